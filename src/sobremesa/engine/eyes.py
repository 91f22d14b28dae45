"""What a bot sees: the view of its seat, its legal moves, and worlds that fit.

The state inside has forgotten what the seat cannot know: hidden cards lie in one fixed order,
chance is blank. There is no way from here to the true state.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.table import Table
from sobremesa.engine.values import Move, Prompt
from sobremesa.engine.views import View

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game
    from sobremesa.engine.state import State


class Eyes:
    """A seat's eyes on a match."""

    def __init__(self, forgotten: State, seat: int) -> None:
        self._state = forgotten
        self.seat = seat
        self.game: Game = forgotten.game

    @cached_property
    def view(self) -> View:
        """What the seat may know."""
        return self._state.view(self.seat)

    @cached_property
    def moves(self) -> list[Move]:
        """The legal moves of the seat."""
        return self._state.moves(self.seat)

    @cached_property
    def prompt(self) -> Prompt | None:
        """What the seat is asked."""
        return self._state.prompt(self.seat)

    def table(self) -> Table:
        """The core's table as the seat knows it, for a search: secrets forgotten, chance blank."""
        return self._state.table.clone()

    def imagine(self, rng: Rng) -> State:
        """A full state drawn at random from those that fit."""
        return self._state.imagine(self.seat, rng)
