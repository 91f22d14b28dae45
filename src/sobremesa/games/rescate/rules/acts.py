"""The shape of a kind of move: when it can be made, why not, which there are, what it does.

`why_not` is the one place that says what is legal: the list walks the candidates and asks it, a
refusal is its answer, and nothing is carried out that it has not allowed.
"""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.rescate.rules.box import NEVER
from sobremesa.games.rescate.rules.fields import ACTION
from sobremesa.games.rescate.rules.moves import WAYS, play
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.table import RescateTable


class Act:
    """A kind of move."""

    def __init__(self, what: i64, column: i64) -> None:
        self.what = what
        self.column = column  # of the sheet: what it costs, and who can do it at all

    def answers(self, asked: i64) -> bool:
        """Which questions it answers: most of them what to do in one's turn."""
        return asked == ACTION

    def is_for(self, table: RescateTable, seat: i64) -> bool:
        """Whether this firefighter ever does it; it saves walking the candidates."""
        return table.sheet(seat, self.column) != NEVER

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """Why a seat may not do it: MAY if it may."""
        raise NotImplementedError

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        """Find all its legal moves."""
        self.list_one(table, seat, 0, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """What it costs, in AP; of a legal move."""
        return table.sheet(seat, self.column)

    def list_one(self, table: RescateTable, seat: i64, at: i64, found: Found) -> None:
        """Find this move if it is legal."""
        if self.why_not(table, seat, at) == MAY:
            found.add(play(self.what, at))

    def list_ways(self, table: RescateTable, seat: i64, found: Found) -> None:
        """Find the legal moves in all directions."""
        way: i64 = 0
        while way < WAYS:
            self.list_one(table, seat, way, found)
            way += 1
