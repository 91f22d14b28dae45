"""PB-7.9, PB-9.4 to PB-9.6 Fuel: what a panel has, and what a payment is worth."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.cards import CLUBS, DIAMONDS, suit_of, value_of
from sobremesa.games.pocobot.rules.moves import FUEL_SLOTS, fuel_card, has_slot
from sobremesa.games.pocobot.rules.table import BOOSTER, PocobotTable


def may_burn_clubs(table: PocobotTable, seat: i64) -> bool:
    """PB-9.4 With the Ace of diamonds clubs are fuel too."""
    return table.suit_at(seat, BOOSTER) == DIAMONDS


def most_fuel(table: PocobotTable, seat: i64) -> i64:
    """PB-9.6 The most fuel of one kind that a panel has."""
    diamonds: i64 = table.total(seat, DIAMONDS)
    if may_burn_clubs(table, seat):
        return max(diamonds, table.total(seat, CLUBS))
    return diamonds


class FuelSets:
    """PA-45 A payment holds no card that it could do without."""

    def takes_more(self, paid: i64, needed: i64) -> bool:
        """Whether a lower card may come to a payment of this value."""
        return paid < needed


class AnySet(FuelSets):
    """PA-45 `fuel_sets = any`: whatever suffices can be paid."""

    def takes_more(self, paid: i64, needed: i64) -> bool:
        return True


def fuel_value(fuel: i64) -> i64:
    """PA-53 What a set of fuel is worth."""
    total: i64 = 0
    slot: i64 = 0
    while slot < FUEL_SLOTS:
        if has_slot(fuel, slot):
            total += value_of(fuel_card(slot))
        slot += 1
    return total


def lowest_fuel(fuel: i64) -> i64:
    """The value of the lowest card of a set of fuel."""
    lowest: i64 = 0
    slot: i64 = 0
    while slot < FUEL_SLOTS:
        value: i64 = value_of(fuel_card(slot))
        if has_slot(fuel, slot) and (lowest == 0 or value < lowest):
            lowest = value
        slot += 1
    return lowest


def has_fuel_of(fuel: i64, suit: i64) -> bool:
    """Whether a set of fuel has a card of a suit."""
    slot: i64 = 0
    while slot < FUEL_SLOTS:
        if has_slot(fuel, slot) and suit_of(fuel_card(slot)) == suit:
            return True
        slot += 1
    return False
