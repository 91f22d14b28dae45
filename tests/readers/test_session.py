"""A match in the terminal, through lines of text: what is typed, what is told, what is kept."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sobremesa
from sobremesa.engine.records import Match
from sobremesa.readers.commands import ON_BOARDS, Command, names, understood
from sobremesa.words import LANGUAGES, Words
from tests.fixtures import DUEL, TICTACTOE
from tests.readers.playing import RESUME, lay, play

VIRUS = sobremesa.load("virus")
LEFT = 1  # the code of an input that ended

POSITION: dict[str, Any] = {
    "turn": 0,
    "bodies": [["red+virus:red", "blue+virus:blue"], ["red"], ["blue", "red"]],
    "hands": [["contagion", "medicine:green", "organ:red"], ["glove"], ["error"]],
}
PASS_ON = re.compile(r"# Pásale el aparato a (\w+)")


def moves_of(match: Match) -> list[str]:
    return [entry.move for entry in match.entries]


# -- ways to say a move ---------------------------------------------------------------------------


def test_a_number_picks_the_move_of_that_line() -> None:
    told = play(lay(VIRUS, 3, POSITION), ["1"])
    first = next(line for line in told.text.splitlines() if line.startswith("1. "))
    assert first == "1. Jugar Contagio"
    assert moves_of(told.match)[0] == "contagion"


def test_a_notation_makes_the_move_in_whatever_spelling() -> None:
    told = play(lay(VIRUS, 3, POSITION), ["  Discard: ORGAN:red "])
    assert moves_of(told.match)[0] == "discard:organ:red"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_is_refused_with_its_clause_and_asked_again(language: str) -> None:
    match = lay(VIRUS, 3, POSITION)
    refusal = match.state.refusal(0, "organ:red")
    assert refusal is not None
    words = Words(language, VIRUS, ["Ana", "Berto", "Carla"])
    prompt = match.state.prompt(0)
    assert prompt is not None
    told = play(match, ["organ:red"], language=language)
    assert words.refusal(refusal, 0) in told.text
    assert f"? {refusal.clause}" in told.text
    assert told.text.count(words.prompt(prompt, 0)) == 2
    assert moves_of(told.match) == []


@pytest.mark.parametrize(
    "typed", ["bazinga", "99", "0", "virus:red>", "¿qué?", "12345678901234567890"]
)
def test_nonsense_gets_a_sentence_and_changes_nothing(typed: str) -> None:
    told = play(lay(VIRUS, 3, POSITION), [typed, ""])
    assert "Escribe el número de una jugada" in told.text
    assert "virus:red>2.red" not in told.text  # an example is a move that can be made here
    assert re.search(r"«|No hay ningún", told.text)
    assert moves_of(told.match) == []
    assert told.code == LEFT


def test_many_moves_are_narrowed_step_by_step() -> None:
    match = lay(
        VIRUS,
        3,
        {
            "bodies": [["red", "green"], ["blue", "yellow", "multi"], ["blue", "yellow"]],
            "hands": [["transplant", "glove", "error"], [], []],
        },
    )
    many = [move for move in match.state.moves(0) if str(move).startswith("transplant")]
    told = play(match, ["1", "0", "1", "2"])
    assert f"1. Trasplante… ({len(many)} posibilidades)" in told.text
    lists = told.text.split("Trasplante… (")
    assert "Intro o 0" in lists[1]
    assert moves_of(told.match)[0] == str(many[1])


# -- questions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_tells_what_can_be_typed(language: str) -> None:
    told = play(lay(VIRUS), ["?"], language=language)
    words = Words(language)
    for command in Command:  # those for boards are of no use here
        does = words.say(f"terminal-does-{command.value}")
        assert (does in told.text) == (command not in ON_BOARDS)


def test_a_question_about_a_move_gives_reason_and_rule() -> None:
    told = play(lay(VIRUS, 3, POSITION), ["? organ:red", "? contagion", "?1"])
    assert "Ya tienes un corazón en tu cuerpo" in told.text
    assert "## VI-4.4" in told.text
    assert told.text.count("Ahora puedes hacerlo: Jugar Contagio (contagion).") == 2
    assert moves_of(told.match) == []


def test_the_rulebook_is_read_and_searched() -> None:
    book = VIRUS.rulebook("es")
    told = play(lay(VIRUS), ["? vi-7.4", "?? guante de latex", "?? xyzzy", "? VI-2"])
    assert book.texts["VI-7.4"].split("`")[0].split("**")[0] in told.text
    assert re.search(r"^VI-6\.4  ", told.text, re.MULTILINE)
    assert "Ninguna regla contiene «xyzzy»" in told.text
    assert "## VI-2.1" in told.text
    assert "## VI-2.8" in told.text


def test_commands_are_understood_in_every_language() -> None:
    for language in LANGUAGES:
        typed = ["log", "historial", "table", "mesa", "1", "save", "salir"]
        told = play(lay(VIRUS), typed, 1, language)
        words = Words(language)
        assert told.text.count(words.say("terminal-log-empty")) == 2
        assert told.text.count("## Ana") == 4
        assert told.text.count(RESUME) == 2
        assert (told.code, told.over) == (0, False)


def test_every_command_has_names_that_mean_nothing_else() -> None:
    for language in LANGUAGES:
        for command in Command:
            for name in names(command, Words(language)):
                assert understood()[name] is command


def test_the_log_tells_what_others_did_since_one_last_looked() -> None:
    told = play(lay(VIRUS, 3), ["1", "log"])
    news = told.text.split("## Lo último")[1]
    for name in ("Ana", "Berto", "Carla"):
        assert f"- {name} " in news
    assert "## Toda la partida" in news


# -- taking back ----------------------------------------------------------------------------------


def test_a_move_that_revealed_nothing_is_taken_back() -> None:
    told = play(lay(VIRUS, 3, POSITION), ["contagion", "spread:red>1.red", "undo", "quit"])
    assert moves_of(told.match) == ["contagion"]
    assert told.kept[-1] == told.match.lines()
    assert len(told.kept[-2]) <= 3


def test_what_revealed_something_is_not_taken_back() -> None:
    told = play(lay(VIRUS, 3, POSITION), ["deshacer", "discard:organ:red", "deshacer", "quit"])
    assert "todavía no se ha jugado nada" in told.text
    assert "ha jugado otra persona" in told.text
    assert len(told.match.entries) == 3


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_clause(language: str) -> None:
    told = play(lay(TICTACTOE), ["1"] * 9, people=2, language=language)
    assert told.over
    words = Words(language, TICTACTOE, ["Ana", "Berto"])
    ending = told.text[told.text.rindex("## ") :]
    assert words.result(told.match.state) in ending
    assert "TT-3" in ending
    assert words.say("terminal-length", count=len(told.match.entries)) in ending


def test_a_match_that_is_over_is_only_shown() -> None:
    over = play(lay(TICTACTOE), ["1"] * 9, people=2)
    again = play(Match.from_lines(over.kept[-1], lambda _: TICTACTOE), [], people=2)
    assert again.over
    assert "?" not in again.text.replace("¿", "")


def test_bots_alone_play_to_the_end() -> None:
    told = play(lay(VIRUS, 2), [], people=0)
    assert told.over
    assert "VI-7.1" in told.text


# -- several people at one device -----------------------------------------------------------------


def test_no_hand_is_shown_before_its_owner_has_the_device() -> None:
    told = play(lay(VIRUS, 3, POSITION), ["", "discard:organ:red", "", "1", "", "1"], people=3)
    parts = PASS_ON.split(told.text)
    assert [parts[at] for at in (1, 3, 5)] == ["Ana", "Berto", "Carla"]
    assert "Tu mano" not in parts[0]
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        owners = re.findall(r"^## (\w+), tú", shown, re.MULTILINE)
        assert set(owners) <= {name}
    before_berto = "".join(parts[:4])
    assert "Guante" not in before_berto.split("# Pásale")[0]
    assert "Guante" in parts[4]
    assert "Error médico" not in "".join(parts[:5])
    assert "Contagio" not in parts[4]


def test_the_curtain_leaves_nothing_on_the_screen() -> None:
    told = play(lay(VIRUS, 2), ["", "1", "", "1"], people=2)
    for found in PASS_ON.finditer(told.text):
        assert told.text[: found.start()].endswith("\n" * 40)


def test_alone_there_is_no_curtain() -> None:
    assert not PASS_ON.search(play(lay(VIRUS, 3), ["1", "1"]).text)


def test_where_nothing_is_secret_there_is_no_curtain() -> None:
    told = play(lay(TICTACTOE), ["1", "1"], people=2)
    assert not PASS_ON.search(told.text)
    assert len(told.match.entries) == 2


def test_the_last_scene_of_several_shows_no_hand() -> None:
    told = play(lay(DUEL), ["" if at % 2 == 0 else "1" for at in range(400)], people=2)
    last = told.text[told.text.rindex("\n" * 40) :]
    assert "tú" not in last
    assert "Tu " not in last


def test_secret_decisions_come_one_after_the_other_behind_curtains() -> None:
    match = lay(DUEL)
    both = match.state.waiting
    assert both == (0, 1)
    secret = str(match.state.moves(0)[0])
    told = play(match, ["", "1", "", "1"], people=2)
    parts = PASS_ON.split(told.text)
    assert [parts[1], parts[3]] == ["Ana", "Berto"]
    assert moves_of(told.match)[0] == secret
    assert Words("es", DUEL).say("acted-secret", actor="Ana") in parts[4]
    assert Words("es", DUEL, ["Ana", "Berto"]).acted(0, DUEL.parse(secret)) not in parts[4]


def test_a_secret_bot_decides_unseen() -> None:
    match = lay(DUEL)
    told = play(match, ["log"], people=1)
    assert told.code == LEFT
    assert "Berto ya ha decidido" not in told.text.split("# ")[0]
