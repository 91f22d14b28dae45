"""The tables: on the terminal, as JSON, and as docs/performance.md."""

from __future__ import annotations

import os
import platform
import subprocess
import sysconfig
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.measuring import Outcome, Plan
from bench.products import COSTS, Product
from bench.stats import Spread, reaches

Bounds = Mapping[str, float]


def number(value: float) -> str:
    """A ratio in three digits.

    >>> [number(value) for value in (0.4567, 4.567, 45.67, 456.7)]
    ['0.457', '4.57', '45.7', '457']
    """
    digits = 3 if value < 1 else 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:.{digits}f}"


def figures(found: Spread) -> tuple[str, str, str]:
    """Median, quartiles and range; no median where the rounds disagree too much."""
    middle = "too noisy" if found.is_noisy else number(found.median)
    quartiles = f"{number(found.lower)}–{number(found.upper)}"
    return middle, quartiles, f"{number(found.least)}–{number(found.most)}"


def verdict(outcome: Outcome, bounds: Bounds) -> str:
    """Whether a row reaches its bound."""
    if outcome.spread is None:
        return outcome.why_not
    if outcome.spread.is_noisy:
        return "too noisy"
    return "reached" if reaches(outcome.spread, bounds.get(outcome.row.id)) else "below"


def all_reached(outcomes: Sequence[Outcome], bounds: Bounds) -> bool:
    """Whether each row's lower quartile reaches its bound; what was not measured does not."""
    return all(reaches(o.spread, bounds.get(o.row.id)) for o in outcomes)


# -- on the terminal -------------------------------------------------------------------------------


def line(outcome: Outcome, bounds: Bounds) -> str:
    """A row as soon as it is measured."""
    start = f"{outcome.row.id:20} {outcome.row.against:42}"
    if outcome.spread is None:
        return f"{start} {outcome.why_not}"
    middle, quartiles, reach = figures(outcome.spread)
    bound = number(bounds[outcome.row.id])
    said = verdict(outcome, bounds)
    return f"{start} {middle:>9}  {quartiles:>11}  {reach:>11}  bound {bound:>5}  {said}"


def product_lines(product: Product) -> list[str]:
    """A game of the product with its costs, in numbers of this machine."""
    micro = {cost: seconds * 1e6 for cost, seconds in product.costs.items()}
    middle, quartiles, _ = figures(product.speedup)
    by_seats = ", ".join(f"{n}: {s * 1e6:.2f}" for n, s in product.by_seats.items())
    by_age = ", ".join(f"{age}: {figures(s)[0]}" for age, s in product.by_age.items())
    return [
        f"{product.title}, {product.seats} seats: {product.moves:,.0f} moves and "
        f"{product.games:,.0f} games a second; compiled ÷ interpreted {middle} ({quartiles}); "
        f"{product.bytes} bytes a state",
        "  µs each: " + ", ".join(f"{cost} {micro[cost]:.2f}" for cost in COSTS),
        f"  µs a move by seats: {by_seats}",
        f"  a step after so many moves ÷ the same position just loaded: {by_age}",
    ]


# -- as JSON ---------------------------------------------------------------------------------------


def as_json(
    outcomes: Sequence[Outcome], products: Sequence[Product], bounds: Bounds, plan: Plan
) -> dict[str, Any]:
    """Everything, in plain JSON types."""
    return {
        "machine": machine(),
        "plan": asdict(plan),
        "rows": [
            {
                "id": o.row.id,
                "layer": o.row.layer,
                "against": o.row.against,
                "bound": bounds.get(o.row.id),
                "verdict": verdict(o, bounds),
                "spread": asdict(o.spread) if o.spread else None,
                "rounds": o.ratios,
                "proof": o.proof,
                "ours": o.ways[0],
                "theirs": o.ways[1],
            }
            for o in outcomes
        ],
        "games": [asdict(product) for product in products],
    }


def machine() -> dict[str, str]:
    """What it was measured on."""
    return {
        "cpu": cpu_model(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "compiler": compiler(),
    }


def cpu_model() -> str:
    """The processor's name, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.is_file() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or "unknown"


def compiler() -> str:
    """The C compiler and its version."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        return subprocess.check_output([command, "--version"], text=True).splitlines()[0]
    except (OSError, subprocess.CalledProcessError):
        return "none"


# -- as a page -------------------------------------------------------------------------------------

PAGE = """\
# Speed, measured side by side

Made by `{command}`; do not edit.

Ratios only: how many times as much Sobremesa gets done, on one CPU core, same game, same run, but
for the rows that say otherwise. Both sides run in turns, in shuffled rounds; a ratio is formed
inside a round. Before anything is timed it is proved that both play the same game. How: `bench/`.

{machine}

| layer | against | median | quartiles | range | bound | |
|---|---|---:|---:|---:|---:|---|
{rows}

The bound is for the lower quartile. What each side was asked to do, and how it was proved to be the
same:

{ways}

## The games of the product

Random matches through the compiled rules. A cost is given in moves of such a match, so that it says
the same on another machine: a clone that costs 1 takes as long as making one random move.

| game | seats | compiled ÷ interpreted | {costs} | bytes of a state |
|---|---:|---:|{dashes}---:|
{products}

How a move's cost grows with the seats (the fewest count as 1), and with the moves already played (a
step in a state that was played so far, against the same state just loaded; 1 is flat):

| game | by seats | by moves played |
|---|---|---|
{growth}
"""


def page(
    command: str, outcomes: Sequence[Outcome], products: Sequence[Product], bounds: Bounds
) -> str:
    """docs/performance.md."""
    return PAGE.format(
        command=command,
        machine="Machine: " + "; ".join(f"{key} {value}" for key, value in machine().items()) + ".",
        rows="\n".join(page_row(outcome, bounds) for outcome in outcomes),
        ways="\n".join(page_way(o) for o in outcomes if o.spread is not None),
        costs=" | ".join(COSTS),
        dashes="---:|" * len(COSTS),
        products="\n".join(page_product(product) for product in products),
        growth="\n".join(page_growth(product) for product in products),
    )


def page_row(outcome: Outcome, bounds: Bounds) -> str:
    """A row of the table."""
    row, bound = outcome.row, number(bounds[outcome.row.id])
    shown = figures(outcome.spread) if outcome.spread else ("–", "–", "–")
    cells = [row.layer, row.against, *shown, bound, verdict(outcome, bounds)]
    return f"| {' | '.join(cells)} |"


def page_way(outcome: Outcome) -> str:
    """How a row was measured."""
    ours, theirs = outcome.ways
    proof = f" Proof: {outcome.proof}." if outcome.proof else ""
    return f"- `{outcome.row.id}`: ours: {ours}. Theirs: {theirs}.{proof}"


def page_product(product: Product) -> str:
    """A game's costs, in moves of a random match."""
    costs = [number(product.costs[cost] * product.moves) for cost in COSTS]
    cells = [product.title, str(product.seats), figures(product.speedup)[0], *costs]
    return f"| {' | '.join(cells)} | {product.bytes} |"


def page_growth(product: Product) -> str:
    """How a game's costs grow."""
    least = min(product.by_seats.values())
    seats = " · ".join(f"{n}: {number(s / least)}" for n, s in product.by_seats.items())
    ages = " · ".join(f"{age}: {figures(s)[0]}" for age, s in product.by_age.items())
    return f"| {product.title} | {seats} | {ages} |"
