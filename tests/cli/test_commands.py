"""Each command does what its help says, for people and for programs."""

from __future__ import annotations

import re
from importlib.metadata import version

import pytest

import sobremesa
from sobremesa.games import games
from tests.cli.helpers import Runner

DIAGRAM = {
    "bodies": [["red+virus:red", "blue"], ["multi+medicine:green+medicine:red", "green"], []],
    "hands": [["thief", "contagion", "organ:green"]],
}


def test_version_says_what_runs(run: Runner) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"sobremesa {version('sobremesa')}, ")
    assert re.search(r"compiled|interpreted", ran.out)


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(
    "command", ["", "games", "play", "simulate", "cards", "rules", "replay", "position", "board"]
)
def test_help_is_whole_in_both_languages(run: Runner, command: str, language: str) -> None:
    ran = run(*command.split(), "--help", "--lang", language)
    assert ran.code == 0
    assert ("Uso:" in ran.out) == (language == "es")
    assert ("Usage:" in ran.out) == (language == "en")
    assert "..." not in re.sub(r"[\[{][A-ZÁ|]+[\]}]\.\.\.", "", ran.out)
    assert ("ARCHIVO" in ran.out) == (
        language == "es" and command in ("play", "replay", "position", "board")
    )


def test_games_for_people_and_programs(run: Runner) -> None:
    listed = run("games", "--json").json
    assert [game["id"] for game in listed] == list(games())
    told = run("games").out
    for game in listed:
        assert game["title"] in told
        for option in game["options"]:
            assert f"-o {option['name']}=" in told
            assert option["about"] in told
            assert option["default"] in option["allowed"]
    assert "not affiliated" in told


def test_presets_are_listed_and_can_be_given(run: Runner) -> None:
    listed = run("games", "--json").json
    presets = [(game["id"], preset) for game in listed for preset in game["presets"]]
    assert presets
    told = run("games").out
    for game, preset in presets:
        name, values = preset["name"], preset["options"]
        assert f"-o preset={name}" in told
        assert preset["about"] in told
        ran = run("simulate", game, "--games", "2", "-o", f"preset={name}", "--json")
        assert values.items() <= ran.json["options"].items()
        assert run("simulate", game, "-o", "preset=unheard-of").code == 2


def test_simulate_gives_the_same_for_any_number_of_workers(run: Runner) -> None:
    words = ("simulate", "virus", "--seats", "3", "--games", "120", "--seed", "1", "--json")
    alone = run(*words, "--workers", "1")
    assert alone.code == 0
    assert run(*words, "--workers", "2").out == alone.out
    report = alone.json
    assert report["games"] == sum(seat["wins"] for seat in report["by_seat"]) == 120
    assert [(way["clause"], way["games"]) for way in report["endings"]] == [("VI-7.1", 120)]
    for seat in report["by_seat"]:
        low, high = seat["interval"]
        assert low <= seat["share"] <= high


def test_simulate_with_bots_and_options(run: Runner) -> None:
    ran = run(
        *("simulate", "virus", "--seats", "4", "--games", "10", "--bots", "greedy,random"),
        *("-o", "recycle=flip", "--seed", "x"),
    )
    assert ran.code == 0
    assert "greedy" in ran.out
    assert "Moves in a game" in ran.out
    assert (
        ran.out
        == run(
            *("simulate", "virus", "--seats", "4", "--games", "10", "--bots", "2,0"),
            *("-o", "recycle=flip", "--seed", "x"),
        ).out
    )


def test_rules_whole_by_clause_by_chapter_and_by_words(run: Runner) -> None:
    assert run("rules", "virus").out.count("**VI-") >= 40
    assert "VI-6.2" in run("rules", "virus", "vi-6.2").out
    chapter = [entry["id"] for entry in run("rules", "virus", "VI-6", "--json").json]
    assert chapter == [f"VI-6.{number}" for number in range(1, 7)]
    found = run("rules", "virus", "latex", "glove", "--json").json
    assert {"VI-6.4", "VC-9"} <= {entry["id"] for entry in found}
    spanish = run("rules", "virus", "organo", "--lang", "es", "--json").json
    assert "órgano" in " ".join(entry["text"] for entry in spanish).lower()


@pytest.mark.parametrize("game", games())
def test_the_matrix_misses_nothing(run: Runner, game: str) -> None:
    matrix = run("rules", game, "--matrix", "--json").json
    assert matrix["missing"] == []
    assert matrix["proved"] + matrix["informative"] == len(sobremesa.load(game).clauses)
    told = run("rules", game, "--matrix").out
    assert all(clause["id"] in told for clause in matrix["clauses"])


