"""PB-10 The defender's dodge, and what an attack destroys."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.acts import Act
from sobremesa.games.pocobot.rules.cards import CLUBS, HEARTS, NO_CARD, value_of
from sobremesa.games.pocobot.rules.collapse import DESTROYED, win
from sobremesa.games.pocobot.rules.drawing import is_fuel
from sobremesa.games.pocobot.rules.moves import DODGE, play
from sobremesa.games.pocobot.rules.reasons import MAY, NO_FUEL_CARD, NOT_IN_HAND
from sobremesa.games.pocobot.rules.sayings import (
    ARMOUR_HOLDS,
    ARMOUR_LOST,
    DODGED,
    HEART_HOLDS,
    HEART_LOST,
    NO_DODGE,
)
from sobremesa.games.pocobot.rules.table import (
    DISCARD_PILE,
    DODGING,
    FORCE,
    REMOVED,
    PocobotTable,
    hand_zone,
    spot_zone,
)
from sobremesa.games.pocobot.rules.turn import ATTACKED, HURT, end_turn


class Comparing:
    """PB-10.3 A card is lost only if what is left of the attack is greater than its value."""

    def is_lost(self, left: i64, value: i64) -> bool:
        """Whether a card of this value is lost."""
        return left > value


class EqualDestroys(Comparing):
    """PB-10.3 `equal_destroys`: an equal value is lost too."""

    def is_lost(self, left: i64, value: i64) -> bool:
        return left >= value


class Dodge(Act):
    """PB-10.1, PA-57 One diamond of the hand, or none, reduces the attack."""

    def answers(self, asked: i64) -> bool:
        return asked == DODGING

    def move(self, at: i64) -> i64:
        return play(DODGE, at)

    def why_not(self, table: PocobotTable, seat: i64, at: i64) -> i64:
        if at == NO_CARD:
            return MAY
        if not is_fuel(at):
            return NO_FUEL_CARD
        return MAY if table.holds(seat, at) else NOT_IN_HAND

    def list(self, table: PocobotTable, seat: i64, found: Found) -> None:
        self.list_one(table, seat, NO_CARD, found)
        self.list_hand(table, seat, found)

    def do(self, table: PocobotTable, seat: i64, at: i64) -> None:
        left: i64 = table.noted(FORCE)
        table.close()
        if at == NO_CARD:
            table.say(NO_DODGE, seat, 0, 0)
        else:
            left = max(0, left - value_of(at))  # PA-58
            table.discard(at, hand_zone(seat))
            table.say(DODGED, seat, value_of(at), left)
        resolve(table, seat, left)


def resolve(table: PocobotTable, seat: i64, left: i64) -> None:
    """PB-10.2 Armour first, then hearts; then the end of the game, or of the turn."""
    armour: i64 = spot_zone(seat, CLUBS)
    defence: i64 = spot_zone(seat, HEARTS)
    hearts: i64 = table.hearts(seat)
    left = strike(table, seat, armour, left)
    held: bool = table.count(armour) > 0
    if not held:  # PA-60 a club that holds stops everything
        left = strike(table, seat, defence, left)
    if hearts > 0 and table.hearts(seat) == 0:
        win(table, DESTROYED, table.rival(seat))
    elif not table.rulings.heartless.judge(table, seat, left, held):
        end_turn(table, HURT if table.hearts(seat) < hearts else ATTACKED)


def strike(table: PocobotTable, seat: i64, zone: i64, left: i64) -> i64:
    """PB-10.4, PB-10.5 Card by card from the lowest, until one holds; tells what is left."""
    hearts: bool = zone == spot_zone(seat, HEARTS)
    while table.count(zone) > 0:
        card: i64 = table.lowest_in(zone)
        if not table.rulings.comparing.is_lost(left, value_of(card)):
            table.say(HEART_HOLDS if hearts else ARMOUR_HOLDS, seat, card, left)
            return left
        left -= value_of(card)
        table.move(card, zone, REMOVED if hearts else DISCARD_PILE)  # PB-10.6
        table.say(HEART_LOST if hearts else ARMOUR_LOST, seat, card, left)
    return left
