"""How far every space is from somewhere, in AP, and which way leads there: for planning."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from sobremesa.engine.core.table import NO_MOVE
from sobremesa.engine.native import append, i64, mypyc_attr, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.box import NEVER, NOBODY, on_sheet
from sobremesa.games.rescate.rules.moves import (
    AMBULANCE,
    CHOP,
    ENGINE,
    EXTINGUISH,
    MOVE,
    OPEN,
    WAYS,
    play,
)
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.table import RescateTable

DATA: Final[dict[str, Any]] = tomllib.loads(
    resources.files("sobremesa.games.rescate").joinpath("plans.toml").read_text("utf-8")
)


def weight(part: str, name: str) -> i64:
    """How much something counts for a planning bot."""
    value: i64 = DATA[part][name]
    return value


CUBE: Final[i64] = weight("routes", "cube")
FAR: Final = 60  # as good as not at all


def column(size: i64, value: i64) -> vec[i64]:
    """A column of equal numbers, made one by one."""
    made = vec[i64](capacity=size)
    i: i64 = 0
    while i < size:
        made = append(made, value)
        i += 1
    return made


ROOM: Final = 512  # for as many spaces as any board has
ZEROS: Final[vec[i64]] = column(ROOM, 0)
FARS: Final[vec[i64]] = column(ROOM, FAR)


def zeros(size: i64) -> vec[i64]:
    """A column of zeros."""
    return ZEROS[:size]


@mypyc_attr(free_list_len=1)
class Prices:
    """What steps cost somebody: on free ground, where it burns, through a door, through a wall."""

    def __init__(self, role: i64, loaded: bool, treated: bool) -> None:
        water: i64 = on_sheet(role, box.EXTINGUISH)
        self.step: i64 = on_sheet(role, box.LOADED if loaded else box.MOVE)
        self.fire: i64 = on_sheet(role, box.FIRE)
        if loaded or treated or self.fire == NEVER:
            self.fire = FAR if water == NEVER else self.step + water
        self.door: i64 = on_sheet(role, box.DOOR)
        self.chop: i64 = on_sheet(role, box.CHOP)
        if self.chop != NEVER:
            self.chop += CUBE


def edge_price(table: RescateTable, space: i64, way: i64, prices: Prices) -> i64:
    """What it takes to make an edge passable: nothing, a door, chops; FAR if nothing does."""
    edge: i64 = table.house.edge(space, way)
    if edge == NOWHERE:
        return 0
    kind = table.kind(edge)
    state: i64 = table.edge(edge)
    if kind.why_not_pass(state) == MAY:
        return 0
    if kind.why_not_open(state) == MAY:
        return FAR if prices.door == NEVER else prices.door
    chops: i64 = kind.chops_left(state)
    return FAR if chops == NEVER or prices.chop == NEVER else chops * prices.chop


@mypyc_attr(free_list_len=1)
class Field:
    """For each space: the AP of the cheapest way from it to the nearest of some spaces."""

    def __init__(self, table: RescateTable, prices: Prices) -> None:
        self.table = table
        self.prices = prices
        self.costs = FARS[: table.house.spaces]
        self.queue = vec[i64](capacity=table.house.spaces)

    def start(self, space: i64, cost: i64) -> None:
        """One of the spaces to get to; `cost` is what is still to do there."""
        if cost < self.costs[space]:
            self.costs[space] = cost
            self.queue = append(self.queue, space)

    def spread(self) -> None:
        """Find the ways from everywhere."""
        table = self.table
        house = table.house
        costs = self.costs
        queue = self.queue
        waiting = zeros(house.spaces)
        head: i64 = 0
        while head < len(queue):
            space: i64 = queue[head]
            head += 1
            waiting[space] = 0
            enter: i64 = costs[space]
            enter += self.prices.fire if table.burns(space) else self.prices.step
            way: i64 = 0
            while way < WAYS:
                other: i64 = house.beside(space, way)
                if other != NOWHERE and costs[other] > enter:
                    total: i64 = enter + edge_price(table, space, way, self.prices)
                    if total < costs[other]:
                        costs[other] = total
                        if waiting[other] == 0:
                            waiting[other] = 1
                            queue = append(queue, other)
                way += 1
        self.queue = queue

    def is_left(self, space: i64) -> bool:
        """Whether one goes on from a space: by itself it would be dearer to stay."""
        way: i64 = self.way_from(space)
        if way == NOWHERE:
            return False
        to: i64 = self.table.house.beside(space, way)
        enter: i64 = self.prices.fire if self.table.burns(to) else self.prices.step
        return (
            self.costs[to] + enter + edge_price(self.table, space, way, self.prices)
            <= (self.costs[space])
        )

    def way_from(self, space: i64) -> i64:
        """The direction of the first step from a space; NOWHERE if there is none."""
        table = self.table
        best: i64 = FAR
        found: i64 = NOWHERE
        way: i64 = 0
        while way < WAYS:
            other: i64 = table.house.beside(space, way)
            if other != NOWHERE and self.costs[other] < FAR:
                total: i64 = self.costs[other] + edge_price(table, space, way, self.prices)
                total += self.prices.fire if table.burns(other) else self.prices.step
                if total < best:
                    best = total
                    found = way
            way += 1
        return found


def field_to(table: RescateTable, space: i64, prices: Prices) -> Field:
    """The ways to one space."""
    field = Field(table, prices)
    field.start(space, 0)
    field.spread()
    return field


def anybody(loaded: bool, treated: bool) -> Prices:
    """What steps cost a firefighter without special abilities."""
    return Prices(NOBODY, loaded, treated)


def way_to_engine(table: RescateTable, prices: Prices) -> Field:
    """The ways to the engine."""
    field = Field(table, prices)
    spot: i64 = table.spot(ENGINE)
    if spot != NOWHERE:
        field.start(table.house.half(ENGINE, spot, 0), 0)
        field.start(table.house.half(ENGINE, spot, 1), 0)
    field.spread()
    return field


def way_home(table: RescateTable, loaded: bool, treated: bool) -> Field:
    """The ways to where victims are rescued; an ambulance can come some of the way (B-11.2)."""
    field = Field(table, anybody(loaded, treated))
    house = table.house
    rescue = table.rulings.rescue
    space: i64 = 0
    while space < house.spaces:
        if house.is_outside(space) and rescue.is_safe(table, space):
            field.start(space, 0)
        space += 1
    here: i64 = table.spot(AMBULANCE)
    if here != NOWHERE:
        spots: i64 = house.spots[AMBULANCE]
        spot: i64 = 0
        while spot < spots:
            round: i64 = (spot - here + spots) % spots
            price: i64 = min(round, spots - round) * box.on_sheet(box.NOBODY, box.DRIVE)
            field.start(house.half(AMBULANCE, spot, 0), price)
            field.start(house.half(AMBULANCE, spot, 1), price)
            spot += 1
    field.spread()
    return field


def step_along(table: RescateTable, seat: i64, field: Field, water: bool) -> i64:
    """The move that leads a firefighter along a way: open, chop, put out, or go.

    With `water` fire in the way is put out even where one could run through. NO_MOVE if nothing of
    that can be done now.
    """
    space: i64 = table.at(seat)
    way: i64 = field.way_from(space)
    if way == NOWHERE or field.costs[space] >= FAR:
        return NO_MOVE
    if table.why_not_pass(space, way) != MAY:
        code: i64 = play(OPEN, way)
        if table.why_not(seat, code) == MAY:
            return code
        code = play(CHOP, way)
        return code if table.why_not(seat, code) == MAY else NO_MOVE
    to: i64 = table.house.beside(space, way)
    if table.burns(to) and water:
        code = play(EXTINGUISH, way)
        if table.why_not(seat, code) == MAY:
            return code
    code = play(MOVE, way)
    return code if table.why_not(seat, code) == MAY else NO_MOVE
