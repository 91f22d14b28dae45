"""How far things are, in AP: for readers and bots. No rule asks it."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import append, i64, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.box import CHOP, DOOR, FIRE, MOVE, NEVER, NOBODY, on_sheet
from sobremesa.games.rescate.rules.moves import WAYS
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.table import RescateTable

FAR: Final = 40  # as good as not at all


def edge_price(table: RescateTable, space: i64, way: i64) -> i64:
    """What it takes to make an edge passable: nothing, a door, chops; FAR if nothing does."""
    if table.why_not_pass(space, way) == MAY:
        return 0
    edge: i64 = table.house.edge(space, way)
    if edge == NOWHERE:
        return FAR
    state: i64 = table.edge(edge)
    if table.kind(edge).why_not_open(state) == MAY:
        return on_sheet(NOBODY, DOOR)
    chops: i64 = table.kind(edge).chops_left(state)
    return FAR if chops == NEVER else chops * on_sheet(NOBODY, CHOP)


def way_costs(table: RescateTable, goals: list[int], loaded: bool) -> vec[i64]:
    """For each space: the AP of the cheapest way from it to a goal; FAR if it is further.

    A way with a load avoids fire as far as it can: it would have to be put out first.
    """
    costs = vec[i64]()
    space: i64 = 0
    while space < table.house.spaces:
        costs = append(costs, FAR)
        space += 1
    for goal in goals:
        at: i64 = goal
        costs[at] = 0
    through_fire: i64 = on_sheet(NOBODY, FIRE) + (1 if loaded else 0)
    changed: bool = True
    while changed:
        changed = False
        space = 0
        while space < table.house.spaces:
            here: i64 = costs[space]
            if here < FAR:
                step: i64 = through_fire if table.burns(space) else on_sheet(NOBODY, MOVE)
                way: i64 = 0
                while way < WAYS:
                    other: i64 = table.house.beside(space, way)
                    if other != NOWHERE and costs[other] > here + step:
                        total: i64 = here + step + edge_price(table, space, way)
                        if total < costs[other]:
                            costs[other] = total
                            changed = True
                    way += 1
            space += 1
    return costs
