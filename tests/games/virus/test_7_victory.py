"""VI-7 Victory."""

from __future__ import annotations

import pytest

from tests.games.playing import after, counts, refused
from tests.games.virus.helpers import GAME, at, body, hand, playout, plays, winners

BLOCKS = {"infected_blocks": True}


@pytest.mark.clause("VI-7.1")
@pytest.mark.parametrize(
    ("before", "organ"),
    [
        ("red green blue", "yellow"),
        ("red green+medicine:green multi", "blue"),
        ("red+medicine:red+medicine:multi blue yellow+medicine:yellow", "multi"),
    ],
)
def test_four_organs_win_at_once(before: str, organ: str) -> None:
    state = after(at(f"{before} | red", f"organ:{organ} thief"), f"organ:{organ}")
    assert state.waiting == ()
    assert state.result is not None
    assert (state.result.reason, state.result.clause) == ("body-complete", "VI-7.1")
    assert winners(state) == (0,)


@pytest.mark.clause("VI-7.1")
def test_three_organs_do_not_win() -> None:
    assert winners(after(at("red green | ", "organ:blue"), "organ:blue")) == ()


@pytest.mark.clause("VI-7.1", "VI-3.5")
def test_a_cure_may_win() -> None:
    state = at("red green blue yellow+virus:yellow | ", "medicine:yellow")
    assert winners(after(state, "medicine:yellow>0.yellow")) == (0,)


@pytest.mark.clause("VI-7.2", "VC-7")
@pytest.mark.parametrize("fifth", ["organ:multi", "organ:yellow"])
def test_the_multicolour_organ_counts_as_one_more_colour(fifth: str) -> None:
    others = "red green blue"
    assert winners(after(at(f"{others} | ", fifth), fifth)) == (0,)


@pytest.mark.clause("VI-7.2", "VC-7")
def test_an_infected_fifth_organ_does_not_prevent_the_win() -> None:
    state = at("red green blue yellow+virus:yellow | ", "organ:multi")
    assert winners(after(state, "organ:multi")) == (0,)


@pytest.mark.clause("VI-7.2", "VC-7")
def test_infected_blocks_any_infected_organ() -> None:
    state = at("red green blue yellow+virus:yellow | ", "organ:multi", options=BLOCKS)
    after(state, "organ:multi")
    assert (winners(state), state.waiting) == ((), (1,))
    state = at("red green blue yellow+virus:yellow multi | ", "medicine:yellow", options=BLOCKS)
    assert winners(after(state, "medicine:yellow>0.yellow")) == (0,)
    state = at("red green blue yellow+virus:yellow multi | ", "virus:yellow", options=BLOCKS)
    assert winners(after(state, "virus:yellow>0.yellow")) == (0,)


@pytest.mark.clause("VI-7.3", "VI-7.5", "VC-6")
def test_a_transplant_may_complete_a_rivals_body() -> None:
    state = at("yellow | red green blue multi+virus:multi | ", "transplant")
    after(state, "transplant>0.yellow=1.multi")
    assert winners(state) == (1,)
    state = at(" | red green blue multi+virus:multi | yellow", "transplant")
    assert winners(after(state, "transplant>1.multi=2.yellow")) == (1,)


@pytest.mark.clause("VI-7.3", "VC-6", "VI-4.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_curing_a_rival_may_complete_the_body(seat: int) -> None:
    bodies = ["red", "", ""]
    bodies[seat] = "red green blue yellow+virus:yellow"
    state = at("|".join(bodies), "medicine:yellow")
    assert winners(after(state, f"medicine:yellow>{seat}.yellow")) == (seat,)


@pytest.mark.clause("VI-7.3")
def test_a_medical_error_makes_no_winner() -> None:
    state = at("red green blue | red green blue yellow+virus:yellow", "error")
    after(state, "error>1")
    assert (winners(state), state.waiting) == ((), (1,))


# With these two options together one Contagion completes two bodies.
TIE = {"infected_blocks": True, "contagion_targets": "any"}


@pytest.mark.clause("VI-7.3")
@pytest.mark.parametrize(("turn", "rival"), [(0, 1), (1, 0), (1, 2), (2, 0)])
def test_the_active_player_wins_a_tie(turn: int, rival: int) -> None:
    """It frees one body of its last virus and extirpates the infected fifth organ of another."""
    bodies = ["", "", ""]
    bodies[turn] = "red green blue yellow+virus:yellow"
    bodies[rival] = "red green blue yellow multi+virus:multi"
    hands = "|".join("contagion" if seat == turn else "?" for seat in range(3))
    state = at("|".join(bodies), hands, turn=turn, options=TIE)
    after(state, "contagion", f"spread:yellow>{rival}.multi")
    assert winners(state) == (turn,)
    assert body(state, rival) == "red green blue yellow"


@pytest.mark.clause("VI-7.3")
@pytest.mark.parametrize("option", [{}, {"infected_blocks": True}, {"contagion_targets": "any"}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_card_completes_two_bodies(option: dict[str, bool | str], seats: int) -> None:
    """At the end of every game no body but the winner's would have won."""
    for seed in range(3):
        state = GAME.start(seats, seed=f"two {seed}", options=option)
        for _ in playout(state, seed):
            pass
        complete = []
        for seat in range(seats):
            organs = body(state, seat).split()
            healthy = [organ for organ in organs if "virus" not in organ]
            if len(healthy) >= 4 and (not option.get("infected_blocks") or healthy == organs):
                complete.append(seat)
        assert complete == list(winners(state))


@pytest.mark.clause("VI-7.4")
def test_the_winner_draws_no_card() -> None:
    state = at("red green blue | ", "organ:yellow virus:red thief", rest="discard")
    before = counts(state)
    after(state, "organ:yellow")
    assert hand(state, 0) == ["thief", "virus:red"]
    assert counts(state) == before


@pytest.mark.clause("VI-7.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_winner_and_all_others_lose_alike(seats: int) -> None:
    bodies = "red green blue | red green" + " | blue" * (seats - 2)
    state = after(at(bodies, "organ:yellow thief"), "organ:yellow")
    assert state.result is not None
    assert state.result.rank == (1, *[2] * (seats - 1))
    assert state.result.score == (1.0, *[0.0] * (seats - 1))
    assert state.result.team is None
    for seat in range(seats):
        assert plays(state, seat) == set()
        assert refused(state, "discard:thief", seat) == "game-over (VI-7.5)"
