"""What the log tells besides the moves: one number each; names and clauses stand in `game.py`."""

from __future__ import annotations

from typing import Final

TURN_CARD: Final = 1  # seat, card
TIE: Final = 2
BEGINS: Final = 3  # seat
RECYCLED: Final = 4  # how many cards
DREW: Final = 5  # seat, how many cards: in the draw phase
NOTHING_TO_DRAW: Final = 6  # seat
DREW_ACTION: Final = 7  # seat, how many cards: by an action
OVER_LIMIT: Final = 8  # seat, card: drawn beyond the hand limit
ORPHAN: Final = 9  # seat, card: a Copilot without Pilot
OVERFLOW: Final = 10  # seat, card: discarded from a module that exceeded its limit
ATTACKED: Final = 11  # seat, declared points, value of the extra projectile or 0
FIRED: Final = 12  # seat, value
DODGED: Final = 13  # seat, value, what is left of the attack
NO_DODGE: Final = 14  # seat
ARMOUR_LOST: Final = 15  # seat, card, what is left of the attack; so are the next three
ARMOUR_HOLDS: Final = 16
HEART_LOST: Final = 17
HEART_HOLDS: Final = 18
BREACHED: Final = 19  # seat
