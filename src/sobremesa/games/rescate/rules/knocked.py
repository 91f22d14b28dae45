"""B-6.8, B-6.9, B-6.10, B-10.6, B-10.7 Who and what is caught by the fire, once it has burnt."""

from __future__ import annotations

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import append, i64, mypyc_attr, vec
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules.box import ON_BOARD
from sobremesa.games.rescate.rules.dodging import can_dodge, may_dodge
from sobremesa.games.rescate.rules.fields import (
    AT,
    DANGER,
    DODGERS,
    DODGING,
    FIRST_HAZMAT,
    LOAD,
    NO_LOAD,
    RECOVERING,
)
from sobremesa.games.rescate.rules.moves import AMBULANCE, column_of, row_of
from sobremesa.games.rescate.rules.program import Step
from sobremesa.games.rescate.rules.sayings import KNOCKED
from sobremesa.games.rescate.rules.table import RescateTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelter:
    """B-6.9 Family: the nearest parking spot of the ambulance, counted without regard to walls."""

    def spaces(self, table: RescateTable, seat: i64) -> vec[i64]:
        """Where a firefighter who was knocked down may get up."""
        house = table.house
        here: i64 = house.place(table.at(seat))
        found = vec[i64]()
        nearest: i64 = house.spaces
        i: i64 = 0
        halves = house.halves[AMBULANCE]
        while i < len(halves):
            far: i64 = distance(here, house.place(halves[i]))
            if far < nearest:
                nearest = far
                found = vec[i64]()
            if far == nearest:
                found = append(found, halves[i])
            i += 1
        return found


class AtAmbulance(Shelter):
    """B-10.7 Experienced: where the ambulance is, on the half that the player chooses."""

    def spaces(self, table: RescateTable, seat: i64) -> vec[i64]:
        found = vec[i64]()
        spot: i64 = table.spot(AMBULANCE)
        found = append(found, table.house.half(AMBULANCE, spot, 0))
        return append(found, table.house.half(AMBULANCE, spot, 1))


def distance(one: i64, other: i64) -> i64:
    """B-6.9 How far two places of one floor are apart, up, down and across."""
    rows: i64 = row_of(one) - row_of(other)
    columns: i64 = column_of(one) - column_of(other)
    return max(rows, -rows) + max(columns, -columns)


def may_recover(table: RescateTable, seat: i64, space: i64) -> bool:
    """B-6.9, B-10.7 Whether a firefighter may get up in this space."""
    found = table.rulings.shelter.spaces(table, seat)
    i: i64 = 0
    while i < len(found):
        if found[i] == space:
            return True
        i += 1
    return False


class LookForDanger(Step):
    """B-6.9, B-6.10 Who stands in fire, inside or outside; and who of them may dodge (B-12.1)."""

    def run(self, table: RescateTable) -> bool:
        danger: i64 = 0
        dodgers: i64 = 0
        seat: i64 = 0
        while seat < table.seats():
            if table.burns(table.at(seat)):
                danger |= bit(seat)
                if may_dodge(table, seat):
                    dodgers |= bit(seat)
            seat += 1
        table.set_number(DANGER, danger)
        table.set_number(DODGERS, dodgers)
        return True


class Dodges(Step):
    """B-12 Whoever may dodge is asked."""

    def run(self, table: RescateTable) -> bool:
        seat: i64 = 0
        while seat < table.seats():
            if table.cells[DODGERS] & bit(seat) != 0:
                table.set_number(DODGERS, table.cells[DODGERS] & ~bit(seat))
                if can_dodge(table, seat):
                    table.ask(DODGING, bit(seat))
                    return False
            seat += 1
        return True


class KnockDowns(Step):
    """B-6.9 Those left in the fire lose whom they hold, and get up where the ambulance parks."""

    def run(self, table: RescateTable) -> bool:
        seat: i64 = 0
        while seat < table.seats():
            if table.cells[DANGER] & bit(seat) != 0:
                table.set_number(DANGER, table.cells[DANGER] & ~bit(seat))
                self.knock_down(table, seat)
                if table.is_over() or table.asked() != 0:
                    return False
            seat += 1
        return True

    def knock_down(self, table: RescateTable, seat: i64) -> None:
        """A firefighter is knocked down; where there is a choice, the player has it."""
        table.say(KNOCKED, seat, table.house.place(table.at(seat)), 0)
        load: i64 = table.load(seat)
        if load != NO_LOAD and load < FIRST_HAZMAT:
            table.rulings.rescue.lose(table, load - 1)
        table.set_number(LOAD + seat, NO_LOAD)
        if table.led(seat) != NOWHERE:
            table.rulings.rescue.lose(table, table.led(seat))
        table.rulings.winning.after_loss(table)
        if table.is_over():
            return
        spaces = table.rulings.shelter.spaces(table, seat)
        if len(spaces) == 1:
            table.set_number(AT + seat, spaces[0] + 1)
        else:
            table.ask(RECOVERING, bit(seat))


class Losses(Step):
    """B-6.8 Victims and POI in burning spaces are lost."""

    def run(self, table: RescateTable) -> bool:
        slot: i64 = 0
        while slot < ON_BOARD:
            space: i64 = table.marker_at(slot)
            if space != NOWHERE and table.burns(space):
                table.rulings.rescue.lose(table, slot)
            slot += 1
        table.rulings.winning.after_loss(table)
        return True
