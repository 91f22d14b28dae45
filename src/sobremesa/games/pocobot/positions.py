"""Positions of PoCoBOT that a person can write. See docs/pocobot.md.

    {"turn": 0,
     "panels": [{"pilot": "QS", "spades": ["9S", "7S"], "fuel": ["5D"]}, {"hearts": ["3H"]}],
     "hands": [["2C", "KD"], null],
     "discard": ["4C"], "pile": ["7D"], "removed": ["2H"], "rest": "pile",
     "unlocked": true, "burnt": [false, true], "quiet": 0, "unhurt": 0,
     "seed": 0, "options": {"declare": "cards"}}

Only `panels` must be there, one for each seat. A hand that is null, or not given, is dealt from
what is left. `discard` begins with the lowest card, `pile` with the next to be drawn; what is named
nowhere lies below these in the pile, or, with `"rest": "discard"`, in the discard pile. The card of
the turn is drawn already.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sobremesa.engine.checks import no_seat
from sobremesa.engine.core.table import bit
from sobremesa.engine.diagram import Diagram, finished, impossible, opened
from sobremesa.engine.errors import Detail
from sobremesa.engine.state import State
from sobremesa.games.pocobot.rules.cards import CARDS, HAND, MODULES, NAMES, SUITS
from sobremesa.games.pocobot.rules.pocobot import Pocobot
from sobremesa.games.pocobot.rules.table import (
    ACTION,
    BURNT,
    DISCARD_PILE,
    OPENING,
    PILE,
    QUIET,
    REMOVED,
    SPOTS,
    TURN,
    UNHURT,
    UNLOCKED,
    hand_zone,
    spot_zone,
)

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

PARTS = (
    "turn",
    "panels",
    "hands",
    "discard",
    "pile",
    "removed",
    "rest",
    "opening",
    "unlocked",
    "burnt",
    "quiet",
    "unhurt",
    "seed",
    "options",
    "seats",
    "game",
)
RAISES = "raises"  # the module that a diamond Copilot raises
PANEL = (*SPOTS, RAISES)
NUMBERS_MOST = 1_000_000


def read_position(game: Game, diagram: Mapping[str, Any]) -> State:
    """The state of a diagram; says which rule it breaks, or what is wrong with its form."""
    return _Reader(game, Diagram(game.title, diagram, PARTS)).state()


class _Reader:
    def __init__(self, game: Game, diagram: Diagram) -> None:
        self.game = game
        self.diagram = diagram
        self.left = set(range(CARDS))  # cards that are not placed yet

    def state(self) -> State:
        state, panels = opened(self.game, self.diagram, "panels", Mapping)
        table = state.table
        assert isinstance(table, Pocobot)
        for seat, panel in enumerate(panels):
            self.lay_panel(table, seat, panel)
        self.lay_hands_and_piles(table)
        self.begin(table)
        return finished(state)

    def begin(self, table: Pocobot) -> None:
        """PB-6.1 It is somebody's turn, and the card for it is drawn."""
        turn = self.diagram.number("turn", 0)
        if turn not in (0, 1):
            raise impossible("PB-1.1", no_seat(turn))
        table.cells[TURN] = turn
        table.cells[OPENING] = self.flag(self.diagram, "opening")
        gone = table.count(REMOVED) > 0
        table.cells[UNLOCKED] = self.flag(self.diagram, "unlocked", gone)
        quiet = self.turns("quiet", 0)
        table.cells[QUIET] = quiet
        table.cells[UNHURT] = self.turns("unhurt", quiet)
        burnt = self.diagram.part("burnt", list, [])
        if len(burnt) > 2 or any(type(value) is not bool for value in burnt):
            raise self.diagram.malformed("burnt", "'burnt' is no list of two answers")
        for seat, value in enumerate(burnt):
            table.cells[BURNT + seat] = int(value)
        table.ask(ACTION, bit(turn))

    def turns(self, name: str, default: int) -> int:
        """A number of turns."""
        return max(-1, min(self.diagram.number(name, default), NUMBERS_MOST))

    def flag(self, diagram: Diagram, name: str, default: bool = False) -> int:
        """True or false."""
        value = diagram.parts.get(name, default)
        if not isinstance(value, bool):
            raise diagram.malformed("no-flag", "{name!r} is neither true nor false", name=name)
        return int(value)

    def lay_panel(self, table: Pocobot, seat: int, panel: Mapping[str, Any]) -> None:
        """The cards of a panel, each list at its place."""
        parts = Diagram(self.game.title, panel, PANEL)
        for spot, place in enumerate(SPOTS):
            given = parts.part(place, (str, list), [])
            names = [given] if isinstance(given, str) else given
            zone = int(spot_zone(seat, spot))
            if len(names) > table.layout.zones[zone].capacity:
                said = "{place} of seat {seat} holds more cards than it may"
                raise impossible("PB-4.6", Detail("overfull", said, place=place, seat=seat))
            for name in names:
                table.lay(self.take(name), zone)
        if RAISES in panel:
            chosen = parts.one_of("module", parts.word(panel[RAISES]), SUITS[:MODULES])
            table.choose_module(seat, chosen)

    def lay_hands_and_piles(self, table: Pocobot) -> None:
        """What is given lies where it is said; what is left is shuffled, and dealt if need be."""
        removed = [self.take(name) for name in self.diagram.listed("removed", str, [])]
        if len(removed) > table.layout.zones[REMOVED].capacity:
            said = "{card} cannot have left the game"
            raise impossible("PB-7.2", Detail("not-removed", said, card=NAMES[removed[-1]]))
        hands = self.hands()
        for seat, hand in enumerate(hands):
            for name in hand or []:
                table.lay(self.take(name), hand_zone(seat))
        discard = [self.take(name) for name in self.diagram.listed("discard", str, [])]
        next_cards = [self.take(name) for name in self.diagram.listed("pile", str, [])]
        for card in sorted(self.left):
            table.lay(card, PILE)
        table.shuffle(PILE)
        for seat, hand in enumerate(hands):
            while hand is None and table.count(hand_zone(seat)) < HAND and table.count(PILE) > 0:
                table.draw(PILE, hand_zone(seat))
        places = ["pile", "discard"]
        if self.diagram.one_of("place", self.diagram.part("rest", str, "pile"), places) == 1:
            table.sweep(PILE, DISCARD_PILE)
        for card in removed:
            table.lay(card, REMOVED)
        for card in reversed(next_cards):
            table.lay(card, PILE)
        for card in discard:
            table.lay(card, DISCARD_PILE)

    def hands(self) -> list[list[Any] | None]:
        """The hands that are given; None for those to be dealt."""
        hands = self.diagram.listed("hands", (list, type(None)), [])
        if len(hands) > 2:
            said = "there are {hands} hands for {seats} seats"
            raise self.diagram.malformed("too-many-hands", said, hands=len(hands), seats=2)
        return hands + [None] * (2 - len(hands))

    def take(self, name: object) -> int:
        """A card of the deck, which has each once."""
        word = self.diagram.word(name).upper()
        card = self.diagram.one_of("card", word, NAMES)
        if card not in self.left:
            said = "the card {card} lies in two places"
            raise impossible("PB-1.2", Detail("twice", said, card=word))
        self.left.remove(card)
        return card
