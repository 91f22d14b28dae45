"""The rules of Virus! written by hand in plain C (virus_c/), with the same moves in its lists."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any

from bench.contenders.serving import Contender, Work

PROGRAM = os.environ.get("BENCH_PROGRAM", "")
SEATS = "3"

contender = Contender()
sown: list[str] = []


def run(amount: int) -> dict[str, Any]:
    """One run of the program; tells what it printed."""
    command = [PROGRAM, "time", SEATS, str(amount), *sown]
    told: dict[str, Any] = json.loads(subprocess.check_output(command))
    return told


@contender.answers("sow")
def sow(name: str, words: list[int]) -> None:
    """Keep the words that the generators of the game and of the policy begin with."""
    sown[:] = map(str, words)


@contender.measures(
    "random moves", "C -O3: a program with the same rules and moves, run once; moves are counted"
)
def random_moves(name: str) -> Work:
    return lambda amount: float(run(amount)["moves"])


@contender.answers("moves")
def moves(name: str, games: int) -> int:
    """The moves of so many playouts: equal to ours, or it is not the same game."""
    return int(run(games)["moves"])


if __name__ == "__main__":
    contender.serve()
