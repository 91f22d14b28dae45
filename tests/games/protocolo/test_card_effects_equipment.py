"""Table 3.4-E: every piece of equipment, where it is attached and what it does there."""

from __future__ import annotations

import pytest

from sobremesa.games.protocolo.cardset.model import Attach
from sobremesa.games.protocolo.cardset.reading import box
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    asked,
    at,
    bears,
    discard,
    event,
    lodged,
    money,
    names,
    of,
    on,
    rp,
    turn_of,
    until_end,
    where,
)

EQUIPMENT = {card.id: card for card in box().equipment}
HOSTS = {
    Attach.STAFF: {"S01", "S03"},
    Attach.PATIENT: {"P04", "P12"},
    Attach.SECTOR: {"T01"},
    Attach.HOSPITAL: {""},
}


@pytest.mark.clause("CA-30", "CA-87")
@pytest.mark.parametrize("name", EQUIPMENT)
def test_it_is_attached_where_its_card_says(name: str) -> None:
    card = EQUIPMENT[name]
    own = {
        "hand": name,
        "money": card.cost,
        "staff": "S01, S03",
        "patients": "P04, P12 @T01",
        "overload": "P07",
        "sectors": "T01, T06",
    }
    state = at(own)
    hosts = HOSTS[card.attach]
    assert of(state, "play") == {f"{name}>{host}" if host else name for host in hosts}
    host = sorted(hosts)[0]
    after(state, f"play:{name}>{host}" if host else f"play:{name}")
    assert names(state, "equipment") == [name]
    assert lodged(state, name) == host
    assert money(state) == 0


@pytest.mark.clause("CA-72", "CA-38", "CA-73")
def test_e01_the_stethoscope_adds_1_to_the_cures_of_its_host() -> None:
    own = {"staff": "S02, S02, S09", "equipment": "E01 @S02", "patients": "P28, P30", "money": 9}
    state = after(at(own), "cure:S02>P28", "cure:S02b>P30")
    assert bears(state, "P28") == {"PC": 3}
    assert bears(state, "P30") == {"PC": 2}


@pytest.mark.clause("PC-6.14")
def test_e02_the_ventilator_takes_1_det_from_phase_3() -> None:
    state = until_end(at({"patients": "P28, P04, P30", "equipment": "E02 @P28"}))
    assert [on(state, name, "DET") for name in ("P28", "P04", "P30")] == [1, 1, 2]


@pytest.mark.clause("PC-6.14")
def test_e02_and_the_intensive_care_unit_together_stop_at_0() -> None:
    own = {"patients": "P04 @T01", "sectors": "T01", "equipment": "E02 @P04"}
    assert bears(until_end(at(own)), "P04") == {}


@pytest.mark.clause("CA-82")
def test_e03_the_defibrillator_saves_who_would_die() -> None:
    state = until_end(at({"patients": "P28 DET 8", "equipment": "E03"}))
    assert bears(state, "P28") == {"DET": 8}
    assert discard(state) == ["E03"]
    assert rp(state) == 10


@pytest.mark.clause("CA-82")
def test_e03_saves_the_one_its_owner_chooses() -> None:
    state = until_end(at({"patients": "P28 DET 8, P04 DET 4", "equipment": "E03"}))
    assert asked(state) == ("save", 0)
    assert of(state, "save") == {"P28", "P04"}
    after(state, "save:P04")
    assert bears(state, "P04") == {"DET": 4}
    assert where(state, "P28") == ""
    assert rp(state) == 8


@pytest.mark.clause("CA-79", "CA-82")
def test_e03_does_not_save_in_the_overload() -> None:
    own = {"patients": "P01, P04, P12, P15, P17", "overload": "P28 DET 8", "equipment": "E03"}
    state = until_end(at(own))
    assert names(state, "equipment") == ["E03"]
    assert rp(state) == 8


