"""The worked positions of the rules, one after another."""

from __future__ import annotations

import pytest

from sobremesa.engine.core.chance import Rng
from tests.games.playing import after
from tests.games.protocolo.helpers import (
    FULL,
    GAME,
    asked,
    at,
    bears,
    count,
    discard,
    event,
    lodged,
    money,
    names,
    number,
    of,
    on,
    outcome,
    pa,
    pile,
    refused,
    rp,
    until_end,
    where,
)


@pytest.mark.clause("PC-4.4", "PC-4.5", "PC-4.6")
def test_ct_01_set_up() -> None:
    state = GAME.start(seed=3, options={"max_turns": 1})
    first = number(state, "turn")
    for seat in (0, 1):
        assert rp(state, seat) == 10
        mine = seat == first  # whose first phase 1 is over: $5, a card, a patient
        assert money(state, seat) == (7 if mine else 2)
        assert count(state, f"hand.{seat}") == (8 if mine else 7)
        assert count(state, f"deck.{seat}") == (42 if mine else 43)
        assert count(state, f"guardia.{seat}") == (3 if mine else 2)
    assert count(state, "patients") == 56 - 1
    assert count(state, "events.0") == 30


@pytest.mark.clause("PC-6.1", "PC-6.2", "PC-6.3", "PC-6.4", "CA-10")
def test_ct_03_phase_1() -> None:
    state = at({"money": 1, "hand": "S01", "deck": "T06"}, phase=1, events="V10", number=3)
    assert money(state) == 1 + 5 + 3
    assert sorted(pile(state, "hand.0", 0)) == ["S01", "T06"]
    assert count(state, "guardia.0") == 3
    assert pile(state, "events_discard.0") == ["V10"]


@pytest.mark.clause("PC-6.10", "PC-5.5")
def test_ct_05_cure() -> None:
    state = after(at({"money": 3, "staff": "S02", "patients": "P04"}), "cure:S02>P04")
    assert (money(state), on(state, "S02", "EST"), on(state, "P04", "PC")) == (2, 1, 2)


@pytest.mark.clause("PC-5.7", "CA-38")
def test_ct_07_the_stress_shield() -> None:
    state = after(at({"staff": "S01", "patients": "P06 EST 2"}), "cure:S01>P06")
    assert bears(state, "P06") == {"EST": 1}


@pytest.mark.clause("PC-5.6", "CA-33")
def test_ct_09_burnout_after_the_cure() -> None:
    state = after(at({"staff": "S02 EST 2", "patients": "P04"}), "cure:S02>P04")
    assert on(state, "P04", "PC") == 2
    assert where(state, "S02") == ""
    assert discard(state) == ["S02"]


@pytest.mark.clause("PC-6.10", "CA-31")
def test_ct_11_the_same_patient_once() -> None:
    state = at({"money": 9, "staff": "S04", "patients": "P12, P04"})
    after(state, "cure:S04>P12")
    assert refused(state, "cure:S04>P12") == "cured-already (PC-6.10)"
    after(state, "cure:S04>P04")
    assert on(state, "S04", "EST") == 2


@pytest.mark.clause("PC-6.15", "CA-59")
def test_ct_13_death_comes_before_discharge() -> None:
    state = until_end(at({"patients": "P07 PC 4 DET 2"}))
    assert where(state, "P07") == ""
    assert (rp(state), pa(state)) == (9, 0)
    assert "P07" in pile(state, "patients_discard")


@pytest.mark.clause("PC-6.14", "PC-5.3")
def test_ct_15_critical_patients_get_two() -> None:
    state = until_end(at({"patients": "P24 DET 3"}))
    assert on(state, "P24", "DET") == 5
    state = until_end(at({"patients": "P24 DET 5"}))
    assert where(state, "P24") == ""
    assert rp(state) == 9


@pytest.mark.clause("PC-6.16", "CA-62", "PC-2.1")
def test_ct_17_one_by_one_until_one_wins() -> None:
    state = until_end(at({"pa": 18, "patients": "P08 PC 5, P12 PC 5"}))
    assert asked(state) == ("discharge", 0)
    after(state, "discharge:P08")
    assert pa(state) == 21
    assert outcome(state) == ("excellence", (0,))
    assert names(state, "guardia") == ["P12"]


@pytest.mark.clause("CA-61", "PC-2.2")
def test_ct_19_ruin_comes_before_the_last_discharge() -> None:
    state = until_end(at({"rp": 1, "pa": 19, "patients": "P07 DET 2, P12 PC 5"}))
    assert outcome(state) == ("elimination", (1,))
    assert pa(state) == 19


@pytest.mark.clause("PC-6.12", "PC-6.13")
def test_ct_21_two_more_for_a_guardia_of_four() -> None:
    own = {"money": 9, "staff": "S02", "patients": "P01, P03, P04, P12"}
    state = event(own, "V08", patients="P15, P17")
    assert names(state, "guardia") == ["P01", "P03", "P04", "P12", "P15"]
    assert names(state, "overload") == ["P17"]
    after(state, "cure:S02>P04")
    assert money(state) == 9 + 5 - 2


@pytest.mark.clause("PC-5.12", "CA-48")
def test_ct_23_a_destroyed_sector() -> None:
    own = {"sectors": "T02 BLOQ 2", "staff": "S02 @T02", "patients": f"{FULL}, P12 @T02"}
    state = event(own, "V02")
    assert "T02" in discard(state)
    assert (where(state, "S02"), lodged(state, "S02")) == ("staff", "")
    assert where(state, "P12") == "overload"


