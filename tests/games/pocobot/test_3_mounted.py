"""PB-3 The mounted mecha."""

from __future__ import annotations

import pytest

from tests.games.playing import after, cards, refused, texts
from tests.games.pocobot.helpers import asked, at

MOUNTED = ""
UNMOUNTED = "not-mounted (PB-3.3)"


def attack(own: str, **options: object) -> str:
    """Why this mecha, with fuel enough, cannot attack."""
    return refused(at(f"{own} F10", "H2", options=options), "attack")


# PT-07, PT-09
@pytest.mark.clause("PB-3.1", "PB-3.2", "PB-4.3", "PA-36", "PA-37", "PA-38")
@pytest.mark.parametrize(
    ("own", "answer"),
    [
        ("P=QS S9,7,5 H3 C2,4", MOUNTED),
        ("P=QS K=QC S9,7,5 C2,4,6", MOUNTED),
        ("P=QS B=AS S9,7,5,2 H3 C2", MOUNTED),
        ("P=QH S9,7 H3,4,5 C2", MOUNTED),
        ("P=QC S9,7 H3 C2,4,6", MOUNTED),
        ("P=QS S9,7,5 H3 C2", UNMOUNTED),
        ("P=QS S9,7 H3,4 C2,4", UNMOUNTED),
        ("P=QH S9,7 H3,4 C2,4", UNMOUNTED),
        ("B=AS S9,7,5 H3 C2,4", UNMOUNTED),
        ("P=QS K=QD@clubs B=AH S9,7 H3,4,5,6 C2,4,6 F2,3,4", UNMOUNTED),
        ("P=QS K=QC B=AC S9,7,5 H3 C2 F2,3,4", UNMOUNTED),
    ],
)
def test_a_pilot_six_cards_and_three_of_his_suit(own: str, answer: str) -> None:
    assert attack(own) == answer


@pytest.mark.clause("PB-3.3", "PB-3.4")
def test_the_pilots_three_cards_give_no_bonus_and_only_allow_the_attack() -> None:
    state = at("P=QS S9,7,5 H3 C2,4 F10", "H2")
    assert "attack" in texts(state)
    assert max(int(text[7:]) for text in texts(after(state, "attack")) if ":" in text) == 20
    assert "attack" not in texts(at("P=QH S9,7 H3,4 C2,4 F10", "H2"))


@pytest.mark.clause("PA-38")
def test_each_module_holds_a_card_where_the_house_wants_it() -> None:
    two = "P=QS K=QC S9,7,5 C2,4,6"
    assert attack(two, mounted_each_module=True) == UNMOUNTED
    assert attack("P=QS S9,7,5 H3 C2,4", mounted_each_module=True) == MOUNTED


@pytest.mark.clause("PA-39")
def test_seven_cards_fit_with_a_pilot_alone() -> None:
    state = at("P=QS S9,7,5 H3,4 C2", "H2", hand="4C")
    assert cards(after(state, "place:4C"), "clubs.0") == ["2C", "4C"]
    assert attack("P=QS S9,7,5 H3,4 C2,4") == MOUNTED


@pytest.mark.clause("PA-40", "PB-3.3")
def test_it_is_lost_when_cards_leave() -> None:
    state = at("P=QS S9,7,5 H3 C2,4 F10", "H10", rival_hand="2S 3S", unlocked=True)
    after(state, "fire:5S", "dodge:none", "pass:2S", "pass:3S")
    assert refused(state, "attack") == UNMOUNTED


@pytest.mark.clause("PA-40", "PA-41")
def test_paying_with_clubs_takes_the_mount_away_and_not_the_attack() -> None:
    state = at("P=QS B=AD S9,7,5 H3 C2,4", "H2")
    after(state, "attack", "points:1", "extra:none", "pay:4C")
    assert asked(state) == "dodge"
    assert cards(state, "clubs.0") == ["2C"]