@pytest.mark.clause("CA-38", "CA-47")
def test_e04_the_monitor_adds_1_to_cures_of_the_lodged_patient() -> None:
    own = {
        "staff": "S02, S02",
        "patients": "P28 @T10, P30",
        "sectors": "T10",
        "equipment": "E04 @T10",
        "money": 9,
    }
    state = after(at(own), "cure:S02>P28", "cure:S02b>P30")
    assert bears(state, "P28") == {"PC": 3}
    assert bears(state, "P30") == {"PC": 2}
    blocked = {**own, "sectors": "T10 BLOQ 1"}
    assert bears(after(at(blocked), "cure:S02>P28"), "P28") == {"PC": 2}


@pytest.mark.clause("CA-85", "CA-34")
def test_e05_protective_gear_stops_est_of_a_crisis() -> None:
    own = {"staff": "S02 EST 1, S03", "equipment": "E05 @S02"}
    state = event(own, "V03")
    assert asked(state) == ("target", 1)
    after(state, "choose:S02")
    assert on(state, "S02", "EST") == 1


@pytest.mark.clause("PC-5.5")
def test_e05_does_not_stop_the_est_of_own_actions() -> None:
    own = {"staff": "S02", "equipment": "E05 @S02", "patients": "P12", "money": 5}
    assert on(after(at(own), "cure:S02>P12"), "S02", "EST") == 1


@pytest.mark.clause("CA-11", "CA-84")
def test_e06_the_autoclave_removes_1_inf_in_phase_1() -> None:
    own = {"patients": "P21 INF 2, P04, P12", "equipment": "E06"}
    state = turn_of(own)
    assert bears(state, "P21") == {"INF": 1}
    assert names(state, "equipment") == ["E06"]


@pytest.mark.clause("CA-84", "CA-71")
def test_e06_works_on_whom_its_owner_chooses_of_those_with_inf() -> None:
    state = turn_of({"patients": "P21 INF 2, P04, P05 INF 1", "equipment": "E06"})
    assert asked(state) == ("target", 0)
    assert of(state, "choose") == {"P21", "P05"}
    after(state, "choose:P05")
    assert bears(state, "P05") == {}
    nobody = turn_of({"patients": "P01, P04, P12", "equipment": "E06"})
    assert asked(nobody) == ("act", 0)


@pytest.mark.clause("CA-92", "PC-5.11")
def test_e07_the_generator_stops_2_bloq_and_is_spent() -> None:
    own = {"sectors": "T06", "equipment": "E07"}
    state = event(own, "V02")
    assert bears(state, "T06") == {}
    assert on(state, "E07", "LEFT") == 1
    state = event(own, "V07")
    assert bears(state, "T06") == {}
    assert discard(state) == ["E07"]


@pytest.mark.clause("PC-5.11")
def test_e07_counts_token_by_token() -> None:
    state = event({"sectors": "T06", "equipment": "E07 LEFT 1"}, "V07")
    assert bears(state, "T06") == {"BLOQ": 1}
    assert discard(state) == ["E07"]


@pytest.mark.clause("CA-30", "CA-35")
@pytest.mark.parametrize("name", ["E01", "E05"])
def test_what_is_attached_to_staff_burns_out_with_it(name: str) -> None:
    own = {"staff": "S02 EST 2", "equipment": f"{name} @S02", "patients": "P12", "money": 5}
    state = after(at(own), "cure:S02>P12")
    assert sorted(discard(state)) == sorted(["S02", name])


@pytest.mark.clause("CA-30")
def test_e02_goes_with_its_patient() -> None:
    state = until_end(at({"patients": "P04 PC 4", "equipment": "E02 @P04"}))
    assert discard(state) == ["E02"]


@pytest.mark.clause("CA-48")
def test_e04_goes_with_its_sector() -> None:
    state = event({"sectors": "T10 BLOQ 2", "equipment": "E04 @T10"}, "V02")
    assert sorted(discard(state)) == ["E04", "T10"]


def test_every_piece_of_equipment_of_the_set_has_a_test() -> None:
    tested = {name[5:8].upper() for name in globals() if name.startswith("test_e0")}
    assert tested == set(EQUIPMENT)
