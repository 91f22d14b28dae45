"""What the log tells besides the moves: one number each; names and clauses stand in `game.py`."""

from __future__ import annotations

from typing import Final

BEGINS: Final = 1  # seat
TURN_BEGINS: Final = 2  # seat, number of the turn
EARNED: Final = 3  # seat, $
LOST_MONEY: Final = 4  # seat, $
PAID: Final = 5  # seat, $
DREW: Final = 6  # seat, how many
SHUFFLED: Final = 7  # which pile: 0 players, 1 patients, 2 events; seat
ADMITTED: Final = 8  # seat, card
OVERLOADED: Final = 9  # seat, card: admitted into the Overload
REVEALED: Final = 10  # seat, card
BURNT_OUT: Final = 11  # seat, card
DESTROYED: Final = 12  # seat, card
PREVENTED: Final = 13  # seat, card that prevented
DIED: Final = 14  # seat, card
SAVED: Final = 15  # seat, card, by which card
DISCHARGED: Final = 16  # seat, card, PA
RP_LOST: Final = 17  # seat, RP
RP_GAINED: Final = 18  # seat, RP
SET_OFF: Final = 19  # seat, card whose text takes effect
NO_TARGET: Final = 20  # seat, card
RETURNED: Final = 21  # seat, card
TRANSFERRED: Final = 22  # seat it leaves, card
REORDERED: Final = 23  # seat, card
EMPTY_DRUG: Final = 24  # seat, card
NOTHING_TO_DRAW: Final = 25  # seat
AIMED: Final = 26  # seat, card: the only one that could be meant
