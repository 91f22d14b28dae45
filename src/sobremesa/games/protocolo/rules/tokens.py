"""PC-5 Tokens placed and removed, one by one, with what follows at once."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.box import (
    BLOQ,
    DOS,
    EST,
    INF,
    LEFT,
    NO_CARD,
    PATIENT,
    PC,
    SECTOR,
    STAFF,
)
from sobremesa.games.protocolo.rules.coming import discard
from sobremesa.games.protocolo.rules.lasting import is_counted, protector
from sobremesa.games.protocolo.rules.sayings import BURNT_OUT, DESTROYED, EMPTY_DRUG, PREVENTED
from sobremesa.games.protocolo.rules.table import ProtocoloTable


def is_cured(table: ProtocoloTable, patient: i64) -> bool:
    """PC-5.2 With PC ≥ GRV he goes home in phase 3.2."""
    return table.on(patient, PC) >= table.gravity(patient)


def can_heal(table: ProtocoloTable, patient: i64) -> bool:
    """CA-39 Not who is cured already and has no EST."""
    return table.on(patient, EST) > 0 or not is_cured(table, patient)


def heal(table: ProtocoloTable, patient: i64, points: i64) -> None:
    """PC-5.7, CA-38, CA-42 Each point removes an EST first; what is left becomes PC."""
    shield: i64 = min(points, table.on(patient, EST))
    table.lay_on(patient, EST, table.on(patient, EST) - shield)
    table.lay_on(patient, PC, table.on(patient, PC) + points - shield)


def guard_of(table: ProtocoloTable, card: i64, token: i64, hostile: bool) -> i64:
    """3.3 The card that stops such a token on this card; NO_CARD if none does."""
    if (token != EST or not hostile) and token != INF and token != BLOQ:
        return NO_CARD
    seat: i64 = table.hospital_of(card)
    sort: i64 = table.sort(card)
    staff: i64 = card if sort == STAFF else NO_CARD
    patient: i64 = card if sort == PATIENT else NO_CARD
    sector: i64 = card if sort == SECTOR else NO_CARD
    return protector(table, token, seat, staff, patient, sector)


def use_up(table: ProtocoloTable, guard: i64) -> None:
    """3.3 One less of a counted PROTECT; after the last its card is discarded."""
    left: i64 = table.on(guard, LEFT) - 1
    table.lay_on(guard, LEFT, left)
    if left == 0:
        discard(table, guard)


def prevent(table: ProtocoloTable, card: i64, token: i64, guard: i64) -> None:
    """3.3 A card stops a token, and is used up by it if it stops only so many."""
    table.say(PREVENTED, table.box.owner_of(guard), guard, token)
    sort: i64 = table.sort(card)
    staff: i64 = card if sort == STAFF else NO_CARD
    patient: i64 = card if sort == PATIENT else NO_CARD
    sector: i64 = card if sort == SECTOR else NO_CARD
    if is_counted(table, guard, token, staff, patient, sector):
        use_up(table, guard)


def can_add(table: ProtocoloTable, card: i64, token: i64, hostile: bool) -> bool:
    """CA-71 What a PROTECT would stop is no change, except when it uses up a counted one."""
    guard: i64 = guard_of(table, card, token, hostile)
    if guard == NO_CARD:
        return True
    sort: i64 = table.sort(card)
    staff: i64 = card if sort == STAFF else NO_CARD
    patient: i64 = card if sort == PATIENT else NO_CARD
    sector: i64 = card if sort == SECTOR else NO_CARD
    return is_counted(table, guard, token, staff, patient, sector)


def add_tokens(table: ProtocoloTable, card: i64, token: i64, count: i64, hostile: bool) -> None:
    """3.3 ADD: one by one; burnout and destruction follow at once, and end it."""
    while count > 0 and table.is_in_play(card):
        guard: i64 = guard_of(table, card, token, hostile)
        if guard != NO_CARD:
            prevent(table, card, token, guard)
        else:
            table.lay_on(card, token, table.on(card, token) + 1)
            if token == EST:
                test_burnout(table, card)
            elif token == BLOQ:
                test_destruction(table, card)
        count -= 1


def stress(table: ProtocoloTable, staff: i64, count: i64) -> None:
    """PC-5.5 The EST of what a staff member does itself; nothing stops it."""
    while count > 0 and table.is_in_play(staff):
        table.lay_on(staff, EST, table.on(staff, EST) + 1)
        test_burnout(table, staff)
        count -= 1


def test_burnout(table: ProtocoloTable, card: i64) -> None:
    """PC-5.6, CA-34, CA-35 EST ≥ RES: to the discard pile at once; a patient there stays."""
    if table.sort(card) == STAFF and table.on(card, EST) >= table.box.res[table.kind(card)]:
        table.say(BURNT_OUT, table.box.owner_of(card), card, 0)
        discard(table, card)


def test_destruction(table: ProtocoloTable, sector: i64) -> None:
    """PC-5.12, CA-48 Three BLOQ: the Sector is destroyed."""
    if table.on(sector, BLOQ) >= table.box.numbers.bloq_limit:
        destroy(table, sector)


def destroy(table: ProtocoloTable, card: i64) -> None:
    """3.3 DESTROY: to its owner's discard pile."""
    table.say(DESTROYED, table.box.owner_of(card), card, 0)
    discard(table, card)


def remove_tokens(table: ProtocoloTable, card: i64, token: i64, count: i64) -> None:
    """3.3 REMOVE: up to so many. CA-86 A drug without doses is discarded."""
    table.lay_on(card, token, max(0, table.on(card, token) - count))
    if token == DOS:
        test_empty(table, card)


def test_empty(table: ProtocoloTable, drug: i64) -> None:
    """PC-7.1, CA-44, CA-86 Without doses a drug is discarded."""
    if table.on(drug, DOS) == 0:
        table.say(EMPTY_DRUG, table.box.owner_of(drug), drug, 0)
        discard(table, drug)
