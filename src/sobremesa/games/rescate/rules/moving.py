"""B-5.1, B-5.2, B-4.4 One step, by oneself or by the Captain's command."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import FIRE, LOADED, MOVING, NEVER, ORDERED
from sobremesa.games.rescate.rules.fields import NO_LOAD
from sobremesa.games.rescate.rules.fields import ORDERED as ORDERED_AT
from sobremesa.games.rescate.rules.funds import purse_of, why_not_left
from sobremesa.games.rescate.rules.moves import MOVE
from sobremesa.games.rescate.rules.reasons import (
    MAY,
    NOT_FOR_YOU,
    NOT_INTO_FIRE,
    ORDERS_SPENT,
    TOO_FEW_AP,
)
from sobremesa.games.rescate.rules.rescue import bring
from sobremesa.games.rescate.rules.table import RescateTable


def step_price(table: RescateTable, seat: i64, to: i64, loaded: bool) -> i64:
    """B-5.1, B-5.2, B-12 What a step to a space costs; somebody who is led adds nothing."""
    if table.burns(to):
        return table.sheet(seat, FIRE)
    return table.sheet(seat, LOADED if loaded else box.MOVE)


def why_not_step(
    table: RescateTable, seat: i64, way: i64, loaded: bool, leading: bool, sort: i64
) -> i64:
    """Why a firefighter cannot take a step that whoever has the turn pays."""
    blocked: i64 = table.why_not_pass(table.at(seat), way)
    if blocked != MAY:
        return blocked
    to: i64 = table.house.beside(table.at(seat), way)
    if table.burns(to) and (loaded or leading):
        return NOT_INTO_FIRE
    price: i64 = step_price(table, seat, to, loaded)
    if price == NEVER:
        return NOT_INTO_FIRE if table.burns(to) else NOT_FOR_YOU
    if sort != MOVING and table.cells[ORDERED_AT + seat] + price > table.sheet(seat, ORDERED):
        return ORDERS_SPENT
    purse = purse_of(table)
    if not purse.pay(price, sort):
        return TOO_FEW_AP
    return why_not_left(table, purse, seat, to)


def step(table: RescateTable, seat: i64, way: i64, sort: i64) -> None:
    """B-5.6 Pay, go, and see what is there."""
    to: i64 = table.house.beside(table.at(seat), way)
    price: i64 = step_price(table, seat, to, table.load(seat) != NO_LOAD)
    table.spend(price, sort)
    if sort != MOVING:
        table.set_number(ORDERED_AT + seat, table.cells[ORDERED_AT + seat] + price)
    bring(table, seat, to)


class Move(Act):
    """B-5.1 Move to an adjacent space."""

    def __init__(self) -> None:
        super().__init__(MOVE, box.MOVE)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        loaded: bool = table.load(seat) != NO_LOAD
        return why_not_step(table, seat, at, loaded, table.led(seat) != NOWHERE, MOVING)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_ways(table, seat, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        step(table, seat, at, MOVING)

    def cost(self, table: RescateTable, seat: i64, at: i64) -> i64:
        to: i64 = table.house.beside(table.at(seat), at)
        return step_price(table, seat, to, table.load(seat) != NO_LOAD)
