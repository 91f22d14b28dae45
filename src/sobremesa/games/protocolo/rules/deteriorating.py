"""PC-6.14, PC-6.15 Phase 3.1: deterioration and deaths."""

from __future__ import annotations

from sobremesa.engine.core.table import Found, bit
from sobremesa.engine.native import append, i64, vec
from sobremesa.games.protocolo.rules.acts import Act
from sobremesa.games.protocolo.rules.box import DEATH, DEATHS, DET, DET_TICK, LEFT, NO_CARD
from sobremesa.games.protocolo.rules.coming import discard_patient
from sobremesa.games.protocolo.rules.ending import set_rp, test_elimination
from sobremesa.games.protocolo.rules.lasting import is_counted, modified, protector, works
from sobremesa.games.protocolo.rules.moves import NO_NAME, simple, who_of
from sobremesa.games.protocolo.rules.moves import SAVE as SAVE_MOVE
from sobremesa.games.protocolo.rules.reasons import MAY, NOT_DYING
from sobremesa.games.protocolo.rules.sayings import DIED, SAVED
from sobremesa.games.protocolo.rules.selecting import with_patients
from sobremesa.games.protocolo.rules.table import SAVING, SECTORS, TOLL, ProtocoloTable, zone_of
from sobremesa.games.protocolo.rules.tokens import use_up


class Scope:
    """CA-58 Phase 3.1 is about the patients of the active player."""

    def seats(self, table: ProtocoloTable) -> vec[i64]:
        """Whose patients get DET and may die."""
        seats = vec[i64]()
        return append(seats, table.turn())


class BothHospitals(Scope):
    """CA-95 `det_scope = both`: the rival's patients too, in the same check."""

    def seats(self, table: ProtocoloTable) -> vec[i64]:
        seats = vec[i64]()
        seats = append(seats, table.turn())
        return append(seats, table.rival(table.turn()))


def tick(table: ProtocoloTable, seat: i64, patient: i64) -> i64:
    """PC-6.14 The DET that a patient gets: 1, Critical 2, and what changes it; never below 0."""
    numbers = table.box.numbers
    printed: i64 = numbers.tick_critical if table.is_critical(patient) else numbers.tick
    return max(0, printed + modified(table, DET_TICK, seat, NO_CARD, patient))


def deteriorate(table: ProtocoloTable) -> None:
    """PC-6.14 All patients get worse, CA-58 those in the Overload too."""
    seats = table.rulings.scope.seats(table)
    s: i64 = 0
    while s < len(seats):
        patients = with_patients(table, vec[i64](), seats[s])
        i: i64 = 0
        while i < len(patients):
            worse: i64 = table.on(patients[i], DET) + tick(table, seats[s], patients[i])
            table.lay_on(patients[i], DET, worse)
            i += 1
        s += 1


def is_dying(table: ProtocoloTable, patient: i64) -> bool:
    """PC-6.15 DET ≥ limit."""
    return table.on(patient, DET) >= table.limit(patient)


def dying(table: ProtocoloTable, seat: i64) -> vec[i64]:
    """CA-82 All patients of a seat who would die, also one who got no DET now."""
    patients = with_patients(table, vec[i64](), seat)
    found = vec[i64]()
    i: i64 = 0
    while i < len(patients):
        if is_dying(table, patients[i]):
            found = append(found, patients[i])
        i += 1
    return found


def saviour(table: ProtocoloTable, seat: i64, patient: i64) -> i64:
    """CA-82 The card that would save a patient; NO_CARD if none does."""
    return protector(table, DEATHS, seat, NO_CARD, patient, NO_CARD)


def savable(table: ProtocoloTable, seat: i64) -> vec[i64]:
    """Those of the dying who can be saved."""
    patients = dying(table, seat)
    found = vec[i64]()
    i: i64 = 0
    while i < len(patients):
        if saviour(table, seat, patients[i]) != NO_CARD:
            found = append(found, patients[i])
        i += 1
    return found


