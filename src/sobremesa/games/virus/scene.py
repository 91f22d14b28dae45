"""What is to be seen on a table of Virus!, from what a viewer may know (see engine/scene.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.engine.scene import (
    Gauge,
    Piece,
    Scene,
    Seat,
    Slot,
    Tone,
    Zone,
    hidden_zone,
    text,
)
from sobremesa.engine.views import View, waited_for
from sobremesa.games.virus.rules.cards import COLOURS, ORGANS_TO_WIN

HUES = dict(zip(COLOURS, ("red", "green", "blue", "yellow", "rainbow"), strict=True))
SIGNS = {"organ": "", "virus": "✱", "medicine": "✚"}
TREATMENT_SIGN = "⚑"

# VI-2 the states of an organ, by the families of the cards that lie on it
STATES: dict[tuple[str, ...], tuple[str, str, Tone]] = {
    (): ("healthy", "✓", "good"),
    ("virus",): ("infected", "✱", "bad"),
    ("medicine",): ("vaccinated", "✚", "good"),
    ("medicine", "medicine"): ("immunised", "✚✚", "best"),
}


def scene(view: View, pieces: Mapping[str, list[str]]) -> Scene:
    """The whole table, as this viewer sees it."""
    seats = range(view["seats"])
    turn = view["fields"]["turn"][0]
    zones = [
        pile(view, pieces, "pile"),
        pile(view, pieces, "discard"),
        pile(view, pieces, "played"),
    ]
    for seat in seats:
        zones.append(body(view, pieces, seat))
        zones.append(hand(view, pieces, seat))
    return {
        "game": view["game"],
        "viewer": view["viewer"],
        "phase": phase(view, turn),
        "seats": [at_seat(view, seat, turn) for seat in seats],
        "zones": [zone for zone in zones if zone["id"] != "played" or zone["count"]],
    }


def phase(view: View, turn: int) -> Any:
    """What is going on."""
    if view["ending"] is not None:
        return text(f"phase-{view['ending']}", player=view["winners"][0])
    return text(f"phase-{view['asked'][-1]['kind']}", player=turn)


def at_seat(view: View, seat: int, turn: int) -> Seat:
    """VI-7.1 Who sits there, and how far the body is."""
    healthy = sum(
        1 for colour in COLOURS if is_healthy(view["zones"][f"organ.{seat}.{colour}"]["cards"])
    )
    gauge: Gauge = {
        "id": "healthy",
        "label": text("gauge-healthy"),
        "value": healthy,
        "most": ORGANS_TO_WIN,
    }
    return {
        "seat": seat,
        "you": view["viewer"] == seat,
        "turn": view["ending"] is None and seat == turn,
        "waiting": seat in waited_for(view),
        "won": seat in view["winners"],
        "gauges": [gauge],
    }


def is_healthy(cards: list[str]) -> bool:
    """VI-7.1 An organ that counts: not infected."""
    return bool(cards) and not any(card.startswith("virus") for card in cards)


def piece(card: str, name: str) -> Piece:
    """A card face up."""
    family, _, colour = card.partition(":")
    label = text(f"card-{family}", colour=colour) if colour else text("card-treatment", card=card)
    return {
        "id": name,
        "face": card,
        "label": label,
        "hue": HUES.get(colour, "grey"),
        "sign": SIGNS.get(family, TREATMENT_SIGN),
    }


def pieces_in(view: View, pieces: Mapping[str, list[str]], zone: str) -> list[Piece]:
    """The cards of a zone in sight, the lowest first."""
    return [
        piece(card, name)
        for card, name in zip(view["zones"][zone]["cards"], pieces[zone], strict=True)
    ]


def pile(view: View, pieces: Mapping[str, list[str]], name: str) -> Zone:
    """VI-1.5 The draw pile face down, the others face up."""
    label, count = text(f"zone-{name}"), view["zones"][name]["count"]
    if name not in pieces:
        return hidden_zone(name, "pile", label, count)
    zone = hidden_zone(name, "pile", label, count)
    zone["pieces"] = pieces_in(view, pieces, name)
    return zone


def hand(view: View, pieces: Mapping[str, list[str]], seat: int) -> Zone:
    """VI-1.5 One's own hand; of others only how many cards."""
    name = f"hand.{seat}"
    zone = hidden_zone(name, "hand", text("zone-hand"), view["zones"][name]["count"], seat)
    if name in pieces:
        zone["pieces"] = pieces_in(view, pieces, name)
    return zone


def body(view: View, pieces: Mapping[str, list[str]], seat: int) -> Zone:
    """VI-2 The organs of a body, each with its state and what lies on it."""
    slots = [organ(view, pieces, seat, colour) for colour in COLOURS]
    count = sum(1 for slot in slots if slot["pieces"])
    zone = hidden_zone(f"body.{seat}", "rack", text("zone-body"), count, seat)
    zone["slots"] = slots
    return zone


def organ(view: View, pieces: Mapping[str, list[str]], seat: int, colour: str) -> Slot:
    """The place of an organ."""
    name = f"organ.{seat}.{colour}"
    cards = view["zones"][name]["cards"]
    slot: Slot = {
        "id": name,
        "label": text("organ", colour=colour),
        "hue": HUES[colour],
        "pieces": pieces_in(view, pieces, name),
    }
    if cards:
        key, sign, tone = STATES[tuple(card.split(":")[0] for card in cards[1:])]
        slot["state"] = {"label": text(f"state-{key}"), "sign": sign, "tone": tone}
    return slot
