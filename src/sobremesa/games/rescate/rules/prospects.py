"""What may become of the victims and POI on the board, and who sees to whom: for planning."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.box import NOBODY, ON_BOARD, VICTIMS, on_sheet
from sobremesa.games.rescate.rules.fields import NO_LOAD, STACK, UNKNOWN
from sobremesa.games.rescate.rules.moves import ENGINE
from sobremesa.games.rescate.rules.peril import Peril, targets_of
from sobremesa.games.rescate.rules.routes import (
    FAR,
    FARS,
    Field,
    anybody,
    field_to,
    way_home,
    way_to_engine,
    weight,
    zeros,
)
from sobremesa.games.rescate.rules.table import RescateTable

LOST: Final[i64] = weight("worth", "lost")
STEP: Final[i64] = weight("worth", "step")
UNMANNED: Final[i64] = weight("worth", "unmanned")
ALARM: Final[i64] = weight("worth", "alarm")
RISK: Final[i64] = weight("worth", "risk")
FIRES_EACH: Final[i64] = weight("worth", "fires_each")
AWAY: Final[i64] = weight("worth", "away")
IDLE_STEP: Final[i64] = weight("worth", "idle_step")
BUSY: Final[i64] = weight("worth", "busy")
RESCUED: Final[i64] = weight("worth", "rescued")


def price_of_losses(lost: i64) -> i64:
    """B-2.1 Each victim lost brings the end nearer."""
    total: i64 = 0
    price: i64 = LOST
    while lost > 0:
        total += price
        price += price // 2
        lost -= 1
    return total


@mypyc_attr(free_list_len=1)
class Prospects:
    """What may become of the victims and POI on the board."""

    def __init__(self, table: RescateTable, peril: Peril) -> None:
        self.table = table
        self.peril = peril
        self.home = way_home(table, True, False)
        self.walk = self.home
        slot: i64 = 0
        while slot < ON_BOARD:
            if table.is_treated(slot):
                self.walk = way_home(table, False, True)
            slot += 1
        self.taken = zeros(table.seats())  # who has work already

    def value(self) -> i64:
        """Those who are held first: the others go to whoever is left."""
        table = self.table
        total: i64 = 0
        open_slots: i64 = 0
        slot: i64 = 0
        while slot < ON_BOARD:
            if table.marker_at(slot) != NOWHERE:
                holder: i64 = table.holder(slot)
                if holder != NOWHERE:
                    self.taken[holder] += 1
                    total += self.value_of(slot, 0)
                else:
                    open_slots += 1
            slot += 1
        if open_slots > 0:
            total += self.shared_out()
        return total - self.price_of_distance()

    def hands(self) -> i64:
        """How many may see to people: so many fires keep one firefighter busy."""
        return max(self.table.seats() - self.peril.fires // FIRES_EACH, 0)

    def is_gunner(self, seat: i64) -> bool:
        """B-11.5 Whether somebody belongs at the deck gun: it costs him less, and much burns."""
        table = self.table
        price: i64 = table.sheet(seat, box.GUN)
        cheap: bool = price != box.NEVER and price < on_sheet(NOBODY, box.GUN)
        return cheap and table.spot(ENGINE) != NOWHERE and self.peril.fires >= 2 * FIRES_EACH

    def price_of_distance(self) -> i64:
        """Whoever has nobody to see to had better be near a fire."""
        table = self.table
        if self.peril.fires == 0:
            return 0
        field = Field(table, anybody(False, False))
        space: i64 = 0
        while space < table.house.spaces:
            if table.burns(space) and table.house.is_inside(space):
                field.start(space, 0)
            space += 1
        field.spread()
        engine = way_to_engine(table, anybody(False, False))
        total: i64 = 0
        seat: i64 = 0
        while seat < table.seats():
            space = table.at(seat)
            if self.taken[seat] == 0 and space != NOWHERE:
                near = engine if self.is_gunner(seat) else field
                total += IDLE_STEP * min(near.costs[space], AWAY)
            seat += 1
        return total

    def shared_out(self) -> i64:
        """Each of the others goes to the firefighter who is nearest, the nearest pair first."""
        table = self.table
        seats: i64 = table.seats()
        approach = FARS[: ON_BOARD * seats]
        slot: i64 = 0
        while slot < ON_BOARD:
            if table.marker_at(slot) != NOWHERE and table.holder(slot) == NOWHERE:
                field = field_to(table, table.marker_at(slot), anybody(False, False))
                seat: i64 = 0
                while seat < seats:
                    space: i64 = table.at(seat)
                    if space != NOWHERE and not self.is_gunner(seat):
                        far: i64 = field.costs[space]
                        if table.load(seat) != NO_LOAD:
                            far += BUSY + self.home.costs[space] // 2
                        approach[slot * seats + seat] = min(far, FAR - 1)
                    seat += 1
            slot += 1
        total: i64 = 0
        settled = zeros(ON_BOARD)
        free: i64 = self.hands()
        seat = 0
        while seat < seats:
            free -= min(self.taken[seat], 1)
            seat += 1
        while True:
            best: i64 = FAR + FAR
            pair: i64 = NOWHERE
            i: i64 = 0
            while i < ON_BOARD * seats:
                if settled[i // seats] == 0 and approach[i] < FAR:
                    far = approach[i] + (FAR // 2 if self.taken[i % seats] > 0 else 0)
                    if far < best:
                        best = far
                        pair = i
                i += 1
            if pair == NOWHERE:
                return total
            settled[pair // seats] = 1
            if free > 0:
                free -= 1
                self.taken[pair % seats] += 1
                total += self.value_of(pair // seats, approach[pair])
            else:
                total += self.value_of(pair // seats, AWAY) - UNMANNED

    def value_of(self, slot: i64, approach: i64) -> i64:
        """What one of them is worth, for whom somebody has so far to go."""
        table = self.table
        space: i64 = table.marker_at(slot)
        field = self.walk if table.is_treated(slot) else self.home
        far: i64 = min(approach + field.costs[space], FAR)
        value: i64 = RESCUED - STEP * far
        loss: i64 = price_of_losses(table.lost() + 1) - price_of_losses(table.lost())
        value -= loss * RISK * self.peril.threat(space) // targets_of(table)
        if not table.is_unknown(slot):
            return value
        hidden: i64 = table.count(STACK)
        victims: i64 = VICTIMS - table.rescued() - table.lost()
        other: i64 = 0
        while other < ON_BOARD:
            hidden += table.count(UNKNOWN + other)
            if table.is_victim(other):
                victims -= 1
            other += 1
        return (value * victims + (ALARM - 2 * approach) * (hidden - victims)) // max(hidden, 1)
