"""How a move is packed into one number. Only this file knows.

A move is a *play* (a kind of card, or one of the plays below) and what it aims at: an organ's
place, two places, a player, up to eight kinds of card, or where a spreading virus goes.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import EACH, KINDS

# plays besides "play a card of this kind", which has the number of the kind
DISCARD: Final = 20
SPREAD: Final = 21
NULL: Final = 22  # a treatment for no effect; its kind is the target
PLAYS: Final = 23

STEP: Final = 32
NO_CARD: Final = 0
STAYS: Final = 0
HELD_MOST: Final = 8  # as many cards as a discard can name: more than any rule allows


def play(what: i64, target: i64) -> i64:
    """The move that plays `what` at `target`."""
    return target * STEP + what


def what_of(code: i64) -> i64:
    """The kind of card played, or DISCARD, SPREAD, NULL."""
    return code % STEP


def target_of(code: i64) -> i64:
    """What the play aims at."""
    return code // STEP


def place(seat: i64, colour: i64) -> i64:
    """The place of an organ in a body."""
    return seat * EACH + colour


def seat_of(place: i64) -> i64:
    """Whose body a place is in."""
    return place // EACH


def slot_of(place: i64) -> i64:
    """The colour of the organ a place is for."""
    return place % EACH


def pair(one: i64, other: i64) -> i64:
    """Two places in one target, the lower first, so that an exchange has one name."""
    if other < one:
        return pair(other, one)
    return other * STEP + one


def first_of_pair(target: i64) -> i64:
    """The lower place of a pair."""
    return target % STEP


def second_of_pair(target: i64) -> i64:
    """The higher place of a pair."""
    return target // STEP


def spread(colour: i64, goal: i64) -> i64:
    """The move that sends the virus on one's organ of a colour to a goal."""
    return play(SPREAD, goal * EACH + colour)


def goal_at(place: i64) -> i64:
    """The goal of a virus that travels to a place; STAYS is the other goal."""
    return place + 1


def place_of_goal(goal: i64) -> i64:
    """The place a travelling virus goes to."""
    return goal - 1


def source_of(target: i64) -> i64:
    """The colour of the organ a spreading virus lies on."""
    return target % EACH


def goal_of(target: i64) -> i64:
    """Where a spreading virus goes: STAYS, or the goal at a place."""
    return target // EACH


def with_card(discarded: i64, kind: i64, position: i64) -> i64:
    """A discard with one more kind at this position."""
    unit: i64 = 1
    while position > 0:
        unit *= STEP
        position -= 1
    return discarded + (kind + 1) * unit


def card_at(discarded: i64, position: i64) -> i64:
    """The kind at a position of a discard, or -1."""
    while position > 0:
        discarded //= STEP
        position -= 1
    return discarded % STEP - 1


def cards_in(discarded: i64) -> i64:
    """How many cards a discard names."""
    count: i64 = 0
    while discarded > NO_CARD:
        discarded //= STEP
        count += 1
    return count


assert KINDS < PLAYS <= STEP
