"""How good a state is for the crew, as a planning bot sees it: about ten points to an AP."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.native import append, i64, mypyc_attr, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.box import (
    CUBES_MOST,
    HAZMATS,
    MARKERS,
    ON_BOARD,
    RESCUED_MOST,
    SHEETS,
    VICTIMS,
)
from sobremesa.games.rescate.rules.fields import BONUS, CUBES, FREE, NO_LOAD, POINTS, STACK, UNKNOWN
from sobremesa.games.rescate.rules.moves import AMBULANCE
from sobremesa.games.rescate.rules.peril import Peril
from sobremesa.games.rescate.rules.routes import FAR, FARS, Field, anybody, field_to, weight, zeros
from sobremesa.games.rescate.rules.table import RescateTable

END: Final[i64] = weight("worth", "end")
RESCUED: Final[i64] = weight("worth", "rescued")
LOST: Final[i64] = weight("worth", "lost")
STEP: Final[i64] = weight("worth", "step")
UNMANNED: Final[i64] = weight("worth", "unmanned")
SAVED: Final[i64] = weight("worth", "saved")
ALARM: Final[i64] = weight("worth", "alarm")
COLLAPSE: Final[i64] = weight("worth", "collapse")
MARGIN: Final[i64] = weight("worth", "margin")
BURNING: Final[i64] = weight("worth", "fire")
SMOKING: Final[i64] = weight("worth", "smoke")
BLAST: Final[i64] = weight("worth", "blast")
RISK: Final[i64] = weight("worth", "risk")
KNOCKED: Final[i64] = weight("worth", "knocked")
HAZMAT: Final[i64] = weight("worth", "hazmat")
HAZMAT_BLAST: Final[i64] = weight("worth", "hazmat_blast")
HOT: Final[i64] = weight("worth", "hot_spot")
FIRES_EACH: Final[i64] = weight("worth", "fires_each")
AWAY: Final[i64] = weight("worth", "away")
IDLE_STEP: Final[i64] = weight("worth", "idle_step")
BUSY: Final[i64] = weight("worth", "busy")


def role_weights() -> vec[i64]:
    """What each specialist is worth to a crew."""
    found = vec[i64]()
    for name in SHEETS:
        found = append(found, weight("roles", name))
    return found


ROLES: Final[vec[i64]] = role_weights()


def worth(table: RescateTable) -> i64:
    """What a state is worth to everybody."""
    points: i64 = table.rescued() * RESCUED - price_of_losses(table.lost())
    if table.is_over():
        return points + (END if table.cells[WINNERS] != 0 else -END)
    points -= price_of_cubes(table.cells[CUBES])
    peril = Peril(table)
    peril.look()
    points -= price_of_fire(table, peril)
    points += Prospects(table, peril).value()
    points += crew(table, peril)
    return points


def price_of_losses(lost: i64) -> i64:
    """B-2.1 Each victim lost brings the end nearer."""
    total: i64 = 0
    price: i64 = LOST
    while lost > 0:
        total += price
        price += price // 2
        lost -= 1
    return total


def price_of_cubes(cubes: i64) -> i64:
    """B-2.1 Each cube costs more than the one before."""
    total: i64 = 0
    placed: i64 = 0
    while placed < cubes:
        total += next_cube(placed)
        placed += 1
    return total


def next_cube(placed: i64) -> i64:
    """What another cube costs."""
    return COLLAPSE // (CUBES_MOST - placed + MARGIN)


def targets_of(table: RescateTable) -> i64:
    """How many spaces a roll can name."""
    return table.house.rows * table.house.columns


def turns_ahead(table: RescateTable) -> i64:
    """How long the fire will go on: as long as it takes to rescue the others."""
    return BLAST * max(RESCUED_MOST - table.rescued(), 1)


def price_of_fire(table: RescateTable, peril: Peril) -> i64:
    """What burns, and what its explosions are going to cost."""
    ahead: i64 = turns_ahead(table)
    total: i64 = (peril.fires * BURNING + peril.smokes * SMOKING) * ahead // 10
    total += peril.cubes * ahead * next_cube(table.cells[CUBES]) // targets_of(table)
    slot: i64 = 0
    while slot < HAZMATS:
        space: i64 = table.hazmat_at(slot)
        if space != NOWHERE:
            total += HAZMAT + HAZMAT_BLAST * ahead * peril.threat(space) // targets_of(table)
        slot += 1
    space = 0
    while space < table.house.spaces:
        if table.is_hot(space):
            total += HOT
        space += 1
    return total


def crew(table: RescateTable, peril: Peril) -> i64:
    """The firefighters: what they have saved, where they stand, who they are."""
    total: i64 = 0
    seat: i64 = 0
    while seat < table.seats():
        total += SAVED * min(table.cells[POINTS + seat], table.sheet(seat, box.SAVED))
        total += ROLES[table.role(seat)]
        space: i64 = table.at(seat)
        if space != NOWHERE:
            total -= KNOCKED * peril.threat(space) // targets_of(table)
        seat += 1
    return total + (table.cells[FREE] + table.cells[BONUS]) // 2


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
        total: i64 = 0
        seat: i64 = 0
        while seat < table.seats():
            if self.taken[seat] == 0 and table.at(seat) != NOWHERE:
                total += IDLE_STEP * min(field.costs[table.at(seat)], AWAY)
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
                    if space != NOWHERE:
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


def way_home(table: RescateTable, loaded: bool, treated: bool) -> Field:
    """The ways to where victims are rescued; an ambulance can come some of the way (B-11.2)."""
    field = Field(table, anybody(loaded, treated))
    house = table.house
    rescue = table.rulings.rescue
    space: i64 = 0
    while space < house.spaces:
        if house.is_outside(space) and rescue.is_safe(table, space):
            field.start(space, 0)
        space += 1
    here: i64 = table.spot(AMBULANCE)
    if here != NOWHERE:
        spots: i64 = house.spots[AMBULANCE]
        spot: i64 = 0
        while spot < spots:
            round: i64 = (spot - here + spots) % spots
            price: i64 = min(round, spots - round) * box.on_sheet(box.NOBODY, box.DRIVE)
            field.start(house.half(AMBULANCE, spot, 0), price)
            field.start(house.half(AMBULANCE, spot, 1), price)
            spot += 1
    field.spread()
    return field


assert MARKERS > VICTIMS
