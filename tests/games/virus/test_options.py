"""The options: what each value but the default changes, and that it changes nothing else nearby."""

from __future__ import annotations

import pytest

from sobremesa import Bad
from sobremesa.engine.options import Value
from tests.games.playing import after, refused
from tests.games.virus.helpers import GAME, at, body, discard, hand, pile, plays, winners


def test_every_option_has_its_test() -> None:
    assert all(f"test_{option.name}" in globals() for option in GAME.options)


def test_every_option_cites_a_clause() -> None:
    known = {clause.id for clause in GAME.clauses}
    assert {option.clause for option in GAME.options} <= known


@pytest.mark.clause("VI-1.6", "VI-3.4", "VI-4.2", "VI-4.3", "VI-5.1", "VI-6.3", "VI-7.2")
def test_the_defaults() -> None:
    assert GAME.start(3).options == {
        "max_players": 6,
        "first_player": "seat0",
        "match_attached": False,
        "allow_null_treatments": False,
        "virus_on_self": True,
        "medicine_on_rival": True,
        "recycle": "shuffle",
        "transplant_same_colour": False,
        "contagion_maximum": True,
        "contagion_targets": "free",
        "infected_blocks": False,
    }


@pytest.mark.clause("VI-1.3")
@pytest.mark.parametrize("most", range(2, 7))
def test_max_players(most: int) -> None:
    for seats in range(2, most + 1):
        assert GAME.start(seats, options={"max_players": most}).seats == seats
    for seats in range(most + 1, 7):
        with pytest.raises(Bad, match=r"'max_players' cannot be \d here: VI-1.3"):
            GAME.start(seats, options={"max_players": most})


@pytest.mark.clause("VI-1.6", "VC-11")
@pytest.mark.parametrize("seats", range(2, 7))
def test_first_player(seats: int) -> None:
    for index in range(seats):
        assert GAME.start(seats, options={"first_player": index}).waiting == (index,)
    for index in range(seats, 6):
        with pytest.raises(Bad, match=r"'first_player' cannot be \d here: VI-1.6"):
            GAME.start(seats, options={"first_player": index})
    random = {"first_player": "random"}
    drawn = {GAME.start(seats, seed=seed, options=random).waiting for seed in range(60)}
    assert drawn == {(seat,) for seat in range(seats)}
    assert GAME.start(seats, 5, random) == GAME.start(seats, 5, random)


@pytest.mark.clause("VI-3.4", "VC-1")
@pytest.mark.parametrize(
    ("body_of_1", "card", "why"),
    [
        ("multi+virus:red", "medicine:blue", "attached-colour (VI-3.4)"),
        ("multi+medicine:red", "virus:blue", "attached-colour (VI-3.4)"),
        ("multi+virus:red", "medicine:multi", ""),
        ("multi+medicine:multi", "virus:blue", ""),
        ("multi+virus:red", "virus:blue", ""),
        ("multi+medicine:red", "medicine:blue", ""),
        ("red+medicine:multi", "virus:red", ""),
    ],
)
def test_match_attached(body_of_1: str, card: str, why: str) -> None:
    move = f"{card}>1.{body_of_1.partition('+')[0]}"
    assert refused(at(f" | {body_of_1}", card), move) == ""
    assert refused(at(f" | {body_of_1}", card, options={"match_attached": True}), move) == why


@pytest.mark.clause("VI-4.2")
@pytest.mark.parametrize("card", ["thief", "transplant", "contagion", "error"])
def test_allow_null_treatments(card: str) -> None:
    rules = {"allow_null_treatments": True}
    state = at(" | | ", f"{card} virus:red", options=rules)
    assert plays(state) == {f"null:{card}"}  # of treatments only
    after(state, f"null:{card}")
    assert (discard(state), state.waiting) == (card, (1,))
    assert [body(state, seat) for seat in range(3)] == ["", "", ""]
    useful = at("red+virus:red | red blue | green", card, options=rules)
    assert refused(useful, f"null:{card}") == "has-effect (VI-4.2)"
    assert not any(text.startswith("null:") for text in plays(useful))


@pytest.mark.clause("VI-4.2")
@pytest.mark.parametrize("rivals", ["? | ?", "virus:red | "])
def test_allow_null_treatments_does_not_spare_the_glove(rivals: str) -> None:
    state = at(" | | ", f"glove | {rivals}", options={"allow_null_treatments": True})
    assert plays(state) == {"glove"}
    assert refused(state, "null:glove") == "has-effect (VI-4.2)"


