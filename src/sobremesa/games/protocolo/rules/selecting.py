"""3.3 Selectors: which cards a text means, and which of them may be chosen."""

from __future__ import annotations

from sobremesa.engine.native import append, i64, vec
from sobremesa.games.protocolo.rules.box import (
    ALL_OTHER_STAFF,
    ALL_OWN_PATIENTS,
    ALL_OWN_STAFF,
    ALL_PATIENTS,
    ALL_RIVAL_PATIENTS,
    CRISIS_DRUG,
    CRISIS_EQUIPMENT,
    CRISIS_PATIENT,
    CRISIS_SECTOR,
    CRISIS_STAFF,
    HOST,
    LODGED_PATIENT,
    NO_CARD,
    OTHER_IN_GUARDIA,
    OTHER_STAFF,
    OWN_CRITICAL,
    OWN_DRUG,
    OWN_PATIENT,
    OWN_SECTOR,
    OWN_STAFF,
    RIVAL_SECTOR,
    SELF,
    THIS,
)
from sobremesa.games.protocolo.rules.lasting import home_of, host_of, passes
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    DRUGS,
    EQUIPMENT_ZONE,
    GUARDIA_ZONE,
    OVERLOAD,
    SECTORS,
    STAFF_ZONE,
    ProtocoloTable,
    zone_of,
)


def first_zone(table: ProtocoloTable, selector: i64, seat: i64) -> i64:
    """Where the cards lie among which one is chosen."""
    if selector == OWN_STAFF or selector == OTHER_STAFF or selector == CRISIS_STAFF:
        return zone_of(seat, STAFF_ZONE)
    if selector == OWN_SECTOR or selector == CRISIS_SECTOR:
        return zone_of(seat, SECTORS)
    if selector == RIVAL_SECTOR:
        return zone_of(table.rival(seat), SECTORS)
    if selector == OWN_DRUG or selector == CRISIS_DRUG:
        return zone_of(seat, DRUGS)
    if selector == CRISIS_EQUIPMENT:
        return zone_of(seat, EQUIPMENT_ZONE)
    return zone_of(seat, GUARDIA_ZONE)


def means_patients(selector: i64) -> bool:
    """CA-79 Chosen patients are such in Guardia or Sectors, never in the Overload."""
    return selector == OWN_PATIENT or selector == OWN_CRITICAL or selector == CRISIS_PATIENT


def pool_of(table: ProtocoloTable, selector: i64, seat: i64) -> vec[i64]:
    """Every card of the sort that is chosen from, before anything is asked of it."""
    found = with_cards(table, vec[i64](), first_zone(table, selector, seat))
    if means_patients(selector):
        found = with_cards(table, found, zone_of(seat, BEDS))
    return found


def hospital_chosen(table: ProtocoloTable, selector: i64, seat: i64) -> i64:
    """In whose hospital a chosen card lies."""
    return table.rival(seat) if selector == RIVAL_SECTOR else seat


def may_mean(
    table: ProtocoloTable, selector: i64, filters: i64, seat: i64, source: i64, card: i64
) -> bool:
    """Whether a selector that chooses can mean this card in play."""
    zone: i64 = first_zone(table, selector, seat)
    inside: bool = table.place_of(card, zone) >= 0
    if not inside and means_patients(selector):
        inside = table.place_of(card, zone_of(seat, BEDS)) >= 0
    if not inside:
        return False
    if selector == OWN_CRITICAL and not table.is_critical(card):
        return False
    if (selector == OTHER_STAFF or selector == OTHER_IN_GUARDIA) and card == source:
        return False
    return passes(table, filters, seat, card)


def all_meant(
    table: ProtocoloTable, selector: i64, filters: i64, seat: i64, source: i64
) -> vec[i64]:
    """The cards that a selector means without a choice."""
    if selector == THIS or selector == SELF:
        return one(table, source)
    if selector == HOST:
        return one(table, host_of(table, source) if source != NO_CARD else NO_CARD)
    if selector == LODGED_PATIENT:
        home: i64 = home_of(table, source) if source != NO_CARD else NO_CARD
        return one(table, table.lodged_patient(home) if home != NO_CARD else NO_CARD)
    found = vec[i64]()
    if selector == ALL_OWN_STAFF or selector == ALL_OTHER_STAFF:
        found = with_cards(table, found, zone_of(seat, STAFF_ZONE))
    if selector == ALL_OWN_PATIENTS or selector == ALL_PATIENTS:
        found = with_patients(table, found, seat)
    if selector == ALL_RIVAL_PATIENTS or selector == ALL_PATIENTS:
        found = with_patients(table, found, table.rival(seat))
    left = vec[i64]()
    i: i64 = 0
    while i < len(found):
        card: i64 = found[i]
        apart: bool = selector == ALL_OTHER_STAFF and card == source
        if not apart and (filters == 0 or passes(table, filters, table.hospital_of(card), card)):
            left = append(left, card)
        i += 1
    return left


def one(table: ProtocoloTable, card: i64) -> vec[i64]:
    """This card, if it is in play."""
    found = vec[i64]()
    if table.is_in_play(card):
        found = append(found, card)
    return found


def with_cards(table: ProtocoloTable, found: vec[i64], zone: i64) -> vec[i64]:
    """These, and the cards of a zone."""
    i: i64 = 0
    while i < table.count(zone):
        found = append(found, table.card(zone, i))
        i += 1
    return found


def with_patients(table: ProtocoloTable, found: vec[i64], seat: i64) -> vec[i64]:
    """CA-79 These, and all patients of a seat: those in the Overload too."""
    found = with_cards(table, found, zone_of(seat, GUARDIA_ZONE))
    found = with_cards(table, found, zone_of(seat, BEDS))
    return with_cards(table, found, zone_of(seat, OVERLOAD))


assert CRISIS_STAFF > CRISIS_PATIENT
