"""B-6.1 The red die names a row, the black one a column. Their faces are those of the board."""

from __future__ import annotations

from sobremesa.engine.native import i64
from sobremesa.games.rescate.rules.sayings import ROLLING
from sobremesa.games.rescate.rules.table import RescateTable


def roll_red(table: RescateTable) -> i64:
    """A row."""
    return table.roll(table.house.rows)


def roll_black(table: RescateTable) -> i64:
    """A column."""
    return table.roll(table.house.columns)


def roll_space(table: RescateTable, purpose: i64) -> i64:
    """Both dice: a space."""
    table.say(ROLLING, purpose, 0, 0)
    red: i64 = roll_red(table)
    black: i64 = roll_black(table)
    return table.house.target(red, black)


def opposite(faces: i64, face: i64) -> i64:
    """B-9.5, B-11.5 The face on the other side of a die."""
    return faces + 1 - face
