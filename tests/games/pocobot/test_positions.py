"""Positions that a person writes, and saved states from outside."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import Bad
from tests.games.playing import after, cards, counts, held, turn
from tests.games.pocobot.helpers import (
    GAME,
    MOUNTED,
    asked,
    at,
    discard,
    everything,
    hand,
    number,
    playout,
    removed,
    shows,
)

TWO: dict[str, Any] = {"panels": [{}, {}]}
FULL: dict[str, Any] = {
    "turn": 1,
    "panels": [
        {"pilot": "QS", "spades": ["9S", "7S"], "fuel": ["5D"]},
        {"hearts": ["3H"], "copilot": "JD", "pilot": ["QC"], "raises": "clubs"},
    ],
    "hands": [["2C", "KD"], None],
    "discard": ["4C", "5C"],
    "pile": ["7D", "8D"],
    "removed": ["2H"],
    "unlocked": True,
    "burnt": [False, True],
    "quiet": 3,
    "unhurt": 7,
    "seed": 4,
    "options": {"declare": "cards"},
}


def refusal_of(diagram: Any) -> Bad:
    """Why a diagram is no position."""
    with pytest.raises(Bad) as raised:
        GAME.position(diagram)
    return raised.value


def test_everything_lies_where_it_is_said() -> None:
    state = GAME.position(FULL)
    assert turn(state) == 1
    assert shows(state, 0) == {"QS", "9S", "7S", "5D"}
    assert shows(state, 1) == {"3H", "JD", "QC"}
    assert hand(state, 0) == {"2C", "KD"}
    assert held(state) == [2, 5]
    assert discard(state) == ["4C", "5C"]
    assert removed(state) == {"2H"}
    assert (number(state, "unlocked"), number(state, "quiet"), number(state, "unhurt")) == (1, 3, 7)
    assert [number(state, "burnt", seat) for seat in (0, 1)] == [0, 1]
    assert number(state, "flex", 1) == 3
    assert state.options["declare"] == "cards"
    assert len(set(everything(state))) == 52
    pile = state.to_json()["zones"]["pile"]
    assert [GAME.card_name(card) for card in pile[-2:]] == ["8D", "7D"]


def test_what_is_not_given_has_a_default() -> None:
    state = GAME.position(TWO)
    assert turn(state) == 0
    assert held(state) == [5, 5]
    assert counts(state) == (42, 0)
    assert asked(state) == "action"
    assert GAME.position(TWO) == GAME.position(TWO | {"seed": 0})
    assert GAME.position(TWO) != GAME.position(TWO | {"seed": 1})


def test_the_rest_may_lie_in_the_discard_pile() -> None:
    state = GAME.position(TWO | {"rest": "discard", "pile": ["2C"], "discard": ["9S"]})
    assert counts(state) == (1, 41)
    assert discard(state)[-1] == "9S"


def test_small_letters_are_understood() -> None:
    state = GAME.position({"panels": [{"spades": ["9s"]}, {"hearts": "10h"}]})
    assert cards(state, "spades.0") == ["9S"]
    assert cards(state, "hearts.1") == ["10H"]


@pytest.mark.parametrize(
    ("diagram", "clause", "detail"),
    [
        ({"panels": [{"spades": ["9S", "9S"]}, {}]}, "PB-1.2", "9S lies in two places"),
        (TWO | {"hands": [["9S"], ["9S"]]}, "PB-1.2", "9S lies in two places"),
        ({"panels": [{"spades": ["9H"]}, {}]}, "PB-2.5", "9H cannot lie at spades of seat 0"),
        ({"panels": [{"spades": ["AS"]}, {}]}, "PB-2.5", "AS cannot lie at spades"),
        ({"panels": [{}, {"fuel": ["KD"]}]}, "PB-2.5", "KD cannot lie at fuel of seat 1"),
        ({"panels": [{"pilot": "9S"}, {}]}, "PB-2.5", "9S cannot lie at pilot"),
        ({"panels": [{"booster": "KS"}, {}]}, "PB-2.5", "KS cannot lie at booster"),
        ({"panels": [{"pilot": "KD"}, {}]}, "PB-4.2", "KD cannot lie at pilot"),
        ({"panels": [{"spades": ["2S", "3S", "4S"]}, {}]}, "PB-4.1", "more cards than it may"),
        ({"panels": [{"pilot": ["KS", "QS"]}, {}]}, "PB-4.6", "pilot of seat 0 holds more"),
        (
            {"panels": [{"spades": ["2S", "3S", "4S", "5S", "6S"]}, {}]},
            "PB-4.6",
            "spades of seat 0 holds more",
        ),
        ({"panels": [{"copilot": "KS"}, {}]}, "PB-8.3", "a Copilot and no Pilot"),
        ({"panels": [{"pilot": "QS", "copilot": "KD"}, {}]}, "PA-30", "choice of the Copilot"),
        (
            {"panels": [{"pilot": "QS", "copilot": "KS", "raises": "clubs"}, {}]},
            "PA-30",
            "choice of the Copilot",
        ),
        (TWO | {"turn": 2}, "PB-1.1", "there is no seat 2"),
        (TWO | {"turn": -1}, "PB-1.1", "there is no seat -1"),
        (TWO | {"removed": ["2S"], "unlocked": True}, "PB-7.2", "2S cannot have left"),
        (TWO | {"removed": ["AH"]}, "PB-7.2", "AH cannot have left"),
        (TWO | {"removed": ["2H"], "unlocked": False}, "PB-7.10", "projectiles are locked"),
        (TWO | {"quiet": 100}, "PA-69", "drawn"),
        (TWO | {"quiet": -4}, "PA-71", "miscounted"),
        (TWO | {"quiet": 5, "unhurt": 4}, "PA-71", "miscounted"),
        (TWO | {"unhurt": 300, "unlocked": True}, "PA-71", "drawn"),
        (TWO | {"quiet": 1, "unhurt": 2}, "PB-7.10", "projectiles are locked"),
        (TWO | {"opening": True, "quiet": 1}, "PB-5.5", "nothing has happened"),
        (TWO | {"opening": True, "unlocked": True}, "PB-7.10", "nobody has attacked"),
        (
            TWO | {"hands": [["2C", "3C", "4C", "5C", "6C", "7C"]], "options": {"hand_limit": 5}},
            "PA-6",
            "seat 0 holds 6 cards",
        ),
    ],
)
def test_positions_that_cannot_be(diagram: Any, clause: str, detail: str) -> None:
    bad = refusal_of(diagram)
    assert (bad.code, bad.arguments["clause"]) == ("position", clause)
    assert detail in str(bad)


@pytest.mark.parametrize(
    ("diagram", "detail"),
    [
        ([], "it is not an object"),
        ({}, "'panels' is missing"),
        ({"panels": ["", ""]}, "'panels' holds ''"),
        ({"panels": [{"wings": []}, {}]}, "it has no part 'wings'"),
        ({"panels": [{"spades": 9}, {}]}, "'spades' is 9"),
        ({"panels": [{"spades": [9]}, {}]}, "things are named by texts, not by 9"),
        ({"panels": [{"spades": ["1S"]}, {}]}, "there is no card '1S'"),
        ({"panels": [{"raises": "fuel"}, {}]}, "there is no module 'fuel'"),
        ({"panels": [{"raises": 7}, {}]}, "things are named by texts, not by 7"),
        (TWO | {"hands": [["XX"]]}, "there is no card 'XX'"),
        (TWO | {"hands": [None, None, None]}, "there are 3 hands for 2 seats"),
        (TWO | {"hands": "2C"}, "'hands' is '2C'"),
        (TWO | {"discard": [7]}, "'discard' holds 7"),
        (TWO | {"rest": "table"}, "there is no place 'table'"),
        (TWO | {"unlocked": 1}, "'unlocked' is neither true nor false"),
        (TWO | {"opening": "yes"}, "'opening' is neither true nor false"),
        (TWO | {"burnt": [1]}, "'burnt' is no list of two answers"),
        (TWO | {"burnt": [True, True, True]}, "'burnt' is no list of two answers"),
        (TWO | {"burnt": True}, "'burnt' is True"),
        (TWO | {"quiet": "3"}, "'quiet' is '3'"),
        (TWO | {"seats": 3}, "it has 3 seats and 2 panels"),
        (TWO | {"game": "chess"}, "there is no game 'chess'"),
        (TWO | {"jokers": 2}, "it has no part 'jokers'"),
    ],
)
def test_diagrams_that_are_none(diagram: Any, detail: str) -> None:
    bad = refusal_of(diagram)
    assert bad.code == "position-form"
    assert detail in str(bad)


@pytest.mark.parametrize(
    ("diagram", "code"),
    [
        ({"panels": []}, "seats"),
        ({"panels": [{}, {}, {}]}, "seats"),
        (TWO | {"options": {"jokers": 1}}, "unknown-option"),
        (TWO | {"options": {"declare": "all"}}, "option-value"),
    ],
)
def test_tables_that_cannot_be_laid(diagram: Any, code: str) -> None:
    assert refusal_of(diagram).code == code


# -- saved states ----------------------------------------------------------------------------------


def changed(state: Any, frames: list[int]) -> dict[str, Any]:
    """A saved state with these cells of its open decisions."""
    saved: dict[str, Any] = copy.deepcopy(state.to_json())
    saved["fields"]["frames"] = frames + [0] * (48 - len(frames))
    saved["fields"]["depth"] = [len(frames) // 6]
    return saved


ACTION = [1, 1, 0, 0, 0, 0]


@pytest.mark.clause("PB-6.1", "PB-7.8")
@pytest.mark.parametrize(
    ("frames", "fine"),
    [
        (ACTION, True),
        ([1, 2, 0, 0, 0, 0], False),  # the other player
        ([1, 3, 0, 0, 0, 0], False),
        ([1, 1, 0, 1, 0, 0], False),
        ([2, 1, 1, 1, 0, 0], False),  # nothing but an action at the bottom
        ([*ACTION, 2, 1, 1, 1, 0, 0], True),
        ([*ACTION, 2, 1, 1, 0, 0, 0], False),  # there is a heart
        ([*ACTION, 2, 1, 2, 1, 0, 0], False),  # both operations are done
        ([*ACTION, 2, 1, 0, 1, 0, 0], False),
        ([*ACTION, 3, 1, 0, 1, 0, 0], False),  # nothing is too full
        ([*ACTION, 4, 1, 0, 0, 0, 0], True),
        ([*ACTION, 4, 2, 0, 0, 0, 0], False),
        ([*ACTION, 4, 1, 0, 0, 0, 0, 5, 1, 9, 0, 0, 0], True),
        ([*ACTION, 4, 1, 0, 0, 0, 0, 5, 1, 40, 0, 0, 0], False),
        ([*ACTION, 4, 1, 0, 0, 0, 0, 5, 1, 20, 0, 0, 0], False),  # no extra is possible
        ([*ACTION, 4, 1, 0, 0, 0, 0, 6, 1, 20, 0, 0, 0], True),
        ([*ACTION, 4, 1, 0, 0, 0, 0, 6, 1, 20, 8, 0, 0], False),
        ([*ACTION, 4, 1, 0, 0, 0, 0, 6, 1, 9, 0, 0, 0], False),  # the extra was not asked for
        ([*ACTION, 4, 1, 0, 0, 0, 0, 5, 1, 9, 0, 0, 0, 6, 1, 9, 6, 0, 0], True),
        ([*ACTION, 4, 1, 0, 0, 0, 0, 5, 1, 9, 0, 0, 0, 6, 1, 9, 60, 0, 0], False),
        ([*ACTION, 7, 2, 9, 0, 0, 0], True),
        ([*ACTION, 7, 1, 9, 0, 0, 0], False),  # the attacker does not dodge
        ([*ACTION, 7, 2, 0, 0, 0, 0], False),
        ([*ACTION, 7, 2, 35, 0, 0, 0], False),
        ([*ACTION, 8, 1, 0, 0, 0, 0], True),
        ([*ACTION, 8, 1, 1, 0, 0, 0], False),
        ([*ACTION, 8, 2, 0, 0, 0, 0], False),
        ([*ACTION, 2, 1, 1, 1, 0, 0, 8, 1, 0, 0, 0, 0], False),
    ],
)
def test_which_open_decisions_make_sense(frames: list[int], fine: bool) -> None:
    state = at(f"{MOUNTED} F10", "H9", "2D 5C", "?", unlocked=True)
    if fine:
        loaded = GAME.from_json(changed(state, frames))
        assert loaded.moves(loaded.waiting[0])
        return
    with pytest.raises(Bad):
        GAME.from_json(changed(state, frames))


def test_a_state_of_every_step_comes_back() -> None:
    for seed in range(4):
        start = at("P=QS S9,7,5 H9 C2,3 F9,8", "P=KS S10,8,6 H8 C4,5 F10,7", "?", "?", seed=seed)
        for state in playout(start, seed):
            assert GAME.from_json(state.to_json()) == state


@pytest.mark.parametrize(
    ("moves", "field", "value"),
    [
        ((), "ending", [1]),
        ((), "winners", [1]),
        ((), "turn", [7]),
        ((), "backs", [10]),
        ((), "burnt", [2, 0]),
        ((), "opening", [5]),
        ((), "unlocked", [2]),
        ((), "flex", [1, 0]),
        (("remove:10H", "done"), "ending", [0]),
        (("remove:10H", "done"), "ending", [5]),
        (("remove:10H", "done"), "ending", [6]),
        (("remove:10H", "done"), "winners", [1]),
        (("remove:10H", "done"), "winners", [3]),
    ],
)
def test_numbers_that_no_match_has(moves: tuple[str, ...], field: str, value: list[int]) -> None:
    saved = after(at("H10 S9", "H9"), *moves).to_json()
    GAME.from_json(saved)
    saved["fields"][field] = value
    with pytest.raises(Bad):
        GAME.from_json(saved)


NAMES = st.sampled_from(["2S", "9S", "KS", "AD", "KD", "2H", "10H", "QC", "5D", "x", ""])
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | NAMES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
SPOTS = ("spades", "hearts", "clubs", "fuel", "pilot", "copilot", "booster", "raises")
PANELS = st.dictionaries(st.sampled_from(SPOTS), st.lists(NAMES, max_size=4) | NAMES | JUNK)
PARTS: dict[str, st.SearchStrategy[Any]] = {
    "turn": st.integers(-1, 3),
    "hands": st.lists(st.none() | st.lists(NAMES, max_size=4), max_size=3),
    "discard": st.lists(NAMES, max_size=4),
    "removed": st.lists(NAMES, max_size=3),
    "pile": st.lists(NAMES, max_size=4),
    "rest": st.sampled_from(["pile", "discard"]),
    "unlocked": st.booleans(),
    "opening": st.booleans(),
    "burnt": st.lists(st.booleans(), max_size=3),
    "quiet": st.integers(-2, 400),
    "unhurt": st.integers(-2, 400),
}
DIAGRAMS = st.fixed_dictionaries(
    {"panels": st.lists(PANELS, min_size=2, max_size=2)},
    optional={name: strategy | JUNK for name, strategy in PARTS.items()},
)


@given(JUNK | DIAGRAMS)
def test_whatever_comes_is_a_position_or_bad(diagram: Any) -> None:
    try:
        state = GAME.position(diagram)
    except Bad:
        return
    assert len(set(everything(state))) == 52
    assert list(GAME.broken(state.table)) == []
    after(state, str(state.moves(state.waiting[0])[0]))
