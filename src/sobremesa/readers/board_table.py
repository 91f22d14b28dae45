"""The drawn table of a game with a board: the board large, beside it who plays and what counts."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Gauge, Scene, Seat, Zone
from sobremesa.readers.board import NARROWEST, WIDEST, board_width, draw_board
from sobremesa.readers.hues import AT_TURN, DECIDING, FAINT, FULL, HOLLOW, STRONG, TONES, WON, look
from sobremesa.readers.scenery import capital, is_your_hand, owned, short
from sobremesa.readers.tiles import cards, zone_block
from sobremesa.words import Words

ASIDE: Final = 30  # columns that what stands beside the board needs
SPACE: Final = 5  # the least width of a space beside which anything stands
DOTS: Final = 12  # more than so many are a bar
BAR: Final = 12
GAP: Final = 2


def has_board(scene: Scene) -> bool:
    """Whether there is a board on the table."""
    return any("floors" in zone for zone in scene["zones"])


def draw_board_table(scene: Scene, words: Words, width: int) -> RenderableType:
    """Everything on the table; below the board where there is no room beside it."""
    boards = [zone for zone in scene["zones"] if "floors" in zone]
    room = max((room_for(zone, width) for zone in boards), default=0)
    if not room:
        drawn = (draw_board(zone, words, width) for zone in boards)
        return Group(*drawn, Text(), *aside(scene, words, width))
    beside = Table.grid(padding=(0, GAP, 0, 0))
    beside.add_column(width=room)
    beside.add_column(width=width - room - GAP)
    rest = Group(*aside(scene, words, width - room - GAP))
    beside.add_row(Group(*(draw_board(zone, words, room) for zone in boards)), rest)
    return beside


def room_for(zone: Zone, width: int) -> int:
    """How wide a board is drawn if something stands beside it; 0 if nothing can."""
    sizes = (board_width(zone, cell) for cell in range(WIDEST, max(SPACE, NARROWEST) - 1, -1))
    return next((size for size in sizes if size + GAP + ASIDE <= width), 0)


def aside(scene: Scene, words: Words, width: int) -> list[RenderableType]:
    """What counts for all, then who plays, then everything else."""
    blocks: list[RenderableType] = []
    rest: list[RenderableType] = []
    for zone in scene["zones"]:
        if "gauges" in zone:
            blocks += [measured(zone, words), Text()]
        elif "floors" not in zone and zone["owner"] is None:
            rest += [Text(), zone_block(zone, words, width)]
        elif is_your_hand(scene, zone):
            rest += [Text(), cards(zone["pieces"], words, width)]
    for seat in scene["seats"]:
        blocks.append(seated(scene, seat, words, width))
    return blocks + rest


def measured(zone: Zone, words: Words) -> Table:
    """Numbers that matter to all, a line each."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for gauge in zone["gauges"]:
        table.add_row(Text(capital(short(gauge["label"], words))), bar(gauge))
    return table


def bar(gauge: Gauge) -> Text:
    """A number by itself, or of the most: as dots if they are few, else as a bar."""
    value, most = gauge["value"], gauge["most"]
    style = TONES[gauge.get("tone", "plain")] + STRONG
    if most is None or not 0 <= value <= most:
        return Text(f"{value}" if most is None else f"{value}/{most}", style=style)
    size = most if most <= DOTS else BAR
    filled = value if most <= DOTS else -(-value * BAR // most)
    signs = (FULL, HOLLOW) if most <= DOTS else ("█", "░")
    drawn = Text.assemble((signs[0] * filled, style), (signs[1] * (size - filled), FAINT))
    return drawn.append(f" {value}/{most}", style=style)


def seated(scene: Scene, seat: Seat, words: Words, width: int) -> RenderableType:
    """Who plays: their figure, their name and part, and below what they have left."""
    sign = DECIDING if seat["waiting"] else AT_TURN if seat["turn"] else " "
    line = Text.assemble((WON if seat["won"] else sign, STRONG), " ")
    if "sign" in seat:
        line.append(f" {seat['sign']} ", style=look(seat.get("hue", "grey")).chip).append(" ")
    line.append(words.name(seat["seat"]), style=STRONG if seat["turn"] else Style())
    if seat["you"]:
        line.append(f" ({words.say('terminal-you')})")
    if "part" in seat:
        part = words.text(seat["part"])
        fits = line.cell_len + len(part) + 3 <= width
        line.append(f" · {part}" if fits else f"\n      {part}", style=FAINT)
    told = Text("      ")
    for gauge in seat["gauges"]:
        told.append(f"{short(gauge['label'], words)} ", style=FAINT)
        most = f"/{gauge['most']}" if gauge["most"] is not None else ""
        told.append(f"{gauge['value']}{most}  ", style=STRONG)
    told.rstrip()
    lines: list[RenderableType] = [line, *([told] if seat["gauges"] else [])]
    for zone in owned(scene, seat["seat"]):
        if not is_your_hand(scene, zone):
            lines.append(zone_block(zone, words, width))
    return Group(*lines)
