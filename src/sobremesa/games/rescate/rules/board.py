"""B-2, B-3.1, B-7.3, B-11.1 The board as the rules look at it: packed, and never changed.

Spaces have the numbers of the board file's reader, the ring around the house among them. Only the
edges where something stands are numbered here: they are what a state has to remember.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from sobremesa.engine.board import read_board
from sobremesa.engine.native import append, i64, vec
from sobremesa.engine.spaces import NOWHERE, OPEN, Board
from sobremesa.games.rescate.rules.edges import EdgeKind
from sobremesa.games.rescate.rules.moves import LINK, SIDE, VEHICLES, WAYS, place

VEHICLE_NAMES: Final = ("engine", "ambulance")
FIRES: Final = "fires"
MARKERS: Final = "poi"
FIRST_EXPLOSION: Final = "first-explosion"
ROOM: Final = 8  # cells for the ways of a space
NO_PLACE: Final = -1


def numbers(found: list[int]) -> vec[i64]:
    """These as packed numbers."""
    cells = vec[i64]()
    for item in found:
        value: i64 = item
        cells = append(cells, value)
    return cells


class House:
    """B-3.1 Spaces, what lies beside each, what stands between, and the places with a use."""

    def __init__(self, board: Board, kinds: dict[str, EdgeKind]) -> None:
        """Pack a board; every kind of edge that it names is among `kinds`."""
        self.spaces: i64 = len(board.spaces)
        self.kind_names: list[str] = list(kinds)
        self.kinds: list[EdgeKind] = list(kinds.values())
        standing = [edge for edge in board.edges if edge.kind != OPEN]
        renumbered = {edge.number: number for number, edge in enumerate(standing)}
        names = [board.kinds[edge.kind].name for edge in standing]
        self.edges: i64 = len(standing)
        self.kind_of = numbers([self.kind_names.index(name) for name in names])
        self.one = numbers([edge.one for edge in standing])
        self.way_of_one = numbers([2 if edge.lying else 1 for edge in standing])
        self.beside_of = vec[i64]()
        self.edge_of = vec[i64]()
        self.onward = vec[i64]()  # the side to which the other end of a link is open
        links = linked(board)
        for space in board.spaces:
            other, side = links.get(space.number, (NOWHERE, 0))
            beside = [*board.beside[space.number], other]
            around = [renumbered.get(edge, NOWHERE) for edge in board.around[space.number]]
            for to, edge in zip(padded(beside), padded(around), strict=True):
                at: i64 = to
                between: i64 = edge
                self.beside_of = append(self.beside_of, at)
                self.edge_of = append(self.edge_of, between)
            opens: i64 = side
            self.onward = append(self.onward, opens)
        self.inside = numbers([int(space.inside) for space in board.spaces])
        self.exists = numbers([int(space.exists) for space in board.spaces])
        self.arrows = numbers([int(space) for space in board.arrows])
        self.rows: i64 = max(floor.rows for floor in board.floors)
        self.columns: i64 = max(floor.first + floor.columns - 1 for floor in board.floors)
        self.places = numbers(
            [int(place(space.floor, space.row, space.column)) for space in board.spaces]
        )
        self.space_at = space_numbers(board)
        self.targets = targets(board, int(self.rows), int(self.columns))
        spots = [board.parking.get(name, ()) for name in VEHICLE_NAMES]
        self.spots = numbers([len(of_vehicle) for of_vehicle in spots])
        self.halves: list[vec[i64]] = [
            numbers([space for spot in of_vehicle for space in spot.spaces]) for of_vehicle in spots
        ]
        areas = [list(board.areas[spot.area]) if spot.area else [] for spot in spots[0]]
        self.areas: list[vec[i64]] = [numbers(area) for area in areas]
        self.fires = numbers(list(board.lists.get(FIRES, ())))
        self.markers = numbers(list(board.lists.get(MARKERS, ())))
        self.first_explosion = numbers(list(board.lists.get(FIRST_EXPLOSION, ())))

    def beside(self, space: i64, way: i64) -> i64:
        """B-3.1 The next space that way; NOWHERE if there is none."""
        return self.beside_of[space * ROOM + way]

    def edge(self, space: i64, way: i64) -> i64:
        """What stands on that side of a space; NOWHERE if nothing."""
        return self.edge_of[space * ROOM + way]

    def is_inside(self, space: i64) -> bool:
        """Whether a space is in the house."""
        return self.inside[space] == 1

    def is_outside(self, space: i64) -> bool:
        """Whether a space is in the ring around it."""
        return self.inside[space] == 0 and self.exists[space] == 1

    def place(self, space: i64) -> i64:
        """A space by what is printed on the board."""
        return self.places[space]

    def space(self, at: i64) -> i64:
        """The space at a place; NOWHERE if the board has none there."""
        if at < 0 or at >= len(self.space_at):
            return NOWHERE
        return self.space_at[at]

    def target(self, red: i64, black: i64) -> i64:
        """B-6.1 The space that the dice name: the red one its row, the black one its column."""
        return self.targets[(red - 1) * self.columns + black - 1]

    def half(self, vehicle: i64, spot: i64, which: i64) -> i64:
        """B-11.1 One of the two spaces of a parking spot."""
        return self.halves[vehicle][spot * 2 + which]

    def is_at(self, space: i64, vehicle: i64, spot: i64) -> bool:
        """Whether a space belongs to a parking spot."""
        return self.half(vehicle, spot, 0) == space or self.half(vehicle, spot, 1) == space

    def spot_of(self, vehicle: i64, space: i64) -> i64:
        """The spot of this vehicle to which a space belongs; NOWHERE if to none."""
        spot: i64 = 0
        while spot < self.spots[vehicle]:
            if self.is_at(space, vehicle, spot):
                return spot
            spot += 1
        return NOWHERE


def linked(board: Board) -> dict[int, tuple[int, int]]:
    """For each space with a link: the other end, and the side to which that is open."""
    found: dict[int, tuple[int, int]] = {}
    for link in board.links:
        found[link.one] = (link.other, link.open)
        found[link.other] = (link.one, link.open)
    return found


def padded(ways: list[int]) -> list[int]:
    """The cells of a space, as many for each."""
    return ways + [NOWHERE] * (int(ROOM) - len(ways))


def space_numbers(board: Board) -> vec[i64]:
    """The number of the space at each place."""
    found = [NOWHERE] * (len(board.floors) * int(SIDE * SIDE))
    for space in board.spaces:
        if space.exists:
            found[int(place(space.floor, space.row, space.column))] = space.number
    return numbers(found)


def targets(board: Board, rows: int, columns: int) -> vec[i64]:
    """The interior space of each pair of results."""
    inside = {(space.row, space.column): space.number for space in board.inside()}
    return numbers(
        [
            inside.get((row, column), NOWHERE)
            for row in range(1, rows + 1)
            for column in range(1, columns + 1)
        ]
    )


BOARDS: Final[dict[tuple[str, ...], Board]] = {}


def board_of(*names: str) -> Board:
    """A board of the box, by the name of its file, with what further files add to it; read once."""
    if names not in BOARDS:
        folder = resources.files("sobremesa.games.rescate").joinpath("boards")
        first, *more = [folder.joinpath(f"{name}.toml") for name in names]
        BOARDS[names] = read_board(first, *more)
    return BOARDS[names]


assert LINK < WAYS <= ROOM
assert len(VEHICLE_NAMES) == VEHICLES
