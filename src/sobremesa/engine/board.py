"""Reading a board from a TOML file that a person drew; every mistake in it is a sentence.

A file holds

- `kinds`: what can stand on an edge. Each has the `sign` it is drawn with and the way a reader
  shows it (`drawn`, of `spaces.DRAWN`). `ways` names those that can be passed or opened.
- `[[floor]]`: each with a `name` and a `plan`, a drawing of its interior; `level`, `first` (the
  number of its first column), `ring` (of `spaces.RINGS`) and `arrows` where they are needed.
- `[areas]`: named rectangles, "(1,1)-(3,4)" or "floor:(1,1)-(3,4)", several with spaces between.
- `[[parking.<vehicle>]]`: its spots clockwise, each with its `spaces` and perhaps an `area`.
- `[lists]`: named lists of spaces, for whatever the game uses them.
- `[[link]]`: two `spaces` that are neighbours although they share no edge, and the `open` side.

A space is written (row,column), with several floors `floor:(row,column)`. In a plan every interior
space is three signs wide, and every edge stands once: `---` lying, `|` standing, with the sign of
its kind in the middle. The numbers of the rows and columns stand beside it, so that a slip shows:

      1   2
    +---+-D-+
  1 |       |
    +   +---+
  2 |   D   |
    +---+---+
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from sobremesa.engine import board_checks
from sobremesa.engine.board_plan import Plan, read_arrows, read_plan
from sobremesa.engine.board_source import Source
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.spaces import (
    DIRECTIONS,
    DRAWN,
    NOWHERE,
    OPEN,
    RINGS,
    STEPS,
    Board,
    Edge,
    Floor,
    Kind,
    Link,
    Space,
    Spot,
)

PARTS: Final = ("name", "kinds", "ways", "floor", "areas", "parking", "lists", "link")
FLOOR_PARTS: Final = ("name", "level", "first", "ring", "plan", "arrows")
A_SPACE: Final = re.compile(r"(?:([\w-]+):)?\((\d+),(\d+)\)")


def read_board(file: Traversable, *more: Traversable) -> Board:
    """The board of a file, with the floors and places that further files add to it."""
    return board_from(file.name, *(part.read_text(encoding="utf-8") for part in (file, *more)))


def board_from(name: str, text: str, *more: str) -> Board:
    """The board that these texts describe; `name` is used in sentences about mistakes."""
    parts = parsed(name, text)
    for addition in more:
        add(parts, parsed(name, addition))
    return Reading(Source(name, parts, PARTS)).board()


def parsed(name: str, text: str) -> dict[str, Any]:
    """A text as TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        detail = Detail("board-toml", "it is not TOML: {said}", said=str(error))
        raise Bad("board", name=name, detail=detail) from error


def add(parts: dict[str, Any], more: Mapping[str, Any]) -> None:
    """Put the parts of another file behind those that are there; a name stays with the first."""
    for name, value in more.items():
        have = parts.get(name)
        if isinstance(have, list) and isinstance(value, list):
            have.extend(item for item in value if isinstance(item, dict) or item not in have)
        elif isinstance(have, dict) and isinstance(value, dict):
            add(have, value)
        else:
            parts.setdefault(name, value)


