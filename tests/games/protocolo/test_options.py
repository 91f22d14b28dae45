"""Which options there are, and which values they take."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from tests.games.protocolo.helpers import GAME, money

# name, default, other values that are taken, values that are not, clause
TABLE: list[tuple[str, Any, list[Any], list[Any], str]] = [
    ("event_deck", "shared", ["own"], ["two", 0], "CA-2"),
    ("first_player", "random", [0, 1, "1"], [2, -1, "north"], "CA-3"),
    ("second_player_money", 0, [1, 2, "3", 100], [-1, 101, "many", 1.5], "CA-6"),
    ("staff_moves", 1, [0, 2, 3, "9"], [-1, "none"], "CA-20"),
    ("patient_moves", 1, [0, 2, "7", "none"], [-1, "all"], "CA-22"),
    ("staff_actions", "per_patient", ["one_action"], ["two_actions"], "CA-31"),
    ("pa_victory", "stock", ["earned"], ["both"], "CA-45"),
    ("rp_cap", "none", [10, 11, "25"], [9, 0, "all"], "CA-50"),
    ("det_scope", "active", ["both"], ["rival"], "CA-58"),
    ("discharge_first", False, [True, "true"], [1, "perhaps"], "CA-59"),
    ("double_zero", "draw", ["active_wins", "active_loses"], ["both_lose"], "CA-65"),
    ("max_turns", 200, [1, 2, "150", 1000], [0, -5, "none", 1001], "CA-67"),
]


def test_these_are_all() -> None:
    assert [option.name for option in GAME.options] == [row[0] for row in TABLE]
    assert [option.clause for option in GAME.options] == [row[4] for row in TABLE]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_values(row: tuple[str, Any, list[Any], list[Any], str]) -> None:
    name, default, taken, refused, _ = row
    assert GAME.complete(2, {})[name] == default
    for value in [default, *taken]:
        complete = GAME.complete(2, {name: value})[name]
        assert str(complete).lower() == str(value).lower()
        assert GAME.start(options={name: value}).waiting
    for value in refused:
        with pytest.raises(Bad) as bad:
            GAME.complete(2, {name: value})
        assert bad.value.code == "option-value"


def test_a_range_is_told_as_one() -> None:
    with pytest.raises(Bad, match="takes none, 10–999, not 9"):
        GAME.complete(2, {"rp_cap": 9})


def test_any_number_of_a_range_changes_the_rules() -> None:
    options = {"first_player": 0, "second_player_money": 41}
    assert money(GAME.start(options=options), 1) == 43
