"""Bots that search: what they see of a match is played on many times before they choose.

They know the contract only, so they play every game; how well, the number of iterations says.
"""

from __future__ import annotations

from sobremesa.bots.core import search
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.values import Move


class Searching:
    """A bot that spends so many iterations on each choice that is one."""

    name: str
    level = 3

    def __init__(self, iterations: int = 1000) -> None:
        self.iterations = iterations

    def choose(self, eyes: Eyes, rng: Rng) -> Move:
        if len(eyes.moves) == 1:
            return eyes.moves[0]
        return eyes.game.move(int(self.find(eyes, rng)))

    def find(self, eyes: Eyes, rng: Rng) -> int:
        """The code of the move."""
        raise NotImplementedError


class Flat(Searching):
    """Tries every move equally often, in worlds that fit."""

    name = "flat"

    def find(self, eyes: Eyes, rng: Rng) -> int:
        return search.flat(eyes.table(), eyes.seat, self.iterations, rng, eyes.game.longest)


class TreeSearching(Searching):
    """A bot that grows a tree; the constant says how much it explores what looks worse."""

    def __init__(self, iterations: int = 1000, uct_c: float = 1.4) -> None:
        super().__init__(iterations)
        self.uct_c = uct_c


class Uct(TreeSearching):
    """Searches in one world that fits: the very one, where a game has no secrets."""

    name = "uct"

    def find(self, eyes: Eyes, rng: Rng) -> int:
        table = eyes.imagine(rng).table
        return search.uct(table, eyes.seat, self.iterations, self.uct_c, rng, eyes.game.longest)


class Ismcts(TreeSearching):
    """Searches through many worlds that fit, with one tree for all of them."""

    name = "ismcts"

    def find(self, eyes: Eyes, rng: Rng) -> int:
        table, longest = eyes.table(), eyes.game.longest
        return search.ismcts(table, eyes.seat, self.iterations, self.uct_c, rng, longest)
