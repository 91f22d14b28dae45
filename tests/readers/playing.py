"""Matches played through lines of text, as through a pipe."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa.bots import bot
from sobremesa.engine.contract import Game
from sobremesa.engine.records import Match
from sobremesa.readers.fronts import PlainFront
from sobremesa.readers.session import Interrupted, Seat, play_match
from sobremesa.words import Words
from tests.readers.tables import NAMES

RESUME = "sobremesa play --resume FILE"


@dataclass
class Told:
    """What came of a session: what was shown, how it ended, and what was kept after each move."""

    text: str
    code: int  # 0 unless the player left in the middle
    over: bool
    match: Match
    kept: list[list[str]]


def lay(game: Game, seats: int = 2, position: Mapping[str, Any] | None = None) -> Match:
    """A match with names."""
    return Match.start(game, seats, seed=7, position=position, names=NAMES[:seats])


def play(
    match: Match, lines: Sequence[str], people: int = 1, language: str = "es", level: str = "random"
) -> Told:
    """Play a match with what a person types, a line each; then the input ends."""
    seats = match.state.seats
    kept: list[list[str]] = []
    target = io.StringIO()
    front = PlainFront(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    players = [Seat(NAMES[i], None if i < people else bot(level)) for i in range(seats)]
    words = Words(language, match.game, NAMES[:seats])
    code, over = 0, False
    try:
        over = play_match(
            match,
            players,
            words,
            save=lambda one: kept.append(one.lines()),
            resume=RESUME,
            front=front,
        )
    except Interrupted as interrupted:
        code = interrupted.code
    return Told(target.getvalue(), code, over, match, kept)
