"""What a player of Protocolo looks at: what `rules/judging.py` finds, weighed by `eye.toml`."""

from __future__ import annotations

from sobremesa.engine.core.layout import WINNERS
from sobremesa.games.protocolo.rules.judging import NAMES, WHOLE, judge
from sobremesa.games.protocolo.rules.judging import WEIGHTS as WEIGHTS
from sobremesa.games.protocolo.rules.protocolo import Protocolo
from sobremesa.games.protocolo.rules.table import PA, REPUTATION, TURNS


def features(table: Protocolo, seat: int) -> dict[str, float]:
    """The features of a state for a seat; those of a hospital are one's own less the rival's."""
    return {name: amount / WHOLE for name, amount in zip(NAMES, judge(table, seat), strict=True)}


def measures(table: Protocolo) -> dict[str, float]:
    """Of a match that is over: rounds, what the first player got, and how the loser stood."""
    turns, winners = int(table.cells[TURNS]), int(table.cells[WINNERS])
    first = int(table.turn()) if turns % 2 == 1 else 1 - int(table.turn())
    found = {
        "rounds": float((turns + 1) // 2),
        "first-wins": (winners >> first & 1) / winners.bit_count(),
    }
    if winners.bit_count() == 1:
        loser = 1 if winners == 1 else 0
        found["loser-pa"] = float(table.cells[PA + loser])
        found["loser-rp"] = float(table.cells[REPUTATION + loser])
    return found
