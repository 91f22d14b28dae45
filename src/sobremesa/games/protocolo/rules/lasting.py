"""3.3 The continuous texts: MOD changes a number, PROTECT stops a token or a death.

In them a selector means everything it fits; nobody chooses.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.box import (
    ALL_OWN_PATIENTS,
    ALL_OWN_STAFF,
    ALWAYS,
    AMOUNT,
    END,
    EVERY,
    FILTERS,
    HOST,
    IN_GUARDIA,
    LODGED_BOTH,
    LODGED_PATIENT,
    ME,
    MODIFIES,
    NO_CARD,
    NONCHIEF,
    NONCRITICAL,
    OP,
    OWN_CRITICAL,
    OWN_PATIENT,
    OWN_SECTOR,
    OWN_STAFF,
    PROTECTS,
    SECTOR,
    SELECTOR,
    SINCE,
    WHAT,
)
from sobremesa.games.protocolo.rules.table import (
    CHANGED,
    EQUIPMENT_ZONE,
    GUARDIA_ZONE,
    SECTORS,
    STAFF_ZONE,
    ProtocoloTable,
    zone_of,
)

KEPT: Final = 3  # where cards with continuous texts lie


def kept_in(number: i64) -> i64:
    """The zones whose cards can have continuous texts."""
    if number == 0:
        return STAFF_ZONE
    if number == 1:
        return SECTORS
    return EQUIPMENT_ZONE


def home_of(table: ProtocoloTable, card: i64) -> i64:
    """The Sector that a text means with those lodged: itself, or the one it is attached to."""
    if table.sort(card) == SECTOR:
        return card
    host: i64 = host_of(table, card)
    return host if host != NO_CARD and table.sort(host) == SECTOR else NO_CARD


def host_of(table: ProtocoloTable, card: i64) -> i64:
    """CA-30 The card to which equipment is attached; NO_CARD if it is attached to none."""
    return table.find(table.box.owner_of(card), table.at(card))


def works(table: ProtocoloTable, card: i64) -> bool:
    """PC-5.11, CA-75 With a BLOQ neither the Sector works nor the equipment attached to it."""
    home: i64 = home_of(table, card)
    return home == NO_CARD or not table.is_blocked(home)


def passes(table: ProtocoloTable, filters: i64, seat: i64, card: i64) -> bool:
    """Whether a card is what the brackets behind a selector say."""
    if filters & NONCRITICAL != 0 and table.is_critical(card):
        return False
    if filters & NONCHIEF != 0 and table.box.chief[table.kind(card)] == 1:
        return False
    return filters & IN_GUARDIA == 0 or table.place_of(card, zone_of(seat, GUARDIA_ZONE)) >= 0


def fits(
    table: ProtocoloTable, row: i64, source: i64, staff: i64, patient: i64, sector: i64
) -> bool:
    """Whether a continuous text of a card speaks of these cards of its hospital."""
    box = table.box
    selector: i64 = box.cell(row, SELECTOR)
    filters: i64 = box.cell(row, FILTERS)
    seat: i64 = box.owner_of(source)
    if selector == ME:
        return True
    if selector == HOST:
        at: i64 = table.at(source)
        return (
            is_called(table, staff, at)
            or is_called(table, patient, at)
            or is_called(table, sector, at)
        )
    if selector == LODGED_PATIENT:
        return is_lodged(table, patient, source)
    if selector == LODGED_BOTH:
        return is_lodged(table, patient, source) and is_lodged(table, staff, source)
    if selector == ALL_OWN_PATIENTS:
        return patient != NO_CARD and passes(table, filters, seat, patient)
    if selector == OWN_PATIENT or selector == OWN_CRITICAL:
        if patient == NO_CARD or not table.is_in_care(seat, patient):
            return False
        if selector == OWN_CRITICAL and not table.is_critical(patient):
            return False
        return passes(table, filters, seat, patient)
    if selector == OWN_STAFF or selector == ALL_OWN_STAFF:
        return staff != NO_CARD and passes(table, filters, seat, staff)
    return selector == OWN_SECTOR and sector != NO_CARD


def is_called(table: ProtocoloTable, card: i64, name: i64) -> bool:
    """Whether there is such a card, and this is its name."""
    return card != NO_CARD and table.name(card) == name


def is_lodged(table: ProtocoloTable, card: i64, source: i64) -> bool:
    """Whether a card is lodged in the Sector that a text stands on or is attached to."""
    home: i64 = home_of(table, source)
    return card != NO_CARD and home != NO_CARD and table.at(card) == table.name(home)


def modified(table: ProtocoloTable, stat: i64, seat: i64, staff: i64, patient: i64) -> i64:
    """By how much the texts in play change a number, for this staff member and this patient."""
    box = table.box
    total: i64 = table.cells[CHANGED + stat] if seat == table.turn() else 0
    number: i64 = 0
    while number < KEPT:
        zone: i64 = zone_of(seat, kept_in(number))
        i: i64 = table.count(zone) - 1
        while i >= 0:
            card: i64 = table.card(zone, i)
            row: i64 = table.text(card, ALWAYS)
            if row > 0 and works(table, card):
                while box.cell(row, OP) != END:
                    if (
                        box.cell(row, OP) == MODIFIES
                        and box.cell(row, WHAT) == stat
                        and fits(table, row, card, staff, patient, NO_CARD)
                    ):
                        total += box.cell(row, AMOUNT)
                    row += 1
            i -= 1
        number += 1
    return total


def protector(
    table: ProtocoloTable, what: i64, seat: i64, staff: i64, patient: i64, sector: i64
) -> i64:
    """3.3 The card that stops this; of several one without count, else the one longest in play."""
    found: i64 = NO_CARD
    counts: i64 = 1
    number: i64 = 0
    while number < KEPT:
        zone: i64 = zone_of(seat, kept_in(number))
        i: i64 = 0
        while i < table.count(zone):
            card: i64 = table.card(zone, i)
            row: i64 = stopping_row(table, card, what, staff, patient, sector)
            if row > 0:
                counted: i64 = 1 - table.box.cell(row, EVERY)
                if (
                    found == NO_CARD
                    or counted < counts
                    or (counted == counts and table.on(card, SINCE) < table.on(found, SINCE))
                ):
                    found = card
                    counts = counted
            i += 1
        number += 1
    return found


def stopping_row(
    table: ProtocoloTable, card: i64, what: i64, staff: i64, patient: i64, sector: i64
) -> i64:
    """The text by which a card stops this; 0 if it does not."""
    box = table.box
    row: i64 = table.text(card, ALWAYS)
    if row == 0 or not works(table, card):
        return 0
    while box.cell(row, OP) != END:
        if (
            box.cell(row, OP) == PROTECTS
            and box.cell(row, WHAT) == what
            and fits(table, row, card, staff, patient, sector)
        ):
            return row
        row += 1
    return 0


def is_counted(
    table: ProtocoloTable, card: i64, what: i64, staff: i64, patient: i64, sector: i64
) -> bool:
    """Whether stopping this takes one of so many from a card."""
    row: i64 = stopping_row(table, card, what, staff, patient, sector)
    return row > 0 and table.box.cell(row, EVERY) == 0
