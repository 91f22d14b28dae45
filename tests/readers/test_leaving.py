"""Leaving a match and coming back: what is kept, what is said of it, and what is told on return."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest

import sobremesa
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from sobremesa.readers.chronicle import log
from sobremesa.readers.fronts import PlainFront
from sobremesa.readers.session import Seat, play_match
from sobremesa.words import LANGUAGES, Words
from tests.fixtures import TICTACTOE
from tests.readers.playing import RESUME, lay, play

VIRUS = sobremesa.load("virus")
LEFT = 1  # the code of an input that ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_input_keeps_the_match_and_says_how_to_go_on(language: str) -> None:
    told = play(lay(VIRUS), ["1", "1"], language=language)
    assert told.code == LEFT
    assert f"{Words(language).say('terminal-kept-at')}\n{RESUME}\n" in told.text
    assert told.kept[-1] == told.match.lines()


def test_every_move_is_kept_also_those_of_bots() -> None:
    told = play(lay(VIRUS, 4), ["1", "1", "1"])
    lengths = [len(lines) for lines in told.kept]
    assert all(after - before in (0, 1) for before, after in pairwise(lengths))
    assert lengths[0] == 1
    assert lengths[-1] == 1 + len(told.match.entries)


def test_a_match_goes_on_where_it_was_left() -> None:
    at_once = play(lay(VIRUS), ["1"] * 8)
    first = play(lay(VIRUS), ["1"] * 3 + ["salir"])
    assert first.code == 0
    again = Match.from_lines(first.kept[-1], lambda _: VIRUS)
    second = play(again, ["historial"] + ["1"] * 5)
    assert second.match.lines() == at_once.match.lines()
    log = second.text.split("## Toda la partida")[1].split("\n\n")[0]
    assert log.count("\n- ") == len(first.match.entries)


def test_a_resumed_match_tells_what_happened_since_ones_last_move() -> None:
    first = play(lay(VIRUS, 3), ["1"])
    again = play(Match.from_lines(first.kept[-1], lambda _: VIRUS), [])
    news = again.text.split("## Lo último")[1]
    for name in ("Ana", "Berto", "Carla"):
        assert f"- {name} " in news


def test_only_who_draws_a_card_hears_which() -> None:
    match = lay(VIRUS, 2)
    match.play(0, match.state.moves(0)[-1])
    words = Words("en", VIRUS, ["Ana", "Berto"])
    told = {viewer: log(match, words, viewer)[-1] for viewer in (0, 1, None)}
    assert "Only you see it: a" in told[0]
    assert told[0].startswith(told[1])
    assert told[1] == told[None]


def test_the_first_table_says_how_to_get_help_and_the_next_do_not() -> None:
    assert play(lay(VIRUS), ["1", "1"]).text.count("? explica qué puedes escribir") == 1


def test_a_record_whose_last_line_was_cut_off_goes_on_and_says_so() -> None:
    kept = play(lay(VIRUS), ["1", "1"]).kept[-1]
    cut = Match.from_lines([*kept[:-1], kept[-1][:-5]], lambda _: VIRUS)
    told = play(cut, [])
    assert "quedó a medio escribir" in told.text


def test_a_match_that_cannot_be_kept_goes_on_and_says_so() -> None:
    match, target = lay(TICTACTOE), io.StringIO()

    def full(_: Match) -> None:
        raise Bad("unwritable", path="x", detail="no room")

    front = PlainFront(io.StringIO("1\n" * 9), target)
    words = Words("en", TICTACTOE, ["Ana", "Berto"])
    seats = [Seat("Ana"), Seat("Berto")]
    assert play_match(match, seats, words, save=full, front=front) is True
    shown = target.getvalue()
    before_first_prompt = shown.split("(TT-")[0]
    assert before_first_prompt.count("This match is not being saved. x cannot be written") == 2
    assert shown.count("x cannot be written: no room") == 2 + len(match.entries)
    assert words.say("terminal-kept") not in shown


def test_leaving_a_match_that_cannot_be_kept_never_says_it_is() -> None:
    target = io.StringIO()

    def full(_: Match) -> None:
        raise Bad("unwritable", path="x", detail="no room")

    words = Words("en", TICTACTOE, ["Ana", "Berto"])
    front = PlainFront(io.StringIO("1\nsave\nquit\n"), target)
    play_match(lay(TICTACTOE), [Seat("Ana"), Seat("Berto")], words, save=full, front=front)
    assert "is saved" not in target.getvalue()
    assert (
        target.getvalue()
        .rstrip()
        .endswith(words.bad(Bad("unwritable", path="x", detail="no room")))
    )
