"""Connect four as a yardstick: seven columns of six, four in a row win."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import OWN, PUBLIC, Layout
from sobremesa.engine.core.table import MAY, Table, bit
from sobremesa.engine.native import append, i64, mypyc_attr, vec

COLUMNS: Final = 7
ROWS: Final = 6
COLUMN_BITS: Final = ROWS + 1  # a row that stays empty keeps lines from going over the edge
BOTTOM: Final = 0b0000001_0000001_0000001_0000001_0000001_0000001_0000001
A_COLUMN: Final = 0b0111111
FULL_BOARD: Final = BOTTOM * A_COLUMN
TOP: Final = ROWS - 1

# the only field: for each seat a number with a bit for each of its discs, column after column
DISCS: Final = OWN

DROP: Final = 1  # the only decision
LINE: Final = 1  # endings
FULL: Final = 2
FULL_COLUMN: Final = 10  # the only reason


def layout() -> Layout:
    """Everything lies open."""
    plan = Layout(2)
    plan.field("discs", 2, PUBLIC)
    return plan


def is_full(placed: i64, column: i64) -> bool:
    """Whether the highest place of a column is taken."""
    return placed >> (column * COLUMN_BITS + TOP) & 1 != 0


def lowest_place(placed: i64, column: i64) -> i64:
    """The bit of the lowest free place of a column: what lies there carries one upwards."""
    floor: i64 = bit(column * COLUMN_BITS)
    return (placed + floor) & ~placed & (floor * A_COLUMN)


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


@mypyc_attr(free_list_len=1)
class ConnectFour(Table):
    """An upright board; a move's code is its column."""

    def clone(self) -> ConnectFour:
        copy = ConnectFour(self.layout, self.cells[:])
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """The first seat begins."""
        self.ask(DROP, bit(0))

    def placed(self) -> i64:
        """A bit for each disc on the board."""
        return self.cells[DISCS] | self.cells[DISCS + 1]

    def why_not(self, seat: i64, code: i64) -> i64:
        return FULL_COLUMN if is_full(self.placed(), code) else MAY

    def choices(self, seat: i64) -> vec[i64]:
        placed: i64 = self.placed()
        found = vec[i64](capacity=COLUMNS)
        column: i64 = 0
        while column < COLUMNS:
            if not is_full(placed, column):
                found = append(found, column)
            column += 1
        return found

    def take(self, seat: i64, code: i64) -> None:
        cell: i64 = DISCS + seat
        discs: i64 = self.cells[cell] | lowest_place(self.placed(), code)
        self.set_number(cell, discs)
        if has_line(discs):
            self.close()
            self.end(LINE, bit(seat))
        elif self.placed() == FULL_BOARD:
            self.close()
            self.end(FULL, bit(0) | bit(1))
        else:
            self.ask_next(bit(1 - seat))
