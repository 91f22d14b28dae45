"""The text table: headings and lists, to be read aloud by a screen reader or sent through a pipe.

No colour, no boxes, no signs: what the drawn table says by shape or colour stands here in words.
"""

from __future__ import annotations

from sobremesa.engine.scene import Gauge, Scene, Seat, Slot, Zone
from sobremesa.readers.board_told import board_lines
from sobremesa.readers.files_told import files_lines, piece_told
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
            lines += [f"- {piece_told(piece, words)}" for piece in zone["pieces"]]
            lines += [] if zone["pieces"] else [f"- {words.say('terminal-nothing')}"]
            lines.append("")
    return "\n".join(lines)


def yours(zone: Zone, words: Words) -> str:
    """What a zone of the viewer is called."""
    label = words.text(zone["label"])
    return words.say("terminal-your", label=label[:1].lower() + label[1:])


def seat_heading(seat: Seat, words: Words) -> str:
    """Who sits there, and what is to be known of them at once."""
    part = [words.text(seat["part"])] if "part" in seat else []
    return ", ".join([words.name(seat["seat"]), *part, *standing(seat, words)])


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
    """A number that matters, and the most it can be, if there is a most."""
    label, value, most = words.text(gauge["label"]), gauge["value"], gauge["most"]
    if most is None:
        return f"{label}: {value}"
    return words.say("terminal-gauge", label=label, value=value, most=most)


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
    if "gauges" in zone:
        return [f"- {gauge_told(gauge, words)}" for gauge in zone["gauges"]]
    if "floors" in zone:
        return [f"- {label}:", *(f"  - {line}" for line in board_lines(zone, words))]
    if "files" in zone:
        return files_lines(zone, words)
    if "items" in zone or "lines" in zone:
        return [f"- {label}:", *(f"  - {line}" for line in told_lines(zone, words))]
    if "slots" in zone:
        if zone["widget"] != "panel" and not any(slot["pieces"] for slot in zone["slots"]):
            return [f"- {label}: {words.say('terminal-nothing')}"]
        places = slots_told(zone, words)
        return [f"- {label}:", *(f"  - {place}" for place in places)]
    pieces = zone.get("pieces")
    if not pieces:
        return [f"- {label}: {words.say('terminal-nothing')}"]
    if zone["widget"] == "pile":
        top = words.text(pieces[-1]["label"])
        return [f"- {words.say('terminal-open-pile', label=label, count=zone['count'], top=top)}"]
    return [f"- {label}: {pieces_told(pieces, words)}"]


def told_lines(zone: Zone, words: Words) -> list[str]:
    """The lines of a checklist or of notes."""
    items = [
        words.say("terminal-done" if item["done"] else "terminal-missing", what=words.text(label))
        for item in zone.get("items", [])
        for label in [item["label"]]
    ]
    return items + [words.text(line) for line in zone.get("lines", [])]


def slots_told(zone: Zone, words: Words) -> list[str]:
    """The places of a zone."""
    if "columns" in zone:
        return grid_lines(zone, words)
    return panel_lines(zone, words) if zone["widget"] == "panel" else rack_lines(zone, words)


def panel_lines(zone: Zone, words: Words) -> list[str]:
    """Every place of a panel: what is in it, and its state."""
    return [f"{limited(slot, words)}: {place_told(slot, words)}" for slot in zone["slots"]]


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


def limited(slot: Slot, words: Words) -> str:
    """A place with how many things are in it, and how many fit."""
    label, limit = words.text(slot["label"]), slot.get("limit")
    if limit is None:
        return label
    return words.say("terminal-limit", label=label, count=len(slot["pieces"]), limit=limit)


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
    """What is in a place where all pieces count alike, and its state."""
    told = pieces_told(slot["pieces"], words)
    state = words.text(slot["state"]["label"]) if "state" in slot else ""
    return ", ".join(part for part in (told, state) if part) or words.say("terminal-empty")
