"""The form of a scene: what is on the table for one viewer, for any reader to draw.

A scene is plain JSON. It says what things are and how they stand, never how they are drawn, and all
its texts are keys into the words of the game. The terminal, the plain text table and the browser
read the same scene. It is built from a view, so it can hold nothing that the viewer may not know.

Widgets so far: `pile` (cards on top of each other, the last on top), `hand` (cards side by side),
`rack` (named places, each with what lies there), `grid` (places in rows of `columns`), `panel`
(named places that make up one thing, as a machine), `checklist` (what something needs, and whether
it is there), `notes` (sentences, as what would come of something), `gauges` (numbers that matter to
all), `board` (floors of spaces with edges between them; see board_scene.py), `files` (things with
numbers and states of their own, a line each, as patients on their charts).
"""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

# A reader gives each hue a colour and a shape: red, green, blue, yellow, rainbow, grey, and for the
# suits of playing cards spade, club and diamond; the shape of red is the heart.
Hue = str
Tone = Literal["good", "best", "bad", "plain"]


class Text(TypedDict):
    """Something to say: a key of the game's words and what fills it."""

    key: str
    args: dict[str, Any]


class Mark(TypedDict):
    """A state a thing is in: in words, as a sign, and whether that is good for its owner."""

    label: Text
    sign: str
    tone: Tone


class Piece(TypedDict):
    """A card or another thing in sight. Its id stays with it as long as the viewer sees it."""

    id: str
    face: str
    label: Text
    hue: Hue
    sign: str
    seat: NotRequired[int]  # whose figure it is
    holds: NotRequired[list[Piece]]  # what it has with it
    about: NotRequired[Text]  # what it does, for whoever cannot know it by heart
    ready: NotRequired[Mark]  # whether its owner could use it now, and why not


class Slot(TypedDict):
    """A named place in a rack, a panel or a grid.

    The first piece is what is there, the others lie on it. Where there is a `limit`, all lie side
    by side, so many at most; None is a place without end.
    """

    id: str
    label: Text
    hue: Hue
    pieces: list[Piece]
    state: NotRequired[Mark]
    limit: NotRequired[int | None]


class Item(TypedDict):
    """A line of a checklist."""

    label: Text
    done: bool


class Cover(TypedDict):
    """What fills a space of a board, as fire does."""

    label: Text
    sign: str
    hue: Hue


class Cell(TypedDict):
    """A space of a board by its coordinates, and what it would cost to get there, if one could.

    The `way` is the moves that lead there, in their notation.
    """

    id: str
    row: int
    column: int
    inside: bool
    pieces: list[Piece]
    cover: NotRequired[Cover]
    arrow: NotRequired[str]  # a point of the compass, as NE
    cost: NotRequired[int]
    way: NotRequired[list[str]]


class Side(TypedDict):
    """What stands on an edge: south of a space where it is `lying`, else east of it.

    How it is drawn is one of `spaces.DRAWN`, and how it stands one of `SIDE_STATES`.
    """

    row: int
    column: int
    lying: bool
    drawn: str
    state: str


class Spot(TypedDict):
    """Spaces where something can stand, and whether it does."""

    label: Text
    sign: str
    hue: Hue
    cells: list[str]
    taken: bool


class Area(TypedDict):
    """Spaces that belong together and have a name."""

    label: Text
    cells: list[str]


class Storey(TypedDict):
    """A floor of a board: interior rows and columns, the first as printed, and the ring."""

    id: str
    label: Text | None
    rows: int
    columns: int
    first: int
    cells: list[Cell]
    sides: list[Side]
    spots: list[Spot]
    areas: list[Area]


# How what stands on an edge can stand: each has words, `side-<drawn>-<state>`.
SIDE_STATES: Final = {
    "wall": ("whole", "damaged", "gone"),
    "thin": ("whole", "gone"),
    "solid": ("whole",),
    "door": ("closed", "open", "gone"),
    "gate": ("closed", "open", "jammed", "gone"),
    "window": ("closed", "open", "gone"),
    "opening": ("open",),
}


class File(TypedDict):
    """A thing with numbers of its own, the states it is in, and what is attached to it."""

    piece: Piece
    gauges: list[Gauge]
    marks: list[Mark]
    attached: list[Piece]


class Zone(TypedDict):
    """A part of the table. Of one that holds nothing in sight, only the count is known."""

    id: str
    widget: str
    label: Text
    owner: int | None
    count: int
    pieces: NotRequired[list[Piece]]
    slots: NotRequired[list[Slot]]
    columns: NotRequired[int]
    items: NotRequired[list[Item]]
    lines: NotRequired[list[Text]]
    gauges: NotRequired[list[Gauge]]
    floors: NotRequired[list[Storey]]
    files: NotRequired[list[File]]
    room: NotRequired[int]  # how many files have a place there


class Gauge(TypedDict):
    """A number that matters, and the most it can be, if there is a most.

    By what it is known where there is little room: its sign, or else the shape of its hue. The tone
    says whether it is good or bad as it stands.
    """

    id: str
    label: Text
    value: int
    most: int | None
    hue: NotRequired[Hue]
    sign: NotRequired[str]
    tone: NotRequired[Tone]  # whether it is good that it is high


class Seat(TypedDict):
    """Who sits at the table, and how they stand."""

    seat: int
    part: NotRequired[Text]  # which part they have in the game, where these differ
    sign: NotRequired[str]  # the sign and the hue of their figure
    hue: NotRequired[Hue]
    you: bool
    turn: bool
    waiting: bool
    won: bool
    gauges: list[Gauge]


class Scene(TypedDict):
    """All there is to be seen."""

    game: str
    viewer: int | None
    phase: Text
    seats: list[Seat]
    zones: list[Zone]


def text(key: str, **args: Any) -> Text:
    """Something to say.

    >>> text("zone-pile")
    {'key': 'zone-pile', 'args': {}}
    """
    return {"key": key, "args": args}


def hidden_zone(name: str, widget: str, label: Text, count: int, owner: int | None = None) -> Zone:
    """A zone of which only the count is known; a game adds pieces or slots where they are seen."""
    return {"id": name, "widget": widget, "label": label, "owner": owner, "count": count}


def checklist(name: str, label: Text, items: list[Item], owner: int | None = None) -> Zone:
    """What something needs, and whether it is there."""
    zone = hidden_zone(name, "checklist", label, len(items), owner)
    zone["items"] = items
    return zone


def gauges(name: str, label: Text, counted: list[Gauge]) -> Zone:
    """Numbers that matter to all."""
    zone = hidden_zone(name, "gauges", label, len(counted))
    zone["gauges"] = counted
    return zone


def files(
    name: str, label: Text, lines: list[File], owner: int | None = None, room: int | None = None
) -> Zone:
    """Things with numbers of their own; `room` tells how many have a place."""
    zone = hidden_zone(name, "files", label, len(lines), owner)
    zone["files"] = lines
    if room is not None:
        zone["room"] = room
    return zone


def notes(name: str, label: Text, lines: list[Text], owner: int | None = None) -> Zone:
    """Sentences about something."""
    zone = hidden_zone(name, "notes", label, len(lines), owner)
    zone["lines"] = lines
    return zone
