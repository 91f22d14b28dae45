"""How a move is packed into one number. Only this file knows.

A move is a *kind* and what it is about: a card, a card and its place, two cards, a number of
points, or a set of fuel.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.cards import (
    CARDS,
    CLUBS,
    DIAMONDS,
    NUMBERED,
    card_of,
    rank_of,
    suit_of,
)

# the kinds of move
PLACE: Final = 0
REMOVE: Final = 1  # a card
DONE: Final = 2
SHED: Final = 3  # a card
BURN: Final = 4  # a card
CREW: Final = 5  # two cards
ATTACK: Final = 6
POINTS: Final = 7  # a number
EXTRA: Final = 8  # a card, or NO_CARD
PAY: Final = 9  # a set of fuel
BACK: Final = 10
FIRE: Final = 11  # a card
DODGE: Final = 12  # a card, or NO_CARD
PASS: Final = 13  # a card, or NO_CARD
KINDS: Final = 14

STEP: Final = 16
SPOTS: Final = 8
CHOICES: Final = 4
NO_MODULE: Final = -1

NO_FUEL_SET: Final = 0
FUEL_SLOTS: Final = 18  # nine diamonds, nine clubs


def play(what: i64, at: i64) -> i64:
    """The move of a kind that is about `at`."""
    return at * STEP + what


def what_of(code: i64) -> i64:
    """The kind of a move."""
    return code % STEP


def at_of(code: i64) -> i64:
    """What a move is about."""
    return code // STEP


def placing(card: i64, spot: i64, module: i64) -> i64:
    """A card, the place on the panel it goes to, and the module a diamond Copilot raises."""
    return (card * SPOTS + spot) * CHOICES + module + 1


def placed(at: i64) -> i64:
    """The card that is placed."""
    return at // (SPOTS * CHOICES)


def spot_in(at: i64) -> i64:
    """The place it goes to."""
    return at // CHOICES % SPOTS


def module_in(at: i64) -> i64:
    """The module chosen with it, or NO_MODULE."""
    return at % CHOICES - 1


def both(one: i64, other: i64) -> i64:
    """Two cards, the lower number first, so that a pair has one name."""
    if other < one:
        return both(other, one)
    return one * CARDS + other


def first_of(pair: i64) -> i64:
    """The first card of a pair."""
    return pair // CARDS


def second_of(pair: i64) -> i64:
    """The second card of a pair."""
    return pair % CARDS


def slot_of(card: i64) -> i64:
    """The number of a fuel card in a set: diamonds first, then clubs."""
    if suit_of(card) == CLUBS:
        return NUMBERED + rank_of(card)
    return rank_of(card)


def fuel_card(slot: i64) -> i64:
    """The card of a number in a set of fuel."""
    if slot >= NUMBERED:
        return card_of(CLUBS, slot - NUMBERED)
    return card_of(DIAMONDS, slot)


def with_fuel(fuel: i64, card: i64) -> i64:
    """A set of fuel with one more card."""
    return fuel | bit(slot_of(card))


def has_slot(fuel: i64, slot: i64) -> bool:
    """Whether the card of this number is in a set of fuel."""
    return fuel & bit(slot) != 0


assert KINDS <= STEP
