"""Board files: what is read from them, and the sentence for each way to draw one wrongly."""

from __future__ import annotations

import pytest

from sobremesa.engine.board import board_from
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.spaces import EAST, NORTH, NOWHERE, SOUTH, WEST

COTTAGE = """
ways = ["door", "gate"]

[kinds]
wall = { sign = "-|", drawn = "wall" }
light = { sign = ":", drawn = "thin" }
door = { sign = "D", drawn = "door" }
gate = { sign = "=", drawn = "opening" }

[[floor]]
name = "ground"
plan = '''
      1   2   3
    +-=-+---+---+
  1 |   D   :   |
    +   +-:-+   +
  2 |   D       |
    +---+---+---+
'''
arrows = '''
E  E  S
N  W  W
'''

[areas]
west = "(1,1)-(2,1)"
corners = "(1,1)-(1,1) (2,3)-(2,3)"

[[parking.cart]]
spaces = "(0,2) (0,3)"
area = "west"

[[parking.cart]]
spaces = "(2,0)"

[lists]
start = "(2,3) (1,1)"
"""

UPSTAIRS = """
ways = ["hatch"]

[kinds]
hatch = { sign = "h", drawn = "window" }
rock = { sign = "#", drawn = "solid" }

[[floor]]
name = "attic"
level = 1
first = 5
ring = "sides"
plan = '''
      5   6
    +---+-h-+
  1 |       |
    +---+---+
'''

[[floor]]
name = "cellar"
level = -1
ring = "none"
plan = '''
      1   2
    +-#-+-#-+
  1 #       #
    +-#-+-#-+
'''

[[link]]
spaces = "ground:(2,3) attic:(1,6)"
open = "W"

[[link]]
spaces = "ground:(1,1) cellar:(1,1)"
open = "E"

[areas]
upper = "attic:(1,5)-(1,6)"
"""


ON_GROUND = COTTAGE.replace("(", "ground:(").replace("-ground:", "-")


def wrong(change: str, into: str, *texts: str) -> str:
    """What is said about files when a part of the last one is changed: its code."""
    *before, text = texts or (COTTAGE,)
    assert change in text
    with pytest.raises(Bad) as raised:
        board_from("cottage.toml", *before, text.replace(change, into, 1))
    assert raised.value.code == "board"
    assert raised.value.arguments["name"] == "cottage.toml"
    detail = raised.value.arguments["detail"]
    assert isinstance(detail, Detail)
    return detail.code


def test_spaces_are_numbered_row_by_row_with_the_ring() -> None:
    board = board_from("cottage.toml", COTTAGE)
    assert board.name == "cottage"
    assert [len(board.spaces), board.at(0, 0), board.at(1, 1), board.at(2, 3)] == [20, 0, 6, 13]
    assert board.at(4, 0) == board.at(0, 5) == NOWHERE
    assert board.called(13) == "(2,3)"
    assert [space.number for space in board.inside()] == [6, 7, 8, 11, 12, 13]
    assert all(space.exists for space in board.spaces)


def test_each_edge_stands_once_with_its_kind() -> None:
    board = board_from("cottage.toml", COTTAGE)
    # 3 in each of 2 rows, 2 down each of 3 columns, and those of the ring among its spaces
    assert len(board.edges) == 4 * 4 + 5 * 3
    assert len({(edge.one, edge.other) for edge in board.edges}) == len(board.edges)

    def kind(one: tuple[int, int], other: tuple[int, int]) -> str:
        edge = board.edges[board.edge_between(board.at(*one), board.at(*other))]
        return board.kinds[edge.kind].name

    assert kind((1, 1), (1, 2)) == kind((1, 2), (1, 1)) == "door"
    assert kind((1, 2), (1, 3)) == kind((1, 2), (2, 2)) == "light"
    assert kind((0, 1), (1, 1)) == "gate"
    assert kind((2, 2), (2, 3)) == kind((0, 0), (0, 1)) == "open"
    assert kind((2, 3), (2, 4)) == "wall"
    assert board.edge_between(board.at(1, 1), board.at(2, 2)) == NOWHERE
    assert [board.kind(kind.name) for kind in board.kinds] == [0, 1, 2, 3, 4]


def test_neighbours_and_edges_go_clockwise() -> None:
    board = board_from("cottage.toml", COTTAGE)
    here = board.at(1, 2)
    assert board.beside[here][NORTH] == board.at(0, 2)
    assert board.beside[here][EAST] == board.at(1, 3)
    assert board.beside[here][SOUTH] == board.at(2, 2)
    assert board.beside[here][WEST] == board.at(1, 1)
    assert board.beside[0] == (NOWHERE, 1, 5, NOWHERE)
    assert board.edges[board.around[here][SOUTH]].lying
    assert not board.edges[board.around[here][EAST]].lying


def test_arrows_areas_parking_and_lists() -> None:
    board = board_from("cottage.toml", COTTAGE)
    assert board.arrows[board.at(1, 1)] == board.at(1, 2)
    assert board.arrows[board.at(2, 1)] == board.at(1, 1)
    assert board.arrows[0] == NOWHERE
    assert board.areas["west"] == (board.at(1, 1), board.at(2, 1))
    assert board.areas["corners"] == (board.at(1, 1), board.at(2, 3))
    first, second = board.parking["cart"]
    assert first.spaces == (board.at(0, 2), board.at(0, 3))
    assert (first.area, second.area) == ("west", None)
    assert board.lists["start"] == (board.at(2, 3), board.at(1, 1))


