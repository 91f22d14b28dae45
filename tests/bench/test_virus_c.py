"""The plain C of Virus! plays the same games as ours, move for move: else it is no yardstick."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import sobremesa
from sobremesa.bots.core.playout import play_many
from sobremesa.engine.core.chance import Rng, seed_words
from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.core.table import bit

SOURCE = Path(__file__).resolve().parents[2] / "bench" / "virus_c"
GAMES = [(2 + number % 5, f"game {number}", f"player {number}") for number in range(300)]

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, freshly built."""
    path = tmp_path_factory.mktemp("virus_c") / "virus"
    subprocess.run([SOURCE / "build.sh", path], check=True)
    return path


def our_game(seats: int, seed: str, player: str) -> Iterator[str]:
    """Each decision of a random game: who, the move taken, and all that were listed."""
    table = sobremesa.load("virus").start(seats, seed, record=False).table
    rng = Rng(player)
    while table.waiting():
        seat = next(seat for seat in range(seats) if table.waiting() & bit(seat))
        codes = [int(code) for code in table.choices(seat)]
        code = codes[rng.below(len(codes))]
        yield f"{seat}: {code}: {' '.join(map(str, codes))}"
        table.take(seat, code)
    yield f"won by {int(table.cells[WINNERS]).bit_length() - 1}"


def test_every_decision_and_every_winner_agree(program: Path) -> None:
    orders = [
        [seats, *seed_words(seed)[:3], *seed_words(player)[:3]] for seats, seed, player in GAMES
    ]
    given = "\n".join(" ".join(map(str, order)) for order in orders)
    shown = subprocess.run(
        [program, "show"], input=given, capture_output=True, text=True, check=True
    )
    theirs = iter(shown.stdout.splitlines())
    for game in GAMES:
        for ours in our_game(*game):
            assert next(theirs) == ours, game
    assert next(theirs, None) is None


def test_timed_playouts_are_the_same_on_both_sides(program: Path) -> None:
    words = [*seed_words("a deal")[:3], *seed_words("a player")[:3]]
    order = [str(program), "time", "3", "40", *map(str, words)]
    timed = json.loads(subprocess.run(order, capture_output=True, text=True, check=True).stdout)
    table = sobremesa.load("virus").start(3, "a deal", record=False).table
    assert timed["games"] == 40
    assert timed["moves"] == play_many(table, Rng("a player"), 40, 10_000)
