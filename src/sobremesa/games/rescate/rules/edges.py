"""B-3 What can stand between two spaces, and what it does: is one kind of edge, one small class.

A kind stands in a list and is looked up by its number, so that an expansion adds one. What an edge
has been through is a number in the state, with a meaning of its own for each kind; 0 at the start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.games.rescate.rules.box import NEVER, number
from sobremesa.games.rescate.rules.reasons import (
    CLOSED_ALREADY,
    CLOSED_DOOR,
    MAY,
    NO_DOOR,
    NO_WALL,
    OPEN_ALREADY,
    WALL,
)

if TYPE_CHECKING:
    from sobremesa.games.rescate.rules.table import RescateTable

# how a door stands
SHUT: Final = 0
AJAR: Final = 1
GONE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class EdgeKind:
    """A kind of edge; as it stands here, an opening that nothing closes (B-3.4)."""

    def why_not_pass(self, state: i64) -> i64:
        """B-3.2 Why the two spaces are not adjacent: MAY if they are."""
        return MAY

    def states(self) -> i64:
        """How many states it has; they are the numbers below this."""
        return 1

    def cubes(self, state: i64) -> i64:
        """How many damage cubes lie on it."""
        return 0

    def blast(self, table: RescateTable, edge: i64, first: bool) -> bool:
        """B-6.2, B-6.3 What a blast does to it, and whether that goes on behind it.

        `first` tells an edge of the exploding space from one that a shockwave reaches.
        """
        return True

    def why_not_open(self, state: i64) -> i64:
        """Why it cannot be opened by hand."""
        return NO_DOOR

    def why_not_close(self, state: i64) -> i64:
        """Why it cannot be closed."""
        return NO_DOOR

    def why_not_chop(self, state: i64) -> i64:
        """Why no cube can be chopped into it."""
        return NO_WALL

    def chops_left(self, state: i64) -> i64:
        """How many chops make it passable; NEVER if none do."""
        return NEVER

    def chopped(self, state: i64) -> i64:
        """Its state after a chop."""
        return state + 1

    def chop(self, table: RescateTable, edge: i64) -> None:
        """B-5.5 One chop: a cube, which counts for the collapse."""
        table.add_cube(edge)

    def is_damaged(self, state: i64) -> bool:
        """B-3.3 Whether it is damaged and stands: it can be mended or squeezed through."""
        return False

    def opened(self) -> i64:
        """Its state when it has been opened."""
        return AJAR

    def closed(self) -> i64:
        """Its state when it has been closed."""
        return SHUT


class Wall(EdgeKind):
    """B-3.3 A wall; its state is the number of cubes on it."""

    def __init__(self, strength: i64) -> None:
        self.strength = strength

    def why_not_pass(self, state: i64) -> i64:
        return WALL if state < self.strength else MAY

    def states(self) -> i64:
        return self.strength + 1

    def cubes(self, state: i64) -> i64:
        return state

    def blast(self, table: RescateTable, edge: i64, first: bool) -> bool:
        if table.edge(edge) == self.strength:
            return True
        table.add_cube(edge)
        return False

    def why_not_chop(self, state: i64) -> i64:
        return MAY if state < self.strength else NO_WALL

    def chops_left(self, state: i64) -> i64:
        return self.strength - state

    def is_damaged(self, state: i64) -> bool:
        return 0 < state < self.strength


class Door(EdgeKind):
    """B-3.4, B-3.5 An interior door: shut, ajar, or gone for good."""

    def why_not_pass(self, state: i64) -> i64:
        return CLOSED_DOOR if state == SHUT else MAY

    def states(self) -> i64:
        return GONE + 1

    def blast(self, table: RescateTable, edge: i64, first: bool) -> bool:
        state: i64 = table.edge(edge)
        if state == GONE:
            return True
        table.remove_door(edge)
        return state == AJAR and table.rulings.open_door.goes_on(first)

    def why_not_open(self, state: i64) -> i64:
        if state == GONE:
            return NO_DOOR
        return MAY if state == SHUT else OPEN_ALREADY

    def why_not_close(self, state: i64) -> i64:
        if state == GONE:
            return NO_DOOR
        return MAY if state == AJAR else CLOSED_ALREADY


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenDoor:
    """B-6.4 A blast takes an open door with it and goes on, beside the exploding space too."""

    def goes_on(self, first: bool) -> bool:
        """Whether the blast goes on behind the door."""
        return True


class OpenDoorStops(OpenDoor):
    """B-6.4 `open_door = stops`: beside the exploding space itself the blast ends there."""

    def goes_on(self, first: bool) -> bool:
        return not first


def base_kinds() -> dict[str, EdgeKind]:
    """The kinds of the base game, by the names that they have in the board files."""
    return {"wall": Wall(number("wall")), "door": Door(), "entrance": EdgeKind()}
