"""A piece as Rich draws it: what kind it is, and its hue's colour and shape."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from sobremesa.engine.scene import Piece
from sobremesa.readers.hues import look
from sobremesa.words import Words


def chip(piece: Piece) -> Text:
    """A piece as a small coloured label: what kind it is, and its hue's shape."""
    seen = look(piece["hue"])
    return Text(f" {piece['sign']}{seen.shape} ", style=seen.chip)


def small_chips(pieces: Sequence[Piece]) -> Text:
    """Pieces that lie on something, side by side."""
    shown = Text()
    for piece in pieces:
        seen = look(piece["hue"])
        shown.append(f"{piece['sign']}{seen.shape}", style=seen.chip)
        shown.append(" ")
    return shown


def named_piece(piece: Piece, words: Words) -> Text:
    """A piece as a label and a name."""
    return Text.assemble(chip(piece), " ", words.text(piece["label"]))
