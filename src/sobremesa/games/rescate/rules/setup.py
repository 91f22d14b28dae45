"""B-8, B-9 Setting up: the fires, what lies in the house, and where everybody begins."""

from __future__ import annotations

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.box import MARKERS, NOBODY, crew_hot_spots
from sobremesa.games.rescate.rules.dice import opposite, roll_black, roll_red, roll_space
from sobremesa.games.rescate.rules.fields import (
    CHOOSING,
    FIRE,
    HAZMAT_AT,
    PARKING,
    RESERVE,
    STACK,
    STARTING,
)
from sobremesa.games.rescate.rules.markers import lay_marker
from sobremesa.games.rescate.rules.moves import VEHICLES, column_of
from sobremesa.games.rescate.rules.program import Step
from sobremesa.games.rescate.rules.sayings import (
    FOR_EXPLOSION,
    FOR_HAZMAT,
    FOR_HOT_SPOT,
    FOR_MARKER,
    ROLLING,
)
from sobremesa.games.rescate.rules.table import RescateTable


class ShuffleMarkers(Step):
    """B-1.2 The POI that take part, face down and shuffled."""

    def run(self, table: RescateTable) -> bool:
        card: i64 = 0
        while card < MARKERS:
            table.lay(card, STACK)
            card += 1
        table.shuffle(STACK)
        return True


class LayFires(Step):
    """B-8.1 The fires of the family game."""

    def run(self, table: RescateTable) -> bool:
        fires = table.house.fires
        i: i64 = 0
        while i < len(fires):
            table.set_flames(fires[i], FIRE)
            i += 1
        return True


class LayMarkers(Step):
    """B-8.1 The POI of the family game."""

    def run(self, table: RescateTable) -> bool:
        spaces = table.house.markers
        i: i64 = 0
        while i < len(spaces):
            lay_marker(table, spaces[i])
            i += 1
        return True


class Explosions(Step):
    """B-9.3 to B-9.7 The initial explosions, each with fire and a hot spot."""

    def run(self, table: RescateTable) -> bool:
        first: i64 = self.first(table)
        self.explode(table, first)
        second: i64 = self.anywhere(table)
        self.explode(table, second)
        self.explode(table, self.opposite_to(table, second))
        number: i64 = 3
        while number < table.rulings.level.explosions:  # B-9.6
            self.explode(table, self.anywhere(table))
            number += 1
        return True

    def first(self, table: RescateTable) -> i64:
        """B-9.3 One of eight spaces, by the black die."""
        table.say(ROLLING, FOR_EXPLOSION, 0, 0)
        return table.house.first_explosion[roll_black(table) - 1]

    def anywhere(self, table: RescateTable) -> i64:
        """B-9.4 By both dice, a space that does not burn."""
        space: i64 = roll_space(table, FOR_EXPLOSION)
        while table.burns(space):
            space = roll_space(table, FOR_EXPLOSION)
        return space

    def opposite_to(self, table: RescateTable, second: i64) -> i64:
        """B-9.5 The column is the other side of the second explosion's black die."""
        column: i64 = opposite(table.house.columns, column_of(table.house.place(second)))
        space: i64 = NOWHERE
        while space == NOWHERE or table.burns(space):
            table.say(ROLLING, FOR_EXPLOSION, 0, 0)
            red: i64 = roll_red(table)
            black: i64 = column
            if self.all_burns(table, column):  # R-6 the red die alone would be rolled for ever
                black = roll_black(table)
            space = table.house.target(red, black)
        return space

    def all_burns(self, table: RescateTable, column: i64) -> bool:
        """Whether no space of a column is without fire."""
        row: i64 = 1
        while row <= table.house.rows:
            if not table.burns(table.house.target(row, column)):
                return False
            row += 1
        return True

    def explode(self, table: RescateTable, space: i64) -> None:
        """B-9.3, B-9.7 Fire, hot spot, explosion; then fire outside is cleared."""
        table.set_flames(space, FIRE)
        if not table.is_hot(space):
            table.put_hot_spot(space)
        table.rulings.fire.explode(table, space)
        table.rulings.fire.put_out_outside(table)


class RollHazmats(Step):
    """B-9.8 A space for each hazmat, without fire and without another."""

    def run(self, table: RescateTable) -> bool:
        slot: i64 = 0
        while slot < table.rulings.level.hazmats:
            space: i64 = roll_space(table, FOR_HAZMAT)
            if not table.burns(space) and not table.hazmat_in(space):
                table.set_number(HAZMAT_AT + slot, space + 1)
                slot += 1
        return True


class RollMarkers(Step):
    """B-9.8 Three POI, without fire and without another."""

    def run(self, table: RescateTable) -> bool:
        while table.free_slot() != NOWHERE:
            space: i64 = roll_space(table, FOR_MARKER)
            if not table.burns(space) and not table.marker_in(space):
                lay_marker(table, space)
        return True


class RollHotSpots(Step):
    """B-9.2, B-9.8 More hot spots for level and crew, each in a space of its own; the reserve."""

    def run(self, table: RescateTable) -> bool:
        level = table.rulings.level
        count: i64 = level.hot_spots + crew_hot_spots(table.seats())
        while count > 0:
            space: i64 = roll_space(table, FOR_HOT_SPOT)
            if not table.is_hot(space):
                table.put_hot_spot(space)
                count -= 1
        table.set_number(RESERVE, level.reserve)
        return True


class ParkVehicles(Step):
    """B-9.9 Engine and ambulance go on any of their spots; the first firefighter speaks for all."""

    def run(self, table: RescateTable) -> bool:
        vehicle: i64 = 0
        while vehicle < VEHICLES:
            if table.spot(vehicle) == NOWHERE:
                table.ask(PARKING, bit(0))
                table.note(0, vehicle)
                return False
            vehicle += 1
        return True


class ChooseSpecialists(Step):
    """B-9.9 Everybody takes a specialist, one after the other."""

    def run(self, table: RescateTable) -> bool:
        seat: i64 = 0
        while seat < table.seats():
            if table.role(seat) == NOBODY:
                table.ask(CHOOSING, bit(seat))
                return False
            seat += 1
        return True


class PlaceFirefighters(Step):
    """B-8.1, B-9.9 Everybody starts on an exterior space."""

    def run(self, table: RescateTable) -> bool:
        seat: i64 = 0
        while seat < table.seats():
            if table.at(seat) == NOWHERE:
                table.ask(STARTING, bit(seat))
                return False
            seat += 1
        return True
