"""Virus! as the rest of the product knows it: names for the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, ClassVar

from sobremesa.engine.contract import Game, Problem
from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.core.table import Table
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Option, Options, Value, amend
from sobremesa.engine.reasons import read_reasons
from sobremesa.engine.scene import Scene
from sobremesa.engine.state import State
from sobremesa.engine.values import Named, Saying
from sobremesa.engine.views import View
from sobremesa.games.virus import eye, notation, positions
from sobremesa.games.virus.checks import broken
from sobremesa.games.virus.rules import house, reasons, sayings
from sobremesa.games.virus.rules.cards import COLOURS, NAMES, kind_of, number
from sobremesa.games.virus.rules.contagion import next_source
from sobremesa.games.virus.rules.rulings import Rulings
from sobremesa.games.virus.rules.table import CHOOSE, CONTAGION_STEP, VirusTable, layout
from sobremesa.games.virus.rules.turn import Virus
from sobremesa.games.virus.rules.victory import BODY_COMPLETE
from sobremesa.games.virus.scene import scene

LEAST, MOST = int(number("seats_least")), int(number("seats_most"))


FIRST_PLAYERS: dict[Value, Callable[[Rulings], None]] = {
    "random": house.first_is_drawn,
    **{seat: partial(house.first_is, seat) for seat in range(MOST)},
}


def switch(name: str, clause: str, amendment: Callable[[Rulings], None]) -> Option:
    """An option that is off by default."""
    return Option(name, False, (False, True), clause, {True: amendment})


OPTIONS = (
    Option("max_players", MOST, tuple(range(LEAST, MOST + 1)), "VI-1.3"),
    Option("first_player", "seat0", ("seat0", "random", *range(MOST)), "VI-1.6", FIRST_PLAYERS),
    switch("match_attached", "VI-3.4", house.match_attached),
    switch("allow_null_treatments", "VI-4.2", house.null_treatments),
    Option("virus_on_self", True, (True, False), "VI-4.3", {False: house.no_virus_on_self}),
    Option("medicine_on_rival", True, (True, False), "VI-4.3", {False: house.no_medicine_on_rival}),
    Option("recycle", "shuffle", ("shuffle", "flip"), "VI-5.1", {"flip": house.flip}),
    switch("transplant_same_colour", "VC-2", house.transplant_same_colour),
    Option("contagion_maximum", True, (True, False), "VI-6.3", {False: house.contagion_any_amount}),
    Option(
        "contagion_targets", "free", ("free", "any"), "VI-6.3", {"any": house.contagion_any_target}
    ),
    switch("infected_blocks", "VI-7.2", house.infected_blocks),
)

ON_AN_ORGAN = ("player", "organ")
SAYINGS = {
    sayings.ONLY_DREW: Saying("only-drew", "VI-4.6", ("player", "count")),
    sayings.DREW: Saying("drew", "VI-4.5", ("player", "count")),
    sayings.RECYCLED: Saying("recycled", "VI-5.1", ("count",)),
    sayings.INFECTED: Saying("infected", "VI-2.2", ON_AN_ORGAN),
    sayings.EXTIRPATED: Saying("extirpated", "VI-2.5", ON_AN_ORGAN),
    sayings.EXPOSED: Saying("exposed", "VI-3.5", ON_AN_ORGAN),
    sayings.VACCINATED: Saying("vaccinated", "VI-2.3", ON_AN_ORGAN),
    sayings.NOW_IMMUNISED: Saying("immunised", "VI-2.4", ON_AN_ORGAN),
    sayings.CURED: Saying("cured", "VI-3.5", ON_AN_ORGAN),
    sayings.EMPTIED: Saying("emptied", "VI-6.4", ("player", "count")),
}


class VirusGame(Game):
    """Virus!, from two to six seats."""

    id = "virus"
    title = "Virus!"
    version = "1"
    seats = range(LEAST, MOST + 1)
    options = OPTIONS
    # A bound that only catches what would never end, as players who do nothing but discard: of
    # 200,000 matches played at random, the longest (of six seats) took under 3,000 moves.
    longest = 20_000
    reasons: ClassVar[Mapping[int, Named]] = read_reasons("sobremesa.games.virus", reasons)
    decisions: ClassVar[Mapping[int, Named]] = {
        CHOOSE: Named("choose", "VI-4.1"),
        CONTAGION_STEP: Named("spread", "VI-6.3"),
    }
    endings: ClassVar[Mapping[int, Named]] = {BODY_COMPLETE: Named("body-complete", "VI-7.1")}
    sayings: ClassVar[Mapping[int, Saying]] = SAYINGS

    def lay_table(self, seats: int, options: Options) -> Table:
        rulings = house.as_ruled()
        amend(rulings, self.options, options)
        plan = layout(seats)
        return Virus(plan, plan.blank(), rulings)

    def check_start(self, seats: int, options: Options) -> None:
        """VI-1.3, VI-1.6 Not more players than wanted; the first one is among them."""
        self._fits("max_players", options, int(options["max_players"]) >= seats)
        first = options["first_player"]
        self._fits("first_player", options, isinstance(first, str) or first < seats)

    def _fits(self, name: str, options: Mapping[str, Value], fits: bool) -> None:
        if not fits:
            clause = next(option.clause for option in self.options if option.name == name)
            raise Bad("option-misfit", name=name, value=options[name], clause=clause)

    def text(self, code: int) -> str:
        return notation.text_of(code)

    def code(self, text: str) -> int:
        return notation.code_of(text)

    def vocabulary(self, seats: int) -> Iterable[int]:
        return notation.vocabulary()

    def describe(self, code: int) -> dict[str, Any]:
        return notation.describe(code)

    def card_name(self, card: int) -> str:
        return NAMES[kind_of(card)]

    def tell(self, saying: Saying, numbers: list[int]) -> dict[str, Any]:
        told: dict[str, Any] = super().tell(saying, numbers)
        if "organ" in told:
            told["organ"] = COLOURS[told["organ"]]
        return told

    def ask(self, state: State, kind: str) -> dict[str, Any]:
        """VI-6.3 Which virus is to travel."""
        if kind == "spread":
            return {"from": COLOURS[next_source(virus_table(state))]}
        return {}

    def scores(self, table: Table) -> tuple[float, ...]:
        """VI-7.5 The winner has one point, all others none."""
        return tuple(float(table.cells[WINNERS] >> s & 1) for s in range(table.layout.seats))

    def broken(self, table: Table) -> Iterator[Problem]:
        assert isinstance(table, VirusTable)
        return broken(table)

    def read_position(self, diagram: Mapping[str, Any]) -> State:
        return positions.read_position(self, diagram)

    def scene(self, view: View, pieces: Mapping[str, list[str]]) -> Scene:
        return scene(view, pieces)

    def is_idle(self, seat: int, code: int) -> bool:
        """Discards, treatments for no effect, viruses on oneself, medicines on rivals."""
        parts = notation.describe(code)
        if parts["play"] in ("virus", "medicine"):
            return bool((parts["play"] == "virus") == (parts["player"] == seat))
        return parts["play"] in ("discard", "null")

    def features(self, state: State, seat: int) -> dict[str, float]:
        return eye.features(virus_table(state), seat)

    @property
    def weights(self) -> Mapping[str, float]:
        return eye.WEIGHTS


def virus_table(state: State) -> VirusTable:
    """The table of a state, by its own type."""
    assert isinstance(state.table, VirusTable)
    return state.table


GAME = VirusGame()
