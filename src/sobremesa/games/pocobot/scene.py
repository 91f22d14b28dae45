"""What is to be seen on a table of PoCoBOT, from what a viewer may know (see engine/scene.py)."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.engine.scene import (
    Gauge,
    Item,
    Piece,
    Scene,
    Seat,
    Slot,
    Text,
    Zone,
    checklist,
    hidden_zone,
    text,
)
from sobremesa.engine.views import View, waited_for
from sobremesa.games.pocobot.preview import previews
from sobremesa.games.pocobot.rules.cards import MODULES, NAMES, SUITS, suit_of, value_of
from sobremesa.games.pocobot.rules.limits import MOUNTED_CARDS, MOUNTED_SUIT, limit_for

Pieces = Mapping[str, list[str]]

HUES = {"spades": "spade", "hearts": "red", "clubs": "club", "diamonds": "diamond"}
DIAMONDS = SUITS.index("diamonds")
NO_SUIT = -1
FUEL = "fuel"
CREW = ("pilot", "copilot", "booster")  # PB-2.3


def scene(view: View, pieces: Pieces) -> Scene:
    """The whole table, as this viewer sees it."""
    seats = range(view["seats"])
    zones = [pile(view, pieces, "pile", "pile"), pile(view, pieces, "discard", "pile")]
    zones.append(pile(view, pieces, "removed", "row"))
    zones += previews(view)
    for seat in seats:
        zones += [panel(view, pieces, seat), mounting(view, seat), hand(view, pieces, seat)]
    return {
        "game": view["game"],
        "viewer": view["viewer"],
        "phase": phase(view),
        "seats": [at_seat(view, seat) for seat in seats],
        "zones": [zone for zone in zones if zone["id"] != "removed" or zone["count"]],
    }


def phase(view: View) -> Text:
    """What is going on."""
    if view["ending"] is not None:
        return text(f"phase-{view['ending']}", winners=view["winners"])
    return text(f"phase-{view['asked'][-1]['kind']}", player=waited_for(view)[0])


def at_seat(view: View, seat: int) -> Seat:
    """Who sits there, and what the panel is worth."""
    return {
        "seat": seat,
        "you": view["viewer"] == seat,
        "turn": view["ending"] is None and seat == view["fields"]["turn"][0],
        "waiting": seat in waited_for(view),
        "won": seat in view["winners"],
        "gauges": [gauge(view, seat, suit) for suit in SUITS],
    }


def gauge(view: View, seat: int, suit: str) -> Gauge:
    """PB-2.2, PB-2.4 How many points of a suit lie on a panel."""
    place = FUEL if suit == "diamonds" else suit
    return {
        "id": place,
        "label": text(f"gauge-{place}"),
        "value": sum(worth(card) for card in cards_at(view, seat, place)),
        "most": None,
        "hue": HUES[suit],
    }


# -- cards -------------------------------------------------------------------------------------


def cards_at(view: View, seat: int, place: str) -> list[str]:
    """The cards of a place of a panel."""
    cards: list[str] = view["zones"][f"{place}.{seat}"]["cards"]
    return cards


def suit_at(view: View, seat: int, place: str) -> int:
    """The suit of the one card there, or none."""
    cards = cards_at(view, seat, place)
    return int(suit_of(NAMES.index(cards[0]))) if cards else NO_SUIT


def worth(card: str) -> int:
    """What is printed on a numeric card."""
    return int(value_of(NAMES.index(card)))


def piece(card: str, name: str) -> Piece:
    """A card face up."""
    suit, rank = SUITS[int(suit_of(NAMES.index(card)))], card[:-1]
    label = text(f"card-{suit}", colour=rank)
    return {"id": name, "face": card, "label": label, "hue": HUES[suit], "sign": rank}


def pieces_in(view: View, pieces: Pieces, zone: str) -> list[Piece]:
    """The cards of a zone in sight, in their order."""
    cards = view["zones"][zone]["cards"]
    return [piece(card, name) for card, name in zip(cards, pieces[zone], strict=True)]


def in_order(held: list[Piece]) -> list[Piece]:
    """Cards by suit and rank, the lowest first."""
    return sorted(held, key=lambda one: NAMES.index(one["face"]))


# -- zones -------------------------------------------------------------------------------------


def pile(view: View, pieces: Pieces, name: str, widget: str) -> Zone:
    """PA-70 The draw pile face down; discarded cards and removed hearts face up."""
    zone = hidden_zone(name, widget, text(f"zone-{name}"), view["zones"][name]["count"])
    if name in pieces:
        zone["pieces"] = pieces_in(view, pieces, name)
    return zone


def hand(view: View, pieces: Pieces, seat: int) -> Zone:
    """PA-70 One's own hand; of the other only how many cards."""
    name = f"hand.{seat}"
    zone = hidden_zone(name, "hand", text("zone-hand"), view["zones"][name]["count"], seat)
    if name in pieces:
        zone["pieces"] = in_order(pieces_in(view, pieces, name))
    return zone


