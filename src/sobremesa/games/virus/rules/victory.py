"""VI-7 Victory."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64
from sobremesa.games.virus.rules.cards import ORGANS_TO_WIN
from sobremesa.games.virus.rules.table import VirusTable

BODY_COMPLETE: Final = 1  # the only ending


class Winning:
    """VI-7.1, VI-7.2, VC-7 Four healthy organs of different colours, whatever the fifth is."""

    def is_complete(self, table: VirusTable, seat: i64) -> bool:
        """Whether this body wins."""
        return table.has_healthy(seat, ORGANS_TO_WIN)


class NoneInfected(Winning):
    """VI-7.2 `infected_blocks`: no organ of the body may be infected."""

    def is_complete(self, table: VirusTable, seat: i64) -> bool:
        return table.has_healthy(seat, ORGANS_TO_WIN) and table.infected_organs(seat) == 0


def check(table: VirusTable) -> bool:
    """VI-7.3, VC-6 After every card and for all players, beginning with the active one.

    By default no card completes two bodies. With `infected_blocks` and `contagion_targets = any`
    one can (a virus leaves one body and extirpates the infected organ of another): then the active
    player wins, as the clause says for expansions.
    """
    seat: i64 = table.turn()
    while not table.rulings.winning.is_complete(table, seat):
        seat = table.after(seat)
        if seat == table.turn():
            return False
    table.end(BODY_COMPLETE, bit(seat))  # VI-7.5 one winner, all others lose alike
    return True
