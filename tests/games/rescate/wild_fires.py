"""Boards as no match would ever lay them, for comparing the fire of the rules with the naive one.

All that a fire can meet, drawn at random and dense enough to meet each other; but nothing that may
not stand between two turns: no smoke beside fire, and nobody and no hazmat in it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.rescate.naive import SUPPLY, Crew, Table
from tests.games.rescate.plans import (
    BACK,
    DIRECTIONS,
    FRONT,
    INSIDE,
    Edge,
    Space,
    is_inside,
    is_on_board,
    step,
)

RING = [
    (row, column)
    for row in range(8)
    for column in range(10)
    if is_on_board((row, column)) and not is_inside((row, column))
]
HOT_MOST, HAZMATS_MOST, CREW_MOST, POI_MOST = 24, 6, 6, 3


def wild_table(chance: random.Random, family: bool) -> Table:
    """A board where much has happened; `family` without hazmats, hot spots and treated victims."""
    house = chance.choice((FRONT, BACK))
    table = Table(house)
    burning, smoking = chance.choice((0.05, 0.2, 0.4, 0.7)), chance.choice((0.05, 0.2, 0.5))
    for at in INSIDE:
        if chance.random() < burning:
            table.fire.add(at)
        elif chance.random() < smoking:
            table.smoke.add(at)
    for door in sorted(house.doors, key=sorted):
        (table.closed, table.open, set[Edge]())[chance.randrange(3)].add(door)
    chop(table, chance)
    table.flash_over()
    if not family:
        hide_dangers(table, chance)
    send_people(table, chance, family)
    return table


def chop(table: Table, chance: random.Random) -> None:
    """Cubes on the walls, few or nearly all."""
    walls = sorted(table.house.walls, key=sorted)
    for _ in range(chance.choice((0, 5, 12, SUPPLY - 1))):
        wall = chance.choice(walls)
        if table.cubes.get(wall, 0) < 2:
            table.cubes[wall] = table.cubes.get(wall, 0) + 1
            table.placed += 1


def hide_dangers(table: Table, chance: random.Random) -> None:
    """Hazmats and hot spots."""
    unburnt = [at for at in INSIDE if at not in table.fire]
    if unburnt:
        most = chance.randint(0, HAZMATS_MOST)
        table.hazmats = [at for at in chance.choices(unburnt, k=most) if at not in table.hazmats]
    table.hot = set(chance.sample(INSIDE, chance.choice((0, 2, 6, 12))))
    table.reserve = chance.choice((0, 1, 3, HOT_MOST - len(table.hot)))


def send_people(table: Table, chance: random.Random, family: bool) -> None:
    """Firefighters with and without a load, victims and unknown POI, none of them in the fire."""
    safe = [at for at in (*INSIDE, *RING) if at not in table.fire]
    poi = chance.randint(0, POI_MOST)
    for _ in range(chance.randint(1, CREW_MOST)):
        somebody = Crew(chance.choice(safe))
        table.crew.append(somebody)
        if not is_inside(somebody.at):
            continue
        if somebody.at in table.hazmats and chance.random() < 0.5:
            if not any(c.at == somebody.at and c.carries == "hazmat" for c in table.crew):
                somebody.carries = "hazmat"
        elif poi and chance.random() < 0.4:
            poi -= 1
            table.victims.append(somebody.at)
            if family or chance.random() < 0.5:
                somebody.carries = "victim"
            else:
                somebody.leads = True
    free = [at for at in INSIDE if at in safe and all(c.at != at for c in table.crew)]
    for at in chance.sample(free, min(poi, len(free))):
        if chance.random() < 0.5:
            table.victims.append(at)
        else:
            table.unknown[at] = chance.choice(("victim", "alarm"))


def wild_dice(table: Table, chance: random.Random) -> Iterator[Space]:
    """Rolls without end; those beside the fire and on it come more often than others."""
    hot = sorted(table.hot)
    near = sorted({step(at, way) for at in table.fire for way in DIRECTIONS} | table.fire)
    near = [at for at in near if is_inside(at)]
    for number in range(10_000):
        likely = hot if number < 4 and chance.random() < 0.4 else near
        yield chance.choice(likely if likely and chance.random() < 0.7 else INSIDE)
