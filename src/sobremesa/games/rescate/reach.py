"""Where a firefighter can go in this turn and what it costs: a help for readers, and no rule.

The rules are asked for every step: each is made on a copy of the table. So a way never costs
anything else than its moves do one by one, and never leads where they do not.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from sobremesa.engine.core.table import MAY
from sobremesa.engine.spaces import NOWHERE
from sobremesa.engine.views import View
from sobremesa.games.rescate import notation
from sobremesa.games.rescate.rules import moves
from sobremesa.games.rescate.rules.fields import ACTION, BONUS, FREE, POINTS
from sobremesa.games.rescate.rules.rescate import Rescate

Ways = dict[int, tuple[int, list[str]]]  # by space: what it costs to get there, and the moves


def table_in(view: View, table: Rescate) -> Rescate:
    """An empty table, filled with what a view tells; what markers hide stays unknown."""
    cells: Any = table.cells
    for field in table.layout.fields:
        if field.name in view["fields"]:
            for i, value in enumerate(view["fields"][field.name]):
                cells[field.at + i] = value
    for zone in table.layout.zones:
        cells[table.start[zone.number]] = view["zones"][zone.name]["count"]
    if view["ending"] is None and view["asked"]:
        asked = view["asked"][-1]
        kinds = {named: kind for kind, named in KINDS.items()}
        if asked["kind"] in kinds:
            table.ask(kinds[asked["kind"]], sum(1 << seat for seat in asked["seats"]))
    return table


KINDS = {int(ACTION): "action"}


def ways_from(table: Rescate, waiting: tuple[int, ...]) -> Ways:
    """The cheapest way to each space that can be reached by whoever has the turn and is asked."""
    if table.asked() != ACTION or table.turn() not in waiting:
        return {}
    seat = int(table.turn())
    found: Ways = {int(table.at(seat)): (0, [])}
    heap: list[tuple[int, int, list[str], Rescate]] = [(0, 0, [], table)]
    number = 0
    while heap:
        cost, _, way, here = heappop(heap)
        if cost > found[int(here.at(seat))][0]:
            continue
        for codes in steps(here, seat):
            there = walked(here, seat, codes)
            if there is None:
                continue
            space = int(there.at(seat))
            price = cost + int(left(here, seat) - left(there, seat))
            if space in found and found[space][0] <= price:
                continue
            number += 1
            gone = [*way, *(notation.text_of(code) for code in codes)]
            found[space] = (price, gone)
            if here.unknown_in(space) == NOWHERE:  # there one looks first what it is
                heappush(heap, (price, number, gone, there))
    del found[int(table.at(seat))]
    return found


def steps(table: Rescate, seat: int) -> list[list[int]]:
    """In each direction: a step, through a door that has to be opened first if need be."""
    found = []
    for way in range(moves.WAYS):
        step = int(moves.play(moves.MOVE, way))
        opens = int(moves.play(moves.OPEN, way))
        found.append([opens, step] if table.why_not(seat, opens) == MAY else [step])
    return found


def walked(table: Rescate, seat: int, codes: list[int]) -> Rescate | None:
    """The table after these moves; None if one of them cannot be made."""
    there = table.clone()
    for code in codes:
        if there.why_not(seat, code) != MAY:
            return None
        there.take(seat, code)
    return there


def left(table: Rescate, seat: int) -> int:
    """AP of every kind."""
    return int(table.cells[FREE] + table.cells[BONUS] + table.cells[POINTS + seat])
