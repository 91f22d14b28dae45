"""The table of the product's own games: each is there by being there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median

from bench.asking import Arena
from bench.environments import Missing
from bench.measuring import Plan, ask, rounds, warmed_up
from bench.rows import Row, Side
from bench.stats import Spread, spread

COSTS = ("clone", "moves", "clone and play", "view", "imagine")
AGES = (10, 40, 160)  # moves already played
USUAL = "random moves"


@dataclass
class Product:
    """What one game costs."""

    id: str
    title: str
    seats: int
    bytes: int
    moves: float  # a second, compiled
    games: float
    speedup: Spread  # compiled ÷ interpreted
    costs: dict[str, float]  # seconds
    by_seats: dict[int, float]  # seconds a move, whole playouts
    by_age: dict[int, Spread]  # a step after so many moves ÷ the same from a loaded state


def products(arena: Arena, plan: Plan) -> list[Product]:
    """The figures of all games."""
    ours = arena.contender("compiled")
    return [product(name, arena, plan) for name in ours.tell("games")]


def product(name: str, arena: Arena, plan: Plan) -> Product:
    """The figures of one game."""
    about = arena.contender("compiled").tell("about", name)
    ratios, _ = rounds(row(name, "compiled", "interpreted", USUAL, USUAL), arena, plan)
    tasks = [f"cost of {cost}" for cost in COSTS]
    usual = rates(name, [USUAL, "playouts", *tasks], arena, plan)
    seats = {n: rates(f"{name}@{n}", [USUAL], arena, plan)[USUAL] for n in about["seats"]}
    return Product(
        name,
        about["title"],
        about["usual"],
        about["bytes"],
        usual[USUAL],
        usual["playouts"],
        spread(ratios),
        {cost: 1 / usual[f"cost of {cost}"] for cost in COSTS},
        {n: 1 / rate for n, rate in seats.items()},
        ages(name, about["usual"], arena, plan),
    )


def row(name: str, one: str, other: str, task: str, other_task: str) -> Row:
    """A row of a product, which has no bound."""
    return Row(name, name, other, Side(one, task, name), Side(other, other_task, name))


def rates(name: str, tasks: list[str], arena: Arena, plan: Plan) -> dict[str, float]:
    """Units a second of each task, the median of several rounds in random order."""
    sides = {task: Side("compiled", task, name) for task in tasks}
    amounts = {task: warmed_up(side, arena, plan, "cpu") for task, side in sides.items()}
    found: dict[str, list[float]] = {task: [] for task in tasks}
    order = Random(f"{name} {plan.seed}")
    for _ in range(plan.rounds):
        for task in order.sample(tasks, len(tasks)):
            told = ask(sides[task], arena, amounts[task])
            found[task].append(told["units"] / told["cpu"])
    return {task: median(rates) for task, rates in found.items()}


def ages(name: str, seats: int, arena: Arena, plan: Plan) -> dict[int, Spread]:
    """Whether a step gets dearer by what was played before: time against a freshly loaded state."""
    task = "cost of clone and play"
    found = {}
    for age in AGES:
        aged = f"{name}@{seats}+{age}"
        try:
            ratios, _ = rounds(
                row(aged, "compiled", "compiled", f"{task}, reloaded", task), arena, plan
            )
        except Missing:  # no match lasts so long
            break
        found[age] = spread(ratios)
    return found
