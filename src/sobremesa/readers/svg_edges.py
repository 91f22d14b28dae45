"""How what stands on the edges of a board is drawn on a plan: walls solid, doors in their frame."""

from __future__ import annotations

from collections.abc import Callable

from sobremesa.engine.scene import Side
from sobremesa.readers.svg import INK, PAPER, box, element, line

THICK, LIGHT = 9.0, 4.0
HURT, WOOD, STEEL, GLASS = "#d4622d", "#9a6a2f", "#2f7d5d", "#3f8fc4"

# Every edge is drawn lying, from 0 to `length`, and then brought to its place.


def wall(length: float, thick: float = THICK, colour: str = INK) -> str:
    """A stretch of wall."""
    ends = thick / 2
    return box(-ends, -ends, length + thick, thick, fill=colour)


def jambs(length: float, gap: float, thick: float = THICK) -> str:
    """A wall with a gap in its middle."""
    side, ends = (length - gap) / 2, thick / 2
    left = box(-ends, -ends, side + ends, thick, fill=INK)
    return left + box(length - side, -ends, side + ends, thick, fill=INK)


def sill(length: float, gap: float, colour: str) -> str:
    """A light floor where the gap is, so that the grid does not run through it."""
    left = (length - gap) / 2
    return box(left, -THICK / 2, gap, THICK, fill=PAPER, stroke=colour, stroke_width=1)


def damaged(length: float) -> str:
    """A wall with a crack through it."""
    middle = length / 2
    crack = " ".join(
        f"{middle + dx:.1f},{dy:.1f}" for dx, dy in ((-9, -11), (-2, -3), (-6, 2), (5, 4), (8, 12))
    )
    light = element(
        "polyline", points=crack, fill="none", stroke=PAPER, stroke_width=6, stroke_linejoin="round"
    )
    dark = element("polyline", points=crack, fill="none", stroke=HURT, stroke_width=3)
    return wall(length) + light + dark


def rubble(length: float) -> str:
    """What is left of a wall."""
    stones = (box(length * k / 6 - 3, -3 + k % 2 * 2, 6, 5, fill=HURT) for k in range(1, 6))
    return box(-THICK / 2, -THICK / 2, THICK, THICK, fill=INK) + "".join(stones)


def leaf(length: float, colour: str, swung: bool) -> str:
    """A door: shut in its frame, or swung open with the arc it went."""
    gap = length * 0.52
    left = (length - gap) / 2
    frame = jambs(length, gap) + sill(length, gap, colour)
    if not swung:
        return frame + box(left, -3, gap, 6, fill=colour)
    arc = element(
        "path",
        d=f"M {left + gap:.1f} 0 A {gap:.1f} {gap:.1f} 0 0 0 {left:.1f} {-gap:.1f}",
        fill="none",
        stroke=colour,
        stroke_width=1.2,
        stroke_dasharray="3 3",
    )
    return frame + arc + line(left, 0, left, -gap, stroke=colour, stroke_width=4)


def gap_in(length: float, colour: str) -> str:
    """A doorway without its door."""
    gap = length * 0.52
    return jambs(length, gap) + sill(length, gap, colour)


def entrance(length: float) -> str:
    """An opening in the wall of the house, with arrows through it."""
    middle = length / 2
    heads = "".join(
        element(
            "path",
            d=f"M {middle - 7:.0f} {k * 7} H {middle + 7:.0f} L {middle:.0f} {k * 17} Z",
            fill=WOOD,
        )
        for k in (1, -1)
    )
    return gap_in(length, WOOD) + heads


def window(length: float, opened: bool) -> str:
    """Panes in a wall: shut, or with nothing between them."""
    gap = length * 0.6
    left = (length - gap) / 2
    frame = jambs(length, gap) + sill(length, gap, GLASS)
    panes = [line(left, 0, left + gap, 0, stroke=GLASS, stroke_width=3)] if not opened else []
    ends = (left, left + gap / 2, left + gap) if not opened else (left, left + gap)
    return frame + "".join(
        [*panes, *(line(x, -7, x, 7, stroke=GLASS, stroke_width=3) for x in ends)]
    )


def jammed(length: float) -> str:
    """A fire door that does not move."""
    middle = length / 2
    bars = "".join(
        line(middle - 8, k * 8, middle + 8, -k * 8, stroke=HURT, stroke_width=3) for k in (1, -1)
    )
    return leaf(length, STEEL, False) + bars


DRAWN: dict[tuple[str, str], Callable[[float], str]] = {
    ("wall", "whole"): wall,
    ("wall", "damaged"): damaged,
    ("wall", "gone"): rubble,
    ("thin", "whole"): lambda length: wall(length, LIGHT, "#6f8aa3"),
    ("thin", "gone"): rubble,
    ("solid", "whole"): lambda length: wall(length, THICK * 1.6, "#5b6570"),
    ("door", "closed"): lambda length: leaf(length, WOOD, False),
    ("door", "open"): lambda length: leaf(length, WOOD, True),
    ("door", "gone"): lambda length: gap_in(length, WOOD),
    ("gate", "closed"): lambda length: leaf(length, STEEL, False),
    ("gate", "open"): lambda length: leaf(length, STEEL, True),
    ("gate", "jammed"): jammed,
    ("gate", "gone"): lambda length: gap_in(length, STEEL),
    ("window", "closed"): lambda length: window(length, False),
    ("window", "open"): lambda length: window(length, True),
    ("window", "gone"): rubble,
    ("opening", "open"): entrance,
}


def edge(side: Side, x1: float, y1: float, x2: float, y2: float) -> str:
    """A side where it stands, from one corner to the next."""
    drawn = DRAWN[side["drawn"], side["state"]](abs(x2 - x1) + abs(y2 - y1))
    turn = "" if y1 == y2 else " rotate(90)"
    return element("g", drawn, transform=f"translate({x1:.1f} {y1:.1f}){turn}")


def sample(drawn: str, state: str) -> str:
    """The same for a legend."""
    return element("g", DRAWN[drawn, state](54.0), transform="translate(5 0)")
