"""How good a hospital stands, in hundredths: for bots, and for whoever weighs a move.

No rule asks this. Nothing here needs hidden cards.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from sobremesa.engine.core.layout import ENDING, WINNERS
from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64, vec
from sobremesa.games.protocolo.rules.box import (
    ACTIVE,
    BLOQ,
    DET,
    DOS,
    EPIC,
    EST,
    INF,
    PC,
    TE,
)
from sobremesa.games.protocolo.rules.deteriorating import tick
from sobremesa.games.protocolo.rules.table import (
    BEDS,
    DRUGS,
    EQUIPMENT_ZONE,
    GUARDIA_ZONE,
    HAND,
    MONEY,
    OVERLOAD,
    PA,
    REPUTATION,
    SECTORS,
    STAFF_ZONE,
    ProtocoloTable,
    zone_of,
)

WHOLE: Final = 100

# what is looked at; the first ones of the match, the others of one hospital less the other
WON: Final = 0
LOST: Final = 1
DRAWN: Final = 2
OF_MATCH: Final = 3
PA_HELD: Final = 3
RP_HELD: Final = 4
NEAR_RUIN: Final = 5
MONEY_HELD: Final = 6
CARDS_HELD: Final = 7
WAITING: Final = 8
GOING_HOME: Final = 9
HEALING: Final = 10
DYING: Final = 11
DANGER: Final = 12
INFECTED: Final = 13
CURES: Final = 14
ABILITIES: Final = 15
BREATH: Final = 16
EXTRA_TURNS: Final = 17
BUILT: Final = 18
LODGED: Final = 19
DOSES: Final = 20
EQUIPPED: Final = 21
FEATURES: Final = 22
NAMES: Final = (
    "won",
    "lost",
    "drawn",
    "pa",
    "rp",
    "near_ruin",
    "money",
    "hand",
    "overload",
    "going_home",
    "healing",
    "dying",
    "danger",
    "infected",
    "cures",
    "abilities",
    "breath",
    "extra_turns",
    "sectors",
    "lodged",
    "doses",
    "equipment",
)
WEIGHTS: Final[dict[str, float]] = tomllib.loads(
    resources.files("sobremesa.games.protocolo").joinpath("eye.toml").read_text("utf-8")
)["weights"]
WEIGHED: Final[vec[i64]] = vec[i64]([round(WEIGHTS[name] * WHOLE) for name in NAMES])

# beyond these, more is worth no more
MONEY_MOST: Final = 12
CARDS_MOST: Final = 9
RUIN: Final = 5
BREATH_MOST: Final = 4
SOON: Final = 3


def judge(table: ProtocoloTable, seat: i64) -> vec[i64]:
    """Every feature for a seat, in hundredths."""
    found = vec[i64]([0] * FEATURES)
    if table.cells[ENDING] != 0:
        winners: i64 = table.cells[WINNERS]
        mine: bool = winners & bit(seat) != 0
        rivals: bool = winners & bit(1 - seat) != 0
        found[DRAWN if mine and rivals else WON if mine else LOST] = WHOLE
    add_hospital(table, seat, found, WHOLE)
    add_hospital(table, 1 - seat, found, -WHOLE)
    return found


def weigh(table: ProtocoloTable, seat: i64) -> i64:
    """What it all comes to, in hundredths of hundredths."""
    found = judge(table, seat)
    total: i64 = 0
    feature: i64 = 0
    while feature < FEATURES:
        total += found[feature] * WEIGHED[feature]
        feature += 1
    return total


def add_hospital(table: ProtocoloTable, seat: i64, found: vec[i64], each: i64) -> None:
    """What a hospital is worth, part by part."""
    rp: i64 = table.cells[REPUTATION + seat]
    ruin: i64 = max(0, RUIN - rp)
    found[PA_HELD] += each * table.cells[PA + seat]
    found[RP_HELD] += each * rp
    found[NEAR_RUIN] += each * ruin * ruin
    found[MONEY_HELD] += each * min(MONEY_MOST, table.cells[MONEY + seat])
    found[CARDS_HELD] += each * min(CARDS_MOST, table.count(zone_of(seat, HAND)))
    found[WAITING] += each * table.count(zone_of(seat, OVERLOAD))
    found[LODGED] += each * table.count(zone_of(seat, BEDS))
    found[EQUIPPED] += each * table.count(zone_of(seat, EQUIPMENT_ZONE))
    what: i64 = GUARDIA_ZONE
    while what <= OVERLOAD:
        add_patients(table, seat, zone_of(seat, what), found, each)
        what += 1
    add_staff(table, seat, found, each)
    add_things(table, seat, found, each)


def add_patients(table: ProtocoloTable, seat: i64, zone: i64, found: vec[i64], each: i64) -> None:
    """PC-5 Who goes home, who is on his way, who will die if nothing is done."""
    i: i64 = table.count(zone) - 1
    while i >= 0:
        patient: i64 = table.card(zone, i)
        worth: i64 = each * table.box.pa[table.kind(patient)]
        shield: i64 = table.on(patient, EST)
        gravity: i64 = table.gravity(patient)
        need: i64 = max(0, gravity - table.on(patient, PC))
        ticks: i64 = max(1, tick(table, seat, patient))
        room: i64 = table.limit(patient) - table.on(patient, DET)
        phases: i64 = max(0, room - 1) // ticks  # phases 3 that he survives
        if phases == 0:
            found[DYING] += each
        elif need == 0:
            found[GOING_HOME] += worth
        else:
            found[HEALING] += worth * (gravity - need) // (gravity + shield)
            if phases < SOON:
                found[DANGER] += each * (need + shield) // (SOON * phases)
            found[INFECTED] += each * min(SOON, table.on(patient, INF))
        i -= 1


def add_staff(table: ProtocoloTable, seat: i64, found: vec[i64], each: i64) -> None:
    """PC-5.4 What the staff can do, and how long it lasts."""
    zone: i64 = zone_of(seat, STAFF_ZONE)
    i: i64 = table.count(zone) - 1
    while i >= 0:
        card: i64 = table.card(zone, i)
        left: i64 = table.box.res[table.kind(card)] - table.on(card, EST)
        found[CURES] += each * table.box.cure[table.kind(card)] * min(left, SOON) // SOON
        if table.text(card, ACTIVE) > 0 or table.text(card, EPIC) > 0:
            found[ABILITIES] += each
        found[BREATH] += each * min(left, BREATH_MOST)
        found[EXTRA_TURNS] += each * min(2, table.on(card, TE))
        i -= 1


def add_things(table: ProtocoloTable, seat: i64, found: vec[i64], each: i64) -> None:
    """Sectors that work, and doses."""
    zone: i64 = zone_of(seat, SECTORS)
    i: i64 = table.count(zone) - 1
    while i >= 0:
        blocks: i64 = table.on(table.card(zone, i), BLOQ)
        found[BUILT] += each if blocks == 0 else each // (SOON * blocks)
        i -= 1
    zone = zone_of(seat, DRUGS)
    i = table.count(zone) - 1
    while i >= 0:
        found[DOSES] += each * table.on(table.card(zone, i), DOS)
        i -= 1


assert len(NAMES) == FEATURES
