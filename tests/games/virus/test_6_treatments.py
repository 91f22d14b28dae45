"""VI-6 Treatments, all but Contagion."""

from __future__ import annotations

import pytest

from tests.games.playing import after, refused, sayings, turn
from tests.games.virus.helpers import at, body, discard, hand, plays, winners

# An organ in each state in which it may change bodies alone.
MOVABLE = ("red", "red+virus:red", "red+virus:multi", "red+medicine:red", "red+medicine:multi")
IMMUNISED = "red+medicine:red+medicine:red"


@pytest.mark.clause("VI-6.1", "VI-6.6")
@pytest.mark.parametrize("mine", MOVABLE)
@pytest.mark.parametrize("theirs", ["blue", "multi+virus:blue", "multi+medicine:green"])
def test_two_organs_change_bodies_with_all_on_them(mine: str, theirs: str) -> None:
    state = at(f"{mine} | {theirs}", "transplant")
    after(state, f"transplant>0.red=1.{theirs.partition('+')[0]}")
    assert (body(state, 0), body(state, 1)) == (theirs, mine)
    assert discard(state) == "transplant"


@pytest.mark.clause("VI-6.1")
def test_transplant_between_two_rivals() -> None:
    state = at("yellow | red | green blue", "transplant")
    assert plays(state) == {
        "transplant>0.yellow=1.red",
        "transplant>0.yellow=2.green",
        "transplant>0.yellow=2.blue",
        "transplant>1.red=2.green",
        "transplant>1.red=2.blue",
    }
    after(state, "transplant>1.red=2.blue")
    assert [body(state, seat) for seat in range(3)] == ["yellow", "blue", "red green"]


@pytest.mark.clause("VI-6.1")
def test_a_player_without_organs_cannot_take_part() -> None:
    state = at("red | | blue", "transplant")
    assert plays(state) == {"transplant>0.red=2.blue"}
    assert refused(state, "transplant>0.red=1.blue") == "no-organ (VI-6.1)"
    assert refused(state, "transplant>1.blue=2.blue") == "no-organ (VI-6.1)"


@pytest.mark.clause("VI-6.1")
def test_transplant_needs_two_players() -> None:
    state = at("red blue | green", "transplant")
    assert refused(state, "transplant>0.red=0.blue") == "same-player (VI-6.1)"


@pytest.mark.clause("VI-6.1")
@pytest.mark.parametrize("bodies", [f"{IMMUNISED} | blue", f"blue | {IMMUNISED}"])
def test_transplant_takes_no_immunised_organ(bodies: str) -> None:
    state = at(bodies, "transplant")
    seats = (0, 1) if bodies.startswith("red") else (1, 0)
    move = f"transplant>{seats[0]}.red={seats[1]}.blue"
    assert refused(state, move) == "immunised (VI-6.1)"
    assert plays(state) == set()


@pytest.mark.clause("VI-6.1", "VC-2")
def test_organs_of_the_same_colour_are_not_exchanged() -> None:
    state = at("red+virus:red | red", "transplant")
    assert refused(state, "transplant>0.red=1.red") == "same-colour (VC-2)"
    assert plays(state) == set()


@pytest.mark.clause("VI-6.1", "VI-2.7", "VC-3")
@pytest.mark.parametrize("bodies", ["red blue | blue", "red | red blue"])
def test_no_body_gets_a_colour_twice(bodies: str) -> None:
    state = at(f"{bodies} | ", "transplant")
    assert refused(state, "transplant>0.red=1.blue") == "colour-taken (VC-3)"
    assert plays(state) == set()


@pytest.mark.clause("VI-6.1")
@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_the_multicolour_organ_is_exchanged_with_any_coloured_one(colour: str) -> None:
    state = at(f"multi | {colour}", "transplant")
    after(state, f"transplant>0.multi=1.{colour}")
    assert (body(state, 0), body(state, 1)) == (colour, "multi")


@pytest.mark.clause("VI-6.2", "VI-6.6")
@pytest.mark.parametrize("organ", [*MOVABLE, "multi+virus:yellow", "multi+medicine:green"])
def test_the_thief_takes_an_organ_with_all_on_it(organ: str) -> None:
    colour = organ.partition("+")[0]
    state = after(at(f"blue | {organ} green", "thief"), f"thief>1.{colour}")
    assert sorted(body(state, 0).split()) == sorted(["blue", organ])
    assert body(state, 1) == "green"
    assert discard(state) == "thief"


