"""What a player of ¡Rescate! looks at: named features of a state, weighed by `eye.toml`.

They are the parts of which `rules/worth.py` makes up what a state is worth to the crew, the same
for everybody, in units of about an AP.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from sobremesa.engine.core.layout import WINNERS
from sobremesa.games.rescate.rules.fields import CUBES
from sobremesa.games.rescate.rules.peril import Peril
from sobremesa.games.rescate.rules.prospects import RESCUED, Prospects, price_of_losses
from sobremesa.games.rescate.rules.rescate import Rescate
from sobremesa.games.rescate.rules.worth import END, crew, price_of_cubes, price_of_fire

WEIGHTS: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("eye.toml").read_text(encoding="utf-8")
)["weights"]
AP = 10  # points of worth.py


def features(table: Rescate, seat: int) -> dict[str, float]:
    """The features of a state."""
    points = {
        "rescued": int(table.rescued() * RESCUED),
        "lost": -int(price_of_losses(table.lost())),
    }
    if table.is_over():
        points["over"] = int(END if table.cells[WINNERS] else -END)
    else:
        peril = Peril(table)
        peril.look()
        points["cubes"] = -int(price_of_cubes(table.cells[CUBES]))
        points["fire"] = -int(price_of_fire(table, peril))
        points["people"] = int(Prospects(table, peril).value())
        points["crew"] = int(crew(table, peril))
    return {name: amount / AP for name, amount in points.items()}
