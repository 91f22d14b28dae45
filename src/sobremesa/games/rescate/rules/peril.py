"""What the fire may do with its next rolls: where blasts would go, and whom they would reach."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.fields import FIRE, FLAMES, SMOKE
from sobremesa.games.rescate.rules.moves import WAYS
from sobremesa.games.rescate.rules.reasons import MAY
from sobremesa.games.rescate.rules.routes import zeros
from sobremesa.games.rescate.rules.table import RescateTable

LONGEST: Final = 10  # no blast is followed further


def targets_of(table: RescateTable) -> i64:
    """How many spaces a roll can name."""
    return table.house.rows * table.house.columns


@mypyc_attr(free_list_len=1)
class Peril:
    """All explosions that one roll could set off, taken together."""

    def __init__(self, table: RescateTable) -> None:
        spaces: i64 = table.house.spaces
        self.table = table
        self.fires: i64 = 0
        self.smokes: i64 = 0
        self.cubes: i64 = 0  # that all these explosions would place
        self.cubes_of = zeros(spaces)  # by the space that explodes
        self.hits = zeros(spaces)  # by space: in how many of them fire would come there

    def look(self) -> None:
        """Follow the blasts of every space that burns, as far as it is in the house."""
        table = self.table
        space: i64 = 0
        while space < table.house.spaces:
            what: i64 = table.cells[FLAMES + space]
            if what == FIRE and table.house.is_inside(space):
                self.fires += 1
                way: i64 = 0
                while way < WAYS:
                    self.follow(space, way)
                    way += 1
                self.cubes += self.cubes_of[space]
            elif what == SMOKE:
                self.smokes += 1
            space += 1

    def follow(self, origin: i64, way: i64) -> None:
        """B-6.2, B-6.3 One direction of an explosion."""
        table = self.table
        house = table.house
        space: i64 = origin
        far: i64 = 0
        while far < LONGEST:
            to: i64 = house.beside(space, way)
            edge: i64 = house.edge(space, way)
            if edge != NOWHERE and table.kind(edge).why_not_pass(table.edge(edge)) != MAY:
                if table.kind(edge).why_not_chop(table.edge(edge)) == MAY:
                    self.cubes_of[origin] += 1
                return
            if to == NOWHERE:
                return
            if not table.burns(to):
                self.hits[to] += 1
                return
            space = to
            far += 1

    def threat(self, space: i64) -> i64:
        """In how many of the results of a roll fire would come to a space, roughly."""
        table = self.table
        found: i64 = self.hits[space]
        beside: bool = table.fire_beside(space)
        if beside:
            found += 1
        if table.flames(space) == SMOKE:  # fire beside it is enough (B-6.5)
            found += 1
            way: i64 = 0
            while way < WAYS:
                to: i64 = table.adjacent(space, way)
                if to != NOWHERE:
                    found += 1 + self.hits[to]
                way += 1
        return found
