"""VI-5 The draw pile runs out; the order of the discard pile."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.playing import after, counts, held, sayings
from tests.games.virus.helpers import at, body, discard, hand, pile

FLIP: dict[str, Any] = {"options": {"recycle": "flip"}}
SPENT = {"rest": "discard"}  # the draw pile is empty but for what a position names


def order_discarded(bodies: str, hands: str, *moves: str, **more: Any) -> str:
    """The discard pile after moves, from the lowest card up."""
    return discard(after(at(bodies, hands, **more), *moves))


@pytest.mark.clause("VI-5.1", "VC-8")
def test_the_discard_pile_is_shuffled_into_a_draw_pile() -> None:
    """The same discard pile comes back in an order that only the seed decides."""
    spent = at(" | ", "thief", **SPENT)
    kept = [*discard(spent).split(), "thief"]
    orders = set()
    for seed in ("one", "two", "three", "three"):
        state = spent.clone()
        state.sow(seed)
        after(state, "discard:thief")
        assert discard(state) == ""
        assert sorted(pile(state) + hand(state, 0)) == sorted(kept)
        assert pile(state) not in (kept[:-3], kept[:2:-1])  # neither laid over nor turned over
        orders.add(tuple(pile(state)))
    assert len(orders) == 3


@pytest.mark.clause("VI-5.1", "VI-5.4", "VC-8")
def test_flip_only_turns_the_pile_over() -> None:
    state = at(" | ", "thief", discard="", **SPENT, **FLIP)
    spent = [*discard(state).split(), "thief"]
    after(state, "discard:thief")
    assert hand(state, 0) == sorted(spent[:3])  # the lowest cards come first
    assert pile(state)[::-1] == spent[3:]
    assert discard(state) == ""


@pytest.mark.clause("VI-5.2")
def test_an_empty_pile_alone_recycles_nothing() -> None:
    state = at(" | ", "thief glove error | virus:red", pile="contagion", **SPENT)
    before = discard(state)
    after(state, "discard:thief")
    assert hand(state, 0) == ["contagion", "error", "glove"]
    assert discard(state) == f"{before} thief"
    assert counts(state)[0] == 0
    assert [said["what"] for said in sayings(state)] == ["drew"]


@pytest.mark.clause("VI-5.2")
def test_the_card_just_played_is_recycled_too() -> None:
    state = after(at(" | ", "glove thief error | ?", **SPENT), "glove")
    everywhere = pile(state) + hand(state, 0) + hand(state, 1)
    assert "glove" in everywhere
    assert discard(state) == ""
    assert counts(state)[0] == 68 - 6


@pytest.mark.clause("VI-5.2", "VI-5.1")
def test_recycling_in_the_middle_of_a_refill() -> None:
    state = at(" | ", "thief glove error | virus:red", pile="contagion", **SPENT, **FLIP)
    spent = discard(state).split()
    after(state, "discard:thief+glove+error")
    assert hand(state, 0) == sorted(["contagion", *spent[:2]])
    assert pile(state)[::-1] == [*spent[2:], "thief", "glove", "error"]
    recycled, drew = sayings(state)
    assert (recycled["what"], recycled["count"]) == ("recycled", len(spent) + 3)
    assert (drew["what"], drew["player"], drew["count"]) == ("drew", 0, 3)


# As many cards as can be are in the bodies: 21 organs, 20 medicines, 11 viruses. 16 are left.
FULLEST = (
    "red+medicine:red+medicine:red green+medicine:green+medicine:green"
    " blue+virus:blue yellow+virus:yellow |"
    "red+medicine:red+medicine:red green+medicine:green+medicine:green"
    " blue+virus:blue yellow+virus:yellow |"
    "red+medicine:multi+medicine:multi blue+medicine:blue+medicine:blue"
    " green+virus:green yellow+virus:yellow |"
    "green+medicine:multi+medicine:multi yellow+medicine:yellow+medicine:yellow"
    " red+virus:red blue+virus:blue |"
    "blue+medicine:blue+medicine:blue yellow+medicine:yellow+medicine:yellow"
    " red+virus:red green+virus:green |"
    "multi+virus:red"
)
SIXTEEN = (
    "contagion contagion thief | thief thief transplant | transplant transplant error |"
    "virus:red virus:green virus:green | virus:blue virus:yellow virus:multi | glove"
)


@pytest.mark.clause("VI-5.3", "VI-4.7")
@pytest.mark.parametrize("seat", range(6))
def test_both_piles_empty(seat: int) -> None:
    """Whatever is played then, whoever is asked next holds a card."""
    state = at(FULLEST, SIXTEEN, turn=seat)
    assert counts(state) == (0, 0)
    assert held(state) == [3, 3, 3, 3, 3, 1]
    for move in state.moves(seat):
        played = state.clone()
        played.play(seat, move)
        while "spread" in [asked["kind"] for asked in played.open_decisions()]:
            played.play(seat, played.moves(seat)[0])
        assert all(held(played)[asked] > 0 for asked in played.waiting)


@pytest.mark.clause("VI-5.3", "VI-4.7")
def test_with_nothing_to_draw_the_hand_stays_short() -> None:
    """Two blue viruses are in a hand instead; one is put back on its organ."""
    bodies = FULLEST.replace("blue+virus:blue yellow+virus:yellow", "blue yellow+virus:yellow")
    state = at(bodies, SIXTEEN.replace("glove", "glove virus:blue virus:blue"), turn=5)
    assert (counts(state), held(state)) == ((0, 0), [3] * 6)
    after(state, "virus:blue>0.blue")
    assert (counts(state), held(state)) == ((0, 0), [3, 3, 3, 3, 3, 2])
    assert [said["what"] for said in sayings(state)] == ["infected"]
    after(state, "discard:thief")
    assert (counts(state), held(state)) == ((0, 0), [3, 3, 3, 3, 3, 2])
    assert state.waiting == (1,)


@pytest.mark.clause("VI-5.3", "VI-4.7")
def test_the_draw_stops_when_nothing_is_left() -> None:
    state = at(FULLEST, SIXTEEN, turn=5)
    after(state, "discard:glove")
    assert hand(state, 5) == ["glove"]  # the only card there was to draw
    assert counts(state) == (0, 0)
    assert state.waiting == (0,)


@pytest.mark.clause("VI-5.3", "VI-4.7", "VI-6.4")
def test_glove_victims_share_what_there_is() -> None:
    state = after(at(FULLEST, SIXTEEN, turn=5), "glove")
    assert sum(held(state)) == 16
    assert state.waiting == (5,)  # all have drawn; the last of them found a card too
    assert held(state) == [3, 3, 3, 3, 1, 3]


@pytest.mark.clause("VI-5.4")
@pytest.mark.parametrize(
    ("held_cards", "expected"),
    [
        ("thief virus:red organ:yellow", "organ:yellow virus:red thief"),
        ("glove contagion transplant", "contagion transplant glove"),
        ("medicine:multi virus:multi organ:multi", "organ:multi virus:multi medicine:multi"),
        (
            "medicine:yellow medicine:red medicine:blue",
            "medicine:red medicine:blue medicine:yellow",
        ),
        ("transplant thief thief", "thief thief transplant"),
    ],
)
def test_cards_of_one_hand_lie_in_the_order_of_the_table(held_cards: str, expected: str) -> None:
    move = "discard:" + "+".join(held_cards.split())
    assert order_discarded(" | ", held_cards, move) == expected


@pytest.mark.clause("VI-5.4", "VI-6.4")
def test_glove_victims_lie_one_after_another_in_turn_order() -> None:
    hands = "thief error organ:red | virus:red | glove | transplant organ:blue contagion"
    expected = "organ:blue contagion transplant organ:red thief error virus:red glove"
    assert order_discarded(" | | | ", hands, "glove", turn=2) == expected


@pytest.mark.clause("VI-5.4", "VI-2.5")
def test_an_organ_lies_below_what_lay_on_it_and_what_came_upon_it() -> None:
    expected = "thief organ:multi virus:green virus:blue"
    moves = order_discarded(
        "| multi+virus:green", "virus:blue", "virus:blue>1.multi", discard="thief"
    )
    assert moves == expected


@pytest.mark.clause("VI-5.4", "VI-3.5")
@pytest.mark.parametrize(
    ("lying", "card"), [("virus:red", "medicine:multi"), ("medicine:multi", "virus:red")]
)
def test_what_lay_on_an_organ_lies_below_the_card_just_played(lying: str, card: str) -> None:
    assert order_discarded(f"red+{lying} | ", card, f"{card}>0.red") == f"{lying} {card}"


def spread_to_many(**more: Any) -> State:
    """A contagion of seat 1 that changes three organs of two rivals (`contagion_targets = any`)."""
    state = at(
        "green+virus:green | red+virus:red green+virus:multi blue+virus:blue |"
        "blue+medicine:multi multi+virus:yellow",
        "? | contagion | ?",
        turn=1,
        options={"contagion_targets": "any", "recycle": "flip"},
        **more,
    )
    return after(
        state, "contagion", "spread:red>2.multi", "spread:green>0.green", "spread:blue>2.blue"
    )


@pytest.mark.clause("VI-5.4", "VI-6.3")
def test_several_organs_lie_by_seat_in_turn_order_then_by_colour() -> None:
    of_seat_2 = "medicine:multi virus:blue organ:multi virus:yellow virus:red"
    of_seat_0 = "organ:green virus:green virus:multi"
    state = spread_to_many()
    assert discard(state) == f"{of_seat_2} {of_seat_0} contagion"
    assert [body(state, seat) for seat in range(3)] == ["", "red green blue", "blue"]


@pytest.mark.clause("VI-5.4", "VI-5.1")
def test_a_flipped_pile_is_drawn_in_that_order() -> None:
    state = spread_to_many(**SPENT)
    assert held(state) == [3, 3, 3]
    assert pile(state)[:4] == ["contagion", "virus:multi", "virus:green", "organ:green"]


@pytest.mark.clause("VI-5.4", "VI-6.6")
@pytest.mark.parametrize(
    ("bodies", "held_cards", "moves", "expected"),
    [
        ("| red+virus:red", "thief", ["thief>1.red"], "thief"),
        ("blue | red", "transplant", ["transplant>0.blue=1.red"], "transplant"),
        ("| red", "error", ["error>1"], "error"),
        ("red+virus:red | red", "contagion", ["contagion", "spread:red>1.red"], "contagion"),
    ],
)
def test_a_treatment_comes_on_top(
    bodies: str, held_cards: str, moves: list[str], expected: str
) -> None:
    assert order_discarded(bodies, held_cards, *moves, discard="glove") == f"glove {expected}"


@pytest.mark.clause("VI-5.4", "VI-1.5")
def test_a_flipped_pile_still_counts_as_hidden() -> None:
    state = after(at(" | ", "thief", **SPENT, **FLIP), "discard:thief")
    assert all("cards" not in state.view(viewer)["zones"]["pile"] for viewer in (None, 0, 1))
