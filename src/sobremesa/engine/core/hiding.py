"""What a viewer cannot know: forgetting it, and imagining it anew.

Cards the viewer does not see keep their places, but not their identity. `forget` brings them into
one fixed order, so that two states a viewer cannot tell apart become the same state; `imagine`
deals them at random. Whoever holds a forgotten state cannot learn the true one from it.
"""

from __future__ import annotations

from sobremesa.engine.core import chance
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import CHANCE, Zone, sees
from sobremesa.engine.core.table import SILENT, Table
from sobremesa.engine.native import append, i64, vec


def hidden_places(table: Table, viewer: i64, deck: i64) -> vec[i64]:
    """The cells with a card of this deck that the viewer does not know."""
    places = vec[i64]()
    for zone in table.layout.zones:
        if zone.deck == deck and not table.sees(viewer, zone.number):
            for place in places_in(table, zone):
                places = append(places, place)
    return places


def places_in(table: Table, zone: Zone) -> vec[i64]:
    """The cells of a zone that hold a card."""
    places = vec[i64]()
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


def imagine(table: Table, viewer: i64, rng: Rng) -> Table:
    """A copy in which all that the viewer cannot know is dealt at random."""
    copy = forget(table, viewer)
    deck: i64 = 0
    while deck < copy.layout.decks:
        places = hidden_places(copy, viewer, deck)
        last: i64 = len(places) - 1
        while last > 0:
            other: i64 = rng.below(last + 1)
            card: i64 = copy.cells[places[last]]
            copy.cells[places[last]] = copy.cells[places[other]]
            copy.cells[places[other]] = card
            last -= 1
        deck += 1
    for zone in copy.layout.zones:
        if zone.ordered and not table.sees(viewer, zone.number):
            sort_cards(copy.cells, places_in(copy, zone))
    chance.sow_words(copy.cells, CHANCE, rng.word(), rng.word(), rng.word())
    copy.guess(viewer, rng)
    return copy