def test_position_tries_moves_one_after_another(run: Runner) -> None:
    path = run.file("position.json", DIAGRAM)
    ran = run("position", "virus", path, "--try", "contagion", "--try", "spread:red>1.green")
    assert ran.code == 1  # a red virus does not fit a green organ, so Contagion cannot be played
    tried = run(
        "position", "virus", path, "--try", "thief>1.multi", "--try", "thief>1.green", "--json"
    )
    refused, done = tried.json["tried"]
    assert (refused["refusal"]["code"], refused["refusal"]["clause"]) == ("immunised", "VI-6.2")
    assert done["refusal"] is None
    assert "Thief" in done["log"]
    assert tried.json["waiting"] == [1]


def test_a_position_for_programs_can_be_read_back(run: Runner) -> None:
    first = run("position", "virus", run.file("position.json", DIAGRAM), "--json").json
    again = run("position", "virus", run.file("state.json", first["state"]), "--json").json
    assert again["digest"] == first["digest"]
    assert "thief>1.green" in first["moves"]["0"]


def test_a_match_is_kept_resumed_and_replayed(run: Runner) -> None:
    words = ("play", "virus", "--seats", "2", "--seed", "3", "--names", "Ana,Berto", "--plain")
    left = run(*words, typed="1\n1\nquit\n")
    assert left.code == 0
    [path] = run.matches()
    assert str(path) in left.out
    cut = run("play", "--resume", str(path), "--plain", typed="1\n")
    assert cut.code == 1  # the input ended; the move before is kept
    replayed = run("replay", str(path), "--json").json
    assert replayed["header"]["names"] == ["Ana", "Berto"]
    assert [entry["seat"] for entry in replayed["moves"]][:4] == [0, 1, 0, 1]
    told = run("replay", str(path), "--seat", "0")
    assert "Ana" in told.out
    assert "every digest agrees" in told.out


def test_bots_play_among_themselves(run: Runner) -> None:
    ran = run("play", "virus", "--seats", "3", "--people", "0", "--seed", "1", "--plain")
    assert ran.code == 0
    assert "VI-7.1" in ran.out
    assert run("replay", str(run.matches()[0])).code == 0


def test_play_from_a_position(run: Runner) -> None:
    path = run.file("position.json", DIAGRAM)
    ran = run("play", "virus", "--position", path, "--seed", "1", typed="thief>1.green\nquit\n")
    assert ran.code == 0
    assert run("play", "--resume", str(run.matches()[0]), typed="quit\n").code == 0


def test_who_names_no_game_is_told_which_there_are(run: Runner) -> None:
    ran = run("play")
    assert ran.code == 2
    assert all(name in ran.err for name in games())


def test_the_last_match_is_continued(run: Runner) -> None:
    begun = run("play", "virus", "--seed", "3", "--names", "Ana", "--plain", typed="1\nquit\n")
    assert begun.code == 0
    assert "Bot 2" in begun.out
    again = run("play", "--continue", "--plain", typed="log\nquit\n")
    assert again.code == 0
    assert "## What happened" in again.out
    assert "- Ana " in again.out


def test_a_match_without_a_move_leaves_no_file(run: Runner) -> None:
    ran = run("play", "virus", "--plain", typed="quit\n")
    assert "nothing to save" in ran.out
    assert run.matches() == []


def test_the_language_of_the_menu_is_remembered(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOBREMESA_LANG")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "What would you like" in run(typed="5\n1\n6\n").out
    assert "¿Qué quieres hacer?" in run(typed="6\n").out
    assert "players" in run("games", "--lang", "en").out
    monkeypatch.setenv("SOBREMESA_LANG", "en")
    assert "What would you like" in run(typed="6\n").out


def test_numbers_are_written_as_the_language_does(run: Runner) -> None:
    words = ("simulate", "virus", "--games", "30", "--seed", "1", "--lang")
    spanish, english = run(*words, "es").out, run(*words, "en").out
    assert re.search(r"\d,\d\s%", spanish)
    assert not re.search(r"\d\.\d", re.sub(r"\([A-Z]+-[\d.]+\)", "", spanish))  # but clauses
    assert re.search(r"\d\.\d%", english)


def test_the_table_of_a_position_says_whose_view_it_is(run: Runner) -> None:
    path = run.file("position.json", DIAGRAM)
    assert "as Player 1 sees it" in run("position", "virus", path).out
    after = run("position", "virus", path, "--try", "thief>1.green").out
    assert "as Player 2 sees it" in after


def test_a_search_gives_the_clause_that_is_about_it_first(run: Runner) -> None:
    first = run("rules", "virus", "latex", "glove", "--json").json[0]
    assert first["id"] == "VI-6.4"
    assert "Rulings" in run("rules", "virus", "VC-10").out
    assert "VC Rulings" not in run("rules", "virus", "VC-10").out


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", games())
def test_simulate_tells_how_games_ended(run: Runner, game: str, language: str) -> None:
    words = ("simulate", game, "--games", "12", "--bots", "lively", "--seed", "1")
    report = run(*words, "--json").json
    assert sum(way["games"] for way in report["endings"]) == 12
    told = run(*words, "--lang", language).out
    for way in report["endings"]:
        assert f"({way['clause']}): {way['games']}," in told