def save(table: ProtocoloTable, seat: i64, patient: i64) -> None:
    """3.3 PROTECT DEATH: DET becomes limit − 1; a counted one is used up by it."""
    guard: i64 = saviour(table, seat, patient)
    counted: bool = is_counted(table, guard, DEATHS, NO_CARD, patient, NO_CARD)
    table.say(SAVED, seat, patient, guard)
    table.lay_on(patient, DET, table.limit(patient) - 1)
    if counted:
        use_up(table, guard)


def save_all(table: ProtocoloTable) -> bool:
    """CA-82 Compulsory; the owner chooses whom, if several. Tells whether nobody is asked."""
    seats = table.rulings.scope.seats(table)
    s: i64 = 0
    while s < len(seats):
        patients = savable(table, seats[s])
        while len(patients) > 0:
            certain: i64 = certainly_saved(table, seats[s], patients)
            if certain == NO_CARD:
                table.ask(SAVING, bit(seats[s]))
                return False
            save(table, seats[s], certain)
            patients = savable(table, seats[s])
        s += 1
    return True


def certainly_saved(table: ProtocoloTable, seat: i64, patients: vec[i64]) -> i64:
    """Somebody about whom there is nothing to choose; NO_CARD if the owner must choose."""
    if len(patients) == 1:
        return patients[0]
    i: i64 = 0
    while i < len(patients):
        guard: i64 = saviour(table, seat, patients[i])
        if not is_counted(table, guard, DEATHS, NO_CARD, patients[i], NO_CARD):
            return patients[i]
        i += 1
    return NO_CARD


def bury(table: ProtocoloTable) -> None:
    """CA-60, CA-82 All die together; all RP losses, DEATH texts included, are one sum."""
    seats = table.rulings.scope.seats(table)
    dead = vec[i64]()
    homes = vec[i64]()
    s: i64 = 0
    while s < len(seats):
        patients = dying(table, seats[s])
        i: i64 = 0
        while i < len(patients):
            dead = append(dead, patients[i])
            homes = append(homes, seats[s])
            i += 1
        s += 1
    if len(dead) == 0:
        return
    i = 0
    while i < len(dead):
        table.say(DIED, homes[i], dead[i], 0)
        discard_patient(table, homes[i], dead[i])
        table.set_number(TOLL + homes[i], table.cells[TOLL + homes[i]] + table.box.numbers.death_rp)
        i += 1
    i = 0
    while i < len(dead):
        table.set_off(dead[i], DEATH, homes[i], dead[i])
        set_off_sectors(table, DEATH, homes[i], dead[i])
        i += 1
    take_toll(table)


def take_toll(table: ProtocoloTable) -> None:
    """CA-60, CA-65 The RP of both players change at the same instant."""
    seat: i64 = 0
    while seat < 2:
        toll: i64 = table.cells[TOLL + seat]
        table.set_number(TOLL + seat, 0)
        if toll != 0:
            set_rp(table, seat, -toll)
        seat += 1
    test_elimination(table)


def set_off_sectors(table: ProtocoloTable, trigger: i64, seat: i64, about: i64) -> None:
    """3.3 The texts of a player's Sectors about his patients, in the order they were built."""
    zone: i64 = zone_of(seat, SECTORS)
    i: i64 = 0
    while i < table.count(zone) and not table.is_over():
        sector: i64 = table.card(zone, i)
        if table.text(sector, trigger) > 0 and works(table, sector):
            table.set_off(sector, trigger, seat, about)
        i += 1


class Save(Act):
    """CA-82 Whom a card that protects from death saves."""

    def answers(self, asked: i64) -> bool:
        return asked == SAVING

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        patients = savable(table, seat)
        i: i64 = 0
        while i < len(patients):
            if table.name(patients[i]) == who_of(code):
                return MAY
            i += 1
        return NOT_DYING

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        patients = savable(table, seat)
        i: i64 = 0
        while i < len(patients):
            code: i64 = simple(SAVE_MOVE, table.name(patients[i]), NO_NAME)
            self.list_one(table, seat, code, found)
            i += 1

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        patient: i64 = table.find_patient(seat, who_of(code))
        table.close()
        save(table, seat, patient)


assert LEFT > 0
