"""Connect four as a yardstick: seven columns of six, four in a row win."""

from __future__ import annotations

from typing import Final

from bench.games.bits import one_bit
from sobremesa.engine.core.layout import OWN, PUBLIC, Layout
from sobremesa.engine.core.table import MAY, Table, bit
from sobremesa.engine.native import append, i64, vec

COLUMNS: Final = 7
ROWS: Final = 6
COLUMN_BITS: Final = ROWS + 1  # a row that stays empty keeps lines from going over the edge
DISCS: Final = COLUMNS * ROWS

HEIGHTS: Final = OWN  # for each column how many discs it holds
PLACED: Final = OWN + COLUMNS  # how many discs there are
OWNED: Final = PLACED + 1  # for each seat a number with a bit for each of its discs

DROP: Final = 1  # the only decision
LINE: Final = 1  # endings
FULL: Final = 2
FULL_COLUMN: Final = 10  # the only reason


def layout() -> Layout:
    """Everything lies open."""
    plan = Layout(2)
    plan.field("heights", COLUMNS, PUBLIC)
    plan.field("placed", 1, PUBLIC)
    plan.field("discs", 2, PUBLIC)
    return plan


def holds_four(discs: i64, step: i64) -> bool:
    """Whether four of these discs lie one step after the other."""
    pairs: i64 = discs & (discs >> step)
    return pairs & (pairs >> (step + step)) != 0


def has_line(discs: i64) -> bool:
    """Four upwards, across, or on either diagonal."""
    return (
        holds_four(discs, 1)
        or holds_four(discs, COLUMN_BITS)
        or holds_four(discs, COLUMN_BITS - 1)
        or holds_four(discs, COLUMN_BITS + 1)
    )


class ConnectFour(Table):
    """An upright board; a move's code is its column."""

    def clone(self) -> ConnectFour:
        copy = ConnectFour(self.layout, self.cells[:])
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """The first seat begins."""
        self.ask(DROP, bit(0))

    def why_not(self, seat: i64, code: i64) -> i64:
        return FULL_COLUMN if self.cells[HEIGHTS + code] == ROWS else MAY

    def choices(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=COLUMNS)
        column: i64 = 0
        while column < COLUMNS:
            if self.why_not(seat, column) == MAY:
                found = append(found, column)
            column += 1
        return found

    def take(self, seat: i64, code: i64) -> None:
        height: i64 = self.cells[HEIGHTS + code]
        discs: i64 = self.cells[OWNED + seat] | one_bit(code * COLUMN_BITS + height)
        self.set_number(HEIGHTS + code, height + 1)
        self.set_number(PLACED, self.cells[PLACED] + 1)
        self.set_number(OWNED + seat, discs)
        self.close()
        if has_line(discs):
            self.end(LINE, bit(seat))
        elif self.cells[PLACED] == DISCS:
            self.end(FULL, bit(0) | bit(1))
        else:
            self.ask(DROP, bit(1 - seat))
