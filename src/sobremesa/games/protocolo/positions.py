"""Positions of Protocolo that a person can write. See docs/protocolo.md.

    {"turn": 0, "number": 5,
     "hospitals": [
       {"money": 6, "pa": 2, "rp": 9,
        "patients": ["P04 PC 2 DET 1", "P12 @T02"], "overload": ["P06 EST 2"],
        "staff": ["S02 EST 1", "S04 @T02"], "sectors": ["T02 BLOQ 1", "T06"],
        "drugs": ["F04 DOS 1"], "equipment": ["E01 @S02", "E07 LEFT 1"],
        "hand": ["S14", "E03"], "deck": ["T01"], "discard": ["S08"]},
       {}],
     "patients": ["P06"], "patients_discard": ["P01"], "events": ["V08"], "events_discard": ["V10"],
     "seed": 0, "options": {"det_scope": "both"}}

Only `hospitals` must be there, an entry for each seat. The player of the turn is in phase 2; with
`"phase": 1` the turn only begins. A hand that is not given is empty, one that is null is dealt.
Decks begin with the next card; what is named nowhere lies below, shuffled. `patients` of a hospital
lie in the Guardia, `@T02` in that Sector; equal cards are S01, S01b … in the order in which they
are given.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sobremesa.engine.checks import no_seat
from sobremesa.engine.core.table import bit
from sobremesa.engine.diagram import Diagram, finished, impossible, opened
from sobremesa.engine.errors import Detail
from sobremesa.engine.state import State
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules import table as T
from sobremesa.games.protocolo.rules.piles import draw_cards
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.steps import ACTION, INCOME
from sobremesa.games.protocolo.rules.table import zone_of
from sobremesa.games.protocolo.rules.turn import go_on

if TYPE_CHECKING:
    from sobremesa.games.protocolo.game import ProtocoloGame

PARTS: Final = (
    "turn",
    "number",
    "phase",
    "hospitals",
    "patients",
    "patients_discard",
    "events",
    "events_discard",
    "seed",
    "options",
    "seats",
    "game",
)
NUMBERS: Final = {"money": T.MONEY, "pa": T.PA, "earned": T.EARNED, "rp": T.REPUTATION}
AREAS: Final = {
    "sectors": (T.SECTORS, B.SECTOR),
    "staff": (T.STAFF_ZONE, B.STAFF),
    "patients": (T.GUARDIA_ZONE, B.PATIENT),
    "overload": (T.OVERLOAD, B.PATIENT),
    "drugs": (T.DRUGS, B.DRUG),
    "equipment": (T.EQUIPMENT_ZONE, B.EQUIPMENT),
}
PILES: Final = {"hand": T.HAND, "deck": T.DECK, "discard": T.DISCARD}
HOSPITAL: Final = (*NUMBERS, *AREAS, *PILES)
WORDS: Final = ("PC", "EST", "DET", "INF", "BLOQ", "DOS", "TE", "LEFT")
SHAPE = re.compile(r"(\S+)((?:\s+(?:@\S+|[A-Z]+\s*\d+))*)", re.ASCII)
TOKEN = re.compile(r"@(\S+)|([A-Z]+)\s*(\d{1,6})(?=\s|$)", re.ASCII)
NUMBER: Final = 5  # the turn, if none is given: both have had their first ones
MOST: Final = 1_000_000


def read_position(game: ProtocoloGame, diagram: Mapping[str, Any]) -> State:
    """The state of a diagram; says which rule it breaks, or what is wrong with its form."""
    return _Reader(game, Diagram(game.title, diagram, PARTS)).state()


class _Reader:
    def __init__(self, game: ProtocoloGame, diagram: Diagram) -> None:
        self.game = game
        self.box = game.box
        self.diagram = diagram
        self.left: dict[str, list[int]] = {}
        self.attached: list[tuple[int, int, str]] = []  # seat, card, where

    def state(self) -> State:
        state, hospitals = opened(self.game, self.diagram, "hospitals", Mapping)
        table = state.table
        assert isinstance(table, Protocolo)
        self.unpack(table)
        read = [Diagram(self.game.title, one, HOSPITAL) for one in hospitals]
        for seat, hospital in enumerate(read):
            self.lay_hospital(table, seat, hospital)
        for seat, card, where in self.attached:
            self.attach(table, seat, card, where)
        for seat, hospital in enumerate(read):
            self.lay_piles(table, seat, hospital)
        self.lay_common(table)
        for seat, hospital in enumerate(read):
            if hospital.parts.get("hand", []) is None:
                draw_cards(table, seat, self.box.numbers.hand)
        self.begin(table)
        finished(state)
        return self.started(state, table)

    def unpack(self, table: Protocolo) -> None:
        """All cards are to be had: those of each seat by their own names."""
        cards = int(self.box.cards_in_play + table.rulings.event_decks.count() * self.box.events)
        for card in reversed(range(cards)):
            name = f"{self.box.deck_of(card)} {self.game.card_name(card)}".lower()
            self.left.setdefault(name, []).append(card)

    def begin(self, table: Protocolo) -> None:
        """PC-6.5 It is somebody's turn, in phase 2."""
        turn = self.diagram.number("turn", 0)
        if turn not in (0, 1):
            raise impossible("CA-1", no_seat(turn))
        table.cells[T.TURN] = turn
        most = int(table.rulings.max_turns)
        table.cells[T.TURNS] = self.small("number", min(NUMBER, most))
        table.cells[T.STEP] = ACTION
        table.ask(T.ACT, bit(turn))

    def started(self, state: State, table: Protocolo) -> State:
        """With `"phase": 1` the turn begins now, and goes on until somebody is asked."""
        phase = self.diagram.number("phase", 2)
        if phase not in (1, 2):
            said = "a position begins in phase 1 or 2, not {phase}"
            raise self.diagram.malformed("no-phase", said, phase=phase)
        if phase == 1:
            table.close()
            table.cells[T.STEP] = INCOME
            go_on(table)
        return state

    def small(self, name: str, default: int) -> int:
        """A number that is not beyond all measure."""
        return max(-1, min(self.diagram.number(name, default), MOST))

    # -- hospitals -----------------------------------------------------------------------------

    def lay_hospital(self, table: Protocolo, seat: int, hospital: Diagram) -> None:
        """Its numbers, and its cards with their tokens."""
        numbers = self.box.numbers
        defaults = {"money": numbers.money, "rp": numbers.reputation}
        for name, cell in NUMBERS.items():
            default = int(defaults.get(name, table.cells[T.PA + seat] if name == "earned" else 0))
            value = max(-1, min(hospital.number(name, default), MOST))
            table.cells[cell + seat] = value
        for area, (what, sort) in AREAS.items():
            for told in hospital.listed(area, str, []):
                self.lay_card(table, seat, what, sort, told)

    def lay_card(self, table: Protocolo, seat: int, what: int, sort: int, told: str) -> None:
        """A card as it is written: `S02 EST 1`, `P12 PC 3 @T02`."""
        found = SHAPE.fullmatch(told.strip().upper())
        if found is None:
            said = "{card} is not written like S02 EST 1 or P12 PC 3 @T02"
            raise self.diagram.malformed("unwritten-card", said, card=told[:40])
        card = self.take(found[1], seat)
        if table.sort(card) != sort:
            said = "{card} cannot lie there"
            raise impossible("PC-4.7", Detail("wrong-place", said, card=found[1]))
        marks = TOKEN.findall(found[2])
        lodged = [at for at, _, _ in marks if at]
        zone = int(zone_of(seat, T.BEDS if what == T.GUARDIA_ZONE and lodged else what))
        if table.count(zone) >= table.layout.zones[zone].capacity:
            said = "{place} of seat {seat} holds more cards than it may"
            full = Detail("overfull", said, place=table.layout.zones[zone].name, seat=seat)
            raise impossible("PC-5.9" if what == T.SECTORS else "PC-6.12", full)
        self.enter(table, seat, card, zone)
        for at in lodged:
            self.attached.append((seat, card, at))
        for _, word, count in marks:
            if word:
                known = self.diagram.one_of("token", word, WORDS)
                self.put(table, card, TOKEN_OF[WORDS[known]], int(count))

    def enter(self, table: Protocolo, seat: int, card: int, zone: int) -> None:
        """The card comes into play after those that were laid before."""
        first, mark = int(self.box.first_name[table.kind(card)]), 0
        while table.find(seat, first + mark) != B.NO_CARD:
            mark += 1
        table.lay(card, zone)
        table.cells[T.CLOCK] += 1
        self.put(table, card, B.SINCE, int(table.cells[T.CLOCK]))
        self.put(table, card, B.MARK, mark)
        self.put(table, card, B.LEFT, int(self.box.protects[table.kind(card)]))
        self.put(table, card, B.DOS, int(self.box.doses[table.kind(card)]))

    def put(self, table: Protocolo, card: int, token: int, count: int) -> None:
        """Tokens on a card."""
        table.cells[T.ON_CARDS + token * self.box.cards_in_play + card] = count

    def attach(self, table: Protocolo, seat: int, card: int, where: str) -> None:
        """Lodged in a Sector, or attached to a card of the same hospital."""
        number = self.game.notation.numbers.get(where.lower())
        if number is None or table.find(seat, number) == B.NO_CARD:
            said = "there is no {name} in play in the hospital of seat {seat}"
            raise self.diagram.malformed("no-place", said, name=where, seat=seat)
        self.put(table, card, B.AT, number + 1)

    # -- piles ---------------------------------------------------------------------------------

    def lay_piles(self, table: Protocolo, seat: int, hospital: Diagram) -> None:
        """Hand, deck and discard pile of a seat; the rest is shuffled under the deck."""
        given = {}
        for name in PILES:
            named = hospital.parts.get(name, [])
            names = [] if name == "hand" and named is None else hospital.listed(name, str, [])
            given[name] = [self.take(one, seat) for one in names]
        for name in ("hand", "discard"):
            for card in given[name]:
                table.lay(card, int(zone_of(seat, PILES[name])))
        self.lay_deck(table, int(zone_of(seat, T.DECK)), 1 + seat, given["deck"])

    def lay_deck(self, table: Protocolo, zone: int, deck: int, on_top: list[int]) -> None:
        """What is left of a deck, shuffled, and on it what was named."""
        rest = [card for name, cards in self.left.items() for card in cards if is_of(name, deck)]
        for card in sorted(rest):
            table.lay(card, zone)
        table.shuffle(zone)
        for card in reversed(on_top):
            table.lay(card, zone)
        for name in self.left:
            if is_of(name, deck):
                self.left[name] = []

    def lay_common(self, table: Protocolo) -> None:
        """The decks of patients and events; `events` are those of the player of the turn."""
        named = {
            name: [self.take(one, deck) for one in self.diagram.listed(name, str, [])]
            for name, deck in (
                ("patients", -1),
                ("patients_discard", -1),
                ("events", self.events_of()),
                ("events_discard", self.events_of()),
            )
        }
        for card in named["patients_discard"]:
            table.lay(card, T.PATIENT_DISCARD)
        self.lay_deck(table, T.PATIENT_DECK, 0, named["patients"])
        pile = self.events_of() - 2
        for card in named["events_discard"]:
            table.lay(card, T.EVENT_DISCARDS + pile)
        for number in range(int(table.rulings.event_decks.count())):
            on_top = named["events"] if number == pile else []
            self.lay_deck(table, T.EVENT_DECKS + number, 3 + number, on_top)

    def events_of(self) -> int:
        """CA-2 Whose event deck is meant, as `take` counts decks."""
        own = self.diagram.part("options", Mapping, {}).get("event_deck") == "own"
        return 2 + (min(max(self.diagram.number("turn", 0), 0), 1) if own else 0)

    def take(self, name: object, deck: int) -> int:
        """A card of a deck by what is printed on it: a seat's own (0, 1), patients, events."""
        word = self.diagram.word(name)
        for number in (1 + deck, 0) if deck in (0, 1) else (1 + deck,):
            cards = self.left.get(f"{number} {word}")
            if cards:
                return cards.pop()
        known = [key.partition(" ")[2] for key in self.left if key[0] in f"{1 + deck}0"]
        self.diagram.one_of("card", word, known)
        said = "there are not so many cards {card}"
        raise impossible("PC-4.1", Detail("too-many", said, card=str(name)[:40]))


def is_of(name: str, deck: int) -> bool:
    """Whether a card that is left belongs to a deck."""
    return name.startswith(f"{deck} ")


TOKEN_OF: Final = dict(
    zip(WORDS, (B.PC, B.EST, B.DET, B.INF, B.BLOQ, B.DOS, B.TE, B.LEFT), strict=True)
)
