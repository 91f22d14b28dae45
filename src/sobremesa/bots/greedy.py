"""Level 2: the move after which the table looks best, by the features and weights of the game.

Where turns are long (`Game.long_turns`), the whole turn is looked at: see turning.py.
"""

from __future__ import annotations

from sobremesa.bots.turning import Turning
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.state import State
from sobremesa.engine.values import Move


class Greedy:
    """Tries every move in one imagined world, and takes the best; of equal ones any."""

    name = "greedy"
    level = 2

    def __init__(self) -> None:
        self._turns = Turning()

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        if eyes.game.long_turns:
            return self._turns.choose(eyes, rng)
        if len(eyes.moves) == 1:
            return eyes.moves[0]
        world = eyes.imagine(rng)
        values = [value_after(world, eyes.seat, move) for move in eyes.moves]
        best = max(values)
        ties = [move for move, value in zip(eyes.moves, values, strict=True) if value == best]
        return ties[rng.below(len(ties))]


def value_after(world: State, seat: int, move: Move) -> float:
    """What the table is worth to a seat when the move, with all that belongs to it, is made."""
    after = world.clone()
    depth = len(after.open_decisions())
    after.take(seat, move.code)
    while after.waiting == (seat,) and len(after.open_decisions()) > depth:
        prompt = after.prompt(seat)  # a choice inside the move: as if nothing better were found
        assert prompt is not None
        after.take(seat, prompt.default.code)
    return after.game.value(after, seat)
