"""¡Rescate! as the rest of the product knows it: names for the numbers of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from sobremesa.engine.contract import Game, Problem
from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.core.table import Table
from sobremesa.engine.eyes import Eyes
from sobremesa.engine.options import Option, Options, amend
from sobremesa.engine.reasons import read_reasons
from sobremesa.engine.scene import Scene, Text, text
from sobremesa.engine.state import State
from sobremesa.engine.values import Named, Saying
from sobremesa.engine.views import View
from sobremesa.games.rescate import eye, notation, positions
from sobremesa.games.rescate.checks import broken
from sobremesa.games.rescate.reach import table_in
from sobremesa.games.rescate.rules import fields, house, moves, reasons, sayings
from sobremesa.games.rescate.rules.board import VEHICLE_NAMES, House, board_of
from sobremesa.games.rescate.rules.box import ALARM, DATA, FIREFIGHTERS, VICTIM, is_victim
from sobremesa.games.rescate.rules.rescate import Rescate
from sobremesa.games.rescate.rules.rulings import Rulings
from sobremesa.games.rescate.scene import scene

TURNS = int(DATA["numbers"]["turns"])
FAMILY = "family"
LEVELS = tuple(DATA["levels"])

OPTIONS = (
    Option(
        "level",
        FAMILY,
        (FAMILY, *LEVELS),
        "B-9.2",
        {level: partial(house.level_is, level) for level in LEVELS},
    ),
    Option("board", "front", ("front", "back"), "B-8.2", {"back": house.back}),
    Option("play_on", False, (False, True), "B-2.4", {True: house.plays_on}),
    Option(
        "specialists",
        "all",
        ("all", "figures", "box"),
        "B-12.3",
        {"figures": house.figures, "box": house.box_specialists},
    ),
    Option("open_door", "goes_on", ("goes_on", "stops"), "B-6.4", {"stops": house.open_door_stops}),
    Option("free_moves", "doors", ("doors", "only"), "B-12.2", {"only": house.free_moves_only}),
    Option(
        "max_turns",
        TURNS,
        (TURNS, TURNS // 10, TURNS // 2),
        "R-1",
        {most: partial(house.turns_are, most) for most in (TURNS // 10, TURNS // 2)},
    ),
)

SPACE = ("space",)
SAYINGS = {
    sayings.ROLLING: Saying("rolling", "B-6.1", ("purpose",)),
    sayings.TARGET: Saying("target", "B-6.1", SPACE),
    sayings.SMOKE: Saying("smoke", "B-6.1", SPACE),
    sayings.CAUGHT: Saying("caught", "B-6.1", SPACE),
    sayings.EXPLOSION: Saying("explosion", "B-6.2", SPACE),
    sayings.SHOCKWAVE: Saying("shockwave", "B-6.3", ("space", "way")),
    sayings.SPREAD: Saying("spread", "B-6.2", SPACE),
    sayings.FLASHOVER: Saying("flashover", "B-6.5", SPACE),
    sayings.CUBE: Saying("cube", "B-3.3", ("space", "way", "count")),
    sayings.DOOR_GONE: Saying("door-gone", "B-3.5", ("space", "way")),
    sayings.HAZMAT_BLOWS: Saying("hazmat-blows", "B-10.4", SPACE),
    sayings.HOT_SPOT: Saying("hot-spot", "B-10.2", SPACE),
    sayings.FLARE_UP: Saying("flare-up", "B-10.1", SPACE),
    sayings.KNOCKED: Saying("knocked", "B-6.9", ("player", "space")),
    sayings.DODGED: Saying("dodged", "B-12.1", ("player", "space")),
    sayings.VICTIM_FOUND: Saying("victim-found", "B-5.6", SPACE),
    sayings.ALARM_FOUND: Saying("alarm-found", "B-5.6", SPACE),
    sayings.RESCUED: Saying("rescued", "B-2.1", ("space", "count")),
    sayings.LOST: Saying("lost", "B-6.8", ("space", "count")),
    sayings.MARKER_PLACED: Saying("marker-placed", "B-7.1", SPACE),
    sayings.ARROW: Saying("arrow", "B-7.3", ("from", "space")),
    sayings.DISPOSED: Saying("disposed", "B-10.5", SPACE),
    sayings.TURN_OF: Saying("turn-of", "B-4.2", ("player", "count")),
    sayings.GUN_AT: Saying("gun-at", "B-11.5", SPACE),
    sayings.ALL_BURNS: Saying("all-burns", "B-7.1"),
}


HOUSES: dict[tuple[str, ...], House] = {}


def house_for(rulings: Rulings) -> House:
    """The board that the rulings name, packed once for each set of kinds of edges."""
    wanted = (*rulings.boards, *rulings.kinds)
    if wanted not in HOUSES:
        HOUSES[wanted] = House(board_of(*rulings.boards), rulings.kinds)
    return HOUSES[wanted]


class RescateGame(Game):
    """¡Rescate!, for one to six firefighters who win or lose together."""

    id = "rescate"
    title = "¡Rescate!"
    version = "1"
    seats = range(1, int(FIREFIGHTERS) + 1)
    options = OPTIONS
    plans = True
    # so many turns of at most some forty deeds, with what R-2 allows between two of them.
    longest = TURNS * 200
    reasons: ClassVar[Mapping[int, Named]] = read_reasons("sobremesa.games.rescate", reasons)
    decisions: ClassVar[Mapping[int, Named]] = {
        fields.ACTION: Named("action", "B-4.1"),
        fields.OBEYING: Named("obey", "B-12.2"),
        fields.RIDING: Named("ride", "B-11.3"),
        fields.AIMING: Named("aim", "B-11.5"),
        fields.DODGING: Named("dodge", "B-12.1"),
        fields.RECOVERING: Named("recover", "B-6.9"),
        fields.PARKING: Named("park", "B-9.9"),
        fields.CHOOSING: Named("choose", "B-9.9"),
        fields.STARTING: Named("start", "B-8.1"),
    }
    endings: ClassVar[Mapping[int, Named]] = {
        fields.WON: Named("won", "B-2.1"),
        fields.LOST: Named("lost", "B-2.2"),
        fields.COLLAPSED: Named("collapsed", "B-2.1"),
        fields.PERFECT: Named("perfect", "B-2.4"),
        fields.TIMEOUT: Named("timeout", "R-1"),
    }
    sayings: ClassVar[Mapping[int, Saying]] = SAYINGS

    def lay_table(self, seats: int, options: Options) -> Table:
        rulings = house.as_ruled()
        amend(rulings, self.options, options)
        board = house_for(rulings)
        plan = fields.layout(seats, board)
        return Rescate(plan, plan.blank(), board, rulings)

    def text(self, code: int) -> str:
        return notation.text_of(code)

    def code(self, text: str) -> int:
        return notation.code_of(text)

    def vocabulary(self, seats: int) -> Iterable[int]:
        return notation.vocabulary()

    def describe(self, code: int) -> dict[str, Any]:
        return notation.describe(code)

    def card_name(self, card: int) -> str:
        return VICTIM if is_victim(card) else ALARM

    def tell(self, saying: Saying, numbers: list[int]) -> dict[str, Any]:
        told: dict[str, Any] = super().tell(saying, numbers)
        for name in ("space", "from"):
            if name in told:
                told[name] = notation.space_text(told[name])
        if "way" in told:
            told["way"] = notation.WAYS[told["way"]]
        if "purpose" in told:
            told["purpose"] = sayings.PURPOSES[told["purpose"]]
        return told

    def ask(self, state: State, kind: str) -> dict[str, Any]:
        """Whose turn it is and what there is to spend, or what the question is about."""
        at = rescate_table(state)
        if kind == "action":
            seat = int(at.turn())
            return {
                "ap": int(at.cells[fields.POINTS + seat] + at.cells[fields.BONUS]),
                "free": int(at.cells[fields.FREE]),
            }
        if kind == "obey":
            return {"player": int(at.turn()), "way": notation.WAYS[at.noted(0)]}
        if kind in ("park", "ride"):
            return {"vehicle": VEHICLE_NAMES[at.noted(0)]}
        if kind == "aim":
            return {"red": int(at.noted(0)), "black": int(at.noted(1))}
        return {}

    def outlook(self, eyes: Eyes, code: int) -> Text | None:
        """What a move costs in AP; answers to questions cost nothing."""
        table = eyes.table()
        assert isinstance(table, Rescate)
        cost = int(table.cost(eyes.seat, code)) if table.asked() == fields.ACTION else 0
        return text("outlook-price", cost=cost) if cost else None

    def scores(self, table: Table) -> tuple[float, ...]:
        """B-2.1 All share the result: how many are rescued."""
        assert isinstance(table, Rescate)
        return (float(table.rescued()),) * int(table.seats())

    def team(self, table: Table) -> str | None:
        return "won" if table.cells[WINNERS] else "lost"

    def broken(self, table: Table) -> Iterator[Problem]:
        assert isinstance(table, Rescate)
        return broken(table)

    def read_position(self, diagram: Mapping[str, Any]) -> State:
        return positions.read_position(self, diagram)

    def scene(self, view: View, pieces: Mapping[str, list[str]]) -> Scene:
        table = self.lay_table(view["seats"], view["options"])
        assert isinstance(table, Rescate)
        return scene(view, table_in(view, table), pieces)

    def is_idle(self, seat: int, code: int) -> bool:
        """Passing, putting down, leaving behind, not dodging."""
        what = moves.what_of(code)
        return what in (moves.PASS, moves.DROP, moves.LEAVE, moves.STAND, moves.CLOSE)

    def features(self, state: State, seat: int) -> dict[str, float]:
        return eye.features(rescate_table(state), seat)

    @property
    def weights(self) -> Mapping[str, float]:
        return eye.WEIGHTS


def rescate_table(state: State) -> Rescate:
    """The table of a state, by its own type."""
    assert isinstance(state.table, Rescate)
    return state.table


GAME = RescateGame()
