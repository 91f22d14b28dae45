"""Table 3.4-T: every Sector."""

from __future__ import annotations

import pytest

from sobremesa.games.protocolo.cardset.reading import box
from sobremesa.games.protocolo.cardset.terms import Trigger
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    FULL,
    at,
    bears,
    event,
    hand,
    money,
    names,
    of,
    on,
    refused,
    rp,
    turn_of,
    until_end,
    where,
)

SECTORS = {card.id: card for card in box().sectors}


@pytest.mark.clause("PC-6.8", "CA-88")
@pytest.mark.parametrize("name", SECTORS)
def test_it_is_played_for_its_cost(name: str) -> None:
    state = after(at({"hand": name, "money": SECTORS[name].cost}), f"play:{name}")
    assert names(state, "sectors") == [name]
    assert money(state) == 0


@pytest.mark.clause("PC-5.10", "CA-21", "CA-22")
@pytest.mark.parametrize("name", SECTORS)
def test_it_holds_one_patient_and_one_staff_member_if_it_has_capacity(name: str) -> None:
    state = at({"sectors": name, "staff": "S01, S03", "patients": "P04, P12"})
    fits = SECTORS[name].capacity
    assert of(state, "move-staff") == ({f"S01>{name}", f"S03>{name}"} if fits else set())
    assert of(state, "move-patient") == ({f"P04>{name}", f"P12>{name}"} if fits else set())
    if fits:
        after(state, f"move-staff:S01>{name}", f"move-patient:P04>{name}")
        assert where(state, "P04") == "beds"
        full = at({"sectors": name, "staff": f"S01 @{name}, S03", "patients": f"P04 @{name}, P12"})
        assert of(full, "move-staff") == {"S01>guardia"}
        assert of(full, "move-patient") == {"P04>guardia"}


@pytest.mark.clause("PC-6.14")
def test_t01_intensive_care_takes_1_det_from_phase_3() -> None:
    state = until_end(at({"sectors": "T01", "patients": "P28 @T01, P30"}))
    assert [on(state, name, "DET") for name in ("P28", "P30")] == [1, 2]
    state = until_end(at({"sectors": "T01", "patients": "P04 @T01"}))
    assert bears(state, "P04") == {}


@pytest.mark.clause("CA-38")
def test_t02_the_theatre_adds_2_when_both_are_lodged() -> None:
    own = {"sectors": "T02", "staff": "S02 @T02, S03", "patients": "P28 @T02, P30", "money": 9}
    state = after(at(own), "cure:S02>P28")
    assert bears(state, "P28") == {"PC": 4}
    state = after(at(own), "cure:S03>P28", "cure:S02>P30")
    assert bears(state, "P28") == bears(state, "P30") == {"PC": 2}


@pytest.mark.clause("CA-73")
def test_t02_does_not_let_staff_without_cura_cure() -> None:
    own = {"sectors": "T02", "staff": "S09 @T02", "patients": "P28 @T02", "money": 9}
    assert refused(at(own), "cure:S09>P28")


@pytest.mark.clause("CA-11", "CA-84")
def test_t03_isolation_removes_1_inf_in_phase_1() -> None:
    state = turn_of({"sectors": "T03", "patients": "P21 INF 2 @T03, P05 INF 1, P04"})
    assert bears(state, "P21") == {"INF": 1}
    assert bears(state, "P05") == {"INF": 1}


@pytest.mark.clause("CA-85", "CA-71")
def test_t03_stops_inf_from_every_source() -> None:
    own = {"sectors": "T03", "patients": "P04 @T03, P12"}
    state = event(own, "V01")
    after(state, "choose:P04")
    assert bears(state, "P04") == {}
    rival = {"sectors": "T03", "patients": "P04 @T03, P07"}
    state = after(at({"staff": "S17", "pa": 2}, rival), "epic:S17")
    assert bears(state, "P04", 1) == {}
    assert bears(state, "P07", 1) == {"INF": 1}


@pytest.mark.clause("PC-6.7", "CA-25")
def test_t04_the_lounge_lets_a_rest_remove_1_more() -> None:
    state = after(at({"sectors": "T04", "staff": "S19 EST 5"}), "rest:S19")
    assert on(state, "S19", "EST") == 2
    state = after(at({"sectors": "T04 BLOQ 1", "staff": "S19 EST 5"}), "rest:S19")
    assert on(state, "S19", "EST") == 3


@pytest.mark.clause("PC-7.1")
def test_t05_the_pharmacy_adds_a_dose() -> None:
    state = after(at({"sectors": "T05", "hand": "F04", "money": 5}), "play:F04")
    assert on(state, "F04", "DOS") == 4


