"""Positions from outside: those that cannot be, and those that are none at all."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import Bad
from tests.games.playing import after, counts, held
from tests.games.virus.helpers import GAME, at, body, discard, everything, hand, pile, winners

TWO: dict[str, Any] = {"bodies": [[], []]}
FULL_BOX = Counter(everything(GAME.start(2)))


def refusal_of(diagram: Any) -> Bad:
    """Why a diagram is refused."""
    with pytest.raises(Bad) as bad:
        GAME.position(diagram)
    return bad.value


@pytest.mark.clause("VI-1.1", "VI-1.2")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("rest", ["pile", "discard"])
def test_every_position_holds_the_whole_box(seats: int, rest: str) -> None:
    bodies: list[list[str]] = [["red+virus:red", "multi"], *[["blue"]] * (seats - 1)]
    hands = [["thief"], None]
    state = GAME.position({"bodies": bodies, "hands": hands, "rest": rest, "pile": ["glove"]})
    assert Counter(everything(state)) == FULL_BOX
    assert held(state) == [1, *[3] * (seats - 1)]


def test_what_a_diagram_says_is_what_there_is() -> None:
    state = at(
        "red+virus:red blue | multi+medicine:green+medicine:red",
        "thief organ:green | ",
        discard="virus:blue error",
        pile="glove contagion",
        turn=0,
    )
    assert [body(state, 0), body(state, 1)] == [
        "red+virus:red blue",
        "multi+medicine:green+medicine:red",
    ]
    assert (hand(state, 0), hand(state, 1)) == (["organ:green", "thief"], [])
    assert discard(state) == "virus:blue error"
    assert pile(state)[-2:] == ["contagion", "glove"]
    assert state.waiting == (0,)


def test_spaces_and_capitals_do_not_matter() -> None:
    state = GAME.position({"bodies": [["RED + Virus: Red"], []], "hands": [[" Thief"]]})
    assert (body(state, 0), hand(state, 0)) == ("red+virus:red", ["thief"])


def test_the_rest_goes_where_it_is_told() -> None:
    assert counts(at(" | ", "thief | thief")) == (66, 0)
    assert counts(at(" | ", "thief | thief", rest="discard")) == (0, 66)
    assert counts(at(" | ", "thief | thief", rest="discard", pile="glove")) == (1, 65)


@pytest.mark.clause("VI-4.6")
def test_whose_turn_it_is() -> None:
    assert at(" | | ", turn=2).waiting == (2,)
    empty_handed = at(" | | ", " ? | | ?", turn=1)
    assert (held(empty_handed), empty_handed.waiting) == ([3, 3, 3], (2,))


def test_seeds_deal_other_hands() -> None:
    deals = {tuple(hand(at(" | ", seed=seed), 0)) for seed in (0, 1, 2, "three", "four")}
    assert len(deals) == 5
    assert at(" | ", seed=4) == at(" | ", seed=4)


@pytest.mark.clause("VI-1.2", "VI-1.4", "VI-1.7", "VI-2.6", "VI-2.7", "VI-3.1", "VI-7.1")
@pytest.mark.parametrize(
    ("diagram", "clause", "detail"),
    [
        ({"bodies": [["multi"], ["multi"]]}, "VI-1.2", "more than 1 of the card organ:multi"),
        ({**TWO, "hands": [["glove"], ["glove"]]}, "VI-1.2", "more than 1 of the card glove"),
        (
            {**TWO, "discard": ["error"], "pile": ["error"]},
            "VI-1.2",
            "more than 1 of the card error",
        ),
        ({"bodies": [["blue", "blue"], []]}, "VI-2.7", "seat 0 has two blue organs"),
        ({"bodies": [[], ["red+virus:red+medicine:red"]]}, "VI-2.6", "virus:red + medicine:red"),
        ({"bodies": [["red+virus:red+virus:red"], []]}, "VI-2.6", "the red organ of seat 0"),
        ({"bodies": [["red+thief"], []]}, "VI-2.6", "cannot hold thief"),
        ({"bodies": [["red+organ:red"], []]}, "VI-2.6", "cannot hold organ:red"),
        (
            {"bodies": [["red+medicine:red+medicine:red+medicine:red"], []]},
            "VI-2.6",
            "cannot hold so many cards",
        ),
        ({"bodies": [["red+virus:blue"], []]}, "VI-3.1", "cannot hold virus:blue"),
        ({"bodies": [["red+medicine:blue"], []]}, "VI-3.1", "cannot hold medicine:blue"),
        (
            {**TWO, "hands": [["thief", "thief", "glove", "error"]]},
            "VI-1.4",
            "seat 0 holds 4 cards",
        ),
        ({"bodies": [["red", "green", "blue", "multi"], []]}, "VI-7.1", "seat 0 has won already"),
        (
            {"bodies": [[], ["red", "green", "blue", "yellow", "multi+virus:red"]]},
            "VI-7.1",
            "seat 1 has won already",
        ),
        ({**TWO, "turn": 2}, "VI-1.7", "there is no seat 2"),
        ({**TWO, "turn": -1}, "VI-1.7", "there is no seat -1"),
        ({**TWO, "turn": 10**30}, "VI-1.7", "there is no seat 10"),
    ],
)
def test_positions_that_cannot_be(diagram: Any, clause: str, detail: str) -> None:
    bad = refusal_of(diagram)
    assert (bad.code, bad.arguments["clause"]) == ("position", clause)
    assert detail in str(bad)
    assert clause in str(bad)


@pytest.mark.clause("VI-7.2")
def test_a_complete_body_that_an_option_does_not_count() -> None:
    bodies = "red green blue yellow multi+virus:red | "
    assert winners(at(bodies, "thief", options={"infected_blocks": True})) == ()


DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    ("diagram", "detail"),
    [
        ([], "it is not an object"),
        (None, "it is not an object"),
        ("red", "it is not an object"),
        (DEEP, "it is not an object"),
        ({}, "'bodies' is missing"),
        ({"bodies": None}, "'bodies' is None"),
        ({"bodies": "red"}, "'bodies' is 'red'"),
        ({"bodies": {}}, "'bodies' is {}"),
        ({"bodies": ["red", "blue"]}, "'bodies' holds 'red'"),
        ({"bodies": [None, []]}, "'bodies' holds None"),
        (
            {"bodies": [["purple"], []]},
            "no colour 'purple'; there are red, green, blue, yellow, multi",
        ),
        ({"bodies": [["organ:red"], []]}, "there is no colour 'organ:red'"),
        ({"bodies": [[""], []]}, "there is no colour ''"),
        ({"bodies": [["red+"], []]}, "there is no card ''"),
        ({"bodies": [["red+virus"], []]}, "there is no card 'virus'"),
        ({"bodies": [[7], []]}, "things are named by texts, not by 7"),
        ({"bodies": [[DEEP], []]}, "things are named by texts, not by [["),
        ({"bodies": [DEEP, DEEP]}, "things are named by texts, not by [["),
        ({**TWO, "hands": [["unicorn"]]}, "there is no card 'unicorn'"),
        ({**TWO, "hands": [[DEEP]]}, "things are named by texts"),
        ({**TWO, "hands": "thief"}, "'hands' is 'thief'"),
        ({**TWO, "hands": ["thief"]}, "'hands' holds 'thief'"),
        ({**TWO, "hands": [None, None, None]}, "there are 3 hands for 2 seats"),
        ({**TWO, "discard": [None]}, "'discard' holds None"),
        ({**TWO, "discard": {"a": DEEP}}, "'discard' is {'a': [["),
        ({**TWO, "pile": [1]}, "'pile' holds 1"),
        ({**TWO, "rest": "table"}, "there is no place 'table'; there are pile, discard"),
        ({**TWO, "rest": []}, "'rest' is []"),
        ({**TWO, "turn": "0"}, "'turn' is '0'"),
        ({**TWO, "turn": True}, "'turn' is True"),
        ({**TWO, "turn": 0.0}, "'turn' is 0.0"),
        ({**TWO, "seats": 3}, "it has 3 seats and 2 bodies"),
        ({**TWO, "seats": True}, "'seats' is True"),
        ({**TWO, "seed": DEEP}, "'seed' is [["),
        ({**TWO, "seed": None}, "'seed' is None"),
        ({**TWO, "options": ["flip"]}, "'options' is ['flip']"),
        ({**TWO, "game": "chess"}, "there is no game 'chess'"),
        ({**TWO, "game": DEEP}, "'game' is [["),
        ({**TWO, "jokers": 2}, "it has no part 'jokers'; its parts are turn, bodies"),
        ({7: 2, "bodies": [[], []]}, "it has no part 7"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_diagrams_that_are_none(diagram: Any, detail: str) -> None:
    bad = refusal_of(diagram)
    assert bad.code == "position-form"
    assert detail in str(bad)
    assert "Virus!" in str(bad)
    assert len(str(bad)) < 400


@pytest.mark.parametrize(
    ("diagram", "code"),
    [
        ({"bodies": []}, "seats"),
        ({"bodies": [[]]}, "seats"),
        ({"bodies": [[]] * 7}, "seats"),
        ({**TWO, "options": {"recycle": 3}}, "option-value"),
        ({**TWO, "options": {"jokers": True}}, "unknown-option"),
        ({"bodies": [[], [], []], "options": {"max_players": 2}}, "option-misfit"),
    ],
)
def test_tables_that_cannot_be_laid(diagram: Any, code: str) -> None:
    assert refusal_of(diagram).code == code


NAMES = st.sampled_from(
    [*sorted(FULL_BOX), "red", "multi+virus:red", "blue+medicine:blue", "x", ""]
)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | NAMES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
ORGANS = st.sampled_from(
    [
        "red",
        "green",
        "blue+virus:blue",
        "yellow+medicine:yellow",
        "multi+virus:red",
        "red+virus:blue",
    ]
)
PARTS: dict[str, st.SearchStrategy[Any]] = {
    "turn": st.integers(-1, 7),
    "hands": st.lists(st.none() | st.lists(NAMES, max_size=4), max_size=7),
    "discard": st.lists(NAMES, max_size=5),
    "pile": st.lists(NAMES, max_size=5),
    "rest": st.sampled_from(["pile", "discard"]),
    "seed": st.integers(),
    "options": st.dictionaries(
        st.sampled_from([option.name for option in GAME.options]),
        st.sampled_from([True, False, "flip", "any", 3, "random"]),
        max_size=2,
    ),
}
DIAGRAMS = st.fixed_dictionaries(
    {"bodies": st.lists(st.lists(ORGANS, max_size=4), min_size=2, max_size=6)},
    optional={name: strategy | JUNK for name, strategy in PARTS.items()},
)


@given(JUNK | DIAGRAMS | st.dictionaries(st.sampled_from([*PARTS, "bodies", "seats"]), JUNK))
def test_whatever_comes_is_a_position_or_bad(diagram: Any) -> None:
    try:
        state = GAME.position(diagram)
    except Bad:
        return
    assert Counter(everything(state)) == FULL_BOX
    assert len(state.waiting) == 1
    assert list(GAME.broken(state.table)) == []
    after(state, str(state.moves(state.waiting[0])[0]))
