"""A board as an architect's plan, in SVG: to be printed, or looked at in a browser."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.engine.scene import Area, Cell, Piece, Spot, Storey, Zone
from sobremesa.engine.spaces import COMPASS
from sobremesa.readers.hues import look
from sobremesa.readers.scenery import capital
from sobremesa.readers.svg import INK, box, element, line, page, words
from sobremesa.readers.svg_edges import edge, sample
from sobremesa.words import Words

CELL = 84.0
MARGIN = 54.0
GAP = 60.0  # between floors
LEGEND_LINE = 30.0
LEGEND_COLUMN = 250.0
GROUND, FLOOR, FAINT, GRASS = "#eef1e6", "#ffffff", "#c9cfd4", "#a9b39b"
AREA = "#b3412e"


def plan_of(zone: Zone, said: Words) -> str:
    """All floors beside each other, a title, and what the signs mean."""
    parts: list[str] = []
    x = MARGIN
    height = 0.0
    for storey in zone["floors"]:
        plan = Plan(storey, said, x, MARGIN + 58)
        parts += plan.drawn()
        x += plan.width + GAP
        height = max(height, plan.height)
    width = x - GAP + MARGIN
    title = capital(said.text(zone["label"]))
    parts.append(words(MARGIN, MARGIN + 8, title, 26, text_anchor="start", font_weight="bold"))
    foot = MARGIN + 58 + height + 34
    signs = list(legend(zone, said))
    columns = max(1, int((width - 2 * MARGIN) // LEGEND_COLUMN))
    for at, (sign, told) in enumerate(signs):
        left = MARGIN + at % columns * LEGEND_COLUMN
        top = foot + at // columns * LEGEND_LINE
        shown = element("g", sign, transform=f"translate({left:.0f} {top:.0f})")
        parts += [shown, words(left + 74, top + 5, told, 14, text_anchor="start")]
    rows = -(-len(signs) // columns)
    return page(width, foot + rows * LEGEND_LINE + MARGIN / 2, "\n".join(parts))


class Plan:
    """One floor, its upper left corner somewhere on the page."""

    def __init__(self, storey: Storey, said: Words, left: float, top: float) -> None:
        self.storey = storey
        self.said = said
        self.left = left
        self.top = top
        self.cells = {cell["id"]: cell for cell in storey["cells"]}

    @property
    def width(self) -> float:
        """With the ring."""
        return (self.storey["columns"] + 2) * CELL

    @property
    def height(self) -> float:
        """With the ring."""
        return (self.storey["rows"] + 2) * CELL

    def x(self, column: float) -> float:
        """The left side of a column, as printed."""
        return self.left + (column - self.storey["first"] + 1) * CELL

    def y(self, row: float) -> float:
        """The upper side of a row."""
        return self.top + row * CELL

    def drawn(self) -> Iterator[str]:
        """Everything, what lies below first."""
        for cell in self.storey["cells"]:
            yield self.tile(cell)
        for spot in self.storey["spots"]:
            yield from self.bay(spot)
        for area in self.storey["areas"]:
            yield self.outline(area)
        for cell in self.storey["cells"]:
            yield from self.inside(cell)
        for side in self.storey["sides"]:
            x, y = self.x(side["column"]), self.y(side["row"])
            if side["lying"]:
                yield edge(side, x, y + CELL, x + CELL, y + CELL)
            else:
                yield edge(side, x + CELL, y, x + CELL, y + CELL)
        for area in self.storey["areas"]:
            yield self.name(area)
        yield from self.coordinates()

    def tile(self, cell: Cell) -> str:
        """The floor of a space."""
        x, y = self.x(cell["column"]), self.y(cell["row"])
        if cell["inside"]:
            return box(x, y, CELL, CELL, fill=FLOOR, stroke=FAINT, stroke_width=1)
        return box(
            x, y, CELL, CELL, fill=GROUND, stroke=GRASS, stroke_width=0.8, stroke_dasharray="2 6"
        )

    def coordinates(self) -> Iterator[str]:
        """The numbers around the plan, the ring's included."""
        first, columns, rows = self.storey["first"], self.storey["columns"], self.storey["rows"]
        middle = self.left + self.width / 2
        if self.storey["label"] is not None:
            name = capital(self.said.text(self.storey["label"]))
            yield words(middle, self.top - 34, name, 18, font_weight="bold")
        for column in range(first - 1, first + columns + 1):
            weight = "bold" if first <= column < first + columns else "normal"
            x = self.x(column) + CELL / 2
            yield words(x, self.top - 10, str(column), 15, font_weight=weight)
        for row in range(rows + 2):
            weight = "bold" if 1 <= row <= rows else "normal"
            y = self.y(row) + CELL / 2 + 5
            yield words(self.left - 18, y, str(row), 15, font_weight=weight)

    def bay(self, spot: Spot) -> Iterator[str]:
        """A place to park: an empty bay, or what stands in it."""
        colour = look(spot["hue"]).colour
        x, y, width, height = self.around(spot["cells"])
        inset = 9.0
        yield box(
            x + inset,
            y + inset,
            width - 2 * inset,
            height - 2 * inset,
            rx=10,
            fill=colour,
            fill_opacity=0.9 if spot["taken"] else 0.16,
            stroke=colour,
            stroke_width=2.5,
            stroke_dasharray=None if spot["taken"] else "9 6",
        )
        middle, centre = x + width / 2, y + height / 2
        turn = f"rotate(-90 {middle:.1f} {centre:.1f})" if height > width else None
        name = capital(self.said.text(spot["label"]))
        yield words(middle, centre + 5, name, 15, font_weight="bold", transform=turn)

    def name(self, area: Area) -> str:
        """The name of an area, in its lower corner."""
        x, y, _, height = self.around(area["cells"])
        name = self.said.text(area["label"])
        return words(x + 16, y + height - 14, name, 11, text_anchor="start", fill=AREA)

    def outline(self, area: Area) -> str:
        """The line around an area."""
        x, y, width, height = self.around(area["cells"])
        return box(
            x + 6,
            y + 6,
            width - 12,
            height - 12,
            rx=8,
            fill="none",
            stroke=AREA,
            stroke_opacity=0.55,
            stroke_width=1.6,
            stroke_dasharray="3 6",
        )

    def around(self, names: list[str]) -> tuple[float, float, float, float]:
        """The rectangle around some spaces."""
        cells = [self.cells[name] for name in names]
        rows, columns = [cell["row"] for cell in cells], [cell["column"] for cell in cells]
        x, y = self.x(min(columns)), self.y(min(rows))
        return x, y, self.x(max(columns) + 1) - x, self.y(max(rows) + 1) - y

    def inside(self, cell: Cell) -> Iterator[str]:
        """What is in a space."""
        x, y = self.x(cell["column"]), self.y(cell["row"])
        if "cover" in cell:
            cover = cell["cover"]
            colour = look(cover["hue"]).colour
            yield box(x + 5, y + 5, CELL - 10, CELL - 10, rx=9, fill=colour, fill_opacity=0.75)
            for i in range(3):
                yield words(x + CELL * (i + 1) / 4, y + CELL - 12, cover["sign"], 17)
        if "arrow" in cell:
            yield arrow(x + CELL / 2, y + CELL / 2, *COMPASS[cell["arrow"]])
        for at, piece in enumerate(cell["pieces"]):
            yield token(piece, x + 20 + at % 3 * 23, y + 22 + at // 3 * 25)
        if "cost" in cell:
            cost = str(cell["cost"])
            yield words(x + CELL - 8, y + CELL - 9, cost, 13, text_anchor="end", fill="#3c7a5c")


def arrow(x: float, y: float, down: int, right: int) -> str:
    """An arrow to a neighbour, around its middle."""
    reach = 15.0
    dx, dy = right * reach, down * reach
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    tip_x, tip_y = x + ux * reach, y + uy * reach
    back, aside = 6.5, 5.0
    barbs = [
        line(
            tip_x,
            tip_y,
            tip_x - back * ux - k * aside * uy,
            tip_y - back * uy + k * aside * ux,
        )
        for k in (1, -1)
    ]
    shaft = line(x - ux * reach, y - uy * reach, tip_x, tip_y)
    return element(
        "g",
        "".join([shaft, *barbs]),
        stroke="#8b98a3",
        stroke_width=2.2,
        stroke_linecap="round",
    )


def token(piece: Piece, x: float, y: float) -> str:
    """A piece: its sign on its colour."""
    fill = look(piece["hue"]).colour
    disc = element("circle", cx=x, cy=y, r=11, fill=fill, stroke=INK, stroke_width=1.4)
    return disc + words(x, y + 5, piece["sign"], 13, font_weight="bold")


def legend(zone: Zone, said: Words) -> Iterator[tuple[str, str]]:
    """Each kind of edge as it is drawn, bays, areas and arrows, each with its meaning."""
    found = {
        (side["drawn"], side["state"]) for storey in zone["floors"] for side in storey["sides"]
    }
    for drawn, state in sorted(found):
        yield sample(drawn, state), said.say(f"side-{drawn}-{state}")
    bays: dict[str, str] = {}
    for storey in zone["floors"]:
        for spot in storey["spots"]:
            bays.setdefault(said.text(spot["label"]), look(spot["hue"]).colour)
    for name, colour in bays.items():
        bay = box(6, -10, 52, 20, rx=5, fill=colour, fill_opacity=0.2, stroke=colour)
        yield bay, name
    if any(storey["areas"] for storey in zone["floors"]):
        dotted = box(6, -9, 52, 18, rx=4, fill="none", stroke=AREA, stroke_dasharray="3 5")
        yield dotted, said.say("board-area")
    if any("arrow" in cell for storey in zone["floors"] for cell in storey["cells"]):
        yield arrow(32, 0, 0, 1), said.say("board-arrow")
