"""VI-6.3 Contagion."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.playing import after, refused
from tests.games.virus.helpers import COLOURS, at, body, discard, organ, plays, winners


def contagion(bodies: str, *steps: str, **options: Any) -> State:
    """Contagion played by seat 0, and some of its steps."""
    state = at(bodies, "contagion thief", options=options)
    return after(state, "contagion", *steps)


@pytest.mark.clause("VI-6.3")
def test_the_virus_travels_and_its_organ_is_healthy() -> None:
    state = contagion("red+virus:red | red", "spread:red>1.red")
    assert (body(state, 0), body(state, 1)) == ("red", "red+virus:red")
    assert discard(state) == "contagion"
    assert state.waiting == (1,)
    assert [asked["kind"] for asked in state.open_decisions()] == ["choose"]


@pytest.mark.clause("VI-6.3")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("turn", "rival"), [(0, 1), (1, 0), (2, 0), (2, 1)])
def test_a_virus_travels_between_any_two_bodies(turn: int, rival: int, colour: str) -> None:
    source, virus = ("red", "red") if colour == "multi" else ("multi", colour)
    bodies = ["", "", ""]
    bodies[turn], bodies[rival] = f"{source}+virus:{virus}", colour
    hands = "|".join("contagion" if seat == turn else "?" for seat in range(3))
    state = at("|".join(bodies), hands, turn=turn, options={"contagion_maximum": False})
    after(state, "contagion", f"spread:{source}>{rival}.{colour}")
    assert body(state, turn) == source
    assert body(state, rival) == f"{colour}+virus:{virus}"


@pytest.mark.clause("VI-6.3", "VC-4")
@pytest.mark.parametrize(
    ("theirs", "why"),
    [
        ("red", ""),
        ("red+virus:red", "not-free (VC-4)"),
        ("red+medicine:red", "not-free (VC-4)"),
        ("red+medicine:red+medicine:red", "immunised (VI-6.3)"),
        ("", "no-organ (VI-6.3)"),
    ],
)
def test_targets_are_free_organs(theirs: str, why: str) -> None:
    state = contagion(f"red+virus:red | {theirs} | red")
    assert refused(state, "spread:red>1.red") == why
    assert ("spread:red>1.red" in plays(state)) == (why == "")


@pytest.mark.clause("VI-6.3")
@pytest.mark.parametrize("theirs", ["", "green", "red+virus:blue", "red+medicine:red"])
def test_not_playable_if_nothing_can_move(theirs: str) -> None:
    theirs = theirs.replace("red+virus:blue", "red+virus:multi")
    state = at(f"red+virus:red | {theirs}", "contagion")
    assert refused(state, "contagion") == "nothing-spreads (VI-6.3)"
    assert plays(state) == set()


@pytest.mark.clause("VI-6.3")
def test_not_playable_without_a_virus_of_ones_own() -> None:
    state = at("red | red blue+virus:blue | blue", "contagion")
    assert refused(state, "contagion") == "nothing-spreads (VI-6.3)"


@pytest.mark.clause("VI-6.3")
def test_only_rivals_are_targets() -> None:
    state = contagion("red+virus:multi blue | green")
    assert refused(state, "spread:red>0.blue") == "your-own (VI-6.3)"
    assert plays(state) == {"spread:red>1.green"}


@pytest.mark.clause("VI-6.3", "VI-3.1", "VI-3.2", "VI-3.3")
def test_the_colour_of_the_virus_counts() -> None:
    red_on_multi = contagion("multi+virus:red | red blue")
    assert plays(red_on_multi) == {"spread:multi>1.red"}
    assert refused(red_on_multi, "spread:multi>1.blue") == "wrong-colour (VI-6.3)"
    multi_on_red = contagion("red+virus:multi | red blue | green yellow")
    targets = {"1.red", "1.blue", "2.green", "2.yellow"}
    assert plays(multi_on_red) == {f"spread:red>{target}" for target in targets}
    red_on_red = contagion("red+virus:red | multi blue")
    assert plays(red_on_red) == {"spread:red>1.multi"}


@pytest.mark.clause("VI-6.3")
def test_targets_may_belong_to_several_rivals() -> None:
    state = contagion("red+virus:red blue+virus:blue | red | blue")
    after(state, "spread:red>1.red", "spread:blue>2.blue")
    assert [body(state, seat) for seat in range(3)] == [
        "red blue",
        "red+virus:red",
        "blue+virus:blue",
    ]


@pytest.mark.clause("VI-6.3")
def test_each_target_receives_at_most_one() -> None:
    state = contagion("red+virus:multi blue+virus:blue | blue green")
    assert refused(state, "spread:red>1.blue") == "not-the-most (VI-6.3)"
    state = contagion(
        "red+virus:multi blue+virus:blue multi+virus:green | blue green",
        contagion_maximum=False,
    )
    after(state, "spread:red>1.blue")
    # The blue virus has nowhere to go any more, so the next question is about the green one.
    assert refused(state, "spread:multi>1.blue") == "target-used (VI-6.3)"
    assert plays(state) == {"spread:multi>1.green", "spread:multi>stays"}


@pytest.mark.clause("VI-6.3")
def test_as_many_as_possible_must_move() -> None:
    state = contagion("red+virus:red blue+virus:multi | red | green")
    assert refused(state, "spread:red>stays") == "not-the-most (VI-6.3)"
    assert plays(state) == {"spread:red>1.red"}
    after(state, "spread:red>1.red")
    assert refused(state, "spread:blue>stays") == "not-the-most (VI-6.3)"
    assert plays(state) == {"spread:blue>2.green"}


@pytest.mark.clause("VI-6.3")
def test_among_the_ways_to_the_maximum_the_choice_is_free() -> None:
    """Two viruses, one red organ: one moves, and which of them is the player's choice."""
    state = contagion("red+virus:red multi+virus:red | red")
    assert plays(state) == {"spread:red>1.red", "spread:red>stays"}
    after(state, "spread:red>stays")
    assert plays(state) == {"spread:multi>1.red"}
    after(state, "spread:multi>1.red")
    assert body(state, 0) == "red+virus:red multi"


