"""B-1 The one list of what lies on the table, who may see it, and what is asked of whom."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import OWN, PUBLIC, SECRET, Layout
from sobremesa.engine.native import i64
from sobremesa.games.rescate.rules.board import House
from sobremesa.games.rescate.rules.box import (
    ALARMS,
    FIREFIGHTERS,
    HAZMATS,
    MARKERS,
    ON_BOARD,
    VICTIMS,
)
from sobremesa.games.rescate.rules.moves import VEHICLES

# fields: the course of play
TURN: Final = OWN  # whose turn it is
STEP: Final = OWN + 1  # where in the program of the game play is (see `program.py`)
TURNS: Final = OWN + 2  # how many turns have ended
STAGE: Final = OWN + 3  # of the actions: FRESH, ACTED or OVER
IDLE: Final = OWN + 4  # how often something was picked up or put down since an AP was spent
# fields: the AP of the turn
FREE: Final = OWN + 5  # special AP that are left
BONUS: Final = OWN + 6  # AP that cannot be saved, from the Veteran
ORDERED: Final = OWN + 7  # for each seat: command AP that it cost the Captain in this turn
# fields: the fire phase
TARGET: Final = OWN + 13  # the space rolled last
HOT_TARGET: Final = OWN + 14  # B-10.1 1 if it had a hot spot when the smoke was placed
FLARED: Final = OWN + 15  # B-10.2 1 if there was a flare-up in this phase
DANGER: Final = OWN + 16  # a bit for each seat that is to be knocked down
DODGERS: Final = OWN + 17  # a bit for each of them that may still dodge
# fields: counts
CUBES: Final = OWN + 18  # B-2.1 damage cubes placed
RESERVE: Final = OWN + 19  # B-10.2 hot spots that wait in the yellow circles
PARKED: Final = OWN + 20  # for each vehicle: its spot plus 1, 0 if it is not there
# fields: firefighters, six of each whether or not they play
AT: Final = OWN + 22  # the space plus 1, 0 before the start
POINTS: Final = OWN + 28  # AP: all in one's turn, those saved at other times
LOAD: Final = OWN + 34  # what is carried: a marker's slot plus 1, or a hazmat's plus FIRST_HAZMAT
LED: Final = OWN + 40  # the slot of the treated victim that walks along, plus 1
ROLE: Final = OWN + 46  # the specialist
# fields: what lies in spaces; the space plus 1, 0 if it is not there
MARKER_AT: Final = OWN + 52
TREATED: Final = OWN + 55  # 1 if the victim is treated
HAZMAT_AT: Final = OWN + 58
FLAMES: Final = OWN + 64  # for each space: CLEAR, SMOKE or FIRE
# then, for each space, whether a hot spot lies there; then the state of each edge

# what lies in a space
CLEAR: Final = 0
SMOKE: Final = 1
FIRE: Final = 2

# STAGE
FRESH: Final = 0
ACTED: Final = 1
OVER: Final = 2

FIRST_HAZMAT: Final = 10  # LOAD, for hazmats
NO_LOAD: Final = 0

# zones: each slot is a marker on the board, in one of two zones
STACK: Final = 0
RESCUED_ZONE: Final = 1
LOST_ZONE: Final = 2
ALARM_ZONE: Final = 3
UNKNOWN: Final = 4  # and the following: face down
VICTIM: Final = 7  # and the following: turned over

# decisions
ACTION: Final = 1
OBEYING: Final = 2  # a commanded firefighter: what to take along
RIDING: Final = 3
AIMING: Final = 4  # the Driver: which die to roll again
DODGING: Final = 5
RECOVERING: Final = 6  # where a firefighter who was knocked down gets up
PARKING: Final = 7
CHOOSING: Final = 8  # a specialist
STARTING: Final = 9  # where a firefighter begins

# endings
WON: Final = 1
LOST: Final = 2
COLLAPSED: Final = 3
PERFECT: Final = 4
TIMEOUT: Final = 5


def layout(seats: i64, house: House) -> Layout:
    """Everybody sees everything but what the markers hide (B-5.6) and the dice to come."""
    plan = Layout(seats)
    for name in ("turn", "step", "turns", "stage", "idle", "free", "bonus"):
        plan.field(name, 1, PUBLIC)
    plan.field("ordered", FIREFIGHTERS, PUBLIC)
    for name in ("target", "hot_target", "flared", "danger", "dodgers"):
        plan.field(name, 1, PUBLIC)
    plan.field("cubes", 1, PUBLIC)
    plan.field("reserve", 1, PUBLIC)
    plan.field("parked", VEHICLES, PUBLIC)
    for name in ("at", "points", "load", "led", "role"):
        plan.field(name, FIREFIGHTERS, PUBLIC)
    plan.field("marker_at", ON_BOARD, PUBLIC)
    plan.field("treated", ON_BOARD, PUBLIC)
    plan.field("hazmat_at", HAZMATS, PUBLIC)
    if plan.field("flames", house.spaces, PUBLIC) != FLAMES:
        raise ValueError("the fields and their names disagree")
    plan.field("hot", house.spaces, PUBLIC)
    plan.field("edges", house.edges, PUBLIC)
    plan.zone("stack", MARKERS, SECRET)
    plan.zone("rescued", VICTIMS, PUBLIC)
    plan.zone("lost", VICTIMS, PUBLIC)
    plan.zone("alarms", ALARMS, PUBLIC)
    for kind, sight in (("unknown", SECRET), ("victim", PUBLIC)):
        slot: i64 = 0
        while slot < ON_BOARD:
            plan.zone(f"{kind}.{slot}", 1, sight)
            slot += 1
    return plan


assert FIRST_HAZMAT > ON_BOARD
