"""`sobremesa board`: any board file on the screen, in words, or as a plan; errors as sentences."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sobremesa.engine.scene import SIDE_STATES
from sobremesa.readers.board_edges import STROKES
from sobremesa.readers.svg_edges import DRAWN
from sobremesa.words import LANGUAGES, Words
from tests.cli.helpers import Runner
from tests.engine.test_board import COTTAGE, ON_GROUND, UPSTAIRS

SVG = "{http://www.w3.org/2000/svg}"


def test_a_board_is_told_space_by_space(run: Runner) -> None:
    ran = run("board", run.file("cottage.toml", COTTAGE))
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == 6
    assert lines[0] == "(1,1): entrance to the north, closed door to the east, wall to the west"
    assert lines[4].startswith("(2,2): light wall to the north")


def test_several_files_make_one_board(run: Runner) -> None:
    files = run.file("house.toml", ON_GROUND), run.file("upstairs.toml", UPSTAIRS)
    ran = run("board", *files, "--lang", "es")
    assert ran.code == 0
    assert "attic:(1,6): ventana cerrada al norte" in ran.out
    assert "pared que nada destruye al norte" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_written_as_svg(run: Runner, language: str) -> None:
    out = Path(run.home) / "plan.svg"
    files = run.file("house.toml", ON_GROUND), run.file("upstairs.toml", UPSTAIRS)
    ran = run("board", *files, "--svg", str(out), "--arrows", "--lang", language)
    assert ran.code == 0
    assert str(out) in ran.out
    root = ET.parse(out).getroot()
    told = [text.text for text in root.iter(f"{SVG}text")]
    words = Words(language)
    for key in ("side-window-closed", "side-solid-whole", "side-door-closed", "board-arrow"):
        assert words.say(key) in told
    assert {"Cart", "Attic", "west", "5"} <= set(told)


def test_what_is_wrong_with_a_file_is_said(run: Runner) -> None:
    path = run.file("cottage.toml", COTTAGE.replace("  2 |", "  3 |"))
    ran = run("board", path)
    assert ran.code == 2
    assert ran.err.strip() == (
        "cottage.toml is no board: the plan of ground has row 3 where row 2 comes."
    )
    assert "no es un tablero" in run("board", path, "--lang", "es").err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("board",), ["--help"]),
        (("board", "nowhere.toml"), ["nowhere.toml"]),
        (("board", "virus"), ["Virus!"]),
    ],
)
def test_bad_names(run: Runner, words: tuple[str, ...], named: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert all(name in ran.err for name in named)


def test_a_plan_that_cannot_be_written(run: Runner) -> None:
    path = run.file("cottage.toml", COTTAGE)
    ran = run("board", path, "--svg", str(Path(run.home) / "no" / "where.svg"))
    assert ran.code == 2
    assert "where.svg" in ran.err


def test_everything_that_can_stand_on_an_edge_is_drawn_and_has_words() -> None:
    known = {(drawn, state) for drawn, states in SIDE_STATES.items() for state in states}
    assert set(STROKES) == known
    assert set(DRAWN) == known
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.say(f"side-{drawn}-{state}") for drawn, state in known}) == len(known)


@pytest.mark.parametrize("name", ["front", "back"])
def test_a_games_own_board_is_named_after_it(run: Runner, name: str) -> None:
    ran = run("board", "rescate", name)
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 48
    out = Path(run.home) / "plan.svg"
    assert run("board", "rescate", name, "--svg", str(out)).code == 0
    told = [text.text for text in ET.parse(out).getroot().iter(f"{SVG}text")]
    assert told.count("Engine") == told.count("Ambulance") == 4


def test_a_board_that_a_game_does_not_have(run: Runner) -> None:
    for words in (("rescate",), ("rescate", "roof")):
        ran = run("board", *words)
        assert ran.code == 2
        assert "back, front" in ran.err


@pytest.mark.parametrize("name", ["front", "back"])
def test_the_plans_in_the_docs_are_those_that_are_drawn(run: Runner, name: str) -> None:
    out = Path(run.home) / "plan.svg"
    run("board", "rescate", name, "--svg", str(out), "--arrows")
    kept = Path(__file__).parents[2] / "docs" / "boards" / f"rescate-{name}.svg"
    assert out.read_text("utf-8") == kept.read_text("utf-8")
