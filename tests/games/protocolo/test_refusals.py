"""Every reason why a move cannot be made, under every clause that may speak for it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from sobremesa import Refusal
from sobremesa.engine.state import State
from tests.games.playing import after
from tests.games.protocolo.helpers import FULL, GAME, at, event, other, refused, until_end

TABLE = tomllib.loads(GAME.folder.joinpath("refusals.toml").read_text(encoding="utf-8"))
TWO_BEDS: dict[str, Any] = {"patients": "P04, P12 @T01", "sectors": "T01, T02, T04"}
ONE: dict[str, Any] = {"staff_actions": "one_action"}
NONE: dict[str, Any] = {"patient_moves": "none"}

# hospital of seat 0, options, moves made before; the move, and why it cannot be made
Row = tuple[dict[str, Any], dict[str, Any], tuple[str, ...], str, str]
ROWS: list[Row] = [
    ({}, {}, (), "option:1", "other-decision (CA-70)"),
    ({"money": 9}, {}, (), "play:S02", "not-in-hand (PC-6.8)"),
    ({}, {}, (), "use:S14", "not-in-play (PC-6.9)"),
    ({"sectors": "T01"}, {}, (), "move-staff:S02>T01", "not-in-play (PC-6.6)"),
    ({"sectors": "T01"}, {}, (), "move-patient:P04>T01", "not-in-play (CA-22)"),
    ({}, {}, (), "rest:S02", "not-in-play (PC-6.7)"),
    ({"pa": 9}, {}, (), "epic:S18", "not-in-play (PC-6.11)"),
    ({"patients": "P04"}, {}, (), "cure:S02>P04", "not-in-play (PC-6.10)"),
    ({"patients": "P04"}, {}, (), "dose:F04>P04", "not-in-play (PC-7.1)"),
    ({"money": 1, "hand": "S02"}, {}, (), "play:S02", "no-money (PC-6.8)"),
    ({"money": 1, "staff": "S14"}, {}, (), "use:S14", "no-money (PC-6.9)"),
    ({"money": 0, "staff": "S02", **TWO_BEDS}, {}, (), "cure:S02>P04", "no-money (PC-6.10)"),
    ({"pa": 1, "staff": "S18"}, {}, (), "epic:S18", "no-pa (CA-46)"),
    (
        {"staff": "S02, S04", "sectors": "T01"},
        {},
        ("rest:S04",),
        "move-staff:S02>T01",
        "too-late-to-move (CA-23)",
    ),
    ({"staff": "S02, S09"}, {}, ("use:S09",), "rest:S02", "too-late-to-rest (CA-23)"),
    (
        {"staff": "S02, S04", "sectors": "T01, T02"},
        {},
        ("move-staff:S02>T01",),
        "move-staff:S04>T02",
        "no-more-moves (CA-20)",
    ),
    (TWO_BEDS, NONE, (), "move-patient:P04>T02", "no-more-moves (CA-22)"),
    (
        {"staff": "S02", "sectors": "T01"},
        {"staff_moves": 0},
        ("move-staff:S02>T01",),
        "move-staff:S02>guardia",
        "moved-already (CA-20)",
    ),
    (
        TWO_BEDS,
        {"patient_moves": 0},
        ("move-patient:P04>T02",),
        "move-patient:P04>guardia",
        "moved-already (CA-22)",
    ),
    ({"staff": "S02"}, {}, (), "move-staff:S02>T01", "no-such-place (CA-21)"),
    ({"patients": "P04"}, {}, (), "move-patient:P04>T01", "no-such-place (CA-22)"),
    ({"staff": "S02", "sectors": "T04"}, {}, (), "move-staff:S02>T04", "no-capacity (CA-21)"),
    (TWO_BEDS, {}, (), "move-patient:P04>T04", "no-capacity (CA-22)"),
    (
        {"staff": "S02, S04 @T01", "sectors": "T01"},
        {},
        (),
        "move-staff:S02>T01",
        "place-taken (CA-21)",
    ),
    (TWO_BEDS, {}, (), "move-patient:P04>T01", "place-taken (CA-22)"),
    ({"staff": "S02", "sectors": "T01 BLOQ 1"}, {}, (), "move-staff:S02>T01", "blocked (CA-47)"),
    (
        {"money": 9, "staff": "S02 @T07", "sectors": "T07 BLOQ 1"},
        {},
        (),
        "use:T07",
        "blocked (PC-5.11)",
    ),
    (
        {"patients": f"{FULL}, P12 @T01", "sectors": "T01"},
        {},
        (),
        "move-patient:P12>guardia",
        "guardia-full (CA-76)",
    ),
    (
        {"staff": "S02 @T01", "sectors": "T01, T02"},
        {},
        (),
        "move-staff:S02>T02",
        "not-directly (CA-21)",
    ),
    (TWO_BEDS, {}, (), "move-patient:P12>T02", "not-directly (CA-22)"),
    ({"staff": "S02"}, {}, (), "move-staff:S02>guardia", "already-there (CA-21)"),
    (TWO_BEDS, {}, (), "move-patient:P04>guardia", "already-there (CA-22)"),
    ({"staff": "S02", "overload": "P04"}, {}, (), "cure:S02>P04", "in-overload (CA-55)"),
    (
        {"money": 9, "sectors": "T01, T02, T03, T04", "hand": "T05"},
        {},
        (),
        "play:T05",
        "sectors-full (PC-5.9)",
    ),
    ({"money": 9, "patients": "P04", "hand": "E01"}, {}, (), "play:E01>P04", "no-host (CA-87)"),
    ({"staff": "S02"}, {}, ("rest:S02",), "rest:S02", "rested-already (CA-77)"),
    ({"staff": "S14", "money": 9}, {}, ("rest:S14",), "use:S14", "resting (CA-24)"),
    ({"staff": "S09", "patients": "P04"}, {}, (), "cure:S09>P04", "no-cure (CA-73)"),
    (
        {"money": 9, "staff": "S02", "patients": "P12"},
        {},
        ("cure:S02>P12",),
        "cure:S02>P12",
        "cured-already (PC-6.10)",
    ),
    ({"staff": "S02", "patients": "P04 PC 4"}, {}, (), "cure:S02>P04", "no-need (CA-39)"),
    (
        {"money": 9, "staff": "S02", **TWO_BEDS},
        ONE,
        ("cure:S02>P04",),
        "cure:S02>P12",
        "acted-already (CA-31)",
    ),
    ({"staff": "S04", "patients": "P04"}, {}, (), "use:S12", "not-in-play (PC-6.9)"),
    ({"staff": "S12"}, {}, (), "use:S12", "no-ability (PC-6.9)"),
    ({"staff": "S12"}, {}, (), "epic:S12", "no-ability (PC-6.11)"),
    ({"staff": "S09 TE 0"}, {}, ("use:S09",), "use:S09", "used-already (CA-74)"),
    (
        {"pa": 9, "money": 0, "staff": "S18"},
        {},
        ("epic:S18",),
        "epic:S18",
        "used-already (CA-31)",
    ),
    ({"money": 9, "sectors": "T07"}, {}, (), "use:T07", "no-staff-there (CA-36)"),
    (
        {"money": 9, "staff": "S02", "sectors": "T08", "patients": "P04"},
        {},
        (),
        "use:T08>P04",
        "wrong-user (CA-36)",
    ),
    (
        {"money": 9, "staff": "S04", "patients": "P04"},
        {},
        (),
        "use:S04>P04",
        "wrong-target (CA-71)",
    ),
    ({"money": 9, "staff": "S03"}, {}, (), "use:S03", "needs-target (CA-71)"),
    ({"money": 9, "hand": "E01"}, {}, (), "play:E01", "needs-target (CA-87)"),
    (
        {"money": 9, "staff": "S02", "hand": "E03"},
        {},
        (),
        "play:E03>S02",
        "no-target-wanted (CA-87)",
    ),
    (
        {"staff": "S07", "patients": "P04", "sectors": "T01"},
        {},
        (),
        "use:S07>P04",
        "needs-target (CA-71)",
    ),
    ({"money": 9, "hand": "E01"}, {}, (), "play:E01", "needs-target (CA-87)"),
    (
        {"money": 9, "hand": "S03", "staff": "S02"},
        {},
        (),
        "play:S03>S02",
        "no-target-wanted (CA-87)",
    ),
    (
        {"money": 9, "staff": "S09", "patients": "P04"},
        {},
        (),
        "use:S09>P04",
        "no-target-wanted (CA-71)",
    ),
    ({"money": 9, "staff": "S03", "patients": "P04"}, {}, (), "use:S03>P04", "no-effect (CA-71)"),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[4]} {row[3]}")
def test_each_reason(row: Row) -> None:
    own, options, moves, move, why = row
    check_refused(after(at(own, options=options), *moves), move, why)


def check_refused(state: State, move: str, why: str) -> None:
    """A move is refused for this reason, is not listed, and changes nothing."""
    before = state.digest()
    seat = state.waiting[0]
    assert refused(state, move) == why
    assert move not in map(str, state.moves(seat))
    with pytest.raises(Refusal) as raised:
        state.play(seat, move)
    assert str(raised.value) == why
    assert state.digest() == before


def test_reasons_of_who_is_not_asked() -> None:
    state = at({"rp": 1, "patients": "P08 DET 2"})
    assert str(state.refusal(1, "end")) == "not-your-turn (CA-70)"
    until_end(state)
    assert str(state.refusal(0, "end")) == "game-over (CA-69)"


def test_reasons_against_answers() -> None:
    crisis = event({"patients": "P04, P12, P17"}, "V04", {"patients": "P22"})
    check_refused(crisis, "choose:P22", "wrong-target (CA-85)")
    check_refused(crisis, "choose:S02", "wrong-target (CA-85)")
    check_refused(event({}, "V06"), "option:3", "no-branch (CA-17)")
    dying = until_end(at({"patients": "P08 DET 2, P22 DET 2, P04", "equipment": "E03"}))
    check_refused(dying, "save:P04", "not-dying (CA-82)")
    leaving = until_end(at({"patients": "P04 PC 4, P12 PC 5, P17"}))
    check_refused(leaving, "discharge:P17", "not-cured (PC-6.16)")


def test_a_branch_that_cannot_be_paid(tmp_path: Any) -> None:
    """Of three branches one is too dear."""
    game = other(
        tmp_path,
        events=(
            '[V30]\nname.es = "Dilema"\nname.en = "Dilemma"\ncopies = 1\n'
            'effect = "CHOICE(MONEY -40 @ME ∥ RP -1 @ME ∥ DRAW 1 @ME)"\n'
        ),
    )
    state = event({"money": 0}, "V30", game=game)
    check_refused(state, "option:1", "not-payable (CA-18)")
    assert refused(state, "option:3") == ""


def test_reasons_against_too_much(tmp_path: Any) -> None:
    game = other(tmp_path, numbers="actions_most = 2")
    state = at({"money": 9, "staff": "S02, S04", "patients": "P12"}, game=game)
    after(state, "cure:S02>P12", "cure:S04>P12")
    for move in ("rest:S02", "use:S02"):
        assert refused(state, move) != ""
    assert refused(state, "use:S02") == "too-many-actions (CA-67)"
    assert [str(move) for move in state.moves(0)] == ["end"]


# A drug without doses is discarded at once, each has something a dose does, and what is chosen is
# told apart from what may not be chosen by one reason alone.
UNTOLD = {
    "no-doses (PC-7.1)",
    "not-in-play (CA-85)",
    "no-ability (PC-7.1)",
}


def test_none_is_missing() -> None:
    every = {f"{name} ({clause})" for name, row in TABLE.items() for clause in row.values()}
    told = {row[4] for row in ROWS} | {
        "not-your-turn (CA-70)",
        "game-over (CA-69)",
        "wrong-target (CA-85)",
        "no-branch (CA-17)",
        "not-dying (CA-82)",
        "not-cured (PC-6.16)",
        "not-payable (CA-18)",
        "too-many-actions (CA-67)",
    }
    assert every - told == UNTOLD
    assert told <= every
