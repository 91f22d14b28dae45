"""The notation of moves: one canonical text each, and what is read besides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import Bad
from sobremesa.engine.values import Move
from tests.games.virus.helpers import GAME

VOCABULARY = [GAME.move(code) for code in GAME.vocabulary(6)]

MALFORMED = [
    "",
    " ",
    "virus",
    "virus:red",
    "virus:red>",
    "virus:red>1",
    "virus:red>1.",
    "virus:red>1.purple",
    "virus:red>6.red",
    "virus:red>-1.red",
    "virus:red>01.red",
    "virus:red>١.red",
    "virus:red>1.red>2.red",
    "virus:purple>1.red",
    "medicine:>1.red",
    "organ",
    "organ:red>",
    "organ:red>0.red",
    "thief",
    "thief>1",
    "transplant",
    "transplant>0.red",
    "transplant>0.red=",
    "transplant>0.red=1.blue=2.red",
    "error",
    "error>",
    "error>6",
    "error>1.red",
    "error>١",
    "contagion>1.red",
    "contagion:",
    "glove>1",
    "spread:red",
    "spread:red>",
    "spread:red>1",
    "spread:purple>1.red",
    "spread>1.red",
    "null",
    "null:",
    "null:virus:red",
    "null:glove>1",
    "discard:red",
    "discard:thief+",
    "discard:thief,glove",
    "discard:nothing+thief",
    "discard:" + "+".join(["thief"] * 9 + ["joker"]),
    "pass:",
    "pass:thief",
]


def test_every_move_reads_back() -> None:
    assert all(GAME.parse(str(move)) == move for move in VOCABULARY)
    assert all(GAME.parse(str(move)).code == move.code for move in VOCABULARY)


def test_no_two_moves_have_one_text() -> None:
    assert len({str(move) for move in VOCABULARY}) == len(VOCABULARY)
    assert len({move.code for move in VOCABULARY}) == len(VOCABULARY)


def test_every_move_has_named_parts() -> None:
    kinds = {GAME.describe(move.code)["play"] for move in VOCABULARY}
    cards = {"organ", "virus", "medicine", "contagion", "thief", "transplant", "glove", "error"}
    assert kinds == cards | {"spread", "null", "discard"}


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  virus:red>2.red ", "virus:red>2.red"),
        ("Virus : RED > 2 . Red", "virus:red>2.red"),
        ("ORGAN:Multi", "organ:multi"),
        ("transplant>1.blue=0.red", "transplant>0.red=1.blue"),
        ("transplant>1.blue=1.red", "transplant>1.red=1.blue"),
        ("Transplant > 2.multi = 0.multi", "transplant>0.multi=2.multi"),
        ("discard:thief+organ:red", "discard:organ:red+thief"),
        ("discard: glove + contagion + virus:red", "discard:virus:red+contagion+glove"),
        ("discard:thief+thief", "discard:thief+thief"),
        ("Discard: Nothing", "discard:nothing"),
        ("discard:", "discard:nothing"),
        (" Discard", "discard:nothing"),
        ("Pass", "discard:nothing"),
        ("discard:" + "+".join(["thief"] * 9), "discard:" + "+".join(["thief"] * 8)),
        ("spread: red > STAYS", "spread:red>stays"),
        ("null: Thief", "null:thief"),
        ("Error>1", "error>1"),
    ],
)
def test_spaces_case_and_order_do_not_matter(text: str, canonical: str) -> None:
    assert str(GAME.parse(text)) == canonical
    assert GAME.parse(text) == GAME.parse(canonical)


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Bad) as bad:
        GAME.parse(text)
    assert bad.value.code == "notation"
    assert "virus:red>2.red" in str(bad.value)


def test_a_discard_names_its_cards_in_the_order_of_the_table() -> None:
    state = GAME.position({"bodies": [[], []], "hands": [["glove", "virus:red", "organ:multi"]]})
    assert str(state.moves(0)[-1]) == "discard:glove"
    assert "discard:organ:multi+virus:red+glove" in map(str, state.moves(0))


WORDS = st.sampled_from(
    [
        *("virus", "organ", "thief", "transplant", "error", "discard", "spread", "null", "glove"),
        *(":", ">", "=", "+", ".", "red", "multi", "contagion", "nothing", "stays", "0", "1", "9"),
    ]
)


def read(text: str) -> Move | Bad:
    """The move of a text, or what is wrong with it."""
    try:
        return GAME.parse(text)
    except Bad as bad:
        return bad


@given(st.text(max_size=30) | st.lists(WORDS, max_size=9).map("".join))
def test_any_text_is_a_move_or_bad(text: str) -> None:
    found = read(text)
    if isinstance(found, Bad):
        assert found.code == "notation"
    else:
        assert GAME.parse(str(found)) == found
        assert str(GAME.move(found.code)) == str(found)
