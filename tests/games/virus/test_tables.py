"""The transition tables A to E, whole. What is expected stands here as data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

from sobremesa.engine.state import State
from tests.games.playing import after, refused
from tests.games.virus.helpers import COLOURS, at, body, discard, organ, plays

# Table B: the colours of organs (columns) that a card of a colour (rows) fits.
FITS = {
    "red": ("red", "multi"),
    "green": ("green", "multi"),
    "blue": ("blue", "multi"),
    "yellow": ("yellow", "multi"),
    "multi": ("red", "green", "blue", "yellow", "multi"),
}


# Cards of which the box holds only one.
ONE_COPY = ("organ:multi", "virus:multi")


class Outcome(NamedTuple):
    """What becomes of an organ, and what is discarded, the lowest first."""

    stays: tuple[str, ...]
    discarded: tuple[str, ...]


# Table A. A state or a card that is not there: illegal.
TABLE_A = {
    ("healthy", "virus"): Outcome(("organ", "card"), ()),
    ("healthy", "medicine"): Outcome(("organ", "card"), ()),
    ("infected", "virus"): Outcome((), ("organ", "lying", "card")),
    ("infected", "medicine"): Outcome(("organ",), ("lying", "card")),
    ("vaccinated", "virus"): Outcome(("organ",), ("lying", "card")),
    ("vaccinated", "medicine"): Outcome(("organ", "lying", "card"), ()),
}
# Where the card removes the one that lies there, `match_attached` looks at that one too.
REMOVES = (("infected", "medicine"), ("vaccinated", "virus"))

# Table D: may it, in this state? Medical Error and the two ends of a Contagion have columns too.
TABLE_D = {
    # state:       transplant, thief, contagion source, contagion target, error
    "healthy": (True, True, False, True, True),
    "infected": (True, True, True, False, True),
    "vaccinated": (True, True, False, False, True),
    "immunised": (False, False, False, False, True),
}


class Organ(NamedTuple):
    """An organ in one of its states, as a diagram writes it."""

    colour: str
    state: str
    lying: tuple[str, ...]

    @property
    def text(self) -> str:
        return "+".join((self.colour, *self.lying)) if self.state != "absent" else ""


def states_of(colour: str) -> Iterator[Organ]:
    """Every state of an organ of a colour, with every card that can lie on it."""
    fitting = [card for card in COLOURS if colour in FITS[card]]
    yield Organ(colour, "absent", ())
    yield Organ(colour, "healthy", ())
    for card in fitting:
        yield Organ(colour, "infected", (f"virus:{card}",))
        yield Organ(colour, "vaccinated", (f"medicine:{card}",))
    for pair in combinations_with_replacement(fitting, 2):
        yield Organ(colour, "immunised", (f"medicine:{pair[0]}", f"medicine:{pair[1]}"))


ALL_ORGANS = [organ for colour in COLOURS for organ in states_of(colour)]


def lay(one: Organ, hand: str, owner: int, match: bool) -> State | None:
    """The organ in a body, the card in the hand of seat 0; None if the box lacks the cards."""
    bodies = ["", ""]
    bodies[owner] = one.text
    with_it = [*one.text.replace(one.colour, f"organ:{one.colour}", 1).split("+"), hand]
    if max(map(with_it.count, ONE_COPY)) > 1:
        return None
    return at("|".join(bodies), hand, options={"match_attached": match})


def is_legal(one: Organ, family: str, card: str, match: bool) -> bool:
    """What tables A and B say, and the second test of `match_attached`."""
    if (one.state, family) not in TABLE_A or one.colour not in FITS[card]:
        return False
    if match and (one.state, family) in REMOVES:
        lying = one.lying[0].partition(":")[2]
        return lying == card or "multi" in (lying, card)
    return True


def check_play(one: Organ, family: str, card: str, owner: int, match: bool) -> None:
    """One cell of table A: legality, the state that results, the discard pile in its order."""
    name, move = f"{family}:{card}", f"{family}:{card}>{owner}.{one.colour}"
    state = lay(one, name, owner, match)
    if state is None:
        return
    legal = is_legal(one, family, card, match)
    assert (refused(state, move) == "") == legal, (one, name)
    assert (move in plays(state)) == legal
    if not legal:
        assert organ(state, owner, one.colour) == one.text
        return
    parts = {"organ": f"organ:{one.colour}", "lying": "".join(one.lying[:1]), "card": name}
    outcome = TABLE_A[one.state, family]
    after(state, move)
    later = "+".join(parts[part] for part in outcome.stays).removeprefix("organ:")
    assert organ(state, owner, one.colour) == later
    assert discard(state) == " ".join(parts[part] for part in outcome.discarded)


@pytest.mark.clause("VI-3.1", "VI-3.2", "VI-3.3", "VI-3.4", "VI-3.5")
@pytest.mark.clause("VI-2.1", "VI-2.2", "VI-2.3", "VI-2.4", "VI-2.5", "VI-4.3", "VC-1")
@pytest.mark.parametrize("match", [False, True])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("family", ["virus", "medicine"])
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
def test_table_a(one: Organ, family: str, owner: int, match: bool) -> None:
    for card in COLOURS:
        check_play(one, family, card, owner, match)


@pytest.mark.clause("VI-3.1", "VI-3.2", "VI-3.3")
@pytest.mark.parametrize("card", COLOURS)
@pytest.mark.parametrize("family", ["virus", "medicine"])
def test_table_b(card: str, family: str) -> None:
    for colour in COLOURS:
        state = at(f" | {colour}", f"{family}:{card}")
        expected = "" if colour in FITS[card] else "wrong-colour (VI-3.1)"
        assert refused(state, f"{family}:{card}>1.{colour}") == expected


@pytest.mark.clause("VI-3.4", "VC-1")
@pytest.mark.parametrize(("state", "family"), REMOVES)
def test_match_attached_forbids_twelve_pairs_of_colours(state: str, family: str) -> None:
    forbidden = set()
    for one in ALL_ORGANS:
        if one.state != state:
            continue
        for card in COLOURS:
            move = f"{family}:{card}>1.{one.colour}"
            tables = [lay(one, f"{family}:{card}", 1, match) for match in (False, True)]
            why = [refused(table, move) for table in tables if table is not None]
            if why and why[0] != why[1]:
                assert why == ["", "attached-colour (VI-3.4)"]
                forbidden.add((one.colour, one.lying[0].partition(":")[2], card))
    assert len(forbidden) == 12
    assert {colour for colour, _, _ in forbidden} == {"multi"}
    assert all("multi" not in pair and len(set(pair)) == 2 for _, *pair in forbidden)


@pytest.mark.clause("VI-4.4", "VI-2.7")
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
@pytest.mark.parametrize("card", COLOURS)
def test_table_c(one: Organ, card: str) -> None:
    state = lay(one, f"organ:{card}", 0, match=False)
    if state is None:
        assert (one.colour, card) == ("multi", "multi")  # there is only one in the box
        return
    taken = one.colour == card and one.state != "absent"
    assert refused(state, f"organ:{card}") == ("colour-taken (VI-4.4)" if taken else "")
    if not taken:
        assert organ(after(state, f"organ:{card}"), 0, card) == card


@pytest.mark.clause("VI-4.4", "VI-2.5")
@pytest.mark.parametrize("move", ["virus:red>1.red", "thief>1.red"])
def test_table_c_a_colour_that_was_lost(move: str) -> None:
    state = at(" | red+virus:red", f"{move.partition('>')[0]} | organ:red")
    assert plays(after(state, move), 1) >= {"organ:red"}


@pytest.mark.clause("VI-6.1", "VI-6.6", "VI-2.4")
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
@pytest.mark.parametrize("mine", [False, True], ids=["theirs", "mine"])
def test_table_d_transplant(one: Organ, mine: bool) -> None:
    other = "blue" if one.colour != "blue" else "yellow"
    bodies, places = [one.text, other], [one.colour, other]
    if not mine:
        bodies.reverse()
        places.reverse()
    state = at("|".join(bodies), "transplant")
    move = f"transplant>0.{places[0]}=1.{places[1]}"
    legal = one.state != "absent" and TABLE_D[one.state][0]
    why = "no-organ (VI-6.1)" if one.state == "absent" else "immunised (VI-6.1)"
    assert refused(state, move) == ("" if legal else why)
    if legal:
        after(state, move)
        assert [body(state, 0), body(state, 1)] == bodies[::-1]
        assert discard(state) == "transplant"


@pytest.mark.clause("VI-6.2", "VI-6.6", "VI-2.4")
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
def test_table_d_thief(one: Organ) -> None:
    state = at(f" | {one.text}", "thief")
    move = f"thief>1.{one.colour}"
    legal = one.state != "absent" and TABLE_D[one.state][1]
    why = "no-organ (VI-6.2)" if one.state == "absent" else "immunised (VI-6.2)"
    assert refused(state, move) == ("" if legal else why)
    if legal:
        after(state, move)
        assert (body(state, 0), body(state, 1), discard(state)) == (one.text, "", "thief")


@pytest.mark.clause("VI-6.3")
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
def test_table_d_contagion_source(one: Organ) -> None:
    state = at(f"{one.text} | red green blue", "contagion")
    virus = one.lying[0].partition(":")[2] if one.state == "infected" else ""
    targets = [colour for colour in ("red", "green", "blue") if virus and colour in FITS[virus]]
    legal = one.state != "absent" and TABLE_D[one.state][2] and bool(targets)
    assert refused(state, "contagion") == ("" if legal else "nothing-spreads (VI-6.3)")
    if legal:
        after(state, "contagion")
        assert plays(state) == {f"spread:{one.colour}>1.{target}" for target in targets}
        after(state, f"spread:{one.colour}>1.{targets[0]}")
        assert organ(state, 0, one.colour) == one.colour
        assert organ(state, 1, targets[0]) == f"{targets[0]}+{one.lying[0]}"


@pytest.mark.clause("VI-6.3", "VC-4")
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
@pytest.mark.parametrize("virus", COLOURS)
def test_table_d_and_e_contagion_target(one: Organ, virus: str) -> None:
    """The virus lies on a multicolour organ, or on a green one where only that is left."""
    source = "multi" if one.colour != "multi" else virus.replace("multi", "green")
    if virus == "multi" and "virus:multi" in one.lying:
        return  # there is only one in the box
    state = at(f"{source}+virus:{virus} | {one.text}", "contagion")
    fits = one.state != "absent" and one.colour in FITS[virus]
    legal = fits and TABLE_D[one.state][3]
    assert refused(state, "contagion") == ("" if legal else "nothing-spreads (VI-6.3)")
    if legal:
        after(state, "contagion", f"spread:{source}>1.{one.colour}")
        assert organ(state, 1, one.colour) == f"{one.text}+virus:{virus}"
        assert organ(state, 0, source) == source


@pytest.mark.clause("VI-6.5", "VI-6.6", "VC-5")
@pytest.mark.parametrize("one", ALL_ORGANS, ids=lambda one: one.text or f"no {one.colour}")
@pytest.mark.parametrize("mine", [False, True], ids=["theirs", "mine"])
def test_table_d_medical_error(one: Organ, mine: bool) -> None:
    bodies = [one.text, ""] if mine else ["", one.text]
    state = at("|".join(bodies), "error")
    legal = one.state != "absent" and TABLE_D[one.state][4]
    assert refused(state, "error>1") == ("" if legal else "both-empty (VI-6.5)")
    if legal:
        after(state, "error>1")
        assert [body(state, 0), body(state, 1)] == bodies[::-1]


@pytest.mark.clause("VI-6.3", "VI-3.2", "VI-3.3")
@pytest.mark.parametrize(
    ("source", "virus"), [(source, virus) for virus in COLOURS for source in FITS[virus]]
)
def test_table_e(source: str, virus: str) -> None:
    """Its own colour counts, not that of the organ that the virus leaves."""
    free = [colour for colour in COLOURS if colour != "multi" or source != "multi"]
    ours, theirs = free[:3], free[3:]  # a body of four would have won
    state = at(f"{source}+virus:{virus} | {' '.join(ours)} | {' '.join(theirs)}", "contagion")
    after(state, "contagion")
    where = {colour: 1 if colour in ours else 2 for colour in free}
    expected = {
        f"spread:{source}>{where[colour]}.{colour}" for colour in free if colour in FITS[virus]
    }
    assert plays(state) == expected
