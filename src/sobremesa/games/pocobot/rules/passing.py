"""PB-7.11 Passing: discard two cards of the hand, one after the other."""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.cards import NO_CARD
from sobremesa.games.pocobot.rules.moves import PASS, play
from sobremesa.games.pocobot.rules.reasons import HAS_CARDS, MAY, NOT_IN_HAND
from sobremesa.games.pocobot.rules.table import ACTION, PASSING, PocobotTable, hand_zone
from sobremesa.games.pocobot.rules.turn import OTHER, end_turn


class Pass(Act):
    """PB-6.2, PA-68 Always possible; with fewer than two cards, discard those (PA-67)."""

    def answers(self, asked: i64) -> bool:
        return asked == ACTION or asked == PASSING

    def move(self, at: i64) -> i64:
        return play(PASS, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if at == NO_CARD:
            return MAY if table.count(hand_zone(seat)) == 0 else HAS_CARDS
        return MAY if table.holds(seat, at) else NOT_IN_HAND

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_hand(table, seat, found)
        self.list_one(table, seat, NO_CARD, found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        if at != NO_CARD:
            table.discard(at, hand_zone(seat))
        if table.asked() == ACTION and table.count(hand_zone(seat)) > 0:
            table.ask(PASSING, bit(seat))
            return
        if table.asked() == PASSING:
            table.close()
        end_turn(table, OTHER)
