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

from sobremesa.engine.checks import no_seat
from sobremesa.engine.diagram import Diagram, finished, impossible, opened
from sobremesa.engine.errors import Detail
from sobremesa.engine.state import State
from sobremesa.games.virus.checks import full_hand, won_already
from sobremesa.games.virus.rules.cards import COLOURS, COPIES, HAND_SIZE, NAMES, first_of
from sobremesa.games.virus.rules.table import DISCARD_PILE, PILE, hand_zone, organ_zone
from sobremesa.games.virus.rules.turn import Virus

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

PARTS = ("turn", "bodies", "hands", "discard", "pile", "rest", "seed", "options", "seats", "game")


def read_position(game: Game, diagram: Mapping[str, Any]) -> State:
    """The state of a diagram; says which rule it breaks, or what is wrong with its form."""
    return _Reader(game, Diagram(game.title, diagram, PARTS)).state()


class _Reader:
    def __init__(self, game: Game, diagram: Diagram) -> None:
        self.game = game
        self.diagram = diagram
        self.left = list(COPIES)  # copies of each kind that are not placed yet

    def state(self) -> State:
        state, bodies = opened(self.game, self.diagram, "bodies", list)
        table = state.table
        assert isinstance(table, Virus)
        self.lay_bodies(table, bodies)
        self.lay_hands_and_piles(table)
        self.begin(table)
        return finished(state)

    def begin(self, table: Virus) -> None:
        """VI-4.1 It is somebody's turn, unless the position is won already."""
        turn = self.diagram.number("turn", 0)
        if not 0 <= turn < table.seats:
            raise impossible("VI-1.7", no_seat(turn))
        for seat in range(table.seats):
            if table.rulings.winning.is_complete(table, seat):
                raise impossible("VI-7.1", won_already(seat))
        table.begin_turn(turn)

    def lay_bodies(self, table: Virus, bodies: list[Any]) -> None:
        """Each organ with the cards on it."""
        for seat, body in enumerate(bodies):
            for organ in body:
                name, *on_it = self.diagram.word(organ).split("+")
                colour = self.diagram.one_of("colour", name, COLOURS)
                zone = organ_zone(seat, colour)
                if table.count(zone) > 0:
                    said = "the body of seat {seat} has two {colour} organs"
                    raise impossible("VI-2.7", Detail("two-organs", said, seat=seat, colour=name))
                self.lay(table, f"organ:{name}", zone)
                for card in on_it:
                    if table.count(zone) == table.layout.zones[zone].capacity:
                        said = "the {colour} organ of seat {seat} cannot hold so many cards"
                        detail = Detail("organ-full", said, seat=seat, colour=name)
                        raise impossible("VI-2.6", detail)
                    self.lay(table, card, zone)

    def lay_hands_and_piles(self, table: Virus) -> None:
        """What is given lies where it is said; what is left is shuffled, and dealt if need be."""
        hands = self.hands(int(table.seats))
        for seat, hand in enumerate(hands):
            for name in hand or []:
                self.lay(table, name, hand_zone(seat))
        discard = [self.take(name) for name in self.diagram.listed("discard", str, [])]
        next_cards = [self.take(name) for name in self.diagram.listed("pile", str, [])]
        self.lay_rest(table)
        for seat, hand in enumerate(hands):
            while hand is None and table.cards_in_hand(seat) < HAND_SIZE and table.count(PILE) > 0:
                table.draw(PILE, hand_zone(seat))
        places = ["pile", "discard"]
        if self.diagram.one_of("place", self.diagram.part("rest", str, "pile"), places) == 1:
            table.sweep(PILE, DISCARD_PILE)
        for card in reversed(next_cards):
            table.lay(card, PILE)
        for card in discard:
            table.lay(card, DISCARD_PILE)

    def hands(self, seats: int) -> list[list[Any] | None]:
        """The hands that are given; None for those to be dealt."""
        hands = self.diagram.listed("hands", (list, type(None)), [])
        if len(hands) > seats:
            said = "there are {hands} hands for {seats} seats"
            raise self.diagram.malformed("too-many-hands", said, hands=len(hands), seats=seats)
        for seat, hand in enumerate(hands):
            if len(hand or []) > HAND_SIZE:
                raise impossible("VI-1.4", full_hand(seat, len(hand)))
        return hands + [None] * (seats - len(hands))

    def lay_rest(self, table: Virus) -> None:
        """All cards that are named nowhere make up the pile."""
        for kind, left in enumerate(self.left):
            for i in range(left):
                table.lay(first_of(kind) + COPIES[kind] - left + i, PILE)
        table.shuffle(PILE)

    def lay(self, table: Virus, name: object, zone: int) -> None:
        table.lay(self.take(name), zone)

    def take(self, name: object) -> int:
        """One more card of this name from the box."""
        word = self.diagram.word(name)
        kind = self.diagram.one_of("card", word, NAMES)
        if self.left[kind] == 0:
            said = "it has more than {most} of the card {card}"
            raise impossible("VI-1.2", Detail("too-many", said, most=COPIES[kind], card=word))
        self.left[kind] -= 1
        return int(first_of(kind)) + COPIES[kind] - self.left[kind] - 1
