"""PC-6.10, PC-5.5 to PC-5.8, PC-6.13 Cures: cost, stress, points, limits."""

from __future__ import annotations

import pytest

from tests.games.playing import after
from tests.games.protocolo.helpers import (
    at,
    bears,
    discard,
    lodged,
    money,
    of,
    on,
    refused,
    until_end,
    where,
)


@pytest.mark.clause("PC-5.1", "PC-5.2", "PC-5.5")
def test_points_gather_and_the_staff_gets_stressed() -> None:
    own = {"money": 9, "staff": "S02, S03", "patients": "P04"}
    state = after(at(own), "cure:S02>P04", "cure:S03>P04")
    assert on(state, "P04", "PC") == 4
    assert (on(state, "S02", "EST"), on(state, "S03", "EST")) == (1, 1)
    assert where(state, "P04") == "guardia"  # he goes home in phase 3


@pytest.mark.clause("CA-64")
def test_nobody_goes_home_before_phase_3() -> None:
    state = after(at({"money": 9, "staff": "S04", "patients": "P04"}), "cure:S04>P04")
    assert where(state, "P04") == "guardia"
    assert where(until_end(state), "P04") == ""


@pytest.mark.clause("PC-5.4", "PC-5.6", "CA-34", "CA-35")
def test_burnout_at_res_and_the_patient_of_the_sector_stays() -> None:
    own = {"money": 9, "staff": "S02 EST 2 @T01", "patients": "P04 @T01, P12", "sectors": "T01"}
    state = after(at(own), "cure:S02>P12")
    assert discard(state) == ["S02"]
    assert lodged(state, "P04") == "T01"


@pytest.mark.clause("PC-5.7", "CA-38")
@pytest.mark.parametrize(
    ("stress", "left", "points"), [(0, 0, 4), (1, 0, 3), (3, 0, 1), (4, 0, 0), (6, 2, 0)]
)
def test_stress_of_a_patient_is_a_shield(stress: int, left: int, points: int) -> None:
    state = at({"money": 9, "staff": "S04", "patients": f"P26 EST {stress}"})
    after(state, "cure:S04>P26")
    assert (on(state, "P26", "EST"), on(state, "P26", "PC")) == (left, points)


@pytest.mark.clause("PC-5.8", "PC-6.13", "CA-40", "CA-56")
@pytest.mark.parametrize(
    ("infection", "overload", "bay", "cost"),
    [
        (0, "", False, 1),
        (2, "", False, 3),
        (0, "P12", False, 2),
        (0, "P12, P17", False, 2),
        (3, "P12", False, 5),
        (0, "", True, 0),
        (2, "P12", True, 3),
    ],
)
def test_what_a_cure_costs(infection: int, overload: str, bay: bool, cost: int) -> None:
    own = {
        "money": 5,
        "staff": "S02",
        "patients": f"P09 INF {infection}" + (" @T10" if bay else ""),
        "sectors": "T10" if bay else "",
        "overload": overload,
    }
    state = at(own)
    assert money(after(state, "cure:S02>P09")) == 5 - cost
    if cost:
        poor = at({**own, "money": cost - 1})
        assert refused(poor, "cure:S02>P09") == "no-money (PC-6.10)"


@pytest.mark.clause("CA-40")
def test_a_cure_never_costs_less_than_nothing() -> None:
    own = {"money": 0, "staff": "S02", "patients": "P09 @T10", "sectors": "T10"}
    assert money(after(at(own), "cure:S02>P09")) == 0


@pytest.mark.clause("CA-37")
def test_a_cure_reaches_guardia_and_sectors_from_everywhere() -> None:
    own = {
        "money": 9,
        "staff": "S04 @T01",
        "patients": "P04, P12 @T02, P17 @T01",
        "overload": "P07",
        "sectors": "T01, T02",
    }
    state = at(own, {"patients": "P22"})
    assert of(state, "cure") == {"S04>P04", "S04>P12", "S04>P17"}
    assert refused(state, "cure:S04>P07") == "in-overload (CA-55)"
    assert refused(state, "cure:S04>P22") == "wrong-target (CA-71)"


@pytest.mark.clause("CA-39")
@pytest.mark.parametrize(
    ("staff", "patient", "reason"),
    [
        ("S02", "P04 PC 4", "no-need (CA-39)"),
        ("S02", "P04 PC 6", "no-need (CA-39)"),
        ("S02", "P04 PC 4 EST 1", ""),
        ("S02", "P04 PC 3", ""),
        ("S09", "P04", "no-cure (CA-73)"),
    ],
)
def test_a_cure_must_do_something(staff: str, patient: str, reason: str) -> None:
    state = at({"money": 9, "staff": staff, "patients": patient})
    assert refused(state, f"cure:{staff}>P04") == reason


@pytest.mark.clause("CA-73")
def test_a_bonus_needs_a_cure() -> None:
    own = {
        "money": 9,
        "staff": "S09 @T02",
        "patients": "P04 @T02",
        "sectors": "T02",
        "equipment": "E01 @S09, E04 @T02",
    }
    assert refused(at(own), "cure:S09>P04") == "no-cure (CA-73)"


