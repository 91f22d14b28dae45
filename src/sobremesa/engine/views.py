"""The one visibility service: what a viewer may know, by allow-list. Compiled: see setup.py.

Views, events, scenes, bots and hints all come through here. A viewer is a seat, or None for
somebody who only watches. A view is plain JSON types and can be folded: the first view of a
viewer, and all events as that viewer sees them, give the last view (see events.py).

The allow-list of a viewer is a `Window`, worked out once. It shows a table as plain objects, or
writes the same at once as the JSON that goes over a wire.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from sobremesa.engine.core.layout import (
    DEPTH,
    ENDING,
    FRAME_CELLS,
    FRAMES,
    OWN,
    WINNERS,
    Field,
    Layout,
    Zone,
    sees,
)
from sobremesa.engine.core.table import Table
from sobremesa.engine.native import BytesWriter, i64, vec

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

View: TypeAlias = dict[str, Any]
SPECTATOR: Final = -1


def number_of(viewer: int | None) -> int:
    """A viewer as the rules' core counts them."""
    return SPECTATOR if viewer is None else viewer


def seats_in(bits: int) -> list[int]:
    """The seats whose bits are set.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


SEATS: Final[list[tuple[int, ...]]] = [tuple(seats_in(bits)) for bits in range(256)]


def seats_of(bits: i64) -> tuple[int, ...]:
    """The same as a tuple, of which there is one for each."""
    return SEATS[bits] if bits < len(SEATS) else tuple(seats_in(int(bits)))


def encoded(part: object) -> bytes:
    """A part of a view as it is written on a wire."""
    return json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode()


def without_ends(numbers: tuple[int, ...]) -> bytes:
    """A list as it is written on a wire, but for its brackets."""
    return encoded(numbers)[1:-1]


SEATS_WRITTEN: Final[list[bytes]] = [without_ends(seats) for seats in SEATS]
NUMBERS: Final[list[bytes]] = [encoded(number) for number in range(1024)]
CLOSED: Final = b"}"
ENDED: Final = b"]"
ENDED_CLOSED: Final = b"]}"
AND: Final = b","
CARDS: Final = b',"cards":['
FIELDS: Final = b'},"fields":{'
ASKED: Final = b'},"asked":['
ENDING_IS: Final = b'],"ending":'
WINNERS_ARE: Final = b',"winners":['


def write_number(out: BytesWriter, number: i64) -> None:
    """A number, which is mostly a small one."""
    if 0 <= number < len(NUMBERS):
        out.write(NUMBERS[number])
    else:
        out.write(encoded(int(number)))


@final
class Faces:
    """What is printed on the cards of a game, each asked for once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: list[str | None] = []
        self.texts: list[bytes] = []  # the same as JSON, each with a comma behind it

    def learn(self, card: i64) -> None:
        """Look at a card for the first time."""
        while len(self.names) <= card:
            self.names.append(None)
            self.texts.append(b"")
        name: str = self.game.card_name(int(card))
        self.names[card] = name
        self.texts[card] = encoded(name) + AND

    def name(self, card: i64) -> str:
        """The name of a card."""
        if card >= len(self.names) or self.names[card] is None:
            self.learn(card)
        name = self.names[card]
        assert name is not None
        return name

    def text(self, card: i64) -> bytes:
        """The name of a card as JSON, with a comma."""
        if card >= len(self.texts) or len(self.texts[card]) == 0:
            self.learn(card)
        return self.texts[card]


@final
class Carried:
    """A number that lies on each card of a zone."""

    def __init__(self, field: Field) -> None:
        self.name = field.name
        self.at = field.at
        self.head = AND + encoded(field.name) + b":["


@final
class ZoneSeen:
    """A zone, of which everybody knows how many cards it holds."""

    def __init__(self, zone: Zone, is_open: bool, is_first: bool, tokens: list[Carried]) -> None:
        self.name = zone.name
        self.at = zone.at
        self.is_open = is_open  # the viewer knows which cards these are
        self.carries = [carried for carried in tokens if carried.name in zone.carries]
        self.head = (b"" if is_first else AND) + encoded(zone.name) + b':{"count":'


@final
class FieldSeen:
    """A field that a viewer knows."""

    def __init__(self, field: Field, is_first: bool) -> None:
        self.name = field.name
        self.at = field.at
        self.end: i64 = field.at + field.size
        self.head = (b"" if is_first else AND) + encoded(field.name) + b":["


