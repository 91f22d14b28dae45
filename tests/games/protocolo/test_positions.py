"""Positions that a person writes, and saved states from outside."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from tests.games.playing import turn
from tests.games.protocolo.helpers import (
    GAME,
    asked,
    bears,
    count,
    discard,
    event,
    hand,
    lodged,
    money,
    names,
    number,
    on,
    pa,
    pile,
    rp,
    until_end,
)

TWO: dict[str, Any] = {"hospitals": [{}, {}]}
WHOLE: dict[str, Any] = {
    "turn": 1,
    "number": 8,
    "hospitals": [
        {
            "money": 6,
            "pa": 2,
            "earned": 5,
            "rp": 9,
            "patients": ["P04 PC 2 DET 1", "P12 @T02", "P04"],
            "overload": ["P06 EST 2"],
            "staff": ["S02 EST 1 TE 1", "S04 @T02"],
            "sectors": ["T02 BLOQ 1", "T06"],
            "drugs": ["F04 DOS 1", "F01"],
            "equipment": ["E01 @S02", "E07 LEFT 1", "E04 @T02"],
            "hand": ["S14", "E03"],
            "deck": ["T01", "T05"],
            "discard": ["S08"],
        },
        {"hand": None},
    ],
    "patients": ["P26", "P01"],
    "patients_discard": ["P02"],
    "events": ["V08"],
    "events_discard": ["V10"],
    "seed": 4,
    "options": {"rp_cap": 12},
}


def refusal_of(diagram: Any) -> Bad:
    """Why a diagram is no position."""
    with pytest.raises(Bad) as raised:
        GAME.position(diagram)
    return raised.value


def one(**parts: Any) -> dict[str, Any]:
    """A diagram with these parts in the first hospital."""
    return {"hospitals": [parts, {}]}


@pytest.mark.clause("PC-3.4")
def test_everything_lies_where_it_is_said() -> None:
    state = GAME.position(WHOLE)
    assert (turn(state), number(state, "turns")) == (1, 8)
    assert (money(state), pa(state), rp(state), number(state, "earned")) == (6, 2, 9, 5)
    assert names(state, "guardia") == ["P04", "P04b"]
    assert bears(state, "P04") == {"PC": 2, "DET": 1}
    assert (lodged(state, "P12"), lodged(state, "S04"), lodged(state, "E01")) == (
        "T02",
        "T02",
        "S02",
    )
    assert bears(state, "P06") == {"EST": 2}
    assert bears(state, "S02") == {"EST": 1, "TE": 1}
    assert bears(state, "T02") == {"BLOQ": 1}
    assert (on(state, "F04", "DOS"), on(state, "F01", "DOS")) == (1, 3)
    assert on(state, "E07", "left") == 1
    assert hand(state) == ["E03", "S14"]
    assert discard(state) == ["S08"]
    assert count(state, "hand.1") == 7
    assert pile(state, "patients_discard") == ["P02"]
    saved = state.to_json()["zones"]
    assert [GAME.card_name(card) for card in saved["deck.0"][-2:]] == ["T05", "T01"]
    assert [GAME.card_name(card) for card in saved["patients"][-2:]] == ["P01", "P26"]
    assert GAME.card_name(saved["events.0"][-1]) == "V08"
    assert state.options["rp_cap"] == 12


def test_what_is_not_given_has_a_default() -> None:
    state = GAME.position(TWO)
    assert (turn(state), number(state, "turns"), asked(state)) == (0, 5, ("act", 0))
    assert [money(state, seat) for seat in (0, 1)] == [2, 2]
    assert [rp(state, seat) for seat in (0, 1)] == [10, 10]
    assert [count(state, f"hand.{seat}") for seat in (0, 1)] == [0, 0]
    assert GAME.position(TWO) == GAME.position(TWO | {"seed": 0})
    assert GAME.position(TWO) != GAME.position(TWO | {"seed": 1})


def test_phase_1_begins_the_turn() -> None:
    state = GAME.position(TWO | {"phase": 1, "events": ["V10"]})
    assert (money(state), count(state, "guardia.0"), count(state, "hand.0")) == (10, 3, 1)


def test_an_event_deck_of_ones_own() -> None:
    diagram = TWO | {"phase": 1, "turn": 1, "events": ["V10"], "options": {"event_deck": "own"}}
    state = GAME.position(diagram)
    assert money(state, 1) == 10
    assert pile(state, "events_discard.1") == ["V10"]
    assert count(state, "events.0") == 30


@pytest.mark.parametrize(
    ("diagram", "clause"),
    [
        (one(staff=["S02", "S02", "S02"]), "PC-4.1"),
        (one(staff=["T01"]), "PC-4.7"),
        (one(patients=["S02"]), "PC-4.7"),
        (one(sectors=["T01", "T02", "T03", "T04", "T05"]), "PC-5.9"),
        (one(patients=["P01", "P04", "P04", "P12", "P12", "P17"]), "PC-6.12"),
        (one(staff=["S02 EST 3"]), "PC-3.4"),
        (one(sectors=["T01 BLOQ 3"]), "PC-3.4"),
        (one(staff=["S02 PC 1"]), "PC-3.4"),
        (one(drugs=["F01 DOS 0"]), "PC-3.4"),
        (one(equipment=["E07 LEFT 3"]), "PC-3.4"),
        (one(staff=["S02 @T04"], sectors=["T04"]), "PC-5.10"),
        (one(staff=["S02 @T01", "S04 @T01"], sectors=["T01"]), "PC-5.10"),
        (one(patients=["P04 @T01", "P12 @T01"], sectors=["T01"]), "PC-5.10"),
        (one(overload=["P04 @T01"], sectors=["T01"]), "PC-5.10"),
        (one(equipment=["E01"]), "CA-87"),
        (one(equipment=["E01 @T01"], sectors=["T01"]), "CA-87"),
        (one(equipment=["E04 @T04"], sectors=["T04"]), "CA-87"),
        (one(equipment=["E03 @S02"], staff=["S02"]), "CA-87"),
        (one(rp=0), "PC-2.2"),
        (one(pa=20), "PC-2.1"),
        (one(money=-1), "PC-3.1"),
        (one(pa=5, earned=4), "CA-45"),
        (one(rp=13) | {"options": {"rp_cap": 12}}, "CA-50"),
        (TWO | {"turn": 2}, "CA-1"),
        (TWO | {"number": 201}, "CA-67"),
        (TWO | {"number": 0}, "CA-67"),
    ],
)
def test_what_breaks_a_rule(diagram: dict[str, Any], clause: str) -> None:
    bad = refusal_of(diagram)
    assert (bad.code, bad.arguments["clause"]) == ("position", clause)


@pytest.mark.parametrize(
    "diagram",
    [
        {},
        {"hospitals": {}},
        {"hospitals": [1, 2]},
        TWO | {"phase": 3},
        TWO | {"turns": 3},
        one(staff=["S99"]),
        one(staff=["S02 XYZ 3"]),
        one(staff=["S02 EST"]),
        one(staff=["S02 EST 1x"]),
        one(staff=[""]),
        one(staff=[7]),
        one(staff=["S02 @T01"]),
        one(beds=["P04"]),
        one(money="9"),
        one(hand=7),
    ],
)
def test_what_is_no_diagram(diagram: dict[str, Any]) -> None:
    assert refusal_of(diagram).code == "position-form"


def test_a_match_can_be_saved_in_the_middle_of_every_question() -> None:
    crisis = event({"staff": "S02, S04"}, "V03")
    choice = event({}, "V06")
    saving = until_end(GAME.position(one(patients=["P08 DET 2", "P22 DET 2"], equipment=["E03"])))
    leaving = until_end(GAME.position(one(patients=["P04 PC 4", "P12 PC 5"])))
    spreading = until_end(GAME.position(one(patients=["P21", "P12", "P17"])))
    kinds = [asked(state)[0] for state in (crisis, choice, saving, leaving, spreading)]
    assert kinds == ["target", "option", "save", "discharge", "target"]
    for state in (crisis, choice, saving, leaving, spreading):
        loaded = GAME.from_json(state.to_json())
        assert loaded == state
        for move in state.moves(state.waiting[0]):
            one_way, other_way = state.clone(), loaded.clone()
            one_way.play(state.waiting[0], move)
            other_way.play(state.waiting[0], move)
            assert one_way == other_way
