"""What the rules tell besides the changes themselves, for the log and for whoever looks on."""

from __future__ import annotations

from typing import Final

ROLLING: Final = 1  # what for
TARGET: Final = 2  # place, what lay there
SMOKE: Final = 3  # place; so are the next ones
CAUGHT: Final = 4
EXPLOSION: Final = 5
SHOCKWAVE: Final = 6
SPREAD: Final = 7  # a blast brings fire
FLASHOVER: Final = 8
CUBE: Final = 9  # place, way, cubes in all
DOOR_GONE: Final = 10  # place, way
HAZMAT_BLOWS: Final = 11
HOT_SPOT: Final = 12
FLARE_UP: Final = 13
KNOCKED: Final = 14  # seat, place
DODGED: Final = 15  # seat, place
VICTIM_FOUND: Final = 16
ALARM_FOUND: Final = 17
RESCUED: Final = 18  # place, how many in all
LOST: Final = 19  # place, how many in all
MARKER_PLACED: Final = 20
ARROW: Final = 21  # from place, to place
DISPOSED: Final = 22
FIRE_OUTSIDE_OUT: Final = 23
TURN_OF: Final = 24  # seat, AP
GUN_AT: Final = 25  # place
ALL_BURNS: Final = 26  # no space for a POI

# what dice are rolled for
FOR_FIRE: Final = 0
FOR_MARKER: Final = 1
FOR_EXPLOSION: Final = 2
FOR_HAZMAT: Final = 3
FOR_HOT_SPOT: Final = 4
FOR_GUN: Final = 5
PURPOSES: Final = ("fire", "marker", "explosion", "hazmat", "hot-spot", "gun")
