"""The shape of a kind of move: when it can be made, why not, which there are, what it does.

`why_not` is the one place that says what is legal: the list walks the candidates and asks it, a
refusal is its answer, and nothing is carried out that it has not allowed.
"""

from __future__ import annotations

from typing import Final

from sobremesa.engine.core.table import Found
from sobremesa.engine.native import i64
from sobremesa.games.protocolo.rules.box import NO_CARD
from sobremesa.games.protocolo.rules.reasons import MAY, TOO_MANY_ACTIONS
from sobremesa.games.protocolo.rules.table import ACT, ACTIONS, STAGE, ProtocoloTable

# CA-23 the steps of phase 2, each of which closes the ones before it
MOVING: Final = 0  # PC-6.6
RESTING: Final = 1  # PC-6.7
OPEN: Final = 2  # PC-6.8


class Act:
    """A kind of move."""

    def answers(self, asked: i64) -> bool:
        """Which question it answers: most of them what to do in phase 2."""
        return asked == ACT

    def why_not(self, table: ProtocoloTable, seat: i64, code: i64) -> i64:
        """Why a seat may not do it: MAY if it may."""
        raise NotImplementedError

    def list(self, table: ProtocoloTable, seat: i64, found: Found) -> None:
        """Find all its legal moves."""
        raise NotImplementedError

    def do(self, table: ProtocoloTable, seat: i64, code: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def list_one(self, table: ProtocoloTable, seat: i64, code: i64, found: Found) -> None:
        """Find this move if it is legal."""
        if self.why_not(table, seat, code) == MAY:
            found.add(code)


def why_no_action(table: ProtocoloTable) -> i64:
    """CA-67 The guard against a phase 2 without end."""
    if table.cells[ACTIONS] >= table.box.numbers.actions_most:
        return TOO_MANY_ACTIONS
    return MAY


def act_begins(table: ProtocoloTable, step: i64) -> None:
    """CA-70, CA-23 One more action; the first one of a later step closes the earlier steps."""
    table.set_number(ACTIONS, table.cells[ACTIONS] + 1)
    table.set_number(STAGE, max(table.cells[STAGE], step))


def found_of_sort(table: ProtocoloTable, seat: i64, name: i64, sort: i64) -> i64:
    """The card of this name and sort in a hospital; NO_CARD if there is none."""
    card: i64 = table.find(seat, name)
    return card if card != NO_CARD and table.sort(card) == sort else NO_CARD
