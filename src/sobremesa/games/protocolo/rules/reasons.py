"""Why something cannot be done: one number each, its name and clause in `refusals.toml`."""

from __future__ import annotations

from typing import Final

MAY: Final = 0
OTHER_DECISION: Final = 10
NOT_IN_HAND: Final = 11
NOT_IN_PLAY: Final = 12
NO_MONEY: Final = 13
NO_PA: Final = 14
# the order of phase 2
TOO_LATE_TO_MOVE: Final = 15
TOO_LATE_TO_REST: Final = 16
NO_MORE_MOVES: Final = 17
MOVED_ALREADY: Final = 18
TOO_MANY_ACTIONS: Final = 19
# places
NO_SUCH_PLACE: Final = 20
NO_CAPACITY: Final = 21
PLACE_TAKEN: Final = 22
BLOCKED: Final = 23
GUARDIA_FULL: Final = 24
NOT_DIRECTLY: Final = 25
IN_OVERLOAD: Final = 26
SECTORS_FULL: Final = 27
NO_HOST: Final = 28
# staff
RESTED_ALREADY: Final = 29
RESTING: Final = 30
NO_CURE: Final = 31
CURED_ALREADY: Final = 32
NO_NEED: Final = 33
ACTED_ALREADY: Final = 34
# texts of cards
NO_ABILITY: Final = 35
USED_ALREADY: Final = 36
NO_STAFF_THERE: Final = 37
WRONG_USER: Final = 38
WRONG_TARGET: Final = 39
NEEDS_TARGET: Final = 40
NO_TARGET_WANTED: Final = 41
NO_EFFECT: Final = 42
NO_DOSES: Final = 43
# answers
NO_BRANCH: Final = 44
NOT_PAYABLE: Final = 45
NOT_DYING: Final = 46
NOT_CURED: Final = 47
ALREADY_THERE: Final = 48
