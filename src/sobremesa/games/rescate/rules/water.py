"""Where water does most good, and how to bring it there by hand or by gun: for planning."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import NO_MOVE
from sobremesa.engine.native import append, i64, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.box import NEVER
from sobremesa.games.rescate.rules.fields import CLEAR, FIRE, NO_LOAD
from sobremesa.games.rescate.rules.moves import (
    CLOCKWISE,
    COUNTER,
    DRIVE,
    ENGINE,
    EXTINGUISH,
    GUN,
    HERE,
    WAYS,
    both,
    play,
)
from sobremesa.games.rescate.rules.peril import Peril
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.routes import (
    Prices,
    field_to,
    step_along,
    way_to_engine,
    weight,
    zeros,
)
from sobremesa.games.rescate.rules.table import RescateTable

FIRES_MOST: Final[i64] = weight("water", "fires")
REACH: Final[i64] = weight("water", "reach")
A_CUBE: Final[i64] = weight("water", "cube")
A_FIRE: Final[i64] = weight("water", "fire")
A_SMOKE: Final[i64] = weight("water", "smoke")
BESIDE: Final[i64] = weight("water", "beside")
UPON: Final[i64] = weight("water", "upon")
A_STEP: Final[i64] = weight("water", "step")
A_DRIVE: Final[i64] = weight("water", "drive")
ENOUGH: Final = 1000  # so that no fire that is thought of counts for nothing


def worst_fires(table: RescateTable, seat: i64) -> vec[i64]:
    """The fires and smokes that do most harm for the way to them."""
    found = vec[i64]()
    if table.sheet(seat, box.EXTINGUISH) == NEVER:
        return found
    house = table.house
    peril = Peril(table)
    peril.look()
    field = field_to(table, table.at(seat), Prices(table.role(seat), False, False))
    scores = zeros(house.spaces)
    space: i64 = 0
    while space < house.spaces:
        what: i64 = table.flames(space)
        if what != CLEAR and house.is_inside(space) and field.costs[space] < REACH:
            harm: i64 = A_CUBE * peril.cubes_of[space] + (A_FIRE if what == FIRE else A_SMOKE)
            way: i64 = 0
            while way < WAYS:
                to: i64 = table.adjacent(space, way)
                if to != NOWHERE and (table.marker_in(to) or table.hazmat_in(to)):
                    harm += BESIDE
                way += 1
            if table.marker_in(space) or table.hazmat_in(space):
                harm += UPON
            scores[space] = ENOUGH + harm - A_STEP * field.costs[space]
        space += 1
    count: i64 = 0
    while count < FIRES_MOST:
        best: i64 = NOWHERE
        space = 0
        while space < house.spaces:
            if scores[space] > 0 and (best == NOWHERE or scores[space] > scores[best]):
                best = space
            space += 1
        if best == NOWHERE:
            return found
        found = append(found, best)
        scores[best] = 0
        count += 1
    return found


def toward_dousing(table: RescateTable, seat: i64, space: i64) -> i64:
    """Near enough, then water, until nothing is left."""
    if table.flames(space) == CLEAR:
        return NO_MOVE
    at: i64 = NOWHERE
    if table.at(seat) == space:
        at = HERE
    else:
        way: i64 = 0
        while way < WAYS:
            if table.adjacent(table.at(seat), way) == space:
                at = way
            way += 1
    if at != NOWHERE:
        code: i64 = play(EXTINGUISH, at)
        return code if table.why_not(seat, code) == MAY else NO_MOVE
    loaded: bool = table.load(seat) != NO_LOAD or table.led(seat) != NOWHERE
    prices = Prices(table.role(seat), loaded, False)
    return step_along(table, seat, field_to(table, space, prices), loaded)


def toward_shooting(table: RescateTable, seat: i64) -> i64:
    """B-11.5 To the engine; with it to the quadrant where most burns and nobody is; then water."""
    if not table.is_at_engine(seat):
        loaded: bool = table.load(seat) != NO_LOAD or table.led(seat) != NOWHERE
        prices = Prices(table.role(seat), loaded, False)
        return step_along(table, seat, way_to_engine(table, prices), loaded)
    spots: i64 = table.house.spots[ENGINE]
    here: i64 = table.spot(ENGINE)
    best: i64 = NOWHERE
    most: i64 = 0
    spot: i64 = 0
    while spot < spots:
        turned: i64 = (spot - here + spots) % spots
        flames: i64 = flames_at(table, spot) - A_DRIVE * min(turned, spots - turned)
        if flames > most:
            most = flames
            best = spot
        spot += 1
    code: i64 = play(GUN, 0)
    if best != NOWHERE and best != here:
        turned = (best - here + spots) % spots
        code = play(DRIVE, both(ENGINE, CLOCKWISE if turned * 2 <= spots else COUNTER))
    if best == NOWHERE or table.why_not(seat, code) != MAY:
        return NO_MOVE
    return code


def flames_at(table: RescateTable, spot: i64) -> i64:
    """How much burns in the quadrant of a spot, fires twice; nothing if somebody is in it."""
    total: i64 = 0
    for space in table.house.areas[spot]:
        total += table.flames(space)
        if table.somebody_at(space):
            return 0
    return total
