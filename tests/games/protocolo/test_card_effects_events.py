"""Table 3.4-V: every event and every Crisis."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from sobremesa.games.protocolo.cardset.reading import box
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    asked,
    bears,
    discard,
    event,
    hand,
    lodged,
    money,
    names,
    of,
    on,
    outcome,
    pile,
    refused,
    rp,
    where,
)

EVENTS = {card.id: card for card in box().events}
CRISES = [card.id for card in box().events if card.crisis]


def hit(own: dict[str, Any], card: str, target: str) -> State:
    """A Crisis that the opponent aims; where there is one target alone, nobody is asked."""
    state = event(own, card)
    if asked(state)[0] == "target":
        assert asked(state) == ("target", 1)
        after(state, f"choose:{target}")
    return state


@pytest.mark.clause("PC-6.4", "CA-15", "CA-85")
@pytest.mark.parametrize("name", CRISES)
def test_the_opponent_aims_a_crisis_at_cards_of_the_active_player(name: str) -> None:
    own = {
        "patients": "P04, P12 @T01, P28",
        "overload": "P07",
        "staff": "S01, S15, S03",
        "sectors": "T01, T06",
        "drugs": "F01, F04",
        "equipment": "E03, E07, E01 @S01",
    }
    rival = {
        "patients": "P17",
        "staff": "S02",
        "sectors": "T10",
        "drugs": "F02",
        "equipment": "E06",
    }
    state = event(own, name, rival)
    targets = {
        "CP": {"P04", "P12", "P28"},
        "CS": {"S01", "S03"} if name == "V16" else {"S01", "S15", "S03"},
        "CT": {"T01", "T06"},
        "CD": {"F01", "F04"},
        "CE": {"E03", "E07", "E01"},
    }
    crisis = next(iter(EVENTS[name].abilities[0].walk())).target.selector
    assert asked(state) == ("target", 1)
    assert of(state, "choose") == targets[crisis]


@pytest.mark.clause("CA-16")
@pytest.mark.parametrize(
    "name", [name for name in CRISES if name not in ("V01", "V04", "V05", "V14")]
)
def test_a_crisis_without_a_target_does_nothing(name: str) -> None:
    state = event({}, name)
    assert asked(state) == ("act", 0)
    assert pile(state, "events_discard.0") == [name]


@pytest.mark.clause("CA-14", "PC-6.4")
@pytest.mark.parametrize("name", EVENTS)
def test_it_is_discarded_when_it_is_over(name: str) -> None:
    state = event({"staff": "S01", "sectors": "T06", "drugs": "F04", "equipment": "E03"}, name)
    while asked(state)[0] != "act":
        after(state, str(state.moves(state.waiting[0])[0]))
    assert pile(state, "events_discard.0") == [name]
    assert asked(state) == ("act", 0)


# -- one by one --------------------------------------------------------------------------------


@pytest.mark.clause("PC-5.8", "CA-85")
def test_v01_an_outbreak_puts_2_inf_on_a_patient() -> None:
    state = hit({"patients": "P04, P12, P05 INF 1"}, "V01", "P05")
    assert bears(state, "P05") == {"INF": 3}
    assert bears(state, "P04") == {}


@pytest.mark.clause("PC-5.11")
def test_v02_a_power_cut_puts_1_bloq_on_a_sector() -> None:
    assert bears(hit({"sectors": "T01, T06"}, "V02", "T06"), "T06") == {"BLOQ": 1}


@pytest.mark.clause("CA-48", "PC-5.12")
def test_v02_destroys_a_sector_with_its_third_bloq() -> None:
    full = "P01, P04, P07, P15, P17"
    own = {"patients": f"{full}, P12 @T02", "staff": "S01 @T02", "sectors": "T02 BLOQ 2"}
    state = event(own, "V02")
    assert discard(state) == ["T02"]
    assert where(state, "P12") == "overload"
    assert lodged(state, "S01") == ""


@pytest.mark.clause("PC-5.6", "CA-34")
def test_v03_a_strike_puts_2_est_on_a_staff_member() -> None:
    own = {"staff": "S02 EST 1, S03"}
    assert discard(hit(own, "V03", "S02")) == ["S02"]
    assert bears(hit(own, "V03", "S03"), "S03") == {"EST": 2}


@pytest.mark.clause("CA-19")
def test_v04_a_complication_puts_2_det_on_a_patient_who_lives_on() -> None:
    state = hit({"patients": "P07 DET 1, P04, P12"}, "V04", "P07")
    assert bears(state, "P07") == {"DET": 3}


@pytest.mark.clause("PC-5.7")
def test_v05_a_furious_family_puts_2_est_on_a_patient() -> None:
    assert bears(hit({"patients": "P07, P04, P12"}, "V05", "P04"), "P04") == {"EST": 2}


@pytest.mark.clause("CA-17", "CA-18")
def test_v06_a_claim_is_paid_or_costs_1_rp() -> None:
    state = event({"money": 0}, "V06")
    assert asked(state) == ("option", 0)
    assert of(state, "option") == {"1", "2"}
    paid, lost = after(state.clone(), "option:1"), after(state, "option:2")
    assert (money(paid), rp(paid)) == (1, 10)
    assert (money(lost), rp(lost)) == (5, 9)


@pytest.mark.clause("CA-69")
def test_v06_the_last_rp_may_be_lost_by_choice() -> None:
    state = after(event({"money": 0, "rp": 1}, "V06"), "option:2")
    assert outcome(state) == ("elimination", (1,))


@pytest.mark.clause("PC-5.11")
def test_v07_an_inspection_puts_2_bloq_on_a_sector() -> None:
    assert bears(hit({"sectors": "T01, T06"}, "V07", "T01"), "T01") == {"BLOQ": 2}


@pytest.mark.clause("PC-6.12", "PC-6.13", "CA-79")
def test_v08_an_accident_brings_2_patients() -> None:
    own = {"patients": "P01, P04, P12, P15", "staff": "S02", "money": 0}
    state = event(own, "V08", patients="P17, P06")
    assert names(state, "guardia") == ["P01", "P04", "P12", "P15", "P17"]
    assert names(state, "overload") == ["P06"]
    after(state, "cure:S02>P17")
    assert money(state) == 5 - 2


@pytest.mark.clause("CA-51")
@pytest.mark.parametrize(("has", "left"), [(3, 6), (0, 3)])
def test_v09_a_budget_cut_takes_2_dollars(has: int, left: int) -> None:
    assert money(event({"money": has}, "V09")) == left


@pytest.mark.clause("PC-3.1")
def test_v10_a_donation_brings_3_dollars() -> None:
    assert money(event({"money": 1}, "V10")) == 9


@pytest.mark.clause("PC-5.5")
def test_v11_volunteers_take_1_est_from_every_own_staff_member() -> None:
    state = event({"staff": "S01 EST 2, S02, S03 EST 1"}, "V11", {"staff": "S04 EST 2"})
    assert [on(state, name, "EST") for name in ("S01", "S02", "S03")] == [1, 0, 0]
    assert on(state, "S04", "EST", 1) == 2


@pytest.mark.clause("PC-6.2")
def test_v12_a_conference_brings_a_card_more() -> None:
    assert hand(event({"deck": "S01, S03, S04"}, "V12")) == ["S01", "S03"]


@pytest.mark.clause("CA-79", "CA-91")
def test_v13_a_heat_wave_stresses_all_patients_of_both() -> None:
    own = {"patients": "P04, P12 @T01, P15", "sectors": "T01", "overload": "P07"}
    rival = {"patients": "P17", "overload": "P06 EST 2"}
    state = event(own, "V13", rival)
    assert all(bears(state, name) == {"EST": 1} for name in ("P04", "P12", "P15", "P07"))
    assert bears(state, "P17", 1) == {"EST": 1}
    assert bears(state, "P06", 1) == {"EST": 3}


@pytest.mark.clause("CA-85")
def test_v14_a_superbug_puts_1_inf_and_2_det_on_the_same_patient() -> None:
    state = hit({"patients": "P04, P12, P15"}, "V14", "P12")
    assert bears(state, "P12") == {"INF": 1, "DET": 2}
    assert bears(state, "P04") == bears(state, "P15") == {}


@pytest.mark.clause("CA-86", "PC-7.1")
def test_v15_a_theft_takes_a_dose_and_the_drug_with_the_last() -> None:
    own = {"drugs": "F04 DOS 3, F01 DOS 1"}
    assert on(hit(own, "V15", "F04"), "F04", "DOS") == 2
    assert discard(hit(own, "V15", "F01")) == ["F01"]


@pytest.mark.clause("CA-92")
def test_v16_a_brain_drain_returns_a_staff_member_who_is_no_chief() -> None:
    own = {"staff": "S02 EST 2, S15, S03", "equipment": "E01 @S02", "deck": "T06"}
    state = hit(own, "V16", "S02")
    assert names(state, "staff") == ["S15", "S03"]
    assert hand(state) == ["S02", "T06"]
    assert discard(state) == ["E01"]


@pytest.mark.clause("CA-16")
def test_v16_finds_no_target_among_chiefs() -> None:
    assert names(event({"staff": "S15"}, "V16"), "staff") == ["S15"]


@pytest.mark.clause("PC-3.3", "CA-50")
def test_v17_good_press_brings_1_rp() -> None:
    assert rp(event({}, "V17")) == 11
    assert rp(event({}, "V17", options={"rp_cap": 10})) == 10


@pytest.mark.clause("CA-79")
@pytest.mark.parametrize(
    ("own", "lost"),
    [
        ({"patients": "P04 DET 3, P12, P15"}, 2),
        ({"patients": "P04 DET 2, P12 DET 2, P15"}, 0),
        ({"patients": "P01, P04, P12", "overload": "P15 DET 3"}, 2),
        ({"patients": "P12 DET 4 @T01, P04, P15", "sectors": "T01"}, 2),
    ],
)
def test_v18_a_scandal_costs_2_rp_for_a_patient_of_3_det(own: dict[str, str], lost: int) -> None:
    assert rp(event(dict(own), "V18", {"patients": "P17 DET 3"})) == 10 - lost


@pytest.mark.clause("CA-89")
def test_v19_an_outage_makes_abilities_dearer_this_turn_alone() -> None:
    own = {
        "staff": "S03, S01, S15, S02 @T07",
        "sectors": "T07",
        "patients": "P04 DET 1, P06 EST 2, P28",
        "drugs": "F04",
        "money": 15,
        "pa": 3,
        "hand": "F01",
        "deck": "S05, S06",
    }
    state = event(own, "V19", events="V19, V10, V10")
    left = 20
    for move, price in (
        ("use:S03>P04", 2),
        ("use:S01>P06", 1),
        ("use:T07", 2),
        ("epic:S15>P28", 0),
        ("cure:S02>P28", 1),
        ("dose:F04>P28", 0),
        ("play:F01", 1),
    ):
        after(state, move)
        left -= price
        assert money(state) == left, move
    after(state, "end")  # the outage is over for the rival, and for the next turn
    assert asked(state) == ("act", 1)
    after(state, "end")
    before = money(state)
    after(state, "use:S01>P06")
    assert money(state) == before


@pytest.mark.clause("CA-85")
def test_v20_sabotage_destroys_equipment() -> None:
    own = {"staff": "S01", "equipment": "E01 @S01, E03", "drugs": "F04"}
    assert discard(hit(own, "V20", "E01")) == ["E01"]
    assert discard(hit(own, "V20", "E03")) == ["E03"]
    assert refused(event(own, "V20"), "choose:F04")


@pytest.mark.clause("CA-91", "PC-6.12")
def test_v21_a_collapse_brings_each_player_a_patient_the_active_one_first() -> None:
    rival = {"patients": "P02, P03, P05, P07, P08"}
    state = event({"patients": "P01, P04, P12"}, "V21", rival, patients="P17, P06")
    assert names(state, "guardia") == ["P01", "P04", "P12", "P17"]
    assert names(state, "overload", 1) == ["P06"]
    assert bears(state, "P06", 1) == {"EST": 2}


def test_every_event_of_the_set_has_a_test() -> None:
    tested = {name[5:8].upper() for name in globals() if name.startswith("test_v")}
    assert tested == set(EVENTS)
