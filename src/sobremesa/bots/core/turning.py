"""Thinking a long turn through: of all orders of small moves, what leaves the table worth most.

A *beam* of the few most promising ways goes on, move by move, in one imagined world, until on each
of them the decision passes to somebody else; then the table is asked what it is worth
(`Table.worth`).
Moves that can be made in any order lead to the same place: of several ways with the same moves
only one goes on. What was found is followed as long as the match goes as it was foreseen, so that
only news, a card that was drawn or what a rival did, make the seat think again.
"""

from __future__ import annotations

from typing import Final

from sobremesa.bots.core.columns import are_alike
from sobremesa.bots.core.playout import is_asked
from sobremesa.engine.core import hiding
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.table import Table
from sobremesa.engine.native import append, i64, vec

MOVES_MOST: Final = 60  # of one turn that is thought through
NOTHING: Final = -(2**60)  # below everything a table can be worth


class Way:
    """Some moves of a turn, and the table after them."""

    def __init__(self, table: Table, codes: vec[i64], mark: i64, value: i64) -> None:
        self.table = table
        self.codes = codes
        self.mark = mark  # alike for the same moves in any order
        self.value = value


class TurnThinker:
    """What one seat intends in its turn."""

    def __init__(self, width: i64) -> None:
        self.width = width  # how many ways go on at once
        self.codes = vec[i64]()  # the moves that are still to be made
        self.foreseen: list[vec[i64]] = []  # the cells before each of them, as the seat knows them
        self.at: i64 = 0  # which of them comes next
        self.best = vec[i64]()
        self.highest: i64 = NOTHING

    def next(self, table: Table, seat: i64, rng: Rng) -> i64:
        """The next move of a seat that knows so much of a table."""
        if self.at >= len(self.codes) or not are_alike(self.foreseen[self.at], table.cells):
            choices = table.choices(seat)
            if len(choices) == 1:
                return choices[0]
            self.think(hiding.imagine(table, seat, rng), seat)
            self.intend(table, seat)
        code: i64 = self.codes[self.at]
        self.at += 1
        return code

    def think(self, world: Table, seat: i64) -> None:
        """Find the moves after which the decision passes on and the table is worth most."""
        self.best = vec[i64]()
        self.highest = NOTHING
        ways: list[Way] = [Way(world, vec[i64](), 0, 0)]
        depth: i64 = 0
        while len(ways) > 0 and depth < MOVES_MOST:
            found: list[Way] = []
            for way in ways:
                self.go_on(way, seat, found)
            ways = self.most_promising(found)
            depth += 1

    def go_on(self, way: Way, seat: i64, found: list[Way]) -> None:
        """Make each next move of a way, which ends where the decision passes to somebody else."""
        choices = way.table.choices(seat)
        i: i64 = 0
        while i < len(choices):
            code: i64 = choices[i]
            after = way.table.clone()
            after.take(seat, code)
            value: i64 = after.worth(seat)
            codes = append(way.codes[:], code)
            if is_asked(after, seat):
                found.append(Way(after, codes, way.mark + mark_of(code), value))
            elif value > self.highest:
                self.highest = value
                self.best = codes
            i += 1

    def most_promising(self, found: list[Way]) -> list[Way]:
        """The few ways that go on: the best, each with other moves than the others."""
        chosen: list[Way] = []
        while len(chosen) < self.width:
            best: Way | None = None
            for way in found:
                if (best is None or way.value > best.value) and not is_among(way.mark, chosen):
                    best = way
            if best is None:
                return chosen
            chosen.append(best)
        return chosen

    def intend(self, table: Table, seat: i64) -> None:
        """Note the moves, and what the seat will know before each of them."""
        self.codes = self.best
        self.foreseen = []
        self.at = 0
        if len(self.codes) == 0:
            self.codes = append(self.codes, table.default(seat))
        ahead = table.clone()
        i: i64 = 0
        while i < len(self.codes):
            self.foreseen.append(ahead.cells[:])
            if not is_asked(ahead, seat) or ahead.refusal(seat, self.codes[i]) != 0:
                self.codes = self.codes[:i]
                return
            ahead.take(seat, self.codes[i])
            i += 1


def is_among(mark: i64, ways: list[Way]) -> bool:
    """Whether one of these ways has the same moves."""
    for way in ways:
        if way.mark == mark:
            return True
    return False


def mark_of(code: i64) -> i64:
    """A number that tells moves apart, also when those of several are added."""
    low: i64 = code & 0x7FFFFFFF
    mixed: i64 = (low * 0x9E3779B1 + (code >> 31) * 0x85EBCA6B) & 0x3FFFFFFFFFFF
    mixed = (mixed ^ (mixed >> 15)) * 0x2C1B3C6D & 0x3FFFFFFFFFFF
    return mixed ^ (mixed >> 12)
