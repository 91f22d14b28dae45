"""Files in words: each thing with its numbers, its states and what is attached to it.

Numbers without a most are left out where they are 0: nothing is there to be told.
"""

from __future__ import annotations

from sobremesa.engine.scene import File, Gauge, Piece, Text, Zone
from sobremesa.readers.scenery import pieces_told
from sobremesa.words import Words


def files_lines(zone: Zone, words: Words) -> list[str]:
    """A zone of files as a list."""
    files = zone["files"]
    label = files_title(zone, words)
    if not files:
        return [f"- {label}: {words.say('terminal-nothing')}"]
    return [f"- {label}:", *(f"  - {file_told(file, words)}" for file in files)]


def files_title(zone: Zone, words: Words) -> str:
    """The name of the zone, and how many of its places are taken."""
    label = words.text(zone["label"])
    if "room" not in zone:
        return label
    return words.say("terminal-limit", label=label, count=zone["count"], limit=zone["room"])


def file_told(file: File, words: Words) -> str:
    """A thing with all that is to be known of it."""
    numbers = [gauge_told(gauge, words) for gauge in file["gauges"] if is_told(gauge)]
    states = [words.text(mark["label"]) for mark in file["marks"]]
    told = words.text(file["piece"]["label"])
    if numbers:
        told += f": {', '.join(numbers)}"
    told = "; ".join([told, *states])
    if file["attached"]:
        told += f" ({words.say('terminal-on-it', pieces=pieces_told(file['attached'], words))})"
    return told


def is_told(gauge: Gauge) -> bool:
    """Whether a number says anything."""
    return gauge["most"] is not None or gauge["value"] != 0


def gauge_told(gauge: Gauge, words: Words) -> str:
    """A number of a thing, and the most it can be."""
    label, value, most = words.text(gauge["label"]), gauge["value"], gauge["most"]
    if most is None:
        return words.say("terminal-file-number", label=label, value=value)
    return words.say("terminal-file-gauge", label=label, value=value, most=most)


def piece_told(piece: Piece, words: Words) -> str:
    """A piece with what it does, and whether it could be used now."""
    parts: list[Text] = [piece["label"]]
    if "ready" in piece:
        parts.append(piece["ready"]["label"])
    told = ", ".join(words.text(part) for part in parts)
    return f"{told}. {words.text(piece['about'])}" if "about" in piece else told