@pytest.mark.clause("PC-6.1")
def test_t06_administration_adds_1_to_the_income() -> None:
    assert money(turn_of({"sectors": "T06", "money": 0, "patients": FULL})) == 6
    assert money(turn_of({"sectors": "T06 BLOQ 1", "money": 0, "patients": FULL})) == 5


@pytest.mark.clause("CA-36", "CA-74")
def test_t07_the_laboratory_draws_for_1_and_the_est_of_who_is_lodged() -> None:
    own = {"sectors": "T07", "staff": "S03 @T07, S01", "money": 4, "deck": "S05, S06"}
    state = after(at(own), "use:T07")
    assert hand(state) == ["S05"]
    assert (money(state), on(state, "S03", "EST"), on(state, "S01", "EST")) == (3, 1, 0)
    assert refused(state, "use:T07")
    assert refused(at({**own, "staff": "S03, S01"}), "use:T07")


@pytest.mark.clause("CA-36", "CA-66")
def test_t08_transfers_a_patient_of_the_guardia_who_is_not_critical() -> None:
    own = {
        "sectors": "T08, T01",
        "staff": "S03",
        "patients": "P09 PC 2 INF 1 DET 1, P28, P12 @T01",
        "money": 5,
    }
    state = at(own, {"patients": "P04"})
    assert {move for move in of(state, "use") if move.startswith("T08")} == {"T08@S03>P09"}
    after(state, "use:T08@S03>P09")
    assert where(state, "P09") == ""
    assert bears(state, "P09", 1) == {"PC": 2, "INF": 1, "DET": 1}
    assert (money(state), on(state, "S03", "EST")) == (2, 1)


@pytest.mark.clause("CA-66", "PC-6.12")
def test_t08_sends_into_the_overload_of_a_full_rival() -> None:
    own = {"sectors": "T08", "staff": "S03", "patients": "P09 INF 1", "money": 3}
    state = after(at(own, {"patients": "P01, P04, P12, P15, P17"}), "use:T08@S03>P09")
    assert where(state, "P09", 1) == "overload"


@pytest.mark.clause("CA-81", "PC-6.16")
@pytest.mark.parametrize(("patient", "gained"), [("P29 PC 6", 1), ("P30 PC 9", 1), ("P08 PC 5", 0)])
def test_t09_the_press_room_gives_1_rp_for_a_patient_of_4_pa(patient: str, gained: int) -> None:
    state = until_end(at({"sectors": "T09", "patients": patient}))
    assert rp(state) == 10 + gained


@pytest.mark.clause("CA-40")
def test_t10_the_bay_makes_cures_cheaper_down_to_nothing() -> None:
    own = {"sectors": "T10", "staff": "S02, S02", "patients": "P28 @T10, P30", "money": 1}
    state = after(at(own), "cure:S02>P28", "cure:S02b>P30")
    assert money(state) == 0
    own = {**own, "patients": "P28 INF 2 @T10", "money": 3}
    assert money(after(at(own), "cure:S02>P28")) == 1


@pytest.mark.clause("PC-5.11", "CA-47")
@pytest.mark.parametrize("name", SECTORS)
def test_it_does_nothing_while_it_is_blocked(name: str) -> None:
    """A whole turn goes as if it were not there, with one lodged in it if it has capacity."""
    assert turned(f"{name} BLOQ 1", name) == turned("", name)
    if name not in ("T07", "T08"):  # nobody uses these two in that turn
        assert turned(name, name) != turned("", name)


def turned(sectors: str, name: str) -> dict[str, object]:
    """What a turn of rest, drug, cure and discharge leads to."""
    here = f" @{name}" if sectors and SECTORS[name].capacity else ""
    own = {
        "sectors": sectors,
        "staff": f"S02{here}, S03 EST 4",
        "patients": f"P28 INF 1 DET 1{here}, P29 PC 6, P04",
        "money": 9,
        "deck": "F04, S01",
    }
    state = turn_of(own, events="V12, V10")
    if "BLOQ" in sectors:
        assert not any(move.startswith(name) for move in of(state, "use"))
    after(state, "rest:S03", "play:F04", "cure:S02>P28", "end")
    cards = ("P28", "P04", "S02", "S03", "F04")
    return {"money": money(state), "rp": rp(state)} | {card: bears(state, card) for card in cards}


def test_every_sector_of_the_set_has_a_test() -> None:
    tested = {name[5:8].upper() for name in globals() if name.startswith(("test_t0", "test_t1"))}
    assert tested == set(SECTORS)
    assert {card.id for card in SECTORS.values() if card.ability(Trigger.ACTIVE)} == {"T07", "T08"}
