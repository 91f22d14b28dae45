"""VI-4 The turn."""

from __future__ import annotations

from itertools import combinations

import pytest

from sobremesa import Refusal
from tests.games.playing import after, counts, events, held, refused, sayings, texts, turn
from tests.games.virus.helpers import COLOURS, at, body, discard, hand, pile, plays, winners

NO_LEGAL_TARGET = ("thief", "transplant", "contagion", "error")


@pytest.mark.clause("VI-4.1")
def test_any_one_to_three_cards_may_be_discarded() -> None:
    held_cards = ["organ:red", "virus:blue", "thief"]
    state = at(" | ", " ".join(held_cards))
    expected = {
        "discard:" + "+".join(chosen) for n in (1, 2, 3) for chosen in combinations(held_cards, n)
    }
    assert texts(state) - plays(state) == expected


@pytest.mark.clause("VI-4.1")
def test_equal_cards_make_one_move() -> None:
    state = at(" | blue", "thief thief virus:red")
    assert texts(state) == {
        "thief>1.blue",
        "discard:virus:red",
        "discard:virus:red+thief",
        "discard:virus:red+thief+thief",
        "discard:thief",
        "discard:thief+thief",
    }


@pytest.mark.clause("VI-4.1", "VC-10")
@pytest.mark.parametrize("move", ["discard:nothing", "discard:", "discard", "pass"])
def test_passing_and_discarding_nothing_are_illegal(move: str) -> None:
    state = at(" | ", "thief thief virus:red")
    assert refused(state, move) == "no-discard (VC-10)"


@pytest.mark.clause("VI-4.1")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("discard:virus:red+thief+thief+thief", "too-many (VI-4.1)"),
        ("discard:virus:red+virus:red", "not-in-hand (VI-4.1)"),  # the same card twice
        ("discard:glove", "not-in-hand (VI-4.1)"),
        ("organ:red", "not-in-hand (VI-4.1)"),
        ("thief>1.red", "not-in-hand (VI-4.1)"),
    ],
)
def test_only_cards_of_the_hand(move: str, why: str) -> None:
    held_cards = "virus:red transplant transplant" if move.startswith("thief") else "virus:red"
    state = at(" | red", held_cards)
    before = state.digest()
    assert refused(state, move) == why
    with pytest.raises(Refusal):
        state.play(0, move)
    assert state.digest() == before


@pytest.mark.clause("VI-4.1")
def test_one_card_and_no_more() -> None:
    state = after(at(" | ", "organ:red organ:blue"), "organ:red")
    assert state.waiting == (1,)
    assert refused(state, "organ:blue") == "not-your-turn (VI-1.7)"
    assert texts(state, 0) == set()


@pytest.mark.clause("VI-4.1")
def test_a_card_goes_to_a_body_or_a_treatment_to_the_discard_pile() -> None:
    state = at(" | green", "organ:red thief virus:green")
    assert plays(state) == {"organ:red", "thief>1.green", "virus:green>1.green"}
    after(state, "thief>1.green")
    assert (body(state, 0), body(state, 1), discard(state)) == ("green", "", "thief")


@pytest.mark.clause("VI-4.2")
@pytest.mark.parametrize("card", NO_LEGAL_TARGET)
def test_a_treatment_without_effect_stays_in_the_hand(card: str) -> None:
    state = at(" | ", card)
    assert plays(state) == set()
    assert refused(state, f"null:{card}") == "must-have-effect (VI-4.2)"


@pytest.mark.clause("VI-4.2", "VI-6.4")
@pytest.mark.parametrize("rivals", ["", "thief | "])
def test_the_glove_is_always_playable(rivals: str) -> None:
    bodies = " | " * (1 + rivals.count("|"))
    state = at(bodies, f"glove | {rivals}")
    assert plays(state) == {"glove"}


