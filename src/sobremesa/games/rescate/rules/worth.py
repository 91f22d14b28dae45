"""How good a state is for the crew, as a planning bot sees it: about ten points to an AP."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.native import append, i64, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.box import (
    CUBES_MOST,
    HAZMATS,
    RESCUED_MOST,
    SHEETS,
)
from sobremesa.games.rescate.rules.fields import BONUS, CUBES, FREE, POINTS
from sobremesa.games.rescate.rules.peril import Peril, targets_of
from sobremesa.games.rescate.rules.prospects import RESCUED, Prospects, price_of_losses
from sobremesa.games.rescate.rules.routes import (
    weight,
)
from sobremesa.games.rescate.rules.table import RescateTable

END: Final[i64] = weight("worth", "end")
SAVED: Final[i64] = weight("worth", "saved")
COLLAPSE: Final[i64] = weight("worth", "collapse")
MARGIN: Final[i64] = weight("worth", "margin")
BURNING: Final[i64] = weight("worth", "fire")
SMOKING: Final[i64] = weight("worth", "smoke")
BLAST: Final[i64] = weight("worth", "blast")
KNOCKED: Final[i64] = weight("worth", "knocked")
HAZMAT: Final[i64] = weight("worth", "hazmat")
HAZMAT_BLAST: Final[i64] = weight("worth", "hazmat_blast")
HOT: Final[i64] = weight("worth", "hot_spot")


def role_weights() -> vec[i64]:
    """What each specialist is worth to a crew."""
    found = vec[i64]()
    for name in SHEETS:
        found = append(found, weight("roles", name))
    return found


ROLES: Final[vec[i64]] = role_weights()


def worth(table: RescateTable) -> i64:
    """What a state is worth to everybody."""
    points: i64 = table.rescued() * RESCUED - price_of_losses(table.lost())
    if table.is_over():
        return points + (END if table.cells[WINNERS] != 0 else -END)
    points -= price_of_cubes(table.cells[CUBES])
    peril = Peril(table)
    peril.look()
    points -= price_of_fire(table, peril)
    points += Prospects(table, peril).value()
    points += crew(table, peril)
    return points


def price_of_cubes(cubes: i64) -> i64:
    """B-2.1 Each cube costs more than the one before."""
    total: i64 = 0
    placed: i64 = 0
    while placed < cubes:
        total += next_cube(placed)
        placed += 1
    return total


def next_cube(placed: i64) -> i64:
    """What another cube costs."""
    return COLLAPSE // (CUBES_MOST - placed + MARGIN)


def turns_ahead(table: RescateTable) -> i64:
    """How long the fire will go on: as long as it takes to rescue the others."""
    return BLAST * max(RESCUED_MOST - table.rescued(), 1)


def price_of_fire(table: RescateTable, peril: Peril) -> i64:
    """What burns, and what its explosions are going to cost."""
    ahead: i64 = turns_ahead(table)
    total: i64 = (peril.fires * BURNING + peril.smokes * SMOKING) * ahead // 10
    total += peril.cubes * ahead * next_cube(table.cells[CUBES]) // targets_of(table)
    slot: i64 = 0
    while slot < HAZMATS:
        space: i64 = table.hazmat_at(slot)
        if space != NOWHERE:
            total += HAZMAT + HAZMAT_BLAST * ahead * peril.threat(space) // targets_of(table)
        slot += 1
    space = 0
    while space < table.house.spaces:
        if table.is_hot(space):
            total += HOT
        space += 1
    return total


def crew(table: RescateTable, peril: Peril) -> i64:
    """The firefighters: what they have saved, where they stand, who they are."""
    total: i64 = 0
    seat: i64 = 0
    while seat < table.seats():
        total += SAVED * min(table.cells[POINTS + seat], table.sheet(seat, box.SAVED))
        total += ROLES[table.role(seat)]
        space: i64 = table.at(seat)
        if space != NOWHERE:
            total -= KNOCKED * peril.threat(space) // targets_of(table)
        seat += 1
    return total + (table.cells[FREE] + table.cells[BONUS]) // 2
