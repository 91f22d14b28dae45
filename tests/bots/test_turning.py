"""Level 2 in games with long turns: a whole turn is thought through, and followed."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots.core.turning import TurnThinker
from sobremesa.bots.greedy import Greedy
from sobremesa.bots.simple import Lively
from sobremesa.bots.turning import Turning
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from sobremesa.lab.simulate import plan_for, play_game

LONG = [sobremesa.load(name) for name in sobremesa.games() if sobremesa.load(name).long_turns]
EVERY = pytest.mark.parametrize("game", LONG, ids=lambda game: game.id)


def turns(game: Game, seed: int, most: int) -> list[str]:
    """The moves of a match between two such bots."""
    state, made = game.start(seed=seed, record=False), list[str]()
    bots, rngs = [Turning() for _ in range(state.seats)], [Rng(n) for n in range(state.seats)]
    while state.waiting and len(made) < most:
        seat = state.waiting[0]
        move = bots[seat].choose(state.eyes(seat), rngs[seat])
        assert move in state.moves(seat)
        state.play(seat, move)
        made.append(str(move))
    return made


def test_there_are_games_with_long_turns() -> None:
    assert LONG


@EVERY
def test_the_same_chance_gives_the_same_turns(game: Game) -> None:
    assert turns(game, 3, 40) == turns(game, 3, 40)


@EVERY
def test_level_2_is_this_bot(game: Game) -> None:
    for seed in range(3):
        eyes = game.start(seed=seed).eyes(game.start(seed=seed).waiting[0])
        assert Greedy().choose(eyes, Rng(seed)) == Turning().choose(eyes, Rng(seed))


@EVERY
def test_a_turn_is_thought_of_once_and_again_only_after_news(game: Game) -> None:
    """Each move of a plan is made as it was foreseen, as long as nothing is drawn."""
    state = game.start(seed=5, record=False)
    seat, rng = state.waiting[0], Rng("once")
    thinker = TurnThinker(3)
    first = thinker.next(state.eyes(seat).table(), seat, rng)
    planned = [int(code) for code in thinker.codes]
    assert planned[0] == first
    state.take(seat, int(first))
    if len(planned) > 1 and state.waiting == (seat,):
        assert thinker.next(state.eyes(seat).table(), seat, rng) == planned[1]


@EVERY
def test_what_is_hidden_changes_nothing(game: Game) -> None:
    """Two worlds that a seat cannot tell apart get the same move."""
    state = game.start(seed=8)
    seat = state.waiting[0]
    twins: list[State] = [state.imagine(seat, Rng(number)) for number in (1, 2)]
    one, other = (Turning().choose(twin.eyes(seat), Rng("twin")) for twin in twins)
    assert one == other


@EVERY
@pytest.mark.slow
def test_it_beats_who_does_anything(game: Game) -> None:
    plan = plan_for(game.id, 2, ["greedy", Lively.name], 12, "turning", {})
    wins = sum(play_game(plan, number).winners == (0,) for number in range(12))
    assert wins >= 10
