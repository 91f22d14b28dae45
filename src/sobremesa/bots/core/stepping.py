"""One call per step, for players written in Python: a move in, the next legal moves out."""

from __future__ import annotations

from sobremesa.bots.core.playout import first_of
from sobremesa.engine.core.layout import ENDING
from sobremesa.engine.core.table import Table
from sobremesa.engine.native import i64, vec


def open_choices(table: Table) -> vec[i64]:
    """The legal moves of the first seat that is asked; none when the game is over."""
    if table.cells[ENDING] != 0:
        return vec[i64]()
    return table.choices(first_of(table.waiting()))


def step(table: Table, code: i64) -> vec[i64]:
    """The first seat that is asked makes a legal move; tells the legal moves after it."""
    table.take(first_of(table.waiting()), code)
    return open_choices(table)
