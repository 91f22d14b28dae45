"""What holds in every state of ¡Rescate!: for positions and saved states, and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.checks import all_cards, first_broken, known_numbers
from sobremesa.engine.contract import Problem
from sobremesa.engine.core.layout import ENDING
from sobremesa.engine.core.table import bit
from sobremesa.engine.errors import Detail
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.checks_asked import decisions, ending, numbers, standing
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.box import (
    ALARM,
    AP,
    CUBES_MOST,
    EXPERIENCE,
    FIREFIGHTERS,
    FREE,
    HAZMATS,
    HOT_SPOTS,
    IDLE_MOST,
    LEAD,
    LOADED,
    MARKERS,
    NEVER,
    ON_BOARD,
    ORDERED,
    SAVED,
    SPECIALISTS,
    VICTIM,
    is_victim,
    on_sheet,
)
from sobremesa.games.rescate.rules.moves import VEHICLES
from sobremesa.games.rescate.rules.rescate import Rescate


def broken(table: Rescate) -> Iterator[Problem]:
    """Every rule that a state breaks; later checks count on the earlier ones."""
    return first_broken(
        table, (numbering, ranges, markers, holding, crew, counters, decisions, ending, standing)
    )


def numbering(table: Rescate) -> Iterator[Problem]:
    """B-13.1 The turn is somebody's. B-1.2 Every marker is one of the box, and each is there."""
    turn = int(table.cells[fields.TURN])
    yield from known_numbers(table, turn, int(MARKERS), "B-13.1", "B-1.2")
    for zone, victims in ((fields.RESCUED_ZONE, True), (fields.LOST_ZONE, True)):
        yield from only(table, zone, victims)
    yield from only(table, fields.ALARM_ZONE, False)
    for slot in range(ON_BOARD):
        yield from only(table, int(fields.VICTIM + slot), True)


def only(table: Rescate, zone: int, victims: bool) -> Iterator[Problem]:
    """B-5.6 False alarms lie apart from victims."""
    for i in range(table.count(zone)):
        if 0 <= table.card(zone, i) < MARKERS and bool(is_victim(table.card(zone, i))) != victims:
            name = table.layout.zones[zone].name
            yield "B-5.6", Detail("misplaced", "a marker lies in {zone} wrongly", zone=name)


def ranges(table: Rescate) -> Iterator[Problem]:
    """Every number beside the markers is one that it can be."""
    house, seats = table.house, int(table.seats())
    spaces, steps = int(house.spaces), len(table.rulings.setup) + len(table.rulings.turn)
    limits = [
        (fields.STEP, 1, steps - 1),
        (fields.TURNS, 1, int(table.rulings.turns)),
        (fields.STAGE, 1, fields.OVER),
        (fields.IDLE, 1, int(IDLE_MOST)),
        (fields.FREE, 1, 99),
        (fields.BONUS, 1, int(EXPERIENCE)),
        (fields.ORDERED, seats, 99),
        (fields.TARGET, 1, spaces - 1),
        (fields.HOT_TARGET, 1, 1),
        (fields.FLARED, 1, 1),
        (fields.DANGER, 1, int(bit(seats)) - 1),
        (fields.DODGERS, 1, int(bit(seats)) - 1),
        (fields.CUBES, 1, int(CUBES_MOST)),
        (fields.RESERVE, 1, int(HOT_SPOTS)),
        (fields.AT, seats, spaces),
        (fields.POINTS, seats, 99),
        (fields.LOAD, seats, int(fields.FIRST_HAZMAT + HAZMATS) - 1),
        (fields.LED, seats, int(ON_BOARD)),
        (fields.ROLE, seats, int(SPECIALISTS) - 1),
        (fields.MARKER_AT, int(ON_BOARD), spaces),
        (fields.TREATED, int(ON_BOARD), 1),
        (fields.HAZMAT_AT, int(HAZMATS), spaces),
        (fields.FLAMES, spaces, fields.FIRE),
        (int(table.hot_at), spaces, 1),
    ]
    for vehicle in range(VEHICLES):
        limits.append((fields.PARKED + vehicle, 1, int(house.spots[vehicle])))
    for at in (fields.ORDERED, fields.AT, fields.POINTS, fields.LOAD, fields.LED, fields.ROLE):
        limits.append((at + seats, int(FIREFIGHTERS) - seats, 0))  # those who do not play
    for first, count, most in limits:
        if any(not 0 <= number <= most for number in numbers(table, first, count)):
            name = next(f.name for f in table.layout.fields if f.at <= first < f.at + f.size)
            yield "B-1.1", Detail("out-of-range", "a number of {field} is out of range", field=name)
    for edge in range(house.edges):
        if not 0 <= table.edge(edge) < table.kind(edge).states():
            yield "B-3.3", Detail("edge-state", "what stands on an edge is in no such state")


def markers(table: Rescate) -> Iterator[Problem]:
    """B-1.2, B-7.1 All markers are there, and each slot holds the one that lies in a space."""
    started = table.cells[fields.STEP] > 0
    if started:
        yield from all_cards(
            table, int(MARKERS), lambda card: VICTIM if is_victim(card) else ALARM, "B-1.2", "B-1.2"
        )
    for slot in range(ON_BOARD):
        held = table.count(fields.UNKNOWN + slot) + table.count(fields.VICTIM + slot)
        space = int(table.marker_at(slot))
        if held != (space != NOWHERE):
            yield "B-7.1", Detail("marker-nowhere", "a marker has no space, or a space no marker")
        elif space != NOWHERE and not table.house.exists[space]:
            yield "B-3.1", Detail("off-the-board", "something is off the board")
        elif table.is_unknown(slot) and not table.house.is_inside(space):
            yield "B-7.1", Detail("marker-outside", "an unknown POI is outside the house")
        elif table.is_treated(slot) and not table.is_victim(slot):
            yield "R-3", Detail("treated-nobody", "somebody is treated who is not there")
    for slot in range(HAZMATS):
        space = int(table.hazmat_at(slot))
        if space != NOWHERE and not table.house.is_inside(space):
            yield "B-10.5", Detail("hazmat-outside", "a hazmat is outside the house")