@final
class Window:
    """What one viewer may know of the states of one layout."""

    def __init__(
        self, game: Game, options: Mapping[str, object], layout: Layout, viewer: int | None
    ) -> None:
        who: i64 = number_of(viewer)
        self.game = game
        self.faces: Faces = game.faces
        self.beginning: View = {
            "game": game.id,
            "viewer": viewer,
            "seats": int(layout.seats),
            "options": dict(options),
        }
        tokens = [Carried(field) for field in layout.fields if field.on_cards]
        self.zones: list[ZoneSeen] = []
        for zone in layout.zones:
            is_open = sees(who, zone.sight, zone.owner)
            self.zones.append(ZoneSeen(zone, is_open, not self.zones, tokens))
        self.fields: list[FieldSeen] = []
        for field in layout.fields:
            if field.on_cards or field.at < OWN:
                continue
            if sees(who, field.sight, field.owner):
                self.fields.append(FieldSeen(field, not self.fields))
        self.opening = encoded(self.beginning)[:-1] + b',"zones":{'
        self.kinds: dict[int, bytes] = {}
        self.endings: dict[int, bytes] = {0: encoded(None)}
        for number, named in game.decisions.items():
            self.kinds[number] = b'{"kind":' + encoded(named.name) + b',"seats":['
        for number, named in game.endings.items():
            self.endings[number] = encoded(named.name)

    def show(self, table: Table) -> View:
        """All that the viewer may know, in plain JSON types."""
        cells = table.cells
        view: View = self.beginning.copy()
        view["options"] = view["options"].copy()
        zones: dict[str, Any] = {}
        for zone in self.zones:
            count: i64 = cells[zone.at]
            seen: dict[str, Any] = {"count": int(count)}
            if zone.is_open:
                names: list[str] = []
                i: i64 = zone.at + 1
                while i <= zone.at + count:
                    names.append(self.faces.name(cells[i]))
                    i += 1
                seen["cards"] = names
                for carried in zone.carries:
                    seen[carried.name] = carried_in(cells, zone, carried)
            zones[zone.name] = seen
        fields: dict[str, Any] = {}
        for field in self.fields:
            fields[field.name] = numbers_in(cells, field.at, field.end)
        ending = int(cells[ENDING])
        view["zones"] = zones
        view["fields"] = fields
        view["asked"] = open_decisions(self.game, table)
        view["ending"] = self.game.endings[ending].name if ending else None
        view["winners"] = seats_in(int(cells[WINNERS]))
        return view

    def write(self, table: Table) -> bytes:
        """The same as JSON, in UTF-8."""
        cells = table.cells
        faces = self.faces
        out = BytesWriter()
        out.write(self.opening)
        for zone in self.zones:
            out.write(zone.head)
            count: i64 = cells[zone.at]
            write_number(out, count)
            if zone.is_open:
                out.write(CARDS)
                i: i64 = zone.at + 1
                while i <= zone.at + count:
                    out.write(faces.text(cells[i]))
                    i += 1
                if count > 0:
                    out.truncate(len(out) - 1)
                out.write(ENDED)
                for carried in zone.carries:
                    out.write(carried.head)
                    write_carried(out, cells, zone, carried)
                    out.write(ENDED)
                out.write(CLOSED)
            else:
                out.write(CLOSED)
        out.write(FIELDS)
        for field in self.fields:
            out.write(field.head)
            write_numbers(out, cells, field.at, field.end)
            out.write(ENDED)
        out.write(ASKED)
        self.write_decisions(out, cells)
        out.write(ENDING_IS)
        out.write(self.endings[int(cells[ENDING])])
        out.write(WINNERS_ARE)
        write_seats(out, cells[WINNERS])
        out.write(ENDED_CLOSED)
        return out.getvalue()

    def write_decisions(self, out: BytesWriter, cells: vec[i64]) -> None:
        """The stack of decisions, the innermost last."""
        at: i64 = FRAMES
        end: i64 = FRAMES + cells[DEPTH] * FRAME_CELLS
        while at < end:
            if at > FRAMES:
                out.write(AND)
            out.write(self.kinds[int(cells[at])])
            write_seats(out, cells[at + 1])
            out.write(b'],"notes":[')
            write_numbers(out, cells, at + 2, at + FRAME_CELLS)
            out.write(ENDED_CLOSED)
            at += FRAME_CELLS


def write_numbers(out: BytesWriter, cells: vec[i64], at: i64, end: i64) -> None:
    """Some cells, with commas between them."""
    i: i64 = at
    while i < end:
        if i > at:
            out.write(AND)
        write_number(out, cells[i])
        i += 1


def write_carried(out: BytesWriter, cells: vec[i64], zone: ZoneSeen, carried: Carried) -> None:
    """A number of each card of a zone, with commas between them."""
    i: i64 = 1
    while i <= cells[zone.at]:
        if i > 1:
            out.write(AND)
        write_number(out, cells[carried.at + cells[zone.at + i]])
        i += 1


def write_seats(out: BytesWriter, bits: i64) -> None:
    """The seats whose bits are set, with commas between them."""
    out.write(SEATS_WRITTEN[bits] if bits < len(SEATS_WRITTEN) else without_ends(seats_of(bits)))


def carried_in(cells: vec[i64], zone: ZoneSeen, carried: Carried) -> list[int]:
    """A number of each card of a zone."""
    numbers: list[int] = []
    i: i64 = 1
    while i <= cells[zone.at]:
        numbers.append(int(cells[carried.at + cells[zone.at + i]]))
        i += 1
    return numbers


def numbers_in(cells: vec[i64], at: i64, end: i64) -> list[int]:
    """Some cells as a list."""
    numbers: list[int] = []
    i: i64 = at
    while i < end:
        numbers.append(int(cells[i]))
        i += 1
    return numbers


def open_decisions(game: Game, table: Table) -> list[dict[str, Any]]:
    """The stack of decisions, the innermost last."""
    cells = table.cells
    decisions: list[dict[str, Any]] = []
    at: i64 = FRAMES
    end: i64 = FRAMES + cells[DEPTH] * FRAME_CELLS
    while at < end:
        decisions.append(
            {
                "kind": game.decisions[int(cells[at])].name,
                "seats": seats_in(int(cells[at + 1])),
                "notes": numbers_in(cells, at + 2, at + FRAME_CELLS),
            }
        )
        at += FRAME_CELLS
    return decisions


def waited_for(view: View) -> tuple[int, ...]:
    """The seats that must decide now, from a view."""
    if view["ending"] is not None or not view["asked"]:
        return ()
    return tuple(view["asked"][-1]["seats"])
