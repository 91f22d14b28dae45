"""One call per step does what the calls it stands for do."""

from __future__ import annotations

import pytest

import sobremesa
from bench.yardsticks import YARDSTICKS
from sobremesa.bots.core.stepping import open_choices, step
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng

GAMES = [*YARDSTICKS.values(), *map(sobremesa.load, sobremesa.games())]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_step_is_a_move_and_the_next_list(game: Game) -> None:
    for seed in range(3):
        one, other = (game.start(None, seed, record=False) for _ in range(2))
        rng, codes = Rng(seed), list(open_choices(one.table))
        while other.waiting:
            seat = other.waiting[0]
            assert codes == other.choices(seat)
            code = codes[int(rng.below(len(codes)))]
            other.take(seat, code)
            codes = list(step(one.table, code))
            assert one.digest() == other.digest()
        assert codes == []
