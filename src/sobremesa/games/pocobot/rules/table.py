"""PB-2 The panels, piles and hands, and the questions the rules ask of them.

A place of a panel has the number of its zone: the four suits, then Pilot, Copilot and Booster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.engine.core.layout import OWN, OWNER, PUBLIC, SECRET, Layout
from sobremesa.engine.core.table import Table
from sobremesa.engine.native import i64, vec
from sobremesa.games.pocobot.rules.cards import (
    CARDS,
    DIAMONDS,
    HEARTS,
    MODULES,
    NO_CARD,
    NO_SUIT,
    NUMBERED,
    SPADES,
    is_ace,
    is_numeric,
    suit_of,
    value_of,
)

if TYPE_CHECKING:
    from sobremesa.games.pocobot.rules.rulings import Rulings

# fields
TURN: Final = OWN  # whose turn it is
OPENING: Final = OWN + 1  # 1 in the first turn of the game
UNLOCKED: Final = OWN + 2  # PB-7.10 1 from the first attack on
BURNT: Final = OWN + 3  # PB-7.5 for each seat: 1 if its last action was to burn fuel
FLEX: Final = OWN + 5  # PB-4.4 for each seat: the module its diamond Copilot raises, plus 1
QUIET: Final = OWN + 7  # PA-69 turns without an attack
UNHURT: Final = OWN + 8  # PA-71 turns in which no heart was lost to damage
BACKS: Final = OWN + 9  # how often in this turn an attack was given up before it was declared

# zones
PILE: Final = 0
DISCARD_PILE: Final = 1
REMOVED: Final = 2  # PB-7.2 hearts lost by damage
FIRST_OF_SEAT: Final = 3
ZONES_OF_SEAT: Final = 8

# places of a panel; the suits come first
PILOT: Final = 4
COPILOT: Final = 5
BOOSTER: Final = 6
SPOTS: Final = ("spades", "hearts", "clubs", "fuel", "pilot", "copilot", "booster")
HAND_SPOT: Final = 7
MODULE_MOST: Final = 4  # PB-4.7

# decisions
ACTION: Final = 1  # PB-6.1 one of four actions
MODIFY: Final = 2  # PB-7.1 another operation, or done
OVERFLOW: Final = 3  # PB-4.8 which card of a module that is too full
POINTS_STEP: Final = 4  # PB-7.8 how many points
EXTRA_STEP: Final = 5  # PB-7.8 an extra projectile or none
PAY_STEP: Final = 6  # PB-7.9 which fuel
DODGING: Final = 7  # PB-10.1 the defender's answer
PASSING: Final = 8  # PB-7.11 the second card

# what the decisions note
OPERATIONS: Final = 0  # MODIFY: how many are done
HAD_HEARTS: Final = 1  # MODIFY, OVERFLOW: 1 if there was a heart at any time of this action
DECLARED: Final = 0  # EXTRA_STEP, PAY_STEP: the declared points
PROJECTILE: Final = 1  # PAY_STEP: the extra card plus 1, or 0
FORCE: Final = 0  # DODGING: the attack


def layout(seats: i64) -> Layout:
    """PB-2.1, PA-70 Panels, discard pile and all counts are public; hands and draw order hidden."""
    plan = Layout(seats)
    plan.field("turn", 1, PUBLIC)
    plan.field("opening", 1, PUBLIC)
    plan.field("unlocked", 1, PUBLIC)
    plan.field("burnt", seats, PUBLIC)
    plan.field("flex", seats, PUBLIC)
    plan.field("quiet", 1, PUBLIC)
    plan.field("unhurt", 1, PUBLIC)
    plan.field("backs", 1, PUBLIC)
    plan.zone("pile", CARDS, SECRET)
    plan.zone("discard", CARDS, PUBLIC)
    plan.zone("removed", NUMBERED, PUBLIC)
    seat: i64 = 0
    while seat < seats:
        spot: i64 = 0
        while spot < HAND_SPOT:
            capacity: i64 = 1
            if spot < MODULES:
                capacity = MODULE_MOST
            elif spot == DIAMONDS:
                capacity = NUMBERED
            plan.zone(f"{SPOTS[spot]}.{seat}", capacity, PUBLIC, seat)
            spot += 1
        plan.zone(f"hand.{seat}", CARDS, OWNER, seat)
        seat += 1
    return plan


def spot_zone(seat: i64, spot: i64) -> i64:
    """The zone of a place of a panel."""
    return FIRST_OF_SEAT + seat * ZONES_OF_SEAT + spot


def hand_zone(seat: i64) -> i64:
    """Where a seat holds its cards."""
    return FIRST_OF_SEAT + seat * ZONES_OF_SEAT + HAND_SPOT


class PocobotTable(Table):
    """Cards on the table, and the words in which the rules speak of them."""

    def __init__(self, layout: Layout, cells: vec[i64], rulings: Rulings) -> None:
        super().__init__(layout, cells)
        self.rulings = rulings

    def copy(self) -> PocobotTable:
        """An independent copy, by its own type."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.cells[TURN]

    def rival(self, seat: i64) -> i64:
        """PB-1.1 The other of the two players."""
        return 1 - seat

    def has(self, zone: i64, card: i64) -> bool:
        """Whether a card lies in a zone."""
        i: i64 = self.count(zone) - 1
        while i >= 0:
            if self.card(zone, i) == card:
                return True
            i -= 1
        return False

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in a hand."""
        return self.has(hand_zone(seat), card)

    # PB-2 the panel

    def cards_in(self, seat: i64, spot: i64) -> i64:
        """How many cards lie at a place of a panel."""
        return self.count(spot_zone(seat, spot))

    def spot_on_panel(self, seat: i64, card: i64) -> i64:
        """PB-2.5 Where on the panel a card lies; -1 if it does not."""
        spot: i64 = suit_of(card)
        if is_ace(card):
            spot = BOOSTER
        elif not is_numeric(card):
            spot = PILOT
            if self.has(spot_zone(seat, COPILOT), card):
                spot = COPILOT
        if self.has(spot_zone(seat, spot), card):
            return spot
        return -1

    def total(self, seat: i64, spot: i64) -> i64:
        """The sum of the values at a place of a panel."""
        zone: i64 = spot_zone(seat, spot)
        total: i64 = 0
        i: i64 = self.count(zone) - 1
        while i >= 0:
            total += value_of(self.card(zone, i))
            i -= 1
        return total

    def suit_at(self, seat: i64, spot: i64) -> i64:
        """The suit of the Pilot, Copilot or Booster; NO_SUIT if there is none."""
        zone: i64 = spot_zone(seat, spot)
        if self.count(zone) == 0:
            return NO_SUIT
        return suit_of(self.top(zone))

    def hearts(self, seat: i64) -> i64:
        """PB-1.5 How many hearts defend a robot."""
        return self.cards_in(seat, HEARTS)

    def lowest_in(self, zone: i64) -> i64:
        """The card with the lowest value in a zone; NO_CARD if it is empty."""
        lowest: i64 = NO_CARD
        i: i64 = self.count(zone) - 1
        while i >= 0:
            card: i64 = self.card(zone, i)
            if lowest == NO_CARD or value_of(card) < value_of(lowest):
                lowest = card
            i -= 1
        return lowest

    def highest_spade(self, seat: i64) -> i64:
        """The value of the highest projectile on a panel, 0 if there is none."""
        zone: i64 = spot_zone(seat, SPADES)
        highest: i64 = 0
        i: i64 = self.count(zone) - 1
        while i >= 0:
            highest = max(highest, value_of(self.card(zone, i)))
            i -= 1
        return highest

    def chosen_module(self, seat: i64) -> i64:
        """PA-30 The module chosen for a diamond Copilot; NO_SUIT if none is."""
        return self.cells[FLEX + seat] - 1

    # what a seat, and an attack that is begun, is known by

    def has_burnt(self, seat: i64) -> bool:
        """PB-7.5 Whether the last action of a seat was to burn fuel."""
        return self.cells[BURNT + seat] == 1

    def extra_noted(self) -> i64:
        """PB-7.8 The extra projectile of the attack that is to be paid, or NO_CARD."""
        noted: i64 = self.noted(PROJECTILE)
        return NO_CARD if noted == 0 else noted - 1

    # verbs of this game

    def note_extra(self, card: i64) -> None:
        """Remember the extra projectile, or NO_CARD; a note that says nothing is 0."""
        self.note(PROJECTILE, 0 if card == NO_CARD else card + 1)

    def choose_module(self, seat: i64, module: i64) -> None:
        """PA-30 Remember the module chosen for a Copilot, or NO_SUIT; 0 says that there is none."""
        self.set_number(FLEX + seat, module + 1)

    def discard(self, card: i64, zone: i64) -> None:
        """PB-7.2 A card goes to the discard pile."""
        self.move(card, zone, DISCARD_PILE)


assert SPOTS[PILOT] == "pilot"
