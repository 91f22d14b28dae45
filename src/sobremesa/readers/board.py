"""A board drawn with signs: walls and doors as lines, fire and smoke as what fills the spaces.

A space is two lines high. In the first lie things, in the second stand figures, and at its right
end what it costs to get there. Fire and smoke fill what is left of it with their sign, so that they
are seen from afar and without any colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from sobremesa.engine.scene import Cell, Piece, Side, Spot, Storey, Zone
from sobremesa.readers.board_edges import CORNERS, DOWN, LEFT, RIGHT, UP, WALL, is_line, stroke
from sobremesa.readers.canvas import Canvas
from sobremesa.readers.hues import FAINT, INK, STRONG, look
from sobremesa.readers.scenery import capital, short
from sobremesa.words import Words

WIDEST, NARROWEST = 9, 4  # signs of a space
HEAD: Final = 3  # signs of the row numbers
HIGH: Final = 2  # lines of a space
GOES: Final = "→"
ARROWS: Final = {
    "N": "↑",
    "NE": "↗",
    "E": "→",
    "SE": "↘",
    "S": "↓",
    "SW": "↙",
    "W": "←",
    "NW": "↖",
}
COST = Style(color=look("green").colour, bold=True)


def board_width(zone: Zone, cell: int) -> int:
    """How wide the widest floor is with spaces of so many signs."""
    columns = max(storey["columns"] for storey in zone["floors"])
    return HEAD + (columns + 2) * (cell + 1) - 1


def cell_width(zone: Zone, width: int) -> int:
    """How wide a space can be where there is so much room."""
    fitting = (cell for cell in range(WIDEST, NARROWEST, -1) if board_width(zone, cell) <= width)
    return next(fitting, NARROWEST)


def draw_board(zone: Zone, words: Words, width: int) -> RenderableType:
    """All floors of a board, side by side where they fit, and what its signs mean."""
    cell = cell_width(zone, width)
    floors: list[RenderableType] = []
    for storey in zone["floors"]:
        lines = Drawn(storey, words, cell).lines()
        if storey["label"] is not None:
            lines.insert(0, Text(capital(words.text(storey["label"])), style=STRONG))
        floors.append(Group(*lines))
    together = floors[0] if len(floors) == 1 else Columns(floors, padding=(0, 3))
    return Group(together, *legend(zone, words, width))


class Drawn:
    """One floor on its canvas."""

    def __init__(self, storey: Storey, words: Words, cell: int) -> None:
        self.storey = storey
        self.words = words
        self.cell = cell
        rows, columns = storey["rows"], storey["columns"]
        self.canvas = Canvas(HEAD + (columns + 2) * (cell + 1) - 1, (rows + 2) * (HIGH + 1))
        self.taken = [c for spot in storey["spots"] if spot["taken"] for c in spot["cells"]]
        self.sides = {(s["row"], self.across(s["column"]), s["lying"]): s for s in storey["sides"]}

    def lines(self) -> list[Text]:
        """Everything on it."""
        self.heads()
        for spot in self.storey["spots"]:
            self.spot(spot)
        for cell in self.storey["cells"]:
            self.fill(cell)
        for side in self.storey["sides"]:
            self.side(side)
        self.corners()
        return self.canvas.lines()

    # -- where things are ----------------------------------------------------------------------

    def across(self, column: int) -> int:
        """A column counted from the ring on the left."""
        return column - self.storey["first"] + 1

    def x(self, across: int) -> int:
        """The first sign of a column."""
        return HEAD + across * (self.cell + 1)

    def y(self, row: int) -> int:
        """The first line of a row; above it runs its upper edge."""
        return 1 + row * (HIGH + 1)

    def heads(self) -> None:
        """The numbers of the columns and rows."""
        for across in range(self.storey["columns"] + 2):
            name = str(across + self.storey["first"] - 1)
            self.canvas.put(self.x(across) + (self.cell - len(name)) // 2, 0, name, FAINT)
        for row in range(self.storey["rows"] + 2):
            self.canvas.put(0, self.y(row), f"{row:>2}", FAINT)

    # -- spaces --------------------------------------------------------------------------------

    def fill(self, cell: Cell) -> None:
        """What is in a space."""
        x, y = self.x(self.across(cell["column"])), self.y(cell["row"])
        ground = self.ground(cell, x, y)
        lying = [piece for piece in cell["pieces"] if "seat" not in piece]
        standing = [piece for piece in cell["pieces"] if "seat" in piece]
        self.row_of(lying, x, y, self.cell)
        if standing and cell["id"] in self.taken:  # lest their colour is lost on it
            self.canvas.put(x, y + 1, " " * self.cell)
        if "arrow" in cell:
            self.canvas.put(x + self.cell // 2, y + 1, ARROWS[cell["arrow"]], ground or FAINT)
        cost = f"{GOES}{cell['cost']}" if "cost" in cell else ""
        used = self.row_of(standing, x, y + 1, self.cell)
        if cost and used + len(cost) <= self.cell:
            self.canvas.put(x + self.cell - len(cost), y + 1, cost, ground or COST)

    def ground(self, cell: Cell, x: int, y: int) -> Style | None:
        """Fill a space with the sign of what covers it; tells the style of what stands on it."""
        if "cover" not in cell:
            if not cell["inside"] and self.canvas.is_blank(x, y):
                self.canvas.put(x + self.cell // 2, y, "·", FAINT)
            return None
        seen, sign = look(cell["cover"]["hue"]), cell["cover"]["sign"]
        style = Style(color=INK, bgcolor=seen.colour)
        dense = seen is look("grey")
        pattern = sign * self.cell if dense else (f"{sign} " * self.cell)[: self.cell]
        for line in range(HIGH):
            self.canvas.put(x, y + line, pattern, style)
        return style + Style(bold=True)

    def row_of(self, pieces: list[Piece], x: int, y: int, room: int) -> int:
        """Pieces side by side; the last sign counts those that find no room. How many signs."""
        used = 0
        for at, piece in enumerate(pieces):
            sign = chip_of(piece)
            left = len(pieces) - at
            if used + sign.cell_len > room or (used + sign.cell_len == room and left > 1):
                self.canvas.put(x + used, y, f"+{left}"[: room - used], STRONG)
                return room
            self.canvas.put_text(x + used, y, sign)
            used += sign.cell_len
        return used

    def spot(self, spot: Spot) -> None:
        """A place to stand: its sign where it is free, a block with a name where it is taken."""
        style = look(spot["hue"]).chip
        cells = [cell for cell in self.storey["cells"] if cell["id"] in spot["cells"]]
        places = [(self.x(self.across(c["column"])), self.y(c["row"])) for c in cells]
        for x, y in places:
            sign = " " * self.cell if spot["taken"] else spot["sign"].lower()
            self.canvas.put(x, y, sign, style if spot["taken"] else FAINT)
        if spot["taken"]:
            self.join(places, style)
            (left, top), (right, _) = min(places), max(places)
            room = right - left + self.cell
            name = capital(short(spot["label"], self.words))
            told = name if len(name) + 2 <= room else f"{spot['sign']}{look(spot['hue']).shape}"
            self.canvas.put(left + (room - len(told)) // 2, top, told, style)

    def join(self, places: list[tuple[int, int]], style: Style) -> None:
        """Nothing lies between the spaces of one thing."""
        for (x, y), (_, below) in pairwise(sorted(places)):
            if y == below:
                self.canvas.put(x + self.cell, y, " ", style)
            else:
                for line in range(1, HIGH + 1):
                    self.canvas.put(x, y + line, " " * self.cell, style)

    # -- edges ---------------------------------------------------------------------------------

    def side(self, side: Side) -> None:
        """What stands on an edge."""
        drawn = stroke(side)
        x, y = self.x(self.across(side["column"])), self.y(side["row"])
        if side["lying"]:
            self.canvas.put(x, y + HIGH, drawn.lying_ends * self.cell, drawn.ends)
            if len(drawn.lying) > 1:
                left = (self.cell - len(drawn.lying)) // 2
                self.canvas.put(x + left, y + HIGH, drawn.lying, drawn.style)
            return
        for line in range(HIGH):
            self.canvas.put(x + self.cell, y + line, drawn.standing, drawn.style)
        if drawn.standing in "╳↔":  # once is enough
            self.canvas.put(x + self.cell, y, drawn.standing_ends, drawn.ends)

    def corners(self) -> None:
        """Where edges meet: the sign that joins their lines."""
        for row in range(self.storey["rows"] + 1):
            for across in range(self.storey["columns"] + 1):
                arms = (
                    UP * self.runs(row, across, False)
                    | DOWN * self.runs(row + 1, across, False)
                    | LEFT * self.runs(row, across, True)
                    | RIGHT * self.runs(row, across + 1, True)
                )
                x, y = self.x(across) + self.cell, self.y(row) + HIGH
                self.canvas.put(x, y, CORNERS[arms], WALL) if arms else self.canvas.put(
                    x, y, "·", FAINT
                )

    def runs(self, row: int, across: int, lying: bool) -> bool:
        """Whether a line runs along that edge."""
        side = self.sides.get((row, across, lying))
        return side is not None and is_line(side)


def chip_of(piece: Piece) -> Text:
    """A piece on a space: its sign on its colour, and what it has with it."""
    shown = Text(piece["sign"], style=look(piece["hue"]).chip)
    for held in piece.get("holds", []):
        shown.append(held["sign"], style=look(held["hue"]).chip + Style(underline=True))
    return shown


# -- what the signs mean -----------------------------------------------------------------------


def legend(zone: Zone, words: Words, width: int) -> list[Text]:
    """Each sign on the board with its meaning, in as many lines as they need."""
    parts = [*signs_told(zone, words), *edges_told(zone, words)]
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + part.cell_len + 3 > width:
            lines.append(Text())
        if lines[-1].cell_len:
            lines[-1].append("   ")
        lines[-1].append_text(part)
    return lines


def signs_told(zone: Zone, words: Words) -> Iterator[Text]:
    """Covers, things and spots."""
    told: dict[str, Text] = {}
    for storey in zone["floors"]:
        for cell in storey["cells"]:
            if "cover" in cell:
                cover = cell["cover"]
                style = Style(color=INK, bgcolor=look(cover["hue"]).colour)
                name = short(cover["label"], words)
                told.setdefault(name, Text.assemble((f" {cover['sign']} ", style), f" {name}"))
        for piece in pieces_on(storey):
            name = short(piece["label"], words)
            if "seat" not in piece:
                told.setdefault(name, Text.assemble(chip_of(piece), f" {name}"))
        for spot in storey["spots"]:
            name = short(spot["label"], words)
            seen = look(spot["hue"])
            sign = Text(f"{spot['sign']}{seen.shape}", style=seen.chip)
            told.setdefault(name, Text.assemble(sign, f" {name}"))
    yield from told.values()
    if any("cost" in cell for storey in zone["floors"] for cell in storey["cells"]):
        yield Text.assemble((f"{GOES}n", COST), f" {words.say('board-cost')}")


def pieces_on(storey: Storey) -> Iterator[Piece]:
    """All pieces of a floor, also those that others have with them."""
    for cell in storey["cells"]:
        for piece in cell["pieces"]:
            yield piece
            yield from piece.get("holds", [])


def edges_told(zone: Zone, words: Words) -> Iterator[Text]:
    """What stands on edges, but for whole walls."""
    told: dict[tuple[str, str], Side] = {}
    for storey in zone["floors"]:
        for side in storey["sides"]:
            told.setdefault((side["drawn"], side["state"]), side)
    for (drawn, state), side in sorted(told.items()):
        if (drawn, state) != ("wall", "whole"):
            line = stroke(side)
            sign = Text.assemble((line.lying, line.style), " ", (line.standing, line.style))
            yield sign.append(f" {words.say(f'side-{drawn}-{state}')}", style=Style())
