"""Why something cannot be done: one number each, its name and clause in `refusals.toml`."""

from __future__ import annotations

from typing import Final

MAY: Final = 0
OTHER_DECISION: Final = 10
NOT_IN_HAND: Final = 11
NOT_ON_PANEL: Final = 12
# building
DIAMOND_PILOT: Final = 13
OCCUPIED: Final = 14
NO_PILOT: Final = 15
MODULE_FULL: Final = 16
CHOOSE_MODULE: Final = 17
NO_MODULE_CHOICE: Final = 18
COPILOT_SITS: Final = 19
LAST_HEART: Final = 20
NO_SECOND: Final = 21
ONE_MORE: Final = 22
NO_EXCESS: Final = 23
# drawing
NO_FUEL_CARD: Final = 24
TWICE_IN_A_ROW: Final = 25
NO_CREW: Final = 26
NO_FIGURE: Final = 27
# attacking
NOT_MOUNTED: Final = 28
NO_SPADES: Final = 29
NO_FUEL: Final = 30
ZERO_POINTS: Final = 31
TOO_MANY_POINTS: Final = 32
NO_WHOLE_CARDS: Final = 33
TOO_LITTLE_FUEL: Final = 34
SPADE_IN_USE: Final = 35
LOCKED: Final = 36
MIXED_FUEL: Final = 37
NO_BURNING: Final = 38
REDUNDANT: Final = 39
BACK_TOO_OFTEN: Final = 40
# passing
HAS_CARDS: Final = 41