def panel(view: View, pieces: Pieces, seat: int) -> Zone:
    """PB-2 The modules with their limits, the fuel, the crew and the Booster."""
    slots = [module(view, pieces, seat, number) for number in range(MODULES)]
    slots.append(place(view, pieces, seat, FUEL, HUES["diamonds"]) | {"limit": None})
    slots += [special(view, pieces, seat, name) for name in CREW]
    zone = hidden_zone(f"panel.{seat}", "panel", text("zone-panel"), 0, seat)
    zone["count"] = sum(len(slot["pieces"]) for slot in slots)
    zone["slots"] = slots
    return zone


def place(view: View, pieces: Pieces, seat: int, name: str, hue: str) -> Slot:
    """A place of a panel with the cards in it."""
    zone = f"{name}.{seat}"
    held = in_order(pieces_in(view, pieces, zone))
    return {"id": zone, "label": text(f"place-{name}"), "hue": hue, "pieces": held}


def module(view: View, pieces: Pieces, seat: int, number: int) -> Slot:
    """PB-4 A module with how many cards it holds at most."""
    suit = SUITS[number]
    slot = place(view, pieces, seat, suit, HUES[suit])
    slot["limit"] = limit(view, seat, number, raised(view, seat))
    return slot


def limit(view: View, seat: int, number: int, raised: int) -> int:
    """PB-4.1 How many cards fit if the Copilot raises that module."""
    pilot, booster = suit_at(view, seat, "pilot"), suit_at(view, seat, "booster")
    return int(limit_for(number, pilot, raised, booster))


def raised(view: View, seat: int) -> int:
    """PB-4.4 The module the Copilot raises; PA-30 where none is chosen, the first in need of it."""
    suit = suit_at(view, seat, "copilot")
    if suit != DIAMONDS:
        return suit
    chosen: int = view["fields"]["flex"][seat]
    if chosen:
        return chosen - 1
    needy = (
        number
        for number in range(MODULES)
        if len(cards_at(view, seat, SUITS[number])) > limit(view, seat, number, NO_SUIT)
    )
    return next(needy, NO_SUIT)


def special(view: View, pieces: Pieces, seat: int, name: str) -> Slot:
    """PB-2.3 Pilot, Copilot or Booster, and what a card of diamonds does there."""
    slot = place(view, pieces, seat, name, "grey")
    if suit_at(view, seat, name) != DIAMONDS:
        return slot
    if name == "booster":  # PB-9.4
        slot["state"] = {"label": text("burns-clubs"), "sign": "", "tone": "good"}
    elif raised(view, seat) != NO_SUIT:  # PB-4.4
        label = text("raises", module=SUITS[raised(view, seat)])
        slot["state"] = {"label": label, "sign": "", "tone": "good"}
    return slot


def mounting(view: View, seat: int) -> Zone:
    """PB-3.1 What a mecha needs to be mounted, and what of it is there."""
    counts = [len(cards_at(view, seat, suit)) for suit in SUITS[:MODULES]]
    pilot = suit_at(view, seat, "pilot")
    of_suit = counts[pilot] if pilot != NO_SUIT else 0
    suit = SUITS[pilot] if pilot != NO_SUIT else "none"
    needed = text("check-suit", suit=suit, most=int(MOUNTED_SUIT), count=of_suit)
    many = text("check-cards", most=int(MOUNTED_CARDS), count=sum(counts))
    items: list[Item] = [
        {"label": text("check-pilot"), "done": pilot != NO_SUIT},
        {"label": many, "done": sum(counts) >= MOUNTED_CARDS},
        {"label": needed, "done": of_suit >= MOUNTED_SUIT},
    ]
    if view["options"]["mounted_each_module"]:
        items.append({"label": text("check-each"), "done": all(counts)})
    name = "mounted" if all(item["done"] for item in items) else "unmounted"
    return checklist(f"mounted.{seat}", text(f"zone-{name}"), items, seat)
