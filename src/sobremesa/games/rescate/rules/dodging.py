"""B-12, B-12.1 The Veteran: his dodge, and what those near him have of his experience."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.box import (
    DODGE,
    NEAR,
    NEVER,
    NOBODY,
    on_sheet,
)
from sobremesa.games.rescate.rules.fields import CLEAR, POINTS
from sobremesa.games.rescate.rules.moves import LINK
from sobremesa.games.rescate.rules.table import RescateTable


def teaches(specialist: i64) -> bool:
    """Whether a specialist dodges by himself, and so gives others of his experience."""
    return NEVER < on_sheet(specialist, DODGE) < on_sheet(NOBODY, DODGE)


def teacher_near(table: RescateTable, seat: i64) -> bool:
    """Whether another firefighter, a Veteran, is in the vicinity."""
    other: i64 = 0
    while other < table.seats():
        if other != seat and teaches(table.role(other)) and is_near(table, seat, other):
            return True
        other += 1
    return False


def is_near(table: RescateTable, seat: i64, other: i64) -> bool:
    """B-12 In the same or an adjacent space, or within three moves without smoke and fire."""
    goal: i64 = table.at(other)
    here: i64 = table.at(seat)
    if here == NOWHERE or goal == NOWHERE:
        return False
    if here == goal or steps_to(table, here, goal):
        return True
    return table.flames(goal) == CLEAR and reaches(table, here, goal, NEAR)


def steps_to(table: RescateTable, here: i64, goal: i64) -> bool:
    """Whether a space is adjacent to another on its floor: no stairs or ladders count."""
    way: i64 = 0
    while way < LINK:
        if table.adjacent(here, way) == goal:
            return True
        way += 1
    return False


def reaches(table: RescateTable, here: i64, goal: i64, moves: i64) -> bool:
    """Whether so many moves, none into smoke or fire, lead to a space."""
    if moves == 1:
        return steps_to(table, here, goal)
    way: i64 = 0
    while way < LINK:
        to: i64 = table.adjacent(here, way)
        if to != NOWHERE and table.flames(to) == CLEAR and reaches(table, to, goal, moves - 1):
            return True
        way += 1
    return steps_to(table, here, goal)


def may_dodge(table: RescateTable, seat: i64) -> bool:
    """B-12.1 Only thanks to a Veteran, and with enough saved AP."""
    cost: i64 = table.sheet(seat, DODGE)
    if cost == NEVER or table.cells[POINTS + seat] < cost:
        return False
    return teaches(table.role(seat)) or teacher_near(table, seat)


def can_dodge(table: RescateTable, seat: i64) -> bool:
    """Whether there is a space to dodge to: a move that costs 1 AP, so not into fire."""
    way: i64 = 0
    while way <= LINK:
        if is_refuge(table, seat, way):
            return True
        way += 1
    return False


def is_refuge(table: RescateTable, seat: i64, way: i64) -> bool:
    """Whether a firefighter can dodge that way."""
    to: i64 = table.adjacent(table.at(seat), way)
    return to != NOWHERE and not table.burns(to)
