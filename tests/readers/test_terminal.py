"""Whole matches in a real terminal: colours, completion, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import sobremesa
from sobremesa import saves
from tests.readers.terminal import PROMPT, Terminal

PLAY = ["play", "virus", "--seats", "2", "--bots", "greedy", "--seed", "1", "--lang", "es"]
QUESTION = rf"\(VI-[\d.]+\)[^›]*{PROMPT}"
OVER = r"La partida ha durado (\d+) jugadas"
CTRL_C, END_OF_INPUT = 130, 1
MOST = 400


def environ(**more: str) -> dict[str, str]:
    kept = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")
    }
    return kept | more


def answer_to_the_end(terminal: Terminal) -> None:
    """Read the numbered moves off the screen and pick the first that is there, till the end."""
    for _ in range(MOST):
        if terminal.wait_for(OVER, QUESTION) == 0:
            return
        offered = terminal.numbered()
        assert offered, terminal.text
        assert offered[0][0] == 1
        assert [number for number, _ in offered] == list(range(1, len(offered) + 1)), terminal.text
        terminal.type(str(offered[0][0]))
    raise AssertionError("the match does not end")


def kept(home: Path) -> saves.Kept:
    """The one match that was kept."""
    (only,) = saves.listing(home / "matches")
    return only


def test_a_match_from_the_first_move_to_the_end(tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, environ())
    answer_to_the_end(terminal)
    assert terminal.to_the_end() == 0
    assert "Fin de la partida" in terminal.text
    assert "(VI-7.1)" in terminal.text
    assert "\x1b[" in terminal.raw
    match = saves.read(kept(tmp_path).path, sobremesa.load)
    assert match.state.result is not None
    assert f"ha durado {len(match.entries)} jugadas" in terminal.text


def test_left_with_ctrl_c_and_ctrl_d_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, environ())
    terminal.wait_for(QUESTION)
    terminal.type("1")
    terminal.wait_for(QUESTION)
    terminal.press("c")
    assert terminal.to_the_end() == CTRL_C
    assert "La partida está guardada" in terminal.text
    assert "Traceback" not in terminal.raw
    path, moves = kept(tmp_path).path, kept(tmp_path).moves
    assert moves >= 2

    terminal = Terminal(["play", "--resume", str(path), "--lang", "es"], tmp_path, environ())
    terminal.wait_for(QUESTION)
    terminal.type("1")
    terminal.wait_for(QUESTION)
    terminal.press("d")
    assert terminal.to_the_end() == END_OF_INPUT
    assert "La partida está guardada" in terminal.text
    assert kept(tmp_path).moves > moves

    terminal = Terminal(["play", "--resume", str(path), "--lang", "es"], tmp_path, environ())
    answer_to_the_end(terminal)
    assert terminal.to_the_end() == 0


def test_tab_completes_a_notation(tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, environ())
    terminal.wait_for(QUESTION)
    terminal.child.send("disc\t")
    terminal.wait_for("discard:")
    terminal.press("c")
    assert terminal.to_the_end() == CTRL_C


@pytest.mark.parametrize("columns", [40, 140])
def test_narrow_and_wide_terminals(tmp_path: Path, columns: int) -> None:
    terminal = Terminal(PLAY, tmp_path, environ(), columns=columns, rows=70)
    terminal.wait_for(QUESTION)
    assert "Tu mano" in terminal.text
    terminal.type("salir")
    assert terminal.to_the_end() == 0


def test_without_colour_there_is_none(tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, environ(NO_COLOR="1"))
    terminal.wait_for(QUESTION)
    assert "38;2;" not in terminal.raw
    assert "48;2;" not in terminal.raw
    terminal.type("salir")
    assert terminal.to_the_end() == 0


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, environ(), term="dumb")
    terminal.wait_for(r"\(VI-[\d.]+\) $")
    terminal.type("1")
    terminal.wait_for(r"\(VI-[\d.]+\) $")
    terminal.press("c")
    assert terminal.to_the_end() == CTRL_C
    assert "## Tu mano" in terminal.text
    assert "La partida está guardada" in terminal.text
    assert "\x1b" not in terminal.raw


def test_a_hand_is_gone_before_the_next_person_looks(tmp_path: Path) -> None:
    seats = ["--people", "2", "--names", "Ana,Berto"]
    terminal = Terminal([*PLAY, *seats], tmp_path, environ())
    terminal.wait_for(rf"aparato a Ana[^›]*{PROMPT}")
    terminal.type("")
    terminal.wait_for(QUESTION)
    assert "Tu mano" in terminal.text
    terminal.type("1")
    terminal.wait_for(rf"aparato a Berto[^›]*{PROMPT}")
    left = [line.strip() for line in terminal.text.splitlines() if line.strip()]
    assert "Tu mano" not in terminal.text
    assert len(left) <= 6, left
    handover = terminal.raw[: terminal.raw.rindex("aparato a Berto")]
    # nor can anybody scroll back: what is cleared may be scrolled away, so that goes last
    assert handover.count("\x1b[H\x1b[2J\x1b[3J") >= 2
    assert "\x1b[3J" not in handover.replace("\x1b[H\x1b[2J\x1b[3J", "")
    assert "Tu mano" not in handover[handover.rindex("\x1b[3J") :]
    terminal.press("c")
    assert terminal.to_the_end() == CTRL_C


def test_plain_text_on_a_screen_leaves_no_hand_either(tmp_path: Path) -> None:
    seats = ["--people", "2", "--names", "Ana,Berto", "--plain"]
    terminal = Terminal([*PLAY, *seats], tmp_path, environ())
    terminal.wait_for(r"aparato a Ana.*\r\n> $")
    terminal.type("")
    terminal.wait_for(r"\(VI-[\d.]+\) $")
    terminal.type("1")
    terminal.wait_for(r"aparato a Berto.*\r\n> $")
    assert "Tu mano" in terminal.raw
    assert "Tu mano" not in terminal.raw[terminal.raw.rindex("\x1b[H\x1b[2J\x1b[3J") :]
    terminal.press("c")
    assert terminal.to_the_end() == CTRL_C
