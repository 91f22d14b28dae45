"""PB-4 Module limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import after, cards, refused, turn
from tests.games.pocobot.helpers import asked, at, discard, of, outcome

DYNAMIC = {"diamond_flex": "dynamic"}


def limit(own: str, suit: str, **more: Any) -> int:
    """How many cards a module of this panel takes."""
    for count in range(5):
        values = ",".join(str(value) for value in range(2, 2 + count))
        state = at(f"{own} {suit}{values}" if values else own, hand=f"10{suit}", **more)
        if refused(state, f"place:10{suit}"):
            return count
    raise AssertionError("a module without a limit")


def limits(own: str, **more: Any) -> tuple[int, ...]:
    """The limits of Projectiles, Defence and Armour, each when the others are empty."""
    return tuple(limit(own, suit, **more) for suit in "SHC")


@pytest.mark.clause("PB-4.1", "PB-4.2", "PB-4.4", "PB-4.5", "PB-4.7", "PB-8.4", "PA-35")
@pytest.mark.parametrize(
    ("crew", "expected"),
    [
        ("", (2, 2, 2)),
        ("P=QS", (3, 2, 2)),
        ("P=QH", (2, 3, 2)),
        ("P=QC", (2, 2, 3)),
        ("P=QS K=QH", (3, 3, 2)),
        ("P=QS K=KS", (3, 2, 2)),
        ("P=QS K=QD@clubs", (3, 2, 3)),
        ("P=QS K=QD@spades", (3, 2, 2)),
        ("B=AS", (4, 2, 2)),
        ("B=AH", (2, 4, 2)),
        ("B=AC", (2, 2, 4)),
        ("B=AD", (2, 2, 2)),
        ("P=QS K=KS B=AS", (4, 2, 2)),
    ],
)
def test_the_limits(crew: str, expected: tuple[int, ...]) -> None:
    assert limits(crew) == expected


# PE-6
@pytest.mark.clause("PB-4.2", "PB-4.4", "PB-4.5")
def test_example_of_the_manual() -> None:
    assert limits("P=QS K=QH B=AC") == (3, 3, 4)


@pytest.mark.clause("PB-4.1", "PA-21")
def test_above_the_limit_nothing_is_placed() -> None:
    state = at("S2,3", hand="4S QS")
    assert refused(state, "place:4S") == "module-full (PB-4.1)"
    assert refused(after(state, "place:QS>pilot"), "place:4S") == ""


# PT-05
@pytest.mark.clause("PB-4.2", "PB-8.3", "PA-18", "PA-23")
def test_no_diamond_pilot_and_no_copilot_alone() -> None:
    state = at(hand="KD QC")
    assert refused(state, "place:KD>pilot") == "diamond-pilot (PB-4.2)"
    assert refused(state, "place:QC>copilot") == "no-pilot (PB-8.3)"
    assert refused(state, "place:KD>copilot@clubs") == "no-pilot (PB-8.3)"
    assert of(state, "place") == {"QC>pilot"}


@pytest.mark.clause("PB-4.2")
@pytest.mark.parametrize("suit", "SHC")
def test_a_pilot_of_each_other_suit(suit: str) -> None:
    assert of(at(hand=f"J{suit}"), "place") == {f"J{suit}>pilot"}


@pytest.mark.clause("PB-4.4", "PB-8.1")
@pytest.mark.parametrize("rank", "JQK")
def test_figures_differ_by_suit_only(rank: str) -> None:
    assert limits(f"P={rank}C") == (2, 2, 3)
    assert limits(f"P={rank}C K={rank}H") == (2, 3, 3)


@pytest.mark.clause("PB-4.6", "PB-9.1", "PA-22")
def test_one_pilot_one_copilot_one_booster() -> None:
    state = at("P=QS K=QH B=AC", hand="KS AD")
    assert refused(state, "place:KS>pilot") == "occupied (PB-4.6)"
    assert refused(state, "place:KS>copilot") == "occupied (PB-4.6)"
    assert refused(state, "place:AD") == "occupied (PB-4.6)"
    assert refused(after(state, "remove:AC"), "place:AD") == ""


@pytest.mark.clause("PA-30", "PB-4.4")
def test_a_diamond_copilot_raises_the_module_chosen_for_him() -> None:
    state = at("P=QS", hand="KD 2C 3C 4C")
    assert of(state, "place") >= {"KD>copilot@spades", "KD>copilot@hearts", "KD>copilot@clubs"}
    assert refused(state, "place:KD>copilot") == "choose-module (PA-30)"
    after(state, "place:KD>copilot@clubs", "place:2C")
    assert state.view(1)["fields"]["flex"] == [3, 0]
    assert state.view(None)["fields"]["flex"] == [3, 0]


@pytest.mark.clause("PA-30")
def test_his_choice_stays_until_he_leaves() -> None:
    state = at("P=QS K=KD@clubs C2,3 H2,3", hand="4C 4H QH")
    assert of(state, "place") == {"4C"}
    after(state, "remove:KD", "place:QH>copilot")
    assert state.view(None)["fields"]["flex"] == [0, 0]


@pytest.mark.clause("PA-30")
def test_dynamic_he_raises_what_fits_best() -> None:
    state = at("P=QS K=KD H2,3 C2,3", hand="4C 4H 4S", options=DYNAMIC)
    assert of(state, "place") == {"4C", "4H", "4S"}
    after(state, "place:4C")
    assert refused(state, "place:4H") == "module-full (PB-4.1)"
    assert refused(state, "place:4S") == ""
    assert limits("P=QS K=KD", options=DYNAMIC) == (3, 3, 3)


@pytest.mark.clause("PA-30")
def test_dynamic_he_is_placed_without_a_choice() -> None:
    state = at("P=QS", hand="KD", options=DYNAMIC)
    assert of(state, "place") == {"KD>copilot"}
    assert refused(state, "place:KD>copilot@hearts") == "no-module-choice (PA-30)"
    assert limits("P=QS K=QH", options=DYNAMIC) == (3, 3, 2)


@pytest.mark.clause("PA-30", "PA-26")
def test_dynamic_an_excess_is_what_the_best_choice_leaves() -> None:
    state = at("P=QS K=QH B=AC H2,3,4 C2,3,4", hand="KD", options=DYNAMIC)
    after(state, "remove:QH", "place:KD>copilot")
    assert asked(state) == "action"  # Defence is raised to 3, the Ace holds Armour at 4
    state = at("P=QS K=KD B=AC H2,3,4 C2,3,4", options=DYNAMIC)
    after(state, "remove:AC", "done")
    assert of(state, "shed") == {"2H", "3H", "4H", "2C", "3C", "4C"}
    assert turn(after(state, "shed:2H")) == 1


# PT-33
@pytest.mark.clause("PB-4.8", "PA-25", "PA-26", "PA-27")
def test_a_copilot_leaves_and_one_heart_of_choice_is_discarded() -> None:
    state = at("P=QS K=QH H9,5,2", "H3")
    after(state, "remove:QH", "done")
    assert asked(state) == "overflow"
    assert of(state, "shed") == {"9H", "5H", "2H"}
    assert refused(state, "shed:QS") == "no-excess (PB-4.8)"
    assert refused(state, "shed:3S") == "not-on-panel (PB-4.8)"
    after(state, "shed:5H")
    assert discard(state) == ["QH", "5H"]
    assert cards(state, "hearts.0") == ["9H", "2H"]
    assert turn(state) == 1


@pytest.mark.clause("PA-25", "PA-20")
def test_an_excess_is_judged_after_the_whole_modification() -> None:
    state = at("P=QS K=QH H9,5,2", "H3", hand="KH")
    after(state, "remove:QH", "place:KH>copilot")
    assert turn(state) == 1
    assert len(cards(state, "hearts.0")) == 3


@pytest.mark.clause("PA-26")
def test_the_lowest_goes_unasked_where_the_house_wants_it() -> None:
    state = at("B=AH H9,5,2,7 S2", "H3", options={"overflow_choice": "lowest"})
    after(state, "remove:AH", "done")
    assert turn(state) == 1
    assert discard(state)[1:] == ["2H", "5H"]
    assert cards(state, "hearts.0") == ["9H", "7H"]


@pytest.mark.clause("PB-4.8", "PA-26")
def test_two_modules_may_exceed_at_once() -> None:
    state = at("P=QS B=AC S9,7,5 C2,3,4,5", "H3")
    after(state, "remove:QS", "remove:AC")
    assert len(of(state, "shed")) == 7
    after(state, "shed:5S")
    assert len(of(state, "shed")) == 4
    after(state, "shed:2C", "shed:3C")
    assert turn(state) == 1


@pytest.mark.clause("PA-65", "PA-27")
def test_an_excess_never_takes_the_last_heart() -> None:
    state = at("B=AH H9,5,2,7", "H3")
    after(state, "remove:AH", "done", "shed:9H", "shed:7H")
    assert outcome(state) == ("", ())
    assert cards(state, "hearts.0") == ["5H", "2H"]


@pytest.mark.clause("PA-72", "PA-24")
def test_first_the_orphan_leaves_then_the_excess_is_judged() -> None:
    state = at("P=QS K=QH H9,5,2", "H3")
    after(state, "remove:QS", "done")
    assert discard(state) == ["QS", "QH"]
    assert of(state, "shed") == {"9H", "5H", "2H"}


@pytest.mark.clause("PA-72", "PA-64")
def test_then_the_collapse_comes_last() -> None:
    state = at("P=QS S9,7,5 H2", "H3")
    after(state, "remove:QS", "remove:2H")
    assert of(state, "shed") == {"9S", "7S", "5S"}
    assert outcome(after(state, "shed:5S")) == ("dismantled", (1,))
