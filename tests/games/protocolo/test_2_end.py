"""PC-2 The end of the game, and how it is counted."""

from __future__ import annotations

import pytest

from tests.games.playing import after
from tests.games.protocolo.helpers import at, event, outcome, pa, rp, until_end, where

REPORTER = {"money": 9, "staff": "S14"}


@pytest.mark.clause("PC-2.1", "PC-3.2")
def test_twenty_pa_win_at_once() -> None:
    assert outcome(until_end(at({"pa": 17, "patients": "P08 PC 5"}))) == ("excellence", (0,))
    assert outcome(until_end(at({"pa": 16, "patients": "P08 PC 5"}))) == ("", ())


@pytest.mark.clause("PC-2.2", "PC-3.3", "CA-69")
def test_whose_rp_are_0_has_lost_at_once() -> None:
    state = after(at(REPORTER, {"rp": 1}), "use:S14")
    assert outcome(state) == ("elimination", (0,))
    assert rp(state, 1) == 0


@pytest.mark.clause("CA-69")
def test_the_end_comes_in_phase_1_too_and_nothing_more_is_resolved() -> None:
    state = event({"rp": 2, "patients": "P12 DET 3"}, "V18")
    assert outcome(state) == ("elimination", (1,))
    assert rp(event({"rp": 1, "patients": "P12 DET 3"}, "V18")) == 0  # RP stop at 0
    choosing = event({"rp": 1, "money": 0}, "V06")
    assert outcome(after(choosing, "option:2")) == ("elimination", (1,))


@pytest.mark.clause("CA-69", "CA-81")
def test_after_the_winning_discharge_no_text_is_read() -> None:
    state = until_end(at({"pa": 19, "rp": 10, "patients": "P14 PC 5"}))
    assert outcome(state) == ("excellence", (0,))
    assert rp(state) == 10  # its one RP never comes


@pytest.mark.clause("CA-45")
def test_the_stock_counts_if_nothing_else_was_agreed() -> None:
    own = {"pa": 4, "earned": 19, "patients": "P04 PC 4"}
    assert outcome(until_end(at(own))) == ("", ())
    earned = until_end(at(own, options={"pa_victory": "earned"}))
    assert outcome(earned) == ("excellence", (0,))


@pytest.mark.clause("CA-45", "CA-46")
def test_spent_pa_are_gone_but_stay_earned() -> None:
    own = {"pa": 4, "earned": 18, "staff": "S18", "patients": "P04 PC 4"}
    state = until_end(at(own, options={"pa_victory": "earned"}), "epic:S18")
    assert (pa(state), outcome(state)) == (4, ("excellence", (0,)))


@pytest.mark.clause("CA-50")
@pytest.mark.parametrize(("cap", "expected"), [("none", 13), (10, 12), (12, 12), (13, 13)])
def test_rp_rise_above_ten_unless_there_is_a_cap(cap: object, expected: int) -> None:
    options = {"rp_cap": cap}
    own = {"rp": 10 if cap == 10 else 12}
    state = event(own, "V17", options=options)
    assert rp(state) == (10 if cap == 10 else expected)


@pytest.mark.clause("CA-65", "CA-95")
@pytest.mark.parametrize(
    ("option", "winners"), [("draw", (0, 1)), ("active_wins", (0,)), ("active_loses", (1,))]
)
def test_both_at_0_rp_at_once(option: str, winners: tuple[int, ...]) -> None:
    options = {"det_scope": "both", "double_zero": option}
    dying = {"rp": 1, "patients": "P08 DET 2"}
    state = until_end(at(dying, dying, options=options))
    assert outcome(state) == ("double-zero", winners)


@pytest.mark.clause("CA-67")
@pytest.mark.parametrize(
    ("own", "rival", "winners"),
    [
        ({"pa": 3}, {"pa": 2, "rp": 20}, (0,)),
        ({"pa": 3, "rp": 9}, {"pa": 3}, (1,)),
        ({"pa": 3}, {"pa": 3}, (0, 1)),
    ],
)
def test_after_the_last_turn(
    own: dict[str, object], rival: dict[str, object], winners: tuple[int, ...]
) -> None:
    state = until_end(at(own, rival, number=200))
    assert outcome(state) == ("last-turn", winners)


@pytest.mark.clause("CA-67", "CA-45")
def test_the_last_turn_counts_pa_as_victory_does() -> None:
    own, rival = {"pa": 0, "earned": 9}, {"pa": 3, "earned": 3}
    assert outcome(until_end(at(own, rival, number=200)))[1] == (1,)
    options = {"pa_victory": "earned"}
    assert outcome(until_end(at(own, rival, number=200, options=options)))[1] == (0,)


@pytest.mark.clause("CA-67")
@pytest.mark.parametrize(("most", "ended"), [(1, True), (12, False), (5, True), (6, False)])
def test_so_many_turns_at_most(most: int, ended: bool) -> None:
    state = until_end(at(number=min(5, most), options={"max_turns": most}))
    assert bool(state.result) == ended


@pytest.mark.clause("CA-67")
def test_no_phase_2_without_end(tmp_path: object) -> None:
    """A guard: with the cards of the box nobody comes near it."""
    state = at({"money": 9, "staff": "S01", "patients": "P06 EST 2, P04"})
    most = int(state.table.box.numbers.actions_most)  # type: ignore[attr-defined]
    assert most == 250


@pytest.mark.clause("CA-46")
def test_pa_are_never_negative() -> None:
    state = at({"pa": 1, "staff": "S18"})
    refusal = state.refusal(0, "epic:S18")
    assert str(refusal) == "no-pa (CA-46)"


@pytest.mark.clause("CA-65")
def test_only_one_at_0_is_no_draw() -> None:
    options = {"det_scope": "both"}
    state = until_end(at({"rp": 1, "patients": "P08 DET 2"}, {"rp": 1}, options=options))
    assert outcome(state) == ("elimination", (1,))
    assert where(state, "P08") == ""
