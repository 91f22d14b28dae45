"""The rules of Virus! written by hand in plain C (virus_c/), with the same moves in its lists."""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any

from serving import Contender, Work

PROGRAM = os.environ.get("BENCH_PROGRAM", "")
SEATS = "3"

contender = Contender()


def run(words: list[str], amount: int) -> dict[str, Any]:
    """One run of the program; tells what it printed."""
    command = [PROGRAM, "time", SEATS, str(amount), *words]
    told: dict[str, Any] = json.loads(subprocess.check_output(command))
    return told


def seeds() -> list[str]:
    """The words that set up the game's generator, then those of the policy's."""
    return os.environ["BENCH_WORDS"].split()


@contender.measures("playouts", "C -O3: a program with the same rules and moves, run once")
def playouts(name: str) -> Work:
    words = seeds()
    return lambda amount: float(run(words, amount)["games"])


@contender.answers("moves")
def moves(name: str, games: int) -> int:
    """The moves of so many playouts: equal to ours, or it is not the same game."""
    return int(run(seeds(), games)["moves"])


if __name__ == "__main__":
    contender.serve()
