"""The board files say what the lists of the rules say, edge by edge and arrow by arrow."""

from __future__ import annotations

from pathlib import Path

import pytest

import sobremesa
from sobremesa.engine.board import read_board
from sobremesa.engine.spaces import NOWHERE, Board
from tests.games.rescate.plans import (
    BACK,
    FRONT,
    Edge,
    House,
    Space,
    along_the_arrow,
    is_inside,
    is_on_board,
    space,
)

FOLDER = Path(sobremesa.__file__).parent / "games" / "rescate" / "boards"
SIDES = [(FRONT, "front"), (BACK, "back")]
both_sides = pytest.mark.parametrize(("house", "name"), SIDES, ids=["front", "back"])


def board(name: str) -> Board:
    return read_board(FOLDER / f"{name}.toml")


def place(drawn: Board, number: int) -> Space:
    """A space of a board file as the rules name it."""
    return drawn.spaces[number].row, drawn.spaces[number].column


def edges(drawn: Board, kind: str) -> set[Edge]:
    """All edges of a kind."""
    return {
        frozenset({place(drawn, edge.one), place(drawn, edge.other)})
        for edge in drawn.edges
        if drawn.kinds[edge.kind].name == kind
    }


@pytest.mark.clause("B-3.1")
@both_sides
def test_six_rows_of_eight_and_a_ring(house: House, name: str) -> None:
    drawn = board(name)
    assert {place(drawn, one.number) for one in drawn.spaces if one.inside} == {
        (row, column) for row in range(1, 7) for column in range(1, 9)
    }
    ring = {place(drawn, one.number) for one in drawn.spaces if one.outside}
    assert len(ring) == 80 - 48
    assert all(is_on_board(at) and not is_inside(at) for at in ring)


@pytest.mark.clause("B-3.4")
@both_sides
def test_walls_doors_and_entrances(house: House, name: str) -> None:
    drawn = board(name)
    assert edges(drawn, "wall") == house.walls
    assert edges(drawn, "door") == house.doors
    assert len(edges(drawn, "entrance")) == {"front": 4, "back": 2}[name]
    assert edges(drawn, "entrance") <= edges_of_the_perimeter(drawn) - house.walls


def edges_of_the_perimeter(drawn: Board) -> set[Edge]:
    """The edges with the house on one side only."""
    pairs = {frozenset({place(drawn, edge.one), place(drawn, edge.other)}) for edge in drawn.edges}
    return {pair for pair in pairs if sum(is_inside(at) for at in pair) == 1}


@pytest.mark.clause("B-11.1", "B-11.5")
@both_sides
def test_parking_spots_and_quadrants(house: House, name: str) -> None:
    drawn = board(name)
    spots = {
        vehicle: [frozenset(place(drawn, number) for number in spot.spaces) for spot in spots]
        for vehicle, spots in drawn.parking.items()
    }
    assert spots == {"ambulance": list(house.parking), "engine": list(house.engine)}
    assert [spot.area for spot in drawn.parking["engine"]] == list(house.quadrants)
    for vertical, rows in (("top", (1, 2, 3)), ("bottom", (4, 5, 6))):
        for sideways, columns in (("left", (1, 2, 3, 4)), ("right", (5, 6, 7, 8))):
            area = {place(drawn, number) for number in drawn.areas[f"{vertical}-{sideways}"]}
            assert area == {(row, column) for row in rows for column in columns}


@pytest.mark.clause("B-7.3")
@both_sides
def test_arrows(house: House, name: str) -> None:
    drawn = board(name)
    for one in drawn.spaces:
        at, to = place(drawn, one.number), drawn.arrows[one.number]
        assert to == NOWHERE if not one.inside else place(drawn, to) == along_the_arrow(at)


@pytest.mark.clause("B-8.1", "B-9.3")
@both_sides
def test_where_things_begin(house: House, name: str) -> None:
    drawn = board(name)
    begin = {
        "fires": "22 23 32 33 34 35 44 56 57 66",
        "poi": "24 51 58",
        "first-explosion": "33 34 35 36 46 45 44 43",
    }
    for part, named in begin.items():
        assert [place(drawn, number) for number in drawn.lists[part]] == [
            space(one) for one in named.split()
        ]
