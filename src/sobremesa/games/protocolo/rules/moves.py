"""How a move is packed into one number. Only this file knows.

A move is a *kind* and up to four names of cards: who or what acts, who takes the stress of it, at
whom it is aimed, and the place there.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64

# the kinds of move
MOVE_STAFF: Final = 0  # staff, place
MOVE_PATIENT: Final = 1  # patient, place
REST: Final = 2  # staff
PLAY: Final = 3  # card, host
USE: Final = 4  # card, user, target, place
EPIC: Final = 5  # card, target, place
CURE: Final = 6  # staff, patient
DOSE: Final = 7  # drug, target, place
END_PHASE: Final = 8
CHOOSE: Final = 9  # target, place
OPTION: Final = 10  # number
SAVE: Final = 11  # patient
SEND_HOME: Final = 12  # patient
KINDS: Final = 13

STEP: Final = 16
NAMES: Final = 1024  # more names of cards than any box has, and one for none

NO_NAME: Final = -1
GUARDIA: Final = 1022  # a place


def play(what: i64, who: i64, user: i64, target: i64, place: i64) -> i64:
    """The move of a kind with these names; NO_NAME for what it has not."""
    at: i64 = ((place + 1) * NAMES + target + 1) * NAMES + user + 1
    return (at * NAMES + who + 1) * STEP + what


def simple(what: i64, who: i64, target: i64) -> i64:
    """The move of a kind that has only somebody who acts, and a target."""
    return play(what, who, NO_NAME, target, NO_NAME)


def what_of(code: i64) -> i64:
    """The kind of a move."""
    return code % STEP


def who_of(code: i64) -> i64:
    """Who or what acts."""
    return code // STEP % NAMES - 1


def user_of(code: i64) -> i64:
    """Who takes the stress."""
    return code // (STEP * NAMES) % NAMES - 1


def target_of(code: i64) -> i64:
    """At whom it is aimed."""
    return code // (STEP * NAMES * NAMES) % NAMES - 1


def place_of(code: i64) -> i64:
    """The place there."""
    return code // (STEP * NAMES * NAMES * NAMES) - 1
