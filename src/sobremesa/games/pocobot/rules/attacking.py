"""PB-7.8 to PB-7.10 Attacking: with fuel, step by step, or with a projectile.

Until the fuel is paid nothing is declared, nothing changes, and each step can be taken back.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.cards import (
    CLUBS,
    DIAMONDS,
    NO_CARD,
    SPADES,
    number,
    suit_of,
    value_of,
)
from sobremesa.games.pocobot.rules.declaring import most_points
from sobremesa.games.pocobot.rules.fuel import (
    fuel_value,
    has_fuel_of,
    lowest_fuel,
    may_burn_clubs,
    most_fuel,
)
from sobremesa.games.pocobot.rules.limits import fuel_for, is_mounted
from sobremesa.games.pocobot.rules.moves import (
    ATTACK,
    BACK,
    EXTRA,
    FIRE,
    FUEL_SLOTS,
    NO_FUEL_SET,
    PAY,
    POINTS,
    fuel_card,
    has_slot,
    play,
    with_fuel,
)
from sobremesa.games.pocobot.rules.reasons import (
    BACK_TOO_OFTEN,
    LOCKED,
    MAY,
    MIXED_FUEL,
    NO_BURNING,
    NO_FUEL,
    NO_SPADES,
    NOT_MOUNTED,
    NOT_ON_PANEL,
    REDUNDANT,
    SPADE_IN_USE,
    TOO_LITTLE_FUEL,
    ZERO_POINTS,
)
from sobremesa.games.pocobot.rules.sayings import ATTACKED, FIRED
from sobremesa.games.pocobot.rules.table import (
    BACKS,
    DECLARED,
    DODGING,
    EXTRA_STEP,
    FORCE,
    PAY_STEP,
    POINTS_STEP,
    UNLOCKED,
    PocobotTable,
    spot_zone,
)

TAKEN_BACK_MOST: Final[i64] = number("taken_back")


def why_no_attack(table: PocobotTable, seat: i64) -> i64:
    """PB-3.3, PB-7.8 Why no attack with fuel is possible now."""
    if not is_mounted(table, seat):
        return NOT_MOUNTED  # PA-40
    if table.cards_in(seat, SPADES) == 0:
        return NO_SPADES
    return MAY if most_points(table, seat) > 0 else NO_FUEL


class Attack(Act):
    """PB-7.8 Begin an attack with fuel; nothing is declared yet."""

    def move(self, at: i64) -> i64:
        return play(ATTACK, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        return why_no_attack(table, seat)

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, 0, found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        table.ask(POINTS_STEP, bit(seat))


class Points(Act):
    """PB-7.8 (1), (2) How many points; the fuel must allow them."""

    def answers(self, asked: i64) -> bool:
        return asked == POINTS_STEP

    def move(self, at: i64) -> i64:
        return play(POINTS, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if at == 0:
            return ZERO_POINTS  # PA-48
        reason: i64 = table.rulings.declaring.why_not(table, seat, at, NO_CARD)
        if reason != MAY:
            return reason
        return MAY if fuel_for(at) <= most_fuel(table, seat) else TOO_LITTLE_FUEL

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        most: i64 = most_points(table, seat)
        points: i64 = 1
        while points <= most:
            self.list_one(table, seat, points, found)
            points += 1

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        if can_add(table, seat, at):
            table.ask(EXTRA_STEP, bit(seat))
            table.note(DECLARED, at)
        else:
            ask_fuel(table, seat, at, NO_CARD)


def why_not_add(table: PocobotTable, seat: i64, points: i64, card: i64) -> i64:
    """PB-7.8 (5), PA-46, PA-47 Why a spade cannot be the extra projectile of these points."""
    if not table.has(spot_zone(seat, SPADES), card):
        return NOT_ON_PANEL
    reason: i64 = table.rulings.extra.why_not(table)
    if reason != MAY:
        return reason
    if table.rulings.declaring.why_not(table, seat, points, card) != MAY:
        return SPADE_IN_USE
    return MAY


def can_add(table: PocobotTable, seat: i64, points: i64) -> bool:
    """Whether any spade can be the extra projectile of these points."""
    zone: i64 = spot_zone(seat, SPADES)
    i: i64 = 0
    while i < table.count(zone):
        if why_not_add(table, seat, points, table.card(zone, i)) == MAY:
            return True
        i += 1
    return False


class Extra(Act):
    """PB-7.8 (5) One more spade of the panel, or none."""

    def answers(self, asked: i64) -> bool:
        return asked == EXTRA_STEP

    def move(self, at: i64) -> i64:
        return play(EXTRA, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if at == NO_CARD:
            return MAY
        return why_not_add(table, seat, table.noted(DECLARED), at)

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, NO_CARD, found)
        self.list_cards(table, seat, spot_zone(seat, SPADES), found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        ask_fuel(table, seat, table.noted(DECLARED), at)


def ask_fuel(table: PocobotTable, seat: i64, points: i64, extra: i64) -> None:
    """PB-7.8 (3) Which fuel is spent."""
    table.ask(PAY_STEP, bit(seat))
    table.note(DECLARED, points)
    table.note_extra(extra)


class Pay(Act):
    """PB-7.8 (3) Spend the fuel: with this the attack is declared."""

    def answers(self, asked: i64) -> bool:
        return asked == PAY_STEP

    def move(self, at: i64) -> i64:
        return play(PAY, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if has_fuel_of(at, CLUBS):
            if has_fuel_of(at, DIAMONDS):
                return MIXED_FUEL
            if not may_burn_clubs(table, seat):
                return NO_BURNING
        slot: i64 = 0
        while slot < FUEL_SLOTS:
            if has_slot(at, slot) and table.spot_on_panel(seat, fuel_card(slot)) < 0:
                return NOT_ON_PANEL
            slot += 1
        needed: i64 = fuel_for(table.noted(DECLARED))
        if fuel_value(at) < needed:
            return TOO_LITTLE_FUEL
        if not table.rulings.fuel_sets.takes_more(fuel_value(at) - lowest_fuel(at), needed):
            return REDUNDANT
        return MAY

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_sets(table, seat, DIAMONDS, NO_FUEL_SET, 0, NO_CARD, found)
        if may_burn_clubs(table, seat):
            self.list_sets(table, seat, CLUBS, NO_FUEL_SET, 0, NO_CARD, found)

    def list_sets(
        self,
        table: PocobotTable,
        seat: i64,
        suit: i64,
        fuel: i64,
        paid: i64,
        last: i64,
        found: Found,
    ) -> None:
        """Find the payments that begin with a set, adding lower and lower cards."""
        zone: i64 = spot_zone(seat, suit)
        i: i64 = 0
        while i < table.count(zone):
            card: i64 = table.card(zone, i)
            if last == NO_CARD or value_of(card) < value_of(last):
                more: i64 = with_fuel(fuel, card)
                total: i64 = paid + value_of(card)
                self.list_one(table, seat, more, found)
                if table.rulings.fuel_sets.takes_more(total, fuel_for(table.noted(DECLARED))):
                    self.list_sets(table, seat, suit, more, total, card, found)
            i += 1

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        points: i64 = table.noted(DECLARED)
        extra: i64 = table.extra_noted()
        table.close()
        if table.asked() == EXTRA_STEP:
            table.close()
        table.close()  # the points
        slot: i64 = 0
        while slot < FUEL_SLOTS:
            if has_slot(at, slot):
                card: i64 = fuel_card(slot)
                table.discard(card, spot_zone(seat, suit_of(card)))
            slot += 1
        added: i64 = 0
        if extra != NO_CARD:
            added = value_of(extra)
            table.discard(extra, spot_zone(seat, SPADES))
        table.say(ATTACKED, seat, points, added)
        declare(table, seat, points + added)


def declare(table: PocobotTable, seat: i64, force: i64) -> None:
    """PB-7.10, PA-50, PA-59 It is made and paid; the defender is asked, whatever he holds."""
    table.set_number(UNLOCKED, 1)
    table.ask(DODGING, bit(table.rival(seat)))
    table.note(FORCE, force)


class Back(Act):
    """PB-7.8 Take the last step back, as long as the attack is not declared."""

    def answers(self, asked: i64) -> bool:
        return asked == POINTS_STEP or asked == EXTRA_STEP or asked == PAY_STEP

    def move(self, at: i64) -> i64:
        return play(BACK, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        return MAY if table.cells[BACKS] < TAKEN_BACK_MOST else BACK_TOO_OFTEN

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, 0, found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        table.close()
        table.set_number(BACKS, table.cells[BACKS] + 1)


class Fire(Act):
    """PB-7.10 Discard one spade of the panel: its value is the attack."""

    def move(self, at: i64) -> i64:
        return play(FIRE, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if not table.has(spot_zone(seat, SPADES), at):
            return NOT_ON_PANEL
        return MAY if table.cells[UNLOCKED] == 1 else LOCKED  # PA-51

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_cards(table, seat, spot_zone(seat, SPADES), found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        table.discard(at, spot_zone(seat, SPADES))
        table.say(FIRED, seat, value_of(at), 0)
        declare(table, seat, value_of(at))
