"""The table of every game: its cells, the open decisions, and what a game must say for itself.

A game's own table is a subclass with named predicates and its way of play.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core import chance, facts
from sobremesa.engine.core.cells import Cells
from sobremesa.engine.core.layout import (
    DEEPEST,
    DEPTH,
    ENDING,
    FRAME_CELLS,
    FRAMES,
    WINNERS,
)
from sobremesa.engine.native import append, i64, mypyc_attr, vec

# answers to "why not?" that every game has; a game's own reasons begin at 10
MAY: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2

NO_MOVE: Final = -1  # in the place of a move's code


@mypyc_attr(free_list_len=1)
class Found:
    """The moves found so far, while the legal ones are listed."""

    def __init__(self) -> None:
        self.codes = vec[i64](capacity=32)

    def add(self, code: i64) -> None:
        """One more legal move."""
        self.codes = append(self.codes, code)


def bit(n: i64) -> i64:
    """The number with only bit n set.

    In two steps, for a literal on the left of << would be cut to 32 bits when compiled.
    """
    one: i64 = 1
    one <<= n
    return one


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Cells):
    """A state of a game, and what every game does with one."""

    # what a game says for itself

    def setting_up(self) -> None:
        """Lay out a new game and ask the first decision."""
        raise NotImplementedError

    def why_not(self, seat: i64, code: i64) -> i64:
        """Why a seat that is asked may not make this move: 0 if it may."""
        raise NotImplementedError

    def choices(self, seat: i64) -> vec[i64]:
        """Every legal move of a seat that is asked, none twice, in a stable order."""
        raise NotImplementedError

    def take(self, seat: i64, code: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def clone(self) -> Table:
        """An independent copy; it records no facts."""
        raise NotImplementedError

    def default(self, seat: i64) -> i64:
        """The move that is made for a seat that is asked and does not answer."""
        return self.choices(seat)[0]

    def guess(self, viewer: i64, rng: chance.Rng) -> None:
        """Fill in at random the fields the viewer cannot know; cards are dealt already."""

    # what a game with long turns may say besides, for bots that plan them (bots/core/planning.py)

    def goals(self, seat: i64) -> vec[i64]:
        """What a seat may be about to do, as numbers of the game's own; none if it has no plans."""
        return vec[i64]()

    def toward(self, seat: i64, goal: i64) -> i64:
        """The next move on the way to a goal; NO_MOVE if it is reached, or cannot be now."""
        return NO_MOVE

    def rest(self, seat: i64) -> i64:
        """The move that does nothing more, and brings a seat's turn to its end in good order."""
        return self.default(seat)

    def era(self) -> i64:
        """A number that changes with every turn: plans are judged when it has changed."""
        return 0

    def worth(self, seat: i64) -> i64:
        """How good the table is for a seat, by what everybody can see."""
        return 0

    def refusal(self, seat: i64, code: i64) -> i64:
        """Why a seat may not make this move now: 0 if it may."""
        if self.cells[ENDING] != 0:
            return GAME_OVER
        if self.waiting() & bit(seat) == 0:
            return NOT_YOUR_TURN
        return self.why_not(seat, code)

    # open decisions, one inside the other: plain numbers, the innermost on top

    def waiting(self) -> i64:
        """A bit for each seat that must decide now."""
        cells = self.cells
        if cells[ENDING] != 0 or cells[DEPTH] == 0:
            return 0
        at: i64 = innermost(cells) + 1
        return cells[at]

    def frame(self) -> i64:
        """The first cell of the innermost decision."""
        return innermost(self.cells)

    def asked(self) -> i64:
        """The kind of the innermost decision; 0 if none is open."""
        cells = self.cells
        if cells[DEPTH] == 0:
            return 0
        at: i64 = innermost(cells)
        return cells[at]

    def ask(self, kind: i64, seats: i64) -> None:
        """Open a decision for the seats whose bits are set."""
        cells = self.cells
        if cells[DEPTH] == DEEPEST:
            raise ValueError("so many decisions inside each other have no place in the cells")
        cells[DEPTH] += 1
        at: i64 = innermost(cells)
        cells[at] = kind
        cells[at + 1] = seats
        if self.log.on:
            self.log.add(facts.ASKED, kind, seats, 0, 0)

    def ask_next(self, seats: i64) -> None:
        """The innermost decision is settled, and others are asked the same anew."""
        cells = self.cells
        at: i64 = innermost(cells)
        cells[at + 1] = seats
        forget_notes(cells, at)
        if self.log.on:
            self.log.add(facts.SETTLED, 0, 0, 0, 0)
            self.log.add(facts.ASKED, cells[at], seats, 0, 0)

    def answered(self, seat: i64) -> bool:
        """A seat has answered the innermost decision; tells whether all have."""
        at: i64 = innermost(self.cells) + 1
        self.cells[at] &= ~bit(seat)
        if self.log.on:
            self.log.add(facts.ANSWERED, seat, 0, 0, 0)
        return self.cells[at] == 0

    def close(self) -> None:
        """The innermost decision is settled."""
        cells = self.cells
        at: i64 = innermost(cells)
        cells[at] = 0
        cells[at + 1] = 0
        forget_notes(cells, at)
        cells[DEPTH] -= 1
        if self.log.on:
            self.log.add(facts.SETTLED, 0, 0, 0, 0)

    def noted(self, index: i64) -> i64:
        """One of the four numbers that the innermost decision keeps for its game."""
        at: i64 = innermost(self.cells) + 2 + index
        return self.cells[at]

    def note(self, index: i64, value: i64) -> None:
        """Change one of the four numbers of the innermost decision."""
        self.set_number(innermost(self.cells) + 2 + index, value)

    def end(self, ending: i64, winners: i64) -> None:
        """The game is over."""
        self.cells[ENDING] = ending
        self.cells[WINNERS] = winners
        if self.log.on:
            self.log.add(facts.ENDED, ending, winners, 0, 0)


def innermost(cells: vec[i64]) -> i64:
    """The first cell of the innermost decision."""
    depth: i64 = cells[DEPTH]
    return FRAMES + (depth - 1) * FRAME_CELLS


def forget_notes(cells: vec[i64], at: i64) -> None:
    """Blank the four numbers that the decision at this cell keeps for its game."""
    cells[at + 2] = 0
    cells[at + 3] = 0
    cells[at + 4] = 0
    cells[at + 5] = 0


assert FRAME_CELLS == 6
