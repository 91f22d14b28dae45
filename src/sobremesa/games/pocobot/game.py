"""PoCoBOT as the rest of the product knows it: names for the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from sobremesa.engine.contract import Game, Problem
from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.core.table import Table
from sobremesa.engine.options import Option, Options, Value, amend
from sobremesa.engine.reasons import read_reasons
from sobremesa.engine.scene import Scene
from sobremesa.engine.state import State
from sobremesa.engine.values import Named, Saying
from sobremesa.engine.views import View
from sobremesa.games.pocobot import eye, notation, positions
from sobremesa.games.pocobot.checks import broken
from sobremesa.games.pocobot.rules import collapse, house, moves, reasons, sayings, table
from sobremesa.games.pocobot.rules.cards import NAMES, NO_CARD, PLAYERS, number
from sobremesa.games.pocobot.rules.declaring import most_points
from sobremesa.games.pocobot.rules.limits import fuel_for
from sobremesa.games.pocobot.rules.modify import OPERATIONS_MOST, most_operations
from sobremesa.games.pocobot.rules.moves import BACK, PASS, REMOVE
from sobremesa.games.pocobot.rules.pocobot import Pocobot
from sobremesa.games.pocobot.rules.rulings import Rulings
from sobremesa.games.pocobot.rules.table import PocobotTable
from sobremesa.games.pocobot.scene import scene

FIRST_OPERATIONS = int(number("first_operations"))
STALEMATE, STANDOFF = int(number("stalemate")), int(number("stalemate_hearts"))
NO_LIMIT = "none"
LIMITS = (5, 7, 10, 18)

Amendment = Callable[[Rulings], None]


def switch(name: str, clause: str, amendment: Amendment, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, default, (default, not default), clause, {not default: amendment})


def choice(name: str, default: str, clause: str, others: Mapping[Value, Amendment]) -> Option:
    """An option with a reading by default, and others."""
    return Option(name, default, (default, *others), clause, others)


def turns(name: str, default: int, clause: str, amend: Callable[[int, Rulings], None]) -> Option:
    """After how many turns a draw is declared: never, as ruled, or twice as soon or late."""
    others = (0, default // 2, default * 2)
    amendments: dict[Value, Amendment] = {most: partial(amend, most) for most in others}
    return Option(name, default, (default, *others), clause, amendments)


OPTIONS = (
    switch("ace_high", "PA-1", house.ace_low, default=True),
    switch("first_turn_draw", "PA-5", house.no_first_draw, default=True),
    Option(
        "hand_limit",
        NO_LIMIT,
        (NO_LIMIT, *LIMITS),
        "PA-6",
        {most: partial(house.hand_limit_is, most) for most in LIMITS},
    ),
    Option(
        "first_turn_ops",
        int(OPERATIONS_MOST),
        (int(OPERATIONS_MOST), FIRST_OPERATIONS),
        "PB-7.1",
        {FIRST_OPERATIONS: house.more_at_first},
    ),
    choice("modify_ops", "up_to_2", "PA-19", {"exactly_2": house.exactly_two}),
    choice("orphan_copilot", "discard", "PA-24", {"forbid": house.pilot_stays}),
    choice("overflow_choice", "owner", "PA-26", {"lowest": house.lowest_first}),
    choice("diamond_flex", "fixed", "PA-30", {"dynamic": house.best_fit}),
    switch("mounted_each_module", "PA-38", house.each_module),
    choice("declare", "points", "PA-42", {"cards": house.whole_cards}),
    choice("fuel_sets", "irredundant", "PA-45", {"any": house.any_fuel}),
    switch("extra_needs_unlock", "PA-49", house.extra_unlocked),
    switch("equal_destroys", "PB-10.3", house.equal_destroys),
    choice(
        "heartless",
        "breach_loses",
        "PA-63",
        {"invulnerable": house.heartless_are_safe, "any_attack_loses": house.any_attack_loses},
    ),
    choice(
        "self_collapse",
        "lose",
        "PA-64",
        {"forbid": house.last_heart_stays, "ignore": house.plays_on},
    ),
    turns("stalemate", STALEMATE, "PA-69", house.stalemate_after),
    turns("stalemate_hearts", STANDOFF, "PA-71", house.standoff_after),
)

PRESETS: dict[str, dict[str, Value]] = {
    "digital": {
        "equal_destroys": True,
        "first_turn_ops": FIRST_OPERATIONS,
        "first_turn_draw": False,
        "mounted_each_module": True,
        "declare": "cards",
        "fuel_sets": "any",
        "extra_needs_unlock": True,
        "heartless": "any_attack_loses",
        "self_collapse": "ignore",
        "hand_limit": 18,
        "overflow_choice": "lowest",
        "diamond_flex": "dynamic",
    }
}

CARD = ("player", "card")
STRUCK = ("player", "card", "left")
SAYINGS = {
    sayings.TURN_CARD: Saying("turn-card", "PB-5.4", CARD),
    sayings.TIE: Saying("tie", "PA-2"),
    sayings.BEGINS: Saying("begins", "PB-5.5", ("player",)),
    sayings.RECYCLED: Saying("recycled", "PB-5.7", ("count",)),
    sayings.DREW: Saying("drew", "PB-6.1", ("player", "count")),
    sayings.NOTHING_TO_DRAW: Saying("nothing-to-draw", "PA-12", ("player",)),
    sayings.DREW_ACTION: Saying("drew-action", "PB-7.6", ("player", "count")),
    sayings.OVER_LIMIT: Saying("over-limit", "PA-6", CARD),
    sayings.ORPHAN: Saying("orphan", "PA-24", CARD),
    sayings.OVERFLOW: Saying("overflow", "PA-26", CARD),
    sayings.ATTACKED: Saying("attacked", "PB-7.8", ("player", "points", "extra")),
    sayings.FIRED: Saying("fired", "PB-7.10", ("player", "attack")),
    sayings.DODGED: Saying("dodged", "PB-10.1", ("player", "value", "left")),
    sayings.NO_DODGE: Saying("no-dodge", "PB-10.1", ("player",)),
    sayings.ARMOUR_LOST: Saying("armour-lost", "PB-10.4", STRUCK),
    sayings.ARMOUR_HOLDS: Saying("armour-holds", "PB-10.4", STRUCK),
    sayings.HEART_LOST: Saying("heart-lost", "PB-10.5", STRUCK),
    sayings.HEART_HOLDS: Saying("heart-holds", "PB-10.5", STRUCK),
    sayings.BREACHED: Saying("breached", "PA-63", ("player",)),
}


class PocobotGame(Game):
    """PoCoBOT, for two."""

    id = "pocobot"
    title = "PoCoBOT"
    version = "1"
    seats = range(int(PLAYERS), int(PLAYERS) + 1)
    options = OPTIONS
    presets = PRESETS
    # PA-71: with 600 turns at most 6,000 in all, of at most 25 moves, those taken back among them.
    # Only with stalemate_hearts = 0 two players could go on for ever, if they wished.
    longest = 150_000
    reasons: ClassVar[Mapping[int, Named]] = read_reasons("sobremesa.games.pocobot", reasons)
    decisions: ClassVar[Mapping[int, Named]] = {
        table.ACTION: Named("action", "PB-6.1"),
        table.MODIFY: Named("modify", "PB-7.1"),
        table.OVERFLOW: Named("overflow", "PB-4.8"),
        table.POINTS_STEP: Named("points", "PB-7.8"),
        table.EXTRA_STEP: Named("extra", "PB-7.8"),
        table.PAY_STEP: Named("pay", "PB-7.9"),
        table.DODGING: Named("dodge", "PB-10.1"),
        table.PASSING: Named("pass", "PB-7.11"),
    }
    endings: ClassVar[Mapping[int, Named]] = {
        collapse.DESTROYED: Named("destroyed", "PB-11.1"),
        collapse.BREACH: Named("breached", "PA-63"),
        collapse.DEFENCELESS: Named("defenceless", "PA-63"),
        collapse.DISMANTLED: Named("dismantled", "PA-64"),
        collapse.STALEMATE: Named("stalemate", "PA-69"),
        collapse.STANDOFF: Named("standoff", "PA-71"),
    }
    sayings: ClassVar[Mapping[int, Saying]] = SAYINGS

    def lay_table(self, seats: int, options: Options) -> Table:
        rulings = house.as_ruled()
        amend(rulings, self.options, options)
        plan = table.layout(seats)
        return Pocobot(plan, plan.blank(), rulings)

    def text(self, code: int) -> str:
        return notation.text_of(code)

    def code(self, text: str) -> int:
        return notation.code_of(text)

    def vocabulary(self, seats: int) -> Iterable[int]:
        return notation.vocabulary()

    def describe(self, code: int) -> dict[str, Any]:
        return notation.describe(code)

    def card_name(self, card: int) -> str:
        return NAMES[card]

    def tell(self, saying: Saying, numbers: list[int]) -> dict[str, Any]:
        told: dict[str, Any] = super().tell(saying, numbers)
        if "card" in told:
            told["card"] = NAMES[told["card"]]
        return told

    def ask(self, state: State, kind: str) -> dict[str, Any]:
        """What each step of a turn goes on from."""
        at = pocobot_table(state)
        if kind == "modify":
            return {"done": int(at.noted(table.OPERATIONS)), "most": int(most_operations(at))}
        if kind == "points":
            return {"most": int(most_points(at, at.turn()))}
        if kind == "extra":
            return {"points": int(at.noted(table.DECLARED))}
        if kind == "pay":
            return self.ask_fuel(at)
        if kind == "dodge":
            return {"attack": int(at.noted(table.FORCE))}
        return {}

    def ask_fuel(self, at: PocobotTable) -> dict[str, Any]:
        """PB-7.9 What the fuel is for."""
        points, extra = int(at.noted(table.DECLARED)), int(at.extra_noted())
        asked: dict[str, Any] = {"points": points, "fuel": int(fuel_for(points))}
        return asked | {"card": NAMES[extra]} if extra != NO_CARD else asked

    def scores(self, table: Table) -> tuple[float, ...]:
        """PB-1.3 The winner has one point; a draw gives half a point to each."""
        winners = int(table.cells[WINNERS])
        share = 1 / winners.bit_count()
        return tuple(share if winners >> seat & 1 else 0.0 for seat in (0, 1))

    def broken(self, table: Table) -> Iterator[Problem]:
        assert isinstance(table, Pocobot)
        return broken(table)

    def read_position(self, diagram: Mapping[str, Any]) -> State:
        return positions.read_position(self, diagram)

    def scene(self, view: View, pieces: Mapping[str, list[str]]) -> Scene:
        return scene(view, pieces)

    def is_idle(self, seat: int, code: int) -> bool:
        """Passing, taking one's own cards away, giving up an attack."""
        return moves.what_of(code) in (PASS, REMOVE, BACK)

    def features(self, state: State, seat: int) -> dict[str, float]:
        return eye.features(pocobot_table(state), seat)

    @property
    def weights(self) -> Mapping[str, float]:
        return eye.WEIGHTS


def pocobot_table(state: State) -> Pocobot:
    """The table of a state, by its own type."""
    assert isinstance(state.table, Pocobot)
    return state.table


GAME = PocobotGame()
