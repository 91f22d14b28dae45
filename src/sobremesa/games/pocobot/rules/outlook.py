"""What can be reckoned from the panels: how strong an attack can be, and what it takes to destroy.

No rule asks this; players do, and whoever shows them the table. Nothing here needs hidden cards.
"""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.attacking import why_no_attack
from sobremesa.games.pocobot.rules.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    MODULES,
    NO_CARD,
    NO_SUIT,
    NUMBERED,
    SPADES,
    card_of,
    suit_of,
    value_of,
)
from sobremesa.games.pocobot.rules.collapse import NEVER
from sobremesa.games.pocobot.rules.fuel import most_fuel
from sobremesa.games.pocobot.rules.limits import (
    MOUNTED_CARDS,
    MOUNTED_SUIT,
    PER_FUEL,
    module_cards,
)
from sobremesa.games.pocobot.rules.reasons import MAY
from sobremesa.games.pocobot.rules.table import (
    PILE,
    PILOT,
    UNLOCKED,
    PocobotTable,
    hand_zone,
    spot_zone,
)


def needed_to_destroy(table: PocobotTable, seat: i64) -> i64:
    """PB-10.3, PA-63 The weakest attack that destroys this robot; NEVER if no attack does.

    Each card is lost if what is left is greater than its value, so an attack goes through all of
    them exactly if it is greater than their sum.
    """
    armour: i64 = table.total(seat, CLUBS)
    defence: i64 = table.total(seat, HEARTS)
    if defence > 0:
        last: i64 = 0 if table.rulings.comparing.is_lost(1, 1) else 1
        return armour + defence + last
    strength: i64 = table.rulings.heartless.strength_needed(armour)
    return strength if strength == NEVER else max(1, strength)


def strongest_attack(table: PocobotTable, seat: i64) -> i64:
    """PB-7.8, PB-7.10 The strongest attack that a panel allows now; 0 if it allows none."""
    best: i64 = 0
    if table.cells[UNLOCKED] == 1:
        best = table.highest_spade(seat)
    if why_no_attack(table, seat) != MAY:
        return best
    cap: i64 = most_fuel(table, seat) * PER_FUEL
    best = max(best, table.rulings.declaring.most(table, seat, cap, NO_CARD))
    if table.rulings.extra.why_not(table) != MAY:
        return best
    zone: i64 = spot_zone(seat, SPADES)
    i: i64 = table.count(zone) - 1
    while i >= 0:
        card: i64 = table.card(zone, i)
        points: i64 = table.rulings.declaring.most(table, seat, cap, card)
        if points > 0:  # PA-48
            best = max(best, points + value_of(card))
        i -= 1
    return best


def can_destroy(table: PocobotTable, seat: i64, dodge: i64) -> bool:
    """Whether the strongest attack of a seat destroys its rival, who dodges with this value."""
    needed: i64 = needed_to_destroy(table, table.rival(seat))
    attack: i64 = strongest_attack(table, seat)
    return needed != NEVER and attack > 0 and max(0, attack - dodge) >= needed


def dodge_to_fear(table: PocobotTable, seat: i64) -> i64:
    """PB-10.1 The most that the rival could dodge with, as far as a seat can know.

    A diamond that the seat sees nowhere is in the pile or in the rival's hand; which, it does not
    know, and nor does this answer tell.
    """
    hand: i64 = hand_zone(table.rival(seat))
    if table.count(hand) == 0:
        return 0
    rank: i64 = NUMBERED - 1
    while rank >= 0:
        card: i64 = card_of(DIAMONDS, rank)
        if table.has(PILE, card) or table.has(hand, card):
            return value_of(card)
        rank -= 1
    return 0


def dodge_in_hand(table: PocobotTable, seat: i64) -> i64:
    """The most that a seat itself can dodge with."""
    hand: i64 = hand_zone(seat)
    most: i64 = 0
    i: i64 = table.count(hand) - 1
    while i >= 0:
        card: i64 = table.card(hand, i)
        if suit_of(card) == DIAMONDS:
            most = max(most, value_of(card))
        i -= 1
    return most


def missing(table: PocobotTable, seat: i64) -> i64:
    """PB-3.1 How many cards a mecha needs at least until it is mounted."""
    pilot: i64 = table.suit_at(seat, PILOT)
    own: i64 = 0
    absent: i64 = 0
    if pilot == NO_SUIT:
        absent = 1
        module: i64 = 0
        while module < MODULES:
            own = max(own, table.cards_in(seat, module))
            module += 1
    else:
        own = table.cards_in(seat, pilot)
    cards: i64 = max(MOUNTED_CARDS - module_cards(table, seat), MOUNTED_SUIT - own)
    return absent + max(cards, 0)
