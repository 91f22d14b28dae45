"""`sobremesa tutorial`: the guided match of a game, from the command line."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.readers.lesson import has_script, read_script
from sobremesa.words import LANGUAGES, Words
from tests.cli.helpers import Runner

TAUGHT = [name for name in sobremesa.games() if has_script(sobremesa.load(name))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_tutorial_is_played_and_not_kept(run: Runner, name: str, language: str) -> None:
    steps = read_script(sobremesa.load(name)).lessons()
    typed = "".join(f"{step.move}\n" for step in steps)
    ran = run("tutorial", name, "--plain", "--lang", language, typed=typed)
    assert ran.code == 0
    assert Words(language).say("lesson-end") in ran.out
    assert f"sobremesa play {name}" in ran.out
    assert run.matches() == []


def test_who_stops_typing_leaves(run: Runner) -> None:
    ran = run("tutorial", TAUGHT[0], typed="")
    assert ran.code == 1


def test_a_game_must_be_known(run: Runner) -> None:
    ran = run("tutorial", "chess")
    assert ran.code == 2
    assert "chess" in ran.err
