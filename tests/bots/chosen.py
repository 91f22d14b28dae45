"""Moves that the searching bots choose, printed: for a comparison across processes.

python -m tests.bots.chosen
"""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.bots.searching import Flat, Ismcts, Uct
from sobremesa.engine.core.chance import Rng
from tests.conformance.helpers import GAMES, Setting, random_states

BOTS = (Flat(12), Uct(30), Ismcts(20))


def chosen() -> Iterator[str]:
    """What each bot chooses in a few states of every game."""
    for game in GAMES:
        setting = Setting(game, game.seats[0])
        for number, state in enumerate(random_states(setting, 2, "chosen")):
            seat = state.waiting[-1]
            for bot in BOTS:
                move = bot.choose(state.eyes(seat), Rng(f"{bot.name} {number}"))
                assert move in state.moves(seat)
                yield f"{game.id} {number} {bot.name}: {move}"


if __name__ == "__main__":
    print("\n".join(chosen()))
