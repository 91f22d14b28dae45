"""How what stands on the edges of a board is drawn with signs: by its shape, colour only besides.

A lying edge is a line of signs between two corners, a standing one a column of them. In the middle
of the line stands what tells it apart; walls run on at both ends of whatever is set in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

from sobremesa.engine.scene import Side
from sobremesa.readers.hues import FAINT, LOOKS

WALL: Final = Style(bold=True)
HURT: Final = Style(color=LOOKS["red"].colour, bold=True)
WOOD: Final = Style(color=LOOKS["yellow"].colour, bold=True)
STEEL: Final = Style(color=LOOKS["green"].colour, bold=True)
GLASS: Final = Style(color=LOOKS["blue"].colour, bold=True)


@dataclass(frozen=True)
class Stroke:
    """What tells an edge apart: in the middle lying, and standing from above; and what runs on."""

    lying: str
    standing: str
    style: Style
    lying_ends: str = "━"
    standing_ends: str = "┃"
    ends: Style = WALL


STROKES: Final = {
    ("wall", "whole"): Stroke("━", "┃", WALL),
    ("wall", "damaged"): Stroke("╳╳", "╳", HURT),
    ("wall", "gone"): Stroke("┄", "┊", FAINT, "┄", "┊", FAINT),
    ("thin", "whole"): Stroke("─", "│", WALL, "─", "│"),
    ("thin", "gone"): Stroke("┄", "┊", FAINT, "┄", "┊", FAINT),
    ("solid", "whole"): Stroke("█", "█", FAINT, "█", "█", FAINT),
    ("door", "closed"): Stroke("▬▬", "▮", WOOD),
    ("door", "open"): Stroke("▭▭", "▯", WOOD),
    ("door", "gone"): Stroke("╸╺", "┊", WOOD, "━", "┊", WALL),
    ("gate", "closed"): Stroke("▬▬", "▮", STEEL, "═", "║"),
    ("gate", "open"): Stroke("▭▭", "▯", STEEL, "═", "║"),
    ("gate", "jammed"): Stroke("▬╳▬", "╳", STEEL, "═", "║"),
    ("gate", "gone"): Stroke("╸╺", "┊", STEEL, "═", "║"),
    ("window", "closed"): Stroke("┿┿┿", "╂", GLASS),
    ("window", "open"): Stroke("╸ ╺", "╎", GLASS),
    ("window", "gone"): Stroke("┄", "┊", FAINT, "┄", "┊", FAINT),
    ("opening", "open"): Stroke("╸↕╺", "↔", WOOD, "━", " "),
}


def stroke(side: Side) -> Stroke:
    """How a side is drawn."""
    return STROKES[side["drawn"], side["state"]]


def is_line(side: Side) -> bool:
    """Whether lines run along a side to its corners."""
    return side["state"] != "gone" or side["drawn"] in ("door", "gate")


# The sign of a corner by the lines that come to it: up, right, down, left.
CORNERS: Final = dict(enumerate(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"))
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
