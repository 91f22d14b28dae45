"""How a move, and the plan of a Contagion, are packed into numbers. Only this file knows.

A move is a *play* (a kind of card, or one of the plays below) and what it aims at: an organ's
place, two places, a player, up to eight kinds of card, or a virus and what is planned for it.

A *plan* is what the player of a Contagion has settled for one virus (VI-6.3). The public field
`plan` shows five of them, by the colour of the organ the virus lies on: 0 for no virus, or one that
is not settled; 1 for one that stays; 2 + 5 x seat + colour for one that goes to that organ.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import EACH, KINDS

# plays besides "play a card of this kind", which has the number of the kind
DISCARD: Final = 20
SPREAD: Final = 21
NULL: Final = 22  # a treatment for no effect; its kind is the target
PLAYS_IN_ALL: Final = 23

STEP: Final = 32
NO_CARD: Final = 0
HELD_MOST: Final = 8  # as many cards as a discard can name: more than any rule allows

# plans for a virus
UNSETTLED: Final = 0
STAYS: Final = 1
FIRST_PLAN: Final = 2  # it goes to the place of number 0; those to the other places follow


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
    """VI-2.7 The place of an organ in a body."""
    return seat * EACH + colour


def seat_of(there: i64) -> i64:
    """Whose body a place is in."""
    return there // EACH


def slot_of(there: i64) -> i64:
    """The colour of the organ a place is for."""
    return there % EACH


def pair(one: i64, other: i64) -> i64:
    """VI-6.1 Two places in one target, the lower first, so that an exchange has one name."""
    if other < one:
        return pair(other, one)
    return other * STEP + one


def first_of_pair(target: i64) -> i64:
    """The lower place of a pair."""
    return target % STEP


def second_of_pair(target: i64) -> i64:
    """The higher place of a pair."""
    return target // STEP


def plan_to(there: i64) -> i64:
    """The plan that a virus goes to a place."""
    return FIRST_PLAN + there


def travels(plan: i64) -> bool:
    """Whether a plan sends a virus somewhere."""
    return plan >= FIRST_PLAN


def place_of_plan(plan: i64) -> i64:
    """The place where a plan sends a virus."""
    return plan - FIRST_PLAN


def spread(colour: i64, plan: i64) -> i64:
    """VI-6.3 The move that settles what the virus on one's organ of a colour does."""
    return play(SPREAD, plan * EACH + colour)


def source_of(target: i64) -> i64:
    """The colour of the organ that a spreading virus lies on."""
    return target % EACH


def plan_of(target: i64) -> i64:
    """What a spreading virus does: STAYS, or the plan that it goes to a place."""
    return target // EACH


def with_card(discarded: i64, kind: i64, position: i64) -> i64:
    """VI-4.1 A discard with one more kind at this position."""
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


def first_card(discarded: i64) -> i64:
    """The kind of the first card of a discard that names any."""
    return discarded % STEP - 1


def without_first(discarded: i64) -> i64:
    """All cards of a discard but the first."""
    return discarded // STEP


def cards_in(discarded: i64) -> i64:
    """How many cards a discard names."""
    count: i64 = 0
    while discarded > NO_CARD:
        discarded //= STEP
        count += 1
    return count


assert KINDS < PLAYS_IN_ALL <= STEP
