"""B-1 to B-4 What lies on the table, and the words in which the rules speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.engine.core.layout import ENDING, Layout
from sobremesa.engine.core.table import Table, bit
from sobremesa.engine.native import i64, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.board import House
from sobremesa.games.rescate.rules.box import CUBES_MOST, FREE_FOR, HAZMATS, ON_BOARD, on_sheet
from sobremesa.games.rescate.rules.fields import (
    ACTED,
    AT,
    BONUS,
    CUBES,
    FIRE,
    FIRST_HAZMAT,
    FLAMES,
    FREE,
    HAZMAT_AT,
    IDLE,
    LED,
    LOAD,
    LOST_ZONE,
    MARKER_AT,
    PARKED,
    POINTS,
    RESCUED_ZONE,
    RESERVE,
    ROLE,
    STAGE,
    TREATED,
    TURN,
    UNKNOWN,
    VICTIM,
)
from sobremesa.games.rescate.rules.moves import ENGINE, WAYS
from sobremesa.games.rescate.rules.reasons import MAY, OFF_BOARD
from sobremesa.games.rescate.rules.sayings import CUBE, DOOR_GONE, HOT_SPOT

if TYPE_CHECKING:
    from sobremesa.games.rescate.rules.edges import EdgeKind
    from sobremesa.games.rescate.rules.rulings import Rulings


class RescateTable(Table):
    """The house and all that is in it."""

    def __init__(self, layout: Layout, cells: vec[i64], house: House, rulings: Rulings) -> None:
        super().__init__(layout, cells)
        self.house = house
        self.rulings = rulings
        self.hot_at: i64 = FLAMES + house.spaces
        self.edges_at: i64 = self.hot_at + house.spaces

    def seats(self) -> i64:
        """B-13.1 How many firefighters play."""
        return self.layout.seats

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.cells[TURN]

    def is_over(self) -> bool:
        """Whether the match has ended, if only in the middle of an explosion (B-2.1)."""
        return self.cells[ENDING] != 0

    # -- firefighters ------------------------------------------------------------------------------

    def at(self, seat: i64) -> i64:
        """Where a firefighter is; NOWHERE before the start."""
        return self.cells[AT + seat] - 1

    def role(self, seat: i64) -> i64:
        """Which specialist a firefighter is."""
        return self.cells[ROLE + seat]

    def sheet(self, seat: i64, column: i64) -> i64:
        """What the sheet of a firefighter says; NEVER if he cannot do that."""
        return on_sheet(self.role(seat), column)

    def load(self, seat: i64) -> i64:
        """What a firefighter carries, as a number; NO_LOAD if nothing."""
        return self.cells[LOAD + seat]

    def led(self, seat: i64) -> i64:
        """The slot of the treated victim who walks with a firefighter; NOWHERE if nobody."""
        return self.cells[LED + seat] - 1

    def somebody_at(self, space: i64) -> bool:
        """Whether a firefighter is in a space."""
        seat: i64 = 0
        while seat < self.seats():
            if self.at(seat) == space:
                return True
            seat += 1
        return False

    # -- AP (B-4.2, B-4.3) -------------------------------------------------------------------------

    def pays(self, seat: i64, sort: i64) -> bool:
        """Whether the special AP of a firefighter are good for this sort of deed."""
        return FREE_FOR[self.role(seat)] & self.rulings.free_sorts & bit(sort) != 0

    def spend(self, cost: i64, sort: i64) -> None:
        """Pay from the AP of whoever has the turn: first those that cannot be saved."""
        seat: i64 = self.turn()
        if cost > 0:
            self.set_number(IDLE, 0)
        if self.pays(seat, sort):
            cost = self.spend_from(FREE, cost)
        cost = self.spend_from(BONUS, cost)
        self.spend_from(POINTS + seat, cost)
        self.set_number(STAGE, ACTED)

    def spend_from(self, purse: i64, cost: i64) -> i64:
        """Take what is there, as much as is needed; tells what is still to pay."""
        taken: i64 = min(cost, self.cells[purse])
        self.set_number(purse, self.cells[purse] - taken)
        return cost - taken

    # -- spaces and edges (B-3) --------------------------------------------------------------------

    def flames(self, space: i64) -> i64:
        """What burns in a space: CLEAR, SMOKE or FIRE."""
        return self.cells[FLAMES + space]

    def burns(self, space: i64) -> bool:
        """Whether there is fire in a space."""
        return self.cells[FLAMES + space] == FIRE

    def set_flames(self, space: i64, what: i64) -> None:
        """Put smoke or fire into a space, or take it away."""
        self.set_number(FLAMES + space, what)

    def is_hot(self, space: i64) -> bool:
        """Whether a hot spot lies in a space."""
        return self.cells[self.hot_at + space] == 1

    def put_hot_spot(self, space: i64) -> None:
        """A hot spot comes into a space."""
        self.set_number(self.hot_at + space, 1)
        self.say(HOT_SPOT, self.house.place(space), 0, 0)

    def put_reserve(self, space: i64) -> None:
        """B-10.2, B-10.4 A hot spot of the reserve, if any is left and none lies there."""
        if self.cells[RESERVE] > 0 and not self.is_hot(space):
            self.set_number(RESERVE, self.cells[RESERVE] - 1)
            self.put_hot_spot(space)

    def edge(self, edge: i64) -> i64:
        """The state of what stands on an edge."""
        return self.cells[self.edges_at + edge]

    def set_edge(self, edge: i64, state: i64) -> None:
        """Change it."""
        self.set_number(self.edges_at + edge, state)

    def kind(self, edge: i64) -> EdgeKind:
        """What kind of thing stands there."""
        return self.house.kinds[self.house.kind_of[edge]]

    def why_not_pass(self, space: i64, way: i64) -> i64:
        """B-3.2 Why the next space that way is not adjacent: MAY if it is."""
        if way >= WAYS or self.house.beside(space, way) == NOWHERE:
            return OFF_BOARD
        edge: i64 = self.house.edge(space, way)
        if edge == NOWHERE:
            return MAY
        return self.kind(edge).why_not_pass(self.edge(edge))

    def adjacent(self, space: i64, way: i64) -> i64:
        """B-3.2 The adjacent space that way; NOWHERE if there is none."""
        if self.why_not_pass(space, way) != MAY:
            return NOWHERE
        return self.house.beside(space, way)

    def fire_beside(self, space: i64) -> bool:
        """Whether an adjacent space burns."""
        way: i64 = 0
        while way < WAYS:
            to: i64 = self.house.beside(space, way)
            if to != NOWHERE and self.burns(to) and self.why_not_pass(space, way) == MAY:
                return True
            way += 1
        return False

    def add_cube(self, edge: i64) -> None:
        """B-3.3, B-2.1 A damage cube on a wall; with the last one the building collapses."""
        self.set_edge(edge, self.edge(edge) + 1)
        self.set_number(CUBES, self.cells[CUBES] + 1)
        house = self.house
        self.say(CUBE, house.place(house.one[edge]), house.way_of_one[edge], self.cells[CUBES])
        if self.cells[CUBES] >= CUBES_MOST:
            self.rulings.winning.collapse(self)

    def remove_door(self, edge: i64) -> None:
        """B-3.5 A door is blown away for good."""
        states: i64 = self.kind(edge).states()
        self.set_edge(edge, states - 1)
        house = self.house
        self.say(DOOR_GONE, house.place(house.one[edge]), house.way_of_one[edge], 0)

    # -- markers: victims and false alarms (B-1.2) -------------------------------------------------

    def marker_at(self, slot: i64) -> i64:
        """Where the marker of a slot is; NOWHERE if the slot is free."""
        return self.cells[MARKER_AT + slot] - 1

    def is_unknown(self, slot: i64) -> bool:
        """Whether the marker of a slot lies face down."""
        return self.count(UNKNOWN + slot) == 1

    def is_victim(self, slot: i64) -> bool:
        """Whether the marker of a slot is a victim in sight."""
        return self.count(VICTIM + slot) == 1

    def is_treated(self, slot: i64) -> bool:
        """Whether the victim of a slot is treated."""
        return self.cells[TREATED + slot] == 1

    def marker_in(self, space: i64) -> bool:
        """Whether a POI or a victim is in a space, carried or not."""
        slot: i64 = 0
        while slot < ON_BOARD:
            if self.marker_at(slot) == space:
                return True
            slot += 1
        return False

    def unknown_in(self, space: i64) -> i64:
        """The slot of the unknown POI of a space; NOWHERE if it has none."""
        slot: i64 = 0
        while slot < ON_BOARD:
            if self.marker_at(slot) == space and self.is_unknown(slot):
                return slot
            slot += 1
        return NOWHERE

    def holder(self, slot: i64) -> i64:
        """Who carries or leads the victim of a slot; NOWHERE if nobody."""
        seat: i64 = 0
        while seat < self.seats():
            if self.load(seat) == slot + 1 or self.led(seat) == slot:
                return seat
            seat += 1
        return NOWHERE

    def free_slot(self) -> i64:
        """A slot for another marker; NOWHERE if there are as many as there may be (B-7.1)."""
        slot: i64 = 0
        while slot < ON_BOARD:
            if self.marker_at(slot) == NOWHERE:
                return slot
            slot += 1
        return NOWHERE

    def rescued(self) -> i64:
        """How many victims are safe."""
        return self.count(RESCUED_ZONE)

    def lost(self) -> i64:
        """How many victims are lost."""
        return self.count(LOST_ZONE)

    # -- hazmats (B-10) ----------------------------------------------------------------------------

    def hazmat_at(self, slot: i64) -> i64:
        """Where a hazmat is; NOWHERE if it is out of the game."""
        return self.cells[HAZMAT_AT + slot] - 1

    def hazmat_holder(self, slot: i64) -> i64:
        """Who carries a hazmat; NOWHERE if nobody."""
        seat: i64 = 0
        while seat < self.seats():
            if self.load(seat) == slot + FIRST_HAZMAT:
                return seat
            seat += 1
        return NOWHERE

    def hazmat_in(self, space: i64) -> bool:
        """Whether a hazmat is in a space, carried or not."""
        slot: i64 = 0
        while slot < HAZMATS:
            if self.hazmat_at(slot) == space:
                return True
            slot += 1
        return False

    # -- vehicles (B-11.1) -------------------------------------------------------------------------

    def spot(self, vehicle: i64) -> i64:
        """On which of its spots a vehicle stands; NOWHERE if it is not in the game."""
        return self.cells[PARKED + vehicle] - 1

    def is_at_vehicle(self, space: i64, vehicle: i64) -> bool:
        """Whether a space belongs to the spot where a vehicle stands."""
        spot: i64 = self.spot(vehicle)
        return spot != NOWHERE and self.house.is_at(space, vehicle, spot)

    def is_at_engine(self, seat: i64) -> bool:
        """Whether a firefighter is on the engine's spot."""
        return self.is_at_vehicle(self.at(seat), ENGINE)