@pytest.mark.clause("VI-6.2")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("thief>1.red", "immunised (VI-6.2)"),
        ("thief>1.blue", "colour-taken (VI-6.2)"),
        ("thief>1.yellow", "no-organ (VI-6.2)"),
        ("thief>0.blue", "your-own (VI-6.2)"),
        ("thief>1.green", ""),
    ],
)
def test_what_the_thief_cannot_take(move: str, why: str) -> None:
    state = at(f"blue+virus:blue | {IMMUNISED} blue green", "thief")
    assert refused(state, move) == why
    assert plays(state) == {"thief>1.green"}


@pytest.mark.clause("VI-6.2", "VI-7.1")
def test_a_stolen_organ_may_win() -> None:
    assert winners(after(at("red green blue | multi", "thief"), "thief>1.multi")) == (0,)


@pytest.mark.clause("VI-6.4", "VC-9")
def test_the_glove_empties_all_other_hands() -> None:
    state = at(" | | ", "glove organ:red virus:red | thief error contagion | virus:blue virus:blue")
    after(state, "glove")
    assert discard(state) == "contagion thief error virus:blue virus:blue glove"
    emptied = [(s["player"], s["count"]) for s in sayings(state) if s["what"] == "emptied"]
    assert emptied == [(1, 3), (2, 2)]


@pytest.mark.clause("VI-6.4")
def test_the_player_of_the_glove_keeps_the_other_cards() -> None:
    state = after(at(" | ", "glove organ:red virus:red", pile="error"), "glove")
    assert hand(state, 0) == ["error", "organ:red", "virus:red"]


@pytest.mark.clause("VI-6.4", "VI-4.6", "VC-9")
def test_glove_victims_hold_nothing_until_their_turn() -> None:
    """Each draws in turn: the player of the glove first, then seat by seat."""
    drawn = "error contagion thief transplant virus:red virus:blue medicine:red"
    state = after(at(" | | ", "glove thief thief", pile=drawn), "glove")
    assert hand(state, 0) == ["error", "thief", "thief"]
    assert hand(state, 1) == ["contagion", "thief", "transplant"]
    assert hand(state, 2) == ["medicine:red", "virus:blue", "virus:red"]
    assert turn(state) == 0


@pytest.mark.clause("VI-6.5", "VI-6.6", "VC-5")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (IMMUNISED, "green+virus:green blue"),
        ("", "red+medicine:multi"),
        ("red blue+virus:blue", ""),
        ("red green multi+virus:red", f"{IMMUNISED} yellow"),
    ],
)
def test_bodies_change_hands_whole(mine: str, theirs: str) -> None:
    state = after(at(f"{mine} | {theirs} | yellow", "error"), "error>1")
    assert [body(state, seat) for seat in range(3)] == [theirs, mine, "yellow"]
    assert discard(state) == "error"


@pytest.mark.clause("VI-6.5")
def test_two_empty_bodies_are_not_exchanged() -> None:
    state = at(" | | red", "error")
    assert refused(state, "error>1") == "both-empty (VI-6.5)"
    assert refused(state, "error>0") == "your-own (VI-6.5)"
    assert plays(state) == {"error>2"}
    assert plays(at(" | ", "error")) == set()


@pytest.mark.clause("VI-6.6")
@pytest.mark.parametrize(
    ("card", "move"),
    [("thief", "thief>1.blue"), ("error", "error>1"), ("transplant", "transplant>0.red=1.blue")],
)
def test_a_treatment_is_discarded_once_resolved(card: str, move: str) -> None:
    state = after(at("red | blue", card), move)
    assert discard(state) == card
    assert state.view(None)["zones"]["played"]["count"] == 0


@pytest.mark.clause("VI-6.6")
def test_contagion_lies_open_until_all_viruses_are_settled() -> None:
    state = after(at("red+virus:red | red", "contagion"), "contagion")
    assert state.view(None)["zones"]["played"]["cards"] == ["contagion"]
    assert discard(state) == ""
    after(state, "spread:red>1.red")
    assert discard(state) == "contagion"
