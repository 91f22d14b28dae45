"""VI-5 The draw pile, the discard pile, and the way from one to the other."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import HAND_SIZE
from sobremesa.games.virus.rules.sayings import DREW, EMPTIED, RECYCLED
from sobremesa.games.virus.rules.table import DISCARD_PILE, PILE, VirusTable, hand_zone

# VI-5.4 The order within the discard pile. Each part of it comes about where cards are discarded:
#   cards of one hand, in the order of table VI-1.2   `discard_hand` here, `discard_cards` in turn
#   glove victims one after another, in turn order    `Glove.act` in treatments
#   of an organ: the organ, what lay on it,           `discard_organ` and `discard_from` in table;
#       then the card just played                     `infect` and `MedicineCard.act` in organs
#   several organs: by seat in turn order, by colour  `travel` in contagion
#   a treatment on top, after its effect              `discard_played` in turn
# With `recycle = flip` the lowest card is drawn first: `Flip` below.


class Recycling:
    """VI-5.1, VC-8 The discard pile is shuffled and becomes the new draw pile."""

    def recycle(self, table: VirusTable) -> None:
        """Make a draw pile of the discard pile."""
        table.sweep(DISCARD_PILE, PILE)
        table.shuffle(PILE)


class Flip(Recycling):
    """VI-5.1 `recycle = flip`: it is only turned over, its lowest card is drawn first."""

    def recycle(self, table: VirusTable) -> None:
        table.turn_over(DISCARD_PILE, PILE)


def draw_card(table: VirusTable, seat: i64) -> bool:
    """VI-5.2, VI-5.3 Draw a card, recycling only when one is due; tells whether there was one."""
    if table.count(PILE) == 0 and table.count(DISCARD_PILE) > 0:
        table.say(RECYCLED, table.count(DISCARD_PILE), 0, 0)
        table.rulings.recycling.recycle(table)
    if table.count(PILE) == 0:
        return False
    table.draw(PILE, hand_zone(seat))
    return True


def fill_hand(table: VirusTable, seat: i64) -> i64:
    """VI-4.5 Draw until the hand is full, or nothing is left to draw (VI-4.7). Tells how many."""
    drawn: i64 = 0
    while table.cards_in_hand(seat) < HAND_SIZE and draw_card(table, seat):
        drawn += 1
    return drawn


def refill(table: VirusTable, seat: i64) -> None:
    """VI-4.5 After an action the hand is filled."""
    drawn: i64 = fill_hand(table, seat)
    if drawn > 0:
        table.say(DREW, seat, drawn, 0)


def discard_hand(table: VirusTable, seat: i64) -> None:
    """VI-6.4, VI-5.4 The whole hand to the discard pile, in the order of table VI-1.2."""
    hand: i64 = hand_zone(seat)
    table.say(EMPTIED, seat, table.count(hand), 0)
    table.sweep(hand, DISCARD_PILE)