@pytest.mark.clause("VI-4.3", "VC-12")
def test_viruses_on_oneself_and_medicines_on_rivals() -> None:
    state = at("red | red | red", "virus:red medicine:red")
    assert plays(state) == {
        f"{card}:red>{s}.red" for card in ("virus", "medicine") for s in (0, 1, 2)
    }
    assert body(after(state.clone(), "virus:red>0.red"), 0) == "red+virus:red"
    assert body(after(state.clone(), "medicine:red>2.red"), 2) == "red+medicine:red"


@pytest.mark.clause("VI-4.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_organs_go_into_the_own_body_only(colour: str) -> None:
    state = at(" | | ", f"organ:{colour}")
    assert plays(state) == {f"organ:{colour}"}
    after(state, f"organ:{colour}")
    assert [body(state, seat) for seat in range(3)] == [colour, "", ""]


@pytest.mark.clause("VI-4.5")
@pytest.mark.parametrize("move", ["organ:red", "discard:thief", "discard:organ:red+thief+glove"])
def test_after_the_action_the_hand_is_filled_and_the_turn_passes(move: str) -> None:
    state = after(at(" | | ", "organ:red thief glove"), move)
    assert held(state) == [3, 3, 3]
    assert state.waiting == (1,)


@pytest.mark.clause("VI-4.5")
def test_the_drawn_cards_come_from_the_top_of_the_pile() -> None:
    state = at(" | ", "organ:red thief glove", pile="error contagion virus:multi")
    after(state, "discard:thief+glove")
    assert hand(state, 0) == ["contagion", "error", "organ:red"]
    assert pile(state)[-1] == "virus:multi"


@pytest.mark.clause("VI-4.5", "VI-7.4")
def test_the_victory_check_comes_first() -> None:
    state = at("red green blue | ", "organ:yellow thief")
    before = counts(state)
    after(state, "organ:yellow")
    assert winners(state) == (0,)
    assert (hand(state, 0), counts(state)) == (["thief"], before)
    assert turn(state) == 0


@pytest.mark.clause("VI-4.6", "VI-6.4", "VC-9")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_glove_victim_only_draws(seats: int) -> None:
    state = at("|" * (seats - 1), "glove thief virus:red")
    after(state, "glove")
    assert state.waiting == (0,)  # all others have had their turn, and were asked nothing
    only_drew = [said for said in sayings(state) if said["what"] == "only-drew"]
    assert [(said["player"], said["count"]) for said in only_drew] == [
        (seat, 3) for seat in range(1, seats)
    ]
    assert {said["clause"] for said in only_drew} == {"VI-4.6"}
    assert held(state) == [3] * seats


@pytest.mark.clause("VI-4.6", "VI-1.7")
def test_a_glove_victim_has_a_turn_of_its_own() -> None:
    state = after(at(" | | ", "glove thief virus:red"), "glove")
    turns = [seen["value"] for seen in events(state, "set") if seen["field"] == "turn"]
    assert turns == [1, 2, 0]


def test_whoever_does_not_answer_discards_the_first_card() -> None:
    prompt = at(" | ", "thief virus:red error").prompt(0)
    assert prompt is not None
    assert (prompt.kind, prompt.clause, str(prompt.default)) == (
        "choose",
        "VI-4.1",
        "discard:virus:red",
    )


@pytest.mark.clause("VI-4.6")
def test_an_empty_hand_at_the_start_of_a_turn() -> None:
    state = at(" | | ", "organ:red | | ?", pile="error glove contagion thief")
    after(state, "organ:red")
    assert hand(state, 0) == ["contagion", "error", "glove"]
    assert "thief" in hand(state, 1)
    assert (held(state), state.waiting) == ([3, 3, 3], (2,))


@pytest.mark.clause("VI-4.7")
@pytest.mark.parametrize("short", ["organ:red", "organ:red thief"])
def test_a_short_hand_plays_normally(short: str) -> None:
    state = at("green | ", short)
    assert state.waiting == (0,)
    assert plays(state) == {"organ:red"}
    assert refused(state, "discard:organ:red+thief+glove") == "not-in-hand (VI-4.1)"
    assert f"discard:{'+'.join(short.split())}" in texts(state)
    after(state, "discard:organ:red")
    assert (held(state)[0], state.waiting) == (3, (1,))
