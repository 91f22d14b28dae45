"""The notation of ¡Rescate! moves. See docs/rescate.md.

move:n · open:e · close:e · extinguish:s · extinguish:here · chop:w      n, e, s, w, or link
carry:victim · carry:treated · carry:hazmat · drop · lead · leave        for nothing
treat · treat:2 · identify:3,4 · dispose · clear · repair:n              specialists
squeeze:n · reveal:n · command:2>move:n · command:2>open:n · go
drive:engine>cw · drive:ambulance>ccw · ride:0,7 · stay                  vehicles
gun · reroll:red · reroll:black · keep · crew:paramedic
dodge:n · dodge:n+led · stand · recover:4,9                              in the fire phase
park:engine>0,7 · choose:paramedic · start:3,0                           setting up
pass

A space is written row,column; on another floor than the first with its number before it, 1/3,9.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sobremesa.engine.errors import Bad
from sobremesa.games.rescate.rules import moves
from sobremesa.games.rescate.rules.board import VEHICLE_NAMES
from sobremesa.games.rescate.rules.box import FIREFIGHTERS, NOBODY, SHEETS

PLAYS = (
    "move",
    "open",
    "close",
    "extinguish",
    "chop",
    "carry",
    "drop",
    "lead",
    "leave",
    "treat",
    "command",
    "go",
    "identify",
    "dispose",
    "clear",
    "repair",
    "squeeze",
    "reveal",
    "drive",
    "ride",
    "stay",
    "gun",
    "reroll",
    "keep",
    "crew",
    "dodge",
    "stand",
    "recover",
    "park",
    "choose",
    "start",
    "pass",
)
WAYS = ("n", "e", "s", "w", "link", "here")
THINGS = ("victim", "treated", "hazmat")
ROUND = ("cw", "ccw")
DICE = ("red", "black")
LED = "+led"

WITH_A_WAY = (
    moves.MOVE,
    moves.OPEN,
    moves.CLOSE,
    moves.EXTINGUISH,
    moves.CHOP,
    moves.REPAIR,
    moves.SQUEEZE,
    moves.REVEAL,
)
WITH_A_PLACE = (moves.IDENTIFY, moves.RIDE, moves.RECOVER, moves.START)
WITH_A_SPECIALIST = (moves.CREW, moves.CHOOSE)
ORDERS = (moves.MOVE, moves.OPEN, moves.CLOSE)
BARE = (
    moves.DROP,
    moves.LEAD,
    moves.LEAVE,
    moves.GO,
    moves.DISPOSE,
    moves.CLEAR,
    moves.STAY,
    moves.GUN,
    moves.KEEP,
    moves.STAND,
    moves.PASS,
)
ROWS, COLUMNS = 8, 10  # of the base board, with the ring


def space_text(at: int) -> str:
    """A place as it is written.

    >>> space_text(moves.place(0, 3, 4)), space_text(moves.place(1, 3, 9))
    ('3,4', '1/3,9')
    """
    floor, row, column = moves.floor_of(at), moves.row_of(at), moves.column_of(at)
    return f"{floor}/{row},{column}" if floor else f"{row},{column}"


def text_of(code: int) -> str:
    """The one canonical text of a move."""
    what, at = int(moves.what_of(code)), int(moves.at_of(code))
    about = about_text(what, at)
    return f"{PLAYS[what]}:{about}" if about else PLAYS[what]


def about_text(what: int, at: int) -> str:
    """What a move is about."""
    if what in WITH_A_WAY:
        return WAYS[at]
    if what in WITH_A_PLACE:
        return space_text(at)
    if what in WITH_A_SPECIALIST:
        return str(SHEETS[at])
    if what == moves.CARRY:
        return THINGS[at]
    if what == moves.TREAT:
        return str(at - 1) if at else ""
    if what == moves.COMMAND:
        order = moves.ordered_what(at)
        return f"{moves.ordered_seat(at)}>{PLAYS[order]}:{WAYS[moves.second_of(at)]}"
    if what == moves.DRIVE:
        return f"{VEHICLE_NAMES[moves.first_of(at)]}>{ROUND[moves.second_of(at)]}"
    if what == moves.REROLL:
        return DICE[at]
    if what == moves.DODGE:
        return WAYS[moves.first_of(at)] + (LED if moves.second_of(at) else "")
    if what == moves.PARK:
        return f"{VEHICLE_NAMES[moves.parked_vehicle(at)]}>{space_text(moves.parked_place(at))}"
    return ""


def code_of(text: str) -> int:
    """The move that a text means; small and capital letters are alike."""
    play, colon, about = re.sub(r"\s+", "", text).lower().partition(":")
    if play not in PLAYS:
        raise _malformed(text)
    what = PLAYS.index(play)
    if not colon:
        if what not in BARE and what != moves.TREAT:
            raise _malformed(text)
        return int(moves.play(what, 0))
    return int(moves.play(what, _about(text, what, about)))


def _about(text: str, what: int, about: str) -> int:
    """What a move is about, from its text."""
    if what in WITH_A_WAY:
        known = WAYS if what == moves.EXTINGUISH else WAYS[: moves.WAYS]
        return _one_of(text, about, known)
    if what in WITH_A_PLACE:
        return _place(text, about)
    if what in WITH_A_SPECIALIST:
        return _one_of(text, about, SHEETS[NOBODY + 1 :]) + NOBODY + 1
    if what == moves.CARRY:
        return _one_of(text, about, THINGS)
    if what == moves.TREAT:
        return _seat(text, about) + 1
    if what == moves.REROLL:
        return _one_of(text, about, DICE)
    if what == moves.DODGE:
        way = _one_of(text, about.removesuffix(LED), WAYS[: moves.WAYS])
        return int(moves.both(way, int(about.endswith(LED))))
    first, sign, second = about.partition(">")
    if sign and what == moves.COMMAND:
        play, _, side = second.partition(":")
        order = ORDERS[_one_of(text, play, tuple(PLAYS[order] for order in ORDERS))]
        return int(moves.order(_seat(text, first), order, _one_of(text, side, WAYS[: moves.WAYS])))
    if sign and what == moves.DRIVE:
        return int(moves.both(_one_of(text, first, VEHICLE_NAMES), _one_of(text, second, ROUND)))
    if sign and what == moves.PARK:
        return int(moves.parking(_one_of(text, first, VEHICLE_NAMES), _place(text, second)))
    raise _malformed(text)


def _one_of(text: str, name: str, known: tuple[str, ...]) -> int:
    if name not in known:
        raise _malformed(text)
    return known.index(name)


def _seat(text: str, name: str) -> int:
    return _one_of(text, name, tuple(str(seat) for seat in range(FIREFIGHTERS)))


def place_of(name: str) -> int | None:
    """The place that a text names; None if it names none."""
    found = re.fullmatch(r"(?:([1-9])/)?(0|[1-9][0-9]?),(0|[1-9][0-9]?)", name)
    if found is None:
        return None
    floor, row, column = (int(number or 0) for number in found.groups())
    if row >= moves.SIDE or column >= moves.SIDE:
        return None
    return int(moves.place(floor, row, column))


def _place(text: str, name: str) -> int:
    place = place_of(name)
    if place is None:
        raise _malformed(text)
    return place


def _malformed(text: str) -> Bad:
    return Bad("notation", text=text, game="¡Rescate!", example="move:n")


def vocabulary() -> Iterator[int]:
    """Every move that can be written about the base board."""
    yield from (int(moves.play(what, 0)) for what in BARE)
    for what in WITH_A_WAY:
        yield from (int(moves.play(what, way)) for way in range(moves.WAYS))
    yield int(moves.play(moves.EXTINGUISH, moves.HERE))
    places = [int(moves.place(0, row, column)) for row in range(ROWS) for column in range(COLUMNS)]
    for what in WITH_A_PLACE:
        yield from (int(moves.play(what, place)) for place in places)
    for what in WITH_A_SPECIALIST:
        yield from (int(moves.play(what, sheet)) for sheet in range(NOBODY + 1, len(SHEETS)))
    yield from (int(moves.play(moves.CARRY, thing)) for thing in range(len(THINGS)))
    yield from (int(moves.play(moves.TREAT, seat)) for seat in range(FIREFIGHTERS + 1))
    yield from (int(moves.play(moves.REROLL, die)) for die in range(len(DICE)))
    for vehicle in range(len(VEHICLE_NAMES)):
        for turned in range(len(ROUND)):
            yield int(moves.play(moves.DRIVE, moves.both(vehicle, turned)))
        for place in places:
            yield int(moves.play(moves.PARK, moves.parking(vehicle, place)))
    for way in range(moves.WAYS):
        for led in (0, 1):
            yield int(moves.play(moves.DODGE, moves.both(way, led)))
        for seat in range(FIREFIGHTERS):
            for order in ORDERS:
                yield int(moves.play(moves.COMMAND, moves.order(seat, order, way)))


def describe(code: int) -> dict[str, Any]:
    """A move in named parts."""
    what, at = int(moves.what_of(code)), int(moves.at_of(code))
    parts: dict[str, Any] = {"play": PLAYS[what]}
    if what == moves.EXTINGUISH and at == moves.HERE:
        return {"play": "extinguish-here"}
    if what in WITH_A_WAY:
        return parts | {"way": WAYS[at]}
    if what in WITH_A_PLACE:
        return parts | {"space": space_text(at)}
    if what in WITH_A_SPECIALIST:
        return parts | {"specialist": SHEETS[at]}
    if what == moves.CARRY:
        return parts | {"thing": THINGS[at]}
    if what == moves.TREAT and at:
        return {"play": "treat-carried", "player": at - 1}
    if what == moves.COMMAND:
        order = PLAYS[moves.ordered_what(at)]
        way = WAYS[moves.second_of(at)]
        return {"play": f"command-{order}", "player": int(moves.ordered_seat(at)), "way": way}
    if what == moves.DRIVE:
        vehicle = VEHICLE_NAMES[moves.first_of(at)]
        return parts | {"vehicle": vehicle, "round": ROUND[moves.second_of(at)]}
    if what == moves.REROLL:
        return parts | {"die": DICE[at]}
    if what == moves.DODGE:
        play = "dodge-led" if moves.second_of(at) else "dodge"
        return {"play": play, "way": WAYS[moves.first_of(at)]}
    if what == moves.PARK:
        place = space_text(int(moves.parked_place(at)))
        return parts | {"vehicle": VEHICLE_NAMES[moves.parked_vehicle(at)], "space": place}
    return parts


assert len(PLAYS) == moves.KINDS
assert len(WAYS) == moves.WAYS + 1