def holding(table: Rescate) -> Iterator[Problem]:
    """B-5.2, B-12 Nobody holds what is not in his space, or what somebody else holds."""
    held: set[tuple[str, int]] = set()
    for seat in range(table.seats()):
        load, led = int(table.load(seat)), int(table.led(seat))
        things: list[tuple[str, int]] = []
        if load >= fields.FIRST_HAZMAT:
            things.append(("hazmat", load - fields.FIRST_HAZMAT))
        elif load > ON_BOARD:
            yield "B-5.2", Detail("no-such-load", "a firefighter carries what there is not")
        elif load:
            things.append(("victim", load - 1))
        if led != NOWHERE:
            things.append(("victim", led))
            if not table.is_treated(led) or table.sheet(seat, LEAD) == NEVER:
                yield "R-3", Detail("leads-wrongly", "somebody is led who cannot be")
        if load and table.sheet(seat, LOADED) == NEVER:
            yield "R-3", Detail("carries-wrongly", "somebody carries who cannot")
        for thing, slot in things:
            there = table.hazmat_at(slot) if thing == "hazmat" else table.marker_at(slot)
            real = thing == "hazmat" or table.is_victim(slot)
            if not real or there == NOWHERE or there != table.at(seat) or (thing, slot) in held:
                yield "B-5.2", Detail("held-elsewhere", "what is held is not there")
            held.add((thing, slot))


def crew(table: Rescate) -> Iterator[Problem]:
    """B-9.9 Each specialist once, if they take part at all; everybody on the board."""
    roles = [int(table.role(seat)) for seat in range(table.seats())]
    experienced = int(table.rulings.level.explosions) > 0
    done = table.cells[fields.STEP] >= len(table.rulings.setup)
    for seat, role in enumerate(roles):
        if role and (not experienced or not table.rulings.specialists & bit(role)):
            yield "B-9.1", Detail("no-such-specialist", "a specialist does not take part")
        if role and roles.count(role) > 1:
            yield "B-9.9", Detail("specialist-twice", "two firefighters are the same specialist")
        if done and experienced and not role:
            yield "B-9.9", Detail("no-specialist", "seat {seat} has no specialist", seat=seat)
        space = int(table.at(seat))
        if done and (space == NOWHERE or not table.house.exists[space]):
            yield "B-8.1", Detail("not-placed", "seat {seat} is not on the board", seat=seat)
    for vehicle in range(VEHICLES):
        if (table.spot(vehicle) != NOWHERE) > experienced:
            yield "B-9.1", Detail("no-vehicles", "there are no vehicles in the family game")
        if done and experienced and table.spot(vehicle) == NOWHERE:
            yield "B-9.9", Detail("not-parked", "a vehicle is not parked")


def counters(table: Rescate) -> Iterator[Problem]:
    """B-2.1, B-4.3, B-9.2 Cubes, hot spots, AP: what is counted is there, within its limits."""
    house = table.house
    cubes = sum(int(table.kind(edge).cubes(table.edge(edge))) for edge in range(house.edges))
    if cubes != table.cells[fields.CUBES]:
        said = "{count} cubes are counted and {found} lie on the walls"
        counted = int(table.cells[fields.CUBES])
        yield "B-2.1", Detail("cubes", said, count=counted, found=cubes)
    hot = sum(numbers(table, int(table.hot_at), int(house.spaces)))
    if hot + table.cells[fields.RESERVE] > HOT_SPOTS:
        yield "B-1.1", Detail("hot-spots", "there are more than {count} hot spots", count=HOT_SPOTS)
    over = bool(table.cells[ENDING])
    turn, playing = int(table.turn()), table.cells[fields.STAGE] != fields.OVER
    for space in range(house.spaces):
        flames, inside = int(table.flames(space)), bool(house.is_inside(space))
        if (flames or table.is_hot(space)) and not house.exists[space]:
            yield "B-3.1", Detail("off-the-board", "something is off the board")
        if flames == fields.SMOKE and not inside:
            yield "B-6.1", Detail("smoke-outside", "there is smoke outside")
    for seat in range(table.seats()):
        saved = int(table.sheet(seat, SAVED))
        most = saved + max(int(on_sheet(s, AP)) for s in range(SPECIALISTS))
        mine = seat == turn and playing
        if table.cells[fields.POINTS + seat] > (most if mine else saved):
            yield "B-4.3", Detail("too-many-ap", "seat {seat} has too many AP", seat=seat)
        if table.cells[fields.ORDERED + seat] > table.sheet(seat, ORDERED):
            yield "R-3", Detail("ordered", "seat {seat} was commanded too often", seat=seat)
    if table.cells[fields.FREE] > max(0, int(table.sheet(turn, FREE))):
        yield "B-4.3", Detail("too-many-ap", "seat {seat} has too many AP", seat=turn)
    if not over and table.cells[fields.CUBES] >= CUBES_MOST:
        yield "B-2.1", Detail("collapsed", "the building would have collapsed")