@pytest.mark.clause("PC-7.1", "CA-41", "CA-44")
def test_ct_25_the_last_dose() -> None:
    state = at({"money": 2, "staff": "S02", "drugs": "F04 DOS 1", "patients": "P12 INF 3"})
    after(state, "dose:F04>P12")
    assert bears(state, "P12") == {"PC": 1, "INF": 3}
    assert (money(state), on(state, "S02", "EST")) == (2, 0)
    assert discard(state) == ["F04"]


@pytest.mark.clause("CA-85", "CA-34")
def test_ct_27_a_strike() -> None:
    state = event({"staff": "S02 EST 1, S04"}, "V03")
    assert asked(state) == ("target", 1)
    assert of(state, "choose") == {"S02", "S04"}
    after(state, "choose:S02")
    assert "S02" in discard(state)
    safe = event({"staff": "S02 EST 1, S04", "equipment": "E05 @S02"}, "V03")
    after(safe, "choose:S02")
    assert on(safe, "S02", "EST") == 1


@pytest.mark.clause("PC-5.9", "CA-29")
def test_ct_29_no_fifth_sector() -> None:
    state = at({"money": 9, "sectors": "T01, T02, T03, T04", "hand": "T05"})
    assert refused(state, "play:T05") == "sectors-full (PC-5.9)"


@pytest.mark.clause("CA-82")
def test_ct_31_the_defibrillator() -> None:
    state = until_end(at({"patients": "P28 DET 8", "equipment": "E03"}))
    assert on(state, "P28", "DET") == 8
    assert (discard(state), rp(state)) == (["E03"], 10)


@pytest.mark.clause("CA-66")
def test_ct_33_a_transfer() -> None:
    own = {"money": 3, "staff": "S02", "sectors": "T08", "patients": "P09 PC 2 INF 1 DET 1"}
    state = after(at(own, {"patients": FULL}), "use:T08@S02>P09")
    assert (money(state), on(state, "S02", "EST")) == (0, 1)
    assert where(state, "P09", seat=1) == "overload"
    assert bears(state, "P09", seat=1) == {"PC": 2, "INF": 1, "DET": 1}


@pytest.mark.clause("PC-3.3")
def test_ct_35_a_scandal() -> None:
    assert rp(event({"patients": "P12 DET 3"}, "V18")) == 8
    assert rp(event({"patients": "P12 DET 2"}, "V18")) == 10


@pytest.mark.clause("CA-26")
def test_ct_37_staff_played_in_this_turn() -> None:
    state = at({"money": 9, "hand": "S02", "patients": "P04"})
    after(state, "play:S02")
    assert refused(state, "rest:S02") == "too-late-to-rest (CA-23)"
    assert on(after(state, "cure:S02>P04"), "P04", "PC") == 2


@pytest.mark.clause("CA-19")
def test_ct_39_no_death_in_phase_1() -> None:
    state = event({"patients": "P07 DET 1", "drugs": "F03"}, "V04")
    after(state, "choose:P07")
    assert on(state, "P07", "DET") == 3
    after(state, "dose:F03>P07")
    assert on(state, "P07", "DET") == 1
    after(state, "end")
    assert on(state, "P07", "DET") == 2


@pytest.mark.clause("PC-5.12", "CA-48")
def test_ct_41_sabotage() -> None:
    own = {"money": 5, "staff": "S13"}
    rival = {"sectors": "T01 BLOQ 2", "patients": "P12 @T01"}
    state = after(at(own, rival), "use:S13>T01")
    assert discard(state, 1) == ["T01"]
    assert names(state, "guardia", 1) == ["P12"]


@pytest.mark.clause("CA-90", "PC-6.11")
def test_ct_43_the_chief_of_nursing() -> None:
    state = after(at({"pa": 2, "staff": "S19 EST 5, S04 EST 3"}), "epic:S19")
    assert pa(state) == 0
    assert (on(state, "S04", "EST"), on(state, "S19", "EST")) == (0, 1)


@pytest.mark.clause("CA-16")
def test_ct_45_no_target() -> None:
    state = event({"staff": "S15"}, "V16")
    assert asked(state) == ("act", 0)
    assert names(state, "staff") == ["S15"]
    assert pile(state, "events_discard.0") == ["V16"]


@pytest.mark.clause("CA-72", "CA-35")
def test_ct_47_the_last_cure_with_a_stethoscope() -> None:
    own = {"staff": "S02 EST 2", "equipment": "E01 @S02", "patients": "P12"}
    state = after(at(own), "cure:S02>P12")
    assert on(state, "P12", "PC") == 3
    assert sorted(discard(state)) == ["E01", "S02"]


@pytest.mark.clause("CA-79", "CA-55")
def test_ct_49_into_the_overload() -> None:
    own = {"money": 9, "staff": "S02, S05", "patients": FULL}
    state = event(own, "V21", patients="P06, P12")
    assert names(state, "overload") == ["P06"]
    assert bears(state, "P06") == {"EST": 2}
    assert names(state, "guardia", 1) == ["P12"]
    assert refused(state, "cure:S02>P06") == "in-overload (CA-55)"
    assert refused(state, "use:S05>P06") == "wrong-target (CA-71)"


def test_worked_positions_can_be_played_on() -> None:
    state = event({"staff": "S02 EST 1, S04"}, "V03")
    rng = Rng("worked")
    while state.waiting:
        seat = state.waiting[0]
        moves = state.moves(seat)
        state.play(seat, moves[int(rng.below(len(moves)))])
    assert state.result is not None
