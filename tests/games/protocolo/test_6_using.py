"""PC-6.9, PC-6.11, PC-7 Abilities of staff and Sectors, epic abilities, drugs, Extra Turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playing import after
from tests.games.protocolo.helpers import (
    FULL,
    asked,
    at,
    bears,
    count,
    discard,
    event,
    lodged,
    money,
    names,
    of,
    on,
    other,
    pa,
    refused,
    rp,
    until_end,
    where,
)


@pytest.mark.clause("PC-6.9", "PC-5.5")
def test_an_ability_costs_money_and_stress() -> None:
    own = {"money": 3, "staff": "S03", "patients": "P04 DET 2"}
    state = after(at(own), "use:S03>P04")
    assert (money(state), on(state, "S03", "EST"), on(state, "P04", "DET")) == (2, 1, 1)
    poor = at({**own, "money": 0})
    assert refused(poor, "use:S03>P04") == "no-money (PC-6.9)"


@pytest.mark.clause("CA-31", "CA-32", "PC-7.2")
def test_an_ability_once_a_turn_but_for_an_extra_turn() -> None:
    own = {"money": 9, "staff": "S03, S02", "patients": "P04 DET 3"}
    state = after(at(own), "use:S03>P04")
    assert refused(state, "use:S03>P04") == "used-already (CA-74)"
    extra = at({**own, "staff": "S03 TE 1"})
    after(extra, "use:S03>P04", "use:S03>P04")
    assert (on(extra, "S03", "TE"), on(extra, "S03", "EST")) == (0, 2)
    assert refused(extra, "use:S03>P04") == "used-already (CA-74)"


@pytest.mark.clause("CA-33")
def test_the_effect_comes_even_if_the_stress_burns_out() -> None:
    own = {"money": 9, "staff": "S14 EST 2"}
    state = after(at(own), "use:S14")
    assert discard(state) == ["S14"]
    assert rp(state, 1) == 9


@pytest.mark.clause("CA-36")
def test_who_takes_the_stress_of_a_sector() -> None:
    own = {
        "money": 9,
        "staff": "S02 @T07, S04, S03",
        "sectors": "T07, T08",
        "patients": "P04, P12",
        "deck": "S01",
    }
    state = after(at(own), "use:T07")
    assert on(state, "S02", "EST") == 1
    assert of(state, "use") >= {"T08@S02>P04", "T08@S03>P12", "T08@S04>P12"}
    after(state, "use:T08@S04>P12")
    assert on(state, "S04", "EST") == 1
    empty = at({**own, "staff": "S02"})
    assert refused(empty, "use:T07") == "no-staff-there (CA-36)"
    assert refused(empty, "use:T07@S02") == "wrong-user (CA-36)"
    assert refused(empty, "use:T08>P04") == "wrong-user (CA-36)"
    assert refused(empty, "use:T08@S04>P04") == "wrong-user (CA-36)"


@pytest.mark.clause("CA-74")
def test_a_sector_once_a_turn_whoever_uses_it() -> None:
    own = {
        "money": 9,
        "staff": "S02 TE 1, S03",
        "sectors": "T08",
        "patients": "P04, P12, P17, P22",
    }
    state = after(at(own), "use:T08@S02>P12")
    assert on(state, "S02", "TE") == 1
    assert refused(state, "use:T08@S03>P04") == "used-already (CA-74)"
    after(state, "use:T08@S02>P04")  # his token lifts the limit
    assert on(state, "S02", "TE") == 0


@pytest.mark.clause("CA-47", "PC-5.11")
def test_a_blocked_sector_has_no_ability() -> None:
    own = {"money": 9, "staff": "S02 @T07", "sectors": "T07 BLOQ 1"}
    assert refused(at(own), "use:T07") == "blocked (PC-5.11)"


@pytest.mark.clause("CA-71")
@pytest.mark.parametrize(
    ("own", "move"),
    [
        ({"staff": "S01", "patients": "P04"}, "use:S01>P04"),
        ({"staff": "S03", "patients": "P04"}, "use:S03>P04"),
        ({"staff": "S04", "patients": "P26 PC 9"}, "use:S04>P26"),
        ({"staff": "S10", "sectors": "T01"}, "use:S10>T01"),
        ({"staff": "S17", "pa": 4}, "epic:S17"),
        ({"staff": "S19", "pa": 4}, "epic:S19"),
        ({"staff": "S16", "pa": 4}, "epic:S16"),
        ({"drugs": "F02", "patients": "P04"}, "dose:F02>P04"),
        ({"drugs": "F04", "patients": "P04 PC 4"}, "dose:F04>P04"),
        ({"drugs": "F05", "staff": "S02"}, "dose:F05>S02"),
    ],
)
def test_nobody_pays_for_no_effect(own: dict[str, object], move: str) -> None:
    assert refused(at({"money": 9, **own}), move) == "no-effect (CA-71)"


@pytest.mark.clause("CA-71")
def test_one_clause_that_works_is_enough_where_nothing_is_chosen() -> None:
    own = {"staff": "S17", "pa": 4, "patients": "P09 INF 1"}
    assert refused(at(own), "epic:S17") == ""
    assert refused(at({"staff": "S17", "pa": 4}, {"patients": "P04"}), "epic:S17") == ""
    guarded = {"patients": "P04 @T03", "sectors": "T03"}
    assert refused(at({"staff": "S17", "pa": 4}, guarded), "epic:S17") == "no-effect (CA-71)"


@pytest.mark.clause("CA-71")
def test_what_uses_up_a_counted_protection_is_an_effect() -> None:
    own = {"money": 5, "staff": "S13"}
    state = at(own, {"sectors": "T01", "equipment": "E07 LEFT 1"})
    after(state, "use:S13>T01")
    assert discard(state, 1) == ["E07"]
    assert on(state, "T01", "BLOQ", 1) == 0


@pytest.mark.clause("CA-71")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("use:S03", "needs-target (CA-71)"),
        ("use:S14>P04", "no-target-wanted (CA-71)"),
        ("use:S04>P04", "wrong-target (CA-71)"),
        ("use:S08>S08", "wrong-target (CA-71)"),
        ("use:S13>T01", "wrong-target (CA-71)"),
        ("use:S12", "no-ability (PC-6.9)"),
        ("epic:S04", "no-ability (PC-6.11)"),
        ("use:S10>T09", "wrong-target (CA-71)"),
    ],
)
def test_targets(move: str, reason: str) -> None:
    own = {
        "money": 9,
        "pa": 5,
        "staff": "S03, S14, S04, S08 EST 2, S13, S12, S10",
        "patients": "P04 DET 1",
        "sectors": "T01",
    }
    assert refused(at(own), move) == reason


@pytest.mark.clause("PC-6.11", "CA-45", "CA-46")
def test_epic_abilities_cost_pa_and_stress() -> None:
    own = {"pa": 3, "staff": "S15", "patients": "P26"}
    state = after(at(own), "epic:S15>P26")
    assert (pa(state), on(state, "S15", "EST"), on(state, "P26", "PC")) == (0, 1, 6)
    assert refused(at({**own, "pa": 2}), "epic:S15>P26") == "no-pa (CA-46)"


@pytest.mark.clause("CA-94")
def test_an_epic_is_repeated_for_its_pa_again() -> None:
    own = {"pa": 7, "staff": "S15 TE 1", "patients": "P28"}
    state = after(at(own), "epic:S15>P28", "epic:S15>P28")
    assert (pa(state), on(state, "S15", "TE"), on(state, "P28", "PC")) == (1, 0, 12)
    assert refused(at({**own, "staff": "S15"}), "epic:S15>P28") == ""


@pytest.mark.clause("CA-90", "CA-33")
def test_the_chief_of_nursing_is_relieved_before_being_stressed() -> None:
    state = after(at({"pa": 2, "staff": "S19 EST 5"}), "epic:S19")
    assert on(state, "S19", "EST") == 1


@pytest.mark.clause("CA-89")
def test_what_the_it_outage_raises() -> None:
    own = {
        "money": 10,
        "pa": 3,
        "staff": "S01, S03, S02 @T07, S18",
        "sectors": "T07, T08",
        "patients": "P01 DET 1 EST 1, P12 EST 1, P17",
        "drugs": "F01",
        "hand": "S09",
    }
    state = event(own, "V19")
    start = money(state)
    spent = []
    for move in ("use:S01>P12", "use:S03>P01", "use:T07", "cure:S02>P17", "dose:F01>P01"):
        before = money(state)
        after(state, move)
        spent.append(before - money(state))
    assert spent == [1, 2, 2, 1, 0]
    before = money(state)
    after(state, "play:S09", "epic:S18")
    assert money(state) == before - 2 + 6
    assert start == 15


# -- drugs -----------------------------------------------------------------------------------------


@pytest.mark.clause("PC-7.1", "CA-43")
def test_doses_as_many_as_there_are_without_anybody() -> None:
    state = at({"money": 0, "drugs": "F04", "patients": "P26"})
    assert on(state, "F04", "DOS") == 3
    after(state, "dose:F04>P26", "dose:F04>P26", "dose:F04>P26")
    assert (on(state, "P26", "PC"), money(state)) == (3, 0)
    assert discard(state) == ["F04"]


@pytest.mark.clause("CA-43")
def test_a_dose_is_no_action_of_the_first_steps() -> None:
    own = {"drugs": "F04", "patients": "P26", "staff": "S02 EST 1"}
    state = after(at(own), "dose:F04>P26")
    assert refused(state, "rest:S02") == "too-late-to-rest (CA-23)"


@pytest.mark.clause("CA-44")
def test_the_last_dose_takes_effect_before_the_drug_goes() -> None:
    own = {"drugs": "F07 DOS 1", "staff": "S02"}
    state = after(at(own), "dose:F07>S02")
    assert on(state, "S02", "TE") == 1
    assert discard(state) == ["F07"]


@pytest.mark.clause("CA-86", "PC-7.1")
def test_a_drug_emptied_by_theft_is_discarded_at_once() -> None:
    state = event({"drugs": "F03 DOS 1"}, "V15")
    assert discard(state) == ["F03"]
    assert on(event({"drugs": "F03 DOS 2"}, "V15"), "F03", "DOS") == 1


@pytest.mark.clause("PC-7.1")
def test_a_drug_enters_with_its_doses_and_may_have_more() -> None:
    own = {"money": 9, "hand": "F04", "sectors": "T05", "staff": "S11"}
    state = after(at(own), "play:F04", "use:S11>F04")
    assert on(state, "F04", "DOS") == 3 + 1 + 1


# -- texts -----------------------------------------------------------------------------------------


@pytest.mark.clause("CA-71")
def test_a_text_on_playing_takes_a_target_it_changes_or_is_skipped() -> None:
    state = after(at({"money": 3, "hand": "S12", "patients": "P04 PC 4, P12"}), "play:S12")
    assert on(state, "P12", "PC") == 1  # the only one it changes
    two = after(at({"money": 3, "hand": "S12", "patients": "P04, P12"}), "play:S12")
    assert asked(two) == ("target", 0)
    assert of(two, "choose") == {"P04", "P12"}
    after(two, "choose:P12")
    assert asked(two) == ("act", 0)
    none = after(at({"money": 3, "hand": "S12", "patients": "P04 PC 4"}), "play:S12")
    assert asked(none) == ("act", 0)
    assert names(none, "staff") == ["S12"]


@pytest.mark.clause("CA-49")
def test_block_and_infection_go_by_cards_only() -> None:
    own = {"money": 9, "staff": "S06, S10", "sectors": "T01 BLOQ 2", "patients": "P09 INF 3"}
    state = after(at(own), "use:S06>P09", "use:S10>T01")
    assert (on(state, "P09", "INF"), on(state, "T01", "BLOQ")) == (1, 0)


@pytest.mark.clause("CA-51")
def test_losses_of_money_stop_at_nothing(tmp_path: Path) -> None:
    poor = other(tmp_path, numbers="income = 1")
    assert money(event({"money": 0}, "V09", game=poor)) == 0


@pytest.mark.clause("PC-5.11", "PC-5.12")
def test_the_first_block_cancels_and_the_third_destroys() -> None:
    own = {"money": 9, "staff": "S13 TE 2"}
    state = after(at(own, {"sectors": "T06"}), "use:S13>T06")
    assert on(state, "T06", "BLOQ", 1) == 1
    after(state, "use:S13>T06")
    assert on(state, "T06", "BLOQ", 1) == 2
    after(state, "use:S13>T06")
    assert discard(state, 1) == ["T06"]
    assert discard(state) == ["S13"]


@pytest.mark.clause("CA-48")
def test_what_becomes_of_a_destroyed_sector() -> None:
    rival = {
        "sectors": "T02 BLOQ 2",
        "staff": "S02 EST 1 @T02",
        "patients": f"{FULL}, P12 PC 1 EST 2 @T02",
        "equipment": "E04 @T02, E02 @P12, E01 @S02",
        "rp": 7,
    }
    state = after(at({"money": 9, "staff": "S13"}, rival), "use:S13>T02")
    assert sorted(discard(state, 1)) == ["E04", "T02"]
    assert (where(state, "P12", 1), bears(state, "P12", 1)) == ("overload", {"PC": 1, "EST": 2})
    assert lodged(state, "E02", 1) == "P12"
    assert (lodged(state, "S02", 1), on(state, "S02", "EST", 1)) == ("", 1)
    assert rp(state, 1) == 7


@pytest.mark.clause("CA-66")
def test_a_transferred_patient_takes_his_tokens_and_leaves_his_equipment() -> None:
    own = {
        "money": 9,
        "staff": "S02",
        "sectors": "T08",
        "patients": "P09 INF 3 EST 1",
        "equipment": "E02 @P09",
    }
    state = after(at(own, {"patients": "P09 PC 1"}), "use:T08@S02>P09")
    assert names(state, "guardia", 1) == ["P09", "P09b"]
    assert bears(state, "P09b", 1) == {"INF": 3, "EST": 1}  # no entry text once more
    assert discard(state) == ["E02"]


@pytest.mark.clause("CA-66")
@pytest.mark.parametrize(("patients", "target"), [("P26", "P26"), ("P04 @T01", "P04")])
def test_only_an_uncritical_patient_of_the_guardia_is_transferred(
    patients: str, target: str
) -> None:
    own = {"money": 9, "staff": "S02", "sectors": "T08, T01", "patients": patients}
    assert refused(at(own), f"use:T08@S02>{target}") == "wrong-target (CA-71)"


@pytest.mark.clause("CA-78")
def test_a_new_patient_goes_to_the_guardia_while_others_wait() -> None:
    own = {"patients": "P01, P03, P04", "overload": "P12"}
    state = event(own, "V08", patients="P17, P22")
    assert names(state, "guardia") == ["P01", "P03", "P04", "P17", "P22"]
    assert names(state, "overload") == ["P12"]
    until_end(state)
    assert count(state, "overload.0") == 1
