"""What is to be seen on a table of ¡Rescate!, from what a viewer may know (see engine/scene.py).

Everybody sees everything but what lies under the markers, so the rules themselves can be asked
where a firefighter may go and what it costs: they are given the table that the view describes.
"""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.engine.board_scene import BoardScene
from sobremesa.engine.scene import (
    SIDE_STATES,
    Cover,
    Gauge,
    Piece,
    Scene,
    Seat,
    Text,
    Zone,
    gauges,
    text,
)
from sobremesa.engine.spaces import NOWHERE, OPEN, Board
from sobremesa.engine.views import View, waited_for
from sobremesa.games.rescate.reach import ways_from
from sobremesa.games.rescate.rules import box
from sobremesa.games.rescate.rules.board import VEHICLE_NAMES, board_of
from sobremesa.games.rescate.rules.box import (
    ALARM,
    CUBES_MOST,
    HAZMATS,
    LOST_MOST,
    NOBODY,
    ON_BOARD,
    RESCUED_MOST,
    SHEETS,
    VICTIM,
    VICTIMS,
)
from sobremesa.games.rescate.rules.fields import FIRE, FIRST_HAZMAT, NO_LOAD, SMOKE
from sobremesa.games.rescate.rules.rescate import Rescate

Names = Mapping[str, list[str]]  # of the pieces in each zone that the viewer sees

HUES = ("blue", "rainbow", "spade", "club", "diamond", "green")  # of the firefighters
VEHICLES = {"engine": ("#", "red"), "ambulance": ("+", "blue")}
COVERS: dict[int, Cover] = {
    int(SMOKE): {"label": text("smoke"), "sign": "░", "hue": "grey"},
    int(FIRE): {"label": text("fire"), "sign": "▲", "hue": "red"},
}


def scene(view: View, table: Rescate, names: Names) -> Scene:
    """The whole table, with the names of its pieces; `table` is as the view describes it."""
    seats = range(view["seats"])
    return {
        "game": view["game"],
        "viewer": view["viewer"],
        "phase": phase(view),
        "seats": [at_seat(view, seat) for seat in seats],
        "zones": [counts(view, names), board(view, table, names)],
    }


def phase(view: View) -> Text:
    """What is going on."""
    if view["ending"] is not None:
        return text(f"phase-{view['ending']}")
    return text(f"phase-{view['asked'][-1]['kind']}", player=waited_for(view)[0])


def number(view: View, name: str, at: int = 0) -> int:
    """A number of a field."""
    value: int = view["fields"][name][at]
    return value


# -- what counts -------------------------------------------------------------------------------


def counts(view: View, names: Names) -> Zone:
    """B-2.1 How near the end is, one way or the other; B-10.2 the hot spots in reserve."""
    shown: list[Gauge] = [
        counted("rescued", view["zones"]["rescued"]["count"], wanted(view), "good"),
        counted("lost", view["zones"]["lost"]["count"], int(LOST_MOST), "bad"),
        counted("cubes", number(view, "cubes"), int(CUBES_MOST), "bad"),
    ]
    if is_experienced(view):
        shown.append(counted("reserve", number(view, "reserve")))
    zone = gauges("counts", text("zone-counts"), shown)
    zone["pieces"] = [
        counted_in(name, VICTIM if place != "alarms" else ALARM)
        for place in ("rescued", "lost", "alarms")
        for name in names[place]
    ]
    return zone


def counted_in(name: str, face: str) -> Piece:
    """A marker that has left the house, and that a gauge counts."""
    return {"id": name, "face": face, "label": text(f"card-{face}"), "hue": "grey", "sign": ""}


def wanted(view: View) -> int:
    """B-2.1 How many rescues there are to be; B-2.4 or all of them."""
    return int(VICTIMS if view["options"]["play_on"] else RESCUED_MOST)


def counted(name: str, value: int, most: int | None = None, tone: str = "plain") -> Gauge:
    """A number with its name."""
    gauge: Gauge = {"id": name, "label": text(f"gauge-{name}"), "value": value, "most": most}
    if tone == "good" or tone == "bad":
        gauge["tone"] = "good" if tone == "good" else "bad"
    return gauge


def is_experienced(view: View) -> bool:
    """B-9.1 Whether there are vehicles and specialists."""
    level: str = view["options"]["level"]
    return level != "family"


def at_seat(view: View, seat: int) -> Seat:
    """A firefighter: which specialist, and which AP there are."""
    turn = view["ending"] is None and seat == number(view, "turn")
    shown: Seat = {
        "seat": seat,
        "sign": str(seat + 1),
        "hue": HUES[seat],
        "you": view["viewer"] == seat,
        "turn": turn,
        "waiting": seat in waited_for(view),
        "won": seat in view["winners"],
        "gauges": spendable(view, seat) if turn else [saved(view, seat)],
    }
    if number(view, "role", seat) != NOBODY:
        shown["part"] = text("specialist", name=SHEETS[number(view, "role", seat)])
    return shown


def spendable(view: View, seat: int) -> list[Gauge]:
    """B-4.2 The AP of the turn, the saved ones among them; special ones by themselves."""
    shown = [counted("ap", number(view, "points", seat) + number(view, "bonus"))]
    if number(view, "free"):
        shown.append(counted("free", number(view, "free")))
    return shown


