"""VI-3 Colour compatibility. The complete tables stand in test_tables.py."""

from __future__ import annotations

import pytest

from tests.games.playing import after, refused, sayings
from tests.games.virus.helpers import COLOURS, at, body, discard, organ, plays

COLOURED = COLOURS[:4]
ALL_FIVE = "red+virus:red green+virus:green blue yellow multi"


@pytest.mark.clause("VI-3.1")
@pytest.mark.parametrize("card", ["virus", "medicine"])
@pytest.mark.parametrize("colour", COLOURED)
def test_a_coloured_card_fits_its_own_colour(card: str, colour: str) -> None:
    bodies = "red green | blue yellow"
    seat = 0 if colour in bodies.split("|")[0] else 1
    state = at(bodies, f"{card}:{colour}")
    assert plays(state) == {f"{card}:{colour}>{seat}.{colour}"}
    other = "blue" if colour == "red" else "red"
    owner = 1 if other == "blue" else 0
    assert refused(state, f"{card}:{colour}>{owner}.{other}") == "wrong-colour (VI-3.1)"


@pytest.mark.clause("VI-3.2")
@pytest.mark.parametrize("card", ["virus", "medicine"])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_multicolour_organ_accepts_every_colour(card: str, colour: str) -> None:
    state = after(at("| multi", f"{card}:{colour}"), f"{card}:{colour}>1.multi")
    assert body(state, 1) == f"multi+{card}:{colour}"


@pytest.mark.clause("VI-3.3")
@pytest.mark.parametrize("card", ["virus", "medicine"])
def test_a_multicolour_card_fits_every_organ(card: str) -> None:
    state = at(f"{ALL_FIVE} |", f"{card}:multi")
    assert plays(state) == {f"{card}:multi>0.{colour}" for colour in COLOURS}


@pytest.mark.clause("VI-3.4", "VC-1")
def test_only_the_organ_is_compared() -> None:
    state = at("multi+virus:red | ", "medicine:green medicine:red medicine:multi")
    assert plays(state) == {f"medicine:{colour}>0.multi" for colour in ("green", "red", "multi")}
    state = at(" | multi+medicine:red", "virus:green virus:red virus:multi")
    assert plays(state) == {f"virus:{colour}>1.multi" for colour in ("green", "red", "multi")}


@pytest.mark.clause("VI-3.4", "VC-1")
def test_match_attached_compares_the_card_that_goes_too() -> None:
    rules = {"match_attached": True}
    state = at(" | multi+virus:red", "medicine:green medicine:red medicine:multi", options=rules)
    assert plays(state) == {"medicine:red>1.multi", "medicine:multi>1.multi"}
    assert refused(state, "medicine:green>1.multi") == "attached-colour (VI-3.4)"
    state = at("multi+medicine:red |", "virus:green virus:red virus:multi", options=rules)
    assert plays(state) == {"virus:red>0.multi", "virus:multi>0.multi"}
    assert refused(state, "virus:green>0.multi") == "attached-colour (VI-3.4)"


@pytest.mark.clause("VI-3.4", "VC-1")
@pytest.mark.parametrize("lying", ["virus", "medicine"])
@pytest.mark.parametrize("card", ["virus", "medicine"])
def test_match_attached_a_multicolour_card_on_the_organ_matches_all(lying: str, card: str) -> None:
    state = at(f"multi+{lying}:multi | ", f"{card}:blue", options={"match_attached": True})
    assert plays(state) == {f"{card}:blue>0.multi"}


@pytest.mark.clause("VI-3.4", "VI-3.5")
@pytest.mark.parametrize("match", [False, True])
def test_a_second_card_of_its_kind_need_not_match(match: bool) -> None:
    rules = {"match_attached": match}
    state = at(" | multi+virus:red", "virus:green", options=rules)
    assert body(after(state, "virus:green>1.multi"), 1) == ""
    assert discard(state) == "organ:multi virus:red virus:green"
    state = at("multi+medicine:red |", "medicine:green", options=rules)
    after(state, "medicine:green>0.multi")
    assert body(state, 0) == "multi+medicine:red+medicine:green"


@pytest.mark.clause("VI-3.5")
@pytest.mark.parametrize(
    ("before", "card", "later", "gone", "told"),
    [
        ("red", "virus:red", "red+virus:red", "", "infected"),
        ("red", "medicine:red", "red+medicine:red", "", "vaccinated"),
        ("red+virus:red", "virus:multi", "", "organ:red virus:red virus:multi", "extirpated"),
        ("red+virus:multi", "medicine:red", "red", "virus:multi medicine:red", "cured"),
        ("red+medicine:red", "virus:red", "red", "medicine:red virus:red", "exposed"),
        ("red+medicine:red", "medicine:red", "red+medicine:red+medicine:red", "", "immunised"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_card_does(
    before: str, card: str, later: str, gone: str, told: str, seat: int
) -> None:
    bodies = ["", ""]
    bodies[seat] = before
    state = after(at("|".join(bodies), card), f"{card}>{seat}.red")
    assert organ(state, seat, "red") == later
    assert discard(state) == gone
    said = sayings(state)[0]
    assert (said["what"], said["player"], said["organ"]) == (told, seat, "red")


@pytest.mark.clause("VI-3.5")
@pytest.mark.parametrize("card", ["virus:red", "medicine:red"])
def test_nothing_is_played_on_an_absent_organ(card: str) -> None:
    state = at("blue | green", card)
    assert plays(state) == set()
    assert refused(state, f"{card}>1.red") == "no-organ (VI-3.5)"
