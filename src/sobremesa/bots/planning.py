"""Level 3, for games with long turns: plans of several moves, tried in imagined worlds."""

from __future__ import annotations

from sobremesa.bots.core.planning import Planner
from sobremesa.bots.greedy import Greedy
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.table import NO_MOVE
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.values import Move


class Planning:
    """Follows the plan that looks best; where a game has no plans, plays as `greedy` does.

    It remembers what it intends for as long as the same chance of its own is used, which is that of
    one seat in one match: nothing goes over from one match to another.
    """

    name = "planner"
    level = 3

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds
        self._planner = Planner(worlds)
        self._rng: Rng | None = None

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        if self._rng is not rng:
            self._planner, self._rng = Planner(self.worlds), rng
        code = int(self._planner.next(eyes.table(), eyes.seat, rng))
        if code == NO_MOVE:
            return Greedy().choose(eyes, rng)
        return eyes.game.move(code)
