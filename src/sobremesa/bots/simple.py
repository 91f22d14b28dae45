"""Levels 0 and 1: any move, and any move that does something."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.values import Move


def one_of(moves: Sequence[Move], rng: Rng) -> Move:
    """Each equally likely."""
    return moves[rng.below(len(moves))]


class Random:
    """Any legal move, each equally likely."""

    name = "random"
    level = 0

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        return one_of(eyes.moves, rng)


class Lively:
    """Any legal move that does something for it; only if there is none, another one."""

    name = "lively"
    level = 1

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        doing = [move for move in eyes.moves if not eyes.game.is_idle(eyes.seat, move.code)]
        return one_of(doing or eyes.moves, rng)
