"""B-5.2, B-10.5, B-12 Picking up and putting down, leading and leaving: all of it for nothing.

A commanded firefighter may do so too before the step that was ordered, as long as that step can
still be made.
"""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import HAZMATS, IDLE_MOST, NEVER, ON_BOARD, ORDERING
from sobremesa.games.rescate.rules.fields import (
    ACTED,
    ACTION,
    FIRST_HAZMAT,
    IDLE,
    LED,
    LOAD,
    NO_LOAD,
    OBEYING,
    STAGE,
)
from sobremesa.games.rescate.rules.moves import (
    A_HAZMAT,
    A_TREATED,
    A_VICTIM,
    CARRY,
    DROP,
    LEAD,
    LEAVE,
)
from sobremesa.games.rescate.rules.moving import why_not_step
from sobremesa.games.rescate.rules.reasons import (
    ENOUGH_OF_THAT,
    HANDS_EMPTY,
    HANDS_FULL,
    LEADS_ALREADY,
    LEADS_NOBODY,
    MAY,
    NOT_FOR_YOU,
    NOTHING_TO_TAKE,
    WOULD_STOP,
)
from sobremesa.games.rescate.rules.table import RescateTable


def victim_here(table: RescateTable, seat: i64, treated: bool) -> i64:
    """The slot of a victim of a firefighter's space whom nobody holds; NOWHERE if there is none."""
    slot: i64 = 0
    while slot < ON_BOARD:
        if (
            table.marker_at(slot) == table.at(seat)
            and table.is_victim(slot)
            and table.is_treated(slot) == treated
            and table.holder(slot) == NOWHERE
        ):
            return slot
        slot += 1
    return NOWHERE


def hazmat_here(table: RescateTable, seat: i64) -> i64:
    """The slot of a hazmat of a firefighter's space that nobody carries; NOWHERE if none is."""
    slot: i64 = 0
    while slot < HAZMATS:
        if table.hazmat_at(slot) == table.at(seat) and table.hazmat_holder(slot) == NOWHERE:
            return slot
        slot += 1
    return NOWHERE


class Handling(Act):
    """What costs nothing; how often it is done in a row is limited (R-2)."""

    def answers(self, asked: i64) -> bool:
        return asked == ACTION or asked == OBEYING

    def why_not_after(self, table: RescateTable, seat: i64, loaded: bool, leading: bool) -> i64:
        """R-2 Why not once more; and, if commanded, why the ordered step could not be made then."""
        if table.cells[IDLE] >= IDLE_MOST:
            return ENOUGH_OF_THAT
        if table.asked() == OBEYING:
            way: i64 = table.noted(0)
            if why_not_step(table, seat, way, loaded, leading, ORDERING) != MAY:
                return WOULD_STOP
        return MAY

    def set(self, table: RescateTable, cell: i64, value: i64) -> None:
        """Hands and who walks along change."""
        table.set_number(cell, value)
        table.set_number(IDLE, table.cells[IDLE] + 1)
        table.set_number(STAGE, ACTED)


class Carry(Handling):
    """B-5.2 Pick up a victim or a hazmat; one load for each firefighter."""

    def __init__(self) -> None:
        super().__init__(CARRY, box.LOADED)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.sheet(seat, box.HAZMAT if at == A_HAZMAT else box.LOADED) == NEVER:
            return NOT_FOR_YOU
        if table.load(seat) != NO_LOAD:
            return HANDS_FULL
        if self.thing(table, seat, at) == NO_LOAD:
            return NOTHING_TO_TAKE
        return self.why_not_after(table, seat, True, table.led(seat) != NOWHERE)

    def thing(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """What is picked up, as a load; NO_LOAD if there is none of that."""
        if at == A_HAZMAT:
            hazmat: i64 = hazmat_here(table, seat)
            return NO_LOAD if hazmat == NOWHERE else hazmat + FIRST_HAZMAT
        return victim_here(table, seat, at == A_TREATED) + 1

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        if table.load(seat) == NO_LOAD:
            self.list_one(table, seat, A_VICTIM, found)
            self.list_one(table, seat, A_TREATED, found)
            self.list_one(table, seat, A_HAZMAT, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        self.set(table, LOAD + seat, self.thing(table, seat, at))

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return 0


class Drop(Handling):
    """B-5.2 Put down what is carried."""

    def __init__(self) -> None:
        super().__init__(DROP, box.LOADED)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.load(seat) == NO_LOAD:
            return HANDS_EMPTY
        return self.why_not_after(table, seat, False, table.led(seat) != NOWHERE)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        self.set(table, LOAD + seat, NO_LOAD)

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return 0


class Lead(Handling):
    """B-12 Take a treated victim along, who walks by himself; one at a time."""

    def __init__(self) -> None:
        super().__init__(LEAD, box.LEAD)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.sheet(seat, box.LEAD) == NEVER:
            return NOT_FOR_YOU
        if table.led(seat) != NOWHERE:
            return LEADS_ALREADY
        if victim_here(table, seat, True) == NOWHERE:
            return NOTHING_TO_TAKE
        return self.why_not_after(table, seat, table.load(seat) != NO_LOAD, True)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        self.set(table, LED + seat, victim_here(table, seat, True) + 1)


class Leave(Handling):
    """B-12 Let the treated victim stay behind."""

    def __init__(self) -> None:
        super().__init__(LEAVE, box.LEAD)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.led(seat) == NOWHERE:
            return LEADS_NOBODY
        return self.why_not_after(table, seat, table.load(seat) != NO_LOAD, False)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        self.set(table, LED + seat, 0)
