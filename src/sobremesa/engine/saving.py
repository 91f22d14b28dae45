"""States as JSON, and their digests. Both walk the one field list of the layout."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sobremesa.engine.core.layout import DEEPEST, DEPTH, ENDING, FRAME_CELLS, FRAMES
from sobremesa.engine.core.table import Table
from sobremesa.engine.errors import Bad, Detail
from sobremesa.engine.native import i64, vec
from sobremesa.engine.options import Options

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game
    from sobremesa.engine.state import State

FORMAT = 1
LARGEST = 1 << 62


def digest_of(game: Game, options: Options, table: Table) -> str:
    """A digest of the game, its version and options, all cells, and results given beforehand."""
    parts: list[Any] = [
        game.id,
        game.version,
        int(table.layout.seats),
        sorted(options.items()),
    ]
    parts.append([int(cell) for cell in table.cells])
    parts.append([int(value) for value in table.given])
    if game.data is not None:
        parts.append(game.data.fingerprint)
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]


def table_to_json(game: Game, options: Options, table: Table) -> dict[str, Any]:
    """Every field and every zone by its name."""
    data = game.data
    return {
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        **({"data": data.fingerprint} if data is not None else {}),
        "seats": int(table.layout.seats),
        "options": dict(options),
        "fields": {
            field.name: [int(table.cells[field.at + i]) for i in range(field.size)]
            for field in table.layout.fields
        },
        "zones": {
            zone.name: [int(table.card(zone.number, i)) for i in range(table.count(zone.number))]
            for zone in table.layout.zones
        },
        "given": [int(value) for value in table.given],
    }


def table_from_json(game: Game, obj: object) -> State:
    """The state of such an object; says what is wrong with any other."""
    from sobremesa.engine.state import State

    title = game.title
    if not isinstance(obj, Mapping):
        raise Bad("state-form", game=title, detail=Detail("no-object", "it is not an object"))
    _want(title, "format", obj.get("format"), FORMAT)
    _want(title, "game", obj.get("game"), game.id)
    _want(title, "version", obj.get("version"), game.version)
    _want(title, "data", obj.get("data"), game.data.fingerprint if game.data else None)
    seats, options = obj.get("seats"), obj.get("options")
    if not isinstance(seats, int) or isinstance(seats, bool) or not isinstance(options, Mapping):
        detail = Detail("no-seats-or-options", "it names no seats or options")
        raise Bad("state-form", game=title, detail=detail)
    values = game.complete(seats, options)
    table = game.lay_table(seats, values)
    _fill_fields(title, table, obj.get("fields"))
    _fill_zones(title, table, obj.get("zones"))
    table.given = vec[i64](_numbers(title, "given", obj.get("given"), None))
    _check_decisions(game, table)
    for clause, detail in game.broken(table):
        raise Bad("position", detail=detail, clause=clause)
    state = State(game, table, values)
    state.recording = True
    return state


def _want(title: str, name: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Bad("state-form", game=title, detail=another(name, found, wanted))


def another(name: str, found: object, wanted: object) -> Detail:
    """What is written there is not what should be."""
    said = "its {name} is {found}, not {wanted}"
    return Detail("another", said, name=name, found=repr(found), wanted=repr(wanted))


def _numbers(title: str, name: str, found: object, size: int | None) -> list[int]:
    """A list of so many whole numbers."""
    if (
        not isinstance(found, list)
        or (size is not None and len(found) != size)
        or any(type(n) is not int or not -LARGEST < n < LARGEST for n in found)
    ):
        detail = Detail("no-numbers", "{name!r} is not the list of numbers it should be", name=name)
        raise Bad("state-form", game=title, detail=detail)
    return found


def _parts(title: str, what: str, found: object, names: list[str]) -> Mapping[str, object]:
    """An object with exactly these names."""
    if not isinstance(found, Mapping) or sorted(map(str, found)) != sorted(names):
        detail = Detail("other-parts", "its {what} are not those of this game", what=what)
        raise Bad("state-form", game=title, detail=detail)
    return found


def _fill_fields(title: str, table: Table, found: object) -> None:
    fields = table.layout.fields
    given = _parts(title, "fields", found, [field.name for field in fields])
    for field in fields:
        for i, number in enumerate(_numbers(title, field.name, given[field.name], int(field.size))):
            table.cells[field.at + i] = number


def _fill_zones(title: str, table: Table, found: object) -> None:
    zones = table.layout.zones
    given = _parts(title, "zones", found, [zone.name for zone in zones])
    for zone in zones:
        cards = _numbers(title, zone.name, given[zone.name], None)
        if len(cards) > zone.capacity:
            detail = Detail("too-many-cards", "{zone!r} holds too many cards", zone=zone.name)
            raise Bad("state-form", game=title, detail=detail)
        for card in cards:
            table.lay(card, zone.number)


def _check_decisions(game: Game, table: Table) -> None:
    """Each open decision is of a known kind and asks seats that are there."""
    depth, ending = int(table.cells[DEPTH]), int(table.cells[ENDING])
    fine = 0 <= depth <= DEEPEST and (ending == 0 or ending in game.endings)
    for level in range(depth if fine else 0):
        at = FRAMES + level * FRAME_CELLS
        fine = fine and int(table.cells[at]) in game.decisions
        fine = fine and 0 < int(table.cells[at + 1]) < 1 << int(table.layout.seats)
    if not fine or (ending == 0 and depth == 0):
        detail = Detail("decisions", "its open decisions make no sense")
        raise Bad("state-form", game=game.title, detail=detail)
