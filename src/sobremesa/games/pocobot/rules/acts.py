"""The shape of a kind of move: when it can be made, why not, which there are, what it does.

`why_not` is the one place that says what is legal: the list walks the candidates and asks it, a
refusal is its answer, and nothing is carried out that it has not allowed.
"""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.reasons import MAY
from sobremesa.games.pocobot.rules.table import ACTION, PocobotTable, hand_zone


class Act:
    """A kind of move."""

    def answers(self, asked: i64) -> bool:
        """Which questions it answers: most of them what to do in one's turn."""
        return asked == ACTION

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        """Why a seat may not do it: MAY if it may."""
        raise NotImplementedError

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        """Find all its legal moves."""
        raise NotImplementedError

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def move(self, at: i64) -> i64:
        """The number of the move."""
        raise NotImplementedError

    def list_one(self, table: PocobotTable, seat: i64, at: i64, found: Found) -> None:
        """Find this move if it is legal."""
        if self.why_not(table, seat, at) == MAY:
            found.add(self.move(at))

    def list_cards(self, table: PocobotTable, seat: i64, zone: i64, found: Found) -> None:
        """Find the legal moves with the cards of a zone."""
        i: i64 = 0
        while i < table.count(zone):
            self.list_one(table, seat, table.card(zone, i), found)
            i += 1

    def list_hand(self, table: PocobotTable, seat: i64, found: Found) -> None:
        """Find the legal moves with the cards of the hand."""
        self.list_cards(table, seat, hand_zone(seat), found)
