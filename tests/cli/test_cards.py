"""`sobremesa cards`, and playing with the cards and numbers of a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

import sobremesa
from sobremesa.engine.records import Match
from tests.cli.helpers import Ran, Runner

NEW = """
[S20]
name = { es = "Enfermero de Noche", en = "Night Nurse" }
copies = 2
cost = 2
res = 4
cure = 1
active = "$1, EST 1: HEAL 1 @OP"
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with a new card and another number."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "staff.toml").write_text(NEW, encoding="utf-8")
    (folder / "numbers.toml").write_text("pa_to_win = 15\n", encoding="utf-8")
    return folder


@pytest.fixture
def quick(own: Path) -> Path:
    """The same, and nobody plays for long."""
    (own / "numbers.toml").write_text("pa_to_win = 2\nreputation = 2\n", encoding="utf-8")
    return own


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", ["Personal · 24", "Médico Internista · $3 · RES 5", "QUITA 1 DET de un paciente"]),
        ("en", ["Staff · 24", "Internist · $3 · RES 5", "remove 1 DET from one of your patients"]),
    ],
)
def test_all_cards_are_listed(run: Runner, language: str, said: list[str]) -> None:
    ran = run("cards", "protocolo", "--lang", language)
    assert ran.code == 0
    for part in said:
        assert part in ran.out
    for card in sobremesa.load("protocolo").catalogue().cards:
        assert f"  {card.id}  " in ran.out


def test_a_card_is_shown_with_its_reckoning(run: Runner) -> None:
    ran = run("cards", "protocolo", "s03")
    assert ran.code == 0
    for part in ("S03  Internist", "Staff · 2 copies", "RES   5", "2 × 0.90", "1.80", "3.1 → 3"):
        assert part in ran.out


def test_a_card_is_found_by_its_name(run: Runner) -> None:
    assert run("cards", "protocolo", "internist").out == run("cards", "protocolo", "S03").out
    assert "S03" in run("cards", "protocolo", "Médico Internista", "--lang", "es").out


@pytest.mark.parametrize(
    ("name", "near"), [("S033", "S03"), ("internest", "S03"), ("Q", "There is no card Q.\n")]
)
def test_a_card_that_is_not_there(run: Runner, name: str, near: str) -> None:
    ran = run("cards", "protocolo", name)
    assert ran.code == 2
    assert near in ran.err


def test_every_card_has_a_page_in_both_languages(run: Runner) -> None:
    names = [card.id for card in sobremesa.load("protocolo").catalogue().cards]
    for language in ("es", "en"):
        ran = run("cards", "protocolo", *names, "--lang", language)
        assert ran.code == 0
        assert ran.out.count("\n\n") >= len(names)


def test_the_check_finds_no_difference_in_the_box(run: Runner) -> None:
    ran = run("cards", "protocolo", "--check")
    assert ran.code == 0
    assert "Checked: 77. Differ: 0. Without a formula: 21." in ran.out


def test_the_check_ends_with_1_where_a_cost_differs(run: Runner, own: Path) -> None:
    (own / "staff.toml").write_text("[S03]\ncost = 9\n", encoding="utf-8")
    ran = run("cards", "protocolo", "--check", "--cards", str(own))
    assert ran.code == 1
    assert "S03 (Internist): Cost printed 9; the formula gives 3.1, that is 3." in ran.out
    assert run("cards", "protocolo", "S04", "--check", "--cards", str(own)).code == 0


def test_cards_for_a_program(run: Runner, own: Path) -> None:
    ran = run("cards", "protocolo", "--json", "--cards", str(own))
    told = ran.json
    assert told["numbers"] == {"pa_to_win": 15}
    assert (told["new"], told["changed"], told["gone"]) == (["S20"], [], [])
    assert told["data"]["path"] == str(own)
    found = {card["id"]: card for card in told["cards"]}
    assert found["S20"]["effects"] == {"active": "$1, EST 1: HEAL 1 @OP"}
    assert found["S20"]["reckoning"]["agrees"] is True
    assert found["P23"]["critical"] is True
    assert found["V06"]["reckoning"] is None


def test_a_game_without_such_cards_says_so(run: Runner) -> None:
    for words in (("cards", "virus"), ("play", "virus", "--cards", ".")):
        ran = run(*words)
        assert ran.code == 2
        assert "Virus!" in ran.err


