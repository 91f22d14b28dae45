"""VC The rulings, each as ruled and under the option that rules otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.playing import after, held, refused
from tests.games.virus.helpers import GAME, at, body, discard, pile, plays, winners


def both(bodies: str, hands: str, option: str, other: Any) -> tuple[State, State]:
    """The same position as ruled, and with an option set otherwise."""
    return at(bodies, hands), at(bodies, hands, options={option: other})


@pytest.mark.clause("VC-1")
@pytest.mark.parametrize(
    ("lying", "card"), [("virus:red", "medicine:green"), ("medicine:red", "virus:green")]
)
def test_vc_1_cure_or_neutralise_on_the_multicolour_organ(lying: str, card: str) -> None:
    ruled, otherwise = both(f"multi+{lying} | ", card, "match_attached", True)
    assert refused(otherwise, f"{card}>0.multi") == "attached-colour (VI-3.4)"
    assert body(after(ruled, f"{card}>0.multi"), 0) == "multi"


@pytest.mark.clause("VC-2")
def test_vc_2_transplant_of_two_organs_of_one_colour() -> None:
    bodies = "red+virus:red blue | red green"
    ruled, otherwise = both(bodies, "transplant", "transplant_same_colour", True)
    assert refused(ruled, "transplant>0.red=1.red") == "same-colour (VC-2)"
    assert plays(otherwise) - plays(ruled) == {"transplant>0.red=1.red"}
    after(otherwise, "transplant>0.red=1.red")
    assert (body(otherwise, 0), body(otherwise, 1)) == ("red blue", "red+virus:red green")


@pytest.mark.clause("VC-3")
def test_vc_3_no_transplant_makes_duplicates() -> None:
    ruled, otherwise = both("red blue | blue green", "transplant", "transplant_same_colour", True)
    for state in (ruled, otherwise):
        assert refused(state, "transplant>0.red=1.blue") == "colour-taken (VC-3)"
        assert refused(state, "transplant>0.blue=1.green") == "colour-taken (VC-3)"
        assert refused(state, "transplant>0.red=1.green") == ""


@pytest.mark.clause("VC-4")
@pytest.mark.parametrize("theirs", ["red+medicine:red", "red+virus:multi"])
def test_vc_4_contagion_reaches_free_organs(theirs: str) -> None:
    ruled, otherwise = both(f"red+virus:red | {theirs}", "contagion", "contagion_targets", "any")
    assert refused(ruled, "contagion") == "nothing-spreads (VI-6.3)"
    assert plays(after(otherwise, "contagion")) == {"spread:red>1.red"}


@pytest.mark.clause("VC-5")
def test_vc_5_immunised_organs_move_with_the_body() -> None:
    immunised = "red+medicine:red+medicine:red"
    state = at(f"blue | {immunised}", "error thief transplant")
    assert refused(state, "thief>1.red") == "immunised (VI-6.2)"
    assert refused(state, "transplant>0.blue=1.red") == "immunised (VI-6.1)"
    after(state, "error>1")
    assert (body(state, 0), body(state, 1)) == (immunised, "blue")


@pytest.mark.clause("VC-6")
def test_vc_6_victory_at_once_and_for_everybody() -> None:
    state = at("yellow | red green blue multi+virus:red", "medicine:red thief")
    after(state, "medicine:red>1.multi")
    assert winners(state) == (1,)
    assert held(state)[0] == 1


@pytest.mark.clause("VC-7")
def test_vc_7_an_infected_fifth_organ() -> None:
    bodies = "red green blue multi+virus:red | "
    ruled, otherwise = both(bodies, "organ:yellow", "infected_blocks", True)
    assert winners(after(ruled, "organ:yellow")) == (0,)
    assert winners(after(otherwise, "organ:yellow")) == ()


@pytest.mark.clause("VC-8")
def test_vc_8_recycling() -> None:
    piles = []
    for recycle in ("shuffle", "flip"):
        state = at(" | ", "thief", rest="discard", options={"recycle": recycle})
        spent = [*discard(state).split(), "thief"]
        piles.append(pile(after(state, "discard:thief")))
    assert piles[1] == spent[:2:-1]
    assert piles[0] != piles[1]


@pytest.mark.clause("VC-9")
def test_vc_9_the_victims_hand_stays_empty_until_their_turn() -> None:
    """The cards that seat 2 draws lie below those of seat 0 and seat 1."""
    drawn = [f"medicine:{colour}" for colour in ("red", "green", "blue", "yellow")]
    state = at(" | | ", "glove thief thief", pile=f"error {' '.join(drawn)}")
    after(state, "glove")
    assert state.view(1)["zones"]["hand.1"]["cards"] == drawn[:3]
    assert drawn[3] in state.view(2)["zones"]["hand.2"]["cards"]


@pytest.mark.clause("VC-10")
def test_vc_10_discarding_nothing_is_passing() -> None:
    state = at(" | ", "thief")
    assert refused(state, "discard:nothing") == "no-discard (VC-10)"
    assert refused(state, "discard:thief") == ""


@pytest.mark.clause("VC-11")
def test_vc_11_who_begins() -> None:
    assert GAME.start(4).waiting == (0,)
    assert GAME.start(4, options={"first_player": 2}).waiting == (2,)
    drawn = {GAME.start(4, seed, {"first_player": "random"}).waiting for seed in range(40)}
    assert drawn == {(0,), (1,), (2,), (3,)}


@pytest.mark.clause("VC-12")
@pytest.mark.parametrize(
    ("card", "option", "why"),
    [
        ("virus:red>0.red", "virus_on_self", "your-own (VI-4.3)"),
        ("medicine:red>1.red", "medicine_on_rival", "not-your-own (VI-4.3)"),
    ],
)
def test_vc_12_any_body(card: str, option: str, why: str) -> None:
    ruled, otherwise = both("red | red", card.partition(">")[0], option, False)
    assert refused(ruled, card) == ""
    assert refused(otherwise, card) == why
