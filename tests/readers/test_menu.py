"""The menu, through lines of text."""

from __future__ import annotations

import io
import os
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import sobremesa
from sobremesa import saves
from sobremesa.engine.records import Match
from sobremesa.readers.fronts import PlainFront
from sobremesa.readers.lesson import has_script
from sobremesa.readers.menu import Learn, Resume, Wanted, menu
from sobremesa.readers.setting_up import PERSON, NewMatch
from sobremesa.words import LANGUAGES, Words

NEW, LEARN, RESUME, RULES, LANGUAGE, QUIT = "123456"
GAMES = ("virus",)
VIRUS = sobremesa.load("virus")


def ask(
    lines: list[str], folder: Path, language: str = "es", games: Sequence[str] = GAMES
) -> tuple[Wanted, str]:
    """What comes of the lines, and what was shown."""
    target = io.StringIO()
    front = PlainFront(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    wanted = menu(front, language, games, sobremesa.load, folder)
    return wanted, target.getvalue()


def keep(folder: Path, name: str, moves: int = 2) -> Path:
    """A match in the folder."""
    match = Match.start(VIRUS, 2, name, names=[name, "Bot 2"])
    for _ in range(moves):
        match.play(match.state.waiting[0], match.state.moves(match.state.waiting[0])[0])
    return write(folder, match)


def write(folder: Path, match: Match) -> Path:
    """Keep a match, as the last one that was played."""
    path = saves.new_path("virus", folder)
    saves.write(path, match)
    played = len(list(folder.iterdir()))
    os.utime(path, (played, played))
    return path


def test_a_match_begins_with_three_numbers(tmp_path: Path) -> None:
    wanted, _ = ask([NEW, "1", "1"], tmp_path)
    assert isinstance(wanted, NewMatch)
    assert wanted.game is VIRUS
    assert wanted.players == [PERSON, "greedy"]
    assert wanted.names == ["Jugador 1", "Bot 2"]
    assert wanted.options == {}


def test_seats_people_names_and_house_rules_are_set(tmp_path: Path) -> None:
    three_seats, berto_is_a_person = ["2", "2"], ["4", "1", "Berto  el   Rojo"]
    flip = ["6", "7", ""]
    lines = [NEW, "1", *three_seats, *berto_is_a_person, *flip, "1"]
    wanted, shown = ask(lines, tmp_path)
    assert isinstance(wanted, NewMatch)
    assert wanted.players == [PERSON, PERSON, "greedy"]
    assert wanted.names == ["Jugador 1", "Berto el Rojo", "Bot 3"]
    assert wanted.options == {"recycle": "flip"}
    for option in VIRUS.options:
        assert Words("es", VIRUS).say(f"option-{option.name}") in shown
        assert option.clause in shown


def test_a_house_rule_of_many_values_is_picked_from_a_list(tmp_path: Path) -> None:
    wanted, _ = ask([NEW, "1", "5", "2", "2", "", "1"], tmp_path)
    assert isinstance(wanted, NewMatch)
    assert wanted.options == {"first_player": "random"}


def test_a_preset_sets_its_options_and_takes_them_back(tmp_path: Path) -> None:
    for name in sobremesa.games():
        game = sobremesa.load(name)
        for at, preset in enumerate(game.presets, start=len(game.options) + 1):
            rules = str(2 + game.seats[0] + 1)
            turned = [NEW, "1", rules, str(at), "", "1"]
            wanted, shown = ask(turned, tmp_path, games=[name])
            assert isinstance(wanted, NewMatch)
            assert wanted.options == game.presets[preset]
            assert f"[sí] {Words('es', game).say(f'preset-{preset}')}" in shown
            taken_back = [*turned[:-2], str(at), "", "1"]
            wanted, _ = ask(taken_back, tmp_path, games=[name])
            assert isinstance(wanted, NewMatch)
            assert wanted.options == {}


def test_what_does_not_go_together_is_said_and_can_be_mended(tmp_path: Path) -> None:
    too_late = ["5", "2", "8", "", ""]  # the last seat begins, but there are two
    wanted, shown = ask([NEW, "1", *too_late, "1", "", "2", "5", "1"], tmp_path)
    assert "(VI-1.6)" in shown
    assert shown.count("no puede valer «5»") == 2  # at once, and when the match is to begin
    assert "## VI-1.6" in shown
    assert isinstance(wanted, NewMatch)
    assert len(wanted.players) == 6


@pytest.mark.parametrize("typed", ["99", "x", "-1", "1.5"])
def test_bad_input_gets_a_sentence(tmp_path: Path, typed: str) -> None:
    wanted, shown = ask([typed, QUIT], tmp_path)
    assert wanted is None
    assert f"No hay ningún {typed} en la lista" in shown


def test_names_that_cannot_be_are_asked_again(tmp_path: Path) -> None:
    wanted, shown = ask([NEW, "1", "3", "1", "A" * 25, "Ana\u202e", "Ana", "1"], tmp_path)
    assert shown.count("Un nombre tiene 24 letras") == 2
    assert isinstance(wanted, NewMatch)
    assert wanted.names[0] == "Ana"


def test_a_number_is_no_name_and_nobody_is_called_like_another(tmp_path: Path) -> None:
    wanted, shown = ask([NEW, "1", "3", "1", "3", "Bot 2", "Ana", "1"], tmp_path)
    assert "no es un número" in shown
    assert "Ya hay alguien que se llama Bot 2" in shown
    assert isinstance(wanted, NewMatch)
    assert wanted.names == ["Ana", "Bot 2"]


def test_enter_goes_back_but_not_from_the_first_page(tmp_path: Path) -> None:
    _, shown = ask(["", "", NEW, "", QUIT], tmp_path)
    assert shown.count("¿Qué quieres hacer? \n") == 4
    assert "¿Qué juego? (Intro para volver)" in shown


def finished(folder: Path) -> Path:
    """A match in the folder that is over."""
    match = Match.start(VIRUS, 2, 1, names=["Fin", "Bot 2"])
    chance = random.Random(1)
    while match.state.waiting:
        seat = match.state.waiting[0]
        moves = match.state.moves(seat)
        busy = [move for move in moves if not VIRUS.is_idle(seat, move.code)] or moves
        match.play(seat, chance.choice(busy))
    return write(folder, match)


def test_matches_that_are_over_stand_last(tmp_path: Path) -> None:
    keep(tmp_path, "Ana")
    over = finished(tmp_path)
    keep(tmp_path, "Berto")
    _, shown = ask([RESUME, "", QUIT], tmp_path)
    lines = [line for line in shown.splitlines() if "Virus! ·" in line]
    assert ["Berto" in lines[0], "Ana" in lines[1], "terminada" in lines[2]] == [True] * 3
    assert saves.latest(tmp_path, sobremesa.load) != over


def test_a_match_is_removed_after_asking_again(tmp_path: Path) -> None:
    first, second = keep(tmp_path, "Ana"), keep(tmp_path, "Berto")
    ask([RESUME, "3", "1", "", "", QUIT], tmp_path)
    assert first.exists()
    assert second.exists()
    _, shown = ask([RESUME, "3", "1", "1", "", QUIT], tmp_path)
    assert first.exists()
    assert not second.exists()
    assert "¿Cuál borro?" in shown


def test_a_match_is_resumed(tmp_path: Path) -> None:
    path = keep(tmp_path, "Ana", moves=3)
    wanted, shown = ask([RESUME, "1"], tmp_path)
    assert isinstance(wanted, Resume)
    assert wanted.path == path
    assert len(wanted.match.entries) == 3
    assert "Virus! · Ana y Bot 2 · 3 jugadas" in shown


def test_a_damaged_match_is_said_and_left_alone(tmp_path: Path) -> None:
    path = keep(tmp_path, "Ana")
    path.write_text("rubbish", encoding="utf-8")
    wanted, shown = ask([RESUME, "1", "", QUIT], tmp_path)
    assert wanted is None
    assert f"no se puede leer: {path.name}" in shown
    assert f"se queda como está: {path}" in shown
    assert path.read_text(encoding="utf-8") == "rubbish"


def test_without_matches_it_says_where_they_would_be(tmp_path: Path) -> None:
    _, shown = ask([RESUME, "", QUIT], tmp_path)
    assert str(tmp_path) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_read_and_searched(tmp_path: Path, language: str) -> None:
    book = VIRUS.rulebook(language)
    _, shown = ask([RULES, "1", "2", "VI-7.4", "xyzzy", "", QUIT], tmp_path, language)
    assert "## VI-2.1" in shown
    assert book.headings["VI-7.4"] in shown
    assert "xyzzy" in shown


def test_the_chosen_language_is_told_to_whoever_remembers_it(tmp_path: Path) -> None:
    told: list[str] = []
    front = PlainFront(io.StringIO(f"{LANGUAGE}\n2\n{QUIT}\n"), io.StringIO())
    menu(front, "es", GAMES, sobremesa.load, tmp_path, told.append)
    assert told == ["en"]


def test_a_game_is_learned_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    taught = [name for name in sobremesa.games() if has_script(sobremesa.load(name))]
    for number, name in enumerate(taught, start=1):
        lines = [LANGUAGE, "2", LEARN, str(number)]
        wanted, _ = ask(lines, tmp_path, games=sobremesa.games())
        assert wanted == Learn(sobremesa.load(name), "en")


def test_the_language_changes(tmp_path: Path) -> None:
    wanted, shown = ask([LANGUAGE, "2", NEW, "1", "1"], tmp_path)
    assert "What would you like to do?" in shown
    assert isinstance(wanted, NewMatch)
    assert wanted.language == "en"
    assert wanted.names == ["Player 1", "Bot 2"]


def test_the_end_of_input_leaves(tmp_path: Path) -> None:
    assert ask([NEW], tmp_path)[0] is None
