"""Files as Rich draws them: a line for each thing, a column for each number, then its states.

Zones of files stand beside and below each other as there is room. A number that has a most is drawn
as dots, too, where the whole width allows.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import File, Gauge, Mark, Zone
from sobremesa.readers.files_told import is_told
from sobremesa.readers.hues import EMPTY, FAINT, FULL, HOLLOW, STRONG, TONES
from sobremesa.readers.pieces import chip, small_chips
from sobremesa.readers.scenery import capital, short
from sobremesa.words import Words

GAP, BESIDE = 2, 3  # between columns, and between zones that stand side by side
DOTS_MOST = 12  # more than so many of a thing are a number only
STATES_LEAST = 24  # states in less room than this go below the numbers


class Files:
    """Zones of files with the same numbers: what stands in their columns, and how wide they are."""

    def __init__(self, zones: Sequence[Zone], words: Words, *, dots: bool = False) -> None:
        self.zones = zones
        self.words = words
        self.justify: JustifyMethod = "left" if dots else "right"
        self.files = [file for zone in zones for file in zone["files"]]
        self.sign = max((cell_len(file["piece"]["sign"]) for file in self.files), default=0)
        self.columns = columns_of(self.files)
        self.titles = [self.title(zone) for zone in zones]
        self.names = [self.name(file) for file in self.files]
        self.states = [self.state(file) for file in self.files]
        self.heads = {key: header(gauge, words) for key, gauge in self.columns.items()}
        self.cells = [
            {gauge["id"]: number(gauge) for gauge in file["gauges"]} for file in self.files
        ]
        if dots:
            for key in self.columns:
                self.add_dots(key)

    def name(self, file: File) -> Text:
        """What it is; all signs of a zone are as wide as the widest."""
        piece = file["piece"].copy()
        piece["sign"] = " " * (self.sign - cell_len(piece["sign"])) + piece["sign"]
        return Text.assemble(chip(piece), " ", capital(short(piece["label"], self.words)))

    def add_dots(self, key: str) -> None:
        """Draw the numbers of a column as dots behind them, if they have a most."""
        widest = self.width_of(key)
        for file, row in zip(self.files, self.cells, strict=True):
            for gauge in file["gauges"]:
                if gauge["id"] == key and (drawn := dots_of(gauge)):
                    row[key] = Text(" " * (widest - row[key].cell_len)).append_text(row[key])
                    row[key].append(" ").append_text(drawn)

    def state(self, file: File) -> Text:
        """Its states, and what is attached to it."""
        parts = [told(mark, self.words) for mark in file["marks"]]
        parts += [
            Text.assemble(small_chips([one]), self.words.text(one["label"]))
            for one in file["attached"]
        ]
        return Text("  ").join(parts)

    def title(self, zone: Zone) -> Text:
        """The name of a zone, and how many of its places are taken; so much is there if nothing."""
        title = Text().append(capital(self.words.text(zone["label"])), style=STRONG)
        if "room" in zone:
            title.append(f" {zone['count']}/{zone['room']}", style=STRONG)
        if not zone["files"]:
            title.append(f"  {self.words.say('terminal-nothing')}", style=FAINT)
        return title

    # -- widths ----------------------------------------------------------------------------------

    @property
    def first(self) -> int:
        """The width of the names."""
        return max(cell_len(one.plain) for one in [*self.titles, *self.names])

    @property
    def numbers(self) -> int:
        """The width of the name and the numbers."""
        return self.first + sum(self.width_of(key) + GAP for key in self.columns)

    def width_of(self, key: str) -> int:
        """The width of a column."""
        texts = [self.heads[key], *(row[key] for row in self.cells if key in row)]
        return max(cell_len(one.plain) for one in texts)

    @property
    def wished(self) -> int:
        """The width at which everything stands in one line."""
        widest = max((cell_len(one.plain) for one in self.states), default=0)
        return self.numbers + (widest + GAP if widest else 0)

    @property
    def height(self) -> int:
        """How many lines it takes there."""
        return len(self.titles) + len(self.names)

    # -- drawing ---------------------------------------------------------------------------------

    def drawn(self, width: int) -> RenderableType:
        """The zones below each other, no wider than this."""
        columns = self.numbers <= width
        room = width - self.numbers - GAP
        beside = any(self.states) and (self.wished <= width or room >= STATES_LEAST)
        blocks: list[RenderableType] = []
        at = 0
        for number, (zone, title) in enumerate(zip(self.zones, self.titles, strict=True)):
            end = at + len(zone["files"])
            if columns:
                blocks += self.rows(title, range(at, end), heads=number == 0, beside=beside)
            else:
                blocks += [title, *(self.listed(one) for one in range(at, end))]
            at = end
        return Group(*blocks)

    def rows(
        self, title: Text, places: range, *, heads: bool, beside: bool
    ) -> list[RenderableType]:
        """A title, and a line for each thing of a zone; states stand behind or below their line."""
        table = self.table()
        table.add_row(title, *(self.heads.values() if heads and self.files else []))
        blocks: list[RenderableType] = [table]
        for at in places:
            cells = [self.cells[at].get(key, Text()) for key in self.columns]
            table.add_row(self.names[at], *cells, *([self.states[at]] if beside else []))
            if not beside and self.states[at]:
                table = self.table()
                blocks += [below(self.states[at]), table]
        return [one for one in blocks if not isinstance(one, Table) or one.row_count]

    def table(self) -> Table:
        """Columns as wide as what stands in them, the last for the states."""
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(no_wrap=True, width=self.first)
        for key in self.columns:
            table.add_column(no_wrap=True, justify=self.justify, width=self.width_of(key))
        return table

    def listed(self, at: int) -> RenderableType:
        """One thing where there is no room for columns: its numbers behind their names."""
        gauges = [one for one in self.files[at]["gauges"] if is_told(one)]
        parts = [Text.assemble(self.heads[one["id"]], " ", number(one)) for one in gauges]
        line = Text("  ").join([*parts, *([self.states[at]] if self.states[at] else [])])
        return Group(self.names[at], below(line)) if line else self.names[at]


def below(line: Text) -> Padding:
    """Something under the thing that it belongs to."""
    return Padding(line, (0, 0, 0, 4))


def columns_of(files: Sequence[File]) -> dict[str, Gauge]:
    """The numbers that any of the things has, in their order; those that are 0 everywhere not."""
    columns: dict[str, Gauge] = {}
    for file in files:
        for gauge in file["gauges"]:
            columns.setdefault(gauge["id"], gauge)
    told = {gauge["id"] for file in files for gauge in file["gauges"] if is_told(gauge)}
    return {key: gauge for key, gauge in columns.items() if key in told}


def header(gauge: Gauge, words: Words) -> Text:
    """What stands over a column."""
    return Text(gauge.get("sign") or capital(short(gauge["label"], words)), style=FAINT)


def number(gauge: Gauge) -> Text:
    """A number, of the most where there is one."""
    value, most = gauge["value"], gauge["most"]
    style = TONES[gauge.get("tone", "plain")]
    if most is None:
        return Text(str(value), style=style) if value else Text(EMPTY, style=FAINT)
    return Text(f"{value}/{most}", style=style)


def dots_of(gauge: Gauge) -> Text:
    """A number and what is missing to its most as dots, if they are few."""
    value, most = gauge["value"], gauge["most"]
    if most is None or most > DOTS_MOST:
        return Text()
    filled = min(max(value, 0), most)
    dots = Text(FULL * filled, style=TONES[gauge.get("tone", "plain")])
    return dots.append(HOLLOW * (most - filled), style=FAINT)


def told(mark: Mark, words: Words) -> Text:
    """A state: its sign and its name."""
    said = f"{mark['sign']} {capital(words.text(mark['label']))}".strip()
    return Text(said, style=TONES[mark["tone"]])


# -- zones beside each other -----------------------------------------------------------------------


class Shelf:
    """Zones side by side; several may stand below each other in the last place."""

    def __init__(self) -> None:
        self.places: list[list[Files]] = []

    @property
    def height(self) -> int:
        """The lines of the highest place."""
        return max((lines_of(place) for place in self.places), default=0)

    @property
    def wished(self) -> int:
        """How wide it is."""
        widths = [width_of(place) for place in self.places]
        return sum(widths) + BESIDE * max(0, len(widths) - 1)

    def takes(self, files: Files, width: int) -> bool:
        """Put a zone on the shelf if it fits there: below the last one, or else beside it."""
        if self.places:
            last = self.places[-1]
            room = width - self.wished + width_of(last)
            if files.wished <= room and lines_of([*last, files]) <= self.height:
                last.append(files)
                return True
        gap = BESIDE if self.places else 0
        if self.places and self.wished + gap + files.wished > width:
            return False
        self.places.append([files])
        return True

    def drawn(self, width: int) -> RenderableType:
        """The shelf; what stands on it alone may use the whole width."""
        if len(self.places) == 1:
            return below_each_other(self.places[0], width)
        table = Table.grid(padding=(0, BESIDE, 0, 0), pad_edge=False)
        for place in self.places:
            table.add_column(width=width_of(place))
        table.add_row(
            *(Group(*(one.drawn(width_of(place)) for one in place)) for place in self.places)
        )
        return table


def below_each_other(place: Sequence[Files], width: int) -> Group:
    """The zones of a place."""
    return Group(*(files.drawn(width) for files in place))


def lines_of(place: Sequence[Files]) -> int:
    """How many lines zones take below each other."""
    return sum(files.height for files in place)


def width_of(place: Sequence[Files]) -> int:
    """The widest of zones below each other."""
    return max(files.wished for files in place)


def shelves(zones: Sequence[Zone], words: Words, width: int) -> RenderableType:
    """Zones of files in their order, as close together as they can be read."""
    found: list[Shelf] = []
    for family in families(zones):
        files = Files(family, words)
        if not found or not found[-1].takes(files, width):
            found.append(Shelf())
            found[-1].takes(files, width)
    return Group(*(with_dots(shelf, words, width).drawn(width) for shelf in found))


def families(zones: Sequence[Zone]) -> list[list[Zone]]:
    """Zones that follow each other and count the same: they share their columns."""
    found: list[list[Zone]] = []
    for zone in zones:
        if found and are_kin(counted(found[-1][0]), counted(zone)):
            found[-1].append(zone)
        else:
            found.append([zone])
    return found


def counted(zone: Zone) -> set[str]:
    """The numbers that the things of a zone have."""
    return {gauge["id"] for file in zone["files"] for gauge in file["gauges"]}


def are_kin(some: set[str], others: set[str]) -> bool:
    """Whether one of them has all numbers of the other."""
    return bool(some and others) and (some <= others or others <= some)


def with_dots(shelf: Shelf, words: Words, width: int) -> Shelf:
    """The same shelf with numbers as dots, too, if they fit."""
    dotted = Shelf()
    for place in shelf.places:
        dotted.places.append([Files(files.zones, words, dots=True) for files in place])
    return dotted if dotted.wished <= width else shelf
