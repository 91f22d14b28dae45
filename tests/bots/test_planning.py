"""The planner: follows plans of several moves, thinks again at news, and carries nothing over."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot, fitting
from sobremesa.bots.greedy import Greedy
from sobremesa.bots.planning import Planning
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.table import NO_MOVE
from sobremesa.engine.state import State
from tests.fixtures import TICTACTOE

RESCATE = sobremesa.load("rescate")

# A victim in arms, two steps from the entrance, and nothing that burns near it.
CARRIED: dict[str, Any] = {
    "firefighters": [{"at": "32", "carries": "victim", "ap": 4}, {"at": "73"}],
    "fire": "57 58",
    "victims": "32",
    "poi": {"24": "?", "51": "?"},
}


def played(state: State, seat: int, player: Planning, rng: Rng, most: int = 8) -> list[str]:
    """The moves of a seat until it passes."""
    made: list[str] = []
    while state.waiting == (seat,) and len(made) < most and (not made or made[-1] != "pass"):
        move = player.choose(state.eyes(seat), rng)
        state.play(seat, move)
        made.append(str(move))
    return made


def test_it_is_known_by_its_name_and_level() -> None:
    assert bot("planner").level == 3
    assert bot("3").name == "planner"


def test_it_is_offered_where_there_are_plans() -> None:
    assert fitting(RESCATE)[-1].name == "planner"
    assert fitting(TICTACTOE)[-1].name == "greedy"


def test_where_a_game_has_no_plans_it_plays_as_greedy_does() -> None:
    state = TICTACTOE.start(seed=3)
    while state.waiting:
        seat = state.waiting[0]
        assert len(state.table.goals(seat)) == 0
        move = Planning().choose(state.eyes(seat), Rng("same"))
        assert move == Greedy().choose(state.eyes(seat), Rng("same"))
        state.play(seat, move)


def test_it_brings_out_whoever_it_has_in_its_arms() -> None:
    state = RESCATE.position(CARRIED)
    made = played(state, 0, Planning(), Rng("out"), most=2)
    assert made == ["move:w", "move:w"]
    assert state.view(None)["zones"]["rescued"]["count"] == 1


def test_a_plan_is_followed_without_thinking_again_until_there_is_news() -> None:
    state, player, rng = RESCATE.position(CARRIED), Planning(), Rng("out")
    state.play(0, player.choose(state.eyes(0), rng))
    before = Rng("out")
    thought = [before.word() for _ in range(2000)]
    following = rng.word()  # how far chance has been asked so far
    assert following in thought
    fresh = Rng("none")
    untouched = fresh.word()
    assert str(player.choose(state.eyes(0), rng)) == "move:w"
    assert rng.word() == thought[thought.index(following) + 1]  # nothing was imagined
    assert untouched != following


def test_nothing_goes_over_to_other_chance() -> None:
    """One bot serves all seats and all matches: what it plays depends on what it is given alone."""

    def match(shared: Planning | None) -> str:
        state = RESCATE.start(2, "shared", record=False)
        rngs = [Rng(seat) for seat in range(2)]
        own = [Planning(), Planning()]
        for _ in range(25):
            seat = state.waiting[0]
            player = shared or own[seat]
            state.play(seat, player.choose(state.eyes(seat), rngs[seat]))
        return state.digest()

    shared = Planning()
    assert match(shared) == match(shared) == match(None)


@pytest.mark.parametrize("level", ["family", "heroic"])
def test_every_goal_leads_through_legal_moves(level: str) -> None:
    state, rng = RESCATE.start(3, f"goals {level}", {"level": level}, record=False), Rng("any")
    for _ in range(60):
        if not state.waiting:
            break
        seat = state.waiting[0]
        table, legal = state.table, state.choices(seat)
        for goal in table.goals(seat):
            code = table.toward(seat, goal)
            assert code == NO_MOVE or code in legal
        assert table.rest(seat) in legal
        state.take(seat, legal[rng.below(len(legal))])
