"""What a hue looks like: always a shape besides a colour, so that nothing is said by colour alone.

The colours are of the Okabe–Ito family, which colour-blind people can tell apart. They are laid
under a dark sign, so that they are readable whatever the terminal's own background is.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

INK = "#101418"


@dataclass(frozen=True)
class Look:
    """A shape, and the colour under it."""

    shape: str
    colour: str

    @property
    def chip(self) -> Style:
        """A dark sign on the colour."""
        return Style(color=INK, bgcolor=self.colour, bold=True)

    @property
    def edge(self) -> Style:
        """The colour for lines."""
        return Style(color=self.colour)


LOOKS = {
    "red": Look("♥", "#e8703a"),
    "green": Look("▲", "#21b386"),
    "blue": Look("●", "#56b4e9"),
    "yellow": Look("■", "#f0e442"),
    "rainbow": Look("✦", "#d79bbd"),
    "grey": Look("▪", "#b4bac2"),
    "spade": Look("♠", "#9fa8f5"),
    "club": Look("♣", "#9fc66b"),
    "diamond": Look("♦", "#f0a030"),
}

TONES = {
    "good": Style(color="green"),
    "best": Style(color="green", bold=True, underline=True),
    "bad": Style(color="red", bold=True),
    "plain": Style(),
}

FAINT = Style(dim=True)
STRONG = Style(bold=True)
DECIDING, AT_TURN, WON = "▶", "▷", "★"
BACK = "▮"
FULL, HOLLOW = "◆", "◇"
EMPTY = "·"
DONE, MISSING = "✓", "✗"


def look(hue: str) -> Look:
    """The look of a hue; one that is not known here is grey."""
    return LOOKS.get(hue, LOOKS["grey"])
