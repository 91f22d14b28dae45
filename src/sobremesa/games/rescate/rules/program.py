"""B-4.1, B-6.6 The order of play, as a list of steps that can be read from top to bottom.

The steps of setting up are taken once, those of a turn again and again. A step that asks somebody
something is taken again when that has been answered.
"""

from __future__ import annotations

from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.games.rescate.rules.fields import STEP
from sobremesa.games.rescate.rules.table import RescateTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of the order of play."""

    def run(self, table: RescateTable) -> bool:
        """Take it; tells whether it is done, or somebody is asked."""
        raise NotImplementedError


def go_on(table: RescateTable) -> None:
    """Take step after step until somebody is asked or all is over; tell only where it ends."""
    setup = table.rulings.setup
    turn = table.rulings.turn
    first: i64 = len(setup)
    last: i64 = first + len(turn) - 1
    before: i64 = table.cells[STEP]
    while table.asked() == 0 and not table.is_over():
        step: i64 = table.cells[STEP]
        done: bool = setup[step].run(table) if step < first else turn[step - first].run(table)
        if done:
            table.cells[STEP] = first if step == last else step + 1
    after: i64 = table.cells[STEP]
    table.cells[STEP] = before
    table.set_number(STEP, after)


def back_to(table: RescateTable, step: i64) -> None:
    """Go on from another step of the turn, counted from its first."""
    table.cells[STEP] = len(table.rulings.setup) + step
