"""Tic-tac-toe as a yardstick: three by three squares, three in a row win."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import OWN, PUBLIC, Layout
from sobremesa.engine.core.table import MAY, Table, bit
from sobremesa.engine.native import append, i64, mypyc_attr, vec

SQUARES: Final = 9
FULL_BOARD: Final = 0b111_111_111
LINES: Final = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)

# the only field: for each seat a number with a bit for each of its squares
MARKS: Final = OWN

MARK: Final = 1  # the only decision
LINE: Final = 1  # endings
FULL: Final = 2
TAKEN: Final = 10  # the only reason


def layout() -> Layout:
    """Everything lies open."""
    plan = Layout(2)
    plan.field("marks", 2, PUBLIC)
    return plan


def winning_marks() -> vec[i64]:
    """For each set of squares whether it holds a line."""
    won = vec[i64]()
    marks: i64 = 0
    while marks <= FULL_BOARD:
        holds: i64 = 0
        for line in LINES:
            if marks & line == line:
                holds = 1
        won = append(won, holds)
        marks += 1
    return won


WON: Final[vec[i64]] = winning_marks()


def holds(marks: i64, square: i64) -> bool:
    """Whether a square is among these."""
    return marks >> square & 1 != 0


@mypyc_attr(free_list_len=1)
class TicTacToe(Table):
    """A board with marks; a move's code is its square."""

    def clone(self) -> TicTacToe:
        copy = TicTacToe(self.layout, self.cells[:])
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """The first seat begins."""
        self.ask(MARK, bit(0))

    def taken(self) -> i64:
        """A bit for each square that bears a mark."""
        return self.cells[MARKS] | self.cells[MARKS + 1]

    def why_not(self, seat: i64, code: i64) -> i64:
        return TAKEN if holds(self.taken(), code) else MAY

    def choices(self, seat: i64) -> vec[i64]:
        taken: i64 = self.taken()
        found = vec[i64](capacity=SQUARES)
        square: i64 = 0
        while square < SQUARES:
            if not holds(taken, square):
                found = append(found, square)
            square += 1
        return found

    def take(self, seat: i64, code: i64) -> None:
        cell: i64 = MARKS + seat
        marks: i64 = self.cells[cell] | bit(code)
        self.set_number(cell, marks)
        if WON[marks] != 0:
            self.close()
            self.end(LINE, bit(seat))
        elif self.taken() == FULL_BOARD:
            self.close()
            self.end(FULL, bit(0) | bit(1))
        else:
            self.ask_next(bit(1 - seat))
