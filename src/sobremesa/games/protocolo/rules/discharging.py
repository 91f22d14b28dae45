"""PC-6.16, PC-6.17 Phases 3.2 and 3.3: discharges, and who comes in from the Overload."""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.protocolo.rules.acts import Act
from sobremesa.games.protocolo.rules.box import DISCHARGE
from sobremesa.games.protocolo.rules.coming import discard_patient
from sobremesa.games.protocolo.rules.deteriorating import set_off_sectors
from sobremesa.games.protocolo.rules.ending import gain_pa
from sobremesa.games.protocolo.rules.moves import NO_NAME, SEND_HOME, simple, who_of
from sobremesa.games.protocolo.rules.reasons import MAY, NOT_CURED
from sobremesa.games.protocolo.rules.sayings import DISCHARGED, REORDERED
from sobremesa.games.protocolo.rules.selecting import with_patients
from sobremesa.games.protocolo.rules.table import (
    GOING_HOME,
    GUARDIA_ZONE,
    OVERLOAD,
    ProtocoloTable,
    zone_of,
)
from sobremesa.games.protocolo.rules.tokens import is_cured


def cured(table: ProtocoloTable, seat: i64) -> vec[i64]:
    """CA-80 All own patients with PC ≥ GRV, in the Overload too, with EST on them or not."""
    patients = with_patients(table, vec[i64](), seat)
    found = vec[i64]()
    i: i64 = 0
    while i < len(patients):
        if is_cured(table, patients[i]):
            found = append(found, patients[i])
        i += 1
    return found


def send_home(table: ProtocoloTable, seat: i64, patient: i64) -> None:
    """CA-81 To the discard pile, PA, win test, his own texts, then those of the Sectors."""
    worth: i64 = table.box.pa[table.kind(patient)]
    table.say(DISCHARGED, seat, patient, worth)
    discard_patient(table, seat, patient)
    gain_pa(table, seat, worth)
    if not table.is_over():
        table.set_off(patient, DISCHARGE, seat, patient)
        set_off_sectors(table, DISCHARGE, seat, patient)


def send_all_home(table: ProtocoloTable, seat: i64) -> bool:
    """CA-62 One by one, in the order of the active player; tells whether nobody is asked."""
    patients = cured(table, seat)
    while len(patients) > 0 and not table.is_over():
        if len(patients) > 1:
            table.ask(GOING_HOME, bit(seat))
            return False
        send_home(table, seat, patients[0])
        patients = cured(table, seat)
    return not table.is_over()


def reorder(table: ProtocoloTable, seat: i64) -> None:
    """PC-6.17, CA-54 From the Overload into free places of the Guardia, who came first first."""
    overload: i64 = zone_of(seat, OVERLOAD)
    while table.count(overload) > 0 and not table.is_full(seat):
        patient: i64 = table.card(overload, 0)
        table.say(REORDERED, seat, patient, 0)
        table.move(patient, overload, zone_of(seat, GUARDIA_ZONE))


class SendHome(Act):
    """CA-62 Who is discharged next."""

    def answers(self, asked: i64) -> bool:
        return asked == GOING_HOME

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        patients = cured(table, seat)
        i: i64 = 0
        while i < len(patients):
            if table.name(patients[i]) == who_of(code):
                return MAY
            i += 1
        return NOT_CURED

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        patients = cured(table, seat)
        i: i64 = 0
        while i < len(patients):
            code: i64 = simple(SEND_HOME, table.name(patients[i]), NO_NAME)
            self.list_one(table, seat, code, found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        patient: i64 = table.find_patient(seat, who_of(code))
        table.close()
        send_home(table, seat, patient)
