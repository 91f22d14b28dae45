"""The rows of the table: who is measured against whom, at what."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

BOARDS = ("tictactoe", "connect4", "leduc")
TITLES = {
    "tictactoe": "tic-tac-toe",
    "connect4": "connect four",
    "leduc": "Leduc poker",
    "uno": "Uno",
}


@dataclass(frozen=True)
class Side:
    """What one contender does in a row."""

    contender: str
    task: str
    game: str


@dataclass(frozen=True)
class Row:
    """Two sides, and how it is proved that both play the same game."""

    id: str
    layer: str
    against: str
    ours: Side
    theirs: Side
    proof: str = "lengths"
    clock: str = "cpu"


def against_spiel(
    id: str, layer: str, peer: str, task: str, theirs: str, games: tuple[str, ...]
) -> list[Row]:
    """The same layer for several games that OpenSpiel has too."""
    return [
        Row(
            f"{id}.{game}",
            layer,
            f"{peer}: {TITLES[game]}",
            Side("compiled", task, game),
            Side("open_spiel", theirs, game),
        )
        for game in games
    ]


THROUGH_PYTHON = "OpenSpiel C++ through Python"

ROWS: tuple[Row, ...] = (
    *against_spiel(
        "playouts",
        "whole random playouts in one call",
        "OpenSpiel C++ rollouts",
        "playouts",
        "playouts",
        BOARDS,
    ),
    *against_spiel("codes", "a step from Python, codes", THROUGH_PYTHON, "steps", "steps", BOARDS),
    *against_spiel(
        "contract",
        "a step from Python, public contract",
        THROUGH_PYTHON,
        "contract",
        "steps",
        BOARDS,
    ),
    Row(
        "step.uno",
        "a step from Python, codes",
        "RLCard's bare Uno",
        Side("compiled", "steps", "uno"),
        Side("rlcard", "steps", "uno"),
    ),
    Row(
        "clone.uno",
        "clone from Python",
        "OpenSpiel's crazy eights (another game)",
        Side("compiled", "clone", "uno"),
        Side("open_spiel", "clone", "crazy_eights"),
        proof="none",
    ),
    *against_spiel("uct", "UCT", "OpenSpiel C++ MCTS bot", "uct", "uct", BOARDS[:2]),
    *against_spiel("ismcts", "ISMCTS", "OpenSpiel C++ ISMCTS bot", "ismcts", "ismcts", BOARDS[2:]),
    Row(
        "virus.interpreted",
        "Virus!, three seats",
        "its own interpreted source",
        Side("compiled", "random moves", "virus"),
        Side("interpreted", "random moves", "virus"),
        proof="digests",
    ),
    Row(
        "virus.c",
        "Virus!, three seats",
        "plain C of the same rules and moves",
        Side("compiled", "random moves", "virus"),
        Side("plain_c", "random moves", "virus"),
        proof="moves",
    ),
    Row(
        "protocolo.interpreted",
        "Protocolo de Crisis, whole playouts",
        "its own interpreted source",
        Side("compiled", "random moves", "protocolo"),
        Side("interpreted", "random moves", "protocolo"),
        proof="digests",
    ),
    Row(
        "processes.two",
        "two processes",
        "one (by the clock, two cores)",
        Side("compiled", "random moves", "virus"),
        Side("second", "random moves", "virus"),
        proof="pair",
        clock="wall",
    ),
    Row(
        "wire.view",
        "a view on the wire",
        "pydantic",
        Side("compiled", "view", "virus"),
        Side("pydantic", "view", "virus"),
        proof="views",
    ),
)


def chosen(only: str | None) -> list[Row]:
    """The rows whose name begins so; all if nothing is given."""
    return [row for row in ROWS if only is None or row.id.startswith(only)]


def bounds() -> dict[str, float]:
    """What each row must reach, by its name."""
    text = Path(__file__).with_name("bounds.toml").read_text(encoding="utf-8")
    return {
        f"{layer}.{name}": float(bound)
        for layer, names in tomllib.loads(text).items()
        for name, bound in names.items()
    }
