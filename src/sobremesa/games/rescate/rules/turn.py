"""B-4 The turn: its AP, its actions, its end."""

from __future__ import annotations

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.rescate.rules.box import AP, EXPERIENCE, SAVED
from sobremesa.games.rescate.rules.box import FREE as FREE_AP
from sobremesa.games.rescate.rules.dodging import teacher_near, teaches
from sobremesa.games.rescate.rules.fields import (
    ACTION,
    BONUS,
    FREE,
    FRESH,
    IDLE,
    ORDERED,
    OVER,
    POINTS,
    STAGE,
    TURN,
    TURNS,
)
from sobremesa.games.rescate.rules.program import Step
from sobremesa.games.rescate.rules.sayings import TURN_OF
from sobremesa.games.rescate.rules.table import RescateTable


class BeginTurn(Step):
    """B-4.2, B-12 AP for the turn: those of the sheet, beside those saved; special ones anew."""

    def run(self, table: RescateTable) -> bool:
        seat: i64 = table.turn()
        table.set_number(POINTS + seat, table.cells[POINTS + seat] + table.sheet(seat, AP))
        table.set_number(FREE, table.sheet(seat, FREE_AP))
        near: bool = not teaches(table.role(seat)) and teacher_near(table, seat)
        table.set_number(BONUS, EXPERIENCE if near else 0)
        table.set_number(STAGE, FRESH)
        table.set_number(IDLE, 0)
        other: i64 = 0
        while other < table.seats():
            table.set_number(ORDERED + other, 0)
            other += 1
        table.say(TURN_OF, seat, table.cells[POINTS + seat], 0)
        return True


class Actions(Step):
    """B-4.1 Whoever has the turn acts until he passes."""

    def run(self, table: RescateTable) -> bool:
        if table.cells[STAGE] == OVER:
            return True
        table.ask(ACTION, bit(table.turn()))
        return False


def end_actions(table: RescateTable) -> None:
    """B-4.3 AP that are left are saved, up to a limit; special ones are gone."""
    seat: i64 = table.turn()
    saved: i64 = min(table.cells[POINTS + seat], table.sheet(seat, SAVED))
    table.set_number(POINTS + seat, saved)
    table.set_number(FREE, 0)
    table.set_number(BONUS, 0)
    table.set_number(STAGE, OVER)
    table.close()


class EndTurn(Step):
    """B-13.1 The next firefighter's turn."""

    def run(self, table: RescateTable) -> bool:
        table.set_number(TURNS, table.cells[TURNS] + 1)
        if table.cells[TURNS] >= table.rulings.turns:
            table.rulings.winning.time_out(table)
            return False
        table.set_number(TURN, (table.turn() + 1) % table.seats())
        return True
