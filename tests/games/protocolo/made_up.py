"""Cards made up at random, of everything the vocabulary allows: for the rules to stand up to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from random import Random

from sobremesa.games.protocolo.cardset import vocabulary as V
from sobremesa.games.protocolo.cardset.fitting import FIELDS, check_ability, worked_on
from sobremesa.games.protocolo.cardset.mistakes import Mistake
from sobremesa.games.protocolo.cardset.model import (
    Ability,
    Attach,
    Card,
    Choice,
    Condition,
    Do,
    Drug,
    Effect,
    Equipment,
    Event,
    If,
    Kind,
    Patient,
    Price,
    Sector,
    Staff,
    Target,
    kind_of,
)
from sobremesa.games.protocolo.cardset.reading import FILES
from sobremesa.games.protocolo.cardset.spelling import spelled
from sobremesa.games.protocolo.cardset.terms import (
    Fact,
    Filter,
    Guard,
    Selector,
    Stat,
    Token,
    Trigger,
    Verb,
)

NAMES = {"es": "Carta", "en": "Card"}
HOLDERS: tuple[Card, ...] = (
    Patient("P90", NAMES, 1),
    Staff("S90", NAMES, 1),
    Drug("F90", NAMES, 1),
    *(Equipment("E90", NAMES, 1, attach=attach) for attach in Attach),
    Sector("T90", NAMES, 1, capacity=False),
    Sector("T91", NAMES, 1, capacity=True),
    Event("V90", NAMES, 1),
)


def filterings(selector: Selector) -> Iterator[tuple[Filter, ...]]:
    """The filters that may stand after a selector, in every number."""
    fitting = [one for one in Filter if selector in V.FILTERS[one]]
    return chain.from_iterable(combinations(fitting, n) for n in range(len(fitting) + 1))


def deeds() -> Iterator[Do]:
    """Every verb with every token, stat and protection, on every selector, in both signs."""
    for selector in Selector:
        for filters in filterings(selector):
            yield from deeds_on(Target(selector, filters))


def deeds_on(target: Target) -> Iterator[Do]:
    """The same on one target."""
    for verb in (Verb.HEAL, Verb.DRAW, Verb.ADMIT):
        yield from (Do(verb, target, amount) for amount in (1, 2))
    for verb in (Verb.MONEY, Verb.RP):
        yield from (Do(verb, target, amount) for amount in (2, -1))
    for verb in (Verb.MOVE_PATIENT, Verb.TRANSFER, Verb.RETURN, Verb.DESTROY):
        yield Do(verb, target)
    for token in Token:
        yield Do(Verb.ADD, target, 2, token=token)
        yield Do(Verb.REMOVE, target, 1, token=token)
        yield Do(Verb.REMOVE, target, every=True, token=token)
    for stat in Stat:
        for amount in (1, -1):
            yield Do(Verb.MOD, target, amount, stat=stat)
            yield Do(Verb.MOD, target, amount, stat=stat, this_turn=True)
    for guard in Guard:
        yield from (Do(Verb.PROTECT, target, amount, guard=guard) for amount in (1, 2))
        yield Do(Verb.PROTECT, target, every=True, guard=guard)


def allowed(card: Card, trigger: Trigger) -> Iterator[Do]:
    """Those of them that may stand in this ability of this card."""
    for do in deeds():
        if do.target.selector in worked_on(do) | {Selector.HOST} and fits(
            card, Ability(trigger, (do,))
        ):
            yield do


def fits(card: Card, ability: Ability) -> bool:
    """Whether an ability may stand on a card."""
    try:
        check_ability(card, ability)
    except Mistake:
        return False
    return True


PAIRS = [(card, trigger) for card in HOLDERS for trigger in V.TRIGGERS[kind_of(card)]]
POOL = {(id(card), trigger): list(allowed(card, trigger)) for card, trigger in PAIRS}


class Maker:
    """Cards from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def write(self, folder: Path) -> None:
        """A folder with made-up cards of every kind; every other time without those of the box."""
        files = defaultdict(list)
        stems = {kind: stem for stem, kind in FILES.items()}
        number = 100
        for card in HOLDERS:
            kind = kind_of(card)
            for _ in range(10 if kind is Kind.EVENT else 3):
                number += 1
                files[stems[kind]].append(self.card(f"{card.id[0]}{number}", card))
        for stem, cards in files.items():
            (folder / f"{stem}.toml").write_text("\n".join(cards), encoding="utf-8")
        if self.rng.random() < 0.5:
            (folder / "set.toml").write_text("base = false\n", encoding="utf-8")

    def card(self, name: str, card: Card) -> str:
        """A card as it stands in its file."""
        kind = kind_of(card)
        many = kind in (Kind.PATIENT, Kind.EVENT)
        lines = [f"[{name}]", 'name = { es = "Carta", en = "Card" }']
        lines.append(f"copies = {self.rng.randint(3, 6) if many else self.rng.randint(1, 3)}")
        lines += self.numbers(card)
        for trigger in V.TRIGGERS[kind]:
            if kind in (Kind.DRUG, Kind.EVENT) or self.rng.random() < 0.6:
                lines.append(f'{FIELDS[trigger]} = "{self.text(card, trigger)}"')
        return "\n".join(lines) + "\n"

    def numbers(self, card: Card) -> list[str]:
        """What is printed beside the texts."""
        up_to = self.rng.randint
        if isinstance(card, Patient):
            return [f"gravity = {up_to(1, 8)}", f"limit = {up_to(1, 9)}", f"pa = {up_to(0, 5)}"]
        if isinstance(card, Event):
            return []
        cost = [f"cost = {up_to(0, 4)}"]
        if isinstance(card, Staff):
            chief = str(self.rng.random() < 0.3).lower()
            return [*cost, f"res = {up_to(1, 6)}", f"cure = {up_to(0, 4)}", f"chief = {chief}"]
        if isinstance(card, Drug):
            return [*cost, f"doses = {up_to(1, 3)}"]
        if isinstance(card, Equipment):
            return [*cost, f'attach = "{card.attach}"']
        assert isinstance(card, Sector)
        return [*cost, f"capacity = {str(card.capacity).lower()}"]

    def text(self, card: Card, trigger: Trigger) -> str:
        """An ability that may stand there."""
        while True:
            many = range(self.rng.randint(1, 3))
            effects = tuple(self.effect(POOL[id(card), trigger], 0) for _ in many)
            if fits(card, Ability(trigger, effects)):
                return self.price(card, trigger) + spelled(effects)

    def effect(self, pool: list[Do], depth: int) -> Effect:
        """A verb, now and then a choice or a condition."""
        kind = self.rng.random()
        if depth < 2 and kind < 0.1:
            return Choice(tuple(self.some(pool, depth) for _ in range(self.rng.randint(2, 3))))
        if depth < 2 and kind < 0.2:
            condition = Condition(self.rng.choice(list(Fact)), self.rng.randint(1, 4))
            return If(condition, self.some(pool, depth))
        return self.rng.choice(pool)

    def some(self, pool: list[Do], depth: int) -> tuple[Effect, ...]:
        """One effect or two."""
        return tuple(self.effect(pool, depth + 1) for _ in range(self.rng.randint(1, 2)))

    def price(self, card: Card, trigger: Trigger) -> str:
        """What it costs, if it is something that is paid."""
        est = self.rng.randint(1, 2)
        if trigger is Trigger.ACTIVE:
            on = ""
            if isinstance(card, Sector):
                on = " @LODGED_S" if card.capacity else " @OS"
            after = " after" if isinstance(card, Staff) and self.rng.random() < 0.2 else ""
            return f"${self.rng.randint(0, 2)}, EST {est}{after}{on}: "
        if trigger is Trigger.EPIC:
            after = " after" if self.rng.random() < 0.3 else ""
            return f"{self.rng.randint(0, 2)} PA, EST {est}{after}: "
        return ""


PRICES = {
    Trigger.ACTIVE: (Price(money=1, est=1), Price(money=0, est=2)),
    Trigger.EPIC: (Price(pa=2, est=1), Price(pa=1, est=1, after=True)),
    Trigger.DOSE: (Price(doses=1),),
}
