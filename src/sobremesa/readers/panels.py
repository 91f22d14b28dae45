"""Panels, checklists and notes as Rich draws them."""

from __future__ import annotations

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Item, Slot, Zone
from sobremesa.readers.hues import DONE, EMPTY, FAINT, MISSING, STRONG, TONES, look
from sobremesa.readers.pieces import chip
from sobremesa.readers.scenery import capital
from sobremesa.words import Words

EDGES = 4
ABREAST = 76  # from this width on, single places stand beside those that hold several things
PANEL_MOST = 96


def panel(zone: Zone, words: Words, width: int) -> RenderableType:
    """A thing made of named places: those that hold several pieces, and those that hold one."""
    roomy = [slot for slot in zone["slots"] if "limit" in slot]
    single = [slot for slot in zone["slots"] if "limit" not in slot]
    width = min(width, PANEL_MOST)
    inside: RenderableType
    if width >= ABREAST and roomy and single:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(min_width=(width - EDGES) // 2 - 1)
        table.add_column(no_wrap=True)
        table.add_row(roomy_places(roomy, words), single_places(single, words))
        inside = table
    else:
        inside = Group(roomy_places(roomy, words), single_lines(single, words))
    return Panel(
        inside,
        title=Text(capital(words.text(zone["label"])), style=STRONG),
        title_align="left",
        box=box.ROUNDED,
        border_style=FAINT,
        width=width,
    )


def roomy_places(slots: list[Slot], words: Words) -> Table:
    """A line for each place: its name, how much of it is taken, and what is in it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for justify in ("left", "left", "right"):
        table.add_column(no_wrap=True, justify=justify)
    table.add_column()
    for slot in slots:
        seen = look(slot["hue"])
        limit = slot.get("limit")
        taken = f"{len(slot['pieces'])}/{limit}" if limit is not None else ""
        name = capital(words.text(slot["label"]))
        table.add_row(Text(seen.shape, style=seen.edge), name, Text(taken, FAINT), within(slot))
    return table


def within(slot: Slot) -> Text:
    """The pieces in a place side by side, then the room that is left."""
    free = (slot.get("limit") or 0) - len(slot["pieces"])
    parts = [chip(piece) for piece in slot["pieces"]]
    parts += [Text(f" {EMPTY} ", style=FAINT)] * max(0, free)
    return Text(" ").join(parts)


def single_places(slots: list[Slot], words: Words) -> Table:
    """A line for each place: its name, what is in it, and its state."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for slot in slots:
        table.add_row(*place_parts(slot, words))
    return table


def single_lines(slots: list[Slot], words: Words) -> Group:
    """The same where there is no room for columns."""
    return Group(*(Text(" ").join(place_parts(slot, words)) for slot in slots))


def place_parts(slot: Slot, words: Words) -> tuple[Text, Text, Text]:
    """The name of a place, what is in it, and its state."""
    held = chip(slot["pieces"][0]) if slot["pieces"] else Text(f" {EMPTY} ", style=FAINT)
    state = Text()
    if "state" in slot:
        mark = slot["state"]
        state = Text(f"{mark['sign']} {words.text(mark['label'])}".strip(), TONES[mark["tone"]])
    return Text(capital(words.text(slot["label"]))), held, state


def checked(zone: Zone, words: Words, width: int) -> RenderableType:
    """A checklist: in one line if it fits there."""
    label = Text(capital(words.text(zone["label"])), style=STRONG)
    items = [item_told(item, words) for item in zone["items"]]
    line = Text("  ").join([label, *items])
    if cell_len(line.plain) <= width:
        return line
    return Group(label, *(Text.assemble("  ", item) for item in items))


def item_told(item: Item, words: Words) -> Text:
    """A line of a checklist."""
    sign, tone = (DONE, "good") if item["done"] else (MISSING, "bad")
    return Text.assemble((sign, TONES[tone]), " ", words.text(item["label"]))


def noted(zone: Zone, words: Words) -> RenderableType:
    """Sentences under their title."""
    lines = Group(*(Text(words.text(line)) for line in zone["lines"]))
    title = Text(capital(words.text(zone["label"])), style=STRONG)
    return Group(title, Padding(lines, (0, 0, 0, 2)))