@pytest.mark.clause("VI-6.3")
def test_a_virus_gives_way_to_reach_the_maximum() -> None:
    """A chain: the multicolour virus may not take the place of either coloured one."""
    state = contagion("red+virus:multi green+virus:green blue+virus:blue | green | blue | yellow")
    assert plays(state) == {"spread:red>3.yellow"}
    after(state, "spread:red>3.yellow", "spread:green>1.green", "spread:blue>2.blue")
    assert body(state, 0) == "red green blue"


@pytest.mark.clause("VI-6.3")
def test_all_viruses_travel_together() -> None:
    state = contagion("red+virus:red blue+virus:blue | red blue")
    after(state, "spread:red>1.red")
    assert body(state, 1) == "red blue"
    assert body(state, 0) == "red+virus:red blue+virus:blue"
    after(state, "spread:blue>1.blue")
    assert body(state, 1) == "red+virus:red blue+virus:blue"


@pytest.mark.clause("VI-6.3")
def test_settled_in_the_order_of_the_colours() -> None:
    state = contagion("yellow+virus:yellow green+virus:green | yellow green")
    assert refused(state, "spread:yellow>1.yellow") == "another-first (VI-6.3)"
    prompt = state.prompt(0)
    assert prompt is not None
    assert (prompt.kind, prompt.arguments) == ("spread", {"from": "green"})
    assert str(prompt.default) == "spread:green>1.green"
    assert refused(state, "thief>1.green") == "contagion-first (VI-6.3)"
    assert refused(state, "discard:thief") == "contagion-first (VI-6.3)"
    assert (
        refused(at("red+virus:red | red", "glove"), "spread:red>1.red") == "no-contagion (VI-6.3)"
    )


