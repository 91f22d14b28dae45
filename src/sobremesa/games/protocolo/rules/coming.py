"""Cards that come into a hospital, and cards that leave it."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.box import (
    ADMIT,
    AT,
    CURED,
    DOS,
    DOSE_BONUS,
    DRUG,
    LEFT,
    MARK,
    NO_CARD,
    SECTOR,
    SINCE,
    STAFF,
    TOKENS,
    USED,
)
from sobremesa.games.protocolo.rules.lasting import modified
from sobremesa.games.protocolo.rules.piles import refill
from sobremesa.games.protocolo.rules.sayings import ADMITTED, OVERLOADED, RETURNED, TRANSFERRED
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    CLOCK,
    DISCARD,
    EQUIPMENT_ZONE,
    GUARDIA_ZONE,
    HAND,
    OVERLOAD,
    PATIENT_DECK,
    PATIENT_DISCARD,
    ProtocoloTable,
    zone_for,
    zone_of,
)

# -- coming ----------------------------------------------------------------------------------------


def free_mark(table: ProtocoloTable, seat: i64, card: i64) -> i64:
    """The lowest mark that no equal card of the hospital bears."""
    first: i64 = table.box.first_name[table.kind(card)]
    mark: i64 = 0
    while table.find(seat, first + mark) != NO_CARD:
        mark += 1
    return mark


def enter(table: ProtocoloTable, seat: i64, card: i64, source: i64, target: i64) -> None:
    """A card comes into a hospital: it gets a name, and is the last of those that came."""
    mark: i64 = free_mark(table, seat, card)
    table.move(card, source, target)
    table.set_number(CLOCK, table.cells[CLOCK] + 1)
    table.lay_on(card, SINCE, table.cells[CLOCK])
    table.lay_on(card, MARK, mark)


def come_into_play(table: ProtocoloTable, seat: i64, card: i64) -> None:
    """CA-27, PC-7.1 A card of the hand: staff into the Guardia, a drug with its doses."""
    sort: i64 = table.sort(card)
    extra: i64 = modified(table, DOSE_BONUS, seat, NO_CARD, NO_CARD) if sort == DRUG else 0
    enter(table, seat, card, zone_of(seat, HAND), zone_of(seat, zone_for(sort)))
    table.lay_on(card, LEFT, table.box.protects[table.kind(card)])
    if sort == DRUG:
        table.lay_on(card, DOS, max(1, table.box.doses[table.kind(card)] + extra))


def room_for(table: ProtocoloTable, seat: i64) -> i64:
    """PC-6.12, CA-78 The Guardia while it has places, else the Overload."""
    return zone_of(seat, OVERLOAD if table.is_full(seat) else GUARDIA_ZONE)


def admit(table: ProtocoloTable, seat: i64) -> bool:
    """PC-6.3, PC-6.12, CA-79 Reveal a patient, whose entry text applies; tells if there was one."""
    if not refill(table, PATIENT_DECK, PATIENT_DISCARD):
        return False
    card: i64 = table.top(PATIENT_DECK)
    room: i64 = room_for(table, seat)
    enter(table, seat, card, PATIENT_DECK, room)
    table.say(ADMITTED if room == zone_of(seat, GUARDIA_ZONE) else OVERLOADED, seat, card, 0)
    table.set_off(card, ADMIT, seat, card)
    return True


# -- leaving ---------------------------------------------------------------------------------------


def wipe(table: ProtocoloTable, card: i64) -> None:
    """All tokens and marks of a card are gone."""
    token: i64 = 0
    while token < TOKENS:
        if token != SINCE:
            table.lay_on(card, token, 0)
        token += 1
    table.lay_on(card, SINCE, 0)


def strip(table: ProtocoloTable, seat: i64, host: i64) -> None:
    """CA-30 Equipment is discarded with its host."""
    name: i64 = table.name(host)
    zone: i64 = zone_of(seat, EQUIPMENT_ZONE)
    i: i64 = table.count(zone) - 1
    while i >= 0:
        card: i64 = table.card(zone, i)
        if table.at(card) == name:
            wipe(table, card)
            table.move(card, zone, zone_of(seat, DISCARD))
        i -= 1


def leave(table: ProtocoloTable, card: i64, target: i64) -> None:
    """A card of a player deck leaves play with all that belongs to it, for a pile or the hand."""
    seat: i64 = table.box.owner_of(card)
    sort: i64 = table.sort(card)
    strip(table, seat, card)
    if sort == SECTOR:
        evict(table, seat, card)
    elif sort == STAFF:
        forget_cures(table, card)
    wipe(table, card)
    table.move(card, zone_of(seat, zone_for(sort)), target)


def discard(table: ProtocoloTable, card: i64) -> None:
    """A card of a player deck goes to its owner's discard pile."""
    leave(table, card, zone_of(table.box.owner_of(card), DISCARD))


