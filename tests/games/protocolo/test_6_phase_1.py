"""PC-6.1 to PC-6.4 Phase 1: income, draw, triage, event."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playing import after, sayings
from tests.games.protocolo.helpers import (
    GAME,
    asked,
    at,
    bears,
    count,
    event,
    hand,
    money,
    names,
    of,
    on,
    other,
    pile,
    refused,
    rp,
    told,
    turn_of,
    until_end,
    where,
)


@pytest.mark.clause("PC-6.1", "PC-3.1")
def test_income_accumulates_with_bonuses() -> None:
    assert money(turn_of({"money": 3})) == 8
    assert money(turn_of({"money": 3, "sectors": "T06"})) == 9
    assert money(turn_of({"money": 3, "sectors": "T06 BLOQ 1"})) == 8


@pytest.mark.clause("PC-6.2")
def test_one_card_is_drawn() -> None:
    state = turn_of({"deck": "S01, S02"}, events="V09")
    assert hand(state) == ["S01"]


@pytest.mark.clause("PC-6.3", "CA-12", "CA-13")
@pytest.mark.parametrize(
    ("patients", "admitted"),
    [("", 3), ("P01", 2), ("P01, P04", 1), ("P01, P04, P12", 0), (" P01, P04 @T01", 1)],
)
def test_triage_fills_to_three(patients: str, admitted: int) -> None:
    state = turn_of({"patients": patients, "sectors": "T01"})
    assert len(told(state, "admitted")) == admitted


@pytest.mark.clause("CA-12")
def test_the_overload_does_not_count() -> None:
    state = turn_of({"patients": "P01, P04", "overload": "P12, P17"})
    assert (count(state, "guardia.0"), count(state, "overload.0")) == (3, 2)


@pytest.mark.clause("CA-13")
def test_in_the_first_turn_one_is_revealed() -> None:
    state = GAME.start(seed=8, options={"first_player": 0})
    assert count(state, "guardia.0") == 3
    until_end(state)
    assert count(state, "guardia.1") == 3


@pytest.mark.clause("PC-6.4", "CA-14")
@pytest.mark.parametrize(("number", "revealed"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_no_event_in_anybody_s_first_turn(number: int, revealed: int) -> None:
    state = at(phase=1, number=number, events="V12")
    assert count(state, "events_discard.0") == revealed


@pytest.mark.clause("CA-10", "CA-11")
def test_the_order_of_phase_1() -> None:
    """Income, texts of cards, draw, triage, event: V09 takes money that came before it."""
    own = {"money": 0, "patients": "P02 INF 1", "equipment": "E06", "deck": "S01"}
    state = turn_of(own, events="V09", patients="P09")
    order = [said["what"] for said in sayings(state)]
    wanted = ["earned", "set-off", "drew", "admitted", "event", "lost-money"]
    assert [what for what in order if what in wanted][:3] == ["earned", "set-off", "drew"]
    assert order.index("admitted") < order.index("event") < order.index("lost-money")
    assert money(state) == 3
    assert on(state, "P09", "INF") == 1  # he came after the Autoclave had worked


@pytest.mark.clause("CA-84")
def test_start_texts_in_the_order_in_which_the_cards_came() -> None:
    own = {"sectors": "T03", "patients": "P09 INF 2 @T03, P02 INF 1", "equipment": "E06"}
    state = turn_of(own)
    assert asked(state) == ("target", 0)
    assert of(state, "choose") == {"P09", "P02"}
    assert on(state, "P09", "INF") == 1  # the Isolation Ward came first
    after(state, "choose:P02")
    assert (on(state, "P09", "INF"), on(state, "P02", "INF")) == (1, 0)


@pytest.mark.clause("CA-84", "CA-71")
def test_the_autoclave_looks_for_a_patient_with_inf() -> None:
    state = turn_of({"patients": "P01, P09 INF 1, P12", "equipment": "E06"})
    assert on(state, "P09", "INF") == 0
    idle = turn_of({"patients": "P01, P12, P17", "equipment": "E06"})
    assert asked(idle) == ("act", 0)
    overloaded = turn_of({"patients": "P01, P12, P17", "overload": "P09 INF 1", "equipment": "E06"})
    assert on(overloaded, "P09", "INF") == 1


@pytest.mark.clause("CA-84", "PC-5.11")
def test_a_blocked_sector_does_not_work_in_phase_1() -> None:
    own = {"sectors": "T03 BLOQ 1", "patients": "P09 INF 2 @T03"}
    assert on(turn_of(own), "P09", "INF") == 2


@pytest.mark.clause("PC-6.4", "CA-15", "CA-85")
def test_the_opponent_chooses_among_the_cards_of_the_active_player() -> None:
    own = {"patients": "P01, P12, P17"}
    state = event(own, "V04", {"patients": "P04"})
    assert asked(state) == ("target", 1)
    assert of(state, "choose") == {"P01", "P12", "P17"}
    assert refused(state, "choose:P04") == "wrong-target (CA-85)"
    after(state, "choose:P17")
    assert on(state, "P17", "DET") == 2
    assert asked(state) == ("act", 0)


@pytest.mark.clause("CA-85")
def test_a_protected_card_can_be_chosen_too() -> None:
    own = {"sectors": "T03", "patients": "P09 @T03, P01, P12"}
    state = event(own, "V01")
    assert of(state, "choose") == {"P09", "P01", "P12"}
    after(state, "choose:P09")
    assert bears(state, "P09") == {}


@pytest.mark.clause("CA-85")
def test_drugs_are_no_equipment_and_equipment_counts_wherever_it_is() -> None:
    own = {"drugs": "F01", "staff": "S02", "equipment": "E01 @S02, E03"}
    state = event(own, "V20")
    assert of(state, "choose") == {"E01", "E03"}
    after(state, "choose:E01")
    assert names(state, "equipment") == ["E03"]


@pytest.mark.clause("CA-85")
def test_the_only_target_is_hit_unasked() -> None:
    state = event({"staff": "S02"}, "V03")
    assert asked(state) == ("act", 0)
    assert on(state, "S02", "EST") == 2


@pytest.mark.clause("CA-16")
@pytest.mark.parametrize("card", ["V02", "V03", "V07", "V15", "V16", "V20"])
def test_without_a_target_nothing_happens(card: str) -> None:
    state = event({}, card)
    assert asked(state) == ("act", 0)
    assert pile(state, "events_discard.0") == [card]


@pytest.mark.clause("CA-55", "CA-79")
def test_patients_in_the_overload_are_not_chosen() -> None:
    own = {"patients": "P01, P03, P04", "overload": "P12"}
    assert of(event(own, "V04"), "choose") == {"P01", "P03", "P04"}


@pytest.mark.clause("CA-17", "CA-18")
def test_a_choice_is_of_the_active_player_and_must_be_payable() -> None:
    state = event({"money": 0}, "V06")
    assert asked(state) == ("option", 0)
    assert of(state, "option") == {"1", "2"}
    after(state, "option:1")
    assert (money(state), rp(state)) == (1, 10)
    lost = after(event({"money": 0}, "V06"), "option:2")
    assert (money(lost), rp(lost)) == (5, 9)


@pytest.mark.clause("CA-18")
def test_what_cannot_be_paid_cannot_be_chosen(tmp_path: Path) -> None:
    poor = other(tmp_path, numbers="income = 3")
    state = event({"money": 0}, "V06", game=poor)
    assert asked(state) == ("act", 0)  # only the other branch is left
    assert (money(state), rp(state)) == (3, 9)


@pytest.mark.clause("CA-91")
def test_one_event_for_both_begins_with_the_active_player() -> None:
    own = {"patients": "P01, P12, P17"}
    state = event(own, "V21", {"patients": "P04"}, patients="P08, P22")
    assert where(state, "P08") == "guardia"
    assert where(state, "P22", 1) == "guardia"


@pytest.mark.clause("CA-89", "CA-19")
def test_what_an_event_changes_until_the_end_of_the_turn() -> None:
    own = {"money": 1, "staff": "S03", "patients": "P01 DET 1, P12 DET 1, P17 DET 1"}
    state = event(own, "V19")
    after(state, "use:S03>P01")
    assert money(state) == 1 + 5 - 2
    until_end(state)
    assert asked(state)[1] == 1
    assert state.view(None)["fields"]["changed"] == [0] * 7
