"""The drawn table: the scene in colours and shapes, as wide as the terminal and never wider.

Where all seats have racks with the same places, they are drawn as one table, a row for each seat
and a column for each place, so that they can be compared at a glance; the viewer's row is the last.
On narrow screens everything becomes lines.
"""

from __future__ import annotations

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Scene, Seat, Zone
from sobremesa.readers.hues import AT_TURN, BACK, DECIDING, FAINT, FULL, STRONG, TONES, WON, look
from sobremesa.readers.plain import yours
from sobremesa.readers.scenery import (
    around,
    capital,
    common,
    in_sight,
    is_your_hand,
    owned,
    same_rack,
)
from sobremesa.readers.tiles import (
    MANY,
    backs,
    cards,
    gauge_dots,
    gauge_shape,
    pile_line,
    slot_lines,
    slot_tile,
    zone_block,
)
from sobremesa.words import Words

ABREAST = 118  # from this width on, the viewer's own things stand beside the table
NAME_LEAST, PLACE_LEAST = 14, 10
NAME_MOST, PLACE_MOST = 26, 20
AIRY_MOST = 4  # so many seats stand apart from each other


def draw_table(scene: Scene, words: Words, width: int) -> RenderableType:
    """Everything on the table."""
    head = heading(scene, words)
    if width >= ABREAST:
        right = width * 3 // 8
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=width - right - 2)
        beside.add_column(width=right)
        beside.add_row(
            seats_block(scene, words, width - right - 2),
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


def heading(scene: Scene, words: Words) -> Text:
    """Which game it is, and what is going on."""
    phase = Text(words.text(scene["phase"]), style=STRONG)
    if not words.has("game-title"):
        return phase
    return Text.assemble((f"{words.say('game-title')} · ", FAINT), phase)


# -- what belongs to nobody ------------------------------------------------------------------


def common_block(scene: Scene, words: Words, width: int) -> RenderableType:
    """Piles on one line where they fit; everything else below them."""
    zones = common(scene)
    piles = [pile_line(zone, words) for zone in zones if zone["widget"] == "pile"]
    blocks: list[RenderableType] = []
    together = Text("   ").join(piles)
    if together.cell_len <= width:
        blocks += [together] if piles else []
    else:
        blocks += piles
    for zone in zones:
        if zone["widget"] != "pile":
            blocks += [Text()] if zone["widget"] == "notes" else []
            blocks.append(zone_block(zone, words, width))
    return Group(*blocks)


# -- the seats -------------------------------------------------------------------------------


def seats_block(scene: Scene, words: Words, width: int) -> RenderableType:
    """All seats as one table where they can be compared and it fits; else one after the other."""
    racks = same_rack(scene)
    if racks and width >= compared_width(racks[0], words):
        return Group(compared(scene, racks, words, width), Text(), legend(scene, words))
    blocks: list[RenderableType] = []
    for seat in around(scene):
        blocks += [seat_block(scene, seat, words, width), Text()]
    return Group(*blocks, legend(scene, words))


def compared_width(rack: Zone, words: Words) -> int:
    """The least width at which seats can stand in one table."""
    return NAME_LEAST + 2 + sum(place_width(slot_name(rack, at, words)) for at in places(rack))


def places(rack: Zone) -> range:
    """The positions of a rack."""
    return range(len(rack["slots"]))


def slot_name(rack: Zone, at: int, words: Words) -> str:
    """What a place of a rack is called."""
    return capital(words.text(rack["slots"][at]["label"]))


def place_width(name: str) -> int:
    """How wide the column of a place must be: its shape, the longest word of its name, a gap."""
    return max(PLACE_LEAST, *(cell_len(word) for word in name.split())) + 1


def compared(scene: Scene, racks: list[Zone], words: Words, width: int) -> Table:
    """A row for each seat, a column for each place."""
    by_owner = {rack["owner"]: rack for rack in racks}
    count = len(racks[0]["slots"])
    name = max(NAME_LEAST, min(NAME_MOST, width // (count + 1)))
    each = min(PLACE_MOST, (width - name - 2) // count - 1)
    table = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
        border_style=FAINT,
        show_lines=False,
    )
    table.add_column("", width=name, overflow="fold")
    for at in places(racks[0]):
        hue = racks[0]["slots"][at]["hue"]
        table.add_column(place_header(slot_name(racks[0], at, words), hue, each), width=each)
    airy = len(racks) <= AIRY_MOST
    for seat in around(scene):
        rack = by_owner[seat["seat"]]
        tiles = [slot_tile(slot, words) for slot in rack["slots"]]
        if seat["you"]:
            table.add_section()
        table.add_row(Group(*seat_lines(scene, seat, words)), *tiles, end_section=airy)
    return table


def place_header(name: str, hue: str, width: int) -> Text:
    """The name of a place with its shape before it, or behind it where the first word is long."""
    shape = (look(hue).shape, look(hue).edge)
    if cell_len(name.split()[0]) + 2 <= width:
        return Text.assemble(shape, f" {name}")
    return Text.assemble(f"{name} ", shape)


def seat_lines(scene: Scene, seat: Seat, words: Words) -> list[RenderableType]:
    """Who sits there; then the gauges and how much is held."""
    return [seat_name(seat, words), Text.assemble("  ", measures(scene, seat))]


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


def legend(scene: Scene, words: Words) -> Text:
    """What dots and backs count."""
    parts = [
        f"{FULL if gauge['most'] else gauge_shape(gauge)} {words.text(gauge['label'])}"
        for seat in scene["seats"][:1]
        for gauge in seat["gauges"]
        if gauge["most"] is None or gauge["most"] <= MANY
    ]
    hands = [zone for zone in scene["zones"] if zone["widget"] == "hand" and zone["owner"] == 0]
    parts += [f"{BACK} {words.text(zone['label'])}" for zone in hands]
    return Text("   ".join(parts), style=FAINT)


def seat_block(scene: Scene, seat: Seat, words: Words, width: int) -> RenderableType:
    """A seat by itself: name, gauges and zones below each other."""
    name, held = seat_name(seat, words), measures(scene, seat)
    lines: list[RenderableType] = [name, Text.assemble("  ", held)]
    if cell_len(name.plain) + cell_len(held.plain) + 2 <= width:
        lines = [Text.assemble(name, "  ", held)]
    for zone in owned(scene, seat["seat"]):
        if zone["widget"] == "hand" and (not in_sight(zone) or is_your_hand(scene, zone)):
            continue  # counted beside the name, or shown in full further down
        if zone["widget"] == "rack":
            lines += [Text.assemble("  ", line) for line in slot_lines(zone, words)]
        else:
            lines.append(indented(zone_block(zone, words, width - 2)))
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
            blocks.append(cards(zone["pieces"], words, width))
    return Group(*blocks)
