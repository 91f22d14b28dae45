"""B-13 One to six firefighters, whoever plays them."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import GAME, LEVELS, after, burn, hot, playout, texts, where


@pytest.mark.clause("B-13.1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_turn_goes_round(seats: int) -> None:
    state = GAME.start(seats, seats)
    for _ in range(seats):
        after(state, "start:7,0")
    for seat in [*range(seats), 0]:
        assert state.waiting == (seat,)
        assert where(state, seat) == "70"
        burn(state, "63")
        if state.result is not None:
            break


@pytest.mark.clause("B-13.1", "B-9.2")
def test_firefighters_are_counted_for_the_hot_spots() -> None:
    three, six = (GAME.start(seats, 3, {"level": "recruit"}) for seats in (3, 6))
    assert len(hot(three).split()) == 5
    assert len(hot(six).split()) == 6


@pytest.mark.clause("B-13.1")
@pytest.mark.parametrize("level", ["family", *LEVELS])
@pytest.mark.parametrize("seats", [1, 6])
def test_matches_come_to_an_end(level: str, seats: int) -> None:
    for seed in range(3):
        *_, last = playout(GAME.start(seats, seed, {"level": level}), seed)
        assert last.result is not None
        assert last.result.team in ("won", "lost")
        assert not texts(last)
