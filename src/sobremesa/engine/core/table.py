"""The table of every game: cells, zones of cards, open decisions, and the verbs that change them.

A game's own table is a subclass with named predicates and its way of play. Every change goes
through a verb, so that it is recorded as a fact and what should be conserved is conserved.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core import chance, facts
from sobremesa.engine.core.facts import Log
from sobremesa.engine.core.layout import (
    CHANCE,
    DEEPEST,
    DEPTH,
    ENDING,
    FRAME_CELLS,
    FRAMES,
    SECRET,
    WINNERS,
    Layout,
    sees,
)
from sobremesa.engine.native import append, i64, mypyc_attr, vec

# answers to "why not?" that every game has; a game's own reasons begin at 10
MAY: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2

SILENT: Final = Log(False)


class DiceMisfit(Exception):
    """A result given beforehand does not fit the question chance is asked: it, and the largest."""


@mypyc_attr(acyclic=True)
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
class Table:
    """A state of a game, and what every game does with one."""

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        self.layout = layout
        self.start = layout.start
        self.ordered = layout.ordered
        self.cells = cells
        self.given = vec[i64]()  # results of chance given beforehand, the next one first
        self.log = SILENT

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

    def sees(self, viewer: i64, zone: i64) -> bool:
        """Whether a viewer (a seat, or -1 for a spectator) knows the cards of a zone."""
        spec = self.layout.zones[zone]
        return sees(viewer, spec.sight, spec.owner)

    def refusal(self, seat: i64, code: i64) -> i64:
        """Why a seat may not make this move now: 0 if it may."""
        if self.cells[ENDING] != 0:
            return GAME_OVER
        if self.waiting() & bit(seat) == 0:
            return NOT_YOUR_TURN
        return self.why_not(seat, code)

    # zones of cards

    def count(self, zone: i64) -> i64:
        """How many cards lie there."""
        at: i64 = self.start[zone]
        return self.cells[at]

    def card(self, zone: i64, index: i64) -> i64:
        """A card of a zone, counted from below."""
        at: i64 = self.start[zone] + 1 + index
        return self.cells[at]

    def top(self, zone: i64) -> i64:
        """The uppermost card of a zone that is not empty."""
        at: i64 = self.start[zone]
        at += self.cells[at]
        return self.cells[at]

    def lay(self, card: i64, zone: i64) -> i64:
        """Put a card into a zone, from nowhere (by itself only for setting up); tells its place."""
        cells = self.cells
        at: i64 = self.start[zone]
        last: i64 = cells[at] + 1
        cells[at] = last
        i: i64 = at + last
        if self.ordered[zone] != 0:  # it lies by its number, not on top
            while i > at + 1 and cells[i - 1] > card:
                cells[i] = cells[i - 1]
                i -= 1
        cells[i] = card
        return i - at - 1

    def lift(self, card: i64, zone: i64) -> i64:
        """Take a card out of a zone; those above it come down. Tells where it lay."""
        cells = self.cells
        at: i64 = self.start[zone]
        last: i64 = at + cells[at]
        i: i64 = last
        while cells[i] != card:
            i -= 1
        index: i64 = i - at - 1
        while i < last:
            cells[i] = cells[i + 1]
            i += 1
        cells[last] = 0
        cells[at] -= 1
        return index

    def move(self, card: i64, source: i64, target: i64) -> None:
        """Move a card from one zone to another."""
        index: i64 = self.lift(card, source)
        to: i64 = self.lay(card, target)
        if self.log.on:
            self.log.add(facts.MOVED, card, source, target, index, to)

    def draw(self, source: i64, target: i64) -> None:
        """Move the uppermost card of a zone to another."""
        self.move(self.top(source), source, target)

    def sweep(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to another, in their order."""
        count: i64 = self.count(source)
        i: i64 = 0
        while i < count:
            card: i64 = self.card(source, i)
            to: i64 = self.lay(card, target)
            if self.log.on:
                self.log.add(facts.MOVED, card, source, target, 0, to)
            i += 1
        self.empty(source)

    def turn_over(self, source: i64, target: i64) -> None:
        """Turn a zone over onto another: its lowest card comes to lie on top."""
        i: i64 = self.count(source) - 1
        while i >= 0:
            card: i64 = self.card(source, i)
            to: i64 = self.lay(card, target)
            if self.log.on:
                self.log.add(facts.MOVED, card, source, target, i, to)
            i -= 1
        self.empty(source)

    def swap(self, one: i64, other: i64) -> None:
        """Two zones exchange all their cards; both are ordered, or none is."""
        if self.log.on:
            self.log_swap(one, other)
        cells = self.cells
        at: i64 = self.start[one]
        to: i64 = self.start[other]
        i: i64 = max(cells[at], cells[to])
        while i >= 0:
            value: i64 = cells[at + i]
            cells[at + i] = cells[to + i]
            cells[to + i] = value
            i -= 1

    def log_swap(self, one: i64, other: i64) -> None:
        """Write down a swap as moves: the cards of one go below those of the other, then these."""
        i: i64 = 0
        while i < self.count(one):
            self.log.add(facts.MOVED, self.card(one, i), one, other, 0, i)
            i += 1
        below: i64 = i
        i = 0
        while i < self.count(other):
            self.log.add(facts.MOVED, self.card(other, i), other, one, below, i)
            i += 1

    def empty(self, zone: i64) -> None:
        """Clear the cells of a zone whose cards lie elsewhere already."""
        at: i64 = self.start[zone]
        i: i64 = at + self.cells[at]
        while i >= at:
            self.cells[i] = 0
            i -= 1

    # numbers

    def set_number(self, cell: i64, value: i64) -> None:
        """Change a number of a field."""
        if self.cells[cell] != value:
            self.cells[cell] = value
            if self.log.on:
                self.log.add(facts.SET, cell, value, 0, 0)

    def reveal(self, cell: i64) -> None:
        """Tell everybody a number of a field that not all may see."""
        if self.log.on:
            self.log.add(facts.REVEALED, cell, self.cells[cell], 0, 0)

    def say(self, what: i64, a: i64, b: i64, c: i64) -> None:
        """Record a fact of the game's own, for log and statistics."""
        if self.log.on:
            self.log.add(facts.SAID, what, a, b, c)

    # chance

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1, or the one given beforehand."""
        if len(self.given) > 0:
            value: i64 = self.given[0]
            self.given = self.given[1:]
            if value < 0 or value >= n:
                raise DiceMisfit(value, n - 1)
            return value
        return chance.below(self.cells, CHANCE, n)

    def roll(self, faces: i64) -> i64:
        """Throw a die: a number from 1 to `faces`."""
        result: i64 = self.below(faces) + 1
        if self.log.on:
            self.log.add(facts.ROLLED, faces, result, 0, 0)
        return result

    def shuffle(self, zone: i64) -> None:
        """Bring the cards of a zone that nobody sees into a random order."""
        if self.layout.zones[zone].sight != SECRET:
            raise ValueError("only what nobody sees is shuffled: views could not follow it")
        cells = self.cells
        at: i64 = self.start[zone]
        last: i64 = cells[at]
        while last > 1:
            other: i64 = self.below(last) + 1
            card: i64 = cells[at + last]
            cells[at + last] = cells[at + other]
            cells[at + other] = card
            last -= 1
        if self.log.on:
            self.log.add(facts.SHUFFLED, zone, 0, 0, 0)

    # open decisions, one inside the other: plain numbers, the innermost on top

    def waiting(self) -> i64:
        """A bit for each seat that must decide now."""
        if self.cells[ENDING] != 0 or self.cells[DEPTH] == 0:
            return 0
        at: i64 = self.frame() + 1
        return self.cells[at]

    def frame(self) -> i64:
        """The first cell of the innermost decision."""
        depth: i64 = self.cells[DEPTH]
        return FRAMES + (depth - 1) * FRAME_CELLS

    def asked(self) -> i64:
        """The kind of the innermost decision; 0 if none is open."""
        if self.cells[DEPTH] == 0:
            return 0
        at: i64 = self.frame()
        return self.cells[at]

    def ask(self, kind: i64, seats: i64) -> None:
        """Open a decision for the seats whose bits are set."""
        if self.cells[DEPTH] == DEEPEST:
            raise ValueError("so many decisions inside each other have no place in the cells")
        self.cells[DEPTH] += 1
        at: i64 = self.frame()
        self.cells[at] = kind
        self.cells[at + 1] = seats
        if self.log.on:
            self.log.add(facts.ASKED, kind, seats, 0, 0)

    def answered(self, seat: i64) -> bool:
        """A seat has answered the innermost decision; tells whether all have."""
        at: i64 = self.frame() + 1
        self.cells[at] &= ~bit(seat)
        if self.log.on:
            self.log.add(facts.ANSWERED, seat, 0, 0, 0)
        return self.cells[at] == 0

    def close(self) -> None:
        """The innermost decision is settled."""
        at: i64 = self.frame()
        i: i64 = 0
        while i < FRAME_CELLS:
            self.cells[at + i] = 0
            i += 1
        self.cells[DEPTH] -= 1
        if self.log.on:
            self.log.add(facts.SETTLED, 0, 0, 0, 0)

    def noted(self, index: i64) -> i64:
        """One of the four numbers that the innermost decision keeps for its game."""
        at: i64 = self.frame() + 2 + index
        return self.cells[at]

    def note(self, index: i64, value: i64) -> None:
        """Change one of the four numbers of the innermost decision."""
        self.set_number(self.frame() + 2 + index, value)

    def end(self, ending: i64, winners: i64) -> None:
        """The game is over."""
        self.cells[ENDING] = ending
        self.cells[WINNERS] = winners
        if self.log.on:
            self.log.add(facts.ENDED, ending, winners, 0, 0)
