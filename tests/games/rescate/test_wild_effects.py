"""On wild boards every deed that rolls no dice leaves what the naive rules leave."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sobremesa.engine.state import State
from sobremesa.games.rescate.game import rescate_table
from sobremesa.games.rescate.rules import fields
from tests.conformance.helpers import LONG
from tests.games.rescate.helpers import GAME
from tests.games.rescate.naive_effects import Deed
from tests.games.rescate.plans import Space, space
from tests.games.rescate.test_wild_deeds import wild_turn
from tests.games.rescate.test_wild_fires import seen

BOARDS = 20_000 if LONG else 1_200
ROLLS = ("pass", "gun")
RARE = ["lead", "leave", "treat", "identify", "dispose", "clear", "repair", "squeeze", "reveal"]
PARTS = ("fire", "smoke", "hot", "cubes", "placed", "reserve", "hazmats", "victims", "unknown")


def driven(deed: Deed, vehicle: str, turned: str) -> frozenset[Space]:
    """B-11.2 The next spot of a vehicle, one way round or the other."""
    house = deed.turn.table.house
    spots = house.engine if vehicle == "engine" else house.parking
    here = spots.index(deed.turn.engine if vehicle == "engine" else deed.ambulance)
    return spots[(here + (1 if turned == "cw" else -1)) % len(spots)]


def answer(state: State, deed: Deed, chance: random.Random) -> None:
    """Whatever is asked in the course of a deed: an order is obeyed, riders ride or stay."""
    while state.waiting and (prompt := state.prompt(state.waiting[0])) is not None:
        if prompt.kind == "action":
            return
        seat = state.waiting[0]
        move = "go" if prompt.kind == "obey" else str(chance.choice(state.moves(seat)))
        if move.startswith("ride:"):
            deed.bring(seat, space(move.removeprefix("ride:").replace(",", "")))
        state.play(seat, move)


def after(deed: Deed) -> dict[str, Any]:
    """What the naive rules leave."""
    turn, table = deed.turn, deed.turn.table
    return {
        "fire": table.fire,
        "smoke": table.smoke,
        "hot": table.hot,
        "cubes": {wall: count for wall, count in table.cubes.items() if count},
        "placed": table.placed,
        "reserve": table.reserve,
        "hazmats": sorted(table.hazmats),
        "victims": sorted(table.victims),
        "unknown": sorted(table.unknown),
        "doors": (table.closed, table.open),
        "crew": [one.at for one in table.crew],
        "loaded": [bool(one.carries) for one in table.crew],
        "leading": [one.leads for one in table.crew],
        "alarms": table.alarms,
        "ap": (turn.ap, turn.free),
        "treated": sorted(table.victims[number] for number in turn.treated),
        "rescued": deed.rescued,
    }


def now(state: State) -> dict[str, Any]:
    """What the rules leave, in the same words."""
    told, table = seen(state), rescate_table(state)
    doors = told["doors"].items()
    cells = table.cells
    treated = [slot for slot in range(3) if table.is_treated(slot)]
    board = [(row, column) for row in range(8) for column in range(10)]
    return {part: told[part] for part in PARTS} | {
        "doors": (
            {door for door, how in doors if how == "closed"},
            {door for door, how in doors if how == "open"},
        ),
        "crew": told["crew"],
        "loaded": told["loaded"],
        "leading": told["leading"],
        "alarms": told["alarms"],
        "ap": (int(cells[fields.POINTS + table.turn()]), int(cells[fields.FREE])),
        "treated": sorted(board[int(table.marker_at(slot))] for slot in treated),
        "rescued": int(table.rescued()),
    }


@pytest.mark.clause(
    "B-4.2", "B-5.1", "B-5.2", "B-5.3", "B-5.4", "B-5.5", "B-5.6", "B-5.7", "B-10.5", "B-11.2",
    "B-11.3", "B-11.4", "B-11.6", "R-3", "R-4", "R-7",
)  # fmt: skip
@pytest.mark.parametrize("family", [True, False], ids=["family", "experienced"])
def test_every_deed_leaves_what_the_naive_leaves(family: bool) -> None:
    done = Counter[str]()
    for number in range(BOARDS):
        chance = random.Random(number)
        turn, diagram = wild_turn(chance, family)
        if not turn.is_safe(turn.table, turn.purse):
            continue
        state = GAME.position(diagram)
        moves = [str(move) for move in state.moves(turn.me) if str(move) not in ROLLS]
        if not moves or turn.table.placed == 23:
            continue
        verbs = sorted({move.partition(":")[0] for move in moves})
        rare = [verb for verb in verbs if verb in RARE]
        verb = chance.choice(rare if rare and chance.random() < 0.4 else verbs)
        move = chance.choice([move for move in moves if move.partition(":")[0] == verb])
        ambulance = spot_of(turn.table.house.parking, diagram.get("ambulance"))
        deed = Deed(turn, ambulance)
        deed.do(move)
        if verb == "drive":
            vehicle, _, turned = move.removeprefix("drive:").partition(">")
            spot = driven(deed, vehicle, turned)
            if vehicle == "engine":
                deed.turn.engine = spot
            else:
                deed.ambulance = spot
        state.play(turn.me, move)
        answer(state, deed, chance)
        deed.rescue()
        found, expected = now(state), after(deed)
        wrong = {
            part: (found[part], expected[part]) for part in found if found[part] != expected[part]
        }
        assert not wrong, (number, move, wrong, diagram)
        done[verb] += 1
    verbs_seen = {"move", "open", "close", "extinguish", "chop", "carry", "drop"}
    if not family:
        verbs_seen |= {*RARE, "drive", "crew", "command"}
    assert verbs_seen <= done.keys(), verbs_seen - done.keys()


def spot_of(spots: tuple[frozenset[Space], ...], first: str | None) -> frozenset[Space]:
    """The spot with this space; nothing where there are no vehicles."""
    return next((s for s in spots if first and space(first.replace(",", "")) in s), frozenset())
