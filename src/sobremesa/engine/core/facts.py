"""What happened, as rows of six numbers. `engine/events.py` gives them names and redacts them."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import append, i64, vec

ROW: Final = 6

ACTED: Final = 1  # seat, move, 1 if only the seat may know which
MOVED: Final = 2  # card, from zone, to zone, its place in the first and in the second
SHUFFLED: Final = 3  # zone
SET: Final = 4  # cell, value
ROLLED: Final = 5  # faces, result
ASKED: Final = 6  # kind of decision, bits of the seats
ANSWERED: Final = 7  # seat
SETTLED: Final = 8  # the innermost decision is closed
ENDED: Final = 9  # ending, bits of the winners
SAID: Final = 10  # what, and three numbers: a fact of one game, for log and statistics
REVEALED: Final = 11  # cell, value: a number that some could not know is told to all
TOKEN: Final = 12  # cell, value, zone, place in it: a number that lies on a card


class Log:
    """Facts in the order they happened; where it is off it costs one comparison a fact."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.rows = vec[i64]()

    def add(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64 = 0) -> None:
        """Write a fact down."""
        rows = self.rows
        rows = append(rows, kind)
        rows = append(rows, a)
        rows = append(rows, b)
        rows = append(rows, c)
        rows = append(rows, d)
        self.rows = append(rows, e)

    def clear(self) -> None:
        """Forget what was written down."""
        self.rows = vec[i64]()
