"""What a player of ¡Rescate! looks at: named features of a state, weighed by `eye.toml`.

Distances are AP, by the cheapest way: through a door 1 more, into fire 2, a wall as much as the
chops that it takes. They are reckoned once from safety, and once from each thing of interest.
"""

from __future__ import annotations

import tomllib
from importlib import resources

from sobremesa.engine.core.layout import ENDING, WINNERS
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.box import CUBES_MOST, HAZMATS, ON_BOARD
from sobremesa.games.rescate.rules.outlook import FAR, way_costs
from sobremesa.games.rescate.rules.rescate import Rescate

WEIGHTS: dict[str, float] = tomllib.loads(
    resources.files(__package__).joinpath("eye.toml").read_text(encoding="utf-8")
)["weights"]


def features(table: Rescate, seat: int) -> dict[str, float]:
    """The features of a state; they are the same for everybody, for all win together."""
    over = bool(table.cells[ENDING])
    spaces = range(table.house.spaces)
    cubes = int(table.cells[fields.CUBES])
    return {
        "won": float(over and table.cells[WINNERS] != 0),
        "lost": float(over and table.cells[WINNERS] == 0),
        "rescued": float(table.rescued()),
        "lost_victims": float(table.lost()),
        "cubes": float(cubes),
        "cubes_late": float(max(0, cubes - CUBES_MOST // 2)),
        "fire": float(sum(table.flames(space) == fields.FIRE for space in spaces)),
        "smoke": float(sum(table.flames(space) == fields.SMOKE for space in spaces)),
        "saved_ap": float(saved(table)),
        "hot_spots": float(sum(bool(table.is_hot(space)) for space in spaces)),
        **people(table),
        **hazmats(table),
    }


def saved(table: Rescate) -> int:
    """AP that are kept, or still to be spent."""
    return sum(min(4, int(table.cells[fields.POINTS + seat])) for seat in range(table.seats()))


def people(table: Rescate) -> dict[str, float]:
    """Victims and POI: how far they are from help and from safety, and what burns beside them."""
    found = near = unknown = carried = lying = treated = 0
    home = way_costs(table, safe_spaces(table), True)
    crew = [int(table.at(seat)) for seat in range(table.seats()) if table.at(seat) != NOWHERE]
    for slot in range(ON_BOARD):
        space = int(table.marker_at(slot))
        if space == NOWHERE:
            continue
        near += bool(table.burns(space)) or bool(table.fire_beside(space))
        reach = way_costs(table, [space], False)
        nearest = min((int(reach[at]) for at in crew), default=int(FAR))
        if table.is_unknown(slot):
            unknown += nearest
            continue
        found += 1
        treated += bool(table.is_treated(slot))
        far = int(home[space]) * (1 if table.is_treated(slot) else 2)
        carried += far
        if table.holder(slot) == NOWHERE:
            lying += nearest + 1
    return {
        "found": float(found),
        "fire_near_people": float(near),
        "in_fire": float(sum(bool(table.burns(at)) for at in crew)),
        "unknown_far": float(unknown),
        "carried_home": float(carried),
        "victim_far": float(lying),
        "treated": float(treated),
    }


def safe_spaces(table: Rescate) -> list[int]:
    """Where victims are rescued."""
    rescue = table.rulings.rescue
    return [
        s for s in range(table.house.spaces) if table.house.exists[s] and rescue.is_safe(table, s)
    ]


def hazmats(table: Rescate) -> dict[str, float]:
    """B-10.4 Hazmats in the house, and those that the fire is about to reach."""
    spaces = [int(table.hazmat_at(slot)) for slot in range(HAZMATS)]
    inside = [space for space in spaces if space != NOWHERE]
    return {
        "hazmats": float(len(inside)),
        "hazmat_near_fire": float(sum(bool(table.fire_beside(space)) for space in inside)),
    }
