"""The suite's questions about lists, refusals, saves and twins, where random matches seldom come.

That is in the middle of attacks, modifications and excesses of mechas that are built already.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from tests.conformance.helpers import sample
from tests.conformance.test_01_moves import check_listed_plays, check_lists, check_refused
from tests.conformance.test_07_twins import check_alike, check_eyes, next_moves, told_to, twins
from tests.games.pocobot.helpers import GAME, asked, at, playout

HOUSES: list[dict[str, Any]] = [
    {},
    {"preset": "digital"},
    {"modify_ops": "exactly_2", "orphan_copilot": "forbid", "self_collapse": "forbid"},
    {"diamond_flex": "dynamic", "fuel_sets": "any", "hand_limit": 10},
    {"diamond_flex": "dynamic", "modify_ops": "exactly_2", "first_turn_ops": 3},
]
DECISIONS = {"action", "modify", "overflow", "points", "extra", "pay", "dodge", "pass"}


def built(seed: int, options: dict[str, Any]) -> State:
    """Two mechas that can attack, one with a diamond Copilot, one that burns clubs."""
    chosen = "" if options.get("diamond_flex") == "dynamic" or "preset" in options else "@clubs"
    return at(
        f"P=QS K=JD{chosen} S9,7,5 H9 C2,3,10 F10,6,4,2",
        "P=KC K=JH B=AD S10,8 H8,2 C4,5,7 F9,7,5",
        "?",
        "?",
        seed=seed,
        options=options,
    )


def states(options: dict[str, Any], careful: bool = True) -> Iterator[State]:
    """All states of a few matches from there."""
    for seed in range(3):
        start = built(seed, options)
        yield start
        for state in playout(start, seed, careful):
            if state.waiting:
                yield state


@pytest.mark.slow
@pytest.mark.parametrize("options", HOUSES, ids=str)
@pytest.mark.parametrize("careful", [True, False])
def test_lists_refusals_and_saves(options: dict[str, Any], careful: bool) -> None:
    codes = list(GAME.vocabulary(2))
    rng = Rng("steps")
    for number, state in enumerate(states(options, careful)):
        assert list(GAME.broken(state.table)) == []
        assert GAME.from_json(state.to_json()) == state
        if number % 9 == 0:
            check_lists(state)
            check_listed_plays(state)
            check_refused(state, codes if number % 90 == 0 else sample(codes, 100, rng))


@pytest.mark.slow
@pytest.mark.clause("PA-59", "PA-70")
@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_twins(options: dict[str, Any]) -> None:
    codes = list(GAME.vocabulary(2))
    rng = Rng("twins")
    for number, state in enumerate(states(options)):
        if number % 12:
            continue
        for seat in (0, 1):
            one, other = twins(state, seat, number)
            assert list(GAME.broken(one.table)) == []
            check_alike(one, other, seat, sample(codes, 10, rng))
            check_eyes(state, other, seat)
            for mover, move in next_moves(one, other, rng):
                assert told_to(seat, one, mover, move) == told_to(seat, other, mover, move)


def test_every_decision_is_among_these_states() -> None:
    seen = {asked(state) for careful in (True, False) for state in states({}, careful)}
    assert seen == DECISIONS
