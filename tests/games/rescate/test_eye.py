"""What a player looks at: the parts of what a state is worth, and how it weighs them."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.rescate import eye
from sobremesa.games.rescate.rules.worth import worth
from tests.games.rescate.helpers import GAME, at, expert, figure, house, playout


@pytest.mark.parametrize("level", ["family", "heroic"])
def test_the_features_add_up_to_what_a_state_is_worth(level: str) -> None:
    for state in playout(GAME.start(3, 2, {"level": level}), 2):
        total = sum(eye.features(house(state), 0).values())
        assert total == pytest.approx(worth(house(state)) / eye.AP)


CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("rescued", {"rescued": 3}, {"rescued": 2}),
    ("lost", {"lost": 1}, {"lost": 2}),
    ("cubes", {"cubes": {"24|34": 1}}, {"cubes": {"24|34": 2}}),
    ("fire", {"fire": "22"}, {"fire": "22 23 33"}),
    ("fire", {}, {"smoke": "22 23 33"}),
    ("people", {"poi": "", "victims": "31"}, {"poi": "", "victims": "35"}),
]


@pytest.mark.parametrize(("name", "better", "worse"), CASES, ids=str)
def test_what_is_better(name: str, better: dict[str, Any], worse: dict[str, Any]) -> None:
    one, other = (eye.features(house(at("30", **parts)), 0)[name] for parts in (better, worse))
    assert one > other


def test_a_hazmat_beside_fire_is_worse() -> None:
    crew = figure("generalist", "70")
    calm, near = (expert(crew, hazmats=space, fire="56") for space in ("12", "66"))
    assert GAME.value(calm, 0) > GAME.value(near, 0)
