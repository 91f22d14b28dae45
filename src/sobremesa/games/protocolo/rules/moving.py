"""PC-6.6, PC-6.7 The first two steps of phase 2: moving, rotation and rest."""

from __future__ import annotations

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.acts import (
    MOVING,
    RESTING,
    Act,
    act_begins,
    found_of_sort,
    why_no_action,
)
from sobremesa.games.protocolo.rules.box import (
    AT,
    EST,
    NO_CARD,
    PATIENT,
    REST_VALUE,
    SECTOR,
    STAFF,
)
from sobremesa.games.protocolo.rules.lasting import modified
from sobremesa.games.protocolo.rules.moves import (
    GUARDIA,
    MOVE_PATIENT,
    MOVE_STAFF,
    NO_NAME,
    REST,
    place_of,
    play,
    who_of,
)
from sobremesa.games.protocolo.rules.reasons import (
    ALREADY_THERE,
    BLOCKED,
    GUARDIA_FULL,
    IN_OVERLOAD,
    MAY,
    MOVED_ALREADY,
    NO_CAPACITY,
    NO_MORE_MOVES,
    NO_SUCH_PLACE,
    NOT_DIRECTLY,
    NOT_IN_PLAY,
    PLACE_TAKEN,
    RESTED_ALREADY,
    TOO_LATE_TO_MOVE,
    TOO_LATE_TO_REST,
)
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    GUARDIA_ZONE,
    MOVED,
    PATIENTS_MOVED,
    RESTED,
    SECTORS,
    STAFF_MOVED,
    STAFF_ZONE,
    STAGE,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.verbs import move_patient


