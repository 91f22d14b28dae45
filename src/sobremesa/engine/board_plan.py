"""Reading the drawings in a board file: the plan of a floor, and its arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.engine.board_source import Source
from sobremesa.engine.spaces import COMPASS, EAST, NOWHERE, Floor, Kind

CELL: Final = 4  # signs from one corner of a space to the next


@dataclass(frozen=True)
class Plan:
    """The kinds of the edges of a floor: lying ones by line, standing ones by row."""

    lying: tuple[tuple[int, ...], ...]
    standing: tuple[tuple[int, ...], ...]

    @property
    def rows(self) -> int:
        """Rows of interior spaces."""
        return len(self.standing)

    @property
    def columns(self) -> int:
        """Columns of interior spaces."""
        return len(self.lying[0])

    def kind(self, row: int, across: int, direction: int) -> int:
        """The edge east or south of a space; the ring is row 0 and column 0."""
        if direction == EAST:
            return self.standing[row - 1][across]
        return self.lying[row][across - 1]


class Drawing:
    """A plan while it is read, line by line."""

    def __init__(self, source: Source, floor: str, kinds: Sequence[Kind]) -> None:
        self.source = source
        self.floor = floor
        self.signs = {sign: kind.number for kind in kinds for sign in kind.sign}

    def line(self, text: str, left: int, columns: int) -> tuple[int, ...]:
        """A line of corners and lying edges."""
        wanted = left + columns * CELL + 1
        text = text.ljust(wanted)
        corners = text[left::CELL] == "+" * (columns + 1)
        if len(text) != wanted or text[:left].strip() or not corners:
            raise self.crooked(text)
        return tuple(self.lying(text[left + i * CELL :][1:CELL], text) for i in range(columns))

    def lying(self, drawn: str, text: str) -> int:
        """A lying edge: its sign in the middle, between dashes or spaces or itself."""
        sign = drawn[1]
        if drawn[0] != drawn[2] or drawn[0] not in f" -{sign}":
            raise self.crooked(text)
        return self.kind(sign, text)

    def row(self, number: int, text: str, left: int, columns: int) -> tuple[int, ...]:
        """A row of spaces, empty in the drawing, with the standing edges between them."""
        wanted = left + columns * CELL + 1
        text = text.ljust(wanted)
        inside = [text[left + i * CELL :][1:CELL].strip() for i in range(columns)]
        if len(text) != wanted or any(inside):
            raise self.crooked(text)
        if text[:left].strip() != str(number):
            said = "the plan of {floor} has the row {found} where {wanted} comes"
            found = text[:left].strip()
            raise self.source.malformed(
                "board-row", said, floor=self.floor, found=found or "–", wanted=number
            )
        return tuple(self.kind(text[left + i * CELL], text) for i in range(columns + 1))

    def kind(self, sign: str, text: str) -> int:
        """The kind of edge of a sign."""
        if sign not in self.signs:
            said = "{sign} in the plan of {floor} is the sign of no kind: {line}"
            raise self.source.malformed(
                "board-sign", said, sign=sign, floor=self.floor, line=text.strip()
            )
        return self.signs[sign]

    def crooked(self, text: str) -> Exception:
        """A line that does not fit the grid."""
        said = "this line of the plan of {floor} does not fit the others: {line}"
        return self.source.malformed(
            "board-crooked", said, floor=self.floor, line=text.strip() or "–"
        )


def read_plan(source: Source, floor: str, text: str, first: int, kinds: Sequence[Kind]) -> Plan:
    """The plan of a floor whose first column has this number."""
    drawing = Drawing(source, floor, kinds)
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    if len(lines) < 4 or len(lines) % 2 != 0 or "+" not in lines[1]:
        raise drawing.crooked(lines[0] if lines else "")
    heads = lines[0].split()
    if heads != [str(first + i) for i in range(len(heads))]:
        said = "the columns of {floor} are not numbered from {first} on: {line}"
        raise source.malformed(
            "board-columns", said, floor=floor, first=first, line=lines[0].strip()
        )
    left = lines[1].index("+")
    rows = enumerate(lines[2::2], 1)
    return Plan(
        tuple(drawing.line(line, left, len(heads)) for line in lines[1::2]),
        tuple(drawing.row(number, line, left, len(heads)) for number, line in rows),
    )


def read_arrows(source: Source, floor: Floor, text: str) -> Iterator[int]:
    """For each space of a floor the space its arrow points to; nowhere if no arrows are drawn."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if rows and (len(rows) != floor.rows or any(len(row) != floor.columns for row in rows)):
        said = "the arrows of {floor} are not {rows} rows of {columns}"
        raise source.malformed(
            "board-arrows", said, floor=floor.name, rows=floor.rows, columns=floor.columns
        )
    for row in range(floor.rows + 2):
        for across in range(floor.width):
            inside = 1 <= row <= floor.rows and 1 <= across <= floor.columns
            if not rows or not inside:
                yield NOWHERE
                continue
            name = rows[row - 1][across - 1]
            source.one_of("arrow", name, tuple(COMPASS))
            down, right = COMPASS[name]
            yield floor.start + (row + down) * floor.width + across + right
