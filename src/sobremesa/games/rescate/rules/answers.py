"""B-4.1, B-4.4, B-6.9, B-10.7, B-12 Passing, dodging, and getting up after a knock-down."""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.dodging import is_refuge
from sobremesa.games.rescate.rules.fields import (
    AT,
    DANGER,
    DODGING,
    LED,
    LOAD,
    NO_LOAD,
    POINTS,
    RECOVERING,
)
from sobremesa.games.rescate.rules.funds import others_in_fire
from sobremesa.games.rescate.rules.knocked import may_recover
from sobremesa.games.rescate.rules.moves import (
    DODGE,
    PASS,
    RECOVER,
    STAND,
    WAYS,
    both,
    first_of,
    second_of,
)
from sobremesa.games.rescate.rules.reasons import (
    IN_FIRE,
    LEADS_NOBODY,
    MAY,
    NOT_NEAREST,
    OFF_BOARD,
    SPACE_BURNS,
)
from sobremesa.games.rescate.rules.rescue import bring
from sobremesa.games.rescate.rules.sayings import DODGED
from sobremesa.games.rescate.rules.table import RescateTable
from sobremesa.games.rescate.rules.turn import end_actions


class Pass(Act):
    """B-4.2, B-4.4 No more actions; but not in fire, nor with somebody in it who is commanded."""

    def __init__(self) -> None:
        super().__init__(PASS, box.MOVE)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.burns(table.at(seat)) or others_in_fire(table, NOWHERE, NOWHERE) > 0:
            return IN_FIRE
        return MAY

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        end_actions(table)

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return 0


class Dodge(Act):
    """B-12 One move out of the fire; what is carried stays behind, who is led may come along."""

    def __init__(self) -> None:
        super().__init__(DODGE, box.DODGE)

    def answers(self, asked: i64) -> bool:
        return asked == DODGING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        way: i64 = first_of(at)
        blocked: i64 = table.why_not_pass(table.at(seat), way)
        if blocked != MAY:
            return blocked
        if not is_refuge(table, seat, way):
            return SPACE_BURNS
        return LEADS_NOBODY if second_of(at) == 1 and table.led(seat) == NOWHERE else MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        way: i64 = 0
        while way < WAYS:
            self.list_one(table, seat, both(way, 0), found)
            self.list_one(table, seat, both(way, 1), found)
            way += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        to: i64 = table.house.beside(table.at(seat), first_of(at))
        table.close()
        table.set_number(POINTS + seat, table.cells[POINTS + seat] - table.sheet(seat, box.DODGE))
        table.set_number(DANGER, table.cells[DANGER] & ~bit(seat))
        table.set_number(LOAD + seat, NO_LOAD)
        if second_of(at) == 0:
            table.set_number(LED + seat, 0)
        table.say(DODGED, seat, table.house.place(to), 0)
        bring(table, seat, to)


class Stand(Act):
    """B-12 Not to dodge, and be knocked down."""

    def __init__(self) -> None:
        super().__init__(STAND, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == DODGING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return MAY

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.close()

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return 0


class Recover(Act):
    """B-6.9, B-10.7 Where a firefighter who was knocked down gets up."""

    def __init__(self) -> None:
        super().__init__(RECOVER, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == RECOVERING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        space: i64 = table.house.space(at)
        if space == NOWHERE:
            return OFF_BOARD
        return MAY if may_recover(table, seat, space) else NOT_NEAREST

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        spaces = table.rulings.shelter.spaces(table, seat)
        i: i64 = 0
        while i < len(spaces):
            self.list_one(table, seat, table.house.place(spaces[i]), found)
            i += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.close()
        table.set_number(AT + seat, table.house.space(at) + 1)

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return 0
