"""Patients, staff, Sectors, drugs and equipment as files of a scene: numbers, tokens and marks.

What will happen in phase 3, and what a cure costs, is asked of the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sobremesa.engine.scene import File, Gauge, Mark, Piece, Text, Tone, text
from sobremesa.games.protocolo.outlook import fate
from sobremesa.games.protocolo.rules.box import (
    BLOQ,
    DEATHS,
    DET,
    DOS,
    DRUG,
    EQUIPMENT,
    EST,
    EVENT,
    INF,
    LEFT,
    NO_CARD,
    PATIENT,
    PC,
    SECTOR,
    STAFF,
    TE,
)
from sobremesa.games.protocolo.rules.curing import cure_cost
from sobremesa.games.protocolo.rules.lasting import protector
from sobremesa.games.protocolo.rules.table import RESTED, USED_ACTIVE, USED_EPIC
from sobremesa.games.protocolo.seen import Seen

HUES = {
    PATIENT: "blue",
    STAFF: "green",
    DRUG: "rainbow",
    EQUIPMENT: "grey",
    SECTOR: "yellow",
    EVENT: "grey",
}
URGENT = "red"  # Critical patients, Crises
CRITICAL, CHIEF = "C", "★"
DIES, HOME, ALERT, OFF, RESTING, DONE = "†", "⌂", "!", "✗", "z", "✓"


def called(seen: Seen, card: int) -> Text:
    """What a card on the table is called; of equal ones each by its number."""
    return text("called", card=name_of(seen, card))


def name_of(seen: Seen, card: int) -> str:
    """The name of a card on the table in sentences (see notation.py)."""
    return seen.game.name_in_play(int(seen.table.name(card)))


def piece(seen: Seen, card: int, name: str) -> Piece:
    """A card on the table."""
    table, sort = seen.table, int(seen.table.sort(card))
    shown: Piece = {
        "id": name,
        "face": seen.game.card_name(card),
        "label": called(seen, card),
        "hue": HUES[sort],
        "sign": "",
    }
    if sort == PATIENT and table.is_critical(card):
        shown |= {"hue": URGENT, "sign": CRITICAL}
        shown["label"] = text("critical", card=name_of(seen, card))
    elif sort == STAFF and table.box.chief[table.kind(card)]:
        shown["sign"] = CHIEF
        shown["label"] = text("chief", card=name_of(seen, card))
    return shown


def gauge(name: str, value: int, most: int | None = None, tone: Tone = "plain") -> Gauge:
    """A number of a card."""
    return {
        "id": name,
        "label": text(f"gauge-{name}"),
        "value": int(value),
        "most": most if most is None else int(most),
        "tone": tone,
    }


def mark(name: str, sign: str, tone: Tone, **args: object) -> Mark:
    """A state of a card."""
    return {"label": text(f"mark-{name}", **args), "sign": sign, "tone": tone}


# -- patients ----------------------------------------------------------------------------------


def patient(seen: Seen, seat: int, card: int, shown: Piece) -> File:
    """PC-5.1 PC of GRV, DET of the limit, tokens, what a CURE costs (CA-40) and what he gives."""
    table = seen.table
    healed = table.on(card, PC) >= table.gravity(card)
    dies, _ = fate(table, seat, card)
    numbers = [
        gauge("pc", table.on(card, PC), table.gravity(card), "good" if healed else "plain"),
        gauge("det", table.on(card, DET), table.limit(card), "bad" if dies else "plain"),
        gauge("est", table.on(card, EST)),
        gauge("inf", table.on(card, INF)),
    ]
    if table.is_in_care(seat, card):  # CA-55
        numbers.append(gauge("cost", price(seen, seat, card)) | {"sign": "$"})
    numbers.append(gauge("gives", table.box.pa[table.kind(card)]))
    return {
        "piece": shown,
        "gauges": numbers,
        "marks": [*prospects(seen, seat, card), *lodging(seen, seat, card)],
        "attached": [],
    }


def price(seen: Seen, seat: int, card: int) -> int:
    """CA-40 What a CURE of this patient costs now, whoever cures."""
    return int(cure_cost(seen.table, seat, NO_CARD, card))


def prospects(seen: Seen, seat: int, card: int) -> Iterator[Mark]:
    """CA-59, CA-80 Who dies or goes home in the next phase 3 of this hospital."""
    table = seen.table
    dies, home = fate(table, seat, card)
    if home:
        yield mark("home", HOME, "best")
    elif dies:
        guard = int(protector(table, DEATHS, seat, NO_CARD, card, NO_CARD))
        if guard != NO_CARD:
            yield mark("guarded", ALERT, "bad", card=name_of(seen, guard))
        else:
            healed = table.on(card, PC) >= table.gravity(card)
            yield mark("dies-cured" if healed else "dies", DIES, "bad")


def lodging(seen: Seen, seat: int, card: int) -> Iterator[Mark]:
    """PC-5.10 In which Sector a card is."""
    sector = seen.table.find(seat, seen.table.at(card))
    if sector != NO_CARD:
        yield mark("lodged", "", "plain", card=name_of(seen, sector))


# -- what the players bring --------------------------------------------------------------------


def staff(seen: Seen, seat: int, card: int, shown: Piece) -> File:
    """PC-5.4 EST of RES, CURE and Extra Turn tokens."""
    table = seen.table
    kind = table.kind(card)
    stress, most = int(table.on(card, EST)), int(table.box.res[kind])
    last = stress + 1 >= most
    marks = [mark("burns", ALERT, "bad")] if last else []
    marks += [
        mark(name, sign, "plain")
        for bit, name, sign in (
            (RESTED, "rested", RESTING),
            (USED_ACTIVE, "used", DONE),
            (USED_EPIC, "used-epic", DONE),
        )
        if table.did(card, bit)
    ]
    return {
        "piece": shown,
        "gauges": [
            gauge("stress", stress, most, "bad" if last else "plain"),
            gauge("cure", table.box.cure[kind]),
            gauge("te", table.on(card, TE)),
        ],
        "marks": [*marks, *lodging(seen, seat, card)],
        "attached": [],
    }


def sector(seen: Seen, seat: int, card: int, shown: Piece) -> File:
    """PC-5.11, PC-5.12 BLOQ, and who is inside."""
    table = seen.table
    blocks, most = int(table.on(card, BLOQ)), int(table.box.numbers.bloq_limit)
    marks = [mark("blocked", OFF, "bad")] if blocks else []
    inside = [
        name_of(seen, lodged)
        for lodged in (table.lodged_patient(card), table.lodged_staff(card))
        if lodged != NO_CARD
    ]
    if inside:
        marks.append(mark("inside", "", "plain", cards=inside))
    if table.can_lodge(card) and len(inside) < 2:
        free = "patient" if table.lodged_patient(card) == NO_CARD else "staff"
        marks.append(mark("free", "", "plain", what="both" if not inside else free))
    if table.did(card, USED_ACTIVE):
        marks.append(mark("used", DONE, "plain"))
    blocked: Tone = "bad" if blocks else "plain"
    return {
        "piece": shown,
        "gauges": [gauge("bloq", blocks, most, blocked)],
        "marks": marks,
        "attached": [],
    }


def drug(seen: Seen, seat: int, card: int, shown: Piece) -> File:
    """PC-7.1 With its doses."""
    gauges = [gauge("dos", seen.table.on(card, DOS))]
    return {"piece": shown, "gauges": gauges, "marks": [], "attached": []}


def equipment(seen: Seen, seat: int, card: int, shown: Piece) -> File:
    """CA-92 With what is left of its protection."""
    gauges = [gauge("left", seen.table.on(card, LEFT))]
    return {"piece": shown, "gauges": gauges, "marks": [], "attached": []}


CHARTS = {
    PATIENT: patient,
    STAFF: staff,
    SECTOR: sector,
    DRUG: drug,
    EQUIPMENT: equipment,
}


def attach(seen: Seen, seat: int, files: Mapping[int, File]) -> None:
    """CA-30 Show equipment on what it is attached to."""
    for card, file in files.items():
        host = seen.table.find(seat, seen.table.at(card))
        if host in files and seen.table.sort(card) == EQUIPMENT:
            files[host]["attached"].append(file["piece"])
