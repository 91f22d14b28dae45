"""The one visibility service: what a viewer may know, by allow-list.

Views, events, scenes, bots and hints all come through here. A viewer is a seat, or None for
somebody who only watches. A view is plain JSON types and can be folded: the first view of a
viewer, and all events as that viewer sees them, give the last view (see events.py).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sobremesa.engine.core.layout import DEPTH, ENDING, FRAME_CELLS, FRAMES, OWN, WINNERS, sees

if TYPE_CHECKING:
    from sobremesa.engine.state import State

View = dict[str, Any]
SPECTATOR = -1


def number_of(viewer: int | None) -> int:
    """A viewer as the rules' core counts them."""
    return SPECTATOR if viewer is None else viewer


def seats_in(bits: int) -> list[int]:
    """The seats whose bits are set.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The same as a tuple, made once for each."""
    return tuple(seats_in(bits))


def build_view(state: State, viewer: int | None) -> View:
    """All that this viewer may know."""
    game, table = state.game, state.table
    who = number_of(viewer)
    tokens = {field.name: field.at for field in table.layout.fields if field.on_cards}
    zones: dict[str, Any] = {}
    for zone in table.layout.zones:
        zones[zone.name] = {"count": table.count(zone.number)}
        if sees(who, zone.sight, zone.owner):
            cards = [int(table.card(zone.number, i)) for i in range(table.count(zone.number))]
            zones[zone.name]["cards"] = [game.card_name(card) for card in cards]
            for name in zone.carries:
                at = int(tokens[name])
                zones[zone.name][name] = [int(table.cells[at + card]) for card in cards]
    fields = {
        field.name: [int(table.cells[field.at + i]) for i in range(field.size)]
        for field in table.layout.fields
        if field.at >= OWN and not field.on_cards and sees(who, field.sight, field.owner)
    }
    ending = int(table.cells[ENDING])
    return {
        "game": game.id,
        "viewer": viewer,
        "seats": state.seats,
        "options": dict(state.options),
        "zones": zones,
        "fields": fields,
        "asked": open_decisions(state),
        "ending": game.endings[ending].name if ending else None,
        "winners": seats_in(int(table.cells[WINNERS])),
    }


def open_decisions(state: State) -> list[dict[str, Any]]:
    """The stack of decisions, the innermost last."""
    cells, decisions = state.table.cells, []
    for depth in range(int(cells[DEPTH])):
        at = FRAMES + depth * FRAME_CELLS
        decisions.append(
            {
                "kind": state.game.decisions[int(cells[at])].name,
                "seats": seats_in(int(cells[at + 1])),
                "notes": [int(cells[at + 2 + i]) for i in range(FRAME_CELLS - 2)],
            }
        )
    return decisions


def waited_for(view: View) -> tuple[int, ...]:
    """The seats that must decide now, from a view."""
    if view["ending"] is not None or not view["asked"]:
        return ()
    return tuple(view["asked"][-1]["seats"])
