"""What happened in a match, as events that can still be told. Compiled: see setup.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sobremesa.engine.core import facts
from sobremesa.engine.core.facts import Log
from sobremesa.engine.core.table import Table
from sobremesa.engine.events import Event
from sobremesa.engine.native import i64
from sobremesa.engine.pieces import Pieces

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game


@final
class Chronicle:
    """What has happened and was not told yet, and what each viewer calls the pieces in sight."""

    def __init__(self, table: Table) -> None:
        self.log = Log(True)
        self.pieces = Pieces(table)
        self.told: list[Event] = []

    def follow(self, game: Game, table: Table) -> None:
        """Turn new facts into events."""
        rows = self.log.rows
        self.log.clear()
        at: i64 = 0
        while at < len(rows):
            row = [int(number) for number in rows[at : at + facts.ROW]]
            secret = row[0] == facts.ACTED and row[3] == 1
            moved = self.pieces.follow(row)
            self.told.append(Event(game, table.layout, row, moved, secret))
            at += facts.ROW