class Moving:
    """CA-20, CA-22 So many moves in a turn: one, if nothing else was agreed."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def why_not(self, table: ProtocoloTable, card: i64, moved: i64) -> i64:
        """Why this card may not move, after so many moves of its sort in this turn."""
        return NO_MORE_MOVES if moved >= self.most else MAY


class EachOnce(Moving):
    """CA-20, CA-22 `0`: any number of moves, but each card once in a turn."""

    def why_not(self, table: ProtocoloTable, card: i64, moved: i64) -> i64:
        return MOVED_ALREADY if table.did(card, MOVED) else MAY


def rest_value(table: ProtocoloTable, seat: i64, staff: i64) -> i64:
    """PC-6.7 How many EST a rest removes."""
    return max(0, table.box.numbers.rest + modified(table, REST_VALUE, seat, staff, NO_CARD))


def list_places(
    act: Act, table: ProtocoloTable, seat: i64, kind: i64, who: i64, found: Found
) -> None:
    """Find the places to which somebody may move."""
    act.list_one(table, seat, play(kind, who, NO_NAME, NO_NAME, GUARDIA), found)
    zone: i64 = zone_of(seat, SECTORS)
    i: i64 = 0
    while i < table.count(zone):
        place: i64 = table.name(table.card(zone, i))
        act.list_one(table, seat, play(kind, who, NO_NAME, NO_NAME, place), found)
        i += 1


class MoveStaff(Act):
    """PC-6.6 A staff member from the Guardia to an empty Sector or back."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        staff: i64 = found_of_sort(table, seat, who_of(code), STAFF)
        if staff == NO_CARD:
            return NOT_IN_PLAY
        if table.cells[STAGE] > MOVING:
            return TOO_LATE_TO_MOVE
        reason: i64 = self.why_not_there(table, seat, staff, place_of(code))
        if reason == MAY:
            reason = table.rulings.staff_moving.why_not(table, staff, table.cells[STAFF_MOVED])
        return reason if reason != MAY else why_no_action(table)

    def why_not_there(self, table: ProtocoloTable, seat: i64, staff: i64, place: i64) -> i64:
        """CA-21 An empty Sector has capacity, no staff and no BLOQ."""
        if place == GUARDIA:
            return MAY if table.at(staff) >= 0 else ALREADY_THERE
        sector: i64 = found_of_sort(table, seat, place, SECTOR)
        if sector == NO_CARD:
            return NO_SUCH_PLACE
        if table.at(staff) >= 0:
            return NOT_DIRECTLY
        if not table.has_capacity(sector):
            return NO_CAPACITY
        if table.is_blocked(sector):
            return BLOCKED
        return MAY if table.lodged_staff(sector) == NO_CARD else PLACE_TAKEN

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        if table.cells[STAGE] > MOVING:
            return
        zone: i64 = zone_of(seat, STAFF_ZONE)
        i: i64 = 0
        while i < table.count(zone):
            list_places(self, table, seat, MOVE_STAFF, table.name(table.card(zone, i)), found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        act_begins(table, MOVING)
        table.set_number(STAFF_MOVED, table.cells[STAFF_MOVED] + 1)
        staff: i64 = table.find(seat, who_of(code))
        place: i64 = place_of(code)
        table.has_done(staff, MOVED)
        table.lay_on(staff, AT, 0 if place == GUARDIA else place + 1)


class MovePatient(Act):
    """CA-22 A patient between the Guardia and a Sector with capacity and without patient."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        patient: i64 = found_of_sort(table, seat, who_of(code), PATIENT)
        if patient == NO_CARD:
            return NOT_IN_PLAY
        if not table.is_in_care(seat, patient):
            return IN_OVERLOAD
        if table.cells[STAGE] > MOVING:
            return TOO_LATE_TO_MOVE
        reason: i64 = self.why_not_there(table, seat, patient, place_of(code))
        if reason == MAY:
            moved: i64 = table.cells[PATIENTS_MOVED]
            reason = table.rulings.patient_moving.why_not(table, patient, moved)
        return reason if reason != MAY else why_no_action(table)

    def why_not_there(self, table: ProtocoloTable, seat: i64, patient: i64, place: i64) -> i64:
        """CA-22, CA-47, CA-76 A free Sector with capacity and no BLOQ, or a Guardia not full."""
        if place == GUARDIA:
            if table.at(patient) < 0:
                return ALREADY_THERE
            return GUARDIA_FULL if table.is_full(seat) else MAY
        sector: i64 = found_of_sort(table, seat, place, SECTOR)
        if sector == NO_CARD:
            return NO_SUCH_PLACE
        if table.at(patient) >= 0:
            return NOT_DIRECTLY
        if not table.has_capacity(sector):
            return NO_CAPACITY
        if table.is_blocked(sector):
            return BLOCKED
        return MAY if table.lodged_patient(sector) == NO_CARD else PLACE_TAKEN

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        if table.cells[STAGE] > MOVING:
            return
        self.list_from(table, seat, zone_of(seat, GUARDIA_ZONE), found)
        self.list_from(table, seat, zone_of(seat, BEDS), found)

    def list_from(self, table: ProtocoloTable, seat: i64, zone: i64, found: Found) -> None:
        """Find the moves of the patients of a zone."""
        i: i64 = 0
        while i < table.count(zone):
            list_places(self, table, seat, MOVE_PATIENT, table.name(table.card(zone, i)), found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        act_begins(table, MOVING)
        table.set_number(PATIENTS_MOVED, table.cells[PATIENTS_MOVED] + 1)
        patient: i64 = table.find(seat, who_of(code))
        table.has_done(patient, MOVED)
        move_patient(table, seat, patient, place_of(code))


class Rest(Act):
    """PC-6.7 A staff member that will use nothing in this phase gets rid of stress."""

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        staff: i64 = found_of_sort(table, seat, who_of(code), STAFF)
        if staff == NO_CARD:
            return NOT_IN_PLAY
        if table.cells[STAGE] > RESTING:
            return TOO_LATE_TO_REST
        if table.did(staff, RESTED):
            return RESTED_ALREADY
        return why_no_action(table)

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        zone: i64 = zone_of(seat, STAFF_ZONE)
        i: i64 = 0
        while i < table.count(zone):
            staff: i64 = table.name(table.card(zone, i))
            self.list_one(table, seat, play(REST, staff, NO_NAME, NO_NAME, NO_NAME), found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        act_begins(table, RESTING)
        staff: i64 = table.find(seat, who_of(code))
        removed: i64 = min(table.on(staff, EST), rest_value(table, seat, staff))
        table.lay_on(staff, EST, table.on(staff, EST) - removed)
        table.has_done(staff, RESTED)
