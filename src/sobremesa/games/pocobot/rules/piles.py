"""PB-5 The deal, the turn order, and drawing from the pile."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.pocobot.rules.cards import ACE, CARDS, HAND, PLAYERS, rank_of
from sobremesa.games.pocobot.rules.sayings import (
    BEGINS,
    DREW,
    NOTHING_TO_DRAW,
    OVER_LIMIT,
    RECYCLED,
    TIE,
    TURN_CARD,
)
from sobremesa.games.pocobot.rules.table import DISCARD_PILE, PILE, PocobotTable, hand_zone


class Order:
    """PA-1 For the turn order the Ace is the highest rank, and suits do not matter."""

    def strength(self, card: i64) -> i64:
        """How high a card counts."""
        return rank_of(card)


class AceLow(Order):
    """PA-1 `ace_high = false`: the Ace is the lowest."""

    def strength(self, card: i64) -> i64:
        return -1 if rank_of(card) == ACE else rank_of(card)


class HandLimit:
    """PA-6 There is no limit to the hand."""

    def is_full(self, held: i64) -> bool:
        """Whether a hand of so many cards takes no more."""
        return False


class UpTo(HandLimit):
    """PA-6 `hand_limit`: what is drawn beyond it goes to the discard pile at once."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def is_full(self, held: i64) -> bool:
        return held >= self.most


def deal(table: PocobotTable) -> None:
    """PB-5.1, PB-5.2, PB-5.3 Shuffle, five cards each; the rest is the draw pile."""
    card: i64 = 0
    while card < CARDS:
        table.lay(card, PILE)
        card += 1
    table.shuffle(PILE)
    dealt: i64 = 0
    while dealt < HAND:
        seat: i64 = 0
        while seat < PLAYERS:
            table.draw(PILE, hand_zone(seat))
            seat += 1
        dealt += 1


def first_player(table: PocobotTable) -> i64:
    """PB-5.4 to PB-5.6, PA-2 Draw a card each until they differ; the higher begins."""
    while True:
        one: i64 = turn_card(table, 0)
        other: i64 = turn_card(table, 1)
        if one != other:
            first: i64 = 0 if one > other else 1
            table.say(BEGINS, first, 0, 0)
            return first
        table.say(TIE, 0, 0, 0)


def turn_card(table: PocobotTable, seat: i64) -> i64:
    """PB-5.4, PB-5.6, PA-3 A card is turned up onto the discard pile; tells how high it is."""
    if table.count(PILE) == 0:
        recycle(table)
    card: i64 = table.top(PILE)
    table.draw(PILE, DISCARD_PILE)
    table.say(TURN_CARD, seat, card, 0)
    return table.rulings.order.strength(card)


def recycle(table: PocobotTable) -> None:
    """PB-5.7 The discard pile is shuffled into a new draw pile."""
    table.say(RECYCLED, table.count(DISCARD_PILE), 0, 0)
    table.sweep(DISCARD_PILE, PILE)
    table.shuffle(PILE)


def draw_for_turn(table: PocobotTable, seat: i64) -> None:
    """PB-6.1, PA-7, PA-8 One card; this alone shuffles the discard pile, if the pile is empty."""
    if table.count(PILE) == 0 and table.count(DISCARD_PILE) > 0:
        recycle(table)
    if table.count(PILE) == 0:
        table.say(NOTHING_TO_DRAW, seat, 0, 0)  # PA-12
        return
    table.say(DREW, seat, draw_cards(table, seat, 1), 0)


def draw_cards(table: PocobotTable, seat: i64, wanted: i64) -> i64:
    """PB-7.6, PA-9 Draw so many cards, or those left in the pile; tells how many came to hand."""
    hand: i64 = hand_zone(seat)
    came: i64 = 0
    while wanted > 0 and table.count(PILE) > 0:
        card: i64 = table.top(PILE)
        if table.rulings.hand_limit.is_full(table.count(hand)):
            table.draw(PILE, DISCARD_PILE)
            table.say(OVER_LIMIT, seat, card, 0)
        else:
            table.draw(PILE, hand)
            came += 1
        wanted -= 1
    return came
