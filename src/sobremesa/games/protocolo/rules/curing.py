"""PC-6.10 CURE: $, stress, points; and CA-31 how often a staff member may act."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.acts import (
    OPEN,
    Act,
    act_begins,
    found_of_sort,
    why_no_action,
)
from sobremesa.games.protocolo.rules.box import (
    CURE_COST,
    CURE_VALUE,
    CURED,
    INF,
    NO_CARD,
    PATIENT,
    STAFF,
    TE,
)
from sobremesa.games.protocolo.rules.lasting import modified
from sobremesa.games.protocolo.rules.moves import CURE, simple, target_of, who_of
from sobremesa.games.protocolo.rules.reasons import (
    ACTED_ALREADY,
    CURED_ALREADY,
    IN_OVERLOAD,
    MAY,
    NO_CURE,
    NO_MONEY,
    NO_NEED,
    NOT_IN_PLAY,
    RESTING,
    USED_ALREADY,
    WRONG_TARGET,
)
from sobremesa.games.protocolo.rules.sayings import PAID
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    GUARDIA_ZONE,
    HAS_ACTED,
    MONEY,
    OVERLOAD,
    RESTED,
    STAFF_ZONE,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.tokens import can_heal, heal, stress


class Limits:
    """CA-31 Each patient once, each ability once; CA-32 an Extra Turn token lifts one of these."""

    def why_no_cure(self, table: ProtocoloTable, staff: i64, patient: i64) -> i64:
        """What forbids a cure without an Extra Turn token; MAY if nothing does."""
        if table.on(patient, CURED) & table.staff_bit(staff) != 0:
            return CURED_ALREADY
        return MAY

    def why_no_use(self, table: ProtocoloTable, user: i64, card: i64, mark: i64) -> i64:
        """What forbids an ability of a card without an Extra Turn token of its user."""
        return USED_ALREADY if table.did(card, mark) else MAY


class OneAction(Limits):
    """CA-31 `one_action`: one cure or one ability in a turn; each token allows one more."""

    def why_no_cure(self, table: ProtocoloTable, staff: i64, patient: i64) -> i64:
        return ACTED_ALREADY if table.did(staff, HAS_ACTED) else MAY

    def why_no_use(self, table: ProtocoloTable, user: i64, card: i64, mark: i64) -> i64:
        if user != NO_CARD and table.did(user, HAS_ACTED):
            return ACTED_ALREADY
        return MAY if card == user or not table.did(card, mark) else USED_ALREADY


def cure_cost(table: ProtocoloTable, seat: i64, staff: i64, patient: i64) -> i64:
    """CA-40 $1, more for each INF and while somebody lies in the Overload; never below 0."""
    numbers = table.box.numbers
    cost: i64 = numbers.cure_cost + numbers.inf_cost * table.on(patient, INF)
    if table.count(zone_of(seat, OVERLOAD)) > 0:
        cost += numbers.overload_cost
    return max(0, cost + modified(table, CURE_COST, seat, staff, patient))


def cure_value(table: ProtocoloTable, seat: i64, staff: i64, patient: i64) -> i64:
    """CA-38, CA-73 CURA and what adds to it; a printed 0 stays 0."""
    printed: i64 = table.box.cure[table.kind(staff)]
    if printed == 0:
        return 0
    return max(0, printed + modified(table, CURE_VALUE, seat, staff, patient))


def pay(table: ProtocoloTable, seat: i64, cost: i64) -> None:
    """PC-3.1 $ for a card or an action."""
    if cost > 0:
        table.say(PAID, seat, cost, 0)
        table.change_money(seat, -cost)


class Cure(Act):
    """PC-6.10 A staff member cures a patient, wherever the two are (CA-37)."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        staff: i64 = found_of_sort(table, seat, who_of(code), STAFF)
        if staff == NO_CARD:
            return NOT_IN_PLAY
        patient: i64 = found_of_sort(table, seat, target_of(code), PATIENT)
        if patient == NO_CARD:
            return WRONG_TARGET
        if not table.is_in_care(seat, patient):
            return IN_OVERLOAD
        if table.did(staff, RESTED):
            return RESTING
        if table.box.cure[table.kind(staff)] == 0:
            return NO_CURE
        if not can_heal(table, patient) or cure_value(table, seat, staff, patient) == 0:
            return NO_NEED
        reason: i64 = table.rulings.limits.why_no_cure(table, staff, patient)
        if reason != MAY and table.on(staff, TE) == 0:
            return reason
        if cure_cost(table, seat, staff, patient) > table.cells[MONEY + seat]:
            return NO_MONEY
        return why_no_action(table)

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        zone: i64 = zone_of(seat, STAFF_ZONE)
        i: i64 = 0
        while i < table.count(zone):
            staff: i64 = table.card(zone, i)
            if table.box.cure[table.kind(staff)] > 0 and not table.did(staff, RESTED):
                self.list_at(table, seat, table.name(staff), zone_of(seat, GUARDIA_ZONE), found)
                self.list_at(table, seat, table.name(staff), zone_of(seat, BEDS), found)
            i += 1

    def list_at(
        self, table: ProtocoloTable, seat: i64, staff: i64, zone: i64, found: Found
    ) -> None:
        """Find the cures of the patients of a zone."""
        i: i64 = 0
        while i < table.count(zone):
            patient: i64 = table.name(table.card(zone, i))
            self.list_one(table, seat, simple(CURE, staff, patient), found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        """CA-33, CA-72 The points are fixed, then $, stress, points, even of who burns out."""
        act_begins(table, OPEN)
        staff: i64 = table.find(seat, who_of(code))
        patient: i64 = table.find(seat, target_of(code))
        points: i64 = cure_value(table, seat, staff, patient)
        if table.rulings.limits.why_no_cure(table, staff, patient) != MAY:
            table.take_extra_turn(staff)
        pay(table, seat, cure_cost(table, seat, staff, patient))
        table.has_done(staff, HAS_ACTED)
        table.lay_on(patient, CURED, table.on(patient, CURED) | table.staff_bit(staff))
        stress(table, staff, 1)
        heal(table, patient, points)
