"""B-8.1, B-9.9 Where the vehicles and the firefighters begin, and who is which specialist."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import NOBODY, SPECIALISTS
from sobremesa.games.rescate.rules.fields import AT, CHOOSING, PARKED, PARKING, ROLE, STARTING
from sobremesa.games.rescate.rules.moves import (
    CHOOSE,
    PARK,
    START,
    parked_place,
    parked_vehicle,
    parking,
)
from sobremesa.games.rescate.rules.reasons import MAY, NO_SPOT, NOT_OUTSIDE, OFF_BOARD
from sobremesa.games.rescate.rules.table import RescateTable
from sobremesa.games.rescate.rules.vehicles import why_not_take


class Park(Act):
    """B-9.9 A spot for a vehicle, named by the first of its spaces."""

    def __init__(self) -> None:
        super().__init__(PARK, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == PARKING

    def spot(self, table: RescateTable, at: i64) -> i64:
        """On which of the vehicle's spots; NOWHERE if there is none."""
        vehicle: i64 = parked_vehicle(at)
        space: i64 = table.house.space(parked_place(at))
        spot: i64 = table.house.spot_of(vehicle, space)
        if spot == NOWHERE or table.house.half(vehicle, spot, 0) != space:
            return NOWHERE
        return spot

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if parked_vehicle(at) != table.noted(0) or self.spot(table, at) == NOWHERE:
            return NO_SPOT
        return MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        vehicle: i64 = table.noted(0)
        spot: i64 = 0
        while spot < table.house.spots[vehicle]:
            place: i64 = table.house.place(table.house.half(vehicle, spot, 0))
            self.list_one(table, seat, parking(vehicle, place), found)
            spot += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.close()
        table.set_number(PARKED + parked_vehicle(at), self.spot(table, at) + 1)


class Choose(Act):
    """B-9.9 Take a specialist whom nobody else has."""

    def __init__(self) -> None:
        super().__init__(CHOOSE, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == CHOOSING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return why_not_take(table, at)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        specialist: i64 = NOBODY + 1
        while specialist < SPECIALISTS:
            self.list_one(table, seat, specialist, found)
            specialist += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.close()
        table.set_number(ROLE + seat, at)


class Start(Act):
    """B-8.1, B-9.9 Begin on any exterior space."""

    def __init__(self) -> None:
        super().__init__(START, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == STARTING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        space: i64 = table.house.space(at)
        if space == NOWHERE:
            return OFF_BOARD
        return MAY if table.house.is_outside(space) else NOT_OUTSIDE

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        space: i64 = 0
        while space < table.house.spaces:
            if table.house.is_outside(space):
                self.list_one(table, seat, table.house.place(space), found)
            space += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.close()
        table.set_number(AT + seat, table.house.space(at) + 1)