def return_to_hand(table: ProtocoloTable, card: i64) -> None:
    """3.3 RETURN: its tokens are lost, its equipment is discarded (CA-92: it is hidden again)."""
    seat: i64 = table.box.owner_of(card)
    table.say(RETURNED, seat, card, 0)
    leave(table, card, zone_of(seat, HAND))


def evict(table: ProtocoloTable, seat: i64, sector: i64) -> None:
    """CA-48 Staff and patient of a destroyed Sector go to the Guardia, he perhaps to Overload."""
    staff: i64 = table.lodged_staff(sector)
    if staff != NO_CARD:
        table.lay_on(staff, AT, 0)
    patient: i64 = table.lodged_patient(sector)
    if patient != NO_CARD:
        table.lay_on(patient, AT, 0)
        table.move(patient, zone_of(seat, BEDS), room_for(table, seat))


def forget_cures(table: ProtocoloTable, staff: i64) -> None:
    """Should a staff member that leaves come back in the same turn, it is as one that is new."""
    mine: i64 = table.staff_bit(staff)
    seat: i64 = table.box.owner_of(staff)
    what: i64 = GUARDIA_ZONE
    while what <= OVERLOAD:
        zone: i64 = zone_of(seat, what)
        i: i64 = table.count(zone) - 1
        while i >= 0:
            patient: i64 = table.card(zone, i)
            table.lay_on(patient, CURED, table.on(patient, CURED) & ~mine)
            i -= 1
        what += 1


def discard_patient(table: ProtocoloTable, seat: i64, patient: i64) -> None:
    """A patient leaves a hospital; his equipment goes to its owner's discard pile."""
    zone: i64 = table.where(patient)
    strip(table, seat, patient)
    wipe(table, patient)
    table.move(patient, zone, PATIENT_DISCARD)


def transfer(table: ProtocoloTable, seat: i64, patient: i64) -> None:
    """CA-66 To the rival's Guardia or Overload, with his tokens, without his equipment."""
    rival: i64 = table.rival(seat)
    table.say(TRANSFERRED, seat, patient, 0)
    strip(table, seat, patient)
    table.lay_on(patient, AT, 0)
    table.lay_on(patient, USED, 0)
    table.lay_on(patient, CURED, 0)
    enter(table, rival, patient, table.where(patient), room_for(table, rival))


def lodge_patient(table: ProtocoloTable, seat: i64, patient: i64, sector: i64) -> None:
    """CA-22 A patient of the Guardia is lodged in a Sector."""
    table.move(patient, zone_of(seat, GUARDIA_ZONE), zone_of(seat, BEDS))
    table.lay_on(patient, AT, table.name(sector) + 1)


def back_to_guardia(table: ProtocoloTable, seat: i64, patient: i64) -> None:
    """CA-22 A patient leaves his Sector."""
    table.lay_on(patient, AT, 0)
    table.move(patient, zone_of(seat, BEDS), zone_of(seat, GUARDIA_ZONE))
