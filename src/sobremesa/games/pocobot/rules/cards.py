"""PB-1 The cards and the numbers of the game, read from the data file.

A card is a number from 0 to 51: the suits one after another, in each the ranks from 2 to the Ace.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from sobremesa.engine.native import append, i64, vec

DATA: Final = tomllib.loads(
    resources.files("sobremesa.games.pocobot").joinpath("data.toml").read_text("utf-8")
)


def number(name: str) -> i64:
    """A number of the rulebook, by its name in the data file."""
    value: i64 = DATA["numbers"][name]
    return value


def values_of_ranks() -> vec[i64]:
    """The value of each rank: 0 for figures and the Ace."""
    values = vec[i64]()
    for printed in DATA["ranks"].values():
        value: i64 = printed
        values = append(values, value)
    return values


RANKS: Final = tuple(DATA["ranks"])
SUITS: Final = tuple(DATA["suits"])
LETTERS: Final = tuple(DATA["suits"].values())
NAMES: Final = [f"{rank}{letter}" for letter in LETTERS for rank in RANKS]
VALUES: Final[vec[i64]] = values_of_ranks()

# suits; the first three are also the modules, in this order
SPADES: Final = 0
HEARTS: Final = 1
CLUBS: Final = 2
DIAMONDS: Final = 3
MODULES: Final = 3
NO_SUIT: Final = -1

EACH: Final = 13  # cards of a suit
CARDS: Final = 52
NUMBERED: Final = 9  # the ranks 2 to 10 come first, then J, Q, K, then the Ace
ACE: Final = 12
NO_CARD: Final = 52

PLAYERS: Final[i64] = number("players")
HAND: Final[i64] = number("hand")


def suit_of(card: i64) -> i64:
    """The suit of a card."""
    return card // EACH


def rank_of(card: i64) -> i64:
    """The rank of a card, from 0 for the 2 to 12 for the Ace."""
    return card % EACH


def card_of(suit: i64, rank: i64) -> i64:
    """The card of a suit and a rank."""
    return suit * EACH + rank


def value_of(card: i64) -> i64:
    """The value printed on a numeric card; 0 on all others (PA-15)."""
    return VALUES[card % EACH]


def is_numeric(card: i64) -> bool:
    """PB-2.5 The cards from 2 to 10."""
    return card % EACH < NUMBERED


def is_figure(card: i64) -> bool:
    """PB-8.1 J, Q and K, all alike but for their suit."""
    return NUMBERED <= card % EACH < ACE


def is_ace(card: i64) -> bool:
    """PB-9.1 Aces are improvements, and no figures (PA-16)."""
    return card % EACH == ACE


assert len(NAMES) == CARDS
assert len(RANKS) == EACH
assert LETTERS[DIAMONDS] == "D"
