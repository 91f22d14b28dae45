"""Reading a position that a person wrote: the house and all in it, who is where, whose turn it is.

    {"fire": "22 23", "smoke": "34", "doors": {"32|33": "open"}, "cubes": {"24|34": 1},
     "poi": {"24": "victim"}, "firefighters": [{"at": "3,2", "carries": "victim"}]}

A space is 34 or 3,4; an edge is two of them, 24|34. Everything that can be given stands in
docs/rescate.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sobremesa.engine.core.table import bit
from sobremesa.engine.diagram import Diagram, finished, impossible, opened
from sobremesa.engine.errors import Detail
from sobremesa.engine.spaces import NOWHERE
from sobremesa.engine.state import State
from sobremesa.games.rescate.notation import place_of
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.board import VEHICLE_NAMES
from sobremesa.games.rescate.rules.box import (
    ALARM,
    AP,
    FREE,
    HAZMATS,
    MARKERS,
    NOBODY,
    ON_BOARD,
    SHEETS,
    VICTIM,
    is_victim,
    on_sheet,
)
from sobremesa.games.rescate.rules.edges import AJAR, GONE, SHUT, Door
from sobremesa.games.rescate.rules.moves import WAYS
from sobremesa.games.rescate.rules.rescate import Rescate

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

PARTS = (
    "firefighters",
    "turn",
    "acted",
    "free",
    "bonus",
    "turns",
    "fire",
    "smoke",
    "hot",
    "reserve",
    "hazmats",
    "poi",
    "victims",
    "treated",
    "rescued",
    "lost",
    "alarms",
    "stack",
    "doors",
    "cubes",
    *VEHICLE_NAMES,
    "dice",
    "seed",
    "options",
    "seats",
    "game",
)
FIGURE = ("at", "ap", "saved", "specialist", "carries", "leads")
LOADS = ("victim", "treated", "hazmat")
DOORS = {"closed": SHUT, "open": AJAR, "gone": GONE}
UNKNOWN = "?"
NUMBERS_MOST = 1_000
DICE_MOST = 100


def read_position(game: Game, diagram: Mapping[str, Any]) -> State:
    """The state of a diagram; says which rule it breaks, or what is wrong with its form."""
    return _Reader(game, Diagram(game.title, diagram, PARTS)).state()


class _Reader:
    def __init__(self, game: Game, diagram: Diagram) -> None:
        self.game = game
        self.diagram = diagram
        self.left = list(range(MARKERS))  # markers that are not placed yet
        self.table: Rescate

    def state(self) -> State:
        state, figures = opened(self.game, self.diagram, "firefighters", Mapping)
        assert isinstance(state.table, Rescate)
        self.table = state.table
        self.lay_flames()
        self.lay_edges()
        self.lay_markers()
        self.lay_hazmats()
        self.park()
        for seat, figure in enumerate(figures):
            self.place(seat, Diagram(self.game.title, figure, FIGURE))
        self.begin()
        dice = self.dice()
        state = finished(state)
        state.load_dice(dice)
        return state

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

    # -- who is there ------------------------------------------------------------------------------

    def place(self, seat: int, figure: Diagram) -> None:
        """A firefighter: where, who, with how many AP, and with whom."""
        table = self.table
        space = self.space(figure.part("at", str, None))
        table.cells[fields.AT + seat] = space + 1
        role = NOBODY
        if "specialist" in figure.parts:
            role = figure.one_of("specialist", figure.word(figure.parts["specialist"]), SHEETS)
        elif table.rulings.level.explosions > 0:
            role = next(r for r in range(NOBODY + 1, len(SHEETS)) if self.is_unused(r))
        table.cells[fields.ROLE + seat] = role
        saved = max(-1, min(figure.number("saved", 0), NUMBERS_MOST))
        mine = seat == self.diagram.number("turn", 0)
        points = saved + (int(on_sheet(role, AP)) if mine else 0)
        table.cells[fields.POINTS + seat] = max(-1, min(figure.number("ap", points), NUMBERS_MOST))
        carries = figure.part("carries", str, "")
        if carries:
            figure.one_of("load", carries, LOADS)
            table.cells[fields.LOAD + seat] = self.load(space, carries)
        if self.flag(figure, "leads"):
            table.cells[fields.LED + seat] = self.victim(space, True) + 1

    def flag(self, diagram: Diagram, name: str) -> bool:
        """True or false."""
        value = diagram.parts.get(name, False)
        if not isinstance(value, bool):
            raise diagram.malformed("no-flag", "{name!r} is neither true nor false", name=name)
        return value

    def is_unused(self, role: int) -> bool:
        """Whether no firefighter of the diagram is this specialist, nor one placed before."""
        named = {figure.get("specialist") for figure in self.diagram.parts.get("firefighters", [])}
        placed = {int(self.table.role(seat)) for seat in range(self.table.seats())}
        in_box = self.table.rulings.specialists & bit(role) != 0
        return SHEETS[role] not in named and role not in placed and bool(in_box)

    def load(self, space: int, thing: str) -> int:
        """What is carried, out of the same space."""
        table = self.table
        if thing != "hazmat":
            return self.victim(space, thing == "treated") + 1
        for slot in range(HAZMATS):
            if table.hazmat_at(slot) == space and table.hazmat_holder(slot) == NOWHERE:
                return int(fields.FIRST_HAZMAT) + slot
        raise self.not_there()

    def victim(self, space: int, treated: bool) -> int:
        """The slot of a victim of this space whom nobody holds yet."""
        table = self.table
        for slot in range(ON_BOARD):
            there = table.marker_at(slot) == space and table.is_victim(slot)
            if there and table.is_treated(slot) == treated and table.holder(slot) == NOWHERE:
                return slot
        raise self.not_there()

    def not_there(self) -> Exception:
        """What is held does not lie where its holder is."""
        return impossible("B-5.2", Detail("held-elsewhere", "what is held is not there"))

    def begin(self) -> None:
        """B-4.1 Somebody's turn, in the midst of his actions."""
        table = self.table
        turn = self.diagram.number("turn", 0)
        if not 0 <= turn < table.seats():
            raise impossible("B-13.1", Detail("no-seat", "there is no seat {seat}", seat=turn))
        table.cells[fields.TURN] = turn
        table.cells[fields.TURNS] = self.count("turns")
        free = max(0, int(table.sheet(turn, FREE)))
        table.cells[fields.FREE] = self.count("free", free)
        table.cells[fields.BONUS] = self.count("bonus")
        acted = self.diagram.parts.get("acted", False)
        if not isinstance(acted, bool):
            raise self.diagram.malformed(
                "no-flag", "{name!r} is neither true nor false", name="acted"
            )
        table.cells[fields.STAGE] = fields.ACTED if acted else fields.FRESH
        table.cells[fields.BLASTS] = table.rulings.level.explosions
        table.cells[fields.STEP] = len(table.rulings.setup) + 1
        table.ask(fields.ACTION, bit(turn))

    def dice(self) -> list[int]:
        """The results of the next dice, as they are printed on them."""
        dice = self.diagram.listed("dice", int, [])
        if len(dice) > DICE_MOST or any(not 1 <= face <= NUMBERS_MOST for face in dice):
            raise self.diagram.malformed("no-dice", "'dice' is no list of results from 1 on")
        return [face - 1 for face in dice]
