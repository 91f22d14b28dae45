"""PC-4.7 What lies where, and who may see it."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.layout import OWNER, PUBLIC, SECRET, Layout
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.box import STATS, TOKEN_NAMES, Box

# what the cards of each place carry that all may see
ON_PATIENT: Final = ("pc", "est", "det", "inf", "at", "mark", "since", "used", "cured")
ON_STAFF: Final = ("est", "te", "at", "mark", "since", "used", "left")
ON_SECTOR: Final = ("bloq", "mark", "since", "used", "left")
ON_DRUG: Final = ("dos", "mark", "since")
ON_EQUIPMENT: Final = ("at", "mark", "since", "left")


def layout(box: Box) -> Layout:
    """CA-9, CA-92 Hands and the order of decks are hidden; all else is public."""
    plan = Layout(2)
    for name in ("turn", "step", "stage", "handled", "clock", "turns"):
        plan.field(name, 1, PUBLIC)
    for name in ("staff_moved", "patients_moved", "actions"):
        plan.field(name, 1, PUBLIC)
    for name in ("money", "pa", "earned", "rp", "toll"):
        plan.field(name, 2, PUBLIC)
    plan.field("changed", STATS, PUBLIC)
    for name in TOKEN_NAMES:
        plan.tokens(name, box.cards_in_play)
    seat: i64 = 0
    while seat < 2:
        deck: i64 = 1 + seat
        plan.zone(f"hand.{seat}", box.deck, OWNER, seat, deck)
        plan.zone(f"deck.{seat}", box.deck, SECRET, seat, deck)
        plan.zone(f"discard.{seat}", box.deck, PUBLIC, seat, deck)
        plan.zone(f"staff.{seat}", box.deck, PUBLIC, seat, deck, carries=ON_STAFF)
        plan.zone(f"sectors.{seat}", box.numbers.sectors, PUBLIC, seat, deck, carries=ON_SECTOR)
        plan.zone(f"drugs.{seat}", box.deck, PUBLIC, seat, deck, carries=ON_DRUG)
        plan.zone(f"equipment.{seat}", box.deck, PUBLIC, seat, deck, carries=ON_EQUIPMENT)
        plan.zone(f"guardia.{seat}", box.numbers.places, PUBLIC, seat, 0, carries=ON_PATIENT)
        plan.zone(f"beds.{seat}", box.numbers.sectors, PUBLIC, seat, 0, carries=ON_PATIENT)
        plan.zone(f"overload.{seat}", box.patients, PUBLIC, seat, 0, carries=ON_PATIENT)
        seat += 1
    plan.zone("patients", box.patients, SECRET)
    plan.zone("patients_discard", box.patients, PUBLIC)
    plan.zone("event", 1, PUBLIC, deck=3)
    plan.zone("events.0", box.events, SECRET, deck=3)
    plan.zone("events.1", box.events, SECRET, deck=4)
    plan.zone("events_discard.0", box.events, PUBLIC, deck=3)
    plan.zone("events_discard.1", box.events, PUBLIC, deck=4)
    return plan