def test_further_files_add_floors_of_other_widths_kinds_links_and_areas() -> None:
    text = ON_GROUND
    board = board_from("house.toml", text, UPSTAIRS)
    assert [floor.name for floor in board.floors] == ["ground", "attic", "cellar"]
    assert [floor.start for floor in board.floors] == [0, 20, 32]
    attic = board.floors[1]
    here = board.at(1, 5, 1)
    assert board.called(here) == "attic:(1,5)"
    assert attic.number_at(1, 5) == here
    assert attic.level == 1
    assert board.spaces[board.at(0, 5, 1)].outside
    assert not board.spaces[board.at(0, 4, 1)].exists  # no corners
    assert board.areas["upper"] == (here, here + 1)
    cellar = board.at(1, 1, 2)
    assert board.beside[cellar] == (NOWHERE, cellar + 1, NOWHERE, NOWHERE)
    rock = board.edges[board.around[cellar][NORTH]]
    assert (board.kinds[rock.kind].name, board.is_perimeter(rock)) == ("rock", True)
    assert [(link.one, link.other) for link in board.links] == [
        (board.at(2, 3), here + 1),
        (board.at(1, 1), cellar),
    ]


@pytest.mark.parametrize(
    ("change", "into", "code"),
    [
        ("name =", "name = =", "board-toml"),
        ("[areas]", "[arenas]", "no-part"),
        ('sign = ":"', 'sign = "|"', "board-sign-twice"),
        ('sign = ":"', 'sign = "+"', "part-form"),
        ('drawn = "thin"', 'drawn = "glass"', "unknown-name"),
        ('["door", "gate"]', '["door", "moat"]', "unknown-name"),
        ("      1   2   3", "      1   2   4", "board-columns"),
        ("  2 |", "  3 |", "board-row"),
        ("    +-=-+---+---+", "    +-=-+---+--+", "board-crooked"),
        ("    +-=-+---+---+", "    +-=-+---+---+---+", "board-crooked"),
        ("    +   +-:-+   +", "    +   +-: +   +", "board-crooked"),
        ("  2 |   D       |", "  2 |   D x     |", "board-crooked"),
        ("  2 |   D       |\n", "", "board-crooked"),
        ("  1 |   D", "  1 |   Q", "board-sign"),
        ("  2 |   D       |", "  2 |   D", "board-gap"),
        ("  1 |   D", "  1 |   |", "board-unreached"),
        ("E  E  S", "E  E  S  S", "board-arrows"),
        ("E  E  S", "E  X  S", "unknown-name"),
        ("E  E  S", "E  E  E", "board-arrow-out"),
        ("E  E  S", "S  E  S", "board-no-ring"),
        ("(1,1)-(2,1)", "(2,1)-(1,1)", "board-area"),
        ("(1,1)-(2,1)", "(0,1)-(2,1)", "board-area"),
        ("(1,1)-(2,1)", "(1,1)", "board-space-form"),
        ("(1,1)-(1,1)", "(1,1)-(2,1) (1,1)-(1,1)", "board-twice"),
        ('"(2,3) (1,1)"', '"(2,3) (2,3)"', "board-twice"),
        ('"(2,3) (1,1)"', '"(2,3) (1;1)"', "board-space-form"),
        ('"(2,3) (1,1)"', '"(2,3) (1,9)"', "board-off"),
        ('"(2,3) (1,1)"', '"(2,3) roof:(1,1)"', "unknown-name"),
        ('"(0,2) (0,3)"', '"(0,1) (0,3)"', "board-spot"),
        ('"(0,2) (0,3)"', '"(1,2) (1,3)"', "board-spot"),
        ('"(0,2) (0,3)"', '"(2,0) (3,0)"', "board-spots-share"),
        ('area = "west"', 'area = "east"', "unknown-name"),
    ],
)
def test_each_mistake_has_its_sentence(change: str, into: str, code: str) -> None:
    assert wrong(change, into) == code


@pytest.mark.parametrize(
    ("change", "into", "code"),
    [
        ('name = "attic"', 'name = "ground"', "board-floor-twice"),
        ("ground:(2,3)", "(2,3)", "board-which-floor"),
        ('open = "W"', 'open = "E"', "board-link-side"),
        (" attic:(1,6)", "", "board-link"),
        ("cellar:(1,1)", "ground:(0,1)", "board-link-side"),
        ('ring = "sides"', 'ring = "moat"', "unknown-name"),
        ("attic:(1,6)", "attic:(0,4)", "board-off"),
        ("attic:(1,5)-(1,6)", "attic:(1,5)-ground:(1,1)", "board-space-form"),
    ],
)
def test_mistakes_between_several_floors(change: str, into: str, code: str) -> None:
    assert wrong(change, into, ON_GROUND, UPSTAIRS) == code


def test_spots_go_round_clockwise() -> None:
    spots = ["(0,1)", "(1,4)", "(3,3)", "(3,1)", "(1,0)"]

    def text(order: list[str]) -> str:
        parts = "".join(f'[[parking.cart]]\nspaces = "{spot}"\n' for spot in order)
        return COTTAGE.partition("[[parking")[0] + parts

    for turn in range(5):
        order = spots[turn:] + spots[:turn]
        assert len(board_from("cottage.toml", text(order)).parking["cart"]) == 5
    with pytest.raises(Bad, match="clockwise"):
        board_from("cottage.toml", text([spots[1], spots[0], *spots[2:]]))


def test_a_board_without_a_floor() -> None:
    with pytest.raises(Bad, match="floor"):
        board_from("nothing.toml", "floor = []")
