"""Leduc poker as a yardstick: six cards, two seats, two rounds of betting.

Three ranks in two suits. Each seat puts in one chip and gets a card; after the first round of
betting a card is laid open. A raise is two chips, then four, and at most two are made in a round.
At the end a pair with the open card wins, else the higher card; equal cards share.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import OWN, OWNER, PUBLIC, SECRET, Layout
from sobremesa.engine.core.table import MAY, Table, bit
from sobremesa.engine.native import append, i64, mypyc_attr, vec

CARDS: Final = 6
SUITS: Final = 2
RAISES_MOST: Final = 2
RAISE: Final = 2  # chips in the first round; twice as many in the second

PAID: Final = OWN  # for each seat the chips it has put in
RAISED: Final = OWN + 2  # how often it was raised in this round
CALLED: Final = OWN + 3  # how many have called since

DECK: Final = 0
OPEN: Final = 1
FIRST_HAND: Final = 2

# moves
FOLD: Final = 0
CALL: Final = 1
RAISE_IT: Final = 2

BET: Final = 1  # the only decision
FOLDED: Final = 1  # endings
SHOWN: Final = 2
NOTHING_TO_PAY: Final = 10  # reasons
RAISED_ENOUGH: Final = 11


def layout() -> Layout:
    """Chips and the open card are public, each hand is its owner's."""
    plan = Layout(2)
    plan.field("paid", 2, PUBLIC)
    plan.field("raised", 1, PUBLIC)
    plan.field("called", 1, PUBLIC)
    plan.zone("deck", CARDS, SECRET)
    plan.zone("open", 1, PUBLIC)
    plan.zone("hand.0", 1, OWNER, 0)
    plan.zone("hand.1", 1, OWNER, 1)
    return plan


@mypyc_attr(free_list_len=1)
class Leduc(Table):
    """A deal of Leduc poker."""

    def clone(self) -> Leduc:
        copy = Leduc(self.layout, self.cells[:])
        copy.given = self.given[:]
        return copy

    def setting_up(self) -> None:
        """One chip and one card each; the first seat begins."""
        card: i64 = 0
        while card < CARDS:
            self.lay(card, DECK)
            card += 1
        seat: i64 = 0
        while seat < 2:
            self.set_number(PAID + seat, 1)
            self.deal(FIRST_HAND + seat)
            seat += 1
        self.ask(BET, bit(0))

    def deal(self, zone: i64) -> None:
        """Any card of the deck goes to a zone."""
        self.move(self.card(DECK, self.below(self.count(DECK))), DECK, zone)

    def paid(self, seat: i64) -> i64:
        """The chips a seat has put in."""
        cell: i64 = PAID + seat
        return self.cells[cell]

    def is_second_round(self) -> bool:
        """Whether the open card lies there."""
        return self.count(OPEN) == 1

    def why_not(self, seat: i64, code: i64) -> i64:
        if code == FOLD and self.paid(seat) >= self.paid(1 - seat):
            return NOTHING_TO_PAY
        if code == RAISE_IT and self.cells[RAISED] == RAISES_MOST:
            return RAISED_ENOUGH
        return MAY

    def choices(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=3)
        code: i64 = FOLD
        while code <= RAISE_IT:
            if self.why_not(seat, code) == MAY:
                found = append(found, code)
            code += 1
        return found

    def take(self, seat: i64, code: i64) -> None:
        if code == FOLD:
            self.close()
            self.end(FOLDED, bit(1 - seat))
            return
        if code == RAISE_IT:
            more: i64 = RAISE + RAISE if self.is_second_round() else RAISE
            self.set_number(PAID + seat, self.paid(1 - seat) + more)
            self.set_number(RAISED, self.cells[RAISED] + 1)
            self.set_number(CALLED, 0)
        else:
            self.set_number(PAID + seat, self.paid(1 - seat))
            self.set_number(CALLED, self.cells[CALLED] + 1)
        if not self.is_round_over():
            self.ask_next(bit(1 - seat))
        elif self.is_second_round():
            self.close()
            self.end(SHOWN, self.best())
        else:
            self.set_number(RAISED, 0)
            self.set_number(CALLED, 0)
            self.deal(OPEN)
            self.ask_next(bit(0))

    def is_round_over(self) -> bool:
        """Everybody has called, or all but the one who raised."""
        return self.cells[CALLED] == (1 if self.cells[RAISED] > 0 else 2)

    def rank(self, zone: i64) -> i64:
        """The rank of the card of a zone."""
        return self.top(zone) // SUITS

    def best(self) -> i64:
        """The bits of those who win when the cards are shown."""
        first: i64 = self.rank(FIRST_HAND)
        second: i64 = self.rank(FIRST_HAND + 1)
        shown: i64 = self.rank(OPEN)
        if first == second:
            return bit(0) | bit(1)
        if first == shown:
            return bit(0)
        if second == shown:
            return bit(1)
        return bit(0) if first > second else bit(1)
