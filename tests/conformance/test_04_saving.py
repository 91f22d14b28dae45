"""Part 4: save and load at every decision, in another process, compiled and interpreted."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from sobremesa._build import compiled
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.state import State
from tests.conformance.helpers import (
    GAMES,
    Setting,
    few_settings,
    greedy_player,
    here_and_there,
    match,
    random_player,
    random_states,
    step,
    times,
)
from tests.conformance.worker import do, elsewhere

CONTINUED = 12  # moves after a saved state
CHAIN = 200  # moves of a match compared compiled and interpreted


def saved_and_loaded(state: State) -> State:
    """What comes back from a file."""
    return state.game.from_json(json.loads(json.dumps(state.to_json())))


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_save_and_load_at_every_decision(setting: Setting) -> None:
    """The copy is loaded anew at every move, so that all of the match is played by copies."""
    rng = Rng(f"saving {setting}")
    state = setting.start("saving")
    copy = saved_and_loaded(state)
    while state.waiting:
        seat, move = step(state, rng)
        copy.play(seat, move)
        assert copy.digest() == state.digest()
        copy = saved_and_loaded(copy)
        assert copy.digest() == state.digest()
        assert copy.to_json() == state.to_json()
        assert copy.waiting == state.waiting
    assert copy.result == state.result


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_both_copies_finish_alike(setting: Setting) -> None:
    for number, state in enumerate(random_states(setting, 3, "alike")):
        copy = saved_and_loaded(state)
        one, other = Rng(number), Rng(number)
        while state.waiting:
            assert step(state, one) == step(copy, other)
        assert copy.digest() == state.digest()


def to_be_continued() -> list[dict[str, Any]]:
    """Saved states of all games with moves that continue them."""
    tasks = []
    for game in GAMES:
        for setting in few_settings(game):
            for state in random_states(setting, times(1), "process"):
                saved, rng = state.to_json(), Rng(str(setting))
                moves: list[list[Any]] = []
                while state.waiting and len(moves) < CONTINUED:
                    seat, move = step(state, rng)
                    moves.append([seat, str(move)])
                tasks.append({"finish": [saved, moves]})
    return tasks


def test_another_process_goes_on_alike() -> None:
    tasks = to_be_continued()
    assert elsewhere(tasks, PYTHONHASHSEED="4321") == do(tasks)


def saved_at_every_decision(game: Game) -> list[dict[str, Any]]:
    """One match, saved wherever somebody decides, each time with all that follows."""
    setting = few_settings(game)[0]
    rng = Rng(f"every decision of {setting}")
    state = setting.start("every decision")
    saved, moves = [], []
    while state.waiting:
        saved.append(state.to_json())
        seat, move = step(state, rng, greedy_player)
        moves.append([seat, str(move)])
    return [{"finish": [one, moves[at:]]} for at, one in enumerate(saved)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_from_every_decision_another_process_finishes_alike(game: Game) -> None:
    tasks = saved_at_every_decision(game)
    ends = {answer[-1] for answer in elsewhere(tasks, PYTHONHASHSEED="99")}
    assert ends == {do(tasks[:1])[0][-1]}


def chains() -> list[dict[str, Any]]:
    """Seeded matches of all games."""
    return [
        {"chain": [game.id, setting.seats, setting.options, "chain", player, CHAIN]}
        for game in GAMES
        for setting in few_settings(game)
        for player in (("random", "greedy") if not setting.options else ("random",))
    ]


def test_whole_matches_are_the_same_in_another_process() -> None:
    tasks = chains()
    interpreted = os.environ.get("SOBREMESA_INTERPRETED", "0")
    assert elsewhere(tasks, PYTHONHASHSEED="7", SOBREMESA_INTERPRETED=interpreted) == do(tasks)


@pytest.mark.compiled_only
def test_compiled_and_interpreted_agree_digest_by_digest() -> None:
    assert compiled()
    tasks = chains()
    assert elsewhere(tasks, SOBREMESA_INTERPRETED="1") == do(tasks)


# -- what is not a saved state ---------------------------------------------------------------------


def spoilt(saved: dict[str, Any]) -> list[object]:
    """A saved state, spoilt in every part."""
    broken: list[object] = [None, [], "state", 7, {}]
    for key in saved:
        broken.append({name: part for name, part in saved.items() if name != key})
        broken.extend(saved | {key: wrong} for wrong in (None, "?", -1, [1.5], {"?": [0]}))
    for part in ("fields", "zones"):
        for name, numbers in saved[part].items():
            broken.append(saved | {part: {k: v for k, v in saved[part].items() if k != name}})
            broken.append(saved | {part: saved[part] | {name: [*numbers, "1"]}})
            broken.append(saved | {part: saved[part] | {name: [True] * len(numbers) or None}})
            broken.append(saved | {part: saved[part] | {name: [1 << 80] * 99}})
    return broken


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_no_saved_state_is_refused(game: Any) -> None:
    for setting in few_settings(game)[:2]:
        for state in random_states(setting, 2, "spoilt"):
            for broken in spoilt(state.to_json()):
                with pytest.raises(Bad):
                    game.from_json(broken)


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_a_loaded_match_tells_events_again(setting: Setting) -> None:
    for state in match(setting, "told", random_player):
        if state.waiting:
            copy = saved_and_loaded(state)
            step(copy, Rng(0))
            assert copy.events
            break
