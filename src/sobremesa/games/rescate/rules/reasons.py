"""Why a move cannot be made, as numbers; `refusals.toml` has their clauses."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import MAY

__all__ = ["MAY"]

OTHER_DECISION: Final = 10  # something else is asked
TOO_FEW_AP: Final = 11
NO_WAY_BACK: Final = 12  # too few AP would be left to leave the fire
IN_FIRE: Final = 13  # a turn does not end there
OFF_BOARD: Final = 14
WALL: Final = 15  # one stands in between
CLOSED_DOOR: Final = 16
NOT_INTO_FIRE: Final = 17  # with a victim or a hazmat, or for this specialist
NOT_FOR_YOU: Final = 18  # this specialist never does that
NO_DOOR: Final = 19
OPEN_ALREADY: Final = 20
CLOSED_ALREADY: Final = 21
NO_WALL: Final = 22  # none to chop or to mend
NO_FIRE: Final = 23  # neither fire nor smoke

NOTHING_TO_TAKE: Final = 25
HANDS_FULL: Final = 26
HANDS_EMPTY: Final = 27
LEADS_ALREADY: Final = 28
LEADS_NOBODY: Final = 29
ENOUGH_OF_THAT: Final = 30  # picked up and put down too often
TREATED_ALREADY: Final = 31
NO_MARKER: Final = 32  # no unknown POI there
NO_HOT_SPOT: Final = 33
FIRE_NEAR: Final = 34
NOT_DAMAGED: Final = 35
NOT_YOURSELF: Final = 36
NO_SUCH_SEAT: Final = 37
ORDERS_SPENT: Final = 38  # no more command AP for this figure in this turn
NO_VEHICLE: Final = 39  # not in this game
NOT_AT_ENGINE: Final = 40
SOMEBODY_THERE: Final = 41  # in the quadrant of the deck gun
TURN_BEGUN: Final = 42
SPECIALIST_USED: Final = 43
NOT_IN_BOX: Final = 44  # a specialist that does not take part
NO_SPOT: Final = 45  # of this vehicle
NOT_OUTSIDE: Final = 46
NOT_NEAREST: Final = 47
DIE_ROLLED: Final = 48  # a second time already
SPACE_BURNS: Final = 49

WOULD_STOP: Final = 51  # the step that was ordered could not be made then
