"""VI-6.3 Contagion: the viruses of your organs go to organs of your rivals.

The player goes through the infected organs in the order of their colours and says for each where
its virus goes, or that it stays. Until the last one is settled nothing moves, so that all viruses
travel together. What is settled stands in the plan (see `moves.py`), a number for each organ.
"""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64, vec
from sobremesa.games.virus.rules.cards import EACH
from sobremesa.games.virus.rules.moves import (
    STAYS,
    UNSETTLED,
    place,
    place_of_plan,
    plan_of,
    plan_to,
    seat_of,
    slot_of,
    source_of,
    spread,
    travels,
)
from sobremesa.games.virus.rules.organs import infect, why_no_virus, why_not_touched
from sobremesa.games.virus.rules.plays import OnEverybody
from sobremesa.games.virus.rules.reasons import (
    ANOTHER_FIRST,
    CANNOT_TRAVEL,
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


class Targets:
    """VI-6.3, VC-4, table D Only free organs take a travelling virus."""

    def why_not(self, table: VirusTable, virus: i64, seat: i64, colour: i64) -> i64:
        """Why a virus of this colour may not travel to a rival's organ."""
        reason = why_not_touched(table, virus, seat, colour)
        if reason == MAY and not table.is_free(seat, colour):
            return NOT_FREE
        return reason


class AnyTarget(Targets):
    """VI-6.3 `contagion_targets = any`: every organ that could be played on."""

    def why_not(self, table: VirusTable, virus: i64, seat: i64, colour: i64) -> i64:
        return why_no_virus(table, virus, seat, colour)


class Amount:
    """VI-6.3 As many viruses as possible must move."""

    def why_not(self, possible: i64, most: i64) -> i64:
        """Why a step may not be taken after which `possible` viruses can travel, of `most`."""
        return NOT_THE_MOST if possible < most else MAY


class AnyAmount(Amount):
    """VI-6.3 `contagion_maximum = false`: any number, but at least one."""

    def why_not(self, possible: i64, most: i64) -> i64:
        return NOTHING_MOVED if possible == 0 else MAY


def settled(table: VirusTable, colour: i64) -> i64:
    """VI-6.3 What is planned for the virus on the active player's organ of this colour."""
    return table.cells[PLAN + colour]


def is_source(table: VirusTable, colour: i64) -> bool:
    """VI-6.3 Whether the active player has a virus there that is not settled yet."""
    return table.is_infected(table.turn(), colour) and settled(table, colour) == UNSETTLED


def is_used(table: VirusTable, there: i64) -> bool:
    """VI-6.3 Whether a virus is on its way to a place: each organ receives at most one."""
    colour: i64 = 0
    while colour < EACH:
        if settled(table, colour) == plan_to(there):
            return True
        colour += 1
    return False


def why_not_there(table: VirusTable, source: i64, there: i64) -> i64:
    """VI-6.3 Why the virus on an organ of the active player may not travel to a place."""
    if seat_of(there) >= table.seats:
        return NO_SUCH_PLAYER
    if seat_of(there) == table.turn():
        return YOUR_OWN
    if is_used(table, there):
        return TARGET_USED
    virus = table.colour_on(table.turn(), source)
    return table.rulings.contagion_targets.why_not(table, virus, seat_of(there), slot_of(there))


def can_travel(table: VirusTable, source: i64) -> bool:
    """VI-6.3 Whether a virus lies on this organ that is not settled and has anywhere to go."""
    if not is_source(table, source):
        return False
    there: i64 = 0
    while there < table.seats * EACH:
        if why_not_there(table, source, there) == MAY:
            return True
        there += 1
    return False


def finds_place(table: VirusTable, source: i64, taken: vec[i64], tried: vec[i64]) -> bool:
    """Find a place for a virus, sending others elsewhere if need be (augmenting paths)."""
    there: i64 = 0
    while there < table.seats * EACH:
        if tried[there] == 0 and why_not_there(table, source, there) == MAY:
            tried[there] = 1
            if taken[there] < 0 or finds_place(table, taken[there], taken, tried):
                taken[there] = source
                return True
        there += 1
    return False


def most_that_can_move(table: VirusTable) -> i64:
    """VI-6.3 How many of the viruses that are not settled can travel together."""
    places = int(table.seats * EACH)
    taken = vec[i64]([-1] * places)
    moving: i64 = 0
    colour: i64 = 0
    while colour < EACH:
        if is_source(table, colour) and finds_place(table, colour, taken, vec[i64]([0] * places)):
            moving += 1
        colour += 1
    return moving


def moved_so_far(table: VirusTable) -> i64:
    """How many viruses are on their way."""
    moved: i64 = 0
    colour: i64 = 0
    while colour < EACH:
        if travels(settled(table, colour)):
            moved += 1
        colour += 1
    return moved


def next_source(table: VirusTable) -> i64:
    """VI-6.3 The next organ, by its colour, whose virus can travel; EACH if there is none."""
    colour: i64 = 0
    while colour < EACH:
        if can_travel(table, colour):
            return colour
        colour += 1
    return EACH


class Contagion(OnEverybody):
    """VI-6.3 May be played if at least one virus can move."""

    def why_not(self, table: VirusTable) -> i64:
        return NOTHING_SPREADS if next_source(table) == EACH else MAY

    def act(self, table: VirusTable, card: i64) -> None:
        table.ask(CONTAGION_STEP, bit(table.turn()))


def possible_in_all(table: VirusTable) -> i64:
    """VI-6.3 How many viruses can travel by the plan and beyond it."""
    return moved_so_far(table) + most_that_can_move(table)


def possible_after(table: VirusTable, source: i64, plan: i64) -> i64:
    """How many could travel in all if this were planned: tried on the table, and taken back."""
    table.cells[PLAN + source] = plan
    possible: i64 = possible_in_all(table)
    table.cells[PLAN + source] = UNSETTLED
    return possible


def why_not_step(table: VirusTable, source: i64, plan: i64) -> i64:
    """VI-6.3 Why this may not be planned now for the virus on an organ."""
    if source != next_source(table):
        return ANOTHER_FIRST if can_travel(table, source) else CANNOT_TRAVEL
    if travels(plan):
        reason = why_not_there(table, source, place_of_plan(plan))
        if reason != MAY:
            return reason
    most: i64 = possible_in_all(table)
    return table.rulings.contagion_amount.why_not(possible_after(table, source, plan), most)


def list_steps(table: VirusTable, found: Found) -> None:
    """VI-6.3 Where the next virus may go."""
    source: i64 = next_source(table)
    seat: i64 = 0
    while seat < table.seats:
        colour: i64 = 0
        while colour < EACH:
            plan: i64 = plan_to(place(seat, colour))
            if why_not_step(table, source, plan) == MAY:
                found.add(spread(source, plan))
            colour += 1
        seat += 1
    if why_not_step(table, source, STAYS) == MAY:
        found.add(spread(source, STAYS))


def take_step(table: VirusTable, target: i64) -> bool:
    """VI-6.3 Settle one virus; with the last one all travel. Tells whether that was the last."""
    table.set_number(PLAN + source_of(target), plan_of(target))
    if next_source(table) < EACH:
        return False
    table.close()
    travel(table)
    return True


def travel(table: VirusTable) -> None:
    """VI-6.3, VI-5.4 All viruses travel: to the seats in turn order, there by colour."""
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


def source_for(table: VirusTable, there: i64) -> i64:
    """The organ whose virus goes to a place; EACH if none does."""
    colour: i64 = 0
    while colour < EACH and settled(table, colour) != plan_to(there):
        colour += 1
    return colour
