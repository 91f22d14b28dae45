"""Moves as text."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from tests.games.playing import after
from tests.games.protocolo.helpers import GAME, at, names, of, on

DESCRIBED: list[tuple[str, dict[str, Any]]] = [
    ("move-staff:S01b>T01", {"card": "S01b", "place": "sector", "place-card": "T01"}),
    ("move-staff:S01>guardia", {"card": "S01", "place": "guardia"}),
    ("move-patient:P04>T02", {"card": "P04", "place": "sector", "place-card": "T02"}),
    ("rest:S03", {"card": "S03"}),
    ("play:S01", {"card": "S01", "aim": "no"}),
    ("play:E01>S02", {"card": "E01", "target-card": "S02", "aim": "yes"}),
    ("use:S14", {"card": "S14", "user": "no", "aim": "no"}),
    ("use:S03>P04b", {"card": "S03", "target-card": "P04b"}),
    ("use:S07>P04>T01", {"card": "S07", "target-card": "P04", "place-card": "T01"}),
    ("use:S07>P04>guardia", {"card": "S07", "target-card": "P04", "place": "guardia"}),
    ("use:T08@S03>P09", {"card": "T08", "user-card": "S03", "target-card": "P09", "user": "yes"}),
    ("epic:S15>P04", {"card": "S15", "target-card": "P04"}),
    ("cure:S02>P04", {"card": "S02", "target-card": "P04"}),
    ("dose:F01>P06", {"card": "F01", "target-card": "P06"}),
    ("end", {}),
    ("choose:P04", {"card": "P04", "place": "none"}),
    ("choose:P04>guardia", {"card": "P04", "place": "guardia"}),
    ("option:1", {"number": 1}),
    ("save:P28", {"card": "P28"}),
    ("discharge:P08", {"card": "P08"}),
]


@pytest.mark.parametrize(("text", "parts"), DESCRIBED, ids=[text for text, _ in DESCRIBED])
def test_a_move_its_text_and_its_parts(text: str, parts: dict[str, Any]) -> None:
    move = GAME.parse(text)
    assert str(move) == text
    told = GAME.describe(move.code)
    assert told["play"] == text.partition(":")[0]
    assert told.items() >= parts.items()


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        (" CURE : s02 > p04B ", "cure:S02>P04b"),
        ("move-staff:S01>Guardia", "move-staff:S01>guardia"),
        ("USE:T08 @ S03 > P09", "use:T08@S03>P09"),
        ("play:S01b", "play:S01"),
        ("END", "end"),
    ],
)
def test_what_is_written_loosely_becomes_canonical(loose: str, text: str) -> None:
    assert str(GAME.parse(loose)) == text


@pytest.mark.parametrize(
    "text",
    [
        "end:",
        "cure",
        "cure:S02",
        "cure:S02>",
        "cure:S02>P99",
        "cure:S02>P04>T01",
        "cure:S02@S03>P04",
        "rest:S02>P04",
        "rest:S02c",
        "play:S02>S03>T01",
        "play:V01",
        "move-staff:S02",
        "move-staff:S02>T01>T02",
        "option:0",
        "option:10",
        "option:x",
        "choose:P04>T01>T02",
        "save:P04>T01",
        "use:S03@",
        "dose:@F01",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Bad, match="moves look like cure:S01>P01"):
        GAME.parse(text)


def test_equal_cards_are_told_apart_by_the_order_in_which_they_came() -> None:
    own = {"money": 9, "staff": "S02 EST 2, S02", "patients": "P04, P04 PC 1, P12"}
    state = at(own)
    assert of(state, "cure") == {
        f"{staff}>{patient}" for staff in ("S02", "S02b") for patient in ("P04", "P04b", "P12")
    }
    after(state, "cure:S02b>P04b")
    assert (on(state, "P04b", "PC"), on(state, "P04", "PC")) == (3, 0)


def test_a_name_stays_while_its_card_is_in_play_and_is_free_afterwards() -> None:
    own = {"money": 9, "staff": "S02 EST 2, S02", "patients": "P12", "hand": "S14"}
    state = after(at(own), "cure:S02>P12")
    assert names(state, "staff") == ["S02b"]
    after(state, "cure:S02b>P12")
    assert on(state, "P12", "PC") == 4
