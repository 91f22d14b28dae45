"""B-4.2 to B-4.4 What a deed costs, who can pay it, and what must be left to get out of a fire."""

from __future__ import annotations

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.box import (
    CHOP,
    COMMAND,
    DOOR,
    DOORS,
    EXTINGUISH,
    EXTINGUISHING,
    FIRE,
    FREE_FOR,
    MOVE,
    MOVING,
    NEVER,
    ORDERED,
    ORDERING,
    OTHER,
)
from sobremesa.games.rescate.rules.fields import BONUS, FLAMES, FREE, POINTS, SMOKE
from sobremesa.games.rescate.rules.fields import FIRE as BURNS
from sobremesa.games.rescate.rules.fields import ORDERED as ORDERED_AT
from sobremesa.games.rescate.rules.moves import HERE, WAYS
from sobremesa.games.rescate.rules.reasons import MAY, NO_WAY_BACK, NOT_FOR_YOU, TOO_FEW_AP
from sobremesa.games.rescate.rules.table import RescateTable


@mypyc_attr(free_list_len=1)
class Purse:
    """The AP of whoever has the turn, to reckon with before they are spent."""

    def __init__(self, free: i64, any: i64, sorts: i64) -> None:
        self.free = free  # special AP
        self.any = any  # good for everything
        self.sorts = sorts  # bits of the deeds that the special ones pay

    def pay(self, cost: i64, sort: i64) -> bool:
        """Take a price out, the special AP first; tells whether there was enough."""
        if self.sorts & bit(sort) != 0:
            taken: i64 = min(cost, self.free)
            self.free -= taken
            cost -= taken
        self.any -= cost
        return self.any >= 0

    def copy(self) -> Purse:
        """Another one with as much in it."""
        return Purse(self.free, self.any, self.sorts)


def purse_of(table: RescateTable) -> Purse:
    """What can be spent in this turn."""
    seat: i64 = table.turn()
    sorts: i64 = FREE_FOR[table.role(seat)] & table.rulings.free_sorts
    return Purse(table.cells[FREE], table.cells[BONUS] + table.cells[POINTS + seat], sorts)


def why_not_pay(table: RescateTable, cost: i64, sort: i64) -> i64:
    """B-4.2 Why the turn's firefighter cannot pay this; NEVER is the price of what is not done."""
    if cost == NEVER:
        return NOT_FOR_YOU
    purse = purse_of(table)
    if not purse.pay(cost, sort):
        return TOO_FEW_AP
    return why_not_left(table, purse, NOWHERE, NOWHERE)


def why_not_left(table: RescateTable, purse: Purse, mover: i64, to: i64) -> i64:
    """B-4.4 Whether with these AP everybody who stands in fire can get out of it.

    A `mover` is looked at as if he were in the space `to` already.
    """
    turn: i64 = table.turn()
    here: i64 = to if turn == mover else table.at(turn)
    others: i64 = others_in_fire(table, mover, to)
    if all_get_out(table, purse.copy(), mover, to):
        return MAY
    if others > 0 and puts_out(table, here, purse, mover, to):
        return MAY
    return NO_WAY_BACK


def others_in_fire(table: RescateTable, mover: i64, to: i64) -> i64:
    """How many whom the turn's firefighter has to lead out of fire: a Captain, whom he commands.

    For nobody else: whoever stands in fire in somebody else's turn will be knocked down.
    """
    found: i64 = 0
    seat: i64 = 0
    while seat < table.seats():
        space: i64 = to if seat == mover else table.at(seat)
        if seat != table.turn() and space != NOWHERE and table.burns(space):
            found += 1
        seat += 1
    return 0 if table.sheet(table.turn(), COMMAND) == NEVER else found


def all_get_out(table: RescateTable, purse: Purse, mover: i64, to: i64) -> bool:
    """Whether everybody gets out for himself: whoever has the turn, the others by command."""
    turn: i64 = table.turn()
    commands: bool = table.sheet(turn, COMMAND) != NEVER
    own: i64 = NOWHERE
    seat: i64 = 0
    while seat < table.seats():
        space: i64 = to if seat == mover else table.at(seat)
        if space != NOWHERE and table.burns(space):
            if seat == turn:
                own = space
            elif commands and not pays_way_out(table, seat, space, purse):
                return False
        seat += 1
    return own == NOWHERE or leaves(table, turn, own, purse)


