"""B-1, B-12 What is in the box: the numbers of the game and the sheets of the specialists.

A specialist is a number, its place among the sheets of the data file; 0 is the firefighter of the
family game. A sheet has a number for each of the columns below; NEVER where that cannot be done.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import append, i64, vec

DATA: Final[dict[str, Any]] = tomllib.loads(
    resources.files("sobremesa.games.rescate").joinpath("data.toml").read_text("utf-8")
)


def number(name: str) -> i64:
    """A number of the rulebook, by its name in the data file."""
    value: i64 = DATA["numbers"][name]
    return value


FIREFIGHTERS: Final[i64] = number("firefighters")
VICTIMS: Final[i64] = number("victims")
ALARMS: Final[i64] = number("alarms")
MARKERS: Final[i64] = VICTIMS + ALARMS
ON_BOARD: Final[i64] = number("on_board")
RESCUED_MOST: Final[i64] = number("rescued")
LOST_MOST: Final[i64] = number("lost")
CUBES_MOST: Final[i64] = number("cubes")
HOT_SPOTS: Final[i64] = number("hot_spots")
HAZMATS: Final[i64] = number("hazmats")
NEAR: Final[i64] = number("near")
EXPERIENCE: Final[i64] = number("experience")
IDLE_MOST: Final[i64] = number("idle")

VICTIM: Final = "victim"
ALARM: Final = "alarm"

# the columns of a sheet: AP, then what things cost
COLUMNS: Final = (
    "ap",
    "saved",
    "free",
    "ordered",
    "move",
    "fire",
    "loaded",
    "hazmat",
    "lead",
    "door",
    "extinguish",
    "chop",
    "drive",
    "ride",
    "gun",
    "crew",
    "dodge",
    "treat",
    "command",
    "identify",
    "dispose",
    "clear",
    "repair",
    "squeeze",
    "reveal",
    "reroll",
)
AP: Final = 0
SAVED: Final = 1
FREE: Final = 2
ORDERED: Final = 3
MOVE: Final = 4
FIRE: Final = 5
LOADED: Final = 6
HAZMAT: Final = 7
LEAD: Final = 8
DOOR: Final = 9
EXTINGUISH: Final = 10
CHOP: Final = 11
DRIVE: Final = 12
RIDE: Final = 13
GUN: Final = 14
CREW: Final = 15
DODGE: Final = 16
TREAT: Final = 17
COMMAND: Final = 18
IDENTIFY: Final = 19
DISPOSE: Final = 20
CLEAR: Final = 21
REPAIR: Final = 22
SQUEEZE: Final = 23
REVEAL: Final = 24
REROLL: Final = 25

NEVER: Final = -1  # what cannot be done at all

# sorts of deeds, as the special AP of a specialist tell them apart
OTHER: Final = 0
MOVING: Final = 1
DOORS: Final = 2
EXTINGUISHING: Final = 3
ORDERING: Final = 4
PAYS: Final = {
    "": (),
    "movement": (MOVING, DOORS),  # B-12.2
    "extinguish": (EXTINGUISHING,),
    "command": (ORDERING,),
}

SHEETS: Final = tuple(DATA["sheets"])
NOBODY: Final = 0  # the firefighter of the family game
SPECIALISTS: Final[i64] = len(SHEETS)


def column_of(name: str, column: str) -> i64:
    """What a sheet says in a column: its own, or what holds for every firefighter."""
    sheets = DATA["sheets"]
    said = sheets[name].get(column, sheets[SHEETS[NOBODY]].get(column, False))
    value: i64 = NEVER if said is False else said
    return value


def read_sheets() -> vec[i64]:
    """All sheets, one after another."""
    cells = vec[i64]()
    for name in SHEETS:
        for column in COLUMNS:
            cells = append(cells, column_of(name, column))
    return cells


def read_pays() -> vec[i64]:
    """For each sheet a bit for each sort of deed that its special AP pay."""
    found = vec[i64]()
    for name in SHEETS:
        bits: i64 = 0
        for sort in PAYS[DATA["sheets"][name].get("pays", "")]:
            kind: i64 = sort
            bits |= bit(kind)
        found = append(found, bits)
    return found


WIDTH: Final[i64] = len(COLUMNS)
CELLS: Final[vec[i64]] = read_sheets()
FREE_FOR: Final[vec[i64]] = read_pays()


def on_sheet(specialist: i64, column: i64) -> i64:
    """What the sheet of a specialist says; NEVER if he cannot do that."""
    return CELLS[specialist * WIDTH + column]


def is_victim(card: i64) -> bool:
    """B-1.2 Whether a marker is a victim, or else a false alarm."""
    return card < VICTIMS


def crew_hot_spots(firefighters: i64) -> i64:
    """B-9.2 More hot spots for a larger crew."""
    count: int = firefighters
    value: i64 = DATA["crew"]["hot_spots"][count - 1]
    return value
