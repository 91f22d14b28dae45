"""B-11.5 The deck gun."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64, mypyc_attr, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import NEVER, OTHER
from sobremesa.games.rescate.rules.dice import opposite, roll_black, roll_red
from sobremesa.games.rescate.rules.fields import AIMING, CLEAR
from sobremesa.games.rescate.rules.funds import why_not_pay
from sobremesa.games.rescate.rules.moves import (
    BLACK,
    ENGINE,
    GUN,
    KEEP,
    RED,
    REROLL,
    WAYS,
    column_of,
    row_of,
)
from sobremesa.games.rescate.rules.reasons import (
    DIE_ROLLED,
    MAY,
    NO_VEHICLE,
    NOT_AT_ENGINE,
    NOT_FOR_YOU,
    SOMEBODY_THERE,
)
from sobremesa.games.rescate.rules.sayings import FOR_GUN, GUN_AT, ROLLING
from sobremesa.games.rescate.rules.table import RescateTable

# what AIMING notes
FACES: Final = 0  # of the red die and, next to it, of the black one
ROLLED: Final = 2  # a bit for each die that has been rolled again


def is_in(area: vec[i64], space: i64) -> bool:
    """Whether a space belongs to an area."""
    i: i64 = 0
    while i < len(area):
        if area[i] == space:
            return True
        i += 1
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Gun:
    """B-11.5 It reaches the quadrant that the engine borders."""

    def area(self, table: RescateTable) -> vec[i64]:
        """The spaces of the quadrant."""
        return table.house.areas[table.spot(ENGINE)]

    def somebody_there(self, table: RescateTable) -> bool:
        """Whether a firefighter is in the quadrant."""
        area = self.area(table)
        seat: i64 = 0
        while seat < table.seats():
            if is_in(area, table.at(seat)):
                return True
            seat += 1
        return False

    def aim(self, table: RescateTable, red: i64, black: i64) -> i64:
        """B-11.5 The space that the dice name, each turned over if it is outside the quadrant."""
        area = self.area(table)
        if not self.names_row(table, area, red):
            red = opposite(table.house.rows, red)
        if not self.names_column(table, area, black):
            black = opposite(table.house.columns, black)
        return table.house.target(red, black)

    def names_row(self, table: RescateTable, area: vec[i64], row: i64) -> bool:
        """Whether a row goes through the quadrant."""
        i: i64 = 0
        while i < len(area):
            if row_of(table.house.place(area[i])) == row:
                return True
            i += 1
        return False

    def names_column(self, table: RescateTable, area: vec[i64], column: i64) -> bool:
        """Whether a column goes through the quadrant."""
        i: i64 = 0
        while i < len(area):
            if column_of(table.house.place(area[i])) == column:
                return True
            i += 1
        return False

    def drench(self, table: RescateTable, space: i64) -> None:
        """B-11.5 Fire and smoke go from the target and from each adjacent space."""
        table.say(GUN_AT, table.house.place(space), 0, 0)
        table.set_flames(space, CLEAR)
        way: i64 = 0
        while way < WAYS:
            to: i64 = table.adjacent(space, way)
            if to != NOWHERE:
                table.set_flames(to, CLEAR)
            way += 1


class FireGun(Act):
    """B-11.5 From the engine's spot, with nobody in the quadrant."""

    def __init__(self) -> None:
        super().__init__(GUN, box.GUN)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        price: i64 = table.sheet(seat, box.GUN)
        if price == NEVER:
            return NOT_FOR_YOU
        if table.spot(ENGINE) == NOWHERE:
            return NO_VEHICLE
        if not table.is_at_engine(seat):
            return NOT_AT_ENGINE
        if table.rulings.gun.somebody_there(table):
            return SOMEBODY_THERE
        return why_not_pay(table, price, OTHER)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.spend(table.sheet(seat, box.GUN), OTHER)
        table.say(ROLLING, FOR_GUN, 0, 0)
        red: i64 = roll_red(table)
        black: i64 = roll_black(table)
        if table.sheet(seat, box.REROLL) == NEVER:
            table.rulings.gun.drench(table, table.rulings.gun.aim(table, red, black))
            return
        table.ask(AIMING, bit(seat))
        table.note(FACES + RED, red)
        table.note(FACES + BLACK, black)


def shoot(table: RescateTable) -> None:
    """The dice stand."""
    red: i64 = table.noted(FACES + RED)
    black: i64 = table.noted(FACES + BLACK)
    table.close()
    table.rulings.gun.drench(table, table.rulings.gun.aim(table, red, black))


class Reroll(Act):
    """B-12 Driver/Operator: roll each die once more, one after the other; the second stands."""

    def __init__(self) -> None:
        super().__init__(REROLL, box.REROLL)

    def answers(self, asked: i64) -> bool:
        return asked == AIMING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return DIE_ROLLED if table.noted(ROLLED) & bit(at) != 0 else MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, RED, found)
        self.list_one(table, seat, BLACK, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        rolled: i64 = table.noted(ROLLED) | bit(at)
        table.say(ROLLING, FOR_GUN, 0, 0)
        table.note(FACES + at, roll_red(table) if at == RED else roll_black(table))
        table.note(ROLLED, rolled)
        if rolled == bit(RED) | bit(BLACK):
            shoot(table)


class Keep(Act):
    """B-12 Driver/Operator: the dice stand as they are."""

    def __init__(self) -> None:
        super().__init__(KEEP, box.REROLL)

    def answers(self, asked: i64) -> bool:
        return asked == AIMING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return MAY

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        shoot(table)
