"""Part 8: imagined worlds fit what the seat knows, break no rule, and differ where they can."""

from __future__ import annotations

import pytest

from sobremesa.engine.core import hiding
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import OWN
from sobremesa.engine.state import State
from tests.conformance.helpers import (
    Setting,
    by_default,
    here_and_there,
    random_states,
    step,
    times,
)

WORLDS = 8


def cards_hidden(state: State, seat: int) -> list[int]:
    """For each kind of back: how many names stand on the cards the seat does not know."""
    found = []
    for deck in range(int(state.table.layout.decks)):
        places = hiding.hidden_places(state.table, seat, deck)
        names = {state.game.card_name(int(state.table.cells[place])) for place in places}
        found.append(len(names))
    return found


def hidden_parts(state: State) -> dict[str, object]:
    """All parts of a state but the generator."""
    saved = state.to_json()
    fields = {name: part for name, part in saved["fields"].items() if name != "chance"}
    return {"fields": fields, "zones": saved["zones"]}


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_an_imagined_world_keeps_the_view_and_breaks_no_rule(setting: Setting) -> None:
    rng = Rng(f"worlds {setting}")
    for state in random_states(setting, times(20), "worlds"):
        digest = state.digest()
        for seat in range(setting.seats):
            world = state.imagine(seat, rng)
            assert world.view(seat) == state.view(seat)
            assert list(setting.game.broken(world.table)) == []
            assert setting.game.from_json(world.to_json()) == world
        assert state.digest() == digest


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_imagined_worlds_vary_where_more_than_one_fits(setting: Setting) -> None:
    for state in random_states(setting, times(10), "vary"):
        for seat in range(setting.seats):
            worlds = [state.imagine(seat, Rng(number)) for number in range(WORLDS)]
            kinds = {str(hidden_parts(world)) for world in worlds}
            chances = {str(world.to_json()["fields"]["chance"]) for world in worlds}
            assert len(chances) == WORLDS
            if max(cards_hidden(state, seat), default=0) > 1:
                assert len(kinds) > 1
            if not any(cards_hidden(state, seat)) and not secret_fields(state, seat):
                assert len(kinds) == 1


def secret_fields(state: State, seat: int) -> list[str]:
    """The fields that a seat does not see, besides the generator."""
    seen = state.view(seat)["fields"]
    own = (field for field in state.table.layout.fields if field.at >= OWN)
    return [field.name for field in own if field.name not in seen]


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_worlds_depend_on_the_view_and_the_generator_only(setting: Setting) -> None:
    for state in random_states(setting, 10, "depend"):
        for seat in range(setting.seats):
            world = state.imagine(seat, Rng("one"))
            assert world == state.imagine(seat, Rng("one"))
            assert world == state.eyes(seat).imagine(Rng("one"))
            assert world.imagine(seat, Rng("two")) == state.imagine(seat, Rng("two"))


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_an_imagined_world_can_be_played_to_its_end(setting: Setting) -> None:
    for number, state in enumerate(random_states(setting, 3, "played")):
        world = state.imagine(number % setting.seats, Rng(number))
        rng, moves = Rng(number), 0
        while world.waiting:
            step(world, rng)
            moves += 1
        assert moves <= setting.game.longest
        assert list(setting.game.broken(world.table)) == []


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_the_true_cards_are_not_more_likely_than_others(setting: Setting) -> None:
    """Where a rival's hidden cards can be of many kinds, the true ones do not come every time."""
    for state in random_states(setting, 5, "likely"):
        for seat in range(setting.seats):
            if max(cards_hidden(state, seat), default=0) > 4:
                worlds = [state.imagine(seat, Rng(number)) for number in range(WORLDS)]
                same = [hidden_parts(world) == hidden_parts(state) for world in worlds]
                assert sum(same) < WORLDS // 2
