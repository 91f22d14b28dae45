"""Positions of Virus! that a person can write. See docs/virus.md.

    {"turn": 0,
     "bodies": [["red+virus:red", "blue"], ["multi+medicine:green+medicine:red"]],
     "hands": [["thief", "organ:green"], null],
     "discard": ["virus:blue"], "pile": ["glove"], "rest": "pile",
     "seed": 0, "options": {"recycle": "flip"}}

Only `bodies` must be there, an entry a seat. A hand that is null, or not given, is dealt from what
is left. `discard` begins with the lowest card, `pile` with the next to be drawn; what is named
nowhere lies below these in the pile, or, with `"rest": "discard"`, in the discard pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.state import State
from sobremesa.games.virus.checks import broken
from sobremesa.games.virus.rules.cards import (
    CARDS,
    COLOURS,
    COPIES,
    DISCARD_MOST,
    HAND_SIZE,
    NAMES,
    first_of,
)
from sobremesa.games.virus.rules.table import DISCARD_PILE, PILE, hand_zone, organ_zone
from sobremesa.games.virus.rules.turn import Virus

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

KEYS = ("turn", "bodies", "hands", "discard", "pile", "rest", "seed", "options", "seats", "game")


def read_position(game: Game, diagram: Mapping[str, Any]) -> State:
    """The state of a diagram; says which rule it breaks, or what is wrong with its form."""
    return _Reader(game, diagram).state()


class _Reader:
    def __init__(self, game: Game, diagram: Mapping[str, Any]) -> None:
        self.game = game
        self.diagram = diagram
        self.left = list(COPIES)  # copies of each kind that are not placed yet
        if not isinstance(diagram, Mapping):
            raise self.malformed("it is not an object")
        for key in diagram:
            if key not in KEYS:
                raise self.malformed(f"it has no part {key!r}; its parts are {', '.join(KEYS)}")
        if diagram.get("game", game.id) != game.id:
            raise self.malformed(f"it is one of {diagram['game']!r}")

    def state(self) -> State:
        bodies = self.list_of("bodies", list)
        seats = self.number("seats", len(bodies))
        if seats != len(bodies):
            raise self.malformed(f"'seats' is {seats}, but there are {len(bodies)} bodies")
        options = self.game.complete(seats, self.part("options", Mapping, {}))
        table = self.game.lay_table(seats, options)
        assert isinstance(table, Virus)
        state = State(self.game, table, options)
        seed = self.diagram.get("seed", 0)
        state.sow(f"position {seed}")
        turn = self.number("turn", 0)
        if not 0 <= turn < seats:
            raise Bad("position", detail=f"there is no seat {turn}", clause="VI-1.7")
        self.lay_bodies(table, bodies)
        self.lay_the_rest(table, Rng(f"rest {seed}"))
        self.begin(table, turn)
        for clause, detail in broken(table):
            raise Bad("position", detail=detail, clause=clause)
        state.recording = True
        return state

    def begin(self, table: Virus, turn: int) -> None:
        """VI-4.1 It is somebody's turn, unless the position is won already."""
        for seat in range(table.seats):
            if table.rulings.winning.is_complete(table, seat):
                detail = f"the body of seat {seat} has won already"
                raise Bad("position", detail=detail, clause="VI-7.1")
        table.begin_turn(turn)

    # laying cards

    def lay_bodies(self, table: Virus, bodies: list[Any]) -> None:
        for seat, body in enumerate(bodies):
            for organ in body:
                parts = str(organ).replace(" ", "").lower().split("+")
                if parts[0] not in COLOURS:
                    raise self.malformed(f"an organ begins with {', '.join(COLOURS)}: {organ!r}")
                zone = organ_zone(seat, COLOURS.index(parts[0]))
                if table.count(zone) > 0:
                    detail = f"the body of seat {seat} has two {parts[0]} organs"
                    raise Bad("position", detail=detail, clause="VI-2.7")
                self.lay(table, f"organ:{parts[0]}", zone)
                for name in parts[1:]:
                    if table.count(zone) == table.layout.zones[zone].capacity:
                        detail = f"the {parts[0]} organ of seat {seat} cannot hold so many cards"
                        raise Bad("position", detail=detail, clause="VI-2.6")
                    self.lay(table, name, zone)

    def lay_the_rest(self, table: Virus, rng: Rng) -> None:
        """Hands that are given, the discard pile; then what is left, at random."""
        seats = int(table.seats)
        hands = self.list_of("hands", (list, type(None)), [None] * seats)
        if len(hands) > seats:
            raise self.malformed(f"there are {len(hands)} hands for {seats} seats")
        hands = hands + [None] * (seats - len(hands))
        for seat, hand in enumerate(hands):
            if len(hand or []) > HAND_SIZE:
                detail = f"seat {seat} holds {len(hand)} cards, more than {HAND_SIZE}"
                raise Bad("position", detail=detail, clause="VI-1.4")
            for name in hand or []:
                self.lay(table, name, hand_zone(seat))
        discard = [self.take(name) for name in self.list_of("discard", str, [])]
        next_cards = [self.take(name) for name in self.list_of("pile", str, [])]
        rest = [
            first_of(kind) + COPIES[kind] - left + i
            for kind, left in enumerate(self.left)
            for i in range(left)
        ]
        for last in range(len(rest) - 1, 0, -1):
            other = int(rng.below(last + 1))
            rest[last], rest[other] = rest[other], rest[last]
        for seat, hand in enumerate(hands):
            while hand is None and table.count(hand_zone(seat)) < HAND_SIZE and rest:
                table.lay(rest.pop(), hand_zone(seat))
        where = self.diagram.get("rest", "pile")
        if where not in ("pile", "discard"):
            raise self.malformed('\'rest\' is "pile" or "discard"')
        for card in rest:
            table.lay(card, PILE if where == "pile" else DISCARD_PILE)
        for card in reversed(next_cards):
            table.lay(card, PILE)
        for card in discard:
            table.lay(card, DISCARD_PILE)

    def lay(self, table: Virus, name: str, zone: int) -> None:
        table.lay(self.take(name), zone)

    def take(self, name: object) -> int:
        """One more card of this name from the box."""
        name = str(name).replace(" ", "").lower()
        if name not in NAMES:
            raise self.malformed(f"there is no card {name!r}; cards are {', '.join(NAMES)}")
        kind = NAMES.index(name)
        if self.left[kind] == 0:
            detail = f"it has more than {COPIES[kind]} cards {name}; all {CARDS} are counted"
            raise Bad("position", detail=detail, clause="VI-1.2")
        self.left[kind] -= 1
        return int(first_of(kind)) + COPIES[kind] - self.left[kind] - 1

    # reading the diagram

    def part(self, name: str, kind: Any, default: Any) -> Any:
        value = self.diagram.get(name, default)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.malformed(f"{name!r} is {value!r}")
        return value

    def number(self, name: str, default: int) -> int:
        value: int = self.part(name, int, default)
        return value

    def list_of(self, name: str, kind: Any, default: Any = None) -> list[Any]:
        value: list[Any] = self.part(name, list, default)
        for item in value:
            if not isinstance(item, kind):
                raise self.malformed(f"{name!r} holds {item!r}")
        return value

    def malformed(self, detail: str) -> Bad:
        return Bad("position-form", game=self.game.title, detail=detail)


assert DISCARD_MOST == HAND_SIZE
