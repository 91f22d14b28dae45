"""The benchmark: Sobremesa beside others, in one run. See scripts/bench --help."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bench import products, report
from bench.agreement import all_agree
from bench.asking import Arena, cores
from bench.environments import ROOT, Missing
from bench.measuring import Outcome, Plan, measure
from bench.rows import Row, bounds, chosen

PAGE = ROOT / "docs" / "performance.md"
LEAST_ROUNDS = 7


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(
        prog="scripts/bench",
        description="Measures Sobremesa and others side by side and prints ratios with their "
        "spread. Sets up what it needs in .bench/.",
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument(
        "--gate", action="store_true", help="exit with 1 unless every row reaches its bound"
    )
    parser.add_argument(
        "--agree",
        type=int,
        metavar="N",
        help="instead of measuring: play N matches of all games, compiled and interpreted, and "
        "exit with 1 unless all end alike",
    )
    parser.add_argument("--only", metavar="ROW", help="only the rows whose name begins so")
    parser.add_argument(
        "--rounds", type=int, default=Plan.rounds, metavar="N", help=f"at least {LEAST_ROUNDS}"
    )
    parser.add_argument("--quick", action="store_true", help="short rounds: to see that it works")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the rounds' order")
    parser.add_argument("--list", action="store_true", help="name the rows and end")
    parser.add_argument(
        "--write-docs", action="store_true", help="write docs/performance.md: all rows"
    )
    wish = parser.parse_args(given)
    if wish.rounds < LEAST_ROUNDS:
        parser.error(f"a spread needs at least {LEAST_ROUNDS} rounds")
    if not chosen(wish.only) and wish.only != "games":
        parser.error(f"no row begins with {wish.only!r}; --list names them, and games the rest")
    if wish.agree is not None and wish.agree < 1:
        parser.error("nothing agrees in no match")
    if wish.write_docs and wish.only:
        parser.error("the page shows all rows: --write-docs goes without --only")
    return wish


def main(given: Sequence[str] | None = None) -> int:
    """Measure what is wanted; tells the exit status."""
    wish = arguments(given)
    if wish.list:
        print(*(row.id for row in chosen(wish.only)), sep="\n")
        return 0
    if wish.agree is not None:
        with Arena(None) as arena:
            return 0 if all_agree(arena, wish.agree, lambda text: print(text, flush=True)) else 1
    plan = Plan(wish.rounds, 0.05 if wish.quick else Plan.seconds, wish.seed)
    to_reach = bounds()
    with Arena(cores()[-1] if cores() else None) as arena:
        outcomes = [measured(row, arena, plan, wish.json) for row in chosen(wish.only)]
        games = the_games(arena, plan, wish.json) if wish.only in (None, "games") else []
    if wish.json:
        found = report.as_json(outcomes, games, to_reach, plan)
        print(json.dumps(found, ensure_ascii=False, indent=1))
    if wish.write_docs:
        write(PAGE, report.page(command(wish), outcomes, games, to_reach))
    return 0 if not wish.gate or report.all_reached(outcomes, to_reach) else 1


def measured(row: Row, arena: Arena, plan: Plan, silent: bool) -> Outcome:
    """A row, shown as soon as it is there."""
    outcome = measure(row, arena, plan)
    print(report.line(outcome, bounds()), file=sys.stderr if silent else sys.stdout, flush=True)
    return outcome


def the_games(arena: Arena, plan: Plan, silent: bool) -> list[products.Product]:
    """The games of the product; none where nothing can be compiled."""
    out = sys.stderr if silent else sys.stdout
    try:
        found = products.products(arena, plan)
    except Missing as missing:
        print(f"the games of the product are not measured: {missing}", file=out)
        return []
    for game in found:
        print(*report.product_lines(game), sep="\n", file=out, flush=True)
    return found


def command(wish: argparse.Namespace) -> str:
    """The command that makes the page again."""
    words = ["scripts/bench --write-docs", f"--rounds {wish.rounds}", "--quick" * wish.quick]
    return " ".join(word for word in words if word)


def write(path: Path, text: str) -> None:
    """Write the page."""
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
