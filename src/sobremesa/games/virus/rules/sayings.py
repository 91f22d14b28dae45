"""What the log tells besides the moves: one number each; names and clauses stand in `game.py`."""

from __future__ import annotations

from typing import Final

ONLY_DREW: Final = 1  # seat, how many cards: a turn without an action
DREW: Final = 2  # seat, how many cards
RECYCLED: Final = 3  # how many cards
INFECTED: Final = 4  # seat, colour of the organ; so are all that follow
EXTIRPATED: Final = 5
EXPOSED: Final = 6  # a virus took the medicine away
VACCINATED: Final = 7
NOW_IMMUNISED: Final = 8
CURED: Final = 9
EMPTIED: Final = 10  # seat, how many cards: a hand discarded for a Latex Glove
