"""What a firefighter may be about to do, in several moves: the plans among which a bot chooses.

A goal is a kind and what it is about, or a single move. It is no rule: each move on the way to it
is asked for as every other is.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import NO_MOVE, Found
from sobremesa.engine.native import i64, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box, moves
from sobremesa.games.rescate.rules.box import HAZMATS, NEVER, ON_BOARD
from sobremesa.games.rescate.rules.fields import ACTION, FIRST_HAZMAT, NO_LOAD
from sobremesa.games.rescate.rules.moves import (
    AMBULANCE,
    CARRY,
    CHOP,
    CLOCKWISE,
    COUNTER,
    DRIVE,
    DROP,
    ENGINE,
    EXTINGUISH,
    HERE,
    LEAD,
    LEAVE,
    MOVE,
    PASS,
    TREAT,
    WAYS,
    both,
    play,
    what_of,
)
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.routes import (
    Field,
    Prices,
    field_to,
    step_along,
    way_home,
)
from sobremesa.games.rescate.rules.table import RescateTable
from sobremesa.games.rescate.rules.water import toward_dousing, toward_shooting, worst_fires

# kinds of goals; `about` is a slot, a space, or the code of a move
SAVE: Final = 0  # bring a victim to safety; look first who lies there
DOUSE: Final = 1  # put a space out
REMOVE: Final = 2  # bring a hazmat out
LAST: Final = 3  # nothing more in this turn
ONLY: Final = 4  # one move
SHOOT: Final = 5  # to the engine, round to where it burns most, and fire the deck gun
KINDS: Final = 8


def goal(kind: i64, about: i64) -> i64:
    """A goal as one number."""
    return about * KINDS + kind


def goals(table: RescateTable, seat: i64) -> vec[i64]:
    """Everything worth a thought; at the end, to let the turn be over."""
    found = Found()
    if table.asked() == ACTION:
        slot: i64 = 0
        while slot < ON_BOARD:
            if table.marker_at(slot) != NOWHERE and is_free_for(table, seat, slot):
                found.add(goal(SAVE, slot))
            slot += 1
        slot = 0
        while slot < HAZMATS:
            if table.hazmat_at(slot) != NOWHERE:
                found.add(goal(REMOVE, slot))
            slot += 1
        for space in worst_fires(table, seat):
            found.add(goal(DOUSE, space))
        if table.spot(ENGINE) != NOWHERE and table.sheet(seat, box.GUN) != NEVER:
            found.add(goal(SHOOT, 0))
    for code in table.choices(seat):
        if is_thought_of(what_of(code)):
            found.add(goal(ONLY, code))
    if table.asked() == ACTION:
        found.add(goal(LAST, 0))
    return found.codes


def is_free_for(table: RescateTable, seat: i64, slot: i64) -> bool:
    """Whether nobody else holds that victim."""
    holder: i64 = table.holder(slot)
    return holder == NOWHERE or holder == seat


def is_thought_of(what: i64) -> bool:
    """Whether a kind of move is a plan by itself; the others are steps of one, or nothing."""
    return (
        what != MOVE
        and what != PASS
        and what != CHOP
        and what != CARRY
        and what != DROP
        and what != LEAD
        and what != LEAVE
        and what != moves.OPEN
        and what != moves.CLOSE
    )


def toward(table: RescateTable, seat: i64, wanted: i64) -> i64:
    """The next move on the way to a goal; NO_MOVE if it is reached or cannot be."""
    kind: i64 = wanted % KINDS
    about: i64 = wanted // KINDS
    if kind == ONLY:
        return about if table.why_not(seat, about) == MAY else NO_MOVE
    if table.asked() != ACTION:
        return NO_MOVE
    if kind == SAVE:
        return toward_saving(table, seat, about)
    if kind == DOUSE:
        return toward_dousing(table, seat, about)
    if kind == REMOVE:
        return toward_removing(table, seat, about)
    if kind == SHOOT:
        return toward_shooting(table, seat)
    return NO_MOVE


def toward_saving(table: RescateTable, seat: i64, slot: i64) -> i64:
    """To a victim or POI; then, treated or in one's arms, home."""
    space: i64 = table.marker_at(slot)
    if space == NOWHERE or not is_free_for(table, seat, slot):
        return NO_MOVE
    loaded: bool = table.load(seat) != NO_LOAD
    if table.holder(slot) == seat:
        field = way_home(table, loaded, table.is_treated(slot))
        return toward_home(table, seat, field)
    if table.at(seat) != space or table.is_unknown(slot):
        prices = Prices(table.role(seat), loaded, table.led(seat) != NOWHERE)
        return step_along(table, seat, field_to(table, space, prices), loaded)
    return take_hold(table, seat, slot)


