"""VI-6.3 Contagion: the viruses of your organs go to organs of your rivals.

The player goes through the infected organs in the order of their colours and says for each where
its virus goes, or that it stays. Until the last one is settled nothing moves, so that all viruses
travel together. The plan has a number for each organ: UNSETTLED, PASSED, or the goal.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64, vec
from sobremesa.games.virus.rules.cards import EACH
from sobremesa.games.virus.rules.moves import (
    STAYS,
    goal_at,
    goal_of,
    place,
    place_of_goal,
    seat_of,
    slot_of,
    source_of,
    spread,
)
from sobremesa.games.virus.rules.organs import infect, why_no_virus
from sobremesa.games.virus.rules.plays import OnEverybody
from sobremesa.games.virus.rules.reasons import (
    ANOTHER_FIRST,
    MAY,
    NO_SUCH_PLAYER,
    NOT_FREE,
    NOT_THE_MOST,
    NOTHING_MOVED,
    NOTHING_SPREADS,
    TARGET_USED,
    YOUR_OWN,
)
from sobremesa.games.virus.rules.table import CONTAGION_STEP, PLAN, VirusTable, organ_zone

UNSETTLED: Final = 0
PASSED: Final = 1
FIRST_GOAL: Final = 2  # a plan of FIRST_GOAL + place: the virus goes to that place


class Targets:
    """VI-6.3, VC-4 Only free organs take a travelling virus."""

    def why_not(self, table: VirusTable, virus: i64, seat: i64, colour: i64) -> i64:
        """Why a virus of this colour may not travel to a rival's organ."""
        reason = why_no_virus(table, virus, seat, colour)
        if reason == MAY and not table.is_free(seat, colour):
            return NOT_FREE
        return reason


class AnyTarget(Targets):
    """VI-6.3 `contagion_targets = any`: every organ that could be played on."""

    def why_not(self, table: VirusTable, virus: i64, seat: i64, colour: i64) -> i64:
        return why_no_virus(table, virus, seat, colour)


class Amount:
    """VI-6.3 As many viruses as possible must move."""

    def why_not(self, moved: i64, possible: i64, most: i64) -> i64:
        """Why a step may not be taken: `moved` viruses so far, at best `possible`, of `most`."""
        return NOT_THE_MOST if possible < most else MAY


class AnyAmount(Amount):
    """VI-6.3 `contagion_maximum = false`: any number, but at least one."""

    def why_not(self, moved: i64, possible: i64, most: i64) -> i64:
        return NOTHING_MOVED if possible == 0 else MAY


def settled(table: VirusTable, colour: i64) -> i64:
    """What is planned for the virus on the active player's organ of this colour."""
    return table.cells[PLAN + colour]


def is_source(table: VirusTable, colour: i64) -> bool:
    """Whether the active player has a virus there that is not settled yet."""
    return table.is_infected(table.turn(), colour) and settled(table, colour) == UNSETTLED


def is_used(table: VirusTable, goal: i64) -> bool:
    """Whether a virus is already on its way to a place: each organ receives at most one."""
    colour: i64 = 0
    while colour < EACH:
        if settled(table, colour) == FIRST_GOAL + goal:
            return True
        colour += 1
    return False


def why_not_there(table: VirusTable, source: i64, goal: i64) -> i64:
    """Why the virus on an organ of the active player may not travel to a place."""
    if seat_of(goal) >= table.seats:
        return NO_SUCH_PLAYER
    if seat_of(goal) == table.turn():
        return YOUR_OWN
    if is_used(table, goal):
        return TARGET_USED
    virus = table.colour_on(table.turn(), source)
    return table.rulings.contagion_targets.why_not(table, virus, seat_of(goal), slot_of(goal))


def can_travel(table: VirusTable, source: i64) -> bool:
    """Whether the virus on this organ has anywhere to go."""
    goal: i64 = 0
    while goal < table.seats * EACH:
        if why_not_there(table, source, goal) == MAY:
            return True
        goal += 1
    return False


