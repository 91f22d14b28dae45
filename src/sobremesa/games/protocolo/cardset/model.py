"""What a card is: typed, and checked when it was read. Nothing here knows how a card is played.

A card has abilities; an ability is set off by its trigger, has a price, and a sequence of effects.
What goes with what (which trigger on which kind of card, which selector where) stands in
`vocabulary.py`; the notation in `notation.py`; the files in `reading.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import TypeAlias

from sobremesa.games.protocolo.cardset.terms import (
    CRISIS,
    Fact,
    Filter,
    Guard,
    Selector,
    Stat,
    Token,
    Trigger,
    Verb,
)


class Kind(StrEnum):
    """PC-3, PC-4 The kinds of cards."""

    PATIENT = "patient"
    STAFF = "staff"
    DRUG = "drug"
    EQUIPMENT = "equipment"
    SECTOR = "sector"
    EVENT = "event"


class Attach(StrEnum):
    """CA-87 Where equipment enters play."""

    STAFF = "staff"
    PATIENT = "patient"
    SECTOR = "sector"  # with capacity
    HOSPITAL = "hospital"  # attached to nothing


@dataclass(frozen=True)
class Target:
    """A selector with its filters."""

    selector: Selector
    filters: tuple[Filter, ...] = ()

    def __str__(self) -> str:
        """As it is written.

        >>> str(Target(Selector.OP, (Filter.NONCRITICAL, Filter.GUARDIA)))
        '@OP[noncritical,guardia]'
        """
        filters = f"[{','.join(self.filters)}]" if self.filters else ""
        return f"@{self.selector}{filters}"


@dataclass(frozen=True)
class Do:
    """One verb with its arguments.

    `amount` has a sign for MONEY, RP and MOD and is positive elsewhere; for MOVE_PATIENT, TRANSFER,
    RETURN and DESTROY it is 0. `every` stands for `ALL` of REMOVE and for `*` of PROTECT, and then
    `amount` is 0 as well.
    """

    verb: Verb
    target: Target
    amount: int = 0
    every: bool = False
    token: Token | None = None  # of ADD and REMOVE
    stat: Stat | None = None  # of MOD
    guard: Guard | None = None  # of PROTECT
    this_turn: bool = False  # a MOD that ends with the turn


@dataclass(frozen=True)
class Condition:
    """A fact that must be at least so much."""

    fact: Fact
    least: int


@dataclass(frozen=True)
class If:
    """Effects under a condition."""

    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Choice:
    """Two or more sequences, one of which is chosen."""

    branches: tuple[tuple[Effect, ...], ...]


Effect: TypeAlias = Do | If | Choice


@dataclass(frozen=True)
class Price:
    """What the use of an ability costs."""

    money: int = 0  # of an active
    pa: int = 0  # of an epic
    est: int = 0  # of both: put on whoever uses it
    after: bool = False  # the EST is put after the effect
    on: Selector | None = None  # an active of a Sector: @OS, or @LODGED_S where it has capacity
    doses: int = 0  # of a drug


@dataclass(frozen=True)
class Ability:
    """Effects with what sets them off. A card has at most one ability of each trigger."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    price: Price = Price()

    def walk(self) -> Iterator[Do]:
        """Every verb of it, in the order of the text, also those inside CHOICE and IF."""
        return walk(self.effects)


@dataclass(frozen=True)
class Card:
    """What all cards have. Names and texts go by language."""

    id: str
    names: dict[str, str]
    copies: int
    abilities: tuple[Ability, ...] = ()
    texts: dict[str, str] = field(default_factory=dict)  # written by hand, where nothing else does

    def ability(self, trigger: Trigger) -> Ability | None:
        """What this trigger sets off."""
        return next((one for one in self.abilities if one.trigger is trigger), None)


@dataclass(frozen=True)
class Patient(Card):
    """PC-5.1 GRV, DET limit and PA."""

    gravity: int = 0
    limit: int = 0
    pa: int = 0


@dataclass(frozen=True)
class Staff(Card):
    """PC-5.4 RES; a printed CURA of 0 cannot cure (CA-73)."""

    cost: int = 0
    res: int = 0
    cure: int = 0
    chief: bool = False


@dataclass(frozen=True)
class Drug(Card):
    """PC-7.1 Enters with so many DOS."""

    cost: int = 0
    doses: int = 0


@dataclass(frozen=True)
class Equipment(Card):
    """CA-30 Enters play as its card says."""

    cost: int = 0
    attach: Attach = Attach.HOSPITAL
    value: Decimal | None = None  # what it is worth by the formula of its cost


@dataclass(frozen=True)
class Sector(Card):
    """PC-5.10 Some have capacity: one patient and one staff member."""

    cost: int = 0
    capacity: bool = False
    value: Decimal | None = None  # what it is worth by the formula of its cost


@dataclass(frozen=True)
class Event(Card):
    """PC-4.2 Events, and Crises whose target the opponent chooses."""

    @property
    def crisis(self) -> bool:
        """PC-6.4 Whether there is a target for the opponent to choose."""
        return any(
            do.target.selector in CRISIS for ability in self.abilities for do in ability.walk()
        )


CLASSES: dict[Kind, type[Card]] = {
    Kind.PATIENT: Patient,
    Kind.STAFF: Staff,
    Kind.DRUG: Drug,
    Kind.EQUIPMENT: Equipment,
    Kind.SECTOR: Sector,
    Kind.EVENT: Event,
}


@dataclass(frozen=True)
class CardSet:
    """All cards, in the order of their files, and the numbers of the rulebook that go with them."""

    patients: tuple[Patient, ...]
    staff: tuple[Staff, ...]
    drugs: tuple[Drug, ...]
    equipment: tuple[Equipment, ...]
    sectors: tuple[Sector, ...]
    events: tuple[Event, ...]
    names: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)  # data.toml, amended by numbers.toml
    fingerprint: str = ""  # of all of it; empty for the set of the box

    @property
    def player_deck(self) -> tuple[Staff | Drug | Equipment | Sector, ...]:
        """PC-4.1 The kinds of cards of a player deck; each as often as it has copies."""
        return (*self.staff, *self.drugs, *self.equipment, *self.sectors)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every kind of card once."""
        return (*self.patients, *self.player_deck, *self.events)

    def card(self, name: str) -> Card | None:
        """The card of an id."""
        return next((card for card in self.cards if card.id == name), None)


def kind_of(card: Card) -> Kind:
    """The kind of a card."""
    return next(kind for kind, made in CLASSES.items() if type(card) is made)


def walk(effects: tuple[Effect, ...]) -> Iterator[Do]:
    """Every verb of a sequence."""
    for effect in effects:
        if isinstance(effect, Do):
            yield effect
        elif isinstance(effect, If):
            yield from walk(effect.effects)
        else:
            for branch in effect.branches:
                yield from walk(branch)
