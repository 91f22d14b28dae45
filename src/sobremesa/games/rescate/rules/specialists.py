"""B-12 What only one specialist can do; the sheets of the data file say who, and for how much."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.acts import Act
from sobremesa.games.rescate.rules.box import MOVING, NEVER, ON_BOARD, OTHER
from sobremesa.games.rescate.rules.fields import CUBES, FIRST_HAZMAT, NO_LOAD, RESERVE, TREATED
from sobremesa.games.rescate.rules.funds import why_not_pay
from sobremesa.games.rescate.rules.loads import hazmat_here, victim_here
from sobremesa.games.rescate.rules.moves import (
    CLEAR,
    DISPOSE,
    IDENTIFY,
    REPAIR,
    REVEAL,
    SQUEEZE,
    TREAT,
    WAYS,
)
from sobremesa.games.rescate.rules.reasons import (
    FIRE_NEAR,
    HANDS_FULL,
    MAY,
    NO_HOT_SPOT,
    NO_MARKER,
    NO_SUCH_SEAT,
    NO_WALL,
    NOT_DAMAGED,
    NOT_FOR_YOU,
    NOT_INTO_FIRE,
    NOTHING_TO_TAKE,
    OFF_BOARD,
    TREATED_ALREADY,
)
from sobremesa.games.rescate.rules.rescue import bring, remove_hazmat, turn_over
from sobremesa.games.rescate.rules.sayings import DISPOSED
from sobremesa.games.rescate.rules.table import RescateTable
from sobremesa.games.rescate.rules.tools import edge_there


class Special(Act):
    """What the sheet of a specialist names, for its price."""

    def why_not(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if table.sheet(seat, self.column) == NEVER:
            return NOT_FOR_YOU
        reason: i64 = self.why_not_there(table, seat, at)
        return reason if reason != MAY else why_not_pay(table, self.cost(table, seat, at), OTHER)

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """Why there is nothing to be done, whatever it costs."""
        raise NotImplementedError

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.spend(self.cost(table, seat, at), OTHER)
        self.work(table, seat, at)

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        """Do it; it is paid."""
        raise NotImplementedError


class Treat(Special):
    """B-12 Paramedic: a victim in your space is treated, lying there or in somebody's arms."""

    def __init__(self) -> None:
        super().__init__(TREAT, box.TREAT)

    def victim(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """Whose slot is meant: one whom nobody holds, or the one a firefighter carries."""
        if at == 0:
            return victim_here(table, seat, False)
        load: i64 = table.load(at - 1)
        if load == NO_LOAD or load > ON_BOARD or table.at(at - 1) != table.at(seat):
            return NOWHERE
        return load - 1

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        if at > table.seats():
            return NO_SUCH_SEAT
        slot: i64 = self.victim(table, seat, at)
        if slot == NOWHERE:
            return NOTHING_TO_TAKE
        return TREATED_ALREADY if table.is_treated(slot) else MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        at: i64 = 0
        while at <= table.seats():
            self.list_one(table, seat, at, found)
            at += 1

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.set_number(TREATED + self.victim(table, seat, at), 1)


class Identify(Special):
    """B-12 Imaging Technician: turn over an unknown POI anywhere on the board."""

    def __init__(self) -> None:
        super().__init__(IDENTIFY, box.IDENTIFY)

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        space: i64 = table.house.space(at)
        if space == NOWHERE:
            return OFF_BOARD
        return NO_MARKER if table.unknown_in(space) == NOWHERE else MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        slot: i64 = 0
        while slot < ON_BOARD:
            if table.is_unknown(slot):
                self.list_one(table, seat, table.house.place(table.marker_at(slot)), found)
            slot += 1

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        turn_over(table, table.unknown_in(table.house.space(at)))


class Dispose(Special):
    """B-12 Hazmat Technician: remove a hazmat in your space."""

    def __init__(self) -> None:
        super().__init__(DISPOSE, box.DISPOSE)

    def hazmat(self, table: RescateTable, seat: i64) -> i64:
        """Which one: his own load first, then one that lies there, then anybody's."""
        load: i64 = table.load(seat)
        if load != NO_LOAD and load > ON_BOARD:
            return load - FIRST_HAZMAT
        lying: i64 = hazmat_here(table, seat)
        if lying != NOWHERE:
            return lying
        slot: i64 = 0
        while slot < box.HAZMATS:
            if table.hazmat_at(slot) == table.at(seat):
                return slot
            slot += 1
        return NOWHERE

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return NOTHING_TO_TAKE if self.hazmat(table, seat) == NOWHERE else MAY

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        remove_hazmat(table, self.hazmat(table, seat))
        table.say(DISPOSED, table.house.place(table.at(seat)), 0, 0)


class Engineering(Special):
    """B-12 What the Structural Engineer does where no fire is near."""

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        reason: i64 = self.why_no_work(table, seat, at)
        if reason != MAY:
            return reason
        space: i64 = table.at(seat)
        return FIRE_NEAR if table.burns(space) or table.fire_beside(space) else MAY

    def why_no_work(self, table: RescateTable, seat: i64, at: i64) -> i64:
        """Why there is nothing to clear or to mend."""
        raise NotImplementedError


class Clear(Engineering):
    """B-12 Return a hot spot in your space to the reserve."""

    def __init__(self) -> None:
        super().__init__(CLEAR, box.CLEAR)

    def why_no_work(self, table: RescateTable, seat: i64, at: i64) -> i64:
        return MAY if table.is_hot(table.at(seat)) else NO_HOT_SPOT

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.set_number(table.hot_at + table.at(seat), 0)
        table.set_number(RESERVE, table.cells[RESERVE] + 1)


class Repair(Engineering):
    """B-12 Take one cube off a damaged wall of your space, back to the supply."""

    def __init__(self) -> None:
        super().__init__(REPAIR, box.REPAIR)

    def why_no_work(self, table: RescateTable, seat: i64, at: i64) -> i64:
        edge: i64 = edge_there(table, seat, at)
        if edge == NOWHERE:
            return NO_WALL if at < WAYS else OFF_BOARD
        return MAY if table.kind(edge).is_damaged(table.edge(edge)) else NOT_DAMAGED

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_ways(table, seat, found)

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        edge: i64 = edge_there(table, seat, at)
        table.set_edge(edge, table.edge(edge) - 1)
        table.set_number(CUBES, table.cells[CUBES] - 1)


class Squeeze(Special):
    """B-12 Rescue Dog: through a damaged wall, dragging nobody."""

    def __init__(self) -> None:
        super().__init__(SQUEEZE, box.SQUEEZE)

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        edge: i64 = edge_there(table, seat, at)
        to: i64 = table.house.beside(table.at(seat), at) if at < WAYS else NOWHERE
        if edge == NOWHERE or to == NOWHERE:
            return NO_WALL if to != NOWHERE else OFF_BOARD
        if not table.kind(edge).is_damaged(table.edge(edge)):
            return NOT_DAMAGED
        if table.load(seat) != NO_LOAD:
            return HANDS_FULL
        return NOT_INTO_FIRE if table.burns(to) else MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_ways(table, seat, found)

    def do(self, table: RescateTable, seat: i64, at: i64) -> None:
        table.spend(self.cost(table, seat, at), MOVING)
        bring(table, seat, table.house.beside(table.at(seat), at))


class Reveal(Special):
    """B-12 Rescue Dog: turn over a POI in an adjacent space, for nothing."""

    def __init__(self) -> None:
        super().__init__(REVEAL, box.REVEAL)

    def why_not_there(self, table: RescateTable, seat: i64, at: i64) -> i64:
        blocked: i64 = table.why_not_pass(table.at(seat), at)
        if blocked != MAY:
            return blocked
        to: i64 = table.house.beside(table.at(seat), at)
        return NO_MARKER if table.unknown_in(to) == NOWHERE else MAY

    def list(self, table: RescateTable, seat: i64, found: Found) -> None:
        self.list_ways(table, seat, found)

    def work(self, table: RescateTable, seat: i64, at: i64) -> None:
        turn_over(table, table.unknown_in(table.house.beside(table.at(seat), at)))
