"""VI-1, VI-2 The table of Virus!: piles, hands, bodies, and the questions the rules ask of them.

An organ's place holds the organ and what lies on it: one card is a healthy organ; with a virus it
is infected, with a medicine vaccinated, with two medicines immunised. No state is stored besides.

The numbers of this game begin at the cell OWN, behind those of every game; one of the latter is the
stack of open decisions, its frames: a Contagion asks its steps inside the turn (see core/layout).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.engine.core.layout import OWN, OWNER, PUBLIC, SECRET, Layout
from sobremesa.engine.core.table import Table
from sobremesa.engine.native import i64, vec
from sobremesa.games.virus.rules import cards
from sobremesa.games.virus.rules.cards import (
    COLOURS,
    EACH,
    MEDICINE,
    VIRUS,
    colour_of,
    family_of,
    kind_of,
)

if TYPE_CHECKING:
    from sobremesa.games.virus.rules.rulings import Rulings

# fields; plain numbers, which the compiler can put in place of the names
TURN: Final = 61  # whose turn it is
PLAN: Final = 62  # for each organ of the active player: where its virus goes, see moves

# zones
PILE: Final = 0
DISCARD_PILE: Final = 1
PLAYED: Final = 2  # a treatment while it takes effect
FIRST_OF_SEAT: Final = 3
ZONES_OF_SEAT: Final = 6  # five organs and the hand
ORGAN_CARDS: Final = 3  # VI-2.6 an organ and at most two cards on it

# decisions
CHOOSE: Final = 1  # VI-4.1 play a card or discard
CONTAGION_STEP: Final = 2  # VI-6.3 where does this virus go


def layout(seats: i64) -> Layout:
    """VI-1.5 Bodies, discard pile and all counts are public; hands and draw order are hidden."""
    plan = Layout(seats)
    plan.field("turn", 1, PUBLIC)
    plan.field("plan", EACH, PUBLIC)
    plan.zone("pile", cards.CARDS, SECRET)
    plan.zone("discard", cards.CARDS, PUBLIC)
    plan.zone("played", 1, PUBLIC)
    seat: i64 = 0
    while seat < seats:
        for colour in COLOURS:
            plan.zone(f"organ.{seat}.{colour}", ORGAN_CARDS, PUBLIC, seat)
        plan.zone(f"hand.{seat}", cards.HAND_SIZE, OWNER, seat, ordered=True)
        seat += 1
    return plan


def organ_zone(seat: i64, colour: i64) -> i64:
    """VI-2.7, VI-2.8 Where a body has its one organ of a colour; multicolour is one of five."""
    return FIRST_OF_SEAT + seat * ZONES_OF_SEAT + colour


def hand_zone(seat: i64) -> i64:
    """Where a seat holds its cards."""
    return FIRST_OF_SEAT + seat * ZONES_OF_SEAT + EACH


class VirusTable(Table):
    """Cards on the table, and the words in which the rules speak of them."""

    def __init__(self, layout: Layout, cells: vec[i64], rulings: Rulings) -> None:
        super().__init__(layout, cells)
        self.rulings = rulings
        self.seats: i64 = layout.seats

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.cells[TURN]

    def after(self, seat: i64) -> i64:
        """VI-1.7 The next seat in turn order."""
        return (seat + 1) % self.seats

    # VI-2 the states of an organ

    def cards_at(self, seat: i64, colour: i64) -> i64:
        """How many cards lie at an organ's place: the organ and what is on it."""
        return self.count(organ_zone(seat, colour))

    def has(self, seat: i64, colour: i64) -> bool:
        """VI-2.7 Whether a body has the organ of this colour, in any state."""
        return self.cards_at(seat, colour) > 0

    def lies_on(self, seat: i64, colour: i64) -> i64:
        """The kind of the first card on an organ that has one."""
        return kind_of(self.card(organ_zone(seat, colour), 1))

    def is_free(self, seat: i64, colour: i64) -> bool:
        """VI-2.1 An organ alone: healthy, and nothing protects it."""
        return self.cards_at(seat, colour) == 1

    def is_infected(self, seat: i64, colour: i64) -> bool:
        """VI-2.2 An organ with a virus."""
        return self.cards_at(seat, colour) == 2 and family_of(self.lies_on(seat, colour)) == VIRUS

    def is_vaccinated(self, seat: i64, colour: i64) -> bool:
        """VI-2.3 An organ with one medicine."""
        return (
            self.cards_at(seat, colour) == 2 and family_of(self.lies_on(seat, colour)) == MEDICINE
        )

    def is_immunised(self, seat: i64, colour: i64) -> bool:
        """VI-2.4 An organ with two medicines: nothing touches it any more."""
        return self.cards_at(seat, colour) == 3

    def colour_on(self, seat: i64, colour: i64) -> i64:
        """The colour of the card that lies on an organ."""
        return colour_of(self.lies_on(seat, colour))

    def is_empty(self, seat: i64) -> bool:
        """VI-6.5 Whether a body has no organ at all."""
        colour: i64 = 0
        while colour < EACH:
            if self.has(seat, colour):
                return False
            colour += 1
        return True

    def counts_to_win(self, seat: i64, colour: i64) -> bool:
        """VI-7.1 Whether there is an organ, and it is healthy, vaccinated or immunised."""
        cards: i64 = self.cards_at(seat, colour)
        return cards > 0 and not (cards == 2 and self.is_infected(seat, colour))

    def healthy_organs(self, seat: i64) -> i64:
        """VI-7.1 How many organs count for winning."""
        count: i64 = 0
        colour: i64 = 0
        while colour < EACH:
            if self.counts_to_win(seat, colour):
                count += 1
            colour += 1
        return count

    def has_healthy(self, seat: i64, wanted: i64) -> bool:
        """VI-7.1 Whether so many organs count for winning; no further than it can still be."""
        spare: i64 = EACH - wanted
        colour: i64 = 0
        while colour < EACH and spare >= 0:
            if not self.counts_to_win(seat, colour):
                spare -= 1
            colour += 1
        return spare >= 0

    def infected_organs(self, seat: i64) -> i64:
        """VI-2.2, VI-7.2 The organs with a virus."""
        count: i64 = 0
        colour: i64 = 0
        while colour < EACH:
            if self.is_infected(seat, colour):
                count += 1
            colour += 1
        return count

    # hands

    def cards_in_hand(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.count(hand_zone(seat))

    def kind_in_hand(self, seat: i64, index: i64) -> i64:
        """The kind of a card of a hand; hands lie in the order of table VI-1.2."""
        return kind_of(self.card(hand_zone(seat), index))

    def find(self, seat: i64, kind: i64) -> i64:
        """Where in a hand lies a card of a kind; -1 if none does."""
        count: i64 = self.cards_in_hand(seat)
        i: i64 = 0
        while i < count:
            if self.kind_in_hand(seat, i) == kind:
                return i
            i += 1
        return -1

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a seat holds a card of a kind."""
        return self.find(seat, kind) >= 0

    def card_in_hand(self, seat: i64, kind: i64) -> i64:
        """A card of a kind that the seat holds."""
        return self.card(hand_zone(seat), self.find(seat, kind))

    # verbs of this game

    def discard_organ(self, seat: i64, colour: i64) -> None:
        """VI-2.5 The organ and all that lies on it go to the discard pile, the organ first."""
        self.sweep(organ_zone(seat, colour), DISCARD_PILE)

    def discard_from(self, seat: i64, colour: i64) -> None:
        """VI-3.5 The uppermost card on an organ goes to the discard pile."""
        zone: i64 = organ_zone(seat, colour)
        self.move(self.top(zone), zone, DISCARD_PILE)

    def give_organ(self, seat: i64, colour: i64, to: i64) -> None:
        """VI-6.6 An organ changes bodies, with everything on it."""
        self.sweep(organ_zone(seat, colour), organ_zone(to, colour))

    def exchange_organs(self, seat: i64, colour: i64, rival: i64, wanted: i64) -> None:
        """VI-6.6 Two organs change bodies, each with everything on it; either may be missing."""
        if colour == wanted:
            self.swap(organ_zone(seat, colour), organ_zone(rival, wanted))
        else:
            self.give_organ(seat, colour, rival)
            self.give_organ(rival, wanted, seat)


assert TURN == OWN
