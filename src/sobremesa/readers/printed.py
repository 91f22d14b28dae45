"""Cards with what they do beside them, for games whose cards nobody knows by heart."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.engine.scene import Piece
from sobremesa.readers.hues import FAINT, STRONG, TONES
from sobremesa.readers.pieces import chip
from sobremesa.readers.scenery import capital
from sobremesa.words import Words

BESIDE_FROM = 72  # narrower: what a card does stands below its name
NAME_MOST = 34
GAP = 2


def printed(pieces: Sequence[Piece], words: Words, width: int) -> RenderableType:
    """A line for each card: whether it could be used now, its name, and what it does."""
    names = [name(piece, words) for piece in pieces]
    beside = width >= BESIDE_FROM
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=1)
    widest = max(cell_len(one.plain) for one in names)
    table.add_column(width=min(widest, NAME_MOST) if beside else None)
    if beside:
        table.add_column()
    for piece, told in zip(pieces, names, strict=True):
        does = Text(words.text(piece["about"]) if "about" in piece else "", style=FAINT)
        cells = [told, does] if beside else [Text("\n").join([told, does]) if does else told]
        table.add_row(sign(piece), *cells)
    return table


def sign(piece: Piece) -> Text:
    """The sign of a card that could be used now, or could not."""
    if "ready" not in piece:
        return Text()
    return Text(piece["ready"]["sign"], style=TONES[piece["ready"]["tone"]])


def name(piece: Piece, words: Words) -> Text:
    """A card, bright if it could be used now."""
    ready = "ready" not in piece or piece["ready"]["tone"] == "good"
    label = Text(capital(words.text(piece["label"])), style=STRONG if ready else FAINT)
    return Text.assemble(chip(piece), " ", label)
