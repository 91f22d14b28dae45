"""VI-2 The states of an organ."""

from __future__ import annotations

import pytest

from tests.games.playing import after, cards, refused
from tests.games.virus.helpers import (
    COLOURS,
    GAME,
    at,
    body,
    discard,
    organ,
    playout,
    plays,
    winners,
)


@pytest.mark.clause("VI-2.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_organ_is_placed_healthy(colour: str) -> None:
    state = after(at(" | ", f"organ:{colour}"), f"organ:{colour}")
    assert body(state, 0) == colour


@pytest.mark.clause("VI-2.1", "VI-2.3", "VI-2.4", "VI-7.1")
@pytest.mark.parametrize(
    "third", ["blue", "blue+medicine:blue", "blue+medicine:blue+medicine:blue"]
)
def test_healthy_vaccinated_and_immunised_organs_count(third: str) -> None:
    state = after(at(f"red green {third} | ", "organ:yellow"), "organ:yellow")
    assert winners(state) == (0,)


@pytest.mark.clause("VI-2.2", "VI-7.1")
def test_an_infected_organ_does_not_count() -> None:
    state = after(at("red green blue+virus:blue | ", "organ:yellow"), "organ:yellow")
    assert winners(state) == ()
    assert organ(state, 0, "blue") == "blue+virus:blue"


@pytest.mark.clause("VI-2.2")
def test_one_virus_infects() -> None:
    state = after(at(" | red", "virus:red"), "virus:red>1.red")
    assert organ(state, 1, "red") == "red+virus:red"


@pytest.mark.clause("VI-2.3")
def test_one_medicine_vaccinates_and_absorbs_one_virus() -> None:
    state = at(" | red", "virus:red virus:red medicine:red | organ:blue virus:blue thief")
    after(state, "medicine:red>1.red")
    assert organ(state, 1, "red") == "red+medicine:red"
    after(state, "discard:thief", "virus:red>1.red")
    assert organ(state, 1, "red") == "red"
    after(state, "discard:organ:blue", "virus:red>1.red")
    assert organ(state, 1, "red") == "red+virus:red"


@pytest.mark.clause("VI-2.4")
def test_two_medicines_immunise() -> None:
    state = after(at("red+medicine:red | ", "medicine:multi"), "medicine:multi>0.red")
    assert organ(state, 0, "red") == "red+medicine:red+medicine:multi"
    assert discard(state) == ""


@pytest.mark.clause("VI-2.4")
@pytest.mark.parametrize("card", ["virus:red", "virus:multi", "medicine:red", "medicine:multi"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_immunised_organ_takes_no_card(card: str, seat: int) -> None:
    immunised = "red+medicine:red+medicine:multi"
    state = at(f"{immunised} | {immunised}", card)
    assert refused(state, f"{card}>{seat}.red") == "immunised (VI-2.4)"
    assert plays(state) == set()


@pytest.mark.clause("VI-2.4", "VI-6.2")
def test_an_immunised_organ_is_not_stolen() -> None:
    state = at(" | red+medicine:red+medicine:red blue", "thief")
    assert refused(state, "thief>1.red") == "immunised (VI-6.2)"
    assert plays(state) == {"thief>1.blue"}


@pytest.mark.clause("VI-2.4", "VI-6.1")
@pytest.mark.parametrize("bodies", ["{} | green", "green | {}", " | green | {}"])
def test_an_immunised_organ_is_not_exchanged(bodies: str) -> None:
    state = at(bodies.format("red+medicine:red+medicine:multi"), "transplant")
    assert plays(state) == set()


@pytest.mark.clause("VI-2.5")
def test_a_second_virus_extirpates() -> None:
    state = at(" | red+virus:red blue", "virus:red | organ:red")
    after(state, "virus:red>1.red")
    assert body(state, 1) == "blue"
    assert discard(state) == "organ:red virus:red virus:red"
    assert "organ:red" in plays(state, 1)  # nothing of it is left in the body


@pytest.mark.clause("VI-2.6", "VI-2.7")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("targets", ["free", "any"])
def test_no_organ_ever_holds_what_it_cannot(seats: int, targets: str) -> None:
    state = GAME.start(seats, seed=f"{seats} {targets}", options={"contagion_targets": targets})
    for reached in playout(state, seats):
        for seat in range(seats):
            for colour in COLOURS:
                place = cards(reached, f"organ.{seat}.{colour}")
                assert place[:1] in ([], [f"organ:{colour}"])
                families = [card.partition(":")[0] for card in place[1:]]
                assert families in ([], ["virus"], ["medicine"], ["medicine", "medicine"])


@pytest.mark.clause("VI-2.7", "VI-4.4")
@pytest.mark.parametrize("colour", COLOURS[:4])
def test_no_second_organ_of_a_colour(colour: str) -> None:
    state = at(f"{colour} | ", f"organ:{colour}")
    assert refused(state, f"organ:{colour}") == "colour-taken (VI-4.4)"


@pytest.mark.clause("VI-2.7")
def test_a_body_has_room_for_five_organs() -> None:
    ill = "red+virus:red green+virus:green blue yellow"
    state = after(at(f"{ill} | ", "organ:multi"), "organ:multi")
    assert body(state, 0) == f"{ill} multi"
    assert winners(state) == ()


@pytest.mark.clause("VI-2.8")
@pytest.mark.parametrize("lying", ["virus:red", "medicine:red", "medicine:red+medicine:red"])
def test_the_multicolour_organ_never_becomes_a_coloured_one(lying: str) -> None:
    state = at(f"multi+{lying} | ", "organ:red")
    assert plays(state) == {"organ:red"}
    after(state, "organ:red")
    assert body(state, 0) == f"red multi+{lying}"


@pytest.mark.clause("VI-2.8")
def test_the_multicolour_organ_keeps_taking_every_colour() -> None:
    state = at("multi+medicine:red | ", "virus:blue medicine:green virus:red")
    assert plays(state) == {"virus:blue>0.multi", "medicine:green>0.multi", "virus:red>0.multi"}
