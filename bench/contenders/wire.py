"""Pydantic: the same view of the same state, built and written by it in the fastest way it has."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, NotRequired

from pydantic import BaseModel, TypeAdapter
from typing_extensions import TypedDict

from bench.contenders.serving import Contender, Work

SEAT = 0
PUBLIC, OWNER = 2, 1

contender = Contender()
held: dict[str, Any] = {}


class ZoneDict(TypedDict):
    """A zone: its cards where the viewer sees them."""

    count: int
    cards: NotRequired[list[str]]


class AskedDict(TypedDict):
    """An open decision."""

    kind: str
    seats: list[int]
    notes: list[int]


class ViewDict(TypedDict):
    """All that a viewer may know."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, bool | int | str]
    zones: dict[str, ZoneDict]
    fields: dict[str, list[int]]
    asked: list[AskedDict]
    ending: str | None
    winners: list[int]


class Zone(BaseModel):
    """The same as a model."""

    count: int
    cards: list[str] | None = None


class View(BaseModel):
    """The same as a model."""

    game: str
    viewer: int | None
    seats: int
    options: dict[str, bool | int | str]
    zones: dict[str, Zone]
    fields: dict[str, list[int]]
    asked: list[AskedDict]
    ending: str | None
    winners: list[int]


ADAPTER: TypeAdapter[Any] = TypeAdapter(ViewDict)


def parts(zone: Callable[..., Any]) -> dict[str, Any]:
    """The view by allow-list, from a state in plain lists, as a program around pydantic has it."""
    state, names, visible, zones = held["state"], held["names"], held["visible"], {}
    for name, cards in state["zones"].items():
        if name in visible:
            zones[name] = zone(count=len(cards), cards=[names[card] for card in cards])
        else:
            zones[name] = zone(count=len(cards))
    return {
        "game": state["game"],
        "viewer": SEAT,
        "seats": state["seats"],
        "options": dict(state["options"]),
        "zones": zones,
        "fields": {name: state["fields"][name] for name in held["fields"]},
        "asked": [dict(asked) for asked in held["asked"]],
        "ending": None,
        "winners": [],
    }


def by_typed_dict() -> bytes:
    """Plain dictionaries, written by a TypeAdapter of TypedDicts: its own advice for speed."""
    return ADAPTER.dump_json(parts(dict))


def by_construct() -> bytes:
    """Models made without checks."""
    view = View.model_construct(**parts(Zone.model_construct))
    return view.model_dump_json(exclude_unset=True).encode()


def by_model() -> bytes:
    """Models made with their checks."""
    return View(**parts(Zone)).model_dump_json(exclude_unset=True).encode()


WAYS = {
    "TypedDict and TypeAdapter.dump_json": by_typed_dict,
    "model_construct and model_dump_json": by_construct,
    "models with their checks and model_dump_json": by_model,
}


def seconds(way: Callable[[], bytes]) -> float:
    """How long a way takes for a few hundred views."""
    start = time.process_time()
    for _ in range(300):
        way()
    return time.process_time() - start


@contender.answers("hold")
def hold(name: str, state: dict[str, Any]) -> None:
    """Keep the state that is to be shown, in plain lists."""
    held.update(state)
    held["names"] = {int(card): text for card, text in state["names"].items()}
    held["visible"] = {
        zone
        for zone, (sight, owner) in state["sights"].items()
        if sight == PUBLIC or (sight == OWNER and owner == SEAT)
    }
    held["fields"] = list(state["view"]["fields"])
    held["asked"] = state["view"]["asked"]


@contender.answers("one view")
def one_view(name: str) -> Any:
    """The view in each of the three ways: all must be equal."""
    shown = [json.loads(way()) for way in WAYS.values()]
    return shown[0] if all(view == shown[0] for view in shown) else shown


@contender.measures("view", "Python: from a state in plain lists, by the fastest of three ways")
def view(name: str) -> Work:
    fastest = min(WAYS, key=lambda way: seconds(WAYS[way]))
    contender.ways["view"] = f"Python: from a state in plain lists, by {fastest}"
    encode = WAYS[fastest]

    def work(amount: int) -> float:
        for _ in range(amount):
            encode()
        return amount

    return work


if __name__ == "__main__":
    contender.serve()
