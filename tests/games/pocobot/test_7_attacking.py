"""PB-7.8 to PB-7.10 Attacking, PB-9.4 to PB-9.6 burning clubs."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.records import Match
from sobremesa.engine.state import State
from tests.games.playing import after, cards, refused, texts
from tests.games.pocobot.helpers import GAME, asked, at, discard, number, of, shows, told

SPADES = "P=QS S9,7,5 H2 C2,3"  # 21 points
BURNING = "P=QS B=AD S10,4,2 H2 C8,3"  # PT-27: 16 points, the Ace of diamonds


def mounted(fuel: str = "", **more: Any) -> State:
    """A mecha with 9♠ 7♠ 5♠ and this fuel, before a rival with a heart."""
    return at(f"{SPADES} {fuel}", "H10", **more)


def attack(state: State) -> int:
    """How strong the attack is that the defender is asked about."""
    prompt = state.prompt(state.waiting[0])
    assert prompt is not None
    assert prompt.kind == "dodge"
    force: int = prompt.arguments["attack"]  # type: ignore[assignment]
    return force


# PT-11
@pytest.mark.clause("PB-7.8", "PB-7.9", "PA-43", "PA-44", "PA-55")
def test_an_attack_step_by_step() -> None:
    state = mounted("F5,4")
    after(state, "attack")
    assert of(state, "points") == {str(points) for points in range(1, 19)}
    after(state, "points:15")
    assert asked(state) == "extra"
    assert shows(state) >= {"5D", "4D"}
    after(state, "extra:none")
    assert of(state, "pay") == {"5D+4D"}  # 8 are needed: 9 are paid, 1 is lost
    after(state, "pay:5D+4D")
    assert attack(state) == 15
    assert discard(state) == ["4D", "5D"]
    assert cards(state, "spades.0") == ["9S", "7S", "5S"]
    after(state, "dodge:none")
    assert refused(at(f"{SPADES} F9", "H10", unlocked=True), "attack") == ""


# PE-2
@pytest.mark.clause("PB-7.9", "PA-43")
@pytest.mark.parametrize(("fuel", "answer"), [("F8", ""), ("F7", "too-little-fuel (PB-7.9)")])
def test_fifteen_points_need_eight_fuel(fuel: str, answer: str) -> None:
    assert refused(after(mounted(fuel), "attack"), "points:15") == answer


# PT-13
@pytest.mark.clause("PB-7.9", "PA-43")
def test_five_fuel_allow_ten_points() -> None:
    state = after(mounted("F5"), "attack")
    assert refused(state, "points:11") == "too-little-fuel (PB-7.9)"
    assert refused(state, "points:10") == ""


@pytest.mark.clause("PA-42", "PA-48", "PB-7.8")
def test_any_number_from_one_to_the_sum() -> None:
    state = after(mounted("F10,9"), "attack")
    assert of(state, "points") == {str(points) for points in range(1, 22)}
    assert refused(state, "points:0") == "zero-points (PA-48)"
    assert refused(state, "points:22") == "too-many-points (PB-7.8)"


@pytest.mark.clause("PA-42")
def test_whole_cards_where_the_house_wants_it() -> None:
    cards_only = {"declare": "cards"}
    state = after(mounted("F10,9", options=cards_only), "attack")
    assert of(state, "points") == {"5", "7", "9", "12", "14", "16", "21"}
    assert refused(state, "points:10") == "no-whole-cards (PA-42)"
    after(state, "points:12")
    assert of(state, "extra") == {"none", "9S"}
    assert refused(state, "extra:5S") == "spade-in-use (PA-47)"
    assert refused(mounted("F2", options=cards_only), "attack") == "no-fuel (PB-7.8)"
    assert refused(mounted("F2"), "attack") == ""


# PT-15
@pytest.mark.clause("PA-47", "PB-7.8")
def test_the_extra_spade_is_not_among_the_declared_points() -> None:
    state = after(mounted("F8"), "attack", "points:15")
    assert refused(state, "extra:7S") == "spade-in-use (PA-47)"
    assert of(state, "extra") == {"none", "5S"}
    assert refused(after(mounted("F8"), "attack", "points:14"), "extra:7S") == ""


@pytest.mark.clause("PB-7.8", "PA-46", "PB-10.6")
def test_the_extra_projectile_is_discarded_and_needs_no_fuel() -> None:
    state = after(mounted("F7"), "attack", "points:14", "extra:7S", "pay:7D")
    assert attack(state) == 21
    assert discard(state) == ["7D", "7S"]
    assert cards(state, "spades.0") == ["9S", "5S"]
    assert [(one["points"], one["extra"]) for one in told(state, "attacked")] == [(14, 7)]


@pytest.mark.clause("PB-7.8", "PA-47")
def test_where_no_extra_is_possible_none_is_asked() -> None:
    state = after(mounted("F10,9"), "attack", "points:21")
    assert asked(state) == "pay"


@pytest.mark.clause("PB-7.8")
def test_only_spades_of_the_panel() -> None:
    state = after(mounted("F7"), "attack", "points:9")
    assert refused(state, "extra:10S") == "not-on-panel (PB-7.8)"


@pytest.mark.clause("PA-49")
def test_an_extra_in_the_very_first_attack() -> None:
    state = after(mounted("F8"), "attack", "points:9")
    assert of(state, "extra") == {"none", "9S", "7S", "5S"}
    needs = {"extra_needs_unlock": True}
    locked = after(mounted("F8", options=needs), "attack", "points:9")
    assert asked(locked) == "pay"
    assert number(locked, "unlocked") == 0
    later = after(mounted("F8", options=needs, unlocked=True), "attack", "points:9")
    assert of(later, "extra") == {"none", "9S", "7S", "5S"}


@pytest.mark.clause("PB-7.8", "PB-3.3")
def test_what_an_attack_needs() -> None:
    assert refused(mounted("F2"), "attack") == ""
    assert refused(mounted(), "attack") == "no-fuel (PB-7.8)"
    assert refused(at("P=QH K=QC H2,3,4 C2,3,4 F5", "H10"), "attack") == "no-spades (PB-7.8)"
    assert refused(at("S9 F5", "H10"), "attack") == "not-mounted (PB-3.3)"


@pytest.mark.clause("PA-45", "PB-7.8")
def test_no_card_is_paid_that_is_not_needed() -> None:
    state = after(mounted("F8,5,4,2"), "attack", "points:15", "extra:none")
    assert of(state, "pay") == {"8D", "5D+4D"}
    assert refused(state, "pay:8D+2D") == "redundant (PA-45)"
    assert refused(state, "pay:5D+2D") == "too-little-fuel (PB-7.9)"
    assert refused(state, "pay:none") == "too-little-fuel (PB-7.9)"
    assert refused(state, "pay:10D") == "not-on-panel (PB-7.8)"


@pytest.mark.clause("PA-45")
def test_any_set_that_suffices_where_the_house_wants_it() -> None:
    state = mounted("F8,5,4", options={"fuel_sets": "any"})
    after(state, "attack", "points:15", "extra:none")
    assert of(state, "pay") == {"8D", "5D+4D", "8D+5D", "8D+4D", "8D+5D+4D"}
    assert refused(state, "pay:5D") == "too-little-fuel (PB-7.9)"


# PT-27
@pytest.mark.clause("PB-9.4", "PB-9.5", "PB-9.6", "PA-53", "PB-12.1")
def test_burning_clubs() -> None:
    state = after(at(f"{BURNING} F5", "H10"), "attack", "points:16")
    assert of(state, "pay") == {"8C"}
    assert refused(state, "pay:5D+3C") == "mixed-fuel (PB-9.6)"
    after(state, "pay:8C")
    assert cards(state, "clubs.0") == ["3C"]
    assert cards(state, "fuel.0") == ["5D"]
    assert discard(state) == ["8C"]
    assert attack(state) == 16


@pytest.mark.clause("PB-9.4", "PB-9.6", "PA-52")
def test_with_the_ace_either_kind_but_not_both() -> None:
    state = after(at(f"{BURNING} F5", "H10"), "attack")
    assert len(of(state, "points")) == 16  # 11 clubs allow 22 points: the spades are the limit
    after(state, "points:6", "extra:none")
    assert of(state, "pay") == {"5D", "8C", "3C"}
    after(state, "pay:5D")
    assert discard(state) == ["5D"]


@pytest.mark.clause("PB-9.4")
def test_without_the_ace_clubs_are_no_fuel() -> None:
    state = after(mounted("F5"), "attack", "points:4", "extra:none")
    assert refused(state, "pay:2C") == "no-burning (PB-9.4)"
    assert refused(mounted(), "attack") == "no-fuel (PB-7.8)"


@pytest.mark.clause("PA-51", "PB-7.10")
def test_no_projectile_before_the_first_attack() -> None:
    state = mounted("F5")
    assert refused(state, "fire:9S") == "locked (PA-51)"
    assert of(state, "fire") == set()


@pytest.mark.clause("PB-7.10", "PA-50")
def test_the_first_attack_unlocks_projectiles_for_both() -> None:
    state = at(f"{SPADES} F5", "H10 S8", "", "2D 6C 4C")
    after(state, "attack", "points:2", "extra:none", "pay:5D", "dodge:2D")
    assert shows(state, 1) == {"10H", "8S"}  # it did nothing at all
    assert of(state, "fire", 1) == {"8S"}
    after(state, "pass:6C", "pass:4C")
    assert of(state, "fire") == {"9S", "7S", "5S"}
    after(state, "fire:5S", "dodge:none", "fire:8S")
    assert attack(state) == 8
    assert discard(state)[-1] == "8S"


@pytest.mark.clause("PB-7.10")
def test_a_projectile_needs_neither_mount_nor_fuel() -> None:
    state = at("S9", "H10 C3", unlocked=True)
    after(state, "fire:9S")
    assert attack(state) == 9
    assert cards(state, "spades.0") == []
    assert [one["attack"] for one in told(state, "fired")] == [9]
    assert refused(at("S9", "H10", unlocked=True), "fire:8S") == "not-on-panel (PB-7.10)"


@pytest.mark.clause("PA-54")
def test_an_empty_panel_may_be_attacked() -> None:
    state = at(f"{SPADES} F5", "")
    assert attack(after(state, "attack", "points:2", "extra:none", "pay:5D")) == 2


# -- each step can be taken back -------------------------------------------------------------------


@pytest.mark.clause("PB-7.8")
def test_until_it_is_declared_each_step_can_be_taken_back() -> None:
    state = mounted("F8")
    before = texts(state)
    after(state, "attack", "points:9", "extra:7S")
    assert asked(state) == "pay"
    assert asked(after(state, "back")) == "extra"
    assert asked(after(state, "back")) == "points"
    assert asked(after(state, "back")) == "action"
    assert texts(state) == before
    assert discard(state) == []
    assert number(state, "unlocked") == 0


@pytest.mark.clause("PB-7.8")
def test_not_for_ever() -> None:
    state = mounted("F8")
    for _ in range(9):
        after(state, "attack", "back")
    after(state, "attack")
    assert refused(state, "back") == "back-too-often (PB-7.8)"
    after(state, "points:2", "extra:none", "pay:8D", "dodge:none")
    assert number(state, "backs") == 0


@pytest.mark.clause("PB-7.8")
def test_the_match_takes_them_back_too() -> None:
    match = Match.start(GAME, 2, "taken back")
    match.state = mounted("F8")
    for move in ("attack", "points:9", "extra:7S"):
        match.play(0, move)
    assert match.why_no_undo(0) == ""