class Reading:
    """One board while it is read, part by part."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.kinds: list[Kind] = []
        self.floors: list[Floor] = []
        self.plans: list[Plan] = []
        self.spaces: list[Space] = []

    def board(self) -> Board:
        """All parts in their order, then the checks of the whole."""
        source = self.source
        self.read_kinds()
        entries = source.listed("floor", Mapping)
        for entry in entries:
            self.read_floor(Source(source.title, entry, FLOOR_PARTS))
        if not self.floors:
            raise source.malformed("board-no-floor", "it has no floor")
        edges, beside, around = self.join()
        areas = {name: self.area(name, text) for name, text in self.texts("areas")}
        board = Board(
            name=source.part("name", str, source.title.removesuffix(".toml")),
            kinds=tuple(self.kinds),
            floors=tuple(self.floors),
            spaces=tuple(self.spaces),
            edges=tuple(edges),
            links=tuple(self.links()),
            beside=beside,
            around=around,
            arrows=tuple(self.arrows(entries)),
            areas=areas,
            parking=dict(self.parking()),
            lists={name: self.spaces_in(text) for name, text in self.texts("lists")},
        )
        board_checks.check(source, board)
        return board

    def read_kinds(self) -> None:
        """The kinds of edges; the first is nothing at all, and needs no entry."""
        source = self.source
        self.kinds.append(Kind(OPEN, "open", " ", "nothing", True))
        ways = source.listed("ways", str, [])
        for name, entry in source.part("kinds", Mapping, {}).items():
            parts = Source(source.title, entry, ("sign", "drawn"))
            sign, drawn = parts.part("sign", str, None), parts.part("drawn", str, None)
            parts.one_of("drawn", drawn, DRAWN)
            if not 1 <= len(sign) <= 2 or any(s in " +" for s in sign):
                raise parts.malformed("part-form", "{name!r} is {value}", name="sign", value=sign)
            for kind in self.kinds:
                if set(kind.sign) & set(sign):
                    said = "{one} and {other} have the same sign"
                    raise parts.malformed("board-sign-twice", said, one=kind.name, other=name)
            self.kinds.append(Kind(len(self.kinds), name, sign, drawn, name in ways))
        for name in ways:
            source.one_of("kind", name, [kind.name for kind in self.kinds])

    def read_floor(self, source: Source) -> None:
        """A floor with all its spaces."""
        name = source.word(source.part("name", str, None))
        if any(floor.name == name for floor in self.floors):
            said = "there are two floors {floor}"
            raise source.malformed("board-floor-twice", said, floor=name)
        first = source.number("first", 1)
        ring = source.part("ring", str, RINGS[0])
        source.one_of("ring", ring, RINGS)
        plan = read_plan(source, name, source.part("plan", str, None), first, self.kinds)
        number, start = len(self.floors), len(self.spaces)
        level = source.number("level", 0)
        floor = Floor(number, name, level, plan.rows, plan.columns, first, ring, start)
        self.floors.append(floor)
        self.plans.append(plan)
        for row in range(floor.rows + 2):
            for across in range(floor.width):
                off_rows, off_columns = row in (0, floor.rows + 1), across in (0, floor.width - 1)
                inside = not off_rows and not off_columns
                around = ring == "around" or (ring == "sides" and off_rows != off_columns)
                here = Space(
                    len(self.spaces), number, row, across + first - 1, inside, not inside and around
                )
                self.spaces.append(here)

    def join(self) -> tuple[list[Edge], tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """The edges of all floors, and for each space its neighbours and edges."""
        edges: list[Edge] = []
        beside = [[NOWHERE] * 4 for _ in self.spaces]
        around = [[NOWHERE] * 4 for _ in self.spaces]
        for space in self.spaces:
            floor, plan = self.floors[space.floor], self.plans[space.floor]
            for direction in (1, 2):  # east and south: each edge comes up once
                down, right = STEPS[direction]
                number = floor.number_at(space.row + down, space.column + right)
                if number == NOWHERE:
                    continue
                other = self.spaces[number]
                drawn = space.inside or other.inside
                if not drawn and not (space.exists and other.exists):
                    continue
                across = space.column - floor.first + 1
                kind = plan.kind(space.row, across, direction) if drawn else OPEN
                edge = Edge(len(edges), space.number, number, kind, direction == 2)
                edges.append(edge)
                around[space.number][direction] = around[number][direction - 2] = edge.number
                if space.exists and other.exists:
                    beside[space.number][direction] = number
                    beside[number][direction - 2] = space.number
        return edges, tuple(map(tuple, beside)), tuple(map(tuple, around))

    def arrows(self, entries: list[Mapping[str, Any]]) -> Iterator[int]:
        """Where the arrow of each space points; a floor has all of them or none."""
        for floor, entry in zip(self.floors, entries, strict=True):
            text = Source(self.source.title, entry, FLOOR_PARTS).part("arrows", str, "")
            yield from read_arrows(self.source, floor, text)

    def links(self) -> Iterator[Link]:
        """Stairs and the like."""
        for entry in self.source.listed("link", Mapping, []):
            parts = Source(self.source.title, entry, ("spaces", "open"))
            spaces = self.spaces_in(parts.part("spaces", str, None))
            side = parts.one_of("open", parts.part("open", str, None), tuple(DIRECTIONS))
            if len(spaces) != 2:
                raise parts.malformed("board-link", "a link joins two spaces")
            yield Link(spaces[0], spaces[1], side)

    def parking(self) -> Iterator[tuple[str, tuple[Spot, ...]]]:
        """The spots of each vehicle."""
        parking = self.source.part("parking", Mapping, {})
        for vehicle in parking:
            spots = []
            entries = Source(self.source.title, parking, tuple(parking)).listed(vehicle, Mapping)
            for entry in entries:
                parts = Source(self.source.title, entry, ("spaces", "area"))
                area = parts.part("area", str, "") or None
                if area is not None:
                    parts.one_of("area", area, tuple(self.source.part("areas", Mapping, {})))
                spots.append(Spot(self.spaces_in(parts.part("spaces", str, None)), area))
            yield vehicle, tuple(spots)

    def texts(self, part: str) -> Iterator[tuple[str, str]]:
        """The entries of a part that holds texts by name."""
        entries = self.source.part(part, Mapping, {})
        parts = Source(self.source.title, entries, tuple(entries))
        return ((name, parts.part(name, str, None)) for name in entries)

    def area(self, name: str, text: str) -> tuple[int, ...]:
        """The spaces of all rectangles of an area."""
        found: list[int] = []
        for box in text.split():
            one, _, other = box.partition(")-")
            floor = one[: one.index("(")] if "(" in one else ""
            upper, lower = (
                self.spaces[self.space(f"{one})")],
                self.spaces[self.space(floor + other)],
            )
            if not self.is_box(upper, lower):
                said = "{text} is no rectangle of spaces, as (1,1)-(3,4) is"
                raise self.source.malformed("board-area", said, text=box)
            found += [
                self.floors[upper.floor].number_at(row, column)
                for row in range(upper.row, lower.row + 1)
                for column in range(upper.column, lower.column + 1)
            ]
        return tuple(found)

    def is_box(self, upper: Space, lower: Space) -> bool:
        """Whether two interior spaces are the corners of a rectangle, the upper left one first."""
        ordered = upper.row <= lower.row and upper.column <= lower.column
        return ordered and upper.inside and lower.inside

    def spaces_in(self, text: str) -> tuple[int, ...]:
        """The spaces that a text lists."""
        return tuple(self.space(word) for word in text.split())

    def space(self, word: str) -> int:
        """A space as a person writes it."""
        match = A_SPACE.fullmatch(word)
        if match is None:
            said = "{text} is no space; a space is written (row,column)"
            raise self.source.malformed("board-space-form", said, text=word)
        name, row, column = match.groups()
        if name is None and len(self.floors) > 1:
            said = "{text} needs its floor, as in {floor}:{text}"
            first = self.floors[0].name
            raise self.source.malformed("board-which-floor", said, text=word, floor=first)
        names = [floor.name for floor in self.floors]
        floor = self.floors[self.source.one_of("floor", name or names[0], names)]
        number = floor.number_at(int(row), int(column))
        if number == NOWHERE or not self.spaces[number].exists:
            said = "there is no space {text} on this board"
            raise self.source.malformed("board-off", said, text=word)
        return number
