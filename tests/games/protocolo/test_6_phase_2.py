"""PC-6.5 to PC-6.9 Phase 2: the order of its steps, moving, resting, playing cards."""

from __future__ import annotations

import pytest

from tests.games.playing import after
from tests.games.protocolo.helpers import (
    FULL,
    asked,
    at,
    bears,
    discard,
    hand,
    lodged,
    money,
    names,
    of,
    on,
    refused,
    until_end,
    where,
)


@pytest.mark.clause("PC-6.5", "CA-70")
def test_one_action_after_another_until_the_phase_is_ended() -> None:
    state = at({"money": 9, "staff": "S02, S04", "patients": "P04, P12", "hand": "S01"})
    after(state, "cure:S02>P04", "play:S01", "cure:S01>P04", "cure:S04>P12")
    assert asked(state) == ("act", 0)
    assert refused(state, "end") == ""
    after(state, "end")
    assert asked(state)[1] == 1


# -- CA-23 the order -------------------------------------------------------------------------------


@pytest.mark.clause("CA-23", "PC-6.6", "PC-6.7")
def test_the_first_action_of_a_later_step_closes_the_earlier_ones() -> None:
    own = {
        "money": 9,
        "staff": "S02 EST 1, S04 EST 1, S01",
        "sectors": "T01",
        "patients": "P04",
        "drugs": "F04",
    }
    state = after(at(own), "rest:S02")
    assert refused(state, "move-staff:S04>T01") == "too-late-to-move (CA-23)"
    assert refused(state, "move-patient:P04>T01") == "too-late-to-move (CA-23)"
    assert refused(state, "rest:S04") == ""
    for action in ("cure:S04>P04", "dose:F04>P04"):
        state = after(at(own), action)
        assert refused(state, "rest:S02") == "too-late-to-rest (CA-23)"
        assert refused(state, "move-staff:S04>T01") == "too-late-to-move (CA-23)"


# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.6", "PC-5.10")
def test_a_staff_member_moves_to_a_sector_and_back() -> None:
    own = {"staff": "S02, S04", "sectors": "T01"}
    state = after(at(own), "move-staff:S02>T01")
    assert lodged(state, "S02") == "T01"
    back = after(at({"staff": "S02 @T01", "sectors": "T01"}), "move-staff:S02>guardia")
    assert lodged(back, "S02") == ""


@pytest.mark.clause("CA-21")
@pytest.mark.parametrize(
    ("staff", "sectors", "move", "reason"),
    [
        ("S02", "T04", "S02>T04", "no-capacity (CA-21)"),
        ("S02, S04 @T01", "T01", "S02>T01", "place-taken (CA-21)"),
        ("S02", "T01 BLOQ 1", "S02>T01", "blocked (CA-47)"),
        ("S02 @T01", "T01, T02", "S02>T02", "not-directly (CA-21)"),
        ("S02", "T01", "S02>guardia", "already-there (CA-21)"),
        ("S02", "T01", "S02>T02", "no-such-place (CA-21)"),
        ("S02", "T01", "S04>T01", "not-in-play (PC-6.6)"),
    ],
)
def test_only_an_empty_sector(staff: str, sectors: str, move: str, reason: str) -> None:
    state = at({"staff": staff, "sectors": sectors})
    assert refused(state, f"move-staff:{move}") == reason


@pytest.mark.clause("CA-20")
@pytest.mark.parametrize(("most", "second"), [(1, False), (2, True), (7, True), (0, True)])
def test_how_many_staff_may_move(most: int, second: bool) -> None:
    own = {"staff": "S02, S04, S01", "sectors": "T01, T02, T03"}
    state = after(at(own, options={"staff_moves": most}), "move-staff:S02>T01")
    assert (refused(state, "move-staff:S04>T02") == "") == second
    again = refused(state, "move-staff:S02>guardia")
    expected = {1: "no-more-moves (CA-20)", 2: "", 7: "", 0: "moved-already (CA-20)"}
    assert again == expected[most]


@pytest.mark.clause("CA-22")
def test_a_patient_moves_into_a_sector_and_back() -> None:
    state = after(at({"patients": "P04, P12", "sectors": "T01"}), "move-patient:P04>T01")
    assert (where(state, "P04"), lodged(state, "P04")) == ("beds", "T01")
    assert refused(state, "move-patient:P12>T01") == "place-taken (CA-22)"
    back = at({"patients": "P04 @T01, P12", "sectors": "T01"})
    assert where(after(back, "move-patient:P04>guardia"), "P04") == "guardia"


