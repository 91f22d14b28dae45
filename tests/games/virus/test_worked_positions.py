"""The worked positions of the rules, VT-01 to VT-35. Seat 0 is A, the active player."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.playing import after, cards, counts, held, refused, sayings
from tests.games.virus.helpers import (
    COLOURS,
    GAME,
    at,
    body,
    discard,
    everything,
    playout,
    plays,
    winners,
)


@pytest.mark.clause("VI-1.1", "VI-1.4")
def test_vt_01_the_deal() -> None:
    state = GAME.start(4)
    assert (held(state), counts(state), len(everything(state))) == ([3, 3, 3, 3], (56, 0), 68)


@pytest.mark.clause("VI-3.1")
def test_vt_03_a_blue_virus_on_a_green_organ() -> None:
    state = at(" | green", "virus:blue")
    before = state.digest()
    assert refused(state, "virus:blue>1.green") == "wrong-colour (VI-3.1)"
    assert state.digest() == before


@pytest.mark.clause("VI-3.5")
def test_vt_05_a_virus_on_a_vaccinated_organ() -> None:
    state = after(at(" | yellow+medicine:yellow", "virus:yellow"), "virus:yellow>1.yellow")
    assert (body(state, 1), discard(state)) == ("yellow", "medicine:yellow virus:yellow")


@pytest.mark.clause("VI-2.4", "VI-3.5")
def test_vt_07_a_second_medicine() -> None:
    state = after(at("green+medicine:green | ", "medicine:multi"), "medicine:multi>0.green")
    assert body(state, 0) == "green+medicine:green+medicine:multi"
    assert counts(state)[1] == 0


@pytest.mark.clause("VI-3.2")
def test_vt_09_a_virus_on_the_multicolour_organ() -> None:
    state = after(at(" | multi", "virus:yellow"), "virus:yellow>1.multi")
    assert body(state, 1) == "multi+virus:yellow"


@pytest.mark.clause("VI-3.4", "VC-1")
@pytest.mark.parametrize("match", [False, True])
def test_vt_11_curing_the_multicolour_organ(match: bool) -> None:
    rules = {"match_attached": match}
    state = at("multi+virus:red | ", "medicine:green medicine:red medicine:multi", options=rules)
    legal = {"medicine:red>0.multi", "medicine:multi>0.multi"}
    assert plays(state) == (legal if match else legal | {"medicine:green>0.multi"})
    if not match:
        assert body(after(state, "medicine:green>0.multi"), 0) == "multi"


@pytest.mark.clause("VI-3.4", "VI-3.5")
@pytest.mark.parametrize("match", [False, True])
def test_vt_13_immunising_the_multicolour_organ(match: bool) -> None:
    state = at("multi+medicine:red | ", "medicine:blue", options={"match_attached": match})
    after(state, "medicine:blue>0.multi")
    assert body(state, 0) == "multi+medicine:red+medicine:blue"


@pytest.mark.clause("VI-2.7", "VI-7.1")
def test_vt_15_five_organs_four_of_them_infected() -> None:
    ill = " ".join(f"{colour}+virus:{colour}" for colour in COLOURS[:4])
    state = after(at(f"{ill} | ", "organ:multi"), "organ:multi")
    assert (body(state, 0), winners(state)) == (f"{ill} multi", ())


@pytest.mark.clause("VI-6.1", "VC-2")
def test_vt_17_transplant_of_two_red_organs() -> None:
    state = at("red+virus:red | red", "transplant")
    assert refused(state, "transplant>0.red=1.red") == "same-colour (VC-2)"
    rules = {"transplant_same_colour": True}
    state = at("red+virus:red | red", "transplant", options=rules)
    after(state, "transplant>0.red=1.red")
    assert (body(state, 0), body(state, 1)) == ("red", "red+virus:red")


@pytest.mark.clause("VI-6.1")
def test_vt_19_transplant_between_rivals() -> None:
    state = after(at(" | red | green", "transplant"), "transplant>1.red=2.green")
    assert [body(state, seat) for seat in range(3)] == ["", "green", "red"]


@pytest.mark.clause("VI-6.3", "VC-4")
def test_vt_21_one_virus_can_move() -> None:
    state = at("red+virus:red blue+virus:blue | red | blue+medicine:blue", "contagion")
    after(state, "contagion")
    assert plays(state) == {"spread:red>1.red"}
    after(state, "spread:red>1.red")
    assert body(state, 0) == "red blue+virus:blue"
    assert [body(state, seat) for seat in (1, 2)] == ["red+virus:red", "blue+medicine:blue"]
    assert state.waiting == (1,)


@pytest.mark.clause("VI-6.3")
def test_vt_23_the_maximum_forces_the_way() -> None:
    state = at("red+virus:red blue+virus:multi | red | green", "contagion")
    for step in ("contagion", "spread:red>1.red", "spread:blue>2.green"):
        assert plays(state) == {step}
        after(state, step)
    assert [body(state, seat) for seat in range(3)] == [
        "red blue",
        "red+virus:red",
        "green+virus:multi",
    ]


@pytest.mark.clause("VI-6.4", "VI-4.6")
def test_vt_25_the_glove() -> None:
    state = at(" | | ", "glove organ:red thief | error | virus:red virus:blue")
    after(state, "glove")
    assert discard(state) == "error virus:red virus:blue glove"
    told = [(said["what"], said["player"]) for said in sayings(state)]
    assert told == [
        ("emptied", 1),
        ("emptied", 2),
        ("drew", 0),
        ("only-drew", 1),
        ("only-drew", 2),
    ]
    assert (held(state), state.waiting) == ([3, 3, 3], (0,))


@pytest.mark.clause("VI-6.5", "VC-5")
def test_vt_27_medical_error() -> None:
    mine, theirs = "red+medicine:red+medicine:red", "green+virus:green blue"
    state = after(at(f"{mine} | {theirs}", "error"), "error>1")
    assert (body(state, 0), body(state, 1)) == (theirs, mine)


@pytest.mark.clause("VI-7.2")
def test_vt_29_four_healthy_and_the_fifth_infected() -> None:
    state = at("red green blue yellow+virus:yellow | ", "organ:multi")
    assert winners(after(state, "organ:multi")) == (0,)


@pytest.mark.clause("VI-7.3")
def test_vt_31_medical_error_makes_no_winner() -> None:
    mine, theirs = "red green blue", "red green blue yellow+virus:yellow"
    state = after(at(f"{mine} | {theirs}", "error"), "error>1")
    assert (body(state, 0), body(state, 1), winners(state)) == (theirs, mine, ())


@pytest.mark.clause("VI-4.1", "VC-10")
def test_vt_33_illegal_discards() -> None:
    state = at(" | ", "thief error organ:red")
    assert refused(state, "discard:nothing") == "no-discard (VC-10)"
    four = "discard:organ:red+thief+error+glove"
    assert refused(state, four) == "too-many (VI-4.1)"
    assert refused(state, "discard:thief+thief") == "not-in-hand (VI-4.1)"


@pytest.mark.clause("VI-1.1", "VI-2.6", "VI-2.7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_vt_35_what_always_holds(seats: int) -> None:
    for state in playout(GAME.start(seats, seed="VT-35"), seats):
        assert len(everything(state)) == 68
        assert list(GAME.broken(state.table)) == []
        for seat in range(seats):
            places = [cards(state, f"organ.{seat}.{colour}") for colour in COLOURS]
            organs = Counter(card for place in places for card in place if "organ:" in card)
            assert max(organs.values(), default=0) <= 1
            for place in places:
                assert not {"virus", "medicine"} <= {card.partition(":")[0] for card in place}