@pytest.mark.clause("VI-4.3", "VC-12")
def test_virus_on_self() -> None:
    state = at("red | red", "virus:red medicine:red", options={"virus_on_self": False})
    assert plays(state) == {"virus:red>1.red", "medicine:red>0.red", "medicine:red>1.red"}
    assert refused(state, "virus:red>0.red") == "your-own (VI-4.3)"


@pytest.mark.clause("VI-4.3", "VC-12")
def test_medicine_on_rival() -> None:
    state = at("red | red", "virus:red medicine:red", options={"medicine_on_rival": False})
    assert plays(state) == {"medicine:red>0.red", "virus:red>0.red", "virus:red>1.red"}
    assert refused(state, "medicine:red>1.red") == "not-your-own (VI-4.3)"


@pytest.mark.clause("VI-5.1", "VI-5.4", "VC-8")
def test_recycle() -> None:
    state = at(" | ", "thief", rest="discard", options={"recycle": "flip"})
    spent = [*discard(state).split(), "thief"]
    after(state, "discard:thief")
    assert hand(state, 0) == sorted(spent[:3])
    assert pile(state) == spent[:2:-1]


@pytest.mark.clause("VI-6.1", "VC-2", "VC-3")
def test_transplant_same_colour() -> None:
    rules = {"transplant_same_colour": True}
    state = at("red+virus:red blue | red | blue green", "transplant", options=rules)
    assert plays(state) == {
        "transplant>0.red=1.red",
        "transplant>0.blue=2.blue",
        "transplant>0.red=2.green",
        "transplant>1.red=2.blue",
        "transplant>1.red=2.green",
    }
    assert refused(state, "transplant>0.blue=1.red") == "colour-taken (VC-3)"
    after(state, "transplant>0.red=1.red")
    assert (body(state, 0), body(state, 1)) == ("red blue", "red+virus:red")
    immunised = "red+medicine:red+medicine:red"
    state = at(f"red | {immunised}", "transplant", options=rules)
    assert refused(state, "transplant>0.red=1.red") == "immunised (VI-6.1)"


@pytest.mark.clause("VI-6.3")
def test_contagion_maximum() -> None:
    bodies = "red+virus:red green+virus:green | red green"
    state = after(at(bodies, "contagion", options={"contagion_maximum": False}), "contagion")
    after(state, "spread:red>stays", "spread:green>1.green")
    assert (body(state, 0), body(state, 1)) == ("red+virus:red green", "red green+virus:green")
    state = after(at(bodies, "contagion"), "contagion")
    assert refused(state, "spread:red>stays") == "not-the-most (VI-6.3)"


@pytest.mark.clause("VI-6.3", "VI-3.5", "VC-4")
def test_contagion_targets() -> None:
    bodies = (
        "red+virus:red | red+virus:multi | red+medicine:red | red | red+medicine:red+medicine:red"
    )
    wide = after(at(bodies, "contagion", options={"contagion_targets": "any"}), "contagion")
    assert plays(wide) == {"spread:red>1.red", "spread:red>2.red", "spread:red>3.red"}
    assert plays(after(at(bodies, "contagion"), "contagion")) == {"spread:red>3.red"}
    assert body(after(wide.clone(), "spread:red>1.red"), 1) == ""
    assert body(after(wide.clone(), "spread:red>2.red"), 2) == "red"
    assert body(after(wide.clone(), "spread:red>3.red"), 3) == "red+virus:red"


@pytest.mark.clause("VI-7.2", "VC-7")
def test_infected_blocks() -> None:
    rules = {"infected_blocks": True}
    state = at("red green blue multi+virus:red | ", "organ:yellow", options=rules)
    assert winners(after(state, "organ:yellow")) == ()
    state = at("red green blue | ", "organ:yellow", options=rules)
    assert winners(after(state, "organ:yellow")) == (0,)


@pytest.mark.clause("VI-7.2", "VI-7.3")
def test_infected_blocks_lets_a_thief_complete_the_victims_body() -> None:
    state = at(
        "red | red green blue yellow multi+virus:red", "thief", options={"infected_blocks": True}
    )
    assert winners(after(state, "thief>1.multi")) == (1,)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"recycle": "burn"}, "option-value"),
        ({"max_players": 7}, "option-value"),
        ({"first_player": 6}, "option-value"),
        ({"match_attached": 1}, "option-value"),
        ({"jokers": True}, "unknown-option"),
    ],
)
def test_values_that_are_none(options: dict[str, Value], code: str) -> None:
    with pytest.raises(Bad) as bad:
        GAME.start(3, options=options)
    assert bad.value.code == code
