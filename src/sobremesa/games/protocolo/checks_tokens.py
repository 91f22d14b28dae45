"""Which tokens and marks can lie on which cards, and who can be lodged where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from sobremesa.engine.contract import Problem
from sobremesa.engine.errors import Detail
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules import table as T
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.table import zone_of

CardName = Callable[[int], str]
MOST = 1_000_000
MARKS = (B.AT, B.MARK, B.SINCE, B.USED)

# what can lie on a card of each sort
ALLOWED = {
    B.PATIENT: (B.PC, B.EST, B.DET, B.INF, B.CURED, *MARKS),
    B.STAFF: (B.EST, B.TE, B.LEFT, *MARKS),
    B.SECTOR: (B.BLOQ, B.LEFT, B.MARK, B.SINCE, B.USED),
    B.DRUG: (B.DOS, B.MARK, B.SINCE),
    B.EQUIPMENT: (B.LEFT, B.AT, B.MARK, B.SINCE),
}
USES = {
    B.PATIENT: T.MOVED,
    B.STAFF: T.USED_ACTIVE | T.USED_EPIC | T.RESTED | T.MOVED | T.HAS_ACTED,
    B.SECTOR: T.USED_ACTIVE,
}
IN_PLAY = range(T.STAFF_ZONE, T.OVERLOAD + 1)


def tokens(table: Protocolo, name: CardName) -> Iterator[Problem]:
    """PC-3.4 Only cards in play bear tokens, and those that belong on them."""
    hospitals = [cards_of(table, seat) for seat in (0, 1)]
    playing = {card for hospital in hospitals for card in hospital}
    for card in range(int(table.box.cards_in_play)):
        told = Detail("tokens", "{card} cannot bear such tokens", card=name(card))
        if card not in playing:
            if any(table.on(card, token) for token in range(B.TOKENS)):
                yield "PC-3.4", told
        elif not bears_well(table, card):
            yield "PC-3.4", told
    if len({int(table.on(card, B.SINCE)) for card in playing}) != len(playing):
        yield "CA-84", Detail("order", "two cards came into play at the same time")
    for seat, hospital in enumerate(hospitals):
        names = Counter((int(table.kind(card)), int(table.on(card, B.MARK))) for card in hospital)
        if any(count > 1 for count in names.values()):
            said = "two cards of seat {seat} have the same name"
            yield "CA-92", Detail("same-name", said, seat=seat)
        else:
            yield from lodgings(table, seat)


def cards_of(table: Protocolo, seat: int) -> list[int]:
    """All cards of a hospital."""
    zones = [int(zone_of(seat, what)) for what in IN_PLAY]
    return [int(table.card(zone, i)) for zone in zones for i in range(table.count(zone))]


def cards_at(table: Protocolo, zone: int) -> list[int]:
    """The cards of a zone, from below."""
    return [int(table.card(zone, i)) for i in range(table.count(zone))]


def bears_well(table: Protocolo, card: int) -> bool:
    """Whether the tokens on a card in play can lie there."""
    box, sort, kind = table.box, int(table.sort(card)), table.kind(card)
    on = [int(table.on(card, token)) for token in range(B.TOKENS)]
    allowed = ALLOWED[sort]
    if any(value for token, value in enumerate(on) if token not in allowed):
        return False
    cured = on[B.CURED]
    if any(not 0 <= value <= MOST for value in [*on[: B.CURED]]) or cured < 0:
        return False
    if not 0 < on[B.SINCE] <= table.cells[T.CLOCK] or on[B.MARK] >= box.copies[kind]:
        return False
    if on[B.USED] & ~USES.get(sort, 0):
        return False
    if on[B.LEFT] > box.protects[kind] or (box.protects[kind] > 0 and on[B.LEFT] == 0):
        return False
    if sort == B.STAFF:
        return bool(on[B.EST] < box.res[kind])
    if sort == B.SECTOR:
        return bool(on[B.BLOQ] < box.numbers.bloq_limit)
    if sort == B.DRUG:
        return on[B.DOS] > 0 or table.is_over() or table.asked() == T.BRANCHES
    if sort == B.PATIENT:
        return not cured & ~staff_bits(table, int(table.hospital_of(card)))
    return True


def staff_bits(table: Protocolo, seat: int) -> int:
    """The bits of the staff in play, by which patients know who has cured them."""
    bits = 0
    for staff in cards_at(table, int(zone_of(seat, T.STAFF_ZONE))):
        mark = int(table.on(staff, B.MARK))
        if 0 <= mark < table.box.copies[table.kind(staff)]:
            bits |= int(table.staff_bit(staff))
    return bits


def lodgings(table: Protocolo, seat: int) -> Iterator[Problem]:
    """PC-5.10, CA-87 Who is lodged is so in a Sector with capacity, alone; equipment has a host."""
    rooms = {
        int(table.name(sector))
        for sector in cards_at(table, int(zone_of(seat, T.SECTORS)))
        if table.has_capacity(sector)
    }
    staff = cards_at(table, int(zone_of(seat, T.STAFF_ZONE)))
    taken = [int(table.at(card)) for card in staff if table.at(card) >= 0]
    beds = [int(table.at(card)) for card in cards_at(table, int(zone_of(seat, T.BEDS)))]
    for at in (taken, beds):
        if not rooms.issuperset(at) or len(set(at)) != len(at):
            said = "somebody of seat {seat} is lodged where there is no room"
            yield "PC-5.10", Detail("no-room", said, seat=seat)
    free = (T.GUARDIA_ZONE, T.OVERLOAD)
    if any(
        table.at(card) != -1 for what in free for card in cards_at(table, int(zone_of(seat, what)))
    ):
        said = "a patient in the Guardia of seat {seat} is lodged in a Sector"
        yield "PC-5.10", Detail("two-beds", said, seat=seat)
    for card in cards_at(table, int(zone_of(seat, T.EQUIPMENT_ZONE))):
        if not is_hosted(table, seat, card):
            said = "equipment of seat {seat} is attached where it cannot be"
            yield "CA-87", Detail("no-host", said, seat=seat)


def is_hosted(table: Protocolo, seat: int, card: int) -> bool:
    """CA-87 Whether equipment is attached to what it should be."""
    attach, at = int(table.box.attach[table.kind(card)]), int(table.at(card))
    if attach == B.TO_HOSPITAL:
        return at == -1
    host = int(table.find(seat, at))
    if host == B.NO_CARD:
        return False
    sort = int(table.sort(host))
    if attach == B.TO_SECTOR:
        return sort == B.SECTOR and bool(table.has_capacity(host))
    if attach == B.TO_STAFF:
        return sort == B.STAFF
    return sort == B.PATIENT
