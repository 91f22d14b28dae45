"""The options of ¡Rescate!. What each other value does is tested where its rule is."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from sobremesa.engine.options import spelled
from tests.games.rescate.helpers import GAME, playout

DEFAULTS = {
    "level": "family",
    "board": "front",
    "play_on": False,
    "specialists": "all",
    "open_door": "goes_on",
    "free_moves": "doors",
    "max_turns": 600,
}
EVERY = [
    pytest.param(option.name, value, id=f"{option.name}={spelled(value)}")
    for option in GAME.options
    for value in option.allowed
    if value != option.default
]


@pytest.mark.clause("B-2.4", "B-6.4", "B-8.2", "B-9.2", "B-12.2", "B-12.3", "R-1")
def test_the_defaults() -> None:
    assert GAME.complete(2, {}) == DEFAULTS


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_with_each_other_value_whole_matches_are_played(name: str, value: Any) -> None:
    for level in ("family", "heroic"):
        options = {"level": level} | {name: value}
        state = GAME.start(3, 1, options)
        assert state.options == DEFAULTS | options
        for step in playout(state, 1):
            assert list(GAME.broken(step.table)) == []


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_other_values_are_refused(option: Any) -> None:
    with pytest.raises(Bad):
        GAME.start(2, 0, {option.name: "nonsense"})


@pytest.mark.clause("B-13.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_so_many_do_not_play(seats: int) -> None:
    with pytest.raises(Bad):
        GAME.start(seats)
