"""Moves as text."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from tests.games.pocobot.helpers import GAME, playout

DESCRIBED: list[tuple[str, dict[str, Any]]] = [
    ("place:9S", {"play": "place", "card": "9S", "spot": "spades", "module": "none"}),
    ("place:10D", {"play": "place", "card": "10D", "spot": "fuel", "module": "none"}),
    ("place:AC", {"play": "place", "card": "AC", "spot": "booster", "module": "none"}),
    ("place:KH>pilot", {"play": "place", "card": "KH", "spot": "pilot", "module": "none"}),
    ("place:KD>copilot", {"play": "place", "card": "KD", "spot": "copilot", "module": "none"}),
    (
        "place:JD>copilot@clubs",
        {"play": "place", "card": "JD", "spot": "copilot", "module": "clubs"},
    ),
    ("remove:4C", {"play": "remove", "card": "4C"}),
    ("done", {"play": "done"}),
    ("shed:9H", {"play": "shed", "card": "9H"}),
    ("burn:5D", {"play": "burn", "card": "5D", "value": 5}),
    ("crew:QS+KD", {"play": "crew", "cards": ["QS", "KD"]}),
    ("attack", {"play": "attack"}),
    ("points:15", {"play": "points", "points": 15, "fuel": 8}),
    ("points:16", {"play": "points", "points": 16, "fuel": 8}),
    ("extra:7S", {"play": "extra", "card": "7S", "value": 7}),
    ("extra:none", {"play": "no-extra"}),
    ("pay:5D+4D", {"play": "pay", "cards": ["5D", "4D"], "value": 9}),
    ("pay:8C", {"play": "pay", "cards": ["8C"], "value": 8}),
    ("pay:5D+3C", {"play": "pay", "cards": ["5D", "3C"], "value": 8}),
    ("pay:none", {"play": "pay", "cards": [], "value": 0}),
    ("back", {"play": "back"}),
    ("fire:7S", {"play": "fire", "card": "7S", "value": 7}),
    ("dodge:5D", {"play": "dodge", "card": "5D", "value": 5}),
    ("dodge:none", {"play": "no-dodge"}),
    ("pass:2C", {"play": "pass", "card": "2C"}),
    ("pass:none", {"play": "no-pass"}),
]


@pytest.mark.parametrize(("text", "parts"), DESCRIBED, ids=[text for text, _ in DESCRIBED])
def test_a_move_its_text_and_its_parts(text: str, parts: dict[str, Any]) -> None:
    move = GAME.parse(text)
    assert str(move) == text
    assert GAME.describe(move.code) == parts


@pytest.mark.parametrize(
    ("loose", "text"),
    [
        (" PLACE : 9s ", "place:9S"),
        ("Place:jd > Copilot @ Clubs", "place:JD>copilot@clubs"),
        ("crew:kd+qs", "crew:QS+KD"),
        ("pay:4d + 5d", "pay:5D+4D"),
        ("pay:3c+5d", "pay:5D+3C"),
        ("DODGE:NONE", "dodge:none"),
        ("fire:10s", "fire:10S"),
    ],
)
def test_what_is_written_loosely_becomes_canonical(loose: str, text: str) -> None:
    assert str(GAME.parse(loose)) == text


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place:",
        "place:1S",
        "place:11S",
        "place:9X",
        "place:9S>spades",
        "place:9S>pilot",
        "place:AC>copilot",
        "place:KH",
        "place:KH>",
        "place:KH>hand",
        "place:KH>pilot@clubs",
        "place:KH>copilot@clubs",
        "place:KD>copilot@fuel",
        "place:KD>copilot@",
        "place:KD>pilot@clubs",
        "done:1",
        "attack:9S",
        "back:",
        "points",
        "points:",
        "points:-1",
        "points:1.5",
        "points:007",
        "points:100",
        "points:x",
        "crew:QS",
        "crew:QS+QS",
        "crew:QS+KD+JH",
        "crew:",
        "pay:",
        "pay:5S",
        "pay:KD",
        "pay:5D+5D",
        "pay:5D+",
        "remove:none",
        "burn:none",
        "fire:none",
        "shed:",
        "dodge",
        "pass",
        "pass:2C+3C",
        "9S",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Bad, match="moves look like place:9S"):
        GAME.parse(text)


def test_a_dangling_sign_is_forgiven_nowhere_but_in_spaces() -> None:
    with pytest.raises(Bad):
        GAME.parse("place:KD>copilot@@clubs")


def test_every_move_of_many_matches_is_in_the_vocabulary() -> None:
    codes = set(GAME.vocabulary(2))
    for seed in range(8):
        state = GAME.start(seed=seed)
        for step in playout(state, seed):
            for seat in step.waiting:
                assert codes.issuperset(step.choices(seat))


def test_the_vocabulary_names_each_move_once() -> None:
    codes = list(GAME.vocabulary(2))
    texts = [GAME.text(code) for code in codes]
    assert len(set(codes)) == len(set(texts)) == len(codes)
    assert all(GAME.code(text) == code for code, text in zip(codes, texts, strict=True))
