"""Seats whose racks have the same places, as one table: a row for each, a column for each place.

Every column is as wide as what stands in it. What room is left goes to the names of the places:
with their colour in words where there is much, in short where there is little.
"""

from __future__ import annotations

from enum import Enum

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Scene, Slot, Zone
from sobremesa.readers.hues import FAINT, look
from sobremesa.readers.scenery import around, capital, short
from sobremesa.readers.tiles import measures, seat_name, slot_cell, slot_tile
from sobremesa.words import Words

NAME_LEAST, NAME_MOST = 16, 28
FULLEST, FULL, SHORT = HEADERS = (0, -2, -1)  # which of the names of a place
PLACE_LEAST = 6
GAP, NARROW_GAP = 2, 1
AIRY_MOST = 4  # so many seats stand apart from each other


class Low(Enum):
    """How low the rows are: two lines, a line with the state in words, or a line of signs."""

    TALL = "tall"
    TOLD = "told"
    SIGNS = "signs"


class Comparison:
    """The table of all seats, and how wide it can be."""

    def __init__(self, scene: Scene, racks: list[Zone], words: Words, low: Low = Low.TALL) -> None:
        self.words = words
        self.low = low
        self.gap = NARROW_GAP if low is Low.SIGNS else GAP
        self.seats = around(scene)
        self.places = racks[0]["slots"]
        by_owner = {rack["owner"]: rack["slots"] for rack in racks}
        self.names = [seat_name(seat, words) for seat in self.seats]
        self.held = [measures(scene, seat) for seat in self.seats]
        self.cells = [[self.cell(slot) for slot in by_owner[one["seat"]]] for one in self.seats]
        self.needed = [
            max(PLACE_LEAST, *(width_of(row[at]) for row in self.cells))
            for at in range(len(self.places))
        ]
        if low is Low.TALL:
            self.beside = 0
            lines = [*self.names, *(Text.assemble("  ", held) for held in self.held)]
        else:
            self.beside = max(map(width_of, self.held)) + self.gap
            lines = self.names
        self.name = min(NAME_MOST, max(map(width_of, lines)))

    def cell(self, slot: Slot) -> Text:
        """A place as low as it must be."""
        if self.low is Low.TALL:
            return slot_tile(slot, self.words)
        return slot_cell(slot, self.words, told=self.low is Low.TOLD)

    # -- widths ----------------------------------------------------------------------------------

    def headers(self, at: int) -> list[str]:
        """What a place may be called, the fullest first."""
        slot = self.places[at]
        name = capital(self.words.text(slot["label"]))
        key = f"hue-{slot['hue']}"
        coloured = [f"{name} ({self.words.say(key)})"] if self.words.has(key) else []
        return [*coloured, name, capital(short(slot["label"], self.words))]

    def widths(self, which: int) -> list[int]:
        """The columns with their headers with colours (FULLEST), in full or in short."""
        told = [self.headers(at)[which] for at in range(len(self.places))]
        return [max(need, cell_len(name) + 2) for need, name in zip(self.needed, told, strict=True)]

    @property
    def tightest(self) -> list[int]:
        """The columns with the words of their headers below each other."""
        words = [self.headers(at)[-1].split() for at in range(len(self.places))]
        longest = [max(map(cell_len, each)) + 2 for each in words]
        return [max(need, word) for need, word in zip(self.needed, longest, strict=True)]

    def total(self, widths: list[int], name: int) -> int:
        """The whole table with such columns."""
        return name + self.beside + sum(width + self.gap for width in widths)

    @property
    def least(self) -> int:
        """The least width at which the table can be drawn; long names end in an ellipsis there."""
        return self.total(self.tightest, min(self.name, NAME_LEAST))

    def wished(self, which: int) -> int:
        """The width at which these headers and all names stand in full."""
        return self.total(self.widths(which), self.name)

    # -- drawing ---------------------------------------------------------------------------------

    def drawn(self, width: int) -> Table:
        """The table, no wider than this."""
        columns = next(
            (self.widths(one) for one in HEADERS if self.wished(one) <= width), self.tightest
        )
        name = min(self.name, width - self.total(columns, 0))
        table = Table(
            box=box.SIMPLE_HEAD,
            show_edge=False,
            pad_edge=False,
            padding=(0, self.gap - 1, 0, 0),  # the box puts one between columns, too
            border_style=FAINT,
        )
        table.add_column("", width=name, no_wrap=True, overflow="ellipsis")
        if self.beside:
            table.add_column("", width=self.beside - self.gap)
        for at, column in enumerate(columns):
            table.add_column(self.header(at, column), width=column)
        tall = self.low is Low.TALL
        for number, seat in enumerate(self.seats):
            if seat["you"] and tall:
                table.add_section()
            airy = tall and len(self.seats) <= AIRY_MOST
            table.add_row(*self.first(number), *self.cells[number], end_section=airy)
        return table

    def first(self, number: int) -> list[Text]:
        """Who sits there, and what they hold."""
        name, held = self.names[number], self.held[number]
        return [name, held] if self.beside else [Text.assemble(name, "\n  ", held)]

    def header(self, at: int, width: int) -> Text:
        """The fullest name of a place that fits, with its shape."""
        fitting = [name for name in self.headers(at) if cell_len(name) + 2 <= width]
        seen = look(self.places[at]["hue"])
        name = (fitting or self.headers(at)[-1:])[0]
        return Text.assemble((seen.shape, seen.edge), f" {name}")


def width_of(text: Text) -> int:
    """The longest line of a text."""
    return max((cell_len(line) for line in text.plain.splitlines()), default=0)
