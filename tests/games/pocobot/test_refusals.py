"""Every reason why a move cannot be made, under every clause that may speak for it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from sobremesa import Refusal
from tests.games.playing import after, refused
from tests.games.pocobot.helpers import GAME, at

TABLE = tomllib.loads(GAME.folder.joinpath("refusals.toml").read_text(encoding="utf-8"))
EXACTLY: dict[str, Any] = {"modify_ops": "exactly_2"}
FORBID: dict[str, Any] = {"self_collapse": "forbid", "orphan_copilot": "forbid"}
CARDS: dict[str, Any] = {"declare": "cards"}
NEEDS: dict[str, Any] = {"extra_needs_unlock": True}
DYNAMIC: dict[str, Any] = {"diamond_flex": "dynamic"}
READY = "P=QS S9,7,5 H2 C2,3 F8,2"
ACES = "P=QS B=AD S9,7,5 H2 C2,3 F8"
ATTACK = ("attack", "points:9", "extra:none")

# own panel, hand, options, moves made before; the move, and why it cannot be made by seat 0
Row = tuple[str, str, dict[str, Any], tuple[str, ...], str, str]
ROWS: list[Row] = [
    ("H4", "", {}, ("remove:4H", "done"), "pass:none", "game-over (PB-11.1)"),
    ("H4", "", {}, ("pass:none",), "pass:none", "not-your-turn (PB-6.1)"),
    ("H4", "9S", {}, (), "done", "other-decision (PB-6.1)"),
    ("H4", "9S", {}, ("place:9S",), "pass:9S", "other-decision (PB-6.1)"),
    (READY, "", {}, ("attack",), "fire:9S", "other-decision (PB-6.1)"),
    ("H4", "", {}, (), "place:9S", "not-in-hand (PB-7.1)"),
    ("H4", "", {}, (), "burn:9D", "not-in-hand (PB-7.4)"),
    ("P=QS K=QC H4", "", {}, (), "crew:KS+KH", "not-in-hand (PB-7.7)"),
    ("H4", "2C", {}, (), "pass:3C", "not-in-hand (PB-7.11)"),
    ("H4", "", {}, (), "remove:9S", "not-on-panel (PB-7.1)"),
    ("P=QS K=QH H4,5,6", "", {}, ("remove:QH", "done"), "shed:9H", "not-on-panel (PB-4.8)"),
    (READY, "", {}, ("attack", "points:9"), "extra:8S", "not-on-panel (PB-7.8)"),
    (READY, "", {}, ATTACK, "pay:9D", "not-on-panel (PB-7.8)"),
    ("S9", "", {}, (), "fire:8S", "not-on-panel (PB-7.10)"),
    ("", "KD", {}, (), "place:KD>pilot", "diamond-pilot (PB-4.2)"),
    ("B=AS", "AC", {}, (), "place:AC", "occupied (PB-4.6)"),
    ("", "KC", {}, (), "place:KC>copilot", "no-pilot (PB-8.3)"),
    ("S9,7", "5S", {}, (), "place:5S", "module-full (PB-4.1)"),
    ("P=QS", "KD", {}, (), "place:KD>copilot", "choose-module (PA-30)"),
    ("P=QS", "KD", DYNAMIC, (), "place:KD>copilot@clubs", "no-module-choice (PA-30)"),
    ("P=QS K=QC", "", FORBID, (), "remove:QS", "copilot-sits (PA-24)"),
    ("H4", "", FORBID, (), "remove:4H", "last-heart (PA-64)"),
    ("S9", "", EXACTLY, (), "remove:9S", "no-second (PA-19)"),
    ("S9,7", "", EXACTLY, ("remove:9S",), "done", "one-more (PA-19)"),
    ("P=QS K=QH H4,5,6 S9", "", {}, ("remove:QH", "done"), "shed:9S", "no-excess (PB-4.8)"),
    ("H4", "5C", {}, (), "burn:5C", "no-fuel-card (PA-15)"),
    ("H4", "5D", {}, (), "burn:5D", "twice-in-a-row (PB-7.5)"),
    ("P=QS", "KS KH", {}, (), "crew:KS+KH", "no-crew (PB-7.7)"),
    ("P=QS K=QC", "KS AH", {}, (), "crew:KS+AH", "no-figure (PA-16)"),
    ("S9 F5", "", {}, (), "attack", "not-mounted (PB-3.3)"),
    ("P=QH K=QC H2,3,4 C2,3,4 F5", "", {}, (), "attack", "no-spades (PB-7.8)"),
    ("P=QS S9,7,5 H2 C2,3", "", {}, (), "attack", "no-fuel (PB-7.8)"),
    (READY, "", {}, ("attack",), "points:0", "zero-points (PA-48)"),
    (READY, "", {}, ("attack",), "points:22", "too-many-points (PB-7.8)"),
    (READY, "", CARDS, ("attack",), "points:8", "no-whole-cards (PA-42)"),
    (READY, "", {}, ("attack",), "points:21", "too-little-fuel (PB-7.9)"),
    (READY, "", {}, ATTACK, "pay:2D", "too-little-fuel (PB-7.9)"),
    (READY, "", {}, ("attack", "points:13"), "extra:9S", "spade-in-use (PA-47)"),
    ("S9", "", {}, (), "fire:9S", "locked (PA-51)"),
    (READY, "", NEEDS, ("attack", "points:9"), "extra:5S", "other-decision (PB-6.1)"),
    (ACES, "", {}, ATTACK, "pay:8D+3C", "mixed-fuel (PB-9.6)"),
    (READY, "", {}, ATTACK, "pay:3C", "no-burning (PB-9.4)"),
    (READY, "", {}, ATTACK, "pay:8D+2D", "redundant (PA-45)"),
    (READY, "", {}, ("attack", "back") * 9 + ("attack",), "back", "back-too-often (PB-7.8)"),
    ("H4", "2C", {}, (), "pass:none", "has-cards (PA-67)"),
]
AFTER_BURNING = "twice-in-a-row (PB-7.5)"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[5]} {row[4]}")
def test_each_reason(row: Row) -> None:
    own, held, options, moves, move, why = row
    burnt = [why == AFTER_BURNING, False]
    state = after(at(own, "H10", held, options=options, burnt=burnt), *moves)
    before = state.digest()
    assert refused(state, move) == why
    assert move not in map(str, state.moves(0))
    with pytest.raises(Refusal) as raised:
        state.play(0, move)
    assert str(raised.value) == why
    assert state.digest() == before


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("KD", "dodge:KD", "no-fuel-card (PA-57)"),
        ("KD", "dodge:5D", "not-in-hand (PB-10.1)"),
    ],
)
def test_the_defenders_reasons(hand: str, move: str, why: str) -> None:
    state = after(at("S9", "H10", "", hand, unlocked=True), "fire:9S")
    assert refused(state, move, 1) == why


# An extra projectile under a house rule is not asked for before the first attack; a saved match
# could still stand there.
UNTOLD = {"locked (PA-49)"}


def test_none_is_missing() -> None:
    every = {f"{name} ({clause})" for name, row in TABLE.items() for clause in row.values()}
    told = {row[5] for row in ROWS} | {"no-fuel-card (PA-57)", "not-in-hand (PB-10.1)"}
    assert every - told == UNTOLD
    assert told <= every
