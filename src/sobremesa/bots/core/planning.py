"""Planning long turns: of all a seat may be about to do, what turns out best over some worlds.

A game that has plans names them as *goals*, and says for each the next move on the way there
(`Table.goals`, `Table.toward`). A goal is judged by making all its moves in a few imagined worlds,
letting the turn end there with whatever chance brings, and asking what the table is worth then.
Every goal is judged in the same worlds. What was found is remembered as long as the match goes the
way it was foreseen, so that only news make a seat think again.
"""

from __future__ import annotations

from typing import Final

from sobremesa.bots.core.columns import are_alike
from sobremesa.bots.core.playout import first_of, is_asked
from sobremesa.engine.core import hiding
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import ENDING
from sobremesa.engine.core.table import NO_MOVE, Table
from sobremesa.engine.native import append, i64, vec

MOVES_MOST: Final = 40  # of a goal, and of the end of a turn
NOTHING: Final = -(2**60)  # below everything a table can be worth


class Planner:
    """What one seat intends."""

    def __init__(self, worlds: i64) -> None:
        self.worlds = worlds
        self.codes = vec[i64]()  # the moves that are still to be made
        self.foreseen: list[vec[i64]] = []  # the cells before each of them, as the seat knows them
        self.at: i64 = 0  # which of them comes next

    def next(self, table: Table, seat: i64, rng: Rng) -> i64:
        """The move of a seat that knows so much of a table; NO_MOVE if its game has no plans."""
        if self.at < len(self.codes) and are_alike(self.foreseen[self.at], table.cells):
            code: i64 = self.codes[self.at]
            self.at += 1
            return code
        goal: i64 = self.best(table, seat, rng)
        if goal == NO_MOVE:
            return NO_MOVE
        self.intend(table, seat, goal)
        self.at = 1
        return self.codes[0]

    def best(self, table: Table, seat: i64, rng: Rng) -> i64:
        """The goal after which the worlds look best; NO_MOVE if there are none."""
        goals = table.goals(seat)
        if len(goals) < 2:
            return goals[0] if len(goals) == 1 else NO_MOVE
        source = hiding.Worlds(table, seat)
        drawn: list[Table] = []
        while len(drawn) < self.worlds:
            drawn.append(source.draw(rng))
        found: i64 = NO_MOVE
        highest: i64 = NOTHING
        for goal in goals:
            value: i64 = 0
            for world in drawn:
                after = world.clone()
                follow(after, seat, goal)
                come_to_rest(after, table.era())
                value += after.worth(seat)
            if value > highest:
                highest = value
                found = goal
        return found

    def intend(self, table: Table, seat: i64, goal: i64) -> None:
        """Note the moves that lead to a goal; if none does, the one that lets the turn end."""
        self.codes = vec[i64]()
        self.foreseen = []
        ahead = table.clone()
        while len(self.codes) < MOVES_MOST and is_asked(ahead, seat):
            code: i64 = ahead.toward(seat, goal)
            if code == NO_MOVE:
                break
            self.note(ahead, code)
            ahead.take(seat, code)
        if len(self.codes) == 0:
            self.note(ahead, ahead.rest(seat))

    def note(self, table: Table, code: i64) -> None:
        """One move, and when it is to be made."""
        self.codes = append(self.codes, code)
        self.foreseen.append(table.cells[:])


def first_of_any(table: Table) -> i64:
    """The first seat that is asked; NO_MOVE if none is."""
    waiting: i64 = table.waiting()
    return NO_MOVE if waiting == 0 else first_of(waiting)


def follow(table: Table, seat: i64, goal: i64) -> None:
    """Make the moves that lead to a goal, as long as it is up to a seat."""
    made: i64 = 0
    while made < MOVES_MOST and is_asked(table, seat):
        code: i64 = table.toward(seat, goal)
        if code == NO_MOVE:
            return
        table.take(seat, code)
        made += 1


def come_to_rest(table: Table, era: i64) -> None:
    """Let the turn end, with whatever others are asked on its way."""
    made: i64 = 0
    while made < MOVES_MOST and table.cells[ENDING] == 0 and table.era() == era:
        seat: i64 = first_of_any(table)
        table.take(seat, table.rest(seat))
        made += 1
