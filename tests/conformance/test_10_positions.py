"""Part 10, positions: whatever comes from outside is a state that can be played, or is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from tests.conformance.helpers import GAMES, LONG, Setting, by_default, match, times

SMALL = st.none() | st.booleans() | st.integers(-9, 99) | st.floats() | st.text(max_size=6)
ANYTHING = st.recursive(
    SMALL,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner),
    max_leaves=9,
)
WORDS = ("hands", "bodies", "rows", "turn", "options", "seats", "seed", "discard", "pile", "lives")
PROFILE = profile(max_examples=times(150), derandomize=not LONG, deadline=None, database=None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@PROFILE
@given(diagram=ANYTHING | st.dictionaries(st.sampled_from(WORDS), ANYTHING))
def test_junk_is_no_position(game: Game, diagram: Any) -> None:
    try:
        state = game.position(diagram)
    except Bad:
        return
    assert state.waiting
    assert list(game.broken(state.table)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@PROFILE
@given(obj=ANYTHING)
def test_junk_is_no_saved_state(game: Game, obj: Any) -> None:
    with pytest.raises(Bad):
        game.from_json(obj)


@pytest.mark.parametrize("setting", by_default(), ids=str)
@PROFILE
@given(data=st.data())
def test_a_saved_state_with_one_part_changed_is_refused_or_can_be_played(
    setting: Setting, data: st.DataObject
) -> None:
    """Nobody can break a table with a file: what loads, has moves and can be shown."""
    state = list(zip(range(7), match(setting, "changed"), strict=False))[-1][1]
    saved = state.to_json()
    part = data.draw(st.sampled_from(["fields", "zones"]))
    name = data.draw(st.sampled_from(sorted(set(saved[part]) - {"chance"})))
    numbers = data.draw(st.lists(st.integers(-1, 20), max_size=60))
    if part == "fields":
        size = len(saved[part][name])
        numbers = [*numbers, *saved[part][name][len(numbers) :]][:size]
    try:
        changed = setting.game.from_json(saved | {part: saved[part] | {name: numbers}})
    except Bad:
        return
    assert (changed.result is None) == bool(changed.waiting)
    for seat in changed.waiting:
        assert changed.prompt(seat) is not None
        assert changed.moves(seat)
        changed.clone().play(seat, changed.moves(seat)[0])
    for viewer in (None, *range(setting.seats)):
        changed.scene(viewer)
