"""The options of PoCoBOT and the preset of the author's digital build.

What each other value does is tested where its rule is: the table says where.
"""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from sobremesa.engine.options import spelled
from tests.games.playing import after, cards, held, refused, turn
from tests.games.pocobot.helpers import (
    GAME,
    asked,
    at,
    everything,
    force,
    number,
    of,
    outcome,
    playout,
    struck,
)

DIGITAL: dict[str, Any] = {
    "equal_destroys": True,
    "first_turn_ops": 3,
    "first_turn_draw": False,
    "mounted_each_module": True,
    "declare": "cards",
    "fuel_sets": "any",
    "extra_needs_unlock": True,
    "heartless": "any_attack_loses",
    "self_collapse": "ignore",
    "hand_limit": 18,
    "overflow_choice": "lowest",
    "diamond_flex": "dynamic",
}
DEFAULTS = {
    "ace_high": True,
    "first_turn_draw": True,
    "hand_limit": "none",
    "first_turn_ops": 2,
    "modify_ops": "up_to_2",
    "orphan_copilot": "discard",
    "overflow_choice": "owner",
    "diamond_flex": "fixed",
    "mounted_each_module": False,
    "declare": "points",
    "fuel_sets": "irredundant",
    "extra_needs_unlock": False,
    "equal_destroys": False,
    "heartless": "breach_loses",
    "self_collapse": "lose",
    "stalemate": 100,
    "stalemate_hearts": 300,
}
EVERY = [
    pytest.param(option.name, value, id=f"{option.name}={spelled(value)}")
    for option in GAME.options
    for value in option.allowed
    if value != option.default
]


@pytest.mark.clause("PA-1", "PA-5", "PA-6", "PA-19", "PA-24", "PA-26", "PA-30", "PA-38")
@pytest.mark.clause("PA-42", "PA-45", "PA-49", "PA-63", "PA-64", "PA-69", "PA-71", "PB-10.3")
def test_the_defaults() -> None:
    assert GAME.complete(2, {}) == DEFAULTS


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_with_each_other_value_whole_games_are_played(name: str, value: Any) -> None:
    for seed in range(3):
        state = GAME.start(seed=seed, options={name: value})
        assert state.options == DEFAULTS | {name: value}
        for step in playout(state, seed):
            assert list(GAME.broken(step.table)) == []
        assert outcome(state)[1]
        assert len(everything(state)) == 52


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_each_value_is_written_as_text_too(name: str, value: Any) -> None:
    assert GAME.complete(2, {name: spelled(value)})[name] == value


def test_the_preset_sets_what_the_table_of_differences_says() -> None:
    assert GAME.presets == {"digital": DIGITAL}
    assert GAME.complete(2, {"preset": "digital"}) == DEFAULTS | DIGITAL
    assert GAME.complete(2, {"preset": " Digital "}) == DEFAULTS | DIGITAL


def test_what_is_given_beside_the_preset_wins() -> None:
    values = GAME.complete(2, {"hand_limit": "7", "preset": "digital"})
    assert values == DEFAULTS | DIGITAL | {"hand_limit": 7}


@pytest.mark.parametrize("name", ["analogue", "", 3, True])
def test_there_is_no_other_preset(name: Any) -> None:
    with pytest.raises(Bad, match="'preset' takes digital"):
        GAME.complete(2, {"preset": name})


def test_the_preset_is_played() -> None:
    options = {"preset": "digital"}
    for seed in range(6):
        state = GAME.start(seed=seed, options=options)
        first = turn(state)
        assert held(state) == [5, 5]
        assert number(state, "opening") == 1
        for step in playout(state, seed):
            assert list(GAME.broken(step.table)) == []
            assert max(held(step)) <= 18
        assert outcome(state)[1]
        assert first in (0, 1)
        assert GAME.from_json(state.to_json()) == state


@pytest.mark.clause("PB-10.3", "PA-63", "PA-26", "PA-42")
def test_positions_of_the_digital_build() -> None:
    options = {"preset": "digital"}
    even = "attack points:17 extra:none pay:10D"
    assert outcome(struck("H7,10", even, options=options)) == ("destroyed", (0,))
    assert outcome(at("H2", "", options=options)) == ("", ())
    state = after(at("P=QS B=AS S9,7,5,2 H9 C2 F10", "H10", options=options), "attack")
    assert refused(state, "points:1") == "no-whole-cards (PA-42)"
    assert asked(after(state, "points:9")) == "pay"  # no extra before the first attack
    over = after(at("B=AH H9,5,2,7", "H3", options=options), "remove:AH", "done")
    assert cards(over, "hearts.0") == ["9H", "7H"]
    alone = after(at("H4", "H3", options=options), "remove:4H", "done")
    assert outcome(alone) == ("", ())


def test_several_options_go_together() -> None:
    options = {"modify_ops": "exactly_2", "orphan_copilot": "forbid", "self_collapse": "forbid"}
    state = at("P=QS K=QH H2", "H3", options=options)
    assert refused(state, "remove:QS") == "copilot-sits (PA-24)"
    assert refused(state, "remove:2H") == "last-heart (PA-64)"
    assert of(state, "remove") == {"QH"}
    assert turn(after(state, "remove:QH", "remove:QS")) == 1


def test_force_is_paid_as_it_says() -> None:
    """The helper of these tests: the same attack with and without a second card of fuel."""
    assert force(21) == "attack points:21 extra:none pay:10D+9D"
    assert force(20) == "attack points:20 extra:none pay:10D"
