"""What a viewer cannot know: forgetting it, and imagining it anew.

Cards the viewer does not see keep their places, but not their identity. `forget` brings them into
one fixed order, so that two states a viewer cannot tell apart become the same state; `imagine`
deals them at random. Whoever holds a forgotten state cannot learn the true one from it.
"""

from __future__ import annotations

from sobremesa.engine.core import chance
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import CHANCE, sees
from sobremesa.engine.core.table import SILENT, Table
from sobremesa.engine.native import append, i64, vec


def hidden_places(table: Table, viewer: i64, deck: i64) -> vec[i64]:
    """The cells with a card of this deck that the viewer does not know."""
    places = vec[i64]()
    for zone in table.layout.zones:
        if zone.deck == deck and not table.sees(viewer, zone.number):
            i: i64 = 1
            count: i64 = table.cells[zone.at]
            while i <= count:
                places = append(places, zone.at + i)
                i += 1
    return places


def forget(table: Table, viewer: i64) -> Table:
    """A copy in which all that the viewer cannot know is put into one fixed order."""
    copy = table.clone()
    copy.log = SILENT
    copy.given = vec[i64]()
    for field in copy.layout.fields:
        if not sees(viewer, field.sight, field.owner):
            i: i64 = 0
            while i < field.size:
                copy.cells[field.at + i] = 0
                i += 1
    chance.sow_words(copy.cells, CHANCE, 0, 0, 0)
    deck: i64 = 0
    while deck < copy.layout.decks:
        sort_cards(copy.cells, hidden_places(copy, viewer, deck))
        deck += 1
    return copy


def sort_cards(cells: vec[i64], places: vec[i64]) -> None:
    """Put the cards at these places in the order of their numbers."""
    cards = sorted([cells[place] for place in places])
    i: i64 = 0
    while i < len(places):
        card: i64 = cards[i]
        cells[places[i]] = card
        i += 1


def put_in_order(cells: vec[i64], first: i64, last: i64) -> None:
    """Bring the cards from a cell to another in the order of their numbers; they are few."""
    i: i64 = first + 1
    while i <= last:
        card: i64 = cells[i]
        j: i64 = i
        while j > first and cells[j - 1] > card:
            cells[j] = cells[j - 1]
            j -= 1
        cells[j] = card
        i += 1


class Worlds:
    """The worlds that fit what a viewer knows of a table, to be drawn as often as needed."""

    def __init__(self, table: Table, viewer: i64) -> None:
        self.viewer = viewer
        self.forgotten = forget(table, viewer)
        self.places = vec[i64]()  # the cells with hidden cards, one deck after another
        self.ends = vec[i64]()  # for each deck: where its places end
        self.ordered = vec[i64]()  # the first cell of each hidden zone that is kept in order
        deck: i64 = 0
        while deck < table.layout.decks:
            for place in hidden_places(table, viewer, deck):
                self.places = append(self.places, place)
            self.ends = append(self.ends, len(self.places))
            deck += 1
        for zone in table.layout.zones:
            if zone.ordered and not table.sees(viewer, zone.number):
                self.ordered = append(self.ordered, zone.at)

    def draw(self, rng: Rng) -> Table:
        """One of them, each equally likely."""
        world = self.forgotten.clone()
        cells = world.cells
        first: i64 = 0
        for end in self.ends:
            self.deal(cells, first, end, rng)
            first = end
        for at in self.ordered:
            put_in_order(cells, at + 1, at + cells[at])
        chance.sow_words(cells, CHANCE, rng.word(), rng.word(), rng.word())
        world.guess(self.viewer, rng)
        return world

    def deal(self, cells: vec[i64], first: i64, end: i64, rng: Rng) -> None:
        """Bring the cards at these places into a random order."""
        places = self.places
        last: i64 = end - 1
        while last > first:
            other: i64 = first + rng.below(last - first + 1)
            here: i64 = places[last]
            there: i64 = places[other]
            card: i64 = cells[here]
            cells[here] = cells[there]
            cells[there] = card
            last -= 1


def imagine(table: Table, viewer: i64, rng: Rng) -> Table:
    """A copy in which all that the viewer cannot know is dealt at random."""
    return Worlds(table, viewer).draw(rng)