@pytest.mark.clause("VI-6.3")
@pytest.mark.parametrize(
    ("colour", "why"),
    [
        ("red", "cannot-travel (VI-6.3)"),  # settled already
        ("green", "cannot-travel (VI-6.3)"),  # no such organ
        ("blue", "cannot-travel (VI-6.3)"),  # no virus on it
        ("yellow", "cannot-travel (VI-6.3)"),  # nowhere to go
        ("multi", ""),
    ],
)
def test_only_viruses_that_can_go_somewhere_are_asked_about(colour: str, why: str) -> None:
    state = contagion("red+virus:red blue yellow+virus:yellow multi+virus:green | red green")
    assert refused(state, "spread:multi>1.green") == "another-first (VI-6.3)"
    after(state, "spread:red>1.red")
    assert refused(state, f"spread:{colour}>1.green") == why


@pytest.mark.clause("VC-4")
def test_a_vaccinated_organ_is_no_target_whatever_must_match() -> None:
    state = contagion("red+virus:red | multi+medicine:blue | red", match_attached=True)
    assert refused(state, "spread:red>1.multi") == "not-free (VC-4)"


@pytest.mark.clause("VI-6.3", "VI-7.3")
def test_getting_rid_of_viruses_may_win() -> None:
    state = contagion("red green blue yellow+virus:yellow | yellow", "spread:yellow>1.yellow")
    assert winners(state) == (0,)


@pytest.mark.clause("VI-6.3")
def test_contagion_maximum_off_any_number_but_at_least_one() -> None:
    state = contagion("red+virus:red blue+virus:blue | red blue", contagion_maximum=False)
    assert plays(state) == {"spread:red>1.red", "spread:red>stays"}
    stayed = after(state.clone(), "spread:red>stays")
    assert refused(stayed, "spread:blue>stays") == "nothing-moved (VI-6.3)"
    assert plays(stayed) == {"spread:blue>1.blue"}
    one_moved = after(state, "spread:red>1.red")
    assert plays(one_moved) == {"spread:blue>1.blue", "spread:blue>stays"}
    after(one_moved, "spread:blue>stays")
    assert (body(state, 0), body(state, 1)) == ("red blue+virus:blue", "red+virus:red blue")


@pytest.mark.clause("VI-6.3", "VI-3.5", "VC-4")
@pytest.mark.parametrize(
    ("theirs", "later", "discarded"),
    [
        ("red", "red+virus:red", "contagion"),
        ("red+virus:multi", "", "organ:red virus:multi virus:red contagion"),
        ("red+medicine:multi", "red", "medicine:multi virus:red contagion"),
    ],
)
def test_contagion_targets_any(theirs: str, later: str, discarded: str) -> None:
    state = contagion(f"red+virus:red | {theirs}", contagion_targets="any")
    after(state, "spread:red>1.red")
    assert (organ(state, 1, "red"), discard(state)) == (later, discarded)
    assert body(state, 0) == "red"


@pytest.mark.clause("VI-6.3", "VC-4")
def test_contagion_targets_any_but_immunised() -> None:
    immunised = "red+medicine:red+medicine:red"
    state = contagion(f"red+virus:red | {immunised} | red", contagion_targets="any")
    assert refused(state, "spread:red>1.red") == "immunised (VI-6.3)"
    assert plays(state) == {"spread:red>2.red"}


@pytest.mark.clause("VI-6.3", "VI-3.4")
@pytest.mark.parametrize(("match", "why"), [(False, ""), (True, "attached-colour (VI-3.4)")])
def test_contagion_targets_any_with_match_attached(match: bool, why: str) -> None:
    state = contagion(
        "red+virus:red | multi+medicine:blue | red", contagion_targets="any", match_attached=match
    )
    assert refused(state, "spread:red>1.multi") == why


@pytest.mark.clause("VI-6.3")
def test_contagion_targets_any_still_one_virus_each() -> None:
    state = contagion("red+virus:red multi+virus:red | red+virus:multi", contagion_targets="any")
    assert plays(state) == {"spread:red>1.red", "spread:red>stays"}
    after(state, "spread:red>1.red")
    assert body(state, 0) == "red multi+virus:red"
    assert state.waiting == (1,)
