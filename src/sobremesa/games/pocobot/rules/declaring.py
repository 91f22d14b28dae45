"""PB-7.8 What may be declared: the points, and whether an extra projectile may be added."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.cards import NO_CARD, SPADES, value_of
from sobremesa.games.pocobot.rules.fuel import most_fuel
from sobremesa.games.pocobot.rules.limits import PER_FUEL
from sobremesa.games.pocobot.rules.reasons import LOCKED, MAY, NO_WHOLE_CARDS, TOO_MANY_POINTS
from sobremesa.games.pocobot.rules.table import UNLOCKED, PocobotTable, spot_zone


class Declaring:
    """PA-42 Any number up to the sum of the spades that are used."""

    def why_not(self, table: PocobotTable, seat: i64, points: i64, without: i64) -> i64:
        """Why so many points cannot be declared, with one spade left aside."""
        spades: i64 = table.total(seat, SPADES) - value_of_extra(without)
        return MAY if points <= spades else TOO_MANY_POINTS

    def most(self, table: PocobotTable, seat: i64, cap: i64, without: i64) -> i64:
        """The highest number that can be declared, up to `cap`."""
        return min(cap, table.total(seat, SPADES) - value_of_extra(without))


class WholeCards(Declaring):
    """PA-42 `declare = cards`: exactly the sum of chosen cards."""

    def why_not(self, table: PocobotTable, seat: i64, points: i64, without: i64) -> i64:
        reason: i64 = super().why_not(table, seat, points, without)
        if reason != MAY:
            return reason
        zone: i64 = spot_zone(seat, SPADES)
        return MAY if highest_sum(table, zone, 0, points, without) == points else NO_WHOLE_CARDS

    def most(self, table: PocobotTable, seat: i64, cap: i64, without: i64) -> i64:
        return highest_sum(table, spot_zone(seat, SPADES), 0, cap, without)


def highest_sum(table: PocobotTable, zone: i64, first: i64, cap: i64, without: i64) -> i64:
    """The highest sum up to `cap` of cards of a zone, from its card `first` on."""
    if first == table.count(zone):
        return 0
    card: i64 = table.card(zone, first)
    best: i64 = highest_sum(table, zone, first + 1, cap, without)
    if card != without and value_of(card) <= cap:
        rest: i64 = highest_sum(table, zone, first + 1, cap - value_of(card), without)
        best = max(best, value_of(card) + rest)
    return best


def value_of_extra(card: i64) -> i64:
    """The value of an extra projectile; 0 if there is none."""
    return 0 if card == NO_CARD else value_of(card)


def most_points(table: PocobotTable, seat: i64) -> i64:
    """PB-7.9 The most points that spades and fuel allow."""
    cap: i64 = most_fuel(table, seat) * PER_FUEL
    return table.rulings.declaring.most(table, seat, cap, NO_CARD)


class ExtraProjectile:
    """PA-49 Every attack with fuel may have an extra projectile."""

    def why_not(self, table: PocobotTable) -> i64:
        """Why none may have one now."""
        return MAY


class ExtraUnlocked(ExtraProjectile):
    """PA-49 `extra_needs_unlock`: only after an earlier attack."""

    def why_not(self, table: PocobotTable) -> i64:
        return MAY if table.cells[UNLOCKED] == 1 else LOCKED
