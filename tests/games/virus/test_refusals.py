"""Every reason why a move cannot be made, under every clause that may speak for it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from sobremesa import Refusal
from sobremesa.engine.state import State
from tests.games.playing import after, refused
from tests.games.virus.helpers import GAME, at

TABLE = tomllib.loads(GAME.folder.joinpath("refusals.toml").read_text(encoding="utf-8"))
ANY: dict[str, Any] = {"contagion_targets": "any"}
MATCH: dict[str, Any] = {"match_attached": True}
NULLS: dict[str, Any] = {"allow_null_treatments": True}
SOME: dict[str, Any] = {"contagion_maximum": False}
NO_SELF: dict[str, Any] = {"virus_on_self": False}
NO_RIVAL: dict[str, Any] = {"medicine_on_rival": False}
IMMUNE = "red+medicine:red+medicine:red"
WON = "red green blue | "

# bodies, hand of seat 0, options, moves made before; the move, and why it cannot be made
Row = tuple[str, str, dict[str, Any], tuple[str, ...], str, str]
ROWS: list[Row] = [
    (WON, "organ:yellow", {}, ("organ:yellow",), "discard:glove", "game-over (VI-7.5)"),
    (" | ", "thief", {}, ("discard:thief",), "discard:glove", "not-your-turn (VI-1.7)"),
    ("| red", "thief", {}, (), "virus:red>1.red", "not-in-hand (VI-4.1)"),
    ("| red", "virus:red", {}, (), "discard:thief", "not-in-hand (VI-4.1)"),
    (" | ", "virus:red", NULLS, (), "null:thief", "not-in-hand (VI-4.1)"),
    ("| red", "virus:red", {}, (), "virus:red>2.red", "no-such-player (VI-1.3)"),
    ("| red", "thief", {}, (), "thief>2.red", "no-such-player (VI-1.3)"),
    ("blue | red", "transplant", {}, (), "transplant>0.blue=2.red", "no-such-player (VI-1.3)"),
    ("| red", "error", {}, (), "error>2", "no-such-player (VI-1.3)"),
    (
        "red+virus:red | red",
        "contagion",
        {},
        ("contagion",),
        "spread:red>2.red",
        "no-such-player (VI-1.3)",
    ),
    ("| red", "virus:blue", {}, (), "virus:blue>1.blue", "no-organ (VI-3.5)"),
    ("| red", "medicine:blue", {}, (), "medicine:blue>1.blue", "no-organ (VI-3.5)"),
    ("| red", "thief", {}, (), "thief>1.blue", "no-organ (VI-6.2)"),
    ("blue | red", "transplant", {}, (), "transplant>0.green=1.red", "no-organ (VI-6.1)"),
    ("blue | red", "transplant", {}, (), "transplant>0.blue=1.green", "no-organ (VI-6.1)"),
    (
        "red+virus:multi | red",
        "contagion",
        {},
        ("contagion",),
        "spread:red>1.blue",
        "no-organ (VI-6.3)",
    ),
    ("| red", "virus:blue", {}, (), "virus:blue>1.red", "wrong-colour (VI-3.1)"),
    ("| red", "medicine:blue", {}, (), "medicine:blue>1.red", "wrong-colour (VI-3.1)"),
    (
        "red+virus:red | red blue",
        "contagion",
        {},
        ("contagion",),
        "spread:red>1.blue",
        "wrong-colour (VI-6.3)",
    ),
    (f"| {IMMUNE}", "virus:red", {}, (), "virus:red>1.red", "immunised (VI-2.4)"),
    (f"| {IMMUNE}", "medicine:red", {}, (), "medicine:red>1.red", "immunised (VI-2.4)"),
    (f"| {IMMUNE}", "thief", {}, (), "thief>1.red", "immunised (VI-6.2)"),
    (f"blue | {IMMUNE}", "transplant", {}, (), "transplant>0.blue=1.red", "immunised (VI-6.1)"),
    (
        f"red+virus:red | {IMMUNE} | red",
        "contagion",
        {},
        ("contagion",),
        "spread:red>1.red",
        "immunised (VI-6.3)",
    ),
    (
        "| multi+virus:red",
        "medicine:blue",
        MATCH,
        (),
        "medicine:blue>1.multi",
        "attached-colour (VI-3.4)",
    ),
    (
        "| multi+medicine:red",
        "virus:blue",
        MATCH,
        (),
        "virus:blue>1.multi",
        "attached-colour (VI-3.4)",
    ),
    (
        "blue+virus:blue | multi+medicine:red blue",
        "contagion",
        MATCH,
        ("contagion",),
        "spread:blue>1.multi",
        "not-free (VC-4)",
    ),
    (
        "blue+virus:blue | multi+medicine:red blue",
        "contagion",
        MATCH | ANY,
        ("contagion",),
        "spread:blue>1.multi",
        "attached-colour (VI-3.4)",
    ),
    ("red | ", "organ:red", {}, (), "organ:red", "colour-taken (VI-4.4)"),
    ("red | red", "thief", {}, (), "thief>1.red", "colour-taken (VI-6.2)"),
    ("red blue | blue", "transplant", {}, (), "transplant>0.red=1.blue", "colour-taken (VC-3)"),
    ("red | ", "virus:red", NO_SELF, (), "virus:red>0.red", "your-own (VI-4.3)"),
    ("red | ", "thief", {}, (), "thief>0.red", "your-own (VI-6.2)"),
    ("red | ", "error", {}, (), "error>0", "your-own (VI-6.5)"),
    (
        "red+virus:multi blue | red",
        "contagion",
        {},
        ("contagion",),
        "spread:red>0.blue",
        "your-own (VI-6.3)",
    ),
    ("| red", "medicine:red", NO_RIVAL, (), "medicine:red>1.red", "not-your-own (VI-4.3)"),
    ("red | red", "transplant", {}, (), "transplant>0.red=1.red", "same-colour (VC-2)"),
    ("red blue | ", "transplant", {}, (), "transplant>0.red=0.blue", "same-player (VI-6.1)"),
    (" | ", "error", {}, (), "error>1", "both-empty (VI-6.5)"),
    ("red | red", "contagion", {}, (), "contagion", "nothing-spreads (VI-6.3)"),
    (
        "red+virus:red | red+medicine:red | red",
        "contagion",
        {},
        ("contagion",),
        "spread:red>1.red",
        "not-free (VC-4)",
    ),
    (
        "red+virus:red multi+virus:multi | red blue",
        "contagion",
        {},
        ("contagion", "spread:red>1.red"),
        "spread:multi>1.red",
        "target-used (VI-6.3)",
    ),
    (
        "red+virus:red | red",
        "contagion",
        {},
        ("contagion",),
        "spread:red>stays",
        "not-the-most (VI-6.3)",
    ),
    (
        "red+virus:red | red",
        "contagion",
        SOME,
        ("contagion",),
        "spread:red>stays",
        "nothing-moved (VI-6.3)",
    ),
    (
        "red+virus:red blue+virus:blue | red blue",
        "contagion",
        {},
        ("contagion",),
        "spread:blue>1.blue",
        "another-first (VI-6.3)",
    ),
    (
        "red+virus:red blue | red",
        "contagion",
        {},
        ("contagion",),
        "spread:blue>1.red",
        "cannot-travel (VI-6.3)",
    ),
    (" | ", "thief", {}, (), "discard:nothing", "no-discard (VC-10)"),
    (" | ", "thief", {}, (), "discard:thief+thief+thief+glove", "too-many (VI-4.1)"),
    (" | ", "thief", {}, (), "discard:" + "+".join(["thief"] * 9), "too-many (VI-4.1)"),
    (" | ", "thief", {}, (), "null:thief", "must-have-effect (VI-4.2)"),
    ("| red", "thief", NULLS, (), "null:thief", "has-effect (VI-4.2)"),
    (
        "red+virus:red | red",
        "contagion thief",
        {},
        ("contagion",),
        "discard:thief",
        "contagion-first (VI-6.3)",
    ),
    ("red+virus:red | red", "contagion", {}, (), "spread:red>1.red", "no-contagion (VI-6.3)"),
]


def lay(row: Row) -> State:
    """The position of a row, after the moves made before."""
    bodies, hand, options, before, _, _ = row
    return after(at(bodies, hand, options=options), *before)


@pytest.mark.clause("VI-1.3", "VI-1.7", "VI-2.4", "VI-3.1", "VI-3.4", "VI-3.5", "VI-4.1", "VI-4.2")
@pytest.mark.clause("VI-4.3", "VI-4.4", "VI-6.1", "VI-6.2", "VI-6.3", "VI-6.5", "VI-7.5")
@pytest.mark.clause("VC-2", "VC-3", "VC-4", "VC-10")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[5].split()[0]}-{row[4]}")
def test_the_reason_and_its_clause(row: Row) -> None:
    state, (*_, move, why) = lay(row), row
    before, json_before = state.digest(), state.to_json()
    assert refused(state, move) == why
    assert move not in {str(legal) for legal in state.moves(0)}
    with pytest.raises(Refusal) as refusal:
        state.play(0, move)
    assert str(refusal.value) == why
    assert (state.digest(), state.to_json()) == (before, json_before)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[5].split()[0]}-{row[4]}")
def test_a_refusal_tells_the_parts_of_the_move(row: Row) -> None:
    refusal = lay(row).refusal(0, row[4])
    assert refusal is not None
    play = row[4].partition(":")[0].partition(">")[0]
    assert refusal.arguments["play"] == play


def test_every_reason_and_every_clause_of_its_own_is_in_the_table() -> None:
    reached = set()
    for row in ROWS:
        refusal = lay(row).refusal(0, row[4])
        assert refusal is not None
        play = str(refusal.arguments["play"])
        reached.add((refusal.code, play if play in TABLE[refusal.code] else "clause"))
    assert reached == {(code, part) for code, parts in TABLE.items() for part in parts}


def test_every_clause_named_exists() -> None:
    known = {clause.id for clause in GAME.clauses}
    assert {clause for parts in TABLE.values() for clause in parts.values()} <= known


def test_the_reasons_of_the_rules_are_those_of_the_table() -> None:
    named = [reason.name for reason in GAME.reasons.values()]
    assert sorted(named) == sorted(TABLE)
    assert len(set(GAME.reasons)) == len(named)
