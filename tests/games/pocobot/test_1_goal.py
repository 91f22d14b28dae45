"""PB-1 Components and goal, PB-2 the panel."""

from __future__ import annotations

import pytest

from sobremesa import Bad
from tests.games.playing import after, cards, refused, texts
from tests.games.pocobot.helpers import (
    GAME,
    MOUNTED,
    at,
    everything,
    force,
    of,
    outcome,
    playout,
    removed,
    shows,
    struck,
)

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = sorted(rank + suit for suit in "SHCD" for rank in RANKS)


@pytest.mark.clause("PB-1.1")
def test_exactly_two_players() -> None:
    assert list(GAME.seats) == [2]
    assert GAME.start().seats == 2
    for seats in (0, 1, 3):
        with pytest.raises(Bad, match="played by 2, not"):
            GAME.start(seats)


@pytest.mark.clause("PB-1.2")
def test_a_french_deck_without_jokers() -> None:
    assert everything(GAME.start()) == DECK


# PT-37
@pytest.mark.clause("PB-1.2", "PB-7.2", "PB-10.6")
@pytest.mark.parametrize("sensible", [True, False])
def test_no_card_is_lost_and_only_hearts_leave(sensible: bool) -> None:
    left: set[str] = set()
    for seed in range(12):
        for state in playout(GAME.start(seed=seed), seed, sensible):
            assert everything(state) == DECK
            left |= removed(state)
    assert all(card.endswith("H") for card in left)
    assert bool(left) == sensible


@pytest.mark.clause("PB-1.3", "PB-1.4", "PB-1.5", "PB-11.1", "PB-13.2")
def test_whoever_loses_his_last_heart_has_lost() -> None:
    state = struck("H5", force(6))
    assert outcome(state) == ("destroyed", (0,))
    assert state.result is not None
    assert state.result.score == (1.0, 0.0)
    assert state.result.clause == "PB-11.1"


@pytest.mark.clause("PB-1.5")
def test_whoever_has_a_heart_left_plays_on() -> None:
    assert outcome(struck("H5,7", force(6))) == ("", ())


@pytest.mark.clause("PB-2.1", "PA-70")
def test_panels_and_piles_are_public_and_hands_and_draw_order_hidden() -> None:
    state = at(f"{MOUNTED} F5", "H3", "4C", "3D", removed="2H", discard="9D")
    for viewer in (None, 0, 1):
        zones = state.view(viewer)["zones"]
        assert all("count" in zone for zone in zones.values())
        assert zones["spades.0"]["cards"] == ["9S", "7S", "5S"]
        assert zones["pilot.0"]["cards"] == ["QS"]
        assert zones["fuel.0"]["cards"] == ["5D"]
        assert zones["hearts.1"]["cards"] == ["3H"]
        assert zones["removed"]["cards"] == ["2H"]
        assert zones["discard"]["cards"] == ["9D"]
        assert "cards" not in zones["pile"]
        seen = [seat for seat in (0, 1) if "cards" in zones[f"hand.{seat}"]]
        assert seen == ([] if viewer is None else [viewer])


@pytest.mark.clause("PB-2.2", "PB-2.4", "PB-2.5", "PB-12.1")
@pytest.mark.parametrize(
    ("card", "place"),
    [("2S", "spades"), ("10H", "hearts"), ("7C", "clubs"), ("5D", "fuel"), ("AC", "booster")],
)
def test_each_card_has_one_place(card: str, place: str) -> None:
    state = at(hand=f"{card} KS")
    assert {card} <= of(state, "place")
    after(state, f"place:{card}")
    assert cards(state, f"{place}.0") == [card]


@pytest.mark.clause("PB-2.3", "PB-2.5", "PA-34")
@pytest.mark.parametrize("card", ["JS", "QH", "KC"])
def test_figures_are_pilot_or_copilot_and_nothing_else(card: str) -> None:
    state = at("P=JH", hand=card, rival="P=QS")
    assert of(state, "place") == {f"{card}>copilot"}
    assert cards(after(state, f"place:{card}>copilot"), "copilot.0") == [card]
    free = at(hand=card)
    assert of(free, "place") == {f"{card}>pilot"}
    assert cards(after(free, f"place:{card}>pilot"), "pilot.0") == [card]
    both = at("P=QC K=QD@hearts", hand=card)
    assert of(both, "place") == set()
    for text in ("place:KS", "place:KS>spades", "place:9S>pilot", "place:KS>copilot@spades"):
        with pytest.raises(Bad):
            GAME.parse(text)


@pytest.mark.clause("PB-2.4")
def test_fuel_has_no_limit() -> None:
    state = at("F2,3,4,5,6,7,8,9", hand="10D")
    assert len(cards(after(state, "place:10D"), "fuel.0")) == 9


@pytest.mark.clause("PB-2.5", "PA-56")
def test_an_ace_is_never_a_module_card_nor_a_projectile() -> None:
    state = at(f"{MOUNTED} B=AS", unlocked=True)
    assert of(state, "fire") == {"9S", "7S", "5S"}
    assert refused(state, "fire:AS") == "not-on-panel (PB-7.10)"
    assert cards(after(at(hand="AH"), "place:AH"), "hearts.0") == []


@pytest.mark.clause("PB-2.1")
def test_nobody_changes_the_rivals_panel() -> None:
    state = at("", "S9 H3", hand="")
    assert not of(state, "remove")
    assert refused(state, "remove:9S") == "not-on-panel (PB-7.1)"
    assert shows(state, 1) == {"9S", "3H"}
    assert texts(state, 1) == set()
