"""B-2 How a match ends."""

from __future__ import annotations

from sobremesa.engine.core.table import bit
from sobremesa.engine.native import i64, mypyc_attr
from sobremesa.games.rescate.rules.box import LOST_MOST, ON_BOARD, RESCUED_MOST, VICTIMS
from sobremesa.games.rescate.rules.fields import COLLAPSED, LOST, PERFECT, TIMEOUT, WON
from sobremesa.games.rescate.rules.table import RescateTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Winning:
    """B-2.1 Seven rescued: won. Four lost, or the last cube placed: lost. All share it."""

    def after_rescue(self, table: RescateTable) -> None:
        """A victim has been rescued."""
        if table.rescued() >= RESCUED_MOST:
            self.finish(table, WON)

    def after_loss(self, table: RescateTable) -> None:
        """Victims have been lost."""
        if table.lost() >= LOST_MOST:
            self.finish(table, LOST)

    def collapse(self, table: RescateTable) -> None:
        """B-2.3 The building comes down on whoever is left in it."""
        slot: i64 = 0
        while slot < ON_BOARD:
            table.rulings.rescue.lose(table, slot)
            slot += 1
        self.finish(table, COLLAPSED)

    def time_out(self, table: RescateTable) -> None:
        """R-1 So many turns have ended that nothing will come of it."""
        self.finish(table, TIMEOUT)

    def finish(self, table: RescateTable, ending: i64) -> None:
        """The match is over, for all alike; won if enough are rescued, whatever ended it."""
        if not table.is_over():
            won: bool = table.rescued() >= RESCUED_MOST
            table.end(ending, bit(table.seats()) - 1 if won else 0)


class PlayOn(Winning):
    """B-2.4 `play_on`: after the seventh rescue it goes on for those who are left."""

    def after_rescue(self, table: RescateTable) -> None:
        self.check_settled(table)

    def after_loss(self, table: RescateTable) -> None:
        if table.rescued() >= RESCUED_MOST:
            self.check_settled(table)
        else:
            super().after_loss(table)

    def check_settled(self, table: RescateTable) -> None:
        """B-2.4 All victims are rescued or lost; a perfect match loses none."""
        if table.rescued() == VICTIMS:
            self.finish(table, PERFECT)
        elif table.rescued() + table.lost() == VICTIMS:
            self.finish(table, WON)
