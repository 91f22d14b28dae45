"""PC-6.14 to PC-6.17 Phase 3: contagion, deterioration, deaths, discharges, reordering."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playing import after, sayings
from tests.games.protocolo.helpers import (
    FULL,
    asked,
    at,
    bears,
    discard,
    hand,
    money,
    names,
    of,
    on,
    other,
    outcome,
    pa,
    pile,
    rp,
    until_end,
    where,
)


@pytest.mark.clause("PC-6.14", "PC-5.3", "CA-52")
def test_all_get_worse_and_critical_ones_twice_as_fast() -> None:
    own = {"patients": "P12, P23, P26 PC 8, P24 @T02", "overload": "P17", "sectors": "T02"}
    state = until_end(at(own, {"patients": "P04"}))
    worse = {name: on(state, name, "DET") for name in ("P12", "P23", "P26", "P24", "P17")}
    assert worse == {"P12": 1, "P23": 2, "P26": 2, "P24": 2, "P17": 1}  # by the printed GRV
    assert on(state, "P04", "DET", 1) == 0


@pytest.mark.clause("CA-58", "CA-95")
def test_both_hospitals_get_worse() -> None:
    state = until_end(at({"patients": "P12"}, {"patients": "P26"}, options={"det_scope": "both"}))
    assert (on(state, "P12", "DET"), on(state, "P26", "DET", 1)) == (1, 2)


@pytest.mark.clause("CA-95")
def test_with_both_each_loses_rp_for_his_own_and_saves_his_own() -> None:
    own = {"patients": "P08 DET 2", "overload": ""}
    rival = {"patients": "P08 DET 2, P22 DET 2, P04 PC 4", "equipment": "E03"}
    state = until_end(at(own, rival, options={"det_scope": "both"}))
    assert asked(state) == ("save", 1)
    after(state, "save:P22")
    assert (rp(state, 0), rp(state, 1)) == (9, 9)
    assert on(state, "P22", "DET", 1) == 2
    assert discard(state, 1) == ["E03"]
    assert where(state, "P04", 1) == "guardia"  # discharge stays with the active player


@pytest.mark.clause("PC-6.15", "CA-60", "CA-82")
def test_all_who_reach_their_limit_die_together() -> None:
    own = {"patients": "P08 DET 2, P20 DET 4, P04", "overload": "P22 DET 2", "rp": 10}
    state = until_end(at(own))
    assert rp(state) == 10 - 3 - 1  # the Frail Elder counts twice
    assert sorted(pile(state, "patients_discard")) == ["P08", "P20", "P22"]
    sums = [said["amount"] for said in sayings(state) if said["what"] == "rp-lost"]
    assert sums == [4]


@pytest.mark.clause("CA-82")
def test_who_has_reached_the_limit_dies_even_if_he_got_no_det() -> None:
    own = {"patients": "P12 DET 5", "equipment": "E02 @P12"}
    state = until_end(at(own))
    assert where(state, "P12") == ""
    assert discard(state) == ["E02"]


@pytest.mark.clause("CA-82", "CA-79")
def test_the_owner_chooses_who_is_saved_and_not_from_the_overload() -> None:
    own = {"patients": "P08 DET 2, P22 DET 2", "overload": "P18 DET 2", "equipment": "E03"}
    state = until_end(at(own))
    assert asked(state) == ("save", 0)
    assert of(state, "save") == {"P08", "P22"}
    after(state, "save:P08")
    assert on(state, "P08", "DET") == 2
    assert (rp(state), discard(state)) == (8, ["E03"])
    alone = until_end(at({"patients": "P04", "overload": "P18 DET 2", "equipment": "E03"}))
    assert (rp(alone), names(alone, "equipment")) == (9, ["E03"])


@pytest.mark.clause("CA-82")
def test_it_is_compulsory() -> None:
    state = until_end(at({"patients": "P08 DET 2", "equipment": "E03"}))
    assert (on(state, "P08", "DET"), discard(state)) == (2, ["E03"])


@pytest.mark.clause("CA-59")
@pytest.mark.parametrize(("first", "home"), [(False, False), (True, True)])
def test_deaths_come_before_discharges_or_after(first: bool, home: bool) -> None:
    own = {"patients": "P07 PC 4 DET 2", "pa": 0}
    state = until_end(at(own, options={"discharge_first": first}))
    assert (pa(state), rp(state)) == ((2, 10) if home else (0, 9))


@pytest.mark.clause("CA-59", "CA-68")
def test_contagion_comes_first_even_then() -> None:
    own = {"patients": "P21 PC 5 INF 2, P12"}
    state = until_end(at(own, options={"discharge_first": True}))
    assert on(state, "P12", "INF") == 1
    assert where(state, "P21") == ""


@pytest.mark.clause("CA-61", "PC-2.2")
def test_rp_0_ends_it_before_any_discharge() -> None:
    state = until_end(at({"rp": 2, "pa": 19, "patients": "P20 DET 4, P12 PC 5"}))
    assert outcome(state) == ("elimination", (1,))
    assert pa(state) == 19


@pytest.mark.clause("PC-6.16", "CA-62", "CA-80")
def test_everybody_cured_goes_home_one_by_one() -> None:
    own = {
        "patients": "P04 PC 4 EST 2, P12 PC 5 @T01, P17",
        "overload": "P01 PC 3",
        "sectors": "T01",
    }
    state = until_end(at(own))
    assert of(state, "discharge") == {"P04", "P12", "P01"}
    after(state, "discharge:P12", "discharge:P01")
    assert pa(state) == 2 + 1 + 2  # the last one goes unasked
    assert sorted(pile(state, "patients_discard")) == ["P01", "P04", "P12"]
    assert names(state, "guardia") == ["P17"]


@pytest.mark.clause("CA-81")
def test_the_order_inside_one_discharge() -> None:
    own = {
        "patients": "P26 PC 9 @T01",
        "sectors": "T01, T09",
        "equipment": "E02 @P26, E04 @T01",
        "rp": 5,
    }
    state = until_end(at(own))
    assert (pa(state), rp(state)) == (5, 6)
    assert discard(state) == ["E02"]
    said = [one["what"] for one in sayings(state)]
    assert said.index("discharged") < said.index("rp-gained")


@pytest.mark.clause("CA-81")
def test_the_press_room_counts_the_printed_pa_and_works_unblocked() -> None:
    small = {"patients": "P23 PC 6", "sectors": "T09", "rp": 5}
    assert rp(until_end(at(small))) == 5
    blocked = {"patients": "P26 PC 9", "sectors": "T09 BLOQ 1", "rp": 5}
    assert rp(until_end(at(blocked))) == 5


@pytest.mark.clause("CA-81")
def test_texts_on_going_home() -> None:
    own = {"patients": "P15 PC 4", "money": 1}
    assert money(until_end(at(own))) == 4
    drawn = until_end(at({"patients": "P34 PC 3", "deck": "S01"}))
    assert hand(drawn) == ["S01"]


@pytest.mark.clause("PC-6.17", "CA-54", "CA-57")
def test_who_waits_longest_comes_in_first() -> None:
    own = {"patients": "P01, P03, P04 PC 4, P12 PC 5, P17", "overload": "P22, P08, P09"}
    state = until_end(at(own))
    after(state, "discharge:P04")
    assert names(state, "guardia") == ["P01", "P03", "P17", "P22", "P08"]
    assert names(state, "overload") == ["P09"]


@pytest.mark.clause("CA-57", "CA-53")
def test_nobody_comes_in_before_phase_3() -> None:
    own = {"patients": FULL, "overload": "P12", "sectors": "T01", "staff": "S07"}
    state = after(at(own), "move-patient:P04>T01")
    assert names(state, "overload") == ["P12"]
    assert len(names(state, "guardia")) == 4  # neither staff nor who lies in a Sector counts
    after(state, "end")
    assert names(state, "overload") == []


@pytest.mark.clause("CA-55")
def test_in_the_overload_one_gets_worse_and_dies() -> None:
    state = until_end(at({"patients": FULL, "overload": "P08 DET 2, P12"}))
    assert rp(state) == 9
    assert on(state, "P12", "DET") == 1


# -- contagion -------------------------------------------------------------------------------------


@pytest.mark.clause("CA-68", "CA-83")
def test_contagion_before_deterioration_on_another_patient_of_the_guardia() -> None:
    own = {"patients": "P21 INF 2, P12, P17, P22 @T02", "sectors": "T02", "overload": "P09"}
    state = until_end(at(own))
    assert asked(state) == ("target", 0)
    assert of(state, "choose") == {"P12", "P17"}
    assert on(state, "P12", "DET") == 0
    after(state, "choose:P17")
    assert bears(state, "P17") == {"INF": 1, "DET": 1}
    assert on(state, "P21", "INF") == 2


@pytest.mark.clause("CA-83")
def test_each_contagious_patient_once_also_from_a_sector_not_from_the_overload() -> None:
    own = {
        "patients": "P21 INF 2, P31 INF 2 @T02, P12",
        "sectors": "T02",
        "overload": "P21",
    }
    state = until_end(at(own))
    # the Tuberculosis has only P12; the Virus may choose between P12 and the Tuberculosis
    assert of(state, "choose") == {"P12", "P21"}
    after(state, "choose:P12")
    assert on(state, "P12", "INF") == 2


@pytest.mark.clause("CA-83")
def test_alone_in_the_guardia_nobody_is_infected() -> None:
    state = until_end(at({"patients": "P21 INF 2, P12 @T02", "sectors": "T02"}))
    assert asked(state)[1] == 1
    assert on(state, "P12", "INF") == 0


@pytest.mark.clause("PC-6.14")
def test_less_deterioration_stacks_down_to_none() -> None:
    own = {"patients": "P26 @T01, P12, P23", "sectors": "T01", "equipment": "E02 @P26"}
    state = until_end(at(own))
    assert {name: on(state, name, "DET") for name in ("P26", "P12", "P23")} == {
        "P26": 0,
        "P12": 1,
        "P23": 2,
    }
    less = until_end(at({**own, "equipment": "E02 @P12"}))
    assert on(less, "P12", "DET") == 0


@pytest.mark.clause("CA-82", "CA-60")
def test_texts_on_deaths_are_part_of_the_sum(tmp_path: Path) -> None:
    """A Sector that softens the blow of each death is reckoned before anybody has lost."""
    game = other(
        tmp_path,
        sectors=(
            '[T20]\nname.es = "Capilla"\nname.en = "Chapel"\ncopies = 1\ncost = 2\n'
            'capacity = false\ndeath = "RP +1 @ME"\n'
        ),
    )
    own = {"rp": 1, "sectors": "T20", "patients": "P08 DET 2"}
    state = until_end(at(own, game=game))
    assert (rp(state), outcome(state)) == (1, ("", ()))
    blocked = {**own, "sectors": "T20 BLOQ 1"}
    assert outcome(until_end(at(blocked, game=game))) == ("elimination", (1,))
