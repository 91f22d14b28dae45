"""Table 3.4-P: every patient as he comes, as he goes home, and as he dies."""

from __future__ import annotations

import pytest

from sobremesa.games.protocolo.cardset.model import Patient
from sobremesa.games.protocolo.cardset.reading import box
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    at,
    bears,
    count,
    hand,
    money,
    of,
    pa,
    rp,
    until_end,
    where,
)

PATIENTS = {card.id: card for card in box().patients}
WAITING = {"patients": "P04, P12"}  # two who carry nothing: a third is revealed (PC-6.3)

ENTERS_WITH = {
    "P02": {"INF": 1},
    "P03": {"EST": 1},
    "P05": {"INF": 1},
    "P06": {"EST": 2},
    "P09": {"INF": 1},
    "P10": {"EST": 1},
    "P11": {"EST": 2},
    "P13": {"DET": 1},
    "P18": {"INF": 1},
    "P19": {"EST": 1},
    "P21": {"INF": 2},
    "P25": {"INF": 2},
    "P27": {"EST": 2},
    "P31": {"INF": 2},
    "P33": {"EST": 1},
}
GIVES_RP = {"P14", "P16", "P32"}
GIVES_MONEY = {"P15": 3}
GIVES_CARDS = {"P33", "P34"}
COSTS_RP_MORE = {"P14", "P16", "P20", "P25", "P28", "P32"}
CONTAGIOUS = ("P21", "P31")


def tick(card: Patient) -> int:
    """PC-6.14 The DET that phase 3.1 puts on him."""
    return 2 if card.gravity > 5 else 1


@pytest.mark.clause("PC-6.3", "CA-13")
@pytest.mark.parametrize("name", PATIENTS)
def test_a_patient_enters_with_his_tokens_and_no_others(name: str) -> None:
    own = {"patients": "P01, P07"} if name in ("P04", "P12") else WAITING
    state = at(own, phase=1, patients=name, events="V12")
    assert where(state, name) == "guardia"
    assert bears(state, name) == ENTERS_WITH.get(name, {})


@pytest.mark.clause("PC-6.12", "CA-79")
@pytest.mark.parametrize("name", ENTERS_WITH)
def test_his_entry_text_holds_in_the_overload_too(name: str) -> None:
    own = {"patients": "P01, P04, P04, P12, P12"}
    state = at(own, phase=1, patients=name, events="V21")
    assert where(state, name) == "overload"
    assert bears(state, name) == ENTERS_WITH[name]


@pytest.mark.clause("PC-6.16", "PC-5.2", "CA-81")
@pytest.mark.parametrize("name", PATIENTS)
def test_a_patient_goes_home_for_his_pa_and_with_his_text(name: str) -> None:
    card = PATIENTS[name]
    before = at({"patients": f"{name} PC {card.gravity}", "money": 4, "rp": 6, "deck": "S01"})
    state = until_end(before)
    assert where(state, name) == ""
    assert count(state, "patients_discard") == 1
    assert pa(state) == card.pa
    assert rp(state) == 6 + (name in GIVES_RP)
    assert money(state) == 4 + GIVES_MONEY.get(name, 0)
    assert hand(state) == (["S01"] if name in GIVES_CARDS else [])


@pytest.mark.clause("PC-5.2")
@pytest.mark.parametrize("name", PATIENTS)
def test_one_point_short_of_his_gravity_he_stays(name: str) -> None:
    card = PATIENTS[name]
    state = until_end(at({"patients": f"{name} PC {card.gravity - 1}"}))
    assert where(state, name) == "guardia"
    assert pa(state) == 0


@pytest.mark.clause("PC-6.14", "PC-6.15", "PC-5.3", "CA-82")
@pytest.mark.parametrize("name", PATIENTS)
def test_a_patient_dies_at_his_limit_and_costs_what_he_says(name: str) -> None:
    card = PATIENTS[name]
    state = until_end(at({"patients": f"{name} DET {card.limit - tick(card)}", "rp": 6}))
    assert where(state, name) == ""
    assert rp(state) == 5 - (name in COSTS_RP_MORE)
    assert pa(state) == 0


@pytest.mark.clause("PC-6.14", "PC-6.15")
@pytest.mark.parametrize("name", PATIENTS)
def test_below_his_limit_he_lives(name: str) -> None:
    card = PATIENTS[name]
    det = card.limit - tick(card) - 1
    state = until_end(at({"patients": f"{name} DET {det}"}))
    assert bears(state, name) == {"DET": card.limit - 1}


@pytest.mark.clause("CA-68", "CA-83")
@pytest.mark.parametrize("name", CONTAGIOUS)
def test_a_contagious_patient_gives_1_inf_to_the_only_other(name: str) -> None:
    state = until_end(at({"patients": f"{name}, P04"}))
    assert bears(state, "P04") == {"INF": 1, "DET": 1}
    assert "INF" not in bears(state, name)


@pytest.mark.clause("CA-68", "CA-83")
@pytest.mark.parametrize("name", CONTAGIOUS)
def test_his_owner_chooses_whom_he_infects(name: str) -> None:
    state = until_end(at({"patients": f"{name}, P04, P12, P17 @T01", "sectors": "T01"}))
    assert state.waiting == (0,)
    assert of(state, "choose") == {"P04", "P12"}
    after(state, "choose:P12")
    assert bears(state, "P12") == {"INF": 1, "DET": 1}
    assert bears(state, "P04") == {"DET": 1}


@pytest.mark.clause("CA-68", "CA-83")
@pytest.mark.parametrize("name", CONTAGIOUS)
def test_he_infects_from_a_sector_but_not_from_the_overload(name: str) -> None:
    state = until_end(at({"patients": f"{name} @T10, P04", "sectors": "T10"}))
    assert bears(state, "P04")["INF"] == 1
    full = "P01, P04, P07, P12, P17"
    state = until_end(at({"patients": full, "overload": name}))
    assert all("INF" not in bears(state, one) for one in full.split(", "))


@pytest.mark.clause("CA-79")
def test_a_discharge_text_holds_for_the_owner_alone() -> None:
    state = until_end(at({"patients": "P14 PC 5"}, {"patients": "P04"}))
    assert (rp(state, 0), rp(state, 1)) == (11, 10)


@pytest.mark.clause("CA-60", "CA-82")
def test_the_rp_of_several_deaths_are_lost_together() -> None:
    state = until_end(at({"patients": "P20 DET 4, P14 DET 3, P04 DET 4", "rp": 6}))
    assert rp(state) == 1
