"""Positions of Protocolo in which as much as possible can happen."""

from __future__ import annotations

import random
from typing import Any

from tests.games.protocolo.oracle import PRINTED

HOUSES: list[dict[str, Any]] = [
    {},
    {"det_scope": "both", "double_zero": "active_wins"},
    {"discharge_first": True, "rp_cap": 10},
    {"event_deck": "own", "pa_victory": "earned", "double_zero": "active_loses"},
]


def crowded(dice: random.Random, house: int) -> dict[str, Any]:
    """A position in which as much as possible can happen: all kinds of cards, tokens everywhere."""
    patients = [name for name, card in PRINTED.items() if card["kind"] == "patients"]
    pool = [name for name in patients for _ in range(PRINTED[name]["copies"])]
    dice.shuffle(pool)
    events = [name for name, card in PRINTED.items() if card["kind"] == "events"]
    return {
        "turn": dice.randrange(2),
        "number": dice.choice((3, 4, 9, 200)),
        "seed": dice.randrange(1000),
        "events": [dice.choice(events)],
        "options": HOUSES[house],
        "hospitals": [crowded_hospital(dice, pool) for _ in range(2)],
    }


def crowded_hospital(dice: random.Random, pool: list[str]) -> dict[str, Any]:
    """Up to 5 patients in the Guardia, others in Sectors and waiting; staff near its limit."""
    cards = {
        kind: dice.sample([name for name in PRINTED if PRINTED[name]["kind"] == kind], most)
        for kind, most in (("sectors", 4), ("staff", 5), ("drugs", 3))
    }
    beds = [name for name in cards["sectors"] if PRINTED[name]["capacity"]]
    lodged = [f"{patient(dice, pool)} @{bed}" for bed in beds if dice.random() < 0.6]
    guardia = [patient(dice, pool) for _ in range(dice.randrange(6))]
    waiting = [patient(dice, pool) for _ in range(dice.randrange(3))] if len(guardia) == 5 else []
    staff = [
        f"{name} EST {dice.randrange(PRINTED[name]['res'])}" + place(dice, beds, at)
        for at, name in enumerate(cards["staff"])
    ]
    equipment = [f"E01 @{cards['staff'][0]}", f"E05 @{cards['staff'][1]}", "E06", "E07"]
    equipment += [f"E02 @{guardia[0][:3]}"] if guardia else []
    equipment += [f"E04 @{beds[0]}"] if beds else []
    equipment += ["E03"] if dice.random() < 0.7 else []
    return {
        "money": dice.randrange(8),
        "pa": dice.randrange(20),
        "rp": dice.randrange(1, 11),
        "patients": [*guardia, *lodged],
        "overload": waiting,
        "sectors": [f"{name} BLOQ {dice.choice((0, 0, 0, 1, 2))}" for name in cards["sectors"]],
        "staff": staff,
        "drugs": cards["drugs"],
        "equipment": dice.sample(equipment, dice.randrange(len(equipment) + 1)),
    }


def place(dice: random.Random, beds: list[str], at: int) -> str:
    """A staff member in the Sector of the same number, now and then."""
    return f" @{beds[at]}" if at < len(beds) and dice.random() < 0.5 else ""


def patient(dice: random.Random, pool: list[str]) -> str:
    """Somebody who may well be cured, or about to die."""
    name = pool.pop()
    card = PRINTED[name]
    tokens = {
        "PC": dice.choice((0, card["gravity"] - 1, card["gravity"], card["gravity"] + 1)),
        "DET": dice.choice((0, card["limit"] - 2, card["limit"] - 1, card["limit"])),
        "EST": dice.randrange(3),
        "INF": dice.randrange(3),
    }
    return " ".join([name, *(f"{token} {count}" for token, count in tokens.items() if count > 0)])