def puts_out(table: RescateTable, here: i64, purse: Purse, mover: i64, to: i64) -> bool:
    """B-4.4 Whether all get out if the Captain first brings a fire within his reach down to smoke.

    One fire may hold several, so this can be cheaper than to get everybody out for himself. It is
    looked at as if there were smoke already; the table is left as it was.
    """
    price: i64 = table.sheet(table.turn(), EXTINGUISH)
    way: i64 = 0
    while way <= HERE:
        space: i64 = here
        if way < HERE:
            passes: bool = table.why_not_pass(here, way) == MAY
            space = table.house.beside(here, way) if passes else NOWHERE
        if space != NOWHERE and table.burns(space):
            left = purse.copy()
            if price != NEVER and left.pay(price, EXTINGUISHING):
                table.cells[FLAMES + space] = SMOKE
                found: i64 = why_not_left(table, left, mover, to)
                table.cells[FLAMES + space] = BURNS
                if found == MAY:
                    return True
        way += 1
    return False


def leaves(table: RescateTable, seat: i64, space: i64, purse: Purse) -> bool:
    """B-4.4 Whether these AP put out the fire of a space, or lead out of it."""
    extinguish: i64 = table.sheet(seat, EXTINGUISH)
    if extinguish != NEVER and purse.copy().pay(extinguish, EXTINGUISHING):
        return True
    way: i64 = 0
    while way < WAYS:
        left = purse.copy()
        to: i64 = table.house.beside(space, way)
        if to != NOWHERE and opens(table, seat, space, way, left):
            burns: bool = table.burns(to)
            price: i64 = table.sheet(seat, FIRE if burns else MOVE)
            pays: bool = price != NEVER and left.pay(price, MOVING)
            if pays and (not burns or leaves(table, seat, to, left)):
                return True
        way += 1
    return False


def opens(table: RescateTable, seat: i64, space: i64, way: i64, purse: Purse) -> bool:
    """Whether these AP make an edge passable, with hands or axe; takes the price out."""
    if table.why_not_pass(space, way) == MAY:
        return True
    edge: i64 = table.house.edge(space, way)
    state: i64 = table.edge(edge)
    door: i64 = table.sheet(seat, DOOR)
    if door != NEVER and table.kind(edge).why_not_open(state) == MAY:
        return purse.pay(door, DOORS)
    chop: i64 = table.sheet(seat, CHOP)
    chops: i64 = table.kind(edge).chops_left(state)
    return chop != NEVER and chops != NEVER and purse.pay(chop * chops, OTHER)


def pays_way_out(table: RescateTable, seat: i64, space: i64, purse: Purse) -> bool:
    """B-4.4 Whether the Captain can command somebody out of the fire; takes the price out."""
    most: i64 = table.sheet(seat, ORDERED) - table.cells[ORDERED_AT + seat]
    budget: i64 = 1
    while budget <= most and purse.copy().pay(budget, ORDERING):
        if led_out(table, seat, space, budget):
            return purse.pay(budget, ORDERING)
        budget += 1
    return False


def led_out(table: RescateTable, seat: i64, space: i64, budget: i64) -> bool:
    """Whether so many AP for moves and doors lead somebody out of the fire."""
    way: i64 = 0
    while way < WAYS:
        to: i64 = table.house.beside(space, way)
        if to != NOWHERE:
            left: i64 = budget
            if table.why_not_pass(space, way) != MAY:
                edge: i64 = table.house.edge(space, way)
                if table.kind(edge).why_not_open(table.edge(edge)) != MAY:
                    way += 1
                    continue
                left -= table.sheet(seat, DOOR)
            burns: bool = table.burns(to)
            left -= table.sheet(seat, FIRE if burns else MOVE)
            if left == 0 and not burns:
                return True
            if left > 0 and (not burns or led_out(table, seat, to, left)):
                return True
        way += 1
    return False
