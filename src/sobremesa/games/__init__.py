"""The games: each folder here is one, and its `game.py` holds its `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad


@cache
def games() -> tuple[str, ...]:
    """The names of all games.

    >>> "virus" in games()
    True
    """
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


# `sobremesa.games` is this function, and hides the package of the same name; under this name
# `import sobremesa.games.virus.game as game` still finds what lies in it.
games.__name__ = __name__


def load(name: str, data: str | None = None) -> Game:
    """A game by its name; with `data`, as the cards and numbers in that folder make it now.

    >>> load("virus").seats
    range(2, 7)
    """
    game = boxed(name)
    return game if data is None else game.with_data(Path(data))


@cache
def boxed(name: str) -> Game:
    """A game as it comes in its box."""
    if name not in games():
        raise Bad("unknown-game", name=name, known=", ".join(games()))
    game: Game = import_module(f"{__name__}.{name}.game").GAME
    return game