# -- playing with a folder ---------------------------------------------------------------------


def test_simulate_plays_with_the_folder(run: Runner, own: Path) -> None:
    ran = run("simulate", "protocolo", "--games", "2", "--cards", str(own))
    assert ran.code == 0
    assert str(own) in ran.out
    plain = run("simulate", "protocolo", "--games", "2", "--json").json
    told = run("simulate", "protocolo", "--games", "2", "--json", "--cards", str(own)).json
    assert "data" not in plain
    assert told["data"]["path"] == str(own)
    assert told["moves"] != plain["moves"]


def test_simulate_gives_the_same_on_any_number_of_processes(run: Runner, quick: Path) -> None:
    words = ("simulate", "protocolo", "--games", "60", "--cards", str(quick))
    assert run(*words, "--workers", "2").out == run(*words).out


def test_a_match_is_kept_with_its_folder_and_replayed(run: Runner, quick: Path) -> None:
    ended = watched(run, quick)
    assert ended.code == 0, ended.err
    record = str(run.matches()[0])
    ran = run("replay", record)
    assert ran.code == 0
    assert run("replay", record, "--cards", str(quick)).out == ran.out


def watched(run: Runner, own: Path) -> Ran:
    """A match of two bots with this folder."""
    words = ("play", "protocolo", "--cards", str(own), "--people", "0", "--bots", "random")
    return run(*words, "--plain", "--seed", "7", typed="\n" * 4000)


def test_a_record_whose_folder_has_changed(run: Runner, own: Path, tmp_path: Path) -> None:
    record = run.file("match.jsonl", "\n".join(some_match(own).lines()))
    own.rename(tmp_path / "elsewhere")
    ran = run("replay", record)
    assert ran.code == 2
    assert str(own) in ran.err
    assert "--cards" in ran.err
    assert run("replay", record, "--cards", str(tmp_path / "elsewhere")).code == 0
    (tmp_path / "elsewhere" / "numbers.toml").unlink()
    ran = run("replay", record, "--cards", str(tmp_path / "elsewhere"))
    assert ran.code == 2
    assert "something else" in ran.err


def some_match(own: Path) -> Match:
    """A match with the cards of a folder, a few moves long."""
    game = sobremesa.load("protocolo", str(own))
    match = Match.start(game, 2, 5)
    for _ in range(8):
        seat = match.state.waiting[0]
        match.play(seat, match.state.moves(seat)[0])
    return match


def test_a_state_of_other_cards_is_no_state_of_the_box(run: Runner, own: Path) -> None:
    state = some_match(own).state.to_json()
    file = run.file("state.json", state)
    assert run("position", "protocolo", file).code == 2
    ran = run("position", "protocolo", file, "--json", "--cards", str(own))
    assert ran.code == 0
    assert ran.json["state"] == state


def test_a_header_with_data_of_another_form(run: Runner, own: Path) -> None:
    match = some_match(own)
    match.header["data"] = "own"
    ran = run("replay", run.file("match.jsonl", "\n".join(match.lines())))
    assert ran.code == 2
    assert "data" in ran.err


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("place", ["nowhere", "file"])
def test_a_folder_that_is_none(run: Runner, place: str, language: str) -> None:
    run.file("file", "no folder")
    path = str(run.home / place)
    ran = run("cards", "protocolo", "--cards", path, "--lang", language)
    assert ran.code == 2
    assert path in ran.err


@pytest.mark.parametrize(
    ("language", "said"),
    [("es", "¿quizá HEAL?"), ("en", "did you mean HEAL?")],
)
@pytest.mark.parametrize("command", ["cards", "simulate", "play"])
def test_mistakes_are_told_by_every_command(
    run: Runner, own: Path, command: str, language: str, said: str
) -> None:
    (own / "staff.toml").write_text('[S03]\nactive = "$1: HEEL 1 @OP"\n', encoding="utf-8")
    ran = run(command, "protocolo", "--cards", str(own), "--lang", language)
    assert ran.code == 2
    assert ran.out == ""
    assert str(own) in ran.err.splitlines()[0]
    assert ran.err.splitlines()[1].startswith("  staff.toml, S03, active: ")
    assert said in ran.err
