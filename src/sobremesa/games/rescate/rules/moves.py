"""How a move is packed into one number. Only this file knows.

A move is a *kind* and what it is about: a way, a place, a seat, a specialist, a vehicle. A *place*
is a space by what is printed on the board, so that it means the same on every board.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64

# the kinds of move
MOVE: Final = 0  # a way
OPEN: Final = 1  # a way
CLOSE: Final = 2  # a way
EXTINGUISH: Final = 3  # a way, or HERE
CHOP: Final = 4  # a way
CARRY: Final = 5  # what
DROP: Final = 6
LEAD: Final = 7
LEAVE: Final = 8
TREAT: Final = 9  # 0 for a victim that nobody carries, or the seat of the carrier plus 1
COMMAND: Final = 10  # a seat, MOVE, OPEN or CLOSE, and a way
GO: Final = 11
IDENTIFY: Final = 12  # a place
DISPOSE: Final = 13
CLEAR: Final = 14
REPAIR: Final = 15  # a way
SQUEEZE: Final = 16  # a way
REVEAL: Final = 17  # a way
DRIVE: Final = 18  # a vehicle, and which way round
RIDE: Final = 19  # a place
STAY: Final = 20
GUN: Final = 21
REROLL: Final = 22  # a die
KEEP: Final = 23
CREW: Final = 24  # a specialist
DODGE: Final = 25  # a way, and whether the victim that is led comes along
STAND: Final = 26
RECOVER: Final = 27  # a place
PARK: Final = 28  # a vehicle, and a place
CHOOSE: Final = 29  # a specialist
START: Final = 30  # a place
PASS: Final = 31
KINDS: Final = 32

STEP: Final = 64  # room for the kinds of an expansion

# ways out of a space: the four directions, then the link to another floor
WAYS: Final = 5
HERE: Final = 5
LINK: Final = 4

# what can be carried
A_VICTIM: Final = 0
A_TREATED: Final = 1
A_HAZMAT: Final = 2

# vehicles
ENGINE: Final = 0
AMBULANCE: Final = 1
VEHICLES: Final = 2

# ways round
CLOCKWISE: Final = 0
COUNTER: Final = 1

# dice
RED: Final = 0
BLACK: Final = 1

SIDE: Final = 32  # rows and columns of a place are below this
EIGHT: Final = 8  # ways, vehicles and the like are below this


def play(what: i64, at: i64) -> i64:
    """The move of a kind that is about `at`."""
    return at * STEP + what


def what_of(code: i64) -> i64:
    """The kind of a move."""
    return code % STEP


def at_of(code: i64) -> i64:
    """What a move is about."""
    return code // STEP


def place(floor: i64, row: i64, column: i64) -> i64:
    """A space by its floor and what is printed beside its row and column."""
    return (floor * SIDE + row) * SIDE + column


def floor_of(at: i64) -> i64:
    """The floor of a place."""
    return at // (SIDE * SIDE)


def row_of(at: i64) -> i64:
    """The row of a place."""
    return at // SIDE % SIDE


def column_of(at: i64) -> i64:
    """The column of a place."""
    return at % SIDE


def both(one: i64, other: i64) -> i64:
    """Two things, the second one of few."""
    return one * EIGHT + other


def first_of(pair: i64) -> i64:
    """The first of two things."""
    return pair // EIGHT


def second_of(pair: i64) -> i64:
    """The second of two things."""
    return pair % EIGHT


def order(seat: i64, what: i64, way: i64) -> i64:
    """A command: to whom, to do what, which way."""
    return both(both(seat, what), way)


def ordered_seat(at: i64) -> i64:
    """Who is commanded."""
    return first_of(first_of(at))


def ordered_what(at: i64) -> i64:
    """To do what: MOVE, OPEN or CLOSE."""
    return second_of(first_of(at))


def parking(vehicle: i64, at: i64) -> i64:
    """A vehicle and the place where its spot begins."""
    return at * VEHICLES + vehicle


def parked_vehicle(at: i64) -> i64:
    """Which vehicle is parked."""
    return at % VEHICLES


def parked_place(at: i64) -> i64:
    """Where its spot begins."""
    return at // VEHICLES
