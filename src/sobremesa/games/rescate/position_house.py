"""Reading what lies in the house: spaces and edges by their names, and everything on them."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.engine.diagram import Diagram, impossible
from sobremesa.engine.errors import Detail
from sobremesa.engine.spaces import NOWHERE
from sobremesa.games.rescate.notation import place_of
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.board import VEHICLE_NAMES
from sobremesa.games.rescate.rules.box import ALARM, HAZMATS, MARKERS, ON_BOARD, VICTIM, is_victim
from sobremesa.games.rescate.rules.edges import AJAR, GONE, SHUT, Door
from sobremesa.games.rescate.rules.moves import WAYS
from sobremesa.games.rescate.rules.rescate import Rescate

DOORS = {"closed": SHUT, "open": AJAR, "gone": GONE}
UNKNOWN = "?"
NUMBERS_MOST = 1_000


class HouseReader:
    """The parts of a diagram that say what lies where."""

    def __init__(self, diagram: Diagram, table: Rescate) -> None:
        self.diagram = diagram
        self.table = table
        self.left = list(range(MARKERS))  # markers that are not placed yet

    # -- spaces and edges --------------------------------------------------------------------------

    def space(self, name: object) -> int:
        """A space, written 34 or 3,4."""
        word = self.diagram.word(name)
        place = place_of(",".join(word) if len(word) == 2 and word.isdigit() else word)
        space = NOWHERE if place is None else int(self.table.house.space(place))
        if space == NOWHERE:
            raise self.diagram.malformed("no-space", "there is no space {space}", space=repr(word))
        return space

    def spaces(self, name: str) -> list[int]:
        """The spaces of a part: a text with all of them, or a list."""
        given = self.diagram.part(name, (str, list), "")
        return [self.space(item) for item in (given.split() if isinstance(given, str) else given)]

    def by_space(self, name: str, default: str) -> list[tuple[int, str]]:
        """The spaces of a part with what is said of each."""
        given = self.diagram.part(name, (str, list, Mapping), "")
        if isinstance(given, Mapping):
            return [(self.space(item), self.diagram.word(said)) for item, said in given.items()]
        return [(space, default) for space in self.spaces(name)]

    def edge(self, name: object) -> int:
        """The edge between two spaces."""
        one, _, other = self.diagram.word(name).partition("|")
        here, there = self.space(one), self.space(other)
        for way in range(WAYS):
            if self.table.house.beside(here, way) == there:
                edge = int(self.table.house.edge(here, way))
                if edge != NOWHERE:
                    return edge
        raise self.diagram.malformed("no-edge", "nothing stands at {edge}", edge=repr(name))

    def count(self, name: str, default: int = 0) -> int:
        """A number of a part that is not too large."""
        return max(-1, min(self.diagram.number(name, default), NUMBERS_MOST))

    # -- what lies in the house --------------------------------------------------------------------

    def lay_flames(self) -> None:
        """Smoke, fire, hot spots and their reserve."""
        for space in self.spaces("smoke"):
            self.table.cells[fields.FLAMES + space] = fields.SMOKE
        for space in self.spaces("fire"):
            self.table.cells[fields.FLAMES + space] = fields.FIRE
        for space in self.spaces("hot"):
            self.table.cells[self.table.hot_at + space] = 1
        self.table.cells[fields.RESERVE] = self.count(
            "reserve", int(self.table.rulings.level.reserve)
        )

    def lay_edges(self) -> None:
        """Doors that are not closed, walls that are not whole."""
        table = self.table
        for name, said in self.diagram.part("doors", Mapping, {}).items():
            edge = self.edge(name)
            state = self.diagram.one_of("door", self.diagram.word(said), tuple(DOORS))
            if not isinstance(table.kind(edge), Door):
                raise self.diagram.malformed("no-edge", "nothing stands at {edge}", edge=repr(name))
            table.set_edge(edge, list(DOORS.values())[state])
        for name, cubes in self.diagram.part("cubes", Mapping, {}).items():
            edge = self.edge(name)
            whole = type(cubes) is int and 0 <= cubes < table.kind(edge).states()
            if not whole or table.kind(edge).cubes(cubes) != cubes:
                raise impossible(
                    "B-3.3", Detail("edge-state", "what stands on an edge is in no such state")
                )
            table.set_edge(edge, cubes)
            table.cells[fields.CUBES] += cubes

    def lay_markers(self) -> None:
        """POI face down, victims in sight; all others are rescued, lost, discarded or to come."""
        table = self.table
        treated = self.spaces("treated")
        unknown = self.by_space("poi", UNKNOWN)
        in_sight = [*self.spaces("victims"), *treated]
        if len(in_sight) + len(unknown) > ON_BOARD:
            raise impossible("B-7.1", Detail("too-many-markers", "there are more than three POI"))
        for slot, space in enumerate(in_sight):
            self.lay_marker(slot, space, self.take(VICTIM), int(fields.VICTIM))
            table.cells[fields.TREATED + slot] = int(slot >= len(in_sight) - len(treated))
        known = {space: self.take(kind) for space, kind in unknown if kind != UNKNOWN}
        for part, kind, zone in (
            ("rescued", VICTIM, fields.RESCUED_ZONE),
            ("lost", VICTIM, fields.LOST_ZONE),
            ("alarms", ALARM, fields.ALARM_ZONE),
        ):
            for _ in range(self.count(part)):
                table.lay(self.take(kind), int(zone))
        kinds = self.diagram.listed("stack", str, [])
        stack = [self.take(self.diagram.word(kind)) for kind in kinds]
        for card in self.left:
            table.lay(card, fields.STACK)
        table.shuffle(fields.STACK)
        for slot, (space, _) in enumerate(unknown, len(in_sight)):
            card = known[space] if space in known else self.any_left()
            self.lay_marker(slot, space, card, int(fields.UNKNOWN))
        for card in reversed(stack):
            table.lay(card, fields.STACK)

    def lay_marker(self, slot: int, space: int, card: int, zone: int) -> None:
        """A marker lies in a space, face down or in sight."""
        self.table.lay(card, zone + slot)
        self.table.cells[fields.MARKER_AT + slot] = space + 1

    def any_left(self) -> int:
        """Any of the markers that are left."""
        if self.table.count(fields.STACK) == 0:
            raise self.none_left(UNKNOWN)
        card = int(self.table.top(fields.STACK))
        self.table.lift(card, fields.STACK)
        return card

    def take(self, kind: str) -> int:
        """A marker of the box, a victim or a false alarm."""
        self.diagram.one_of("marker", kind, (VICTIM, ALARM))
        for card in self.left:
            if bool(is_victim(card)) == (kind == VICTIM):
                self.left.remove(card)
                return card
        raise self.none_left(kind)

    def none_left(self, kind: str) -> Exception:
        """There are not so many in the box."""
        return impossible(
            "B-1.2", Detail("none-left", "there are not so many of {kind}", kind=kind)
        )

    def lay_hazmats(self) -> None:
        """Hazmats in the house."""
        spaces = self.spaces("hazmats")
        if len(spaces) > HAZMATS:
            raise impossible("B-1.1", Detail("too-many-hazmats", "there are not so many hazmats"))
        for slot, space in enumerate(spaces):
            self.table.cells[fields.HAZMAT_AT + slot] = space + 1

    def park(self) -> None:
        """B-9.9 The vehicles; where nothing is said, on their first spots."""
        experienced = self.table.rulings.level.explosions > 0
        for vehicle, name in enumerate(VEHICLE_NAMES):
            if name in self.diagram.parts:
                spot = int(self.table.house.spot_of(vehicle, self.space(self.diagram.parts[name])))
                if spot == NOWHERE:
                    said = "{vehicle} cannot park there"
                    raise impossible("B-11.1", Detail("no-spot", said, vehicle=name))
                self.table.cells[fields.PARKED + vehicle] = spot + 1
            elif experienced:
                self.table.cells[fields.PARKED + vehicle] = 1
