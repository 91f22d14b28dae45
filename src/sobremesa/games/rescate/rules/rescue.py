"""B-5.6, B-5.7, B-6.8, B-10.5, B-11.4 Markers turned over, victims rescued and lost, hazmats."""

from __future__ import annotations

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.box import HAZMATS, ON_BOARD
from sobremesa.games.rescate.rules.fields import (
    ALARM_ZONE,
    AT,
    FIRST_HAZMAT,
    HAZMAT_AT,
    LED,
    LOAD,
    LOST_ZONE,
    MARKER_AT,
    NO_LOAD,
    RESCUED_ZONE,
    TREATED,
    UNKNOWN,
    VICTIM,
)
from sobremesa.games.rescate.rules.moves import AMBULANCE
from sobremesa.games.rescate.rules.sayings import ALARM_FOUND, DISPOSED, LOST, RESCUED, VICTIM_FOUND
from sobremesa.games.rescate.rules.table import RescateTable


def turn_over(table: RescateTable, slot: i64) -> bool:
    """B-5.6 Turn a POI over: a victim stays, a false alarm is removed. Tells if it is a victim."""
    at: i64 = table.house.place(table.marker_at(slot))
    card: i64 = table.top(UNKNOWN + slot)
    if box.is_victim(card):
        table.move(card, UNKNOWN + slot, VICTIM + slot)
        table.say(VICTIM_FOUND, at, 0, 0)
        return True
    table.move(card, UNKNOWN + slot, ALARM_ZONE)
    table.set_number(MARKER_AT + slot, 0)
    table.say(ALARM_FOUND, at, 0, 0)
    return False


def turn_over_in(table: RescateTable, space: i64) -> None:
    """B-5.6 Whoever enters turns over what lies there."""
    slot: i64 = table.unknown_in(space)
    if slot != NOWHERE:
        turn_over(table, slot)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rescue:
    """B-5.7 In the family game a victim on any exterior space is rescued."""

    def is_safe(self, table: RescateTable, space: i64) -> bool:
        """Whether a victim in this space is rescued."""
        return table.house.is_outside(space)

    def look_around(self, table: RescateTable) -> None:
        """Rescue every victim who is where that happens."""
        slot: i64 = 0
        while slot < ON_BOARD and not table.is_over():
            if table.is_victim(slot) and self.is_safe(table, table.marker_at(slot)):
                self.rescue(table, slot)
            slot += 1

    def rescue(self, table: RescateTable, slot: i64) -> None:
        """A victim is safe."""
        at: i64 = table.house.place(table.marker_at(slot))
        self.take_away(table, slot, RESCUED_ZONE)
        table.say(RESCUED, at, table.rescued(), 0)
        table.rulings.winning.after_rescue(table)

    def lose(self, table: RescateTable, slot: i64) -> None:
        """B-6.8 A victim or POI is lost; a false alarm is discarded without penalty."""
        space: i64 = table.marker_at(slot)
        if table.is_unknown(slot) and not turn_over(table, slot):
            return
        if table.is_victim(slot):
            self.take_away(table, slot, LOST_ZONE)
            table.say(LOST, table.house.place(space), table.lost(), 0)

    def take_away(self, table: RescateTable, slot: i64, zone: i64) -> None:
        """A victim leaves the board, and whoever held him has free hands."""
        let_go(table, slot)
        table.set_number(MARKER_AT + slot, 0)
        table.set_number(TREATED + slot, 0)
        table.draw(VICTIM + slot, zone)


class AmbulanceRescue(Rescue):
    """B-9.1, B-11.4 In the experienced game victims are rescued on the ambulance's spot."""

    def is_safe(self, table: RescateTable, space: i64) -> bool:
        return table.is_at_vehicle(space, AMBULANCE)


def let_go(table: RescateTable, slot: i64) -> None:
    """Nobody carries or leads the victim of a slot any more."""
    seat: i64 = table.holder(slot)
    if seat != NOWHERE:
        table.set_number(LOAD + seat if table.load(seat) == slot + 1 else LED + seat, 0)


def remove_hazmat(table: RescateTable, slot: i64) -> None:
    """B-10.4, B-10.5 A hazmat is out of the game."""
    seat: i64 = table.hazmat_holder(slot)
    if seat != NOWHERE:
        table.set_number(LOAD + seat, NO_LOAD)
    table.set_number(HAZMAT_AT + slot, 0)


def dispose_outside(table: RescateTable) -> None:
    """B-10.5 Hazmats that have come out of the building are disposed of."""
    slot: i64 = 0
    while slot < HAZMATS:
        space: i64 = table.hazmat_at(slot)
        if space != NOWHERE and table.house.is_outside(space):
            remove_hazmat(table, slot)
            table.say(DISPOSED, table.house.place(space), 0, 0)
        slot += 1


def bring(table: RescateTable, seat: i64, space: i64) -> None:
    """A firefighter comes into a space, with whatever is carried or led, and what that brings."""
    table.set_number(AT + seat, space + 1)
    load: i64 = table.load(seat)
    if load >= FIRST_HAZMAT:
        table.set_number(HAZMAT_AT + load - FIRST_HAZMAT, space + 1)
    elif load != NO_LOAD:
        table.set_number(MARKER_AT + load - 1, space + 1)
    if table.led(seat) != NOWHERE:
        table.set_number(MARKER_AT + table.led(seat), space + 1)
    turn_over_in(table, space)
    dispose_outside(table)
    table.rulings.rescue.look_around(table)
