"""B-5.3, B-5.4, B-5.5 Doors, water, axe: what is done to a space or to one of its edges."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import DOOR, DOORS, EXTINGUISHING, NEVER, ORDERED, OTHER
from sobremesa.games.rescate.rules.fields import CLEAR, FLAMES
from sobremesa.games.rescate.rules.fields import ORDERED as ORDERED_AT
from sobremesa.games.rescate.rules.funds import why_not_pay
from sobremesa.games.rescate.rules.moves import CHOP, EXTINGUISH, HERE, OPEN, WAYS
from sobremesa.games.rescate.rules.reasons import (
    MAY,
    NO_DOOR,
    NO_FIRE,
    NO_WALL,
    NOT_FOR_YOU,
    OFF_BOARD,
    ORDERS_SPENT,
)
from sobremesa.games.rescate.rules.table import RescateTable


def why_not_with(table: RescateTable, cell: i64, value: i64, cost: i64, sort: i64) -> i64:
    """Why a deed that changes a cell cannot be paid, as things stand after it (B-4.4)."""
    before: i64 = table.cells[cell]
    table.cells[cell] = value
    reason: i64 = why_not_pay(table, cost, sort)
    table.cells[cell] = before
    return reason


def edge_there(table: RescateTable, seat: i64, way: i64) -> i64:
    """What stands on that side of a firefighter; NOWHERE if nothing."""
    if way >= WAYS:
        return NOWHERE
    return table.house.edge(table.at(seat), way)


def why_not_turn_door(table: RescateTable, seat: i64, way: i64, opening: bool, sort: i64) -> i64:
    """B-5.3 Why a firefighter cannot open, or close, what stands that way."""
    price: i64 = table.sheet(seat, DOOR)
    if price == NEVER:
        return NOT_FOR_YOU
    edge: i64 = edge_there(table, seat, way)
    if edge == NOWHERE:
        return NO_DOOR
    kind = table.kind(edge)
    state: i64 = table.edge(edge)
    reason: i64 = kind.why_not_open(state) if opening else kind.why_not_close(state)
    if reason != MAY:
        return reason
    if sort != DOORS and table.cells[ORDERED_AT + seat] + price > table.sheet(seat, ORDERED):
        return ORDERS_SPENT
    after: i64 = kind.opened() if opening else kind.closed()
    ordered: i64 = table.cells[ORDERED_AT + seat]
    if sort != DOORS:
        table.cells[ORDERED_AT + seat] = ordered + price
    reason = why_not_with(table, table.edges_at + edge, after, price, sort)
    table.cells[ORDERED_AT + seat] = ordered
    return reason


def turn_door(table: RescateTable, seat: i64, way: i64, opening: bool, sort: i64) -> None:
    """B-5.3 Pay, and open or close."""
    price: i64 = table.sheet(seat, DOOR)
    table.spend(price, sort)
    if sort != DOORS:
        table.set_number(ORDERED_AT + seat, table.cells[ORDERED_AT + seat] + price)
    edge: i64 = edge_there(table, seat, way)
    kind = table.kind(edge)
    table.set_edge(edge, kind.opened() if opening else kind.closed())


class TurnDoor(Act):
    """B-5.3 Open or close a door on the edge of your space."""

    def __init__(self, what: i64) -> None:
        super().__init__(what, DOOR)
        self.opening: bool = what == OPEN

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return why_not_turn_door(table, seat, at, self.opening, DOORS)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_ways(table, seat, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        turn_door(table, seat, at, self.opening, DOORS)


class Extinguish(Act):
    """B-5.4 Fire to smoke, or smoke to nothing, in your own or an adjacent space."""

    def __init__(self) -> None:
        super().__init__(EXTINGUISH, box.EXTINGUISH)

    def space(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """Which space is meant."""
        return table.at(seat) if at == HERE else table.house.beside(table.at(seat), at)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        price: i64 = table.sheet(seat, box.EXTINGUISH)
        if price == NEVER:
            return NOT_FOR_YOU
        reason: i64 = MAY if at == HERE else table.why_not_pass(table.at(seat), at)
        if reason != MAY:
            return reason
        space: i64 = self.space(table, seat, at)
        what: i64 = table.flames(space)
        if what == CLEAR:
            return NO_FIRE
        return why_not_with(table, FLAMES + space, what - 1, price, EXTINGUISHING)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, HERE, found)
        self.list_ways(table, seat, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.spend(table.sheet(seat, box.EXTINGUISH), EXTINGUISHING)
        space: i64 = self.space(table, seat, at)
        table.set_flames(space, table.flames(space) - 1)


class Chop(Act):
    """B-5.5 One cube on a wall of your space; it counts for the collapse."""

    def __init__(self) -> None:
        super().__init__(CHOP, box.CHOP)

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        price: i64 = table.sheet(seat, box.CHOP)
        if price == NEVER:
            return NOT_FOR_YOU
        edge: i64 = edge_there(table, seat, at)
        if edge == NOWHERE:
            return NO_WALL if at < WAYS else OFF_BOARD
        state: i64 = table.edge(edge)
        kind = table.kind(edge)
        reason: i64 = kind.why_not_chop(state)
        if reason != MAY:
            return reason
        return why_not_with(table, table.edges_at + edge, kind.chopped(state), price, OTHER)

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_ways(table, seat, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.spend(table.sheet(seat, box.CHOP), OTHER)
        edge: i64 = edge_there(table, seat, at)
        table.kind(edge).chop(table, edge)
