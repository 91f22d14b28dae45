"""PC-3, PC-4.7 The two hospitals and the piles, and the questions the rules ask of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.engine.core.layout import ENDING, OWN, Layout
from sobremesa.engine.core.table import Table, bit
from sobremesa.engine.native import i64, vec
from sobremesa.games.protocolo.rules.box import (
    AT,
    BLOQ,
    DRUG,
    MARK,
    NO_CARD,
    PATIENT,
    SECTOR,
    SINCE,
    STAFF,
    TE,
    USED,
    Box,
)

if TYPE_CHECKING:
    from sobremesa.games.protocolo.rules.rulings import Rulings

# fields
TURN: Final = OWN  # whose turn it is
STEP: Final = OWN + 1  # which step of the turn goes on
STAGE: Final = OWN + 2  # CA-23 what phase 2 still allows
HANDLED: Final = OWN + 3  # the last card whose text of this step was dealt with, by its SINCE
CLOCK: Final = OWN + 4  # how many cards have come into play
TURNS: Final = OWN + 5  # turns of both players, this one included
STAFF_MOVED: Final = OWN + 6  # CA-20 in this turn
PATIENTS_MOVED: Final = OWN + 7  # CA-22 in this turn
ACTIONS: Final = OWN + 8  # in this phase 2
MONEY: Final = OWN + 9  # for each seat, as the next three
PA: Final = OWN + 11
EARNED: Final = OWN + 13  # CA-45 all PA ever gained
REPUTATION: Final = OWN + 15
TOLL: Final = OWN + 17  # CA-82 RP lost by deaths that are being reckoned; else 0
CHANGED: Final = OWN + 19  # for each stat: what changes it until the end of the turn
ON_CARDS: Final = OWN + 26  # the tokens on the cards

# zones of a seat
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
STAFF_ZONE: Final = 3
SECTORS: Final = 4
DRUGS: Final = 5
EQUIPMENT_ZONE: Final = 6
GUARDIA_ZONE: Final = 7
BEDS: Final = 8  # patients in Sectors
OVERLOAD: Final = 9
ZONES_OF_SEAT: Final = 10

# common zones
PATIENT_DECK: Final = 20
PATIENT_DISCARD: Final = 21
OPEN_EVENT: Final = 22
EVENT_DECKS: Final = 23  # CA-2 one, or one for each seat
EVENT_DISCARDS: Final = 25

# decisions
ACT: Final = 1  # CA-70 one action after another
TARGET: Final = 2  # whom a text is aimed at
BRANCHES: Final = 3  # which branch of a CHOICE
SAVING: Final = 4  # CA-82 whom a PROTECT saves
GOING_HOME: Final = 5  # CA-62 who is discharged next

# what the decisions note: TARGET and BRANCHES where a text stands still
AT_ROW: Final = 0
SOURCE: Final = 1  # the name of the card plus 1, or of an event the number of names + its kind + 1
CHOSEN: Final = 2  # BRANCHES: the name of the card chosen before, plus 1
CHOSEN_PLACE: Final = 3  # BRANCHES: the place chosen before, plus 1

# what a card did in this turn
USED_ACTIVE: Final = 1
USED_EPIC: Final = 2
RESTED: Final = 4
MOVED: Final = 8
HAS_ACTED: Final = 16


def zone_of(seat: i64, what: i64) -> i64:
    """The number of a zone of a seat."""
    return seat * ZONES_OF_SEAT + what


class ProtocoloTable(Table):
    """Cards on the table, and the words in which the rules speak of them."""

    def __init__(self, layout: Layout, cells: vec[i64], box: Box, rulings: Rulings) -> None:
        super().__init__(layout, cells)
        self.box = box
        self.rulings = rulings

    def set_off(self, card: i64, trigger: i64, seat: i64, about: i64) -> None:
        """Let a text that asks nobody take effect; `about` is the patient who set it off."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.cells[TURN]

    def rival(self, seat: i64) -> i64:
        """CA-1 The other of the two players."""
        return 1 - seat

    def is_over(self) -> bool:
        """Whether the game has ended: then nothing more is resolved."""
        return self.cells[ENDING] != 0

    # what is printed

    def kind(self, card: i64) -> i64:
        """What is printed on a card, as a number."""
        return self.box.kind_of_card[card]

    def sort(self, card: i64) -> i64:
        """Whether it is a patient, staff, a drug, equipment, a Sector or an event."""
        return self.box.sort[self.box.kind_of_card[card]]

    def text(self, card: i64, trigger: i64) -> i64:
        """The first row of a text of a card; 0 if it has none."""
        return self.box.text(self.kind(card), trigger)

    def is_critical(self, patient: i64) -> bool:
        """PC-5.3, CA-52 By the printed GRV."""
        return self.box.gravity[self.kind(patient)] > self.box.numbers.critical_above

    def gravity(self, patient: i64) -> i64:
        """PC-5.1 The PC that it takes to cure him."""
        return self.box.gravity[self.kind(patient)]

    def limit(self, patient: i64) -> i64:
        """PC-5.1 The DET at which he dies."""
        return self.box.limit[self.kind(patient)]

    def has_capacity(self, sector: i64) -> bool:
        """PC-5.10 Room for one patient and one staff member."""
        return self.box.capacity[self.kind(sector)] == 1

    # tokens and marks

    def on(self, card: i64, token: i64) -> i64:
        """How many tokens of a sort lie on a card."""
        return self.cells[ON_CARDS + token * self.box.cards_in_play + card]

    def lay_on(self, card: i64, token: i64, count: i64) -> None:
        """Let so many tokens of a sort lie on a card."""
        cell: i64 = ON_CARDS + token * self.box.cards_in_play + card
        if self.cells[cell] != count:
            zone: i64 = self.where(card) if self.log.on else 0
            self.put_on(cell, count, card, zone)

    def did(self, card: i64, what: i64) -> bool:
        """Whether a card did this in this turn."""
        return self.on(card, USED) & what != 0

    def has_done(self, card: i64, what: i64) -> None:
        """Remember that a card did this in this turn."""
        self.lay_on(card, USED, self.on(card, USED) | what)

    def is_in_play(self, card: i64) -> bool:
        """Whether a card lies in a hospital."""
        return card >= 0 and card < self.box.cards_in_play and self.on(card, SINCE) > 0

    def where(self, card: i64) -> i64:
        """The zone of a hospital where a card lies; -1 if it is in none."""
        sort: i64 = self.sort(card)
        if sort != PATIENT:
            zone: i64 = zone_of(self.box.owner_of(card), zone_for(sort))
            return zone if self.place_of(card, zone) >= 0 else -1
        seat: i64 = 0
        while seat < 2:
            what: i64 = GUARDIA_ZONE
            while what <= OVERLOAD:
                if self.place_of(card, zone_of(seat, what)) >= 0:
                    return zone_of(seat, what)
                what += 1
            seat += 1
        return -1

    # names of cards in play

    def name(self, card: i64) -> i64:
        """The name of a card in play."""
        return self.box.first_name[self.kind(card)] + self.on(card, MARK)

    def find(self, seat: i64, name: i64) -> i64:
        """The card of this name in a hospital; NO_CARD if there is none."""
        if name < 0 or name >= self.box.names:
            return NO_CARD
        if name < self.box.patients:
            return self.find_patient(seat, name)
        sort: i64 = self.box.sort[self.box.kind_of_card[name]]
        return self.find_in(zone_of(seat, zone_for(sort)), name)

    def find_patient(self, seat: i64, name: i64) -> i64:
        """The patient of this name, wherever in the hospital he lies."""
        what: i64 = GUARDIA_ZONE
        while what <= OVERLOAD:
            card: i64 = self.find_in(zone_of(seat, what), name)
            if card != NO_CARD:
                return card
            what += 1
        return NO_CARD

    def find_in(self, zone: i64, name: i64) -> i64:
        """The card of this name in a zone; NO_CARD if there is none."""
        i: i64 = self.count(zone) - 1
        while i >= 0:
            card: i64 = self.card(zone, i)
            if self.name(card) == name:
                return card
            i -= 1
        return NO_CARD

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """A card of a kind in a hand; NO_CARD if there is none."""
        zone: i64 = zone_of(seat, HAND)
        i: i64 = self.count(zone) - 1
        while i >= 0:
            card: i64 = self.card(zone, i)
            if self.kind(card) == kind:
                return card
            i -= 1
        return NO_CARD

    # PC-5 who is where

    def hospital_of(self, card: i64) -> i64:
        """In whose hospital a card in play lies."""
        if self.sort(card) == PATIENT:
            return self.where(card) // ZONES_OF_SEAT
        return self.box.owner_of(card)

    def at(self, card: i64) -> i64:
        """The name of the card at which this one is lodged, or to which it is attached; or -1."""
        return self.on(card, AT) - 1

    def lodged(self, zone: i64, sector: i64) -> i64:
        """The card of a zone that is lodged in a Sector; NO_CARD if none is."""
        name: i64 = self.name(sector)
        i: i64 = self.count(zone) - 1
        while i >= 0:
            card: i64 = self.card(zone, i)
            if self.at(card) == name:
                return card
            i -= 1
        return NO_CARD

    def lodged_staff(self, sector: i64) -> i64:
        """PC-5.10 The staff member in a Sector; NO_CARD if there is none."""
        return self.lodged(zone_of(self.box.owner_of(sector), STAFF_ZONE), sector)

    def lodged_patient(self, sector: i64) -> i64:
        """PC-5.10 The patient in a Sector; NO_CARD if there is none."""
        return self.lodged(zone_of(self.box.owner_of(sector), BEDS), sector)

    def is_blocked(self, sector: i64) -> bool:
        """PC-5.11 With a BLOQ the effects of a Sector are cancelled."""
        return self.on(sector, BLOQ) > 0

    def can_lodge(self, sector: i64) -> bool:
        """CA-21, CA-22, CA-47 Whether it has capacity and no BLOQ."""
        return self.has_capacity(sector) and not self.is_blocked(sector)

    def is_in_care(self, seat: i64, patient: i64) -> bool:
        """CA-37 Whether he lies in Guardia or Sectors of a seat, not in the Overload."""
        return (
            self.place_of(patient, zone_of(seat, GUARDIA_ZONE)) >= 0
            or self.place_of(patient, zone_of(seat, BEDS)) >= 0
        )

    def is_full(self, seat: i64) -> bool:
        """PC-6.12 Whether all places of the Guardia are taken."""
        return self.count(zone_of(seat, GUARDIA_ZONE)) >= self.box.numbers.places

    def staff_bit(self, staff: i64) -> i64:
        """The bit of a staff member among those who have cured a patient."""
        return bit(self.name(staff) - self.box.patients)

    def event_pile(self, seat: i64) -> i64:
        """CA-2 Which of the event decks is a seat's."""
        return self.rulings.event_decks.pile(seat)

    # verbs of this game

    def change_money(self, seat: i64, amount: i64) -> None:
        """CA-51 Never below 0."""
        self.set_number(MONEY + seat, max(0, self.cells[MONEY + seat] + amount))

    def take_extra_turn(self, staff: i64) -> None:
        """PC-7.2 The token is removed when it is used."""
        self.lay_on(staff, TE, self.on(staff, TE) - 1)


def zone_for(sort: i64) -> i64:
    """Where a hospital keeps the cards of a player deck."""
    if sort == STAFF:
        return STAFF_ZONE
    if sort == SECTOR:
        return SECTORS
    if sort == DRUG:
        return DRUGS
    return EQUIPMENT_ZONE
