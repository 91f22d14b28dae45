"""The list of moves: every legal move is reached by numbers, in few steps and short lists."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

import pytest
from rich.console import Console

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.readers.choosing import (
    MOST,
    Option,
    Section,
    arrange,
    everybody,
    foretold,
    narrow,
    options_of,
    retold,
)
from sobremesa.readers.drawn import DrawnFront
from sobremesa.readers.fronts import PlainFront
from sobremesa.words import LANGUAGES, Words
from tests.readers.tables import NAMES, TABLES, moments, table_id, words_of

STEPS_MOST = 3

FULL = ["red", "green", "blue", "yellow"]
CROWDED = {
    "bodies": [[], ["red", "blue"], ["green", "blue"], ["yellow", "red"], FULL[1:3], FULL[2:]],
    "hands": [["transplant", "thief", "error"]],
}


def reached(sections: Sequence[Section], words: Words, seat: int, steps: int = 1) -> list[str]:
    """All moves that numbers lead to."""
    assert steps <= STEPS_MOST
    found = []
    for option in options_of(sections):
        if len(option.moves) == 1:
            found.append(str(option.moves[0]))
        else:
            inner = narrow(retold(option.moves, words, seat), list(words.names))
            found += reached(inner, words, seat, steps + 1)
    return found


def check(option: Option, section: Section) -> None:
    """A line says all there is to say, together with its title."""
    if len(option.moves) == 1 and option.short != option.whole:
        assert f"{section.title.rstrip('…')} {option.short}" == option.whole


@pytest.mark.parametrize("table", TABLES, ids=table_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_reached_once(table: tuple[Game, int], language: str) -> None:
    game, seats = table
    words = words_of(game, seats, language)
    for state in moments(game, seats):
        for seat in state.waiting:
            moves = state.moves(seat)
            sections = arrange(game, moves, words, seat)
            assert sorted(reached(sections, words, seat)) == sorted(map(str, moves))
            for section in sections:
                for option in section.options:
                    check(option, section)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("diagram", [CROWDED, CROWDED | {"hands": [["virus:red", "thief"]]}])
def test_no_name_is_cut(language: str, diagram: dict[str, object]) -> None:
    game = sobremesa.load("virus")
    state = game.position(diagram)
    names = [f"Bot {number}" for number in range(1, 7)]
    words = Words(language, game, names)
    for section in arrange(game, state.moves(0), words, 0):
        assert "Bot" not in section.title
        for option in section.options:
            for title in (option.short, option.whole):
                assert not re.search(r"Bot(?! \d)|^\d", title), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_becomes_short(language: str) -> None:
    game = sobremesa.load("virus")
    state = game.position(CROWDED)
    words = Words(language, game, NAMES)
    moves = state.moves(0)
    assert len(moves) > 2 * MOST
    sections = arrange(game, moves, words, 0)
    assert len(options_of(sections)) <= MOST
    assert sorted(reached(sections, words, 0)) == sorted(map(str, moves))
    for option in options_of(sections):
        if len(option.moves) > 1:
            inner = options_of(narrow(retold(option.moves, words, 0), everybody(game, words)))
            assert len(inner) <= MOST
            assert len({line.whole for line in inner}) == len(inner)


def test_what_would_come_of_a_move_stands_beside_it_and_beside_no_group() -> None:
    game = sobremesa.load("virus")
    words = Words("en", game)
    first, second, third = (game.parse(f"discard:{name}") for name in ("thief", "error", "glove"))
    lines = [Option("one", "one", (first,)), Option("both", "both", (second, third))]
    told = foretold([Section("", tuple(lines))], lambda move: f"as {move}")
    assert [option.about for option in options_of(told)] == ["as discard:thief", ""]
    target = io.StringIO()
    PlainFront(io.StringIO(), target).choices(told, words)
    assert target.getvalue().splitlines() == ["1. one (as discard:thief)", "2. both (2 choices)"]
    console = Console(width=80, file=target)
    DrawnFront(console).choices(told, words)
    assert "1 one  as discard:thief" in target.getvalue()


def test_a_card_that_does_several_things_is_no_title_for_one_of_them() -> None:
    game = sobremesa.load("protocolo")
    words = Words("en", game)
    state = game.position(
        {
            "hospitals": [
                {
                    "money": 9,
                    "staff": ["S02", "S04", "S03"],
                    "patients": ["P04", "P24", "P12", "P26", "P28"],
                },
                {},
            ]
        }
    )
    for option in options_of(arrange(game, state.moves(0), words, 0)):
        if len(option.moves) > 1:
            assert option.whole.startswith(("Cure with", "Use"))
