"""CA-7, CA-8, CA-93 Decks and discard piles: a pile is shuffled when a card is taken from none."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.box import NO_CARD
from sobremesa.games.protocolo.rules.sayings import DREW, NOTHING_TO_DRAW, SHUFFLED
from sobremesa.games.protocolo.rules.table import (
    DECK,
    DISCARD,
    EVENT_DECKS,
    EVENT_DISCARDS,
    HAND,
    OPEN_EVENT,
    PATIENT_DECK,
    PATIENT_DISCARD,
    ProtocoloTable,
    zone_of,
)


class EventDecks:
    """CA-2 One event deck for both."""

    def pile(self, seat: i64) -> i64:
        """Which event deck is a seat's."""
        return 0

    def count(self) -> i64:
        """How many there are."""
        return 1


class OwnEventDecks(EventDecks):
    """CA-2 `event_deck = own`: each player has the events for himself."""

    def pile(self, seat: i64) -> i64:
        return seat

    def count(self) -> i64:
        return 2


def can_take(table: ProtocoloTable, deck: i64, discard: i64) -> bool:
    """CA-7, CA-8 Whether there is a card to be taken, shuffled or not."""
    return table.count(deck) > 0 or table.count(discard) > 0


def refill(table: ProtocoloTable, deck: i64, discard: i64) -> bool:
    """CA-93 Shuffle the discard pile if the deck is empty; tells whether there is a card now."""
    if table.count(deck) == 0 and table.count(discard) > 0:
        table.say(SHUFFLED, deck, 0, 0)
        table.sweep(discard, deck)
        table.shuffle(deck)
    return table.count(deck) > 0


def can_draw(table: ProtocoloTable, seat: i64) -> bool:
    """CA-7 Whether a player has a card to draw."""
    return can_take(table, zone_of(seat, DECK), zone_of(seat, DISCARD))


def draw_cards(table: ProtocoloTable, seat: i64, wanted: i64) -> None:
    """PC-6.2, CA-7 From the own deck; once both piles are empty no more, without penalty."""
    drawn: i64 = 0
    while drawn < wanted and refill(table, zone_of(seat, DECK), zone_of(seat, DISCARD)):
        table.draw(zone_of(seat, DECK), zone_of(seat, HAND))
        drawn += 1
    if drawn > 0:
        table.say(DREW, seat, drawn, 0)
    if drawn < wanted:
        table.say(NOTHING_TO_DRAW, seat, 0, 0)


def can_admit(table: ProtocoloTable) -> bool:
    """CA-8 Whether there is a patient to be revealed."""
    return can_take(table, PATIENT_DECK, PATIENT_DISCARD)


def reveal_event(table: ProtocoloTable, seat: i64) -> i64:
    """PC-6.4, CA-8 Turn up the next event of a seat; NO_CARD if there is none."""
    pile: i64 = table.event_pile(seat)
    deck: i64 = EVENT_DECKS + pile
    if not refill(table, deck, EVENT_DISCARDS + pile):
        return NO_CARD
    card: i64 = table.top(deck)
    table.draw(deck, OPEN_EVENT)
    return card


def put_event_away(table: ProtocoloTable, seat: i64) -> None:
    """CA-93 The event is over and goes to its discard pile."""
    table.draw(OPEN_EVENT, EVENT_DISCARDS + table.event_pile(seat))
