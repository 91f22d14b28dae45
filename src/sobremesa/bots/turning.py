"""Level 2 in games whose turns are long: the turn after which the table looks best."""

from __future__ import annotations

from sobremesa.bots.core.turning import TurnThinker
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.values import Move

WIDTH = 3


class Turning:
    """Thinks its turn through, and follows what it found as long as nothing new is seen.

    It remembers what it intends for as long as the same chance of its own is used, which is that of
    one seat in one match: nothing goes over from one match to another.
    """

    def __init__(self, width: int = WIDTH) -> None:
        self.width = width
        self._thinker = TurnThinker(width)
        self._rng: Rng | None = None

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        """The next move of the turn."""
        if self._rng is not rng:
            self._thinker, self._rng = TurnThinker(self.width), rng
        return eyes.game.move(int(self._thinker.next(eyes.table(), eyes.seat, rng)))
