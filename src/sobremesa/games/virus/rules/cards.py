"""VI-1.1, VI-1.2 The cards, read from the data file.

A card is a number from 0 to 67, so that every piece can be followed on the table. Its *kind* is one
of twenty: five organs, five viruses, five medicines, five treatments, in the order of table VI-1.2.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from sobremesa.engine.native import append, i64, vec

DATA: Final = tomllib.loads(
    resources.files("sobremesa.games.virus").joinpath("data.toml").read_text("utf-8")
)

FAMILIES: Final = ("organ", "virus", "medicine", "treatment")
COLOURS: Final = ("red", "green", "blue", "yellow", "multi")
TREATMENTS: Final = ("contagion", "thief", "transplant", "glove", "error")

# families, and colours of organs, viruses and medicines
ORGAN: Final = 0
VIRUS: Final = 1
MEDICINE: Final = 2
TREATMENT: Final = 3
MULTI: Final = 4
EACH: Final = 5  # kinds in a family, places for organs in a body

# the kinds that the rules name one by one
CONTAGION: Final = 15
THIEF: Final = 16
TRANSPLANT: Final = 17
GLOVE: Final = 18
ERROR: Final = 19
KINDS: Final = 20


def names_of_kinds() -> list[str]:
    """`organ:red` … `medicine:multi`, `contagion` … `error`."""
    coloured = [f"{family}:{colour}" for family in FAMILIES[:TREATMENT] for colour in COLOURS]
    return coloured + list(TREATMENTS)


def copies_of_kinds() -> list[int]:
    """How many cards of each kind the box holds."""
    return [
        int(DATA[family][name])
        for family in FAMILIES
        for name in (TREATMENTS if family == "treatment" else COLOURS)
    ]


def deck() -> vec[i64]:
    """The kind of every card."""
    kinds = vec[i64]()
    kind: i64 = 0
    for copies in copies_of_kinds():
        for _ in range(copies):
            kinds = append(kinds, kind)
        kind += 1
    return kinds


def number(name: str) -> i64:
    """A number of the rulebook, by its name in the data file."""
    value: i64 = DATA["numbers"][name]
    return value


NAMES: Final = names_of_kinds()
COPIES: Final = copies_of_kinds()
DECK: Final[vec[i64]] = deck()
CARDS: Final[i64] = len(DECK)
HAND_SIZE: Final[i64] = number("hand")
DISCARD_MOST: Final[i64] = number("discard_most")
ORGANS_TO_WIN: Final[i64] = number("organs_to_win")


def kind_of(card: i64) -> i64:
    """Which of the twenty kinds a card is."""
    return DECK[card]


def family_of(kind: i64) -> i64:
    """Organ, virus, medicine or treatment."""
    return kind // EACH


def colour_of(kind: i64) -> i64:
    """The colour of an organ, a virus or a medicine."""
    return kind % EACH


def first_of(kind: i64) -> i64:
    """The first card of a kind; its other copies follow."""
    card: i64 = 0
    while DECK[card] != kind:
        card += 1
    return card
