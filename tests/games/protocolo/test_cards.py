"""Every card of the box, by what it does."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    GAME,
    asked,
    at,
    bears,
    count,
    discard,
    event,
    hand,
    lodged,
    money,
    names,
    of,
    on,
    pa,
    pile,
    refused,
    rp,
    turn_of,
    until_end,
    where,
)

# -- patients: GRV, limit, PA, with what he enters ---------------------------------------------------

PATIENTS: dict[str, tuple[int, int, int, dict[str, int]]] = {
    "P01": (3, 5, 1, {}),
    "P02": (2, 3, 1, {"INF": 1}),
    "P03": (3, 4, 2, {"EST": 1}),
    "P04": (4, 5, 2, {}),
    "P05": (3, 3, 2, {"INF": 1}),
    "P06": (2, 4, 2, {"EST": 2}),
    "P07": (4, 3, 2, {}),
    "P08": (5, 3, 3, {}),
    "P09": (5, 4, 3, {"INF": 1}),
    "P10": (4, 4, 2, {"EST": 1}),
    "P11": (3, 3, 3, {"EST": 2}),
    "P12": (5, 5, 2, {}),
    "P13": (4, 4, 3, {"DET": 1}),
    "P14": (5, 4, 1, {}),
    "P15": (4, 5, 1, {}),
    "P16": (4, 4, 1, {}),
    "P17": (5, 4, 2, {}),
    "P18": (5, 3, 3, {"INF": 1}),
    "P19": (4, 3, 3, {"EST": 1}),
    "P20": (5, 5, 2, {}),
    "P21": (5, 5, 3, {"INF": 2}),
    "P22": (5, 3, 3, {}),
    "P23": (6, 5, 3, {}),
    "P24": (7, 7, 3, {}),
    "P25": (7, 7, 5, {"INF": 2}),
    "P26": (9, 8, 5, {}),
    "P27": (8, 9, 5, {"EST": 2}),
    "P28": (10, 9, 5, {}),
    "P29": (6, 3, 4, {}),
    "P30": (9, 11, 4, {}),
    "P31": (7, 9, 4, {"INF": 2}),
    "P32": (7, 7, 3, {}),
    "P33": (7, 7, 3, {"EST": 1}),
    "P34": (3, 4, 1, {}),
}
RP_ON_DISCHARGE = ("P14", "P16", "P32")
RP_ON_DEATH = ("P14", "P16", "P20", "P25", "P28", "P32")
DRAW_ON_DISCHARGE = ("P33", "P34")
CONTAGIOUS = ("P21", "P31")


def admitted(card: str) -> State:
    """A turn that begins with this patient."""
    others = "P12, P17" if card not in ("P12", "P17") else "P04, P22"
    return turn_of({"patients": others}, patients=card, events="V10")


@pytest.mark.clause("PC-5.1", "CA-4", "CA-79")
@pytest.mark.parametrize("card", PATIENTS)
def test_with_what_a_patient_enters(card: str) -> None:
    assert bears(admitted(card), card) == PATIENTS[card][3]


@pytest.mark.clause("PC-5.2", "PC-6.16")
@pytest.mark.parametrize("card", PATIENTS)
def test_what_a_discharge_gives(card: str) -> None:
    gravity, _, worth, _ = PATIENTS[card]
    own = {"patients": f"{card} PC {gravity}", "rp": 5, "money": 0, "deck": "S01"}
    state = until_end(at(own))
    assert (where(state, card), pa(state)) == ("", worth)
    assert rp(state) == 5 + (card in RP_ON_DISCHARGE)
    assert money(state) == (3 if card == "P15" else 0)
    assert hand(state) == (["S01"] if card in DRAW_ON_DISCHARGE else [])
    short = until_end(at({**own, "patients": f"{card} PC {gravity - 1}"}))
    assert pa(short) == 0


@pytest.mark.clause("PC-6.15", "PC-5.3")
@pytest.mark.parametrize("card", PATIENTS)
def test_when_a_patient_dies_and_what_it_costs(card: str) -> None:
    gravity, limit, _, _ = PATIENTS[card]
    worse = 2 if gravity > 5 else 1
    state = until_end(at({"patients": f"{card} DET {limit - worse}", "rp": 5}))
    assert where(state, card) == ""
    assert rp(state) == 4 - (card in RP_ON_DEATH)
    if limit > worse:
        alive = until_end(at({"patients": f"{card} DET {limit - worse - 1}"}))
        assert on(alive, card, "DET") == limit - 1


@pytest.mark.clause("CA-68", "CA-83")
@pytest.mark.parametrize("card", PATIENTS)
def test_who_is_contagious(card: str) -> None:
    other = "P12" if card != "P12" else "P04"
    state = until_end(at({"patients": f"{card}, {other}"}))
    assert on(state, other, "INF") == (card in CONTAGIOUS)


# -- staff -----------------------------------------------------------------------------------------

STAFF: dict[str, tuple[int, int, int]] = {  # $, RES, CURA
    "S01": (2, 4, 1),
    "S02": (2, 3, 2),
    "S03": (3, 5, 2),
    "S04": (5, 4, 4),
    "S05": (2, 4, 1),
    "S06": (3, 4, 2),
    "S07": (1, 5, 0),
    "S08": (1, 4, 0),
    "S09": (2, 4, 0),
    "S10": (1, 4, 0),
    "S11": (1, 4, 0),
    "S12": (3, 4, 2),
    "S13": (2, 3, 0),
    "S14": (2, 3, 0),
    "S15": (6, 5, 4),
    "S16": (5, 6, 3),
    "S17": (4, 5, 2),
    "S18": (3, 5, 0),
    "S19": (5, 6, 2),
}


@pytest.mark.clause("PC-5.4", "PC-6.8", "PC-5.6")
@pytest.mark.parametrize("card", STAFF)
def test_cost_res_and_cura(card: str) -> None:
    cost, res, cure = STAFF[card]
    state = after(at({"money": cost, "hand": card, "patients": "P04 PC 4"}), f"play:{card}")
    assert money(state) == 0
    own = {"money": 9, "staff": f"{card} EST {res - 1}", "patients": "P28"}
    state = at(own)
    if cure == 0:
        assert refused(state, f"cure:{card}>P28") == "no-cure (CA-73)"
    else:
        after(state, f"cure:{card}>P28")
        assert on(state, "P28", "PC") == cure
        assert discard(state) == [card]


def test_s01_ward_nurse() -> None:
    state = after(at({"money": 0, "staff": "S01", "patients": "P06 EST 2"}), "use:S01>P06")
    assert (on(state, "P06", "EST"), on(state, "S01", "EST")) == (1, 1)


def test_s02_resident_doctor() -> None:
    state = after(at({"money": 1, "staff": "S02"}), "use:S02")
    assert (bears(state, "S02"), money(state)) == ({"EST": 1, "TE": 1}, 0)
    burnt = after(at({"money": 1, "staff": "S02 EST 2"}), "use:S02")
    assert discard(burnt) == ["S02"]  # CA-33: the token has nowhere to go


def test_s03_internist() -> None:
    state = after(at({"money": 1, "staff": "S03", "patients": "P04 DET 3"}), "use:S03>P04")
    assert (on(state, "P04", "DET"), money(state)) == (2, 0)


def test_s04_general_surgeon() -> None:
    state = at({"money": 2, "staff": "S04", "patients": "P26, P04"})
    assert of(state, "use") == {"S04>P26"}
    after(state, "use:S04>P26")
    assert (on(state, "P26", "PC"), money(state)) == (3, 0)


def test_s05_anaesthetist() -> None:
    state = after(at({"money": 1, "staff": "S05", "patients": "P27 EST 4"}), "use:S05>P27")
    assert (on(state, "P27", "EST"), money(state)) == (0, 0)


def test_s06_infectious_disease_specialist() -> None:
    state = after(at({"money": 0, "staff": "S06", "patients": "P25 INF 3"}), "use:S06>P25")
    assert on(state, "P25", "INF") == 1


@pytest.mark.clause("CA-22", "CA-76")
def test_s07_orderly() -> None:
    own = {"money": 0, "staff": "S07", "patients": "P04, P12 @T01", "sectors": "T01, T02, T04"}
    state = at(own)
    assert of(state, "use") == {"S07>P04>T02", "S07>P12>guardia"}
    after(state, "use:S07>P04>T02")
    assert lodged(state, "P04") == "T02"
    back = after(at(own), "use:S07>P12>guardia")
    assert where(back, "P12") == "guardia"


def test_s08_clinical_psychologist() -> None:
    state = after(at({"money": 1, "staff": "S08, S04 EST 3"}), "use:S08>S04")
    assert (on(state, "S04", "EST"), on(state, "S08", "EST"), money(state)) == (1, 1, 0)


def test_s09_clerk() -> None:
    state = after(at({"money": 1, "staff": "S09"}), "use:S09")
    assert (money(state), on(state, "S09", "EST")) == (3, 1)


def test_s10_maintenance_technician() -> None:
    state = after(at({"money": 0, "staff": "S10", "sectors": "T01 BLOQ 2"}), "use:S10>T01")
    assert on(state, "T01", "BLOQ") == 0


def test_s11_pharmacist() -> None:
    state = after(at({"money": 0, "staff": "S11", "drugs": "F04 DOS 3"}), "use:S11>F04")
    assert on(state, "F04", "DOS") == 4


def test_s12_paramedic() -> None:
    state = after(at({"money": 3, "hand": "S12", "patients": "P04 EST 1"}), "play:S12")
    assert (bears(state, "P04"), on(state, "S12", "EST")) == ({}, 0)


def test_s13_external_auditor() -> None:
    state = after(at({"money": 1, "staff": "S13"}, {"sectors": "T06"}), "use:S13>T06")
    assert (on(state, "T06", "BLOQ", 1), money(state)) == (1, 0)


def test_s14_undercover_reporter() -> None:
    state = after(at({"money": 2, "staff": "S14"}), "use:S14")
    assert (rp(state, 1), money(state)) == (9, 0)


def test_s15_chief_of_surgery() -> None:
    state = after(at({"pa": 3, "staff": "S15", "patients": "P04 EST 1"}), "epic:S15>P04")
    assert (pa(state), bears(state, "P04")) == (0, {"PC": 5})


def test_s16_chief_of_emergency() -> None:
    state = after(at({"pa": 2, "staff": "S16, S04, S09"}), "epic:S16")
    assert [on(state, one, "TE") for one in ("S04", "S09", "S16")] == [1, 1, 0]
    assert (pa(state), on(state, "S16", "EST")) == (0, 1)


@pytest.mark.clause("CA-79")
def test_s17_chief_of_epidemiology() -> None:
    own = {"pa": 2, "staff": "S17", "patients": "P09 INF 1", "overload": "P25 INF 2"}
    rival = {"patients": "P04, P12 @T03", "overload": "P17", "sectors": "T03"}
    state = after(at(own, rival), "epic:S17")
    assert (on(state, "P09", "INF"), on(state, "P25", "INF")) == (0, 0)
    assert [on(state, one, "INF", 1) for one in ("P04", "P12", "P17")] == [1, 0, 1]


def test_s18_chief_financial_officer() -> None:
    state = after(at({"pa": 2, "money": 0, "staff": "S18", "deck": "T01"}), "epic:S18")
    assert (money(state), hand(state), pa(state)) == (6, ["T01"], 0)


@pytest.mark.clause("CA-90")
def test_s19_chief_of_nursing() -> None:
    state = after(at({"pa": 2, "staff": "S19, S04 EST 3, S02 EST 2"}), "epic:S19")
    assert [on(state, one, "EST") for one in ("S04", "S02", "S19")] == [0, 0, 1]


# -- drugs: $, DOS, what a dose does ---------------------------------------------------------------

DRUGS: dict[str, tuple[int, int, dict[str, Any], str, str, int]] = {
    "F01": (1, 3, {"patients": "P06 EST 2"}, "P06", "EST", 1),
    "F02": (1, 2, {"patients": "P09 INF 3"}, "P09", "INF", 1),
    "F03": (2, 2, {"patients": "P04 DET 3"}, "P04", "DET", 1),
    "F04": (2, 3, {"patients": "P04"}, "P04", "PC", 1),
    "F05": (1, 3, {"staff": "S04 EST 3"}, "S04", "EST", 2),
    "F06": (2, 2, {"patients": "P26"}, "P26", "PC", 2),
    "F07": (1, 2, {"staff": "S04"}, "S04", "TE", 1),
}


@pytest.mark.clause("PC-7.1")
@pytest.mark.parametrize("card", DRUGS)
def test_what_a_drug_costs_and_does(card: str) -> None:
    cost, doses, own, target, token, left = DRUGS[card]
    state = after(at({"money": cost, "hand": card, **own}), f"play:{card}")
    assert (money(state), on(state, card, "DOS")) == (0, doses)
    after(state, f"dose:{card}>{target}")
    assert (on(state, target, token), on(state, card, "DOS")) == (left, doses - 1)


def test_f06_corticosteroids_are_for_critical_patients() -> None:
    assert refused(at({"drugs": "F06", "patients": "P04"}), "dose:F06>P04") == "wrong-target (CA-71)"


# -- equipment -------------------------------------------------------------------------------------


def test_e01_stethoscope() -> None:
    own = {"money": 9, "staff": "S02, S03", "equipment": "E01 @S02", "patients": "P26"}
    state = after(at(own), "cure:S02>P26", "cure:S03>P26")
    assert on(state, "P26", "PC") == 3 + 2


def test_e02_mechanical_ventilator() -> None:
    state = until_end(at({"patients": "P26, P04", "equipment": "E02 @P26"}))
    assert (on(state, "P26", "DET"), on(state, "P04", "DET")) == (1, 1)


@pytest.mark.clause("CA-82")
def test_e03_defibrillator() -> None:
    state = until_end(at({"patients": "P08 DET 2", "equipment": "E03"}))
    assert (on(state, "P08", "DET"), discard(state), rp(state)) == (2, ["E03"], 10)


@pytest.mark.clause("CA-75", "CA-87")
def test_e04_vital_signs_monitor() -> None:
    own = {
        "money": 9,
        "staff": "S02",
        "sectors": "T01",
        "equipment": "E04 @T01",
        "patients": "P26 @T01, P28",
    }
    state = after(at(own), "cure:S02>P26", "cure:S02>P28")
    assert (on(state, "P26", "PC"), on(state, "P28", "PC")) == (3, 2)


def test_e05_protective_gear() -> None:
    own = {"money": 9, "staff": "S02", "equipment": "E05 @S02", "patients": "P04, P12, P17"}
    state = event(own, "V03")
    assert on(state, "S02", "EST") == 0
    after(state, "cure:S02>P04")
    assert on(state, "S02", "EST") == 1  # not its own


def test_e06_autoclave() -> None:
    assert on(turn_of({"patients": "P09 INF 2", "equipment": "E06"}), "P09", "INF") == 1


def test_e07_backup_generator() -> None:
    own = {"sectors": "T01", "equipment": "E07"}
    state = event(own, "V02")
    assert (on(state, "T01", "BLOQ"), on(state, "E07", "left")) == (0, 1)
    state = event({**own, "equipment": "E07 LEFT 1"}, "V07")
    assert (on(state, "T01", "BLOQ"), discard(state)) == (1, ["E07"])  # token by token


# -- Sectors ---------------------------------------------------------------------------------------


def test_t01_intensive_care_unit() -> None:
    own = {"sectors": "T01", "patients": "P26 @T01, P28"}
    state = until_end(at(own))
    assert (on(state, "P26", "DET"), on(state, "P28", "DET")) == (1, 2)
    blocked = until_end(at({**own, "sectors": "T01 BLOQ 1"}))
    assert on(blocked, "P26", "DET") == 2


def test_t02_operating_theatre() -> None:
    own = {"money": 9, "sectors": "T02", "staff": "S02 @T02, S03", "patients": "P26 @T02, P28"}
    state = after(at(own), "cure:S02>P26", "cure:S02>P28", "cure:S03>P26")
    assert (on(state, "P26", "PC"), on(state, "P28", "PC")) == (4 + 2, 2)


def test_t03_isolation_ward() -> None:
    own = {"sectors": "T03", "patients": "P09 INF 2 @T03, P21 INF 1, P12"}
    state = turn_of(own)
    assert on(state, "P09", "INF") == 1
    until_end(state)
    assert (on(state, "P09", "INF"), on(state, "P12", "INF")) == (1, 1)
    crisis = event({"sectors": "T03", "patients": "P04 @T03, P12, P17"}, "V01")
    assert on(after(crisis, "choose:P04"), "P04", "INF") == 0


def test_t04_staff_lounge() -> None:
    state = after(at({"sectors": "T04", "staff": "S03 EST 4"}), "rest:S03")
    assert on(state, "S03", "EST") == 1


def test_t05_hospital_pharmacy() -> None:
    state = after(at({"money": 9, "sectors": "T05", "hand": "F04"}), "play:F04")
    assert on(state, "F04", "DOS") == 4


def test_t06_administration_office() -> None:
    assert money(turn_of({"money": 0, "sectors": "T06"})) == 6


def test_t07_laboratory() -> None:
    own = {"money": 1, "sectors": "T07", "staff": "S02 @T07", "deck": "E03"}
    state = after(at(own), "use:T07")
    assert (hand(state), money(state), on(state, "S02", "EST")) == (["E03"], 0, 1)


@pytest.mark.clause("CA-66")
def test_t08_transfer_unit() -> None:
    own = {"money": 3, "sectors": "T08", "staff": "S02", "patients": "P04 DET 3"}
    state = after(at(own), "use:T08@S02>P04")
    assert (bears(state, "P04", 1), money(state), on(state, "S02", "EST")) == ({"DET": 3}, 0, 1)


def test_t09_press_room() -> None:
    own = {"sectors": "T09", "rp": 5}
    assert rp(until_end(at({**own, "patients": "P29 PC 6"}))) == 6
    assert rp(until_end(at({**own, "patients": "P08 PC 5"}))) == 5


def test_t10_emergency_bay() -> None:
    own = {"money": 5, "sectors": "T10", "staff": "S02", "patients": "P09 INF 1 @T10, P12"}
    state = after(at(own), "cure:S02>P09")
    assert money(state) == 4
    assert money(after(state, "cure:S02>P12")) == 3


@pytest.mark.clause("PC-5.10")
@pytest.mark.parametrize(
    ("card", "cost", "capacity"),
    [
        ("T01", 3, True),
        ("T02", 4, True),
        ("T03", 2, True),
        ("T04", 2, False),
        ("T05", 2, False),
        ("T06", 2, False),
        ("T07", 2, True),
        ("T08", 3, False),
        ("T09", 2, False),
        ("T10", 2, True),
    ],
)
def test_what_a_sector_costs_and_whether_it_has_room(card: str, cost: int, capacity: bool) -> None:
    state = after(at({"money": cost, "hand": card}), f"play:{card}")
    assert money(state) == 0
    moving = at({"sectors": card, "staff": "S02", "patients": "P04"})
    assert (refused(moving, f"move-staff:S02>{card}") == "") == capacity
    assert (refused(moving, f"move-patient:P04>{card}") == "") == capacity


# -- events and crises -----------------------------------------------------------------------------

THREE = {"patients": "P01, P12, P17"}


def test_v01_hospital_outbreak() -> None:
    state = after(event(THREE, "V01"), "choose:P12")
    assert on(state, "P12", "INF") == 2


def test_v02_power_cut() -> None:
    state = after(event({"sectors": "T01, T02"}, "V02"), "choose:T02")
    assert (on(state, "T01", "BLOQ"), on(state, "T02", "BLOQ")) == (0, 1)


def test_v03_wildcat_strike() -> None:
    state = after(event({"staff": "S04, S03"}, "V03"), "choose:S03")
    assert (on(state, "S03", "EST"), on(state, "S04", "EST")) == (2, 0)


def test_v04_complication() -> None:
    assert on(after(event(THREE, "V04"), "choose:P01"), "P01", "DET") == 2


def test_v05_furious_family() -> None:
    assert on(after(event(THREE, "V05"), "choose:P01"), "P01", "EST") == 2


def test_v06_malpractice_claim() -> None:
    paid = after(event({"money": 0}, "V06"), "option:1")
    assert (money(paid), rp(paid)) == (1, 10)
    lost = after(event({"money": 0}, "V06"), "option:2")
    assert (money(lost), rp(lost)) == (5, 9)


def test_v07_health_inspection() -> None:
    state = after(event({"sectors": "T01 BLOQ 1, T02"}, "V07"), "choose:T01")
    assert discard(state) == ["T01"]


def test_v08_mass_casualty_accident() -> None:
    state = event(THREE, "V08", patients="P04, P22")
    assert names(state, "guardia") == ["P01", "P12", "P17", "P04", "P22"]


@pytest.mark.clause("CA-51")
def test_v09_budget_cut() -> None:
    assert money(event({"money": 0}, "V09")) == 3


def test_v10_anonymous_donation() -> None:
    assert money(event({"money": 0}, "V10")) == 8


def test_v11_volunteers() -> None:
    state = event({"staff": "S04 EST 2, S03 EST 1, S02"}, "V11")
    assert [on(state, one, "EST") for one in ("S04", "S03", "S02")] == [1, 0, 0]


def test_v12_medical_conference() -> None:
    assert hand(event({"deck": "S01, S02"}, "V12")) == ["S01", "S02"]


@pytest.mark.clause("CA-79")
def test_v13_heat_wave() -> None:
    own = {"patients": "P01, P12 @T01, P17", "overload": "P22", "sectors": "T01"}
    state = event(own, "V13", {"patients": "P04", "overload": "P08"})
    assert [on(state, one, "EST") for one in ("P01", "P12", "P17", "P22")] == [1, 1, 1, 1]
    assert [on(state, one, "EST", 1) for one in ("P04", "P08")] == [1, 1]


def test_v14_superbug() -> None:
    state = event(THREE, "V14")
    after(state, "choose:P12")
    assert asked(state) == ("act", 0)  # both clauses hit the same patient
    assert bears(state, "P12") == {"INF": 1, "DET": 2}


@pytest.mark.clause("CA-86")
def test_v15_pharmacy_theft() -> None:
    state = after(event({"drugs": "F01, F04 DOS 1"}, "V15"), "choose:F04")
    assert discard(state) == ["F04"]
    assert on(after(event({"drugs": "F01, F04"}, "V15"), "choose:F01"), "F01", "DOS") == 2


def test_v16_brain_drain() -> None:
    state = event({"staff": "S15, S04 EST 2, S03", "equipment": "E01 @S04"}, "V16")
    assert of(state, "choose") == {"S04", "S03"}
    after(state, "choose:S04")
    assert "S04" in hand(state)
    assert discard(state) == ["E01"]


def test_v17_good_press() -> None:
    assert rp(event({"rp": 10}, "V17")) == 11


@pytest.mark.clause("CA-79")
def test_v18_media_scandal() -> None:
    assert rp(event({"patients": "P12 DET 3"}, "V18")) == 8
    assert rp(event({"patients": "P12 DET 2"}, "V18")) == 10
    assert rp(event({"patients": "P12", "overload": "P17 DET 3"}, "V18")) == 8


@pytest.mark.clause("CA-89")
def test_v19_it_outage() -> None:
    state = event({"money": 0, "staff": "S03", "patients": "P12 DET 1"}, "V19")
    assert money(after(state, "use:S03>P12")) == 3


@pytest.mark.clause("CA-85")
def test_v20_inside_sabotage() -> None:
    state = after(event({"equipment": "E03, E06"}, "V20"), "choose:E03")
    assert discard(state) == ["E03"]


@pytest.mark.clause("CA-91")
def test_v21_network_collapse() -> None:
    state = event(THREE, "V21", patients="P04, P22")
    assert where(state, "P04") == "guardia"
    assert where(state, "P22", 1) == "guardia"


def test_no_card_is_left_out() -> None:
    """Each card of the box has a test of its own, or a row in one of the tables above."""
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_")}
    tested |= {*PATIENTS, *STAFF, *DRUGS}
    every = {card.id for card in GAME.catalogue().cards}
    assert every <= tested
    assert count(GAME.start(), "events.0") == 30
    assert pile(GAME.start(), "events_discard.0") == []
