"""The two sides of the base board, copied by hand from the lists in the rules.

A space is a pair (row, column); an edge is the set of its two spaces.
"""

from __future__ import annotations

from dataclasses import dataclass

Space = tuple[int, int]
Edge = frozenset[Space]

INSIDE = [(row, column) for row in range(1, 7) for column in range(1, 9)]
NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)
ARROWS = """
SE S  S  S  S  S  S  SW
E  SE W  S  S  E  SW W
E  N  S  W  W  W  N  W
E  S  E  E  E  N  S  W
E  NE W  N  N  E  NW W
NE N  N  N  N  N  N  NW
"""
POINTS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def edge(name: str) -> Edge:
    """`13|14`: the edge between these two spaces."""
    one, _, other = name.partition("|")
    return frozenset({space(one), space(other)})


def space(name: str) -> Space:
    """`13`: row 1, column 3."""
    return int(name[0]), int(name[1])


def spaces(names: str) -> set[Space]:
    """`13 14`: these spaces."""
    return {space(name) for name in names.split()}


def step(at: Space, way: tuple[int, int]) -> Space:
    """The space next to this one in that direction, whether or not there is anything."""
    return at[0] + way[0], at[1] + way[1]


def is_inside(at: Space) -> bool:
    """Whether a space is in the house: six rows by eight columns (B-3.1)."""
    return 1 <= at[0] <= 6 and 1 <= at[1] <= 8


def is_on_board(at: Space) -> bool:
    """Whether a space is in the house or in the ring around it (B-3.1)."""
    return 0 <= at[0] <= 7 and 0 <= at[1] <= 9


@dataclass(frozen=True)
class House:
    """The plan of one side of the board."""

    walls: frozenset[Edge]
    doors: frozenset[Edge]
    parking: tuple[frozenset[Space], ...]  # of the ambulance: top, right, bottom, left
    engine: tuple[frozenset[Space], ...]  # its spots in the same order
    quadrants: tuple[str, ...]  # which one each of these borders


def house(
    walls: str, doors: str, entrances: str, parking: str, engine: str, quadrants: str
) -> House:
    """A plan from its lists of edges; the rest of the perimeter is wall (B-3.4)."""
    perimeter = {
        frozenset({(row, column), step((row, column), way)})
        for row in range(1, 7)
        for column in range(1, 9)
        for way in DIRECTIONS
        if not is_inside(step((row, column), way))
    }
    gaps = {edge(name) for name in entrances.split()}
    assert gaps <= perimeter
    return House(
        walls=frozenset({edge(name) for name in walls.split()} | perimeter - gaps),
        doors=frozenset(edge(name) for name in doors.split()),
        parking=tuple(frozenset(map(space, spot.split("+"))) for spot in parking.split()),
        engine=tuple(frozenset(map(space, spot.split("+"))) for spot in engine.split()),
        quadrants=tuple(quadrants.split()),
    )


FRONT = house(
    walls="15|16 23|24 23|33 24|34 25|35 26|36 27|37 36|37 41|51 42|43 42|52 43|53 45|55 46|56 "
    "47|57 48|58 55|56 57|58",
    doors="13|14 25|26 28|38 32|33 44|54 46|47 65|66 67|68",
    entrances="06|16 30|31 48|49 63|73",
    parking="05+06 39+49 73+74 30+40",
    engine="07+08 59+69 71+72 10+20",
    quadrants="top-right bottom-right bottom-left top-left",
)
BACK = house(
    walls="13|14 14|24 15|25 21|31 22|32 23|24 25|26 33|34 34|44 37|47 38|48 41|51 42|52 44|54 "
    "45|55 53|54 56|57 63|64 66|67",
    doors="15|16 35|36 35|45 36|46 43|53 46|47 46|56",
    entrances="30|31 63|73",
    parking="05+06 49+59 73+74 20+30",
    engine="03+04 29+39 75+76 40+50",
    quadrants="top-left top-right bottom-right bottom-left",
)


def along_the_arrow(at: Space) -> Space:
    """B-7.3 Where the arrow printed on a space points; walls do not matter to it."""
    row, column = at
    for letter in ARROWS.strip().splitlines()[row - 1].split()[column - 1]:
        at = step(at, POINTS[letter])
    return at
