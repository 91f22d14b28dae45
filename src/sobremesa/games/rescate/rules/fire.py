"""B-6.1 to B-6.5, B-10.4 Smoke, explosions, shockwaves, flashovers, hazmats."""

from __future__ import annotations

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.box import HAZMATS
from sobremesa.games.rescate.rules.fields import CLEAR, FIRE, SMOKE
from sobremesa.games.rescate.rules.moves import LINK, WAYS
from sobremesa.games.rescate.rules.rescue import remove_hazmat
from sobremesa.games.rescate.rules.sayings import (
    CAUGHT,
    EXPLOSION,
    FLASHOVER,
    HAZMAT_BLOWS,
    SHOCKWAVE,
    SPREAD,
)
from sobremesa.games.rescate.rules.sayings import SMOKE as SMOKE_SAID
from sobremesa.games.rescate.rules.table import RescateTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Fire:
    """How fire behaves."""

    def smoke(self, table: RescateTable, space: i64) -> None:
        """B-6.1 Smoke comes into a space: smoke, fire, or an explosion."""
        what: i64 = table.flames(space)
        if what == FIRE:
            self.explode(table, space)
        elif what == SMOKE or table.fire_beside(space):
            table.set_flames(space, FIRE)
            table.say(CAUGHT, table.house.place(space), 0, 0)
        else:
            table.set_flames(space, SMOKE)
            table.say(SMOKE_SAID, table.house.place(space), 0, 0)

    def explode(self, table: RescateTable, space: i64) -> None:
        """B-6.2 A blast in each direction, one after the other."""
        table.say(EXPLOSION, table.house.place(space), 0, 0)
        way: i64 = 0
        while way < WAYS and not table.is_over():
            self.blast(table, space, way)
            way += 1

    def blast(self, table: RescateTable, space: i64, way: i64) -> None:
        """B-6.2, B-6.3 Through everything that does not stop it, to the first space not on fire."""
        first: bool = True
        while self.passes(table, space, way, first):
            to: i64 = table.house.beside(space, way)
            if to == NOWHERE:
                return
            if not table.burns(to):
                self.ignite(table, to)
                return
            table.say(SHOCKWAVE, table.house.place(to), way, 0)
            way = self.onward(table, to, way)
            space = to
            first = False

    def passes(self, table: RescateTable, space: i64, way: i64, first: bool) -> bool:
        """B-6.2 Whether a blast passes an edge, and what that does to it."""
        edge: i64 = table.house.edge(space, way)
        return edge == NOWHERE or table.kind(edge).blast(table, edge, first)

    def onward(self, table: RescateTable, space: i64, way: i64) -> i64:
        """B-6.2 A shockwave goes on the way it came; behind a link, to the side that is open."""
        return table.house.onward[space] if way == LINK else way

    def ignite(self, table: RescateTable, space: i64) -> None:
        """B-6.2 A blast brings fire into a space."""
        table.set_flames(space, FIRE)
        table.say(SPREAD, table.house.place(space), 0, 0)

    def flash_over(self, table: RescateTable) -> None:
        """B-6.5 Smoke beside fire becomes fire, until nothing changes any more."""
        changed: bool = True
        while changed:
            changed = False
            space: i64 = 0
            while space < table.house.spaces:
                if table.flames(space) == SMOKE and table.fire_beside(space):
                    table.set_flames(space, FIRE)
                    table.say(FLASHOVER, table.house.place(space), 0, 0)
                    changed = True
                space += 1

    def settle(self, table: RescateTable) -> None:
        """B-6.7 Flashovers, then a hazmat that burns; again until there is neither."""
        self.flash_over(table)
        slot: i64 = self.burning_hazmat(table)
        while slot != NOWHERE:
            self.blow_up(table, slot)
            if table.is_over():
                return
            self.flash_over(table)
            slot = self.burning_hazmat(table)

    def burning_hazmat(self, table: RescateTable) -> i64:
        """B-10.4 The first hazmat in a burning space, row by row; NOWHERE if there is none."""
        found: i64 = NOWHERE
        slot: i64 = 0
        while slot < HAZMATS:
            space: i64 = table.hazmat_at(slot)
            if (
                space != NOWHERE
                and table.burns(space)
                and (found == NOWHERE or space < table.hazmat_at(found))
            ):
                found = slot
            slot += 1
        return found

    def blow_up(self, table: RescateTable, slot: i64) -> None:
        """B-10.4 A hazmat explodes, leaves the game, and leaves a hot spot of the reserve."""
        space: i64 = table.hazmat_at(slot)
        table.say(HAZMAT_BLOWS, table.house.place(space), 0, 0)
        remove_hazmat(table, slot)
        self.explode(table, space)
        if not table.is_over():
            table.put_reserve(space)

    def put_out_outside(self, table: RescateTable) -> bool:
        """B-6.6 Fire outside the building is removed; tells whether there was any."""
        found: bool = False
        space: i64 = 0
        while space < table.house.spaces:
            if table.flames(space) != CLEAR and not table.house.is_inside(space):
                table.set_flames(space, CLEAR)
                found = True
            space += 1
        return found
