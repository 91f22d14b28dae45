"""The text table: headings and lists, to be read aloud by a screen reader or sent through a pipe.

No colour, no boxes, no signs: what the drawn table says by shape or colour stands here in words.
"""

from __future__ import annotations

from sobremesa.engine.scene import Gauge, Scene, Seat, Slot, Zone
from sobremesa.readers.scenery import (
    common,
    coordinate,
    in_sight,
    is_your_hand,
    lying_on,
    owned,
    pieces_told,
)
from sobremesa.words import Words


def plain_table(scene: Scene, words: Words) -> str:
    """The whole table as lines of text."""
    lines = [f"# {words.text(scene['phase'])}", ""]
    for seat in scene["seats"]:
        lines += [f"## {seat_heading(seat, words)}", *seat_lines(scene, seat, words), ""]
    if common(scene):
        lines.append(f"## {words.say('terminal-table')}")
        for zone in common(scene):
            lines += zone_lines(zone, words)
        lines.append("")
    for zone in scene["zones"]:
        if is_your_hand(scene, zone):
            lines.append(f"## {yours(zone, words)}")
            lines += [f"- {words.text(piece['label'])}" for piece in zone["pieces"]]
            lines += [] if zone["pieces"] else [f"- {words.say('terminal-nothing')}"]
            lines.append("")
    return "\n".join(lines)


def yours(zone: Zone, words: Words) -> str:
    """What a zone of the viewer is called."""
    label = words.text(zone["label"])
    return words.say("terminal-your", label=label[:1].lower() + label[1:])


def seat_heading(seat: Seat, words: Words) -> str:
    """Who sits there, and what is to be known of them at once."""
    return ", ".join([words.name(seat["seat"]), *standing(seat, words)])


def standing(seat: Seat, words: Words) -> list[str]:
    """Whether a seat is the viewer's, has the turn, has to decide, has won."""
    notes = [
        (seat["you"], "terminal-you"),
        (seat["turn"], "terminal-at-turn"),
        (seat["waiting"] and not seat["turn"], "terminal-deciding"),
        (seat["won"], "terminal-won"),
    ]
    return [words.say(key) for holds, key in notes if holds]


def gauge_told(gauge: Gauge, words: Words) -> str:
    """A number that matters, and the most it can be."""
    label = words.text(gauge["label"])
    return words.say("terminal-gauge", label=label, value=gauge["value"], most=gauge["most"])


def seat_lines(scene: Scene, seat: Seat, words: Words) -> list[str]:
    """A seat's gauges and zones; the viewer's own hand has a heading of its own further down."""
    lines = [f"- {gauge_told(gauge, words)}" for gauge in seat["gauges"]]
    for zone in owned(scene, seat["seat"]):
        if not is_your_hand(scene, zone):
            lines += zone_lines(zone, words)
    return lines


def zone_lines(zone: Zone, words: Words) -> list[str]:
    """A zone as a line or a list, as fits what it is."""
    label = words.text(zone["label"])
    if not in_sight(zone) and zone["count"]:
        return [f"- {words.say('terminal-unseen', label=label, count=zone['count'])}"]
    if "slots" in zone:
        if not any(slot["pieces"] for slot in zone["slots"]):
            return [f"- {label}: {words.say('terminal-nothing')}"]
        places = grid_lines(zone, words) if "columns" in zone else rack_lines(zone, words)
        return [f"- {label}:", *(f"  - {place}" for place in places)]
    pieces = zone.get("pieces")
    if not pieces:
        return [f"- {label}: {words.say('terminal-nothing')}"]
    if zone["widget"] == "pile":
        top = words.text(pieces[-1]["label"])
        return [f"- {words.say('terminal-open-pile', label=label, count=zone['count'], top=top)}"]
    return [f"- {label}: {pieces_told(pieces, words)}"]


def rack_lines(zone: Zone, words: Words) -> list[str]:
    """The places where something lies; where nothing does, one line says so for all of them."""
    filled = [slot_told(slot, words) for slot in zone["slots"] if slot["pieces"]]
    empty = [words.text(slot["label"]) for slot in zone["slots"] if not slot["pieces"]]
    if empty:
        filled.append(words.say("terminal-empty-places", places=", ".join(empty)))
    return filled


def slot_told(slot: Slot, words: Words) -> str:
    """A place, what is in it, its state, and what lies on it."""
    told = words.text(slot["label"])
    if "state" in slot:
        told += f": {words.text(slot['state']['label'])}"
    elif slot["pieces"]:
        told += f": {words.text(slot['pieces'][0]['label'])}"
    if lying_on(slot):
        told += f" ({words.say('terminal-on-it', pieces=pieces_told(lying_on(slot), words))})"
    return told


def grid_lines(zone: Zone, words: Words) -> list[str]:
    """A grid row by row, each place by its coordinate."""
    columns, slots = zone["columns"], zone["slots"]
    return [
        "; ".join(
            f"{coordinate(at, columns)} {place_told(slots[at], words)}"
            for at in range(start, min(start + columns, len(slots)))
        )
        for start in range(0, len(slots), columns)
    ]


def place_told(slot: Slot, words: Words) -> str:
    """What is in a place of a grid."""
    told = pieces_told(slot["pieces"], words)
    state = words.text(slot["state"]["label"]) if "state" in slot else ""
    return ", ".join(part for part in (told, state) if part) or words.say("terminal-empty")
