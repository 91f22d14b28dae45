"""Pieces, places and piles as Rich draws them: the parts of the drawn table."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Gauge, Piece, Scene, Seat, Slot, Zone
from sobremesa.readers.files_drawn import shelves
from sobremesa.readers.hues import (
    AT_TURN,
    BACK,
    DECIDING,
    EMPTY,
    FAINT,
    FULL,
    HOLLOW,
    STRONG,
    TONES,
    WON,
    look,
)
from sobremesa.readers.panels import checked, noted, panel
from sobremesa.readers.pieces import chip, named_piece, small_chips
from sobremesa.readers.scenery import capital, coordinate, in_sight, letters, lying_on, owned
from sobremesa.words import Words

MANY = 8  # more than so many of a thing are told as a number
CARD_EDGES, CARD_LEAST = 4, 14
CARDS_FROM = 44  # narrower screens show a card as a line
ROWS_MOST = 2  # cards that would fill more rows are shown without their boxes


def gauge_shape(gauge: Gauge) -> str:
    """The shape before a number that has no most."""
    return look(gauge.get("hue", "grey")).shape


def gauge_dots(gauge: Gauge) -> Text:
    """A number that matters: by itself behind its shape, or of the most as dots if they are few."""
    value, most = gauge["value"], gauge["most"]
    if "sign" in gauge:
        told = str(value) if most is None else f"{value}/{most}"
        style = TONES[gauge["tone"]] if "tone" in gauge else STRONG
        return Text.assemble((f"{gauge['sign']} ", FAINT), (f"{told} ", style))
    if most is None:
        edge = look(gauge.get("hue", "grey")).edge
        return Text.assemble((gauge_shape(gauge), edge), (f" {value} ", STRONG))
    if not 0 <= value <= most <= MANY:
        return Text(f"{value}/{most}", style=STRONG)
    dots = Text(FULL * value, style=TONES["good"])
    return dots.append(HOLLOW * (most - value), style=FAINT)


def backs(count: int) -> Text:
    """Cards face down, as their backs where they are few."""
    return Text(BACK * count if count <= MANY else f"{BACK}×{count}", style=FAINT)


# -- seats -----------------------------------------------------------------------------------


def measures(scene: Scene, seat: Seat) -> Text:
    """A seat's gauges, and how many things it holds; the legend says what is what."""
    told = [gauge_dots(gauge) for gauge in seat["gauges"]]
    hands = [zone for zone in owned(scene, seat["seat"]) if zone["widget"] == "hand"]
    return Text(" ").join([*told, *(backs(zone["count"]) for zone in hands)])


def seat_name(seat: Seat, words: Words) -> Text:
    """A name with a sign for the turn or for having won, and a word for the viewer."""
    sign, style = " ", STRONG
    if seat["won"]:
        sign, style = WON, TONES["best"]
    elif seat["turn"] or seat["waiting"]:
        sign = DECIDING if seat["waiting"] else AT_TURN
    line = Text.assemble((sign, STRONG), " ", (words.name(seat["seat"]), style))
    return line.append(f" ({words.say('terminal-you')})") if seat["you"] else line


# -- places ----------------------------------------------------------------------------------


def slot_tile(slot: Slot, words: Words) -> Text:
    """A place in two lines: its shape and what lies on it, and its state."""
    seen = look(slot["hue"])
    if not slot["pieces"]:
        return Text(f" {EMPTY} ", style=FAINT)
    top = Text.assemble((f" {seen.shape} ", seen.chip), " ", small_chips(lying_on(slot)))
    if "state" in slot:
        mark = slot["state"]
        state = Text(capital(words.text(mark["label"])), style=TONES[mark["tone"]])
        if not lying_on(slot):
            top.append(mark["sign"], style=TONES[mark["tone"]])
    else:
        state = Text(capital(words.text(slot["pieces"][0]["label"])))
    return Text("\n").join([top, state])


