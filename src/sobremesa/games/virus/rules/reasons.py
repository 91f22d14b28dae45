"""Why something cannot be done: one number each, its name and clause in `refusals.toml`."""

from __future__ import annotations

from typing import Final

MAY: Final = 0
NOT_IN_HAND: Final = 10
NO_SUCH_PLAYER: Final = 11
NO_ORGAN: Final = 12
WRONG_COLOUR: Final = 13
IMMUNISED: Final = 14
ATTACHED_COLOUR: Final = 15
COLOUR_TAKEN: Final = 16
YOUR_OWN: Final = 17
NOT_YOUR_OWN: Final = 18
SAME_COLOUR: Final = 19
SAME_PLAYER: Final = 20
BOTH_EMPTY: Final = 21
NOTHING_SPREADS: Final = 22
NOT_FREE: Final = 23
TARGET_USED: Final = 24
NOT_THE_MOST: Final = 25
NOTHING_MOVED: Final = 26
ANOTHER_FIRST: Final = 27
NO_DISCARD: Final = 28
TOO_MANY: Final = 29
MUST_HAVE_EFFECT: Final = 30
HAS_EFFECT: Final = 31
CONTAGION_FIRST: Final = 32
NO_CONTAGION: Final = 33
CANNOT_TRAVEL: Final = 34
