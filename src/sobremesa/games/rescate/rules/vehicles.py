"""B-11.1 to B-11.4, B-11.6 Engine and ambulance: drive, ride, change specialists."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import AP, NEVER, OTHER, SPECIALISTS, on_sheet
from sobremesa.games.rescate.rules.fields import (
    ACTED,
    FREE,
    FRESH,
    LED,
    PARKED,
    POINTS,
    RIDING,
    ROLE,
    STAGE,
)
from sobremesa.games.rescate.rules.funds import purse_of, why_not_left, why_not_pay
from sobremesa.games.rescate.rules.moves import (
    CLOCKWISE,
    COUNTER,
    CREW,
    DRIVE,
    ENGINE,
    RIDE,
    STAY,
    VEHICLES,
    both,
    first_of,
    second_of,
)
from sobremesa.games.rescate.rules.reasons import (
    MAY,
    NO_SPOT,
    NO_VEHICLE,
    NOT_AT_ENGINE,
    NOT_FOR_YOU,
    NOT_IN_BOX,
    SPECIALIST_USED,
    TOO_FEW_AP,
    TURN_BEGUN,
)
from sobremesa.games.rescate.rules.rescue import bring
from sobremesa.games.rescate.rules.table import RescateTable

# what RIDING notes
VEHICLE: Final = 0
WAITING: Final = 1  # a bit for each firefighter who is still to be asked
AT_WHEEL: Final = 2  # the seat of the driver plus 1, if he has to come along


class Drive(Act):
    """B-11.2 To the next spot of the vehicle, one way round or the other."""

    def __init__(self) -> None:
        super().__init__(DRIVE, box.DRIVE)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        price: i64 = table.sheet(seat, box.DRIVE)
        if price == NEVER:
            return NOT_FOR_YOU
        vehicle: i64 = first_of(at)
        if vehicle >= VEHICLES or table.spot(vehicle) == NOWHERE:
            return NO_VEHICLE
        if vehicle == ENGINE and not table.is_at_engine(seat):
            return NOT_AT_ENGINE
        return why_not_pay(table, price, OTHER)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        vehicle: i64 = 0
        while vehicle < VEHICLES:
            self.list_one(table, seat, both(vehicle, CLOCKWISE), found)
            self.list_one(table, seat, both(vehicle, COUNTER), found)
            vehicle += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        """B-11.3 Whoever stands on its spot is asked whether to ride along."""
        vehicle: i64 = first_of(at)
        table.spend(table.sheet(seat, box.DRIVE), OTHER)
        riders: i64 = 0
        other: i64 = 0
        while other < table.seats():
            there: bool = table.is_at_vehicle(table.at(other), vehicle)
            if there and table.sheet(other, box.RIDE) != NEVER:
                riders |= bit(other)
            other += 1
        spots: i64 = table.house.spots[vehicle]
        turned: i64 = 1 if second_of(at) == CLOCKWISE else spots - 1
        table.set_number(PARKED + vehicle, (table.spot(vehicle) + turned) % spots + 1)
        ask_rider(table, vehicle, riders, seat + 1 if vehicle == ENGINE else 0)


def ask_rider(table: RescateTable, vehicle: i64, riders: i64, at_wheel: i64) -> None:
    """B-11.3 One rider after the other; then victims on the new spot are rescued (B-11.4)."""
    if table.is_over():
        return
    seat: i64 = 0
    while seat < table.seats():
        if riders & bit(seat) != 0:
            table.ask(RIDING, bit(seat))
            table.note(VEHICLE, vehicle)
            table.note(WAITING, riders & ~bit(seat))
            table.note(AT_WHEEL, at_wheel)
            return
        seat += 1
    table.rulings.rescue.look_around(table)


def answer_ride(table: RescateTable, seat: i64, space: i64) -> None:
    """A rider is on the new spot, or has stayed; the next one is asked."""
    vehicle: i64 = table.noted(VEHICLE)
    riders: i64 = table.noted(WAITING)
    at_wheel: i64 = table.noted(AT_WHEEL)
    table.close()
    if space != NOWHERE:
        bring(table, seat, space)
    ask_rider(table, vehicle, riders, at_wheel)


class Ride(Act):
    """B-11.3 Ride along for nothing, with whomever you hold, and choose your half on arrival."""

    def __init__(self) -> None:
        super().__init__(RIDE, box.RIDE)

    def answers(self, asked: i64) -> bool:
        return asked == RIDING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        space: i64 = table.house.space(at)
        if space == NOWHERE or not table.is_at_vehicle(space, table.noted(VEHICLE)):
            return NO_SPOT
        return MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        vehicle: i64 = table.noted(VEHICLE)
        spot: i64 = table.spot(vehicle)
        house = table.house
        self.list_one(table, seat, house.place(house.half(vehicle, spot, 0)), found)
        self.list_one(table, seat, house.place(house.half(vehicle, spot, 1)), found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        answer_ride(table, seat, table.house.space(at))


class Stay(Act):
    """B-11.3 Or stay where you are; but whoever drives the engine sits in it (B-11.2)."""

    def __init__(self) -> None:
        super().__init__(STAY, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == RIDING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return NOT_AT_ENGINE if table.noted(AT_WHEEL) == seat + 1 else MAY

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        answer_ride(table, seat, NOWHERE)

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return 0


def why_not_take(table: RescateTable, specialist: i64) -> i64:
    """B-9.9, B-12.3 Why nobody can be this specialist now: MAY if it is free."""
    if specialist >= SPECIALISTS or table.rulings.specialists & bit(specialist) == 0:
        return NOT_IN_BOX
    seat: i64 = 0
    while seat < table.seats():
        if table.role(seat) == specialist:
            return SPECIALIST_USED
        seat += 1
    return MAY


class Crew(Act):
    """B-11.6 At the start of the turn, on the engine's spot: swap for an unused specialist."""

    def __init__(self) -> None:
        super().__init__(CREW, box.CREW)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.sheet(seat, box.CREW) == NEVER:
            return NOT_FOR_YOU
        if table.spot(ENGINE) == NOWHERE:
            return NO_VEHICLE
        if table.cells[STAGE] != FRESH:
            return TURN_BEGUN
        if not table.is_at_engine(seat):
            return NOT_AT_ENGINE
        reason: i64 = why_not_take(table, at)
        return reason if reason != MAY else self.why_not_as(table, seat, at)

    def why_not_as(self, table: RescateTable, seat: i64, specialist: i64) -> i64:
        """B-4.2, B-4.4 Whether the AP last, as if he were that specialist already."""
        points: i64 = self.points(table, seat, specialist)
        if points < 0:
            return TOO_FEW_AP
        role: i64 = table.role(seat)
        before: i64 = table.cells[POINTS + seat]
        free: i64 = table.cells[FREE]
        table.cells[ROLE + seat] = specialist
        table.cells[POINTS + seat] = points
        table.cells[FREE] = on_sheet(specialist, box.FREE)
        reason: i64 = why_not_left(table, purse_of(table), NOWHERE, NOWHERE)
        table.cells[ROLE + seat] = role
        table.cells[POINTS + seat] = before
        table.cells[FREE] = free
        return reason

    def points(self, table: RescateTable, seat: i64, specialist: i64) -> i64:
        """The AP of the new sheet take the place of the old ones, less the price."""
        saved: i64 = table.cells[POINTS + seat] - table.sheet(seat, AP)
        return saved + on_sheet(specialist, AP) - table.sheet(seat, box.CREW)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        if table.cells[STAGE] == FRESH and table.is_at_engine(seat):
            specialist: i64 = 0
            while specialist < SPECIALISTS:
                self.list_one(table, seat, specialist, found)
                specialist += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        """Another sheet, with its AP."""
        points: i64 = self.points(table, seat, at)
        table.set_number(ROLE + seat, at)
        if on_sheet(at, box.LEAD) == NEVER:  # nobody walks with the Rescue Dog
            table.set_number(LED + seat, 0)
        table.set_number(POINTS + seat, points)
        table.set_number(FREE, on_sheet(at, box.FREE))
        table.set_number(STAGE, ACTED)
