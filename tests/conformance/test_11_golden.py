"""Part 11: golden matches of every game and every option are replayed, and none is missing."""

from __future__ import annotations

import json

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from tests.conformance.helpers import GAMES, Setting, load
from tests.golden import FOLDER, file_of, wanted

GOLDEN = [setting for game in GAMES for setting in wanted(game)]


def lines_of(setting: Setting) -> list[str]:
    """The record of a setting."""
    return file_of(setting).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("setting", GOLDEN, ids=str)
def test_a_golden_match_goes_as_it_did(setting: Setting) -> None:
    lines = lines_of(setting)
    match = Match.from_lines(lines, load)
    assert not match.incomplete
    assert match.state.result is not None
    assert match.lines() == lines
    assert match.state.options == setting.game.complete(setting.seats, setting.options)
    assert match.state.seats == setting.seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_golden_match_is_missing_and_none_too_many(game: Game) -> None:
    """One by default for each number of seats, one for each value that is not a default."""
    files = sorted(path.name for path in (FOLDER / game.id).glob("*"))
    assert files == sorted(file_of(setting).name for setting in wanted(game))
    played = [setting.options for setting in wanted(game)]
    assert played.count({}) == len(game.seats)
    for option in game.options:
        for value in option.allowed:
            assert ({option.name: value} in played) == (value != option.default)


def test_no_golden_match_is_of_an_unknown_game() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir()}
    assert folders - {"__pycache__"} == {game.id for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_that_was_changed_does_not_pass(game: Game) -> None:
    """Any other digest, any move left out, any other seed."""
    lines = lines_of(wanted(game)[0])
    middle = len(lines) // 2
    row, header = json.loads(lines[middle]), json.loads(lines[0])
    other_digest = json.dumps(row | {"digest": "0" * 32})
    other_seed = json.dumps(header | {"seed": "another", "digest": "0" * 32})
    for changed in (
        [*lines[:middle], other_digest, *lines[middle + 1 :]],
        [*lines[:middle], *lines[middle + 1 :]],
        [other_seed, *lines[1:]],
    ):
        with pytest.raises(Bad):
            Match.from_lines(changed, load)
