"""B-12 The Captain's command: another firefighter moves, or opens or closes a door."""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import DOOR, NEVER, ORDERING
from sobremesa.games.rescate.rules.fields import NO_LOAD, OBEYING
from sobremesa.games.rescate.rules.loads import Carry, Drop, Lead, Leave
from sobremesa.games.rescate.rules.moves import (
    CLOSE,
    COMMAND,
    GO,
    MOVE,
    OPEN,
    WAYS,
    order,
    ordered_seat,
    ordered_what,
    second_of,
)
from sobremesa.games.rescate.rules.moving import step, step_price, why_not_step
from sobremesa.games.rescate.rules.reasons import NO_SUCH_SEAT, NOT_FOR_YOU, NOT_YOURSELF
from sobremesa.games.rescate.rules.table import RescateTable
from sobremesa.games.rescate.rules.tools import turn_door, why_not_turn_door


def why_not_obey(table: RescateTable, seat: i64, way: i64) -> i64:
    """Why a firefighter cannot take the step that is ordered, with what he holds."""
    loaded: bool = table.load(seat) != NO_LOAD
    return why_not_step(table, seat, way, loaded, table.led(seat) != NOWHERE, ORDERING)


class Command(Act):
    """B-12 Pay for a step or a door of another firefighter, at what it costs that one."""

    def __init__(self, choices: list[Act]) -> None:
        super().__init__(COMMAND, box.COMMAND)
        self.choices = choices

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.sheet(seat, box.COMMAND) == NEVER:
            return NOT_FOR_YOU
        other: i64 = ordered_seat(at)
        if other >= table.seats():
            return NO_SUCH_SEAT
        if other == seat:
            return NOT_YOURSELF
        what: i64 = ordered_what(at)
        way: i64 = second_of(at)
        if what == MOVE:
            return why_not_obey(table, other, way)
        return why_not_turn_door(table, other, way, what == OPEN, ORDERING)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        other: i64 = 0
        while other < table.seats():
            if other != seat:
                way: i64 = 0
                while way < WAYS:
                    self.list_one(table, seat, order(other, MOVE, way), found)
                    self.list_one(table, seat, order(other, OPEN, way), found)
                    self.list_one(table, seat, order(other, CLOSE, way), found)
                    way += 1
            other += 1

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        """The commanded player is asked whom to take along, if there is anything to choose."""
        other: i64 = ordered_seat(at)
        what: i64 = ordered_what(at)
        way: i64 = second_of(at)
        if what != MOVE:
            turn_door(table, other, way, what == OPEN, ORDERING)
            return
        table.ask(OBEYING, bit(other))
        table.note(0, way)
        if not self.has_choice(table, other):
            table.close()
            step(table, other, way, ORDERING)

    def has_choice(self, table: RescateTable, seat: i64) -> bool:
        """Whether somebody could be picked up or put down before the step."""
        found = Found()
        for act in self.choices:
            act.list(table, seat, found)
        return len(found.codes) > 0

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        other: i64 = ordered_seat(at)
        if ordered_what(at) != MOVE:
            return table.sheet(other, DOOR)
        to: i64 = table.house.beside(table.at(other), second_of(at))
        return step_price(table, other, to, table.load(other) != NO_LOAD)


class Go(Act):
    """B-12 The commanded firefighter takes the step."""

    def __init__(self) -> None:
        super().__init__(GO, box.MOVE)

    def answers(self, asked: i64) -> bool:
        return asked == OBEYING

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return why_not_obey(table, seat, table.noted(0))

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        way: i64 = table.noted(0)
        table.close()
        step(table, seat, way, ORDERING)

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        to: i64 = table.house.beside(table.at(seat), table.noted(0))
        return step_price(table, seat, to, table.load(seat) != NO_LOAD)


def handlings() -> list[Act]:
    """What a firefighter does for nothing with those in his space."""
    return [Carry(), Drop(), Lead(), Leave()]
