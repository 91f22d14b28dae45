"""What a player of Protocolo looks at: named features of a state, weighed by `eye.toml`."""

from __future__ import annotations

import tomllib
from importlib import resources

from sobremesa.engine.core.layout import ENDING, WINNERS
from sobremesa.games.protocolo.rules import box as B
from sobremesa.games.protocolo.rules import table as T
from sobremesa.games.protocolo.rules.deteriorating import tick
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.table import zone_of

WEIGHTS: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("eye.toml").read_text(encoding="utf-8")
)["weights"]


def features(table: Protocolo, seat: int) -> dict[str, float]:
    """The features of a state for a seat."""
    rival = 1 - seat
    winners, over = int(table.cells[WINNERS]), table.cells[ENDING] != 0
    own, other = hospital(table, seat), hospital(table, rival)
    return {
        "won": float(over and winners == 1 << seat),
        "lost": float(over and winners == 1 << rival),
        "drawn": float(over and winners == 3),
        **{name: amount - other[name] for name, amount in own.items()},
        "hand": float(min(table.count(zone_of(seat, T.HAND)), 10)),
    }


def hospital(table: Protocolo, seat: int) -> dict[str, float]:
    """What a hospital is worth, part by part."""
    cells = table.cells
    return {
        "pa": float(cells[T.PA + seat]),
        "rp": float(cells[T.REPUTATION + seat]),
        "near_ruin": float(max(0, 4 - cells[T.REPUTATION + seat]) ** 2),
        "money": float(min(cells[T.MONEY + seat], 12)),
        "overload": float(table.count(zone_of(seat, T.OVERLOAD))),
        **wards(table, seat),
        **staff(table, seat),
        **things(table, seat),
    }


def cards_at(table: Protocolo, zone: int) -> list[int]:
    """The cards of a zone, from below."""
    return [int(table.card(zone, i)) for i in range(table.count(zone))]


def wards(table: Protocolo, seat: int) -> dict[str, float]:
    """PC-5 The patients: who goes home, who is on his way, who dies."""
    found = dict.fromkeys(("going_home", "healing", "dying", "danger", "infected", "stressed"), 0.0)
    for what in (T.GUARDIA_ZONE, T.BEDS, T.OVERLOAD):
        for patient in cards_at(table, int(zone_of(seat, what))):
            kind = table.kind(patient)
            worth = float(table.box.pa[kind])
            need = max(0, int(table.gravity(patient) - table.on(patient, B.PC)))
            ticks = max(1, int(tick(table, seat, patient)))
            room = int(table.limit(patient) - table.on(patient, B.DET))
            turns = max(0, (room - 1) // ticks)  # phases 3 he survives
            shield = int(table.on(patient, B.EST))
            if turns == 0:
                found["dying"] += 1.0
            elif need == 0:
                found["going_home"] += worth
            else:
                share = 1 - (need + shield) / (table.gravity(patient) + shield + 1)
                found["healing"] += worth * max(0.0, share)
                found["danger"] += (need + shield) / (4.0 * turns) if turns < 3 else 0.0
            found["infected"] += min(3.0, float(table.on(patient, B.INF))) * (need > 0)
            found["stressed"] += float(shield)
    return found


def staff(table: Protocolo, seat: int) -> dict[str, float]:
    """PC-5.4 The staff: what it can cure, and how long it lasts."""
    found = dict.fromkeys(("cures", "abilities", "breath", "wasted_turns"), 0.0)
    for card in cards_at(table, int(zone_of(seat, T.STAFF_ZONE))):
        kind = table.kind(card)
        left = int(table.box.res[kind] - table.on(card, B.EST))
        found["cures"] += float(table.box.cure[kind]) * min(left, 3) / 3
        texts = (B.ACTIVE, B.EPIC)
        found["abilities"] += sum(table.text(card, text) > 0 for text in texts) * min(left, 2) / 2
        found["breath"] += float(min(left, 4))
        found["wasted_turns"] += float(table.on(card, B.TE))
    return found


def things(table: Protocolo, seat: int) -> dict[str, float]:
    """Sectors, equipment and drugs."""
    sectors = cards_at(table, int(zone_of(seat, T.SECTORS)))
    drugs = cards_at(table, int(zone_of(seat, T.DRUGS)))
    return {
        "sectors": float(sum(not table.is_blocked(card) for card in sectors)),
        "lodged": float(table.count(zone_of(seat, T.BEDS))),
        "doses": float(sum(table.on(card, B.DOS) for card in drugs)),
        "equipment": float(table.count(zone_of(seat, T.EQUIPMENT_ZONE))),
    }
