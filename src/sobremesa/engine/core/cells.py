"""The cells of a state, and the verbs that change them: cards, numbers, chance.

Every change goes through a verb, so that it is recorded as a fact and what should be conserved is
conserved.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core import chance, facts
from sobremesa.engine.core.facts import Log
from sobremesa.engine.core.layout import CHANCE, SECRET, Layout, sees
from sobremesa.engine.native import i64, mypyc_attr, vec

SILENT: Final = Log(False)


class DiceMisfit(Exception):
    """A result given beforehand does not fit the question chance is asked: it, and the largest."""


class DiceWanted(Exception):
    """A real die is to be thrown: so many faces it has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cells:
    """Zones of cards and fields of numbers, as a layout names them."""

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        self.layout = layout
        self.start = layout.start
        self.ordered = layout.ordered
        self.cells = cells
        self.given = vec[i64]()  # results of chance given beforehand, the next one first
        self.asks_dice = False  # whether somebody throws real dice, where no results are given
        self.log = SILENT

    def sees(self, viewer: i64, zone: i64) -> bool:
        """Whether a viewer (a seat, or -1 for a spectator) knows the cards of a zone."""
        spec = self.layout.zones[zone]
        return sees(viewer, spec.sight, spec.owner)

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
        """Put a card into a zone, from nowhere: by itself only for setting up.

        It comes to lie on top, or by its number where the zone is ordered; tells its place.
        """
        return put_in(self.cells, self.start[zone], card, self.ordered[zone] != 0)

    def lift(self, card: i64, zone: i64) -> i64:
        """Take a card out of a zone; those above it come down. Tells where it lay."""
        return take_out(self.cells, self.start[zone], card)

    def move(self, card: i64, source: i64, target: i64) -> None:
        """Move a card from one zone to another."""
        index: i64 = take_out(self.cells, self.start[source], card)
        to: i64 = put_in(self.cells, self.start[target], card, self.ordered[target] != 0)
        if self.log.on:
            self.log.add(facts.MOVED, card, source, target, index, to)

    def draw(self, source: i64, target: i64) -> None:
        """Move the uppermost card of a zone to another."""
        self.move(self.top(source), source, target)

    def sweep(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to another, in their order."""
        cells = self.cells
        at: i64 = self.start[source]
        last: i64 = at + cells[at]
        i: i64 = at + 1
        while i <= last:
            card: i64 = cells[i]
            to: i64 = put_in(cells, self.start[target], card, self.ordered[target] != 0)
            if self.log.on:
                self.log.add(facts.MOVED, card, source, target, 0, to)
            i += 1
        empty(cells, at)

    def turn_over(self, source: i64, target: i64) -> None:
        """Turn a zone over onto another: its lowest card comes to lie on top."""
        cells = self.cells
        at: i64 = self.start[source]
        i: i64 = at + cells[at]
        while i > at:
            card: i64 = cells[i]
            to: i64 = put_in(cells, self.start[target], card, self.ordered[target] != 0)
            if self.log.on:
                self.log.add(facts.MOVED, card, source, target, i - at - 1, to)
            i -= 1
        empty(cells, at)

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

    # numbers

    def set_number(self, cell: i64, value: i64) -> None:
        """Change a number of a field."""
        if self.cells[cell] != value:
            self.cells[cell] = value
            if self.log.on:
                self.log.add(facts.SET, cell, value, 0, 0)

    def put_on(self, cell: i64, value: i64, card: i64, zone: i64) -> None:
        """Change a number that lies on a card of this zone."""
        if self.cells[cell] != value:
            self.cells[cell] = value
            if self.log.on:
                self.log.add(facts.TOKEN, cell, value, zone, self.place_of(card, zone))

    def place_of(self, card: i64, zone: i64) -> i64:
        """Where in a zone a card lies; -1 if it does not."""
        i: i64 = self.count(zone) - 1
        while i >= 0 and self.card(zone, i) != card:
            i -= 1
        return i

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
        if self.asks_dice and len(self.given) == 0:
            raise DiceWanted(faces)
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


# What lies in a zone, by the cell of its count.


def put_in(cells: vec[i64], at: i64, card: i64, ordered: bool) -> i64:
    """Lay a card on top, or by its number among the others; tells its place."""
    last: i64 = cells[at] + 1
    cells[at] = last
    i: i64 = at + last
    if ordered:
        while i > at + 1 and cells[i - 1] > card:
            cells[i] = cells[i - 1]
            i -= 1
    cells[i] = card
    return i - at - 1


def take_out(cells: vec[i64], at: i64, card: i64) -> i64:
    """Take a card away, those above it come down; tells where it lay."""
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


def empty(cells: vec[i64], at: i64) -> None:
    """Clear a zone whose cards lie elsewhere already."""
    i: i64 = at + cells[at]
    while i >= at:
        cells[i] = 0
        i -= 1