def slot_cell(slot: Slot, words: Words, *, told: bool) -> Text:
    """A place in one line: what lies on it, or its state as a sign, or in words if told."""
    if not slot["pieces"]:
        return Text(f" {EMPTY} ", style=FAINT)
    seen = look(slot["hue"])
    line = Text.assemble((f" {seen.shape} ", seen.chip), " ", small_chips(lying_on(slot)))
    if "state" not in slot:
        label = capital(words.text(slot["pieces"][0]["label"]))
        return line.append(label) if told else line
    mark = slot["state"]
    sign = "" if lying_on(slot) else mark["sign"]
    said = capital(words.text(mark["label"])) if told else sign
    return line.append(said, style=TONES[mark["tone"]])


def hanging(sign: Text, text: Text, width: int) -> Table:
    """Text with a sign before it, its further lines under its first."""
    line = Table.grid()
    line.add_column(width=width)
    line.add_column()
    line.add_row(sign, text)
    return line


def slot_line(slot: Slot, words: Words) -> RenderableType:
    """A place that is filled, in one line if it fits."""
    seen = look(slot["hue"])
    line = Text(capital(words.text(slot["label"])))
    if "state" in slot:
        mark = slot["state"]
        line.append(": ")
        line.append(f"{mark['sign']} {words.text(mark['label'])}", style=TONES[mark["tone"]])
    elif slot["pieces"]:
        line.append(f": {words.text(slot['pieces'][0]['label'])}")
    if lying_on(slot):
        line.append(" ").append_text(small_chips(lying_on(slot)))
    line.rstrip()
    return hanging(Text(f" {seen.shape} ", style=seen.chip), line, 4)


def slot_lines(zone: Zone, words: Words) -> list[RenderableType]:
    """The filled places of a rack a line each; the empty ones together."""
    lines: list[RenderableType] = [
        slot_line(slot, words) for slot in zone["slots"] if slot["pieces"]
    ]
    empty = [slot for slot in zone["slots"] if not slot["pieces"]]
    if empty:
        shapes = " ".join(look(slot["hue"]).shape for slot in empty)
        lines.append(Text(words.say("terminal-empty-places", places=shapes), style=FAINT))
    return lines


# -- zones -----------------------------------------------------------------------------------


def pile_line(zone: Zone, words: Words) -> Text:
    """A pile: its name, how many, and the top piece where it lies open."""
    line = Text.assemble((capital(words.text(zone["label"])), STRONG), f" {zone['count']} ")
    if not zone["count"]:
        return line.append(EMPTY, style=FAINT)
    if not in_sight(zone):
        return line.append(BACK, style=FAINT)
    return line.append_text(named_piece(zone["pieces"][-1], words))


def row_line(zone: Zone, words: Words) -> Text:
    """Pieces side by side, in sight or not."""
    line = Text.assemble((capital(words.text(zone["label"])), STRONG), " ")
    if not in_sight(zone):
        return line.append_text(backs(zone["count"]))
    if not zone["pieces"]:
        return line.append(words.say("terminal-nothing"), style=FAINT)
    return line.append_text(Text("  ").join(named_piece(piece, words) for piece in zone["pieces"]))


def ready_sign(piece: Piece) -> list[tuple[str, Style]]:
    """The sign of a card that could be used now."""
    if "ready" not in piece or not piece["ready"]["sign"]:
        return []
    return [(f"{piece['ready']['sign']} ", TONES[piece["ready"]["tone"]])]


def cards_line(title: str, pieces: Sequence[Piece], words: Words, width: int) -> Text:
    """Cards side by side after a title; none is broken where they need more lines than one."""
    line = Text.assemble((f"{title} ", STRONG))
    if not pieces:
        return line.append(words.say("terminal-nothing"), style=FAINT)
    length = line.cell_len
    for piece in pieces:
        faint = "ready" in piece and piece["ready"]["tone"] != "good"
        name = (capital(words.text(piece["label"])), FAINT if faint else "")
        told = Text.assemble(*ready_sign(piece), chip(piece), " ", name, "  ")
        if length + told.cell_len - 2 > width:
            line.rstrip()
            line.append("\n  ")
            length = 2
        line.append_text(told)
        length += told.cell_len
    line.rstrip()
    return line