def take_hold(table: RescateTable, seat: i64, slot: i64) -> i64:
    """Treat whoever can be; lead those who walk; carry the others."""
    if not table.is_treated(slot) and table.sheet(seat, box.TREAT) != NEVER:
        code: i64 = play(TREAT, 0)
        if table.why_not(seat, code) == MAY:
            return code
    code = play(LEAD, 0)
    if table.is_treated(slot) and table.why_not(seat, code) == MAY:
        return code
    code = play(CARRY, moves.A_TREATED if table.is_treated(slot) else moves.A_VICTIM)
    return code if table.why_not(seat, code) == MAY else NO_MOVE


def toward_home(table: RescateTable, seat: i64, field: Field) -> i64:
    """Along the way; where waiting for the ambulance is cheaper, that is called."""
    space: i64 = table.at(seat)
    here: i64 = table.spot(AMBULANCE)
    spot: i64 = table.house.spot_of(AMBULANCE, space)
    if here == NOWHERE or spot == NOWHERE or field.is_left(space):
        return step_along(table, seat, field, True)
    spots: i64 = table.house.spots[AMBULANCE]
    turned: i64 = (spot - here + spots) % spots
    code: i64 = play(DRIVE, both(AMBULANCE, CLOCKWISE if turned * 2 <= spots else COUNTER))
    return code if table.why_not(seat, code) == MAY else NO_MOVE


def toward_removing(table: RescateTable, seat: i64, slot: i64) -> i64:
    """To a hazmat; then out of the house with it, if it is not disposed of there."""
    space: i64 = table.hazmat_at(slot)
    if space == NOWHERE:
        return NO_MOVE
    code: i64 = play(moves.DISPOSE, 0)
    if table.at(seat) == space and table.why_not(seat, code) == MAY:
        return code
    if table.load(seat) == slot + FIRST_HAZMAT:
        return step_along(table, seat, way_out(table, seat), True)
    if table.hazmat_holder(slot) != NOWHERE:
        return NO_MOVE
    if table.at(seat) == space:
        code = play(CARRY, moves.A_HAZMAT)
        return code if table.why_not(seat, code) == MAY else NO_MOVE
    prices = Prices(table.role(seat), False, table.led(seat) != NOWHERE)
    return step_along(table, seat, field_to(table, space, prices), False)


def way_out(table: RescateTable, seat: i64) -> Field:
    """The ways out of the house for somebody with a load."""
    field = Field(table, Prices(table.role(seat), True, False))
    space: i64 = 0
    while space < table.house.spaces:
        if table.house.is_outside(space):
            field.start(space, 0)
        space += 1
    field.spread()
    return field


def rest(table: RescateTable, seat: i64) -> i64:
    """The move that brings a turn to its end: out of the fire if need be, then pass."""
    if table.asked() != ACTION:
        return table.default(seat)
    code: i64 = play(PASS, 0)
    if table.why_not(seat, code) == MAY:
        return code
    code = play(EXTINGUISH, HERE)
    if table.burns(table.at(seat)) and table.why_not(seat, code) == MAY:
        return code
    way: i64 = 0
    while way < WAYS:
        code = play(MOVE, way)
        to: i64 = table.adjacent(table.at(seat), way)
        if to != NOWHERE and not table.burns(to) and table.why_not(seat, code) == MAY:
            return code
        way += 1
    return table.default(seat)
