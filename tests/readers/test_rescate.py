"""Whole matches of ¡Rescate!, typed move by move, in a terminal and as plain text."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from sobremesa import saves
from sobremesa.engine.records import Match
from sobremesa.words import LANGUAGES, Words
from tests.conformance.helpers import LONG
from tests.games.rescate.matches import GAME, KINDS, read
from tests.readers.terminal import PROMPT, Terminal

QUESTION = rf"\([BR]-[\d.]+\)[^›]*{PROMPT}"
NAMES = ["Ana", "Berto", "Carla"]
matches = pytest.mark.parametrize("kind", KINDS)
languages = pytest.mark.parametrize("language", LANGUAGES)
EVERY = [(kind, language) for kind in KINDS for language in LANGUAGES]
ONE_EACH = [("family", "es"), ("recruit", "en")]  # a minute less; all four at the long length


def arguments(kind: str, match: Match, language: str) -> list[str]:
    """How the match of a record is begun, with a person for each firefighter."""
    seats = str(match.state.seats)
    words = ["play", "rescate", "--seats", seats, "--people", seats, "--names", ",".join(NAMES)]
    words += ["--seed", str(match.header["seed"]), "--lang", language]
    for name, value in KINDS[kind].items():
        words += ["-o", f"{name}={value}"]
    return words


def moves_of(match: Match) -> list[str]:
    return [entry.move for entry in match.entries]


def kept(home: Path) -> Match:
    """The one match that was kept."""
    (only,) = saves.listing(home / "matches")
    return saves.read(only.path, sobremesa.load)


@matches
def test_the_records_are_won(kind: str) -> None:
    result = read(kind).state.result
    assert result is not None
    assert (result.team, result.reason) == ("won", "won")


@pytest.mark.slow
@languages
@matches
def test_a_whole_match_as_plain_text(kind: str, language: str, tmp_path: Path) -> None:
    match = read(kind)
    ended = subprocess.run(
        [sys.executable, "-m", "sobremesa", *arguments(kind, match, language), "--plain"],
        input="".join(f"{move}\n" for move in moves_of(match)),
        env=os.environ | {"SOBREMESA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert kept(tmp_path).state == match.state
    words = Words(language, GAME, NAMES)
    assert words.result(match.state) in ended.stdout
    assert words.say("said-explosion", space="3,4").split("(")[0] in ended.stdout
    assert words.say("gauge-cubes") in ended.stdout
    assert "\x1b" not in ended.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "language"), EVERY if LONG else ONE_EACH)
def test_a_whole_match_in_a_terminal(kind: str, language: str, tmp_path: Path) -> None:
    match = read(kind)
    environ = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    terminal = Terminal(arguments(kind, match, language), tmp_path, environ, columns=100, rows=80)
    for move in moves_of(match):
        terminal.wait_for(QUESTION)
        terminal.type(move)
    assert terminal.to_the_end() == 0
    assert kept(tmp_path).state == match.state
    words = Words(language, GAME, NAMES)
    said = " ".join(terminal.text.split())
    assert words.result(match.state) in said
