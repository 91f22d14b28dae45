"""Reading why something cannot be done: the numbers of a game's rules with names and clauses."""

from __future__ import annotations

import tomllib
from importlib import resources
from types import ModuleType

from sobremesa.engine.core.table import GAME_OVER, MAY, NOT_YOUR_TURN
from sobremesa.engine.values import Named

COMMON = {GAME_OVER: "game-over", NOT_YOUR_TURN: "not-your-turn"}


def read_reasons(package: str, numbers: ModuleType) -> dict[int, Named]:
    """The reasons of a game: the constants of a module, with the clauses of `refusals.toml`.

    The file has a table for each reason, `[not-in-hand]` for NOT_IN_HAND: its `clause`, and by the
    name of a play another clause that speaks when this play is refused.
    """
    file = resources.files(package).joinpath("refusals.toml")
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    named = COMMON | {
        value: name.lower().replace("_", "-")
        for name, value in vars(numbers).items()
        if name.isupper() and value != MAY
    }
    if set(table) != set(named.values()):
        odd = ", ".join(sorted(set(table) ^ set(named.values())))
        raise ValueError(f"refusals.toml and the reasons of {package} disagree about {odd}")
    return {
        number: Named(name, table[name]["clause"], table[name]) for number, name in named.items()
    }
