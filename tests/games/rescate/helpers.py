"""Positions of ¡Rescate! in a few words, and what is to be read off them. Spaces are written 34."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sobremesa
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from sobremesa.games.rescate.game import rescate_table
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.edges import AJAR, GONE, SHUT, Door
from sobremesa.games.rescate.rules.moves import column_of, row_of
from sobremesa.games.rescate.rules.rescate import Rescate
from tests.games.playing import after, refused, sayings, texts

__all__ = ["after", "refused", "sayings", "texts"]

GAME = sobremesa.load("rescate")
START = "22 23 32 33 34 35 44 56 57 66"  # B-8.1
CALM = "11 18 68"  # three POI out of the way, so that none has to be replenished
RECRUIT = {"level": "recruit"}
LEVELS = ("recruit", "veteran", "heroic")
STANDING = {SHUT: "closed", AJAR: "open", GONE: "gone"}


def at(*figures: str | dict[str, Any], **more: Any) -> State:
    """A position with seat 0 to act; a figure is a space, or the parts of its diagram."""
    crew = [{"at": figure} if isinstance(figure, str) else figure for figure in figures or ("70",)]
    return GAME.position({"poi": CALM, "firefighters": crew} | more)


def expert(*figures: dict[str, Any], **more: Any) -> State:
    """The same in the experienced game."""
    options = RECRUIT | more.pop("options", {})
    return at(*figures, options=options, **more)


def figure(specialist: str, space: str, **more: Any) -> dict[str, Any]:
    """A specialist in a space."""
    return {"at": space, "specialist": specialist} | more


def house(state: State) -> Rescate:
    """The table behind a state."""
    return rescate_table(state)


def name(state: State, space: int) -> str:
    """A space by its coordinates."""
    place = house(state).house.place(space)
    return f"{row_of(place)}{column_of(place)}"


def with_flames(state: State, what: int) -> str:
    """The spaces where this burns or smokes, in order."""
    table = house(state)
    spaces = range(table.house.spaces)
    return " ".join(name(state, space) for space in spaces if table.flames(space) == what)


def fire(state: State) -> str:
    """Where it burns."""
    return with_flames(state, fields.FIRE)


def smoke(state: State) -> str:
    """Where there is smoke."""
    return with_flames(state, fields.SMOKE)


def hot(state: State) -> str:
    """Where hot spots lie."""
    table = house(state)
    return " ".join(name(state, s) for s in range(table.house.spaces) if table.is_hot(s))


def reserve(state: State) -> int:
    """How many hot spots wait."""
    return int(house(state).cells[fields.RESERVE])


def edges(state: State) -> Iterator[tuple[str, int]]:
    """Everything that stands between two spaces, by its name, and its number."""
    table = house(state)
    for edge in range(table.house.edges):
        one, way = int(table.house.one[edge]), int(table.house.way_of_one[edge])
        pair = sorted((name(state, one), name(state, int(table.house.beside(one, way)))))
        yield "|".join(pair), edge


def cubes(state: State) -> dict[str, int]:
    """The walls with damage cubes; they are counted right."""
    table = house(state)
    found = {pair: int(table.kind(edge).cubes(table.edge(edge))) for pair, edge in edges(state)}
    found = {pair: count for pair, count in found.items() if count}
    assert sum(found.values()) == table.cells[fields.CUBES]
    return found


def doors(state: State) -> dict[str, str]:
    """How every door stands."""
    table = house(state)
    return {
        pair: STANDING[int(table.edge(edge))]
        for pair, edge in edges(state)
        if isinstance(table.kind(edge), Door)
    }


def doors_gone(state: State) -> str:
    """The doors that have been blown away."""
    return " ".join(sorted(pair for pair, how in doors(state).items() if how == "gone"))


def where(state: State, seat: int = 0) -> str:
    """Where a firefighter is."""
    return name(state, int(house(state).at(seat)))


def ap(state: State, seat: int = 0) -> int:
    """The AP of a firefighter."""
    return int(house(state).cells[fields.POINTS + seat])


def free(state: State) -> int:
    """The special AP that are left in this turn."""
    return int(house(state).cells[fields.FREE])


def bonus(state: State) -> int:
    """AP of the turn that cannot be saved."""
    return int(house(state).cells[fields.BONUS])


def rescued(state: State) -> int:
    """How many victims are safe."""
    return int(house(state).rescued())


def lost(state: State) -> int:
    """How many victims are lost."""
    return int(house(state).lost())


def markers(state: State) -> dict[str, str]:
    """What lies where: `?` for an unknown POI, `victim`, or `treated`."""
    table, found = house(state), {}
    for slot in range(3):
        space = int(table.marker_at(slot))
        if space >= 0:
            kind = "treated" if table.is_treated(slot) else "victim"
            found[name(state, space)] = "?" if table.is_unknown(slot) else kind
    return found


def hazmats(state: State) -> str:
    """Where hazmats are."""
    table = house(state)
    spaces = sorted(int(table.hazmat_at(slot)) for slot in range(6) if table.hazmat_at(slot) >= 0)
    return " ".join(name(state, space) for space in spaces)


def dice(state: State, results: str) -> State:
    """The next results of the dice, as they are printed: `34 6` for three dice."""
    state.load_dice([int(face) - 1 for face in results.replace(" ", "")])
    return state


def burn(state: State, results: str) -> State:
    """The turn ends and the fire advances with these results, row and column together."""
    return after(dice(state, results), "pass")


def told(state: State, what: str) -> list[str]:
    """The spaces that the log named with a saying, since it was last asked."""
    return [said["space"].replace(",", "") for said in sayings(state) if said["what"] == what]


def playout(state: State, seed: int) -> Iterator[State]:
    """A match to its end, with any legal moves; it is one state that changes."""
    rng = Rng(seed)
    yield state
    while state.waiting:
        seat = state.waiting[0]
        codes = state.choices(seat)
        state.take(seat, codes[int(rng.below(len(codes)))])
        yield state


def parked(state: State) -> tuple[str, str]:
    """Where the engine and the ambulance begin."""
    table = house(state)
    first, second = (
        name(state, int(table.house.half(vehicle, table.spot(vehicle), 0))) for vehicle in (0, 1)
    )
    return first, second
