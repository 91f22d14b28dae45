"""Bots: players that know the contract only, and see what their seat sees.

| level | name | plays |
|---|---|---|
| 0 | random | any legal move |
| 1 | lively | any legal move that does something |
| 2 | greedy | the move, or where turns are long the turn, after which the table looks best to it |
| 3 | planner | plans of several moves, tried in imagined worlds; as greedy, where a game has none |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from sobremesa.bots.greedy import Greedy
from sobremesa.bots.planning import Planning
from sobremesa.bots.simple import Lively, Random
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.values import Move

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

__all__ = ["BOTS", "Bot", "bot", "fitting"]


class Bot(Protocol):
    """A player: from what its seat may know, and chance of its own, it chooses a move."""

    name: str
    level: int

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        """One of the legal moves of the seat."""


BOTS: Final[tuple[Bot, ...]] = (Random(), Lively(), Greedy(), Planning())


def fitting(game: Game) -> tuple[Bot, ...]:
    """The bots that are of use in a game, the best of them last."""
    return tuple(one for one in BOTS if game.plans or not isinstance(one, Planning))


def bot(name: str) -> Bot:
    """A bot by its name or level.

    >>> bot("greedy").level, bot("0").name
    (2, 'random')
    """
    for known in BOTS:
        if name.strip().lower() in (known.name, str(known.level)):
            return known
    raise Bad("unknown-bot", name=name, known=", ".join(known.name for known in BOTS))
