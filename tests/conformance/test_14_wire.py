"""Part 14: what goes over a wire is the view, letter for letter."""

from __future__ import annotations

import json

import pytest

from sobremesa.engine.errors import Bad
from sobremesa.engine.state import State
from tests.conformance.helpers import Setting, here_and_there, match


def viewers(state: State) -> list[int | None]:
    """Who looks at a match: every seat, and who only watches."""
    return [None, *range(state.seats)]


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_the_bytes_are_the_view_as_json(setting: Setting) -> None:
    for state in match(setting, "wire"):
        for viewer in viewers(state):
            view = state.view(viewer)
            text = json.dumps(view, ensure_ascii=False, separators=(",", ":"))
            assert state.view_json(viewer) == text.encode()
            assert json.loads(state.view_json(viewer)) == view


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_a_view_is_everybodys_own(setting: Setting) -> None:
    """Whoever changes what was shown changes nothing else."""
    state = setting.start("own")
    for viewer in viewers(state):
        before, view = state.view_json(viewer), state.view(viewer)
        view["options"].clear()
        view["zones"].clear()
        view["fields"].clear()
        assert state.view_json(viewer) == before
        assert json.loads(before) == state.view(viewer)


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_nobody_looks_from_a_seat_that_is_not_there(setting: Setting) -> None:
    state = setting.start("nobody")
    for viewer in (-1, state.seats):
        for look in (state.view, state.view_json):
            with pytest.raises(Bad):
                look(viewer)