def saved(view: View, seat: int) -> Gauge:
    """B-4.3 The AP kept for the next turn."""
    most = int(box.on_sheet(number(view, "role", seat), box.SAVED))
    return counted("saved", number(view, "points", seat), most)


# -- the board ---------------------------------------------------------------------------------


def board(view: View, table: Rescate, names: Names) -> Zone:
    """B-3 Walls and doors, fire and smoke, markers, firefighters, vehicles."""
    plan = board_of(str(view["options"]["board"]))
    shown = BoardScene(plan, "board", text("zone-board"))
    for space, flames in enumerate(view["fields"]["flames"]):
        if flames:
            shown.cover(space, COVERS[flames])
    stand(view, plan, shown)
    park(view, shown)
    lay(view, shown, names)
    for space, (cost, way) in ways_from(table, waited_for(view)).items():
        shown.cells[space]["cost"] = cost
        shown.cells[space]["way"] = way
    return shown.zone


def stand(view: View, plan: Board, shown: BoardScene) -> None:
    """B-3.3, B-3.5 How walls and doors have fared; the rules count the edges that have any."""
    standing = (edge for edge in plan.edges if edge.kind != OPEN)
    for edge, state in zip(standing, view["fields"]["edges"], strict=True):
        states = SIDE_STATES[plan.kinds[edge.kind].drawn]
        shown.stands(edge.number, states[state])


def park(view: View, shown: BoardScene) -> None:
    """B-11.1 The parking spots, and where the vehicles stand."""
    for vehicle, name in enumerate(VEHICLE_NAMES):
        sign, hue = VEHICLES[name]
        if is_experienced(view):
            spot = number(view, "parked", vehicle) - 1
            shown.spots(name, text("vehicle", name=name), sign, hue, spot)
        elif name == "ambulance":  # B-6.9: where one gets up in the family game
            shown.spots(name, text("vehicle-spot", name=name), sign, hue)


def lay(view: View, shown: BoardScene, names: Names) -> None:
    """Hot spots, hazmats, markers, and firefighters with what they carry and lead."""
    for space, hot in enumerate(view["fields"]["hot"]):
        if hot:
            shown.put(space, thing(f"hot.{space}", "hot-spot", "*", "grey"))
    held: dict[int, list[Piece]] = {seat: [] for seat in range(view["seats"])}
    for slot in range(ON_BOARD):
        space = number(view, "marker_at", slot) - 1
        if space != NOWHERE:
            piece, holder = marker(view, slot, names), who_holds(view, slot)
            held[holder].append(piece) if holder != NOWHERE else shown.put(space, piece)
    for slot in range(HAZMATS):
        space = number(view, "hazmat_at", slot) - 1
        if space != NOWHERE:
            hazmat, loads = piece_of_hazmat(slot), view["fields"]["load"]
            load = slot + int(FIRST_HAZMAT)
            if load in loads:
                held[loads.index(load)].append(hazmat)
            else:
                shown.put(space, hazmat)
    for seat in range(view["seats"]):
        space = number(view, "at", seat) - 1
        if space != NOWHERE:
            shown.put(space, firefighter(view, seat, held[seat]))


def who_holds(view: View, slot: int) -> int:
    """Who carries or leads the victim of a slot."""
    for seat in range(view["seats"]):
        load, led = number(view, "load", seat), number(view, "led", seat)
        if slot + 1 in (load, led) and load < FIRST_HAZMAT:
            return seat
        if led == slot + 1:
            return seat
    return NOWHERE


def marker(view: View, slot: int, names: Names) -> Piece:
    """B-5.6 A POI face down, or a victim, who has a name as long as he is in sight."""
    if view["zones"][f"unknown.{slot}"]["count"]:
        return thing(f"marker.{slot}", "poi", "?", "yellow")
    piece = thing(names[f"victim.{slot}"][0], VICTIM, "V", "yellow")
    if number(view, "treated", slot):
        piece |= {"label": text("thing-treated"), "sign": "T", "hue": "green"}
    return piece


def thing(name: str, what: str, sign: str, hue: str) -> Piece:
    """Something that lies on a space."""
    return {"id": name, "face": what, "label": text(f"thing-{what}"), "hue": hue, "sign": sign}


def piece_of_hazmat(slot: int) -> Piece:
    """B-10.4 A hazmat."""
    return thing(f"hazmat.{slot}", "hazmat", "!", "rainbow")


def carried(view: View, load: int) -> str:
    """B-5.2 What a firefighter carries, in one word."""
    if load == NO_LOAD:
        return "nothing"
    if load >= FIRST_HAZMAT:
        return "hazmat"
    return "treated" if number(view, "treated", load - 1) else VICTIM


def firefighter(view: View, seat: int, held: list[Piece]) -> Piece:
    """A firefighter with all that he has with him."""
    return {
        "id": f"firefighter.{seat}",
        "face": "firefighter",
        "label": text(
            "firefighter",
            player=seat,
            carries=carried(view, number(view, "load", seat)),
            leads="somebody" if number(view, "led", seat) else "nobody",
        ),
        "hue": HUES[seat],
        "sign": str(seat + 1),
        "seat": seat,
        "holds": held,
    }


assert len(HUES) == box.FIREFIGHTERS
