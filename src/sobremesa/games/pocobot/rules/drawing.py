"""PB-7.4 to PB-7.7 Drawing cards: burn fuel of the hand, or a manoeuvre of the full crew."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.cards import (
    DIAMONDS,
    is_figure,
    is_numeric,
    number,
    suit_of,
    value_of,
)
from sobremesa.games.pocobot.rules.moves import BURN, CREW, both, first_of, play, second_of
from sobremesa.games.pocobot.rules.piles import draw_cards
from sobremesa.games.pocobot.rules.reasons import (
    MAY,
    NO_CREW,
    NO_FIGURE,
    NO_FUEL_CARD,
    NOT_IN_HAND,
    TWICE_IN_A_ROW,
)
from sobremesa.games.pocobot.rules.sayings import DREW_ACTION
from sobremesa.games.pocobot.rules.table import (
    COPILOT,
    PILOT,
    PocobotTable,
    hand_zone,
)
from sobremesa.games.pocobot.rules.turn import BURNING, OTHER, end_turn

CREW_DRAW: Final[i64] = number("crew_draw")


def is_fuel(card: i64) -> bool:
    """PA-15, PA-57 Only diamonds from 2 to 10 have a value."""
    return suit_of(card) == DIAMONDS and is_numeric(card)


def draw_by_action(table: PocobotTable, seat: i64, wanted: i64) -> None:
    """PA-9 to PA-11 Draw what is left, and never shuffle for it."""
    table.say(DREW_ACTION, seat, draw_cards(table, seat, wanted), 0)


class Burn(Act):
    """PB-7.4 Discard a diamond of the hand and draw as many cards as its value."""

    def move(self, at: i64) -> i64:
        return play(BURN, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if not is_fuel(at):
            return NO_FUEL_CARD
        if not table.holds(seat, at):
            return NOT_IN_HAND
        if table.has_burnt(seat):
            return TWICE_IN_A_ROW  # PB-7.5, PA-14
        return MAY

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        if not table.has_burnt(seat):
            self.list_hand(table, seat, found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        table.discard(at, hand_zone(seat))  # PA-13
        draw_by_action(table, seat, value_of(at))
        end_turn(table, BURNING)


class Crew(Act):
    """PB-7.7 With Pilot and Copilot, discard two figures of the hand and draw four cards."""

    def move(self, at: i64) -> i64:
        return play(CREW, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if not is_figure(first_of(at)) or not is_figure(second_of(at)):
            return NO_FIGURE
        if not has_crew(table, seat):
            return NO_CREW
        if not table.holds(seat, first_of(at)) or not table.holds(seat, second_of(at)):
            return NOT_IN_HAND
        return MAY

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        if not has_crew(table, seat):
            return
        hand: i64 = hand_zone(seat)
        i: i64 = 0
        while i < table.count(hand):
            j: i64 = i + 1
            while j < table.count(hand) and is_figure(table.card(hand, i)):
                self.list_one(table, seat, both(table.card(hand, i), table.card(hand, j)), found)
                j += 1
            i += 1

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        table.discard(first_of(at), hand_zone(seat))
        table.discard(second_of(at), hand_zone(seat))
        draw_by_action(table, seat, CREW_DRAW)  # PA-17
        end_turn(table, OTHER)


def has_crew(table: PocobotTable, seat: i64) -> bool:
    """PB-7.7 Whether both Pilot and Copilot sit on the panel."""
    return table.cards_in(seat, PILOT) > 0 and table.cards_in(seat, COPILOT) > 0
