"""The drawn table: the scene in colours and shapes, as wide as the terminal and never wider.

Where all seats have racks with the same places, they are drawn as one table, a row for each seat
and a column for each place, so that they can be compared at a glance; the viewer's row is the last.
On narrow screens everything becomes lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Gauge, Scene, Seat, Zone
from sobremesa.readers.board_table import draw_board_table, has_board
from sobremesa.readers.comparison import HEADERS, Comparison, Low
from sobremesa.readers.files_drawn import shelves
from sobremesa.readers.hues import BACK, FAINT, FULL, STRONG
from sobremesa.readers.panels import PANEL_MOST
from sobremesa.readers.plain import yours
from sobremesa.readers.printed import printed
from sobremesa.readers.scenery import (
    around,
    common,
    in_sight,
    is_your_hand,
    owned,
    same_rack,
)
from sobremesa.readers.tiles import (
    MANY,
    cards,
    cards_line,
    gauge_shape,
    measures,
    pile_line,
    seat_name,
    slot_lines,
    zone_block,
)
from sobremesa.words import Words

ABREAST = 118  # from this width on, the viewer's own things stand beside the table
OWN_LEAST = 48  # if they have so much room there
ROWS, ROWS_A_SEAT = 20, 4  # screens of fewer rows get a compact table


def draw_table(scene: Scene, words: Words, width: int, height: int | None = None) -> RenderableType:
    """Everything on the table; with a line for each seat where the screen is low."""
    head = heading(scene, words)
    if has_board(scene):
        return Group(head, draw_board_table(scene, words, width))
    if height is not None and height < ROWS + ROWS_A_SEAT * len(scene["seats"]):
        return low_table(scene, words, width)
    left = table_width(scene, words, width - OWN_LEAST - 2)
    right = width - left - 2
    if width >= ABREAST and left:
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=left)
        beside.add_column(width=right)
        beside.add_row(
            seats_block(scene, words, left),
            Group(common_block(scene, words, right), own_block(scene, words, right)),
        )
        return Group(head, Text(), beside)
    return Group(
        head,
        common_block(scene, words, width),
        Text(),
        seats_block(scene, words, width),
        own_block(scene, words, width),
    )


def low_table(scene: Scene, words: Words, width: int) -> RenderableType:
    """The same in few lines."""
    head = heading(scene, words)
    piles = [pile_line(zone, words) for zone in common(scene) if zone["widget"] == "pile"]
    above = Text("   ").join([head, *piles])
    blocks: list[RenderableType] = [above]
    if above.cell_len > width or len(piles) < len(common(scene)):
        blocks = [head, common_block(scene, words, width)]
    racks = same_rack(scene)
    tables = [Comparison(scene, racks, words, low) for low in (Low.TOLD, Low.SIGNS) if racks]
    fitting = [table for table in tables if table.least <= width]
    blocks.append(fitting[0].drawn(width) if fitting else seats_block(scene, words, width))
    for zone in scene["zones"]:
        if is_your_hand(scene, zone):
            blocks.append(cards_line(yours(zone, words), zone["pieces"], words, width))
    return Group(*blocks)


def table_width(scene: Scene, words: Words, most: int) -> int:
    """How wide the seats would like to be; 0 where they do not fit."""
    racks = same_rack(scene)
    if not racks:
        return max(0, min(PANEL_MOST, most))
    table = Comparison(scene, racks, words)
    return next((table.wished(one) for one in HEADERS if table.wished(one) <= most), 0)


def heading(scene: Scene, words: Words) -> Text:
    """Which game it is, and what is going on."""
    phase = Text(words.text(scene["phase"]), style=STRONG)
    if not words.has("game-title"):
        return phase
    return Text.assemble((f"{words.say('game-title')} · ", FAINT), phase)


# -- what belongs to nobody ------------------------------------------------------------------


def common_block(scene: Scene, words: Words, width: int) -> RenderableType:
    """Piles in as few lines as they need; everything else below them."""
    zones = common(scene)
    blocks: list[RenderableType] = list(pile_lines(zones, words, width))
    for zone in zones:
        if zone["widget"] != "pile":
            blocks += [Text()] if zone["widget"] == "notes" else []
            blocks.append(zone_block(zone, words, width))
    return Group(*blocks)


def pile_lines(zones: Sequence[Zone], words: Words, width: int) -> list[Text]:
    """Piles side by side, as many in a line as fit."""
    lines: list[Text] = []
    for zone in zones:
        if zone["widget"] == "pile":
            pile = pile_line(zone, words)
            if lines and lines[-1].cell_len + 3 + pile.cell_len <= width:
                lines[-1].append("   ").append_text(pile)
            else:
                lines.append(pile)
    return lines


# -- the seats -------------------------------------------------------------------------------


def seats_block(scene: Scene, words: Words, width: int) -> RenderableType:
    """All seats as one table where they can be compared and it fits; else one after the other."""
    racks = same_rack(scene)
    table = Comparison(scene, racks, words) if racks else None
    if table and table.least <= width:
        return Group(table.drawn(width), Text(), legend(scene, words))
    blocks: list[RenderableType] = []
    for seat in around(scene):
        blocks += [seat_block(scene, seat, words, width), Text()]
    return Group(*blocks, legend(scene, words))


def legend(scene: Scene, words: Words) -> Text:
    """What dots and backs count."""
    parts = [
        f"{legend_sign(gauge)} {words.text(gauge['label'])}"
        for seat in scene["seats"][:1]
        for gauge in seat["gauges"]
        if gauge["most"] is None or gauge["most"] <= MANY or "sign" in gauge
    ]
    hands = [zone for zone in scene["zones"] if zone["widget"] == "hand" and zone["owner"] == 0]
    parts += [f"{BACK} {words.text(zone['label'])}" for zone in hands]
    return Text("   ".join(parts), style=FAINT)


def legend_sign(gauge: Gauge) -> str:
    """What a number is known by."""
    if "sign" in gauge:
        return gauge["sign"]
    return FULL if gauge["most"] else gauge_shape(gauge)


def seat_block(scene: Scene, seat: Seat, words: Words, width: int) -> RenderableType:
    """A seat by itself: name, gauges and zones below each other."""
    name, held = seat_name(seat, words), measures(scene, seat)
    lines: list[RenderableType] = [name, Text.assemble("  ", held)]
    if cell_len(name.plain) + cell_len(held.plain) + 2 <= width:
        lines = [Text.assemble(name, "  ", held)]
    zones = owned(scene, seat["seat"])
    if files := [zone for zone in zones if "files" in zone]:
        lines.append(indented(shelves(files, words, width - 2)))
    for zone in zones:
        if zone["widget"] == "hand" and (not in_sight(zone) or is_your_hand(scene, zone)):
            continue  # counted beside the name, or shown in full further down
        if "files" in zone or zone["widget"] == "pile":
            continue
        if zone["widget"] == "rack":
            lines += [indented(line) for line in slot_lines(zone, words)]
        else:
            lines.append(indented(zone_block(zone, words, width - 2)))
    lines += [indented(line) for line in pile_lines(zones, words, width - 2)]
    return Group(*lines)


def indented(block: RenderableType) -> RenderableType:
    """Two cells to the right."""
    return Padding(block, (0, 0, 0, 2))


# -- what the viewer holds -------------------------------------------------------------------


def own_block(scene: Scene, words: Words, width: int) -> RenderableType:
    """The viewer's hand, face up."""
    blocks: list[RenderableType] = []
    for zone in scene["zones"]:
        if is_your_hand(scene, zone):
            blocks += [Text(), Text(yours(zone, words), style=STRONG)]
            if any("about" in piece for piece in zone["pieces"]):
                blocks.append(printed(zone["pieces"], words))
            else:
                blocks.append(cards(zone["pieces"], words, width))
    return Group(*blocks)