@pytest.mark.clause("CA-22", "CA-47")
@pytest.mark.parametrize(
    ("patients", "sectors", "move", "reason"),
    [
        ("P04", "T04", "P04>T04", "no-capacity (CA-22)"),
        ("P04, P12 @T01", "T01", "P04>T01", "place-taken (CA-22)"),
        ("P04", "T01 BLOQ 1", "P04>T01", "blocked (CA-47)"),
        ("P04 @T01", "T01, T02", "P04>T02", "not-directly (CA-22)"),
        ("P04", "T01", "P04>guardia", "already-there (CA-22)"),
    ],
)
def test_only_a_free_place(patients: str, sectors: str, move: str, reason: str) -> None:
    state = at({"patients": patients, "sectors": sectors})
    assert refused(state, f"move-patient:{move}") == reason


@pytest.mark.clause("CA-22")
@pytest.mark.parametrize(
    ("most", "second", "again"),
    [
        (1, "no-more-moves (CA-22)", "no-more-moves (CA-22)"),
        (2, "", ""),
        (0, "", "moved-already (CA-22)"),
    ],
)
def test_how_many_patients_may_move(most: int, second: str, again: str) -> None:
    own = {"patients": "P04, P12", "sectors": "T01, T02"}
    state = after(at(own, options={"patient_moves": most}), "move-patient:P04>T01")
    assert refused(state, "move-patient:P12>T02") == second
    assert refused(state, "move-patient:P04>guardia") == again


@pytest.mark.clause("CA-22")
def test_patients_may_move_by_cards_only() -> None:
    own = {"patients": "P04, P12", "sectors": "T01, T02", "staff": "S07"}
    state = at(own, options={"patient_moves": "none"})
    assert refused(state, "move-patient:P04>T01") == "no-more-moves (CA-22)"
    assert lodged(after(state, "use:S07>P04>T02"), "P04") == "T02"


@pytest.mark.clause("CA-76")
def test_no_move_into_a_full_guardia() -> None:
    own = {"patients": f"{FULL}, P12 @T01", "sectors": "T01", "staff": "S07"}
    state = at(own)
    assert refused(state, "move-patient:P12>guardia") == "guardia-full (CA-76)"
    assert refused(state, "use:S07>P12>guardia") == "no-effect (CA-71)"
    assert of(state, "use") == set()


@pytest.mark.clause("CA-55")
def test_overload_patients_do_not_move() -> None:
    own = {"patients": "P01", "overload": "P12", "sectors": "T01"}
    assert refused(at(own), "move-patient:P12>T01") == "in-overload (CA-55)"


# -- resting ---------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.7")
def test_a_rest_removes_two_est_for_nothing() -> None:
    state = after(at({"money": 3, "staff": "S03 EST 4"}), "rest:S03")
    assert (on(state, "S03", "EST"), money(state)) == (2, 3)


@pytest.mark.clause("CA-25")
@pytest.mark.parametrize("stress", [0, 1])
def test_a_rest_with_less(stress: int) -> None:
    state = after(at({"staff": f"S03 EST {stress}"}), "rest:S03")
    assert on(state, "S03", "EST") == 0


@pytest.mark.clause("CA-24")
def test_who_rests_does_nothing_else_but_can_be_a_target() -> None:
    own = {
        "money": 9,
        "pa": 5,
        "staff": "S03 EST 3, S19, S08, S02 @T07",
        "sectors": "T07, T08",
        "patients": "P04 DET 1",
        "drugs": "F05",
    }
    state = after(at(own), "rest:S03", "rest:S19", "rest:S02")
    assert refused(state, "cure:S03>P04") == "resting (CA-24)"
    assert refused(state, "use:S03>P04") == "resting (CA-24)"
    assert refused(state, "epic:S19") == "resting (CA-24)"
    assert refused(state, "use:T07") == "resting (CA-24)"
    assert refused(state, "use:T08@S03>P04") == "resting (CA-24)"
    assert on(after(state, "dose:F05>S03"), "S03", "EST") == 0


@pytest.mark.clause("CA-77")
def test_a_rest_once_per_turn() -> None:
    state = after(at({"staff": "S03 EST 4"}), "rest:S03")
    assert refused(state, "rest:S03") == "rested-already (CA-77)"


@pytest.mark.clause("CA-24")
def test_next_turn_a_rested_staff_member_works_again() -> None:
    state = at({"staff": "S03 EST 4", "patients": "P04, P12, P17", "money": 5})
    until_end(state, "rest:S03")
    while asked(state) != ("act", 0):
        seat = state.waiting[0]
        default = state.prompt(seat)
        assert default is not None
        state.play(seat, default.default)
    assert refused(state, "cure:S03>P04") == ""


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.clause("PC-6.8", "PC-3.1")
def test_cards_are_paid() -> None:
    state = after(at({"money": 5, "hand": "S02, T06, F01"}), "play:S02", "play:T06")
    assert (money(state), hand(state)) == (1, ["F01"])
    assert refused(after(state, "play:F01"), "play:S04") == "not-in-hand (PC-6.8)"
    poor = at({"money": 4, "hand": "S04"})
    assert refused(poor, "play:S04") == "no-money (PC-6.8)"


