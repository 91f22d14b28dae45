"""Bad input: a sentence that names what is wrong and what would be right, and a code above 0."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.cli.helpers import Runner

TWO = {"bodies": [["red"], []]}
SEVENTY = {"bodies": [["red"], []], "discard": ["organ:red"] * 6}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "chess"), ["chess", "virus"]),
        (("play", "virus", "--seats", "7"), ["7", "2", "6"]),
        (("play", "virus", "--seats", "many"), ["many", "2", "6"]),
        (("play", "virus", "--people", "9"), ["--people", "9", "2"]),
        (("play", "virus", "--bots", "genius"), ["genius", "random", "lively", "greedy"]),
        (("play", "virus", "-o", "jokers=1"), ["jokers", "recycle"]),
        (("play", "virus", "-o", "recycle=burn"), ["recycle", "burn", "shuffle", "flip"]),
        (("play", "virus", "-o", "recycle"), ["recycle", "="]),
        (("play", "virus", "-o", "first_player=4"), ["first_player", "4", "VI-1.6"]),
        (("play", "virus", "--seats", "4", "-o", "max_players=3"), ["max_players", "VI-1.3"]),
        (("play", "virus", "--position", "nowhere.json"), ["nowhere.json"]),
        (("play", "--resume", "nowhere.jsonl"), ["nowhere.jsonl"]),
        (("simulate", "virus", "--games", "0"), ["--games", "0", "1"]),
        (("simulate", "virus", "--games", "ten"), ["--games", "ten"]),
        (("simulate", "virus", "--workers", "-1"), ["--workers", "-1", "1"]),
        (("simulate",), ["--help"]),
        (("simulate", "virus", "--gmes", "3"), ["--gmes"]),
        (("simulate", "virus", "--games"), ["--games"]),
        (("play", "virus", "--names", "Ana,Ben,Cy"), ["3", "2"]),
        (("play", "virus", "--names", "Ana,Ana"), ["Ana"]),
        (("play", "virus", "--names", "Ana,7"), ["7", "24"]),
        (("play", "--continue"), ["matches"]),
        (("rules", "virus", "VI-99.9"), ["VI-99.9"]),
        (("rules", "virus", "xylophone"), ["xylophone"]),
        (("replay", "nowhere.jsonl"), ["nowhere.jsonl"]),
        (("frobnicate",), ["frobnicate", "simulate"]),
        (("games", "virus"), ["virus"]),
        (("games", "--lang", "fr"), ["fr", "es", "en"]),
    ],
    ids=lambda value: " ".join(value),
)
@pytest.mark.parametrize("language", ["es", "en"])
def test_what_is_wrong_is_named(
    run: Runner, words: tuple[str, ...], named: list[str], language: str
) -> None:
    chosen = () if "--lang" in words else ("--lang", language)
    ran = run(*chosen, *words)
    assert ran.code == 2
    assert ran.out == ""
    for name in named:
        assert name in ran.err
    assert "{" not in ran.err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (SEVENTY, ["VI-1.2", "organ:red", "5"]),
        ({"bodies": [["blue", "blue"], []]}, ["VI-2.7", "0"]),
        ({"bodies": [["red+virus:red+medicine:red"], []]}, ["VI-2.6"]),
        ({"bodies": [[], []], "jokers": 1}, ["jokers", "bodies"]),
        ({"bodies": [["purple"], []]}, ["purple", "red"]),
        ({"bodies": []}, ["0", "2", "6"]),
        ([], ["Virus!"]),
        ("not JSON {", ["JSON"]),
        ("", ["JSON"]),
        ("[" * 100_000, ["JSON"]),
    ],
    ids=[
        "69 cards",
        "two organs",
        "both",
        "part",
        "colour",
        "none",
        "list",
        "text",
        "empty",
        "deep",
    ],
)
def test_positions_that_cannot_be(run: Runner, content: object, named: list[str]) -> None:
    for language in ("es", "en"):
        path = run.file("position.json", content)
        ran = run("position", "virus", path, "--lang", language)
        assert ran.code == 2
        assert ran.out == ""
        for name in named:
            assert name in ran.err


def test_moves_that_are_none_or_out_of_turn(run: Runner) -> None:
    path = run.file("position.json", TWO)
    ran = run("position", "virus", path, "--try", "fly>2")
    assert ran.code == 2
    assert "fly>2" in ran.err
    assert re.search(r"written like this: [a-z]+:", ran.err)  # one that can be made there


def test_a_move_without_its_aim_is_told_of_quotes(run: Runner) -> None:
    path = run.file("position.json", TWO)
    for language, quotes in (("es", "entre comillas"), ("en", "in quotes")):
        ran = run("position", "virus", path, "--try", "thief", "--lang", language)
        assert ran.code == 2
        assert quotes in ran.err
    assert "in quotes" not in run("position", "virus", path, "--try", "fly").err


def test_standard_input_has_a_name_of_its_own(run: Runner) -> None:
    assert run("position", "virus", "-", typed="x").err.startswith("Standard input")


def damaged_records(run: Runner) -> dict[str, str]:
    """A good record, spoiled in several ways."""
    run("play", "virus", "--seats", "2", "--people", "0", "--seed", "1", "--plain")
    [path] = run.matches()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return {
        "foreign": '{"some": "other file"}\n',
        "no JSON": "hello\n",
        "empty": "",
        "a line lost": "".join(lines[:3] + lines[4:]),
        "a line changed": "".join([*lines[:3], lines[3].replace(":", ";", 1), *lines[4:]]),
        "a digest changed": "".join([*lines[:3], lines[3].replace('"digest": "', '"digest": "0')]),
        "another version": lines[0].replace('"version": "1"', '"version": "0"'),
        "another game": lines[0].replace('"game": "virus"', '"game": "chess"'),
        "seats": lines[0].replace('"seats": 2', '"seats": 200'),
        "seats are text": lines[0].replace('"seats": 2', '"seats": "2"'),
    }


def test_damaged_and_foreign_records(run: Runner) -> None:
    for what, text in damaged_records(run).items():
        path = run.file("spoiled.jsonl", text)
        for command in (("replay", path), ("play", "--resume", path)):
            ran = run(*command)
            assert ran.code == 2, what
            assert len(ran.err.strip()) > 20, what
        assert run.home.joinpath("spoiled.jsonl").read_text(encoding="utf-8") == text


def test_a_record_that_was_cut_off_goes_on(run: Runner) -> None:
    run("play", "virus", "--seats", "2", "--seed", "1", "--plain", typed="1\n1\nquit\n")
    [path] = run.matches()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-20], encoding="utf-8")
    assert "cut off" in run("replay", str(path)).out
    resumed = run("play", "--resume", str(path), typed="1\nquit\n")
    assert resumed.code == 0
    assert run("replay", str(path)).code == 0


def test_a_closed_pipe_is_no_error_of_ours() -> None:
    """What reads the output may stop at any time, as `head` does."""
    child = subprocess.Popen(
        [sys.executable, "-m", "sobremesa", "rules", "virus"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"SOBREMESA_LANG": "en"},
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    assert b"Traceback" not in child.stderr.read()
    child.stderr.close()
    child.wait()
