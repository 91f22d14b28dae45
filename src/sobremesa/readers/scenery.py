"""Questions that every reader asks a scene."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.engine.scene import Piece, Scene, Seat, Slot, Text, Zone
from sobremesa.words import Words

COLUMNS = "abcdefghijklmnopqrstuvwxyz"


def common(scene: Scene) -> list[Zone]:
    """The zones that belong to nobody, in their order."""
    return [zone for zone in scene["zones"] if zone["owner"] is None]


def owned(scene: Scene, seat: int) -> list[Zone]:
    """The zones of a seat, in their order."""
    return [zone for zone in scene["zones"] if zone["owner"] == seat]


def in_sight(zone: Zone) -> bool:
    """Whether more is known of a zone than its count."""
    parts = ("pieces", "slots", "items", "lines", "gauges", "floors", "files")
    return any(part in zone for part in parts)


def is_your_hand(scene: Scene, zone: Zone) -> bool:
    """Whether a zone is what the viewer holds."""
    mine = zone["owner"] is not None and zone["owner"] == scene["viewer"]
    return mine and zone["widget"] == "hand" and "pieces" in zone


def around(scene: Scene) -> list[Seat]:
    """The seats in the order of the table, the viewer last: nearest to the screen's lower edge."""
    seats, viewer = scene["seats"], scene["viewer"]
    if viewer is None:
        return list(seats)
    return [*seats[viewer + 1 :], *seats[: viewer + 1]]


def same_rack(scene: Scene) -> list[Zone]:
    """The racks of the seats, if each has one and all name the same places; else nothing."""
    racks = [
        zone for zone in scene["zones"] if zone["widget"] == "rack" and zone["owner"] is not None
    ]
    owners = [zone["owner"] for zone in racks]
    names = [[slot["label"] for slot in zone.get("slots", [])] for zone in racks]
    if sorted(map(str, owners)) != sorted(str(seat["seat"]) for seat in scene["seats"]):
        return []
    return racks if any(names) and all(labels == names[0] for labels in names) else []


def coordinate(position: int, columns: int) -> str:
    """The name of a place in a grid: column by letter, row by number from the top.

    >>> coordinate(0, 3), coordinate(5, 3)
    ('a1', 'c2')
    """
    row, column = divmod(position, columns)
    return f"{letters(column)}{row + 1}"


def letters(column: int) -> str:
    """The name of a column.

    >>> letters(1), letters(26)
    ('b', 'aa')
    """
    ahead, last = divmod(column, len(COLUMNS))
    return (letters(ahead - 1) if ahead else "") + COLUMNS[last]


def short(text: Text, words: Words) -> str:
    """A text where there is little room: the game may have a shorter one under `…-short`."""
    key = f"{text['key']}-short"
    return words.text({"key": key, "args": text["args"]} if words.has(key) else text)


def pieces_told(pieces: Sequence[Piece], words: Words) -> str:
    """Pieces in words, one after the other."""
    return ", ".join(words.text(piece["label"]) for piece in pieces)


def lying_on(slot: Slot) -> list[Piece]:
    """What lies on the thing that fills a named place: all but the lowest piece."""
    return slot["pieces"][1:]


def capital(text: str) -> str:
    """Text with its first letter large, the rest as it is.

    >>> capital("órgano de Ana")
    'Órgano de Ana'
    """
    return text[:1].upper() + text[1:]
