"""PC-6.8 Playing cards of the hand."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.acts import OPEN, Act, act_begins, why_no_action
from sobremesa.games.protocolo.rules.box import (
    AT,
    EQUIPMENT,
    NO_CARD,
    PATIENT,
    PLAY,
    SECTOR,
    STAFF,
    TO_HOSPITAL,
    TO_PATIENT,
    TO_SECTOR,
    TO_STAFF,
)
from sobremesa.games.protocolo.rules.coming import come_into_play
from sobremesa.games.protocolo.rules.curing import pay
from sobremesa.games.protocolo.rules.moves import NO_NAME, simple, target_of, who_of
from sobremesa.games.protocolo.rules.moves import PLAY as PLAY_CARD
from sobremesa.games.protocolo.rules.reading import begin_text
from sobremesa.games.protocolo.rules.reasons import (
    IN_OVERLOAD,
    MAY,
    NEEDS_TARGET,
    NO_CAPACITY,
    NO_HOST,
    NO_MONEY,
    NO_TARGET_WANTED,
    NOT_IN_HAND,
    SECTORS_FULL,
)
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    GUARDIA_ZONE,
    HAND,
    MONEY,
    SECTORS,
    STAFF_ZONE,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.texts import read


def attached_to(table: ProtocoloTable, kind: i64) -> i64:
    """CA-87 What a card is attached to when it is played; TO_HOSPITAL for all but equipment."""
    return table.box.attach[kind] if table.box.sort[kind] == EQUIPMENT else TO_HOSPITAL


class PlayCard(Act):
    """PC-6.8 Pay its $ and put it into play."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        box = table.box
        if who_of(code) < box.patients or who_of(code) >= box.names:
            return NOT_IN_HAND
        kind: i64 = box.kind_of_card[who_of(code)]
        if table.in_hand(seat, kind) == NO_CARD:
            return NOT_IN_HAND
        full: bool = table.count(zone_of(seat, SECTORS)) >= box.numbers.sectors
        if box.sort[kind] == SECTOR and full:
            return SECTORS_FULL
        reason: i64 = self.why_not_on(table, seat, kind, target_of(code))
        if reason != MAY:
            return reason
        if box.cost[kind] > table.cells[MONEY + seat]:
            return NO_MONEY
        return why_no_action(table)

    def why_not_on(self, table: ProtocoloTable, seat: i64, kind: i64, target: i64) -> i64:
        """CA-87 Equipment needs a host of its own hospital; everything else has none."""
        attach: i64 = attached_to(table, kind)
        if attach == TO_HOSPITAL:
            return MAY if target == NO_NAME else NO_TARGET_WANTED
        if target == NO_NAME:
            return NEEDS_TARGET
        host: i64 = table.find(seat, target)
        if host == NO_CARD:
            return NO_HOST
        sort: i64 = table.sort(host)
        if attach == TO_PATIENT and sort == PATIENT:
            return MAY if table.is_in_care(seat, host) else IN_OVERLOAD
        if attach == TO_SECTOR and sort == SECTOR:
            return MAY if table.has_capacity(host) else NO_CAPACITY
        return MAY if attach == TO_STAFF and sort == STAFF else NO_HOST

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        zone: i64 = zone_of(seat, HAND)
        i: i64 = 0
        while i < table.count(zone):
            kind: i64 = table.kind(table.card(zone, i))
            if table.box.cost[kind] <= table.cells[MONEY + seat] and self.is_first(table, zone, i):
                self.list_kind(table, seat, kind, found)
            i += 1

    def is_first(self, table: ProtocoloTable, zone: i64, index: i64) -> bool:
        """Two equal cards make one move: whether this is the first of its kind in a hand."""
        kind: i64 = table.kind(table.card(zone, index))
        i: i64 = 0
        while i < index:
            if table.kind(table.card(zone, i)) == kind:
                return False
            i += 1
        return True

    def list_kind(self, table: ProtocoloTable, seat: i64, kind: i64, found: Found) -> None:
        """Find the moves with a card of this kind."""
        who: i64 = table.box.first_name[kind]
        attach: i64 = attached_to(table, kind)
        if attach == TO_HOSPITAL:
            self.list_one(table, seat, simple(PLAY_CARD, who, NO_NAME), found)
        elif attach == TO_STAFF:
            self.list_on(table, seat, who, zone_of(seat, STAFF_ZONE), found)
        elif attach == TO_SECTOR:
            self.list_on(table, seat, who, zone_of(seat, SECTORS), found)
        else:
            self.list_on(table, seat, who, zone_of(seat, GUARDIA_ZONE), found)
            self.list_on(table, seat, who, zone_of(seat, BEDS), found)

    def list_on(self, table: ProtocoloTable, seat: i64, who: i64, zone: i64, found: Found) -> None:
        """Find the hosts in a zone."""
        i: i64 = 0
        while i < table.count(zone):
            host: i64 = table.name(table.card(zone, i))
            self.list_one(table, seat, simple(PLAY_CARD, who, host), found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        act_begins(table, OPEN)
        kind: i64 = table.box.kind_of_card[who_of(code)]
        card: i64 = table.in_hand(seat, kind)
        pay(table, seat, table.box.cost[kind])
        come_into_play(table, seat, card)
        if target_of(code) != NO_NAME:
            table.lay_on(card, AT, target_of(code) + 1)
        if table.text(card, PLAY) > 0:
            read(table, begin_text(table, card, PLAY, seat))
