"""An expansion in small: an edge, a floor with stairs, a wider die, a step; no rule is changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa
from sobremesa.engine.board import board_from
from sobremesa.engine.native import i64
from sobremesa.engine.state import State
from sobremesa.games.rescate.rules import fields, house
from sobremesa.games.rescate.rules.board import House
from sobremesa.games.rescate.rules.edges import EdgeKind
from sobremesa.games.rescate.rules.moves import LINK, place
from sobremesa.games.rescate.rules.program import Step
from sobremesa.games.rescate.rules.reasons import MAY, WALL
from sobremesa.games.rescate.rules.rescate import Rescate
from sobremesa.games.rescate.rules.table import RescateTable
from tests.games.playing import events
from tests.games.rescate.helpers import GAME, after, playout, refused, texts

RULES = Path(sobremesa.__file__).parent / "games" / "rescate" / "rules"

BOARD = """
name = "toy"
ways = ["hatch"]

[kinds]
wall = { sign = "-|", drawn = "wall" }
door = { sign = "D", drawn = "door" }
hatch = { sign = "h", drawn = "thin" }

[[floor]]
name = "ground"
plan = '''
      1   2   3
    +---+---+---+
  1 |       h   |
    +   +   +   +
  2 |       |   |
    +-h-+---+---+
'''
arrows = '''
E  S  W
N  W  N
'''

[[floor]]
name = "upper"
level = 1
first = 4
plan = '''
      4   5   6
    +---+---+---+
  1 |           |
    +   +   +   +
  2 |           |
    +---+---+---+
'''
arrows = '''
E  S  W
N  W  N
'''

[[link]]
spaces = "ground:(2,1) upper:(2,4)"
open = "E"

[[parking.ambulance]]
spaces = "ground:(0,1) ground:(0,2)"

[lists]
fires = "ground:(1,2)"
poi = "upper:(1,4) upper:(1,5) upper:(1,6)"
"""


class Hatch(EdgeKind):
    """Closed until one cube breaks it; a blast breaks it and goes on."""

    def why_not_pass(self, state: i64) -> i64:
        return WALL if state == 0 else MAY

    def states(self) -> i64:
        return 2

    def cubes(self, state: i64) -> i64:
        return state

    def blast(self, table: RescateTable, edge: i64, first: bool) -> bool:
        if table.edge(edge) == 0:
            table.add_cube(edge)
        return True

    def why_not_chop(self, state: i64) -> i64:
        return MAY if state == 0 else WALL

    def chops_left(self, state: i64) -> i64:
        return 1 - state


class Whistle(Step):
    """A step of the fire phase that the base does not have."""

    heard = 0

    def run(self, table: RescateTable) -> bool:
        Whistle.heard += 1
        return True


def toy(fires: str = "ground:(1,2)") -> State:
    """A match on the toy board, with one firefighter at the foot of the stairs."""
    rulings = house.as_ruled()
    rulings.kinds["hatch"] = Hatch()
    rulings.turn.insert(3, Whistle())
    board = House(board_from("toy", BOARD.replace("ground:(1,2)", fires)), rulings.kinds)
    options = GAME.complete(1, {})
    plan = fields.layout(1, board)
    state = State(GAME, Rescate(plan, plan.blank(), board, rulings), options)
    state.sow("toy")
    state.set_up()
    return after(state, "start:0,1")


def at(state: State, floor: int, row: int, column: int) -> int:
    """The number of a space."""
    table = state.table
    assert isinstance(table, Rescate)
    return int(table.house.space(place(floor, row, column)))


def put(state: State, floor: int, row: int, column: int) -> State:
    """The same with the firefighter there."""
    state.table.cells[fields.AT] = at(state, floor, row, column) + 1
    return state


def burning(state: State) -> set[tuple[int, int, int]]:
    """Where it burns, as floor, row and column."""
    return {
        (floor, row, column)
        for floor, first in ((0, 1), (1, 4))
        for row in (1, 2)
        for column in range(first, first + 3)
        if state.table.cells[fields.FLAMES + at(state, floor, row, column)] == fields.FIRE
    }


def roll(state: State, red: int, black: int) -> State:
    """The turn ends with these dice."""
    state.load_dice([red - 1, black - 1])
    return after(state, "pass")


def test_the_black_die_has_as_many_faces_as_there_are_columns() -> None:
    state = toy()
    state.recording = True
    after(state, "pass")
    assert [event["faces"] for event in events(state, "rolled")][:2] == [2, 6]
    assert burning(roll(toy(), 1, 1)) == {(0, 1, 1), (0, 1, 2)}


def test_stairs_are_climbed_like_any_step() -> None:
    state = put(toy(), 0, 2, 1)
    assert "move:link" in texts(state)
    after(state, "move:link")
    assert state.table.cells[fields.AT] == at(state, 1, 2, 4) + 1
    after(state, "move:link", "move:n")
    assert "move:link" not in texts(state)
    assert refused(state, "move:link") == "off-board (B-3.1)"


def test_fire_goes_by_the_stairs_too() -> None:
    state = roll(toy("ground:(2,1)"), 2, 4)
    assert (1, 2, 4) in burning(state)


def test_an_explosion_goes_in_five_directions_and_on_at_the_open_side() -> None:
    state = toy("ground:(2,1) upper:(2,4)")
    roll(state, 2, 1)
    assert (1, 2, 5) in burning(state)
    assert LINK == 4


def test_the_third_kind_of_edge() -> None:
    state = put(toy("ground:(1,1)"), 0, 1, 3)
    assert refused(state, "move:w") == "wall (B-3.2)"
    after(state, "chop:w")
    assert "move:w" in texts(state)
    assert state.table.cells[fields.CUBES] == 1
    blown = roll(toy(), 1, 2)
    assert (0, 1, 3) in burning(blown)
    assert list(GAME.broken(blown.table)) == []


def test_a_step_more_in_the_fire_phase() -> None:
    before = Whistle.heard
    after(toy(), "pass")
    assert Whistle.heard == before + 1


def test_matches_on_the_toy_board_come_to_an_end() -> None:
    for seed in range(4):
        *_, last = playout(toy(), seed)
        assert last.result is not None


THEIRS = re.compile(
    r"\b(windows?|ladders?|basement|attic|garage|laboratory|platform|lance|spills?|jam(med|s)?|"
    r"bridges?|alto|explosives?|light walls?|fire doors?|holes?|stairs?)\b"
)


@pytest.mark.parametrize("path", sorted(RULES.glob("*.py")), ids=lambda path: path.name)
def test_the_base_rules_name_nothing_of_the_expansion(path: Path) -> None:
    """But for the Veteran, whose sheet excludes stairs and ladders from his vicinity (B-12)."""
    text = path.read_text(encoding="utf-8").lower().replace("stairs or ladders", "")
    assert THEIRS.findall(text) == []
