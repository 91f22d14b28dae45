"""Table 3.4-F: every drug by its dose."""

from __future__ import annotations

import pytest

from sobremesa.games.protocolo.cardset.reading import box
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    at,
    bears,
    discard,
    money,
    names,
    of,
    on,
    refused,
)

DRUGS = {card.id: card for card in box().drugs}


@pytest.mark.clause("PC-7.1", "CA-88")
@pytest.mark.parametrize("name", DRUGS)
def test_it_enters_with_its_doses_for_its_cost(name: str) -> None:
    card = DRUGS[name]
    state = after(at({"hand": name, "money": card.cost}), f"play:{name}")
    assert names(state, "drugs") == [name]
    assert bears(state, name) == {"DOS": card.doses}
    assert money(state) == 0


@pytest.mark.clause("PC-7.1", "CA-43", "CA-44")
@pytest.mark.parametrize("name", DRUGS)
def test_it_is_used_until_it_is_empty_for_nothing_else(name: str) -> None:
    doses = DRUGS[name].doses
    state = at(
        {"drugs": name, "money": 0, "staff": "S15 EST 4", "patients": "P28 EST 9 INF 9 DET 8"}
    )
    if name in ("F04", "F06"):
        state = at({"drugs": name, "money": 0, "staff": "S15 EST 4", "patients": "P28"})
    target = "S15" if name in ("F05", "F07") else "P28"
    for used in range(doses):
        assert on(state, name, "DOS") == doses - used
        after(state, f"dose:{name}>{target}")
    assert names(state, "drugs") == []
    assert discard(state) == [name]
    assert money(state) == 0
    assert on(state, "S15", "EST") == (4 - doses if name == "F05" else 4)


@pytest.mark.clause("PC-7.1", "CA-71")
def test_f01_the_painkiller_removes_1_est_from_a_patient() -> None:
    state = at({"drugs": "F01", "patients": "P06 EST 2, P04", "staff": "S01 EST 2"})
    assert of(state, "dose") == {"F01>P06"}
    after(state, "dose:F01>P06")
    assert bears(state, "P06") == {"EST": 1}


@pytest.mark.clause("CA-49", "CA-71")
def test_f02_the_antibiotic_removes_2_inf() -> None:
    state = at({"drugs": "F02", "patients": "P21 INF 3, P04"})
    assert of(state, "dose") == {"F02>P21"}
    after(state, "dose:F02>P21")
    assert bears(state, "P21") == {"INF": 1}


@pytest.mark.clause("CA-19")
def test_f03_adrenaline_removes_2_det() -> None:
    state = at({"drugs": "F03", "patients": "P07 DET 3, P12"})
    assert of(state, "dose") == {"F03>P07"}
    after(state, "dose:F03>P07")
    assert bears(state, "P07") == {"DET": 1}


@pytest.mark.clause("CA-41", "CA-42", "CA-39")
def test_f04_saline_heals_1_whatever_the_inf() -> None:
    state = at({"drugs": "F04", "money": 0, "patients": "P05 INF 3, P06 EST 1, P04 PC 4"})
    assert of(state, "dose") == {"F04>P05", "F04>P06"}
    after(state, "dose:F04>P05", "dose:F04>P06")
    assert bears(state, "P05") == {"PC": 1, "INF": 3}
    assert bears(state, "P06") == {}
    assert money(state) == 0


@pytest.mark.clause("PC-7.1", "CA-24")
def test_f05_coffee_removes_1_est_from_staff_even_at_rest() -> None:
    state = at({"drugs": "F05", "staff": "S01 EST 3, S02", "patients": "P06 EST 1"})
    after(state, "rest:S01")
    assert of(state, "dose") == {"F05>S01"}
    after(state, "dose:F05>S01")
    assert bears(state, "S01") == {}


@pytest.mark.clause("PC-5.3", "CA-52")
def test_f06_corticosteroids_heal_2_on_a_critical_patient() -> None:
    state = at({"drugs": "F06", "patients": "P23 PC 5, P27 EST 1, P12"})
    assert of(state, "dose") == {"F06>P23", "F06>P27"}
    after(state, "dose:F06>P27")
    assert bears(state, "P27") == {"PC": 1}
    after(state, "dose:F06>P23")
    assert bears(state, "P23") == {"PC": 7}


@pytest.mark.clause("PC-7.2", "CA-32")
def test_f07_the_duty_kit_gives_staff_an_extra_turn() -> None:
    state = at({"drugs": "F07", "staff": "S03", "patients": "P12", "money": 10})
    after(state, "cure:S03>P12")
    assert refused(state, "cure:S03>P12")
    after(state, "dose:F07>S03", "cure:S03>P12")
    assert bears(state, "P12") == {"PC": 4}
    assert bears(state, "S03") == {"EST": 2}


def test_every_drug_of_the_set_has_a_test() -> None:
    tested = {name[5:8].upper() for name in globals() if name.startswith("test_f")}
    assert tested == set(DRUGS)
