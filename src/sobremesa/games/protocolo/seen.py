"""The table as a viewer knows it, so that the rules themselves answer what is to be shown.

It holds the cards in sight, with their tokens, and the numbers that all may know. Nothing else of
the match is in it.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sobremesa.engine.views import View
from sobremesa.games.protocolo.rules.box import Box
from sobremesa.games.protocolo.rules.table import ProtocoloTable

if TYPE_CHECKING:
    from sobremesa.games.protocolo.game import ProtocoloGame


class Seen:
    """A view as a table; and in each zone the cards that lie there for the rules."""

    def __init__(self, game: ProtocoloGame, view: View) -> None:
        self.game = game
        self.view = view
        laid = game.lay_table(view["seats"], view["options"])
        assert isinstance(laid, ProtocoloTable)
        self.table: ProtocoloTable = laid
        self.free: dict[tuple[int, str], list[int]] = defaultdict(list)
        self.cards: dict[str, list[int]] = {}  # of each zone in sight, the lowest first
        for card in reversed(range(all_cards(self.table.box))):
            self.free[int(self.table.box.deck_of(card)), game.card_name(card)].append(card)
        self.lay_cards()
        for field in self.table.layout.fields:
            for index, value in enumerate(view["fields"].get(field.name, ())):
                self.table.cells[field.at + index] = value

    def lay_cards(self) -> None:
        """Put every card in sight where it lies; equal cards are alike to the rules."""
        table, zones = self.table, self.view["zones"]
        tokens = {field.name: int(field.at) for field in table.layout.fields if field.on_cards}
        for zone in table.layout.zones:
            told = zones[zone.name]
            self.cards[zone.name] = []
            for index, name in enumerate(told.get("cards", ())):
                card = self.take(int(zone.deck), name)
                table.lay(card, zone.number)
                self.cards[zone.name].append(card)
                for token in zone.carries:
                    table.cells[tokens[token] + card] = told[token][index]

    def take(self, deck: int, name: str) -> int:
        """A card of this name; the open event is of whichever event deck has it."""
        return next(self.free[one, name].pop() for one in (deck, 3, 4) if self.free[one, name])


def all_cards(box: Box) -> int:
    """How many cards there can be, with a second event deck (CA-2)."""
    return int(box.cards_in_play + 2 * box.events)