def cards(pieces: Sequence[Piece], words: Words, width: int) -> RenderableType:
    """Cards as small boxes side by side, in as many rows as need be; lines on small screens."""
    if not pieces:
        return Text(words.say("terminal-nothing"), style=FAINT)
    names = [capital(words.text(piece["label"])) for piece in pieces]
    sizes = [max(CARD_LEAST, cell_len(name) + CARD_EDGES) for name in names]
    if width < CARDS_FROM or max(sizes) > width:
        return Group(*(named_piece(piece, words) for piece in pieces))
    if sum(sizes) > width * ROWS_MOST:
        return Columns([named_piece(piece, words) for piece in pieces], width=max(sizes) + 2)
    rows: list[list[Panel]] = [[]]
    left = width
    for piece, name, size in zip(pieces, names, sizes, strict=True):
        if size > left:
            rows.append([])
            left = width
        rows[-1].append(card(piece, name, size))
        left -= size
    return Group(*(beside(row) for row in rows))


def beside(boxes: Sequence[RenderableType]) -> Table:
    """Things side by side."""
    row = Table.grid()
    row.add_row(*boxes)
    return row


def card(piece: Piece, name: str, width: int) -> Panel:
    """A card face up."""
    face = Text.assemble(chip(piece), "\n", name)
    return Panel(face, box=box.ROUNDED, width=width, border_style=look(piece["hue"]).edge)


def grid(zone: Zone, words: Words, width: int) -> RenderableType:
    """A board drawn as it lies, or row by row where it would be wider than the screen."""
    columns, slots = zone["columns"], zone["slots"]
    cells = [cell(slot, words) for slot in slots]
    widest = max(cell_len(line) for text in cells for line in ["   ", *text.plain.splitlines()])
    if (widest + 3) * columns + 6 > width:
        return Group(*grid_lines(zone, words))
    board = Table(box=box.ROUNDED, show_lines=True, show_header=True, border_style=FAINT)
    board.add_column("", style=FAINT, width=2)
    for column in range(columns):
        board.add_column(letters(column), header_style=FAINT, width=widest, justify="center")
    for row, start in enumerate(range(0, len(cells), columns), start=1):
        board.add_row(str(row), *cells[start : start + columns])
    return board


def cell(slot: Slot, words: Words) -> Text:
    """What is in a place of a board."""
    if not slot["pieces"]:
        return Text(EMPTY, style=FAINT)
    shown = Text(" ").join(chip(piece) for piece in slot["pieces"])
    if "state" in slot:
        mark = slot["state"]
        shown.append("\n").append(words.text(mark["label"]), style=TONES[mark["tone"]])
    return shown


def grid_lines(zone: Zone, words: Words) -> list[RenderableType]:
    """The filled places of a board that is too wide to be drawn, each by its coordinate."""
    lines: list[RenderableType] = []
    for at, slot in enumerate(zone["slots"]):
        if slot["pieces"]:
            name = coordinate(at, zone["columns"])
            told = Text("  ").join(named_piece(piece, words) for piece in slot["pieces"])
            lines.append(Text.assemble((f"{name} ", STRONG), told))
    return lines or [Text(words.say("terminal-nothing"), style=FAINT)]


def zone_block(zone: Zone, words: Words, width: int) -> RenderableType:
    """Any zone, as fits what it is."""
    if zone["widget"] == "panel":
        return panel(zone, words, width)
    if "files" in zone:
        return shelves([zone], words, width)
    if "items" in zone:
        return checked(zone, words, width)
    if "lines" in zone:
        return noted(zone, words)
    title = Text(capital(words.text(zone["label"])), style=STRONG)
    if "slots" in zone:
        inside = (
            grid(zone, words, width)
            if "columns" in zone
            else Padding(Group(*slot_lines(zone, words)), (0, 0, 0, 2))
        )
        return Group(title, inside)
    return pile_line(zone, words) if zone["widget"] == "pile" else row_line(zone, words)
