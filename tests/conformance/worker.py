"""What another process does for the suite: reads tasks in JSON, plays, and prints what came out.

    python -m tests.conformance.worker < tasks > answers

A task is one of: {"texts": [game, seats]}, {"finish": [saved state, [[seat, move], …]]},
{"chain": [game, seats, options, seed, player, moves]}. The answer to each is a list of texts.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sobremesa.engine.core.chance import Rng
from tests.conformance.helpers import PLAYERS, Setting, load, match, sample

ROOT = Path(__file__).parents[2]
TEXTS = 3_000


def texts(name: str, seats: int) -> list[str]:
    """A digest of the texts of the vocabulary, and of what the texts mean."""
    game = load(name)
    codes = sample(list(game.vocabulary(seats)), TEXTS, Rng(f"texts {name} {seats}"))
    lines = [f"{game.text(code)} {game.code(game.text(code))}" for code in codes]
    return [hashlib.sha256("\n".join(lines).encode()).hexdigest()]


def finish(saved: dict[str, Any], moves: list[list[Any]]) -> list[str]:
    """The digests of a saved state, and after each of these moves."""
    state = load(saved["game"]).from_json(saved)
    digests = [state.digest()]
    for seat, move in moves:
        state.play(seat, move)
        digests.append(state.digest())
    return digests


def chain(
    name: str, seats: int, options: dict[str, Any], seed: str, player: str, most: int
) -> list[str]:
    """The digests of a seeded match and the moves that are legal, up to so many moves."""
    setting = Setting(load(name), seats, options)
    digests = []
    for state in match(setting, seed, PLAYERS[player]):
        moves = [str(move) for seat in state.waiting for move in state.moves(seat)]
        digests.append(f"{state.digest()} {hashlib.sha256(' '.join(moves).encode()).hexdigest()}")
        if len(digests) > most:
            break
    return digests


DO: dict[str, Callable[..., list[str]]] = {"texts": texts, "finish": finish, "chain": chain}


def do(tasks: list[dict[str, list[Any]]]) -> list[list[str]]:
    """The answers to all tasks."""
    return [DO[name](*args) for task in tasks for name, args in task.items()]


def elsewhere(tasks: list[dict[str, list[Any]]], **environment: str) -> list[list[str]]:
    """The answers of another process with this environment."""
    clean = {k: v for k, v in os.environ.items() if k != "SOBREMESA_INTERPRETED"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.worker"],
        cwd=ROOT,
        env=clean | environment,
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: list[list[str]] = json.loads(done.stdout)
    return answers


if __name__ == "__main__":
    json.dump(do(json.load(sys.stdin)), sys.stdout)
