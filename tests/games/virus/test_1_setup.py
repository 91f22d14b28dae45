"""VI-1 Components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa import Bad
from tests.games.playing import after, cards, counts, held, sayings, turn
from tests.games.virus.helpers import COLOURS, GAME, at, body, everything, hand, playout

ALL_SEATS = range(2, 7)

# Table VI-1.2, once more and by hand.
BOX = {
    **dict.fromkeys(("organ:red", "organ:green", "organ:blue", "organ:yellow"), 5),
    "organ:multi": 1,
    **dict.fromkeys(("virus:red", "virus:green", "virus:blue", "virus:yellow"), 4),
    "virus:multi": 1,
    **dict.fromkeys(("medicine:red", "medicine:green", "medicine:blue", "medicine:yellow"), 4),
    "medicine:multi": 4,
    "contagion": 2,
    "thief": 3,
    "transplant": 3,
    "glove": 1,
    "error": 1,
}


@pytest.mark.clause("VI-1.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_box_holds_68_cards_of_four_types(seats: int) -> None:
    box = everything(GAME.start(seats))
    types = Counter(name.partition(":")[0] for name in box if ":" in name)
    assert len(box) == 68
    assert types == {"organ": 21, "virus": 17, "medicine": 20}
    assert sum(":" not in name for name in box) == 10


@pytest.mark.clause("VI-1.2")
def test_the_copies_of_every_card() -> None:
    assert Counter(everything(GAME.start(4))) == BOX


@pytest.mark.clause("VI-1.1", "VI-1.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_card_is_lost_or_found_in_play(seats: int) -> None:
    for state in playout(GAME.start(seats, seed=seats), seats):
        assert Counter(everything(state)) == BOX


@pytest.mark.clause("VI-1.3")
def test_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert [GAME.start(seats).seats for seats in ALL_SEATS] == [2, 3, 4, 5, 6]
    for seats in (-1, 0, 1, 7):
        with pytest.raises(Bad, match="played by 2–6, not"):
            GAME.start(seats)


@pytest.mark.clause("VI-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_three_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state = GAME.start(seats)
    assert held(state) == [3] * seats
    assert counts(state) == (68 - 3 * seats, 0)
    assert sayings(state) == []  # nobody has had a turn yet


@pytest.mark.clause("VI-1.4")
def test_the_cards_are_shuffled_from_the_seed() -> None:
    deals = {tuple(hand(GAME.start(2, seed=seed), 0)) for seed in range(20)}
    assert len(deals) > 15
    assert GAME.start(3, seed=5) == GAME.start(3, seed=5)


@pytest.mark.clause("VI-1.5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_bodies_start_empty(seats: int) -> None:
    state = GAME.start(seats)
    assert [body(state, seat) for seat in range(seats)] == [""] * seats


@pytest.mark.clause("VI-1.5")
def test_what_is_public_and_what_is_hidden() -> None:
    state = at("red+virus:multi | blue | ", "thief error | virus:red | ?", discard="glove")
    for viewer in (None, 0, 1, 2):
        zones = state.view(viewer)["zones"]
        assert all("count" in zone for zone in zones.values())
        assert zones["organ.0.red"]["cards"] == ["organ:red", "virus:multi"]
        assert zones["discard"]["cards"] == ["glove"]
        assert "cards" not in zones["pile"]
        seen = [seat for seat in range(3) if "cards" in zones[f"hand.{seat}"]]
        assert seen == ([] if viewer is None else [viewer])
    assert cards(state, "hand.1", 1) == ["virus:red"]
    places = [name for name in state.view(None)["zones"] if name.startswith("organ.")]
    assert len(places) == 3 * len(COLOURS)


@pytest.mark.clause("VI-1.6", "VC-11")
def test_seat_0_begins() -> None:
    assert {GAME.start(6, seed=seed).waiting for seed in range(30)} == {(0,)}


@pytest.mark.clause("VI-1.7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_turns_go_up_and_around(seats: int) -> None:
    state = GAME.start(seats)
    order = []
    for _ in range(2 * seats + 1):
        order.append(turn(state))
        assert state.waiting == (turn(state),)
        after(state, f"discard:{hand(state, turn(state))[0]}")
    assert order == [*range(seats), *range(seats), 0]
