"""Measuring a row: first the proof that both sides play the same game, then the rounds."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bench.asking import Arena, Contender
from bench.environments import Missing
from bench.rows import Row, Side
from bench.stats import Spread, amount_for, ratios, same_mean, spread

GAMES_PROVED = 2000
GAMES_DIGESTED = 100
PLAYOUTS_COUNTED = 500
LONGER = 4  # a pair is asked for, so that both end at about the same time


@dataclass(frozen=True)
class Plan:
    """How thoroughly is measured."""

    rounds: int = 9
    seconds: float = 0.25  # that one asking takes
    seed: int = 1


@dataclass
class Outcome:
    """What came of a row."""

    row: Row
    spread: Spread | None = None
    ratios: list[float] = field(default_factory=list)
    why_not: str = ""  # it was not measured
    proof: str = ""
    ways: tuple[str, str] = ("", "")


class Differs(Exception):
    """The two sides do not play the same game."""


def measure(row: Row, arena: Arena, plan: Plan) -> Outcome:
    """Prove and measure a row; what hinders it is told, not raised."""
    outcome = Outcome(row)
    try:
        outcome.proof = prove(row, arena)
        if row.proof == "pair":
            outcome.ratios, outcome.ways = pair(row, arena, plan)
        else:
            outcome.ratios, outcome.ways = rounds(row, arena, plan)
        outcome.spread = spread(outcome.ratios)
    except Missing as missing:
        outcome.why_not = f"not measured: {missing}"
    except Differs as differs:
        outcome.why_not = f"not the same game: {differs}"
    return outcome


# -- proofs ----------------------------------------------------------------------------------------


def prove(row: Row, arena: Arena) -> str:
    """That both sides do the same; tells how that was seen."""
    ours = arena.contender(row.ours.contender)
    if row.proof == "pair":
        return ""
    theirs = arena.contender(row.theirs.contender)
    said = [digests(row.ours.game, arena)]
    if row.proof == "lengths":
        said.append(lengths(row.ours.game, ours, theirs))
    elif row.proof == "moves":
        said.append(moves(row.ours.game, ours, theirs))
    elif row.proof == "views":
        said.append(views(row.ours.game, ours, theirs))
    elif row.proof == "none":
        said.append("the peer's is another game")
    return "; ".join(said)


def digests(game: str, arena: Arena) -> str:
    """Compiled and interpreted end alike."""
    told = [
        arena.contender(name).tell("digests", game, games=GAMES_DIGESTED)
        for name in ("compiled", "interpreted")
    ]
    if told[0] != told[1]:
        raise Differs("the compiled rules and their source play differently")
    return f"compiled and interpreted alike in {GAMES_DIGESTED} matches"


def lengths(game: str, ours: Contender, theirs: Contender) -> str:
    """Random games have the same mean length."""
    own, other = (
        side.tell("lengths", game, games=GAMES_PROVED, seed=20) for side in (ours, theirs)
    )
    said = f"mean length of {GAMES_PROVED} games {own['mean']:.2f} and {other['mean']:.2f}"
    if not same_mean(own, other):
        raise Differs(said)
    return said


def moves(game: str, ours: Contender, theirs: Contender) -> str:
    """Playouts from one deal with one generator have as many moves on both sides."""
    theirs.tell("sow", game, words=ours.tell("words", game))
    own, other = (side.tell("moves", game, games=PLAYOUTS_COUNTED) for side in (ours, theirs))
    said = f"{own} and {other} moves in {PLAYOUTS_COUNTED} playouts of one deal"
    if own != other:
        raise Differs(said)
    return said


def views(game: str, ours: Contender, theirs: Contender) -> str:
    """Both write the same view."""
    theirs.tell("hold", game, state=ours.tell("state", game))
    if ours.tell("one view", game) != theirs.tell("one view", game):
        raise Differs("the views are not equal")
    return "the same view"


# -- rounds ----------------------------------------------------------------------------------------


def rounds(row: Row, arena: Arena, plan: Plan) -> tuple[list[float], tuple[str, str]]:
    """The ratio of each round, in which both sides are asked once, in random order."""
    sides = [(row.ours, warmed_up(row.ours, arena, plan, row.clock))]
    sides.append((row.theirs, warmed_up(row.theirs, arena, plan, row.clock)))
    order = Random(f"{row.id} {plan.seed}")
    rates: tuple[list[float], list[float]] = ([], [])
    ways = ["", ""]
    for _ in range(plan.rounds):
        for which in order.sample((0, 1), 2):
            side, amount = sides[which]
            told = ask(side, arena, amount)
            rates[which].append(told["units"] / told[row.clock])
            ways[which] = told["way"]
    return ratios(*rates), (ways[0], ways[1])


def ask(side: Side, arena: Arena, amount: int) -> dict[str, Any]:
    """Let one side do so much."""
    return arena.contender(side.contender).ask(side.task, side.game, amount=amount)


def warmed_up(side: Side, arena: Arena, plan: Plan, clock: str) -> int:
    """Let one side run itself in; tells how much it does in the time wanted."""
    amount = 1
    for _ in range(12):
        told = ask(side, arena, amount)
        if told[clock] >= plan.seconds / 2:
            break
        amount = min(amount * 20, amount_for(told[clock], amount, plan.seconds))
    return amount


def pair(row: Row, arena: Arena, plan: Plan) -> tuple[list[float], tuple[str, str]]:
    """What two processes at once get done, against the first of them alone."""
    first, second = arena.contender("compiled"), arena.contender("second")
    if arena.core_of("second") == arena.core:
        raise Missing("this machine lends us only one core")
    amount = LONGER * warmed_up(row.ours, arena, plan, row.clock)
    warmed_up(row.theirs, arena, plan, row.clock)
    found, order = [], Random(f"{row.id} {plan.seed}")
    for _ in range(plan.rounds):
        rate = {}
        for together in order.sample((False, True), 2):
            asked = [first, second] if together else [first]
            for contender in asked:
                contender.send(row.ours.task, row.ours.game, amount=amount)
            told = [contender.receive() for contender in asked]
            rate[together] = sum(t["units"] for t in told) / max(t[row.clock] for t in told)
        found.append(rate[True] / rate[False])
    return found, ("each process plays its own matches", "one process")
