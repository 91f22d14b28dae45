"""B-7 The POI: three of them at the end of every turn."""

from __future__ import annotations

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.dice import roll_space
from sobremesa.games.rescate.rules.fields import CLEAR, MARKER_AT, STACK, UNKNOWN
from sobremesa.games.rescate.rules.program import Step
from sobremesa.games.rescate.rules.rescue import turn_over_in
from sobremesa.games.rescate.rules.sayings import ALL_BURNS, ARROW, FOR_MARKER, MARKER_PLACED
from sobremesa.games.rescate.rules.table import RescateTable


def lay_marker(table: RescateTable, space: i64) -> None:
    """B-7.1 The next POI of the stack, face down."""
    slot: i64 = table.free_slot()
    table.draw(STACK, UNKNOWN + slot)
    table.set_number(MARKER_AT + slot, space + 1)
    table.say(MARKER_PLACED, table.house.place(space), 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing:
    """B-7.2 In the family game fire and smoke make way for a POI."""

    def settle(self, table: RescateTable, space: i64) -> i64:
        """Where a POI goes that is rolled for a space; NOWHERE to roll again."""
        return NOWHERE if table.marker_in(space) else space

    def place(self, table: RescateTable, space: i64) -> None:
        """Put it there; a firefighter who is there turns it over at once."""
        table.set_flames(space, CLEAR)
        lay_marker(table, space)
        if table.somebody_at(space):
            turn_over_in(table, space)

    def has_room(self, table: RescateTable) -> bool:
        """Whether any interior space would do."""
        space: i64 = 0
        while space < table.house.spaces:
            if table.house.is_inside(space) and self.settle(table, space) != NOWHERE:
                return True
            space += 1
        return False


class ByArrows(Placing):
    """B-7.3 In the experienced game the arrows lead from an occupied space to one that will do."""

    def settle(self, table: RescateTable, space: i64) -> i64:
        steps: i64 = 0
        while steps < table.house.spaces:  # the ring in the middle is closed: a circuit and more
            if self.is_free(table, space):
                return space
            to: i64 = table.house.arrows[space]
            if to == NOWHERE:
                return NOWHERE
            space = to
            steps += 1
        return NOWHERE

    def is_free(self, table: RescateTable, space: i64) -> bool:
        """B-7.3 No fire, smoke, POI, victim or firefighter."""
        return (
            table.flames(space) == CLEAR
            and not table.marker_in(space)
            and not table.somebody_at(space)
        )

    def place(self, table: RescateTable, space: i64) -> None:
        lay_marker(table, space)


class Replenish(Step):
    """B-7.1 Draw and roll until there are three, or nothing is left to draw."""

    def run(self, table: RescateTable) -> bool:
        placing = table.rulings.placing
        while table.free_slot() != NOWHERE and table.count(STACK) > 0:
            if not placing.has_room(table):
                table.say(ALL_BURNS, 0, 0, 0)
                return True
            rolled: i64 = roll_space(table, FOR_MARKER)
            space: i64 = placing.settle(table, rolled)
            if space != NOWHERE:
                if space != rolled:
                    table.say(ARROW, table.house.place(rolled), table.house.place(space), 0)
                placing.place(table, space)
        return True
