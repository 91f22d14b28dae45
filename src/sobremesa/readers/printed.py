"""Cards with what they do behind their names, for games whose cards nobody knows by heart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Piece
from sobremesa.readers.hues import FAINT, STRONG, TONES
from sobremesa.readers.pieces import chip
from sobremesa.readers.scenery import capital
from sobremesa.words import Words


def printed(pieces: Sequence[Piece], words: Words) -> RenderableType:
    """A paragraph for each card: whether it could be used now, its name, and what it does."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column()
    for piece in pieces:
        table.add_row(sign(piece), chip(piece), told(piece, words))
    return table


def sign(piece: Piece) -> Text:
    """The sign of a card that could be used now, or could not."""
    if "ready" not in piece:
        return Text()
    return Text(piece["ready"]["sign"], style=TONES[piece["ready"]["tone"]])


def told(piece: Piece, words: Words) -> Text:
    """A card, bright if it could be used now, and what it does."""
    ready = "ready" not in piece or piece["ready"]["tone"] == "good"
    line = Text().append(capital(words.text(piece["label"])), style=STRONG if ready else FAINT)
    if "about" in piece:
        line.append("  ").append(words.text(piece["about"]), style=FAINT)
    return line
