"""PB-5 Set-up and the draw pile, with the rulings about turn order and drawing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sobremesa.engine.options import Options
from sobremesa.engine.state import State
from tests.games.playing import after, counts, held, sayings, turn
from tests.games.pocobot.helpers import GAME, at, discard, hand, number, told

NO_DRAW = {"first_turn_draw": False}


@cache
def starts(options: tuple[tuple[str, bool], ...] = ()) -> list[tuple[State, list[dict[str, Any]]]]:
    """Many new matches, each with what was told while it was laid out."""
    states = [GAME.start(seed=seed, options=dict(options)) for seed in range(400)]
    return [(state, sayings(state)) for state in states]


def order_cards(said: list[dict[str, Any]]) -> list[str]:
    """The cards of the turn order, as they were drawn."""
    return [one["card"] for one in said if one["what"] == "turn-card"]


# PT-01
@pytest.mark.clause("PB-5.1", "PB-5.2", "PB-5.3", "PB-5.4", "PB-5.6", "PA-4")
def test_the_set_up() -> None:
    for state, said in starts((("first_turn_draw", False),)):
        drawn = order_cards(said)
        assert held(state) == [5, 5]
        assert counts(state) == (42 - len(drawn), len(drawn))
        assert discard(state) == drawn
    assert sum(len(order_cards(said)) == 2 for _, said in starts()) > 300


@pytest.mark.clause("PB-5.1")
def test_the_cards_are_shuffled_from_the_seed() -> None:
    deals = {tuple(sorted(hand(state))) for state, _ in starts()}
    assert len(deals) > 390
    assert GAME.start(seed=5) == GAME.start(seed=5)


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def check_order(ranks: list[str], options: tuple[tuple[str, bool], ...] = ()) -> None:
    """The last two order cards differ, and the higher of them begins; all before were equal."""
    for state, said in starts(options):
        drawn = [ranks.index(card[:-1]) for card in order_cards(said)]
        tied, last = drawn[:-2], drawn[-2:]
        assert last[0] != last[1]
        assert turn(state) == (0 if last[0] > last[1] else 1)
        assert [one["player"] for one in said if one["what"] == "begins"] == [turn(state)]
        assert tied[::2] == tied[1::2]
        assert sum(one["what"] == "tie" for one in said) == len(tied) // 2


@pytest.mark.clause("PB-5.4", "PB-5.5", "PA-1", "PA-2")
def test_the_highest_card_starts() -> None:
    check_order(RANKS)


# PT-03
@pytest.mark.clause("PA-1", "PB-5.5")
def test_the_ace_is_highest_and_suits_do_not_matter() -> None:
    seen = {tuple(order_cards(said)): turn(state) for state, said in starts()}
    aces = {pair: first for pair, first in seen.items() if len(pair) == 2 and "A" in str(pair)}
    assert len(aces) > 20
    for (one, _), first in aces.items():
        assert first == (0 if one.startswith("A") else 1)


@pytest.mark.clause("PA-1")
def test_the_ace_is_lowest_where_the_house_wants_it() -> None:
    check_order(["A", *RANKS[:-1]], (("ace_high", False),))


@pytest.mark.clause("PA-2", "PA-3", "PB-5.6")
def test_after_a_tie_both_draw_again_and_all_cards_are_discarded() -> None:
    tied = [(state, said) for state, said in starts() if len(order_cards(said)) > 2]
    assert tied
    for state, said in tied:
        assert discard(state) == order_cards(said)


@pytest.mark.clause("PA-5", "PB-6.1")
def test_the_first_player_draws_in_his_first_turn() -> None:
    for state, _ in starts():
        assert held(state) == [6 if seat == turn(state) else 5 for seat in (0, 1)]
    for state, _ in starts((("first_turn_draw", False),)):
        assert held(state) == [5, 5]
        first = turn(state)
        after(state, f"pass:{min(hand(state, first))}", f"pass:{max(hand(state, first))}")
        assert held(state)[1 - first] == 6


# -- drawing ---------------------------------------------------------------------------------------


def passing(pile: str, thrown: str, options: Options | None = None, **more: str) -> State:
    """Seat 0 passes with two cards; then it is the turn of seat 1, who draws."""
    state = at("H2", "H3", "2C 3C", "KS", pile=pile, discard=thrown, options=options or {}, **more)
    return after(state, "pass:2C", "pass:3C")


def bare(own: str, pile: str = "", **more: object) -> State:
    """A position whose draw pile holds only these cards: all others lie in the discard pile."""
    return at("H2", "H3", own, "KS", pile=pile, rest="discard", **more)


@pytest.mark.clause("PA-7", "PB-6.1")
def test_every_turn_begins_with_a_card() -> None:
    state = passing("9S", "")
    assert hand(state, 1) == {"KS", "9S"}
    assert [one["count"] for one in told(state, "drew")] == [1]


@pytest.mark.clause("PB-5.7", "PA-8")
def test_an_empty_pile_is_refilled_when_a_card_is_due() -> None:
    state = bare("2C 3C")
    before = counts(state)
    assert before[0] == 0
    after(state, "pass:2C", "pass:3C")
    assert counts(state) == (before[1] + 1, 0)  # the two passed cards came in, one was drawn
    assert held(state)[1] == 2
    assert len(told(state, "recycled")) == 1


@pytest.mark.clause("PB-5.7")
def test_it_is_not_refilled_when_it_runs_out() -> None:
    state = bare("2C 3C", "9S")
    after(state, "pass:2C", "pass:3C")
    assert counts(state)[0] == 0
    assert "9S" in hand(state, 1)
    assert counts(state)[1] > 30


@pytest.mark.clause("PA-9", "PA-11", "PB-7.6", "PB-5.7")
def test_an_action_draws_only_what_is_left() -> None:
    state = bare("9D", "9S 8S")
    after(state, "burn:9D")
    assert hand(state) == {"9S", "8S"}
    assert [one["count"] for one in told(state, "drew-action")] == [2]


@pytest.mark.clause("PA-10", "PA-11", "PA-13")
def test_an_action_may_draw_nothing_and_still_costs_its_cards() -> None:
    state = bare("9D")
    state.recording = False
    later = after(state.clone(), "burn:9D")
    assert hand(later) == set()
    assert held(later)[1] == 2  # the next draw phase shuffled, 9♦ too
    assert "9D" not in discard(later)


@pytest.mark.clause("PA-12")
def test_without_any_card_the_turn_goes_on() -> None:
    everything = [f"{rank}{suit}" for suit in "SHCD" for rank in RANKS]
    rest = [card for card in everything if card not in ("2H", "3H", "5D")]
    state = at("H2", "H3 F5", "", " ".join(rest))
    assert counts(state) == (0, 0)
    after(state, "pass:none")
    assert turn(state) == 1
    assert told(state, "nothing-to-draw")
    assert held(state) == [0, len(rest)]


@pytest.mark.clause("PA-13", "PB-7.4")
def test_what_pays_is_in_the_discard_pile_before_the_draw() -> None:
    state = at("H2", "H3", "2D", "", pile="9S 8S 7S")
    after(state, "burn:2D")
    moved = [event.seen_by(None) for event in state.events]
    path = [(e["from"], e["to"]) for e in moved if e is not None and e["type"] == "moved"]
    assert path[:3] == [("hand.0", "discard"), ("pile", "hand.0"), ("pile", "hand.0")]


@pytest.mark.clause("PA-6")
def test_there_is_no_hand_limit() -> None:
    state = at("H2", "H3", "10D 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS AC AH KC QC JC")
    assert held(after(state, "burn:10D"))[0] == 28


@pytest.mark.clause("PA-6")
@pytest.mark.parametrize("most", [5, 7, 10, 18])
def test_beyond_the_limit_of_the_house_cards_are_discarded(most: int) -> None:
    full = "10D 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS AC AH KC QC"
    limit = {"hand_limit": most}
    drawn = "2C 3C 4C 5C 6C 7C 8C 9C 10C 2D"
    state = at("H2", "H4", " ".join(full.split()[:most]), pile=drawn, options=limit)
    after(state, "burn:10D")
    assert held(state)[0] == most
    assert "2C" in hand(state)
    assert discard(state) == ["10D", *drawn.split()[1:]]
    assert len(told(state, "over-limit")) == 9


@pytest.mark.clause("PA-6")
def test_the_limit_holds_in_the_draw_phase_too() -> None:
    full = "2S 3S 4S 5S 6S"
    state = at("H2", "H4", "2C 3C", full, pile="9S", options={"hand_limit": 5})
    after(state, "pass:2C", "pass:3C")
    assert hand(state, 1) == set(full.split())
    assert discard(state) == ["2C", "3C", "9S"]
    assert number(state, "turn") == 1
