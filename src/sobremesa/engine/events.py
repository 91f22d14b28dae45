"""Events: the facts of the core with names, redacted for each viewer, and folded into views."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sobremesa.engine.core import facts
from sobremesa.engine.core.layout import FRAME_CELLS, FRAMES, OWN, Field, Zone, sees
from sobremesa.engine.views import View, number_of, seats_in

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game
    from sobremesa.engine.core.layout import Layout

Seen = dict[str, Any]


class Event:
    """One thing that happened. What a viewer may know of it is built by allow-list."""

    def __init__(
        self, game: Game, layout: Layout, row: list[int], pieces: dict[int, str], secret: bool
    ) -> None:
        self._game = game
        self._layout = layout
        self._row = row
        self._pieces = pieces
        self._secret = secret  # only its player may know which move it was

    @property
    def reveals(self) -> bool:
        """Whether somebody learned by it what was hidden, or chance was asked."""
        kind = self._row[0]
        if kind == facts.MOVED:
            source, target = self._zone(self._row[2]), self._zone(self._row[3])
            return any(
                sees(viewer, target.sight, target.owner)
                and not sees(viewer, source.sight, source.owner)
                for viewer in range(-1, self._layout.seats)
            )
        return kind in (facts.SHUFFLED, facts.ROLLED, facts.REVEALED)

    def seen_by(self, viewer: int | None) -> Seen | None:
        """The event as a seat, or a spectator (None), may know it; None if not at all."""
        return _TELL[self._row[0]](self, number_of(viewer))

    def _zone(self, number: int) -> Zone:
        return self._layout.zones[number]

    def _acted(self, viewer: int) -> Seen:
        seat, code = self._row[1:3]
        seen: Seen = {"type": "acted", "seat": seat}
        if viewer == seat or not self._secret:
            seen["move"] = self._game.text(code)
        return seen

    def _moved(self, viewer: int) -> Seen:
        card, source, target = self._row[1], self._zone(self._row[2]), self._zone(self._row[3])
        seen: Seen = {"type": "moved", "from": source.name, "to": target.name}
        came_from_sight = sees(viewer, source.sight, source.owner)
        if came_from_sight:
            seen["index"] = self._row[4]
        goes_to_sight = sees(viewer, target.sight, target.owner)
        if goes_to_sight:
            seen["at"] = self._row[5]
        if came_from_sight or goes_to_sight:
            seen["card"] = self._game.card_name(card)
            seen["piece"] = self._pieces[viewer]
        return seen

    def _shuffled(self, viewer: int) -> Seen:
        return {"type": "shuffled", "zone": self._zone(self._row[1]).name}

    def _set(self, viewer: int) -> Seen | None:
        cell, value = self._row[1:3]
        field = self._field(cell)
        if not sees(viewer, field.sight, field.owner):
            return None
        return {"type": "set", "field": field.name, "index": cell - field.at, "value": value}

    def _token(self, viewer: int) -> Seen | None:
        """A number on a card, told by the place of the card to those who see it there."""
        cell, value, number, index = self._row[1:5]
        field, zone = self._field(cell), self._zone(number)
        if field.name not in zone.carries or not sees(viewer, zone.sight, zone.owner):
            return None
        return {
            "type": "token",
            "field": field.name,
            "zone": zone.name,
            "index": index,
            "value": value,
            "card": self._game.card_name(cell - field.at),
            "piece": self._pieces[viewer],
        }

    def _field(self, cell: int) -> Field:
        return next(f for f in self._layout.fields if f.at <= cell < f.at + f.size)

    def _revealed(self, viewer: int) -> Seen:
        cell, value = self._row[1:3]
        field = self._field(cell)
        return {
            "type": "revealed",
            "field": field.name,
            "index": cell - field.at,
            "value": value,
        }

    def _rolled(self, viewer: int) -> Seen:
        return {"type": "rolled", "faces": self._row[1], "result": self._row[2]}

    def _asked(self, viewer: int) -> Seen:
        kind, seats = self._row[1:3]
        decision = self._game.decisions[kind]
        return {"type": "asked", "kind": decision.name, "seats": seats_in(seats)}

    def _answered(self, viewer: int) -> Seen:
        return {"type": "answered", "seat": self._row[1]}

    def _settled(self, viewer: int) -> Seen:
        return {"type": "settled"}

    def _ended(self, viewer: int) -> Seen:
        ending = self._game.endings[self._row[1]]
        return {
            "type": "ended",
            "ending": ending.name,
            "clause": ending.clause,
            "winners": seats_in(self._row[2]),
        }

    def _said(self, viewer: int) -> Seen:
        saying = self._game.sayings[self._row[1]]
        told = self._game.tell(saying, self._row[2:])
        return {"type": "said", "what": saying.name, "clause": saying.clause, **told}


_TELL = {
    facts.ACTED: Event._acted,
    facts.MOVED: Event._moved,
    facts.SHUFFLED: Event._shuffled,
    facts.SET: Event._set,
    facts.ROLLED: Event._rolled,
    facts.ASKED: Event._asked,
    facts.ANSWERED: Event._answered,
    facts.SETTLED: Event._settled,
    facts.ENDED: Event._ended,
    facts.SAID: Event._said,
    facts.REVEALED: Event._revealed,
    facts.TOKEN: Event._token,
}


@dataclass(frozen=True)
class Die:
    """A die to be thrown by hand: its faces, and what has happened since the move began."""

    faces: int
    before: list[Event]


def fold(view: View, events: Iterable[Seen | None]) -> View:
    """The view a viewer has after these events, from the one before them."""
    view = copy.deepcopy(view)
    for event in events:
        if event is not None:
            _fold_one(view, event)
    return view


def _fold_one(view: View, event: Seen) -> None:
    kind = event["type"]
    if kind == "moved":
        _fold_moved(view["zones"][event["from"]], view["zones"][event["to"]], event)
    elif kind == "set":
        if event["field"] == "frames":
            depth, cell = divmod(event["index"], FRAME_CELLS)
            view["asked"][depth]["notes"][cell - 2] = event["value"]
        elif event["field"] in view["fields"]:
            view["fields"][event["field"]][event["index"]] = event["value"]
    elif kind == "token":
        view["zones"][event["zone"]][event["field"]][event["index"]] = event["value"]
    elif kind == "asked":
        notes = [0] * (FRAME_CELLS - 2)
        view["asked"].append({"kind": event["kind"], "seats": event["seats"], "notes": notes})
    elif kind == "answered":
        view["asked"][-1]["seats"].remove(event["seat"])
    elif kind == "settled":
        view["asked"].pop()
    elif kind == "ended":
        view["ending"], view["winners"] = event["ending"], event["winners"]


def _fold_moved(source: Seen, target: Seen, event: Seen) -> None:
    source["count"] -= 1
    target["count"] += 1
    carried: Seen = {}
    if "cards" in source:
        carried = {name: on.pop(event["index"]) for name, on in source.items() if name != "count"}
    if "cards" in target:
        carried["cards"] = event["card"]
        for name, on in target.items():
            if name != "count":
                on.insert(event["at"], carried.get(name, 0))


assert FRAMES < OWN
