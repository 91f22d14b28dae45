"""Names of pieces, for following them on the screen.

For each viewer, a piece keeps its name as long as that viewer sees it, and loses it where it goes
into hiding: what comes to sight again is a new piece, so that nobody can follow a card through a
shuffle or through a rival's hand.
"""

from __future__ import annotations

from sobremesa.engine.core import facts
from sobremesa.engine.core.table import Table
from sobremesa.engine.views import SPECTATOR


class Pieces:
    """What each viewer calls each card in sight."""

    def __init__(self, table: Table) -> None:
        self.viewers = [SPECTATOR, *range(int(table.layout.seats))]
        self.names: dict[int, dict[int, str]] = {viewer: {} for viewer in self.viewers}
        self.given = dict.fromkeys(self.viewers, 0)
        self.sight = {
            viewer: [table.sees(viewer, zone.number) for zone in table.layout.zones]
            for viewer in self.viewers
        }
        self.tokens = [
            (int(field.at), int(field.at + field.size))
            for field in table.layout.fields
            if field.on_cards
        ]
        self.name_all(table)

    def name_all(self, table: Table) -> None:
        """Name each card in sight that has no name yet."""
        for zone in table.layout.zones:
            for i in range(table.count(zone.number)):
                for viewer in self.viewers:
                    if self.sight[viewer][zone.number]:
                        self._name(viewer, int(table.card(zone.number, i)))

    def _name(self, viewer: int, card: int) -> str:
        names = self.names[viewer]
        if card not in names:
            self.given[viewer] += 1
            names[card] = str(self.given[viewer])
        return names[card]

    def follow(self, row: list[int]) -> dict[int, str]:
        """Keep up with a fact; the name of the piece it moves, for those who see it."""
        kind, card, source, target = row[:4]
        if kind == facts.TOKEN:
            return self._bearing(row[1], row[3])
        if kind != facts.MOVED:
            return {}
        moved: dict[int, str] = {}
        for viewer in self.viewers:
            before, after = self.sight[viewer][source], self.sight[viewer][target]
            if after:
                moved[viewer] = self._name(viewer, card)
            elif before:
                moved[viewer] = self._name(viewer, card)
                del self.names[viewer][card]
        return moved

    def _bearing(self, cell: int, zone: int) -> dict[int, str]:
        """The name of the piece on which a number lies, for those who see it there."""
        card = next(cell - at for at, end in self.tokens if at <= cell < end)
        return {
            viewer: self._name(viewer, card) for viewer in self.viewers if self.sight[viewer][zone]
        }

    def in_zones(self, table: Table, viewer: int) -> dict[str, list[str]]:
        """The names of the pieces in each zone that a viewer sees, the lowest first."""
        return {
            zone.name: [
                self.names[viewer][int(table.card(zone.number, i))]
                for i in range(table.count(zone.number))
            ]
            for zone in table.layout.zones
            if self.sight[viewer][zone.number]
        }