@pytest.mark.clause("PC-6.8")
def test_two_equal_cards_are_one_move_and_two_names() -> None:
    state = at({"money": 9, "hand": "S02, S02"})
    assert of(state, "play") == {"S02"}
    after(state, "play:S02", "play:S02")
    assert names(state, "staff") == ["S02", "S02b"]


@pytest.mark.clause("CA-26", "CA-27")
def test_staff_enters_the_guardia_and_acts_at_once() -> None:
    state = after(at({"money": 9, "hand": "S02", "patients": "P04"}), "play:S02")
    assert lodged(state, "S02") == ""
    assert refused(state, "cure:S02>P04") == ""
    assert refused(state, "rest:S02") == "too-late-to-rest (CA-23)"


@pytest.mark.clause("CA-28")
def test_there_may_be_any_number_of_staff() -> None:
    everybody = ", ".join(f"S{number:02}" for number in range(1, 19))
    state = at({"money": 9, "staff": everybody, "hand": "S19"})
    assert len(names(after(state, "play:S19"), "staff")) == 19


@pytest.mark.clause("PC-5.9", "CA-29")
def test_four_sectors_at_most_and_none_can_be_given_up() -> None:
    state = at({"money": 9, "sectors": "T01, T02, T03", "hand": "T04, T05"})
    after(state, "play:T04")
    assert refused(state, "play:T05") == "sectors-full (PC-5.9)"
    assert all(not str(move).startswith("discard") for move in state.moves(0))


@pytest.mark.clause("CA-30", "CA-87")
@pytest.mark.parametrize(
    ("card", "host"),
    [("E01", "S02"), ("E05", "S02"), ("E02", "P04"), ("E02", "P12"), ("E04", "T01"), ("E03", "")],
)
def test_equipment_enters_as_it_says(card: str, host: str) -> None:
    own = {
        "money": 9,
        "staff": "S02",
        "patients": "P04, P12 @T01",
        "sectors": "T01, T04",
        "hand": card,
    }
    state = after(at(own), f"play:{card}>{host}" if host else f"play:{card}")
    assert lodged(state, card) == host


@pytest.mark.clause("CA-87")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play:E01", "needs-target (CA-87)"),
        ("play:E01>P04", "no-host (CA-87)"),
        ("play:E01>S04", "no-host (CA-87)"),
        ("play:E02>P12", "in-overload (CA-55)"),
        ("play:E04>T04", "no-capacity (CA-21)"),
        ("play:E03>S02", "no-target-wanted (CA-87)"),
        ("play:S05>S02", "no-target-wanted (CA-87)"),
    ],
)
def test_the_hosts_of_equipment(move: str, reason: str) -> None:
    own = {
        "money": 9,
        "staff": "S02",
        "patients": "P04",
        "overload": "P12",
        "sectors": "T04",
        "hand": "E01, E02, E03, E04, S05",
    }
    state = at(own, {"staff": "S04"})
    assert refused(state, move) == reason


@pytest.mark.clause("CA-87")
def test_several_on_one_host_and_all_go_with_it() -> None:
    own = {
        "money": 9,
        "staff": "S02 EST 2 @T01",
        "sectors": "T01",
        "patients": "P12",
        "equipment": "E01 @S02",
        "hand": "E05",
    }
    state = after(at(own), "move-staff:S02>guardia", "play:E05>S02")
    assert lodged(state, "E01") == lodged(state, "E05") == "S02"
    after(state, "cure:S02>P12")
    assert sorted(discard(state)) == ["E01", "E05", "S02"]


@pytest.mark.clause("CA-88", "CA-75")
def test_what_is_played_works_at_once_and_may_stand_on_a_blocked_sector() -> None:
    own = {
        "money": 9,
        "staff": "S02",
        "patients": "P12 @T01",
        "sectors": "T01 BLOQ 1",
        "hand": "E04, E01, F04",
    }
    state = after(at(own), "play:E04>T01", "play:E01>S02", "cure:S02>P12", "play:F04")
    assert on(state, "P12", "PC") == 3  # the Stethoscope works, the Monitor is off
    after(state, "dose:F04>P12")
    assert bears(state, "P12") == {"PC": 4}
    assert on(state, "F04", "DOS") == 2
