"""What a board is made of: floors, spaces, the edges between them, and places with names.

A floor is a rectangle of interior spaces and the ring around it. All spaces of all floors have one
numbering, floor by floor and row by row, the ring among them; a space that a floor leaves out is
numbered too, so that a step to a neighbour is always the same difference. Coordinates are (row,
column) as they are printed: row 1 and the floor's first column are the upper left interior space.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

# Directions, clockwise; every list of four below is in this order.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "NESW"
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
COMPASS: Final = {  # the points of arrows, each a step down and a step to the right
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}

NOWHERE: Final = -1
OPEN: Final = 0  # the kind of an edge where nothing stands

# What a floor has around it: spaces on all sides and at the corners, at the sides only, or none.
RINGS: Final = ("around", "sides", "none")

# How an edge can be drawn; a reader has a picture for each.
DRAWN: Final = ("nothing", "wall", "thin", "solid", "door", "gate", "window", "opening")


@dataclass(frozen=True)
class Kind:
    """What can stand on an edge: how a file signs it, how a reader draws it, whether it is a way.

    A way can be passed or opened, so that what lies behind counts as reachable.
    """

    number: int
    name: str
    sign: str
    drawn: str
    way: bool


@dataclass(frozen=True)
class Floor:
    """A rectangle of interior spaces; `start` is the number of its first space, a corner."""

    number: int
    name: str
    level: int  # 0 is the ground
    rows: int
    columns: int
    first: int  # what is printed above its first column
    ring: str
    start: int

    @property
    def width(self) -> int:
        """Columns with the ring."""
        return self.columns + 2

    @property
    def size(self) -> int:
        """Numbers it takes, with the ring."""
        return self.width * (self.rows + 2)

    def number_at(self, row: int, column: int) -> int:
        """The number of a space by its printed coordinates; NOWHERE if they lie off the floor."""
        across = column - self.first + 1
        if 0 <= row <= self.rows + 1 and 0 <= across < self.width:
            return self.start + row * self.width + across
        return NOWHERE


@dataclass(frozen=True)
class Space:
    """A space by its number: where it lies, and whether it is inside, outside, or left out."""

    number: int
    floor: int
    row: int
    column: int  # as printed
    inside: bool
    outside: bool

    @property
    def exists(self) -> bool:
        """Whether anything can be there."""
        return self.inside or self.outside


@dataclass(frozen=True)
class Edge:
    """Where two spaces meet; `one` lies west or north of `other`."""

    number: int
    one: int
    other: int
    kind: int
    lying: bool  # drawn as a lying line, between a space and the one south of it


@dataclass(frozen=True)
class Link:
    """Two spaces that are neighbours beyond their edges, as stairs; `open` is a direction."""

    one: int
    other: int
    open: int


@dataclass(frozen=True)
class Spot:
    """A place in the ring for a vehicle: its spaces, and the area it borders, if it has one."""

    spaces: tuple[int, ...]
    area: str | None


@dataclass(frozen=True)
class Board:
    """A board as a file describes it. It never changes: what happens on it is in a state."""

    name: str
    kinds: tuple[Kind, ...]
    floors: tuple[Floor, ...]
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...]
    links: tuple[Link, ...]
    beside: tuple[tuple[int, ...], ...]  # by space: its neighbours N, E, S, W, or NOWHERE
    around: tuple[tuple[int, ...], ...]  # by space: its edges N, E, S, W, or NOWHERE
    arrows: tuple[int, ...]  # by space: the space its arrow points to, or NOWHERE
    areas: Mapping[str, tuple[int, ...]]
    parking: Mapping[str, tuple[Spot, ...]]  # by vehicle, clockwise
    lists: Mapping[str, tuple[int, ...]]  # spaces with a use that the game knows, in order

    def floor_named(self, name: str) -> Floor | None:
        """A floor by its name."""
        return next((floor for floor in self.floors if floor.name == name), None)

    def at(self, row: int, column: int, floor: int = 0) -> int:
        """The number of a space by its printed coordinates."""
        return self.floors[floor].number_at(row, column)

    def kind(self, name: str) -> int:
        """The number of a kind of edge."""
        return next(kind.number for kind in self.kinds if kind.name == name)

    def edge_between(self, one: int, other: int) -> int:
        """The edge where two spaces meet; NOWHERE if they do not."""
        for direction, space in enumerate(self.beside[one]):
            if space == other:
                return self.around[one][direction]
        return NOWHERE

    def is_perimeter(self, edge: Edge) -> bool:
        """Whether an edge lies between the inside and whatever is not."""
        return self.spaces[edge.one].inside != self.spaces[edge.other].inside

    def called(self, space: int) -> str:
        """A space in words: its coordinates, before them its floor where there are several."""
        it = self.spaces[space]
        place = f"({it.row},{it.column})"
        return place if len(self.floors) == 1 else f"{self.floors[it.floor].name}:{place}"

    def inside(self) -> Iterator[Space]:
        """The interior spaces of all floors."""
        return (space for space in self.spaces if space.inside)
