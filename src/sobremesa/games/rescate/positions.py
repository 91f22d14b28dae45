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
from sobremesa.games.rescate.position_house import NUMBERS_MOST, HouseReader
from sobremesa.games.rescate.rules import fields
from sobremesa.games.rescate.rules.board import VEHICLE_NAMES
from sobremesa.games.rescate.rules.box import (
    AP,
    FREE,
    HAZMATS,
    NOBODY,
    ON_BOARD,
    SHEETS,
    on_sheet,
)
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
DICE_MOST = 100


def read_position(game: Game, diagram: Mapping[str, Any]) -> State:
    """The state of a diagram; says which rule it breaks, or what is wrong with its form."""
    parts = Diagram(game.title, diagram, PARTS)
    state, figures = opened(game, parts, "firefighters", Mapping)
    assert isinstance(state.table, Rescate)
    reader = _Reader(parts, state.table)
    reader.lay(figures)
    dice = reader.dice()
    state = finished(state)
    state.load_dice(dice)
    return state


class _Reader(HouseReader):
    """The rest of a diagram: who is there, and whose turn it is."""

    def lay(self, figures: list[Mapping[str, Any]]) -> None:
        """Everything in its place, and somebody to act."""
        self.lay_flames()
        self.lay_edges()
        self.lay_markers()
        self.lay_hazmats()
        self.park()
        for seat, figure in enumerate(figures):
            self.place(seat, Diagram(self.diagram.title, figure, FIGURE))
        self.begin()

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
        named = [figure.get("specialist") for figure in self.diagram.parts["firefighters"]]
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
        table.cells[fields.STEP] = len(table.rulings.setup) + 1
        table.ask(fields.ACTION, bit(turn))

    def dice(self) -> list[int]:
        """The results of the next dice, as they are printed on them."""
        dice = self.diagram.listed("dice", int, [])
        if len(dice) > DICE_MOST or any(not 1 <= face <= NUMBERS_MOST for face in dice):
            raise self.diagram.malformed("no-dice", "'dice' is no list of results from 1 on")
        return [face - 1 for face in dice]