def finds_goal(table: VirusTable, source: i64, taken: vec[i64], tried: vec[i64]) -> bool:
    """Find a goal for a virus, sending others elsewhere if need be (augmenting paths)."""
    goal: i64 = 0
    while goal < table.seats * EACH:
        if tried[goal] == 0 and why_not_there(table, source, goal) == MAY:
            tried[goal] = 1
            if taken[goal] < 0 or finds_goal(table, taken[goal], taken, tried):
                taken[goal] = source
                return True
        goal += 1
    return False


def most_that_can_move(table: VirusTable) -> i64:
    """How many of the viruses that are not settled can travel together."""
    places = int(table.seats * EACH)
    taken = vec[i64]([-1] * places)
    moving: i64 = 0
    colour: i64 = 0
    while colour < EACH:
        if is_source(table, colour) and finds_goal(table, colour, taken, vec[i64]([0] * places)):
            moving += 1
        colour += 1
    return moving


def moved_so_far(table: VirusTable) -> i64:
    """How many viruses have a goal."""
    moved: i64 = 0
    colour: i64 = 0
    while colour < EACH:
        if settled(table, colour) >= FIRST_GOAL:
            moved += 1
        colour += 1
    return moved


def next_source(table: VirusTable) -> i64:
    """The next organ, in the order of the colours, whose virus can travel; EACH if none."""
    colour: i64 = 0
    while colour < EACH:
        if is_source(table, colour) and can_travel(table, colour):
            return colour
        colour += 1
    return EACH


class Contagion(OnEverybody):
    """VI-6.3 May be played if at least one virus can move."""

    def why_not(self, table: VirusTable) -> i64:
        return NOTHING_SPREADS if next_source(table) == EACH else MAY

    def act(self, table: VirusTable, card: i64) -> None:
        table.ask(CONTAGION_STEP, bit(table.turn()))


def why_not_step(table: VirusTable, source: i64, goal: i64) -> i64:
    """Why the virus on an organ may not be sent to a goal, or stay, now."""
    if source != next_source(table):
        return ANOTHER_FIRST
    plan: i64 = PASSED
    if goal != STAYS:
        reason = why_not_there(table, source, place_of_goal(goal))
        if reason != MAY:
            return reason
        plan = FIRST_GOAL + place_of_goal(goal)
    moved: i64 = moved_so_far(table)
    most: i64 = moved + most_that_can_move(table)
    table.cells[PLAN + source] = plan  # tried out, and taken back
    moved = moved_so_far(table)
    possible: i64 = moved + most_that_can_move(table)
    table.cells[PLAN + source] = UNSETTLED
    return table.rulings.contagion_amount.why_not(moved, possible, most)


def list_steps(table: VirusTable, found: Found) -> None:
    """Where the next virus may go."""
    source: i64 = next_source(table)
    seat: i64 = 0
    while seat < table.seats:
        colour: i64 = 0
        while colour < EACH:
            goal: i64 = goal_at(place(seat, colour))
            if why_not_step(table, source, goal) == MAY:
                found.add(spread(source, goal))
            colour += 1
        seat += 1
    if why_not_step(table, source, STAYS) == MAY:
        found.add(spread(source, STAYS))


def take_step(table: VirusTable, target: i64) -> bool:
    """Settle one virus; with the last one all travel. Tells whether the contagion is over."""
    goal: i64 = goal_of(target)
    plan: i64 = PASSED if goal == STAYS else FIRST_GOAL + place_of_goal(goal)
    table.set_number(PLAN + source_of(target), plan)
    if next_source(table) < EACH:
        return False
    table.close()
    travel(table)
    return True


def travel(table: VirusTable) -> None:
    """VI-5.4 All viruses travel: to the seats in turn order, there by colour."""
    seat: i64 = table.after(table.turn())
    while seat != table.turn():
        colour: i64 = 0
        while colour < EACH:
            source: i64 = source_for(table, place(seat, colour))
            if source < EACH:
                zone: i64 = organ_zone(table.turn(), source)
                infect(table, table.top(zone), zone, seat, colour)
            colour += 1
        seat = table.after(seat)
    colour = 0
    while colour < EACH:
        table.set_number(PLAN + colour, UNSETTLED)
        colour += 1


def source_for(table: VirusTable, goal: i64) -> i64:
    """The organ whose virus goes to a place; EACH if none does."""
    colour: i64 = 0
    while colour < EACH and settled(table, colour) != FIRST_GOAL + goal:
        colour += 1
    return colour
