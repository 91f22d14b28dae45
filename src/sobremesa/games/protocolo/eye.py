"""What a player of Protocolo looks at: what `rules/judging.py` finds, weighed by `eye.toml`."""

from __future__ import annotations

from sobremesa.games.protocolo.rules.judging import NAMES, WHOLE, judge
from sobremesa.games.protocolo.rules.judging import WEIGHTS as WEIGHTS
from sobremesa.games.protocolo.rules.protocolo import Protocolo


def features(table: Protocolo, seat: int) -> dict[str, float]:
    """The features of a state for a seat; those of a hospital are one's own less the rival's."""
    return {name: amount / WHOLE for name, amount in zip(NAMES, judge(table, seat), strict=True)}