@pytest.mark.clause("CA-72", "CA-33")
def test_the_points_are_fixed_before_the_stress() -> None:
    own = {
        "money": 9,
        "staff": "S02 EST 2 @T02",
        "patients": "P26 @T02",
        "sectors": "T02",
        "equipment": "E01 @S02, E04 @T02",
    }
    state = after(at(own), "cure:S02>P26")
    assert on(state, "P26", "PC") == 2 + 2 + 1 + 1
    assert sorted(discard(state)) == ["E01", "S02"]


@pytest.mark.clause("CA-31", "PC-6.10")
def test_as_many_patients_as_money_and_res_allow() -> None:
    own = {"money": 9, "staff": "S04", "patients": "P04, P12, P17, P22, P26"}
    state = after(at(own), "cure:S04>P04", "cure:S04>P12", "cure:S04>P17", "use:S04>P26")
    assert discard(state) == ["S04"]
    assert on(state, "P26", "PC") == 3


@pytest.mark.clause("CA-31", "CA-32", "PC-7.2")
def test_an_extra_turn_lifts_one_limit_once() -> None:
    own = {"money": 9, "staff": "S04 TE 1", "patients": "P26, P30"}
    state = after(at(own), "cure:S04>P26", "cure:S04>P30")
    assert on(state, "S04", "TE") == 1  # CA-94: within the limits it takes none
    after(state, "cure:S04>P26")
    assert (on(state, "S04", "TE"), on(state, "S04", "EST")) == (0, 3)
    assert on(state, "P26", "PC") == 8
    assert refused(state, "cure:S04>P26") == "cured-already (PC-6.10)"


@pytest.mark.clause("CA-94", "CA-32")
def test_extra_turns_stack_stay_and_are_taken_by_themselves() -> None:
    own = {"money": 9, "staff": "S01 TE 2", "patients": "P06 EST 6, P26, P30"}
    state = after(at(own), "use:S01>P06", "use:S01>P06")
    assert on(state, "S01", "TE") == 1
    assert refused(state, "use:S01>P06") == ""
    until_end(state)
    assert on(state, "S01", "TE") == 1


@pytest.mark.clause("CA-32")
def test_extra_turns_are_lost_with_the_card() -> None:
    own = {"money": 9, "staff": "S02 EST 2 TE 2", "patients": "P26", "hand": "S02"}
    state = after(at(own), "cure:S02>P26", "play:S02")
    assert bears(state, "S02") == {}
    after(state, "cure:S02>P26")  # another one, who has not cured him yet
    assert on(state, "P26", "PC") == 4


@pytest.mark.clause("CA-31", "CA-32")
def test_one_action_a_turn() -> None:
    own = {"money": 9, "staff": "S04 TE 1, S03 @T07", "patients": "P26 DET 1", "sectors": "T07"}
    state = at(own, options={"staff_actions": "one_action"})
    after(state, "cure:S04>P26")
    assert on(state, "S04", "TE") == 1
    after(state, "cure:S04>P26")  # the token allows one more, also on the same patient
    assert (on(state, "S04", "TE"), on(state, "P26", "PC")) == (0, 8)
    assert refused(state, "use:S04>P26") == "acted-already (CA-31)"
    after(state, "use:T07")
    assert refused(state, "cure:S03>P26") == "acted-already (CA-31)"
    assert refused(state, "use:S03>P26") == "acted-already (CA-31)"


@pytest.mark.clause("CA-63")
def test_excess_points_are_lost() -> None:
    state = until_end(at({"pa": 0, "patients": "P04 PC 9"}))
    assert where(state, "P04") == ""
    assert state.view(None)["fields"]["pa"][0] == 2


@pytest.mark.clause("CA-41", "CA-42")
def test_other_heals_cost_nothing_more_and_meet_the_shield() -> None:
    own = {
        "money": 2,
        "staff": "S04",
        "patients": "P26 INF 4 EST 2",
        "overload": "P12",
        "drugs": "F06",
    }
    state = after(at(own), "use:S04>P26")
    assert money(state) == 0
    assert bears(state, "P26") == {"PC": 1, "INF": 4}
    after(state, "dose:F06>P26")
    assert on(state, "P26", "PC") == 3


@pytest.mark.clause("CA-75", "CA-47")
def test_lodged_in_a_blocked_sector_people_work_and_are_cured_without_its_bonus() -> None:
    own = {
        "money": 9,
        "staff": "S04 @T02",
        "patients": "P26 @T02",
        "sectors": "T02 BLOQ 1",
        "equipment": "E04 @T02",
    }
    state = at(own)
    assert refused(state, "move-staff:S04>guardia") == ""
    assert refused(state, "move-patient:P26>guardia") == ""
    after(state, "cure:S04>P26", "use:S04>P26")
    assert on(state, "P26", "PC") == 4 + 3
