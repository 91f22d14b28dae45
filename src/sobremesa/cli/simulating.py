"""`sobremesa simulate`: many games, and what they tell."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sobremesa.cli.common import Cli, number, options_of, print_json, seats_for, words_in
from sobremesa.engine.contract import Game
from sobremesa.lab.simulate import Outcome, Plan, plan_for
from sobremesa.lab.simulate import simulate as run
from sobremesa.words import Words

MOST_GAMES = 10_000_000
MOST_WORKERS = 256


@dataclass
class Wish:
    """What was typed."""

    game: str
    seats: str | None
    bots: str
    games: str
    seed: str | None
    workers: str
    option: list[str] | None


def simulate(cli: Cli, wish: Wish, as_json: bool) -> None:
    """Play all games, with a progress bar where somebody looks on."""
    game = cli.load(wish.game)
    plan = plan_for(
        game.id,
        seats_for(game, wish.seats),
        words_in(wish.bots) or ["random"],
        number("--games", wish.games, 1, MOST_GAMES),
        wish.seed or "0",
        options_of(wish.option),
        game.data,
    )
    workers = number("--workers", wish.workers, 1, MOST_WORKERS)
    report = with_progress(cli, plan, workers)
    if as_json:
        print_json(report)
    else:
        show(cli, game, report)


def with_progress(cli: Cli, plan: Plan, workers: int) -> dict[str, Any]:
    """The bar goes to standard error, and only if that is a terminal."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(cli.words.say("simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    task = bar.add_task("", total=plan.games)

    def watch(shard: list[Outcome]) -> None:
        bar.advance(task, len(shard))

    with bar if console.is_terminal else nullcontext():
        return run(plan, workers, watch)


def show(cli: Cli, game: Game, report: dict[str, Any]) -> None:
    """The report for a person."""
    cli.say("simulate-title", game=game.title, games=report["games"], seed=report["seed"])
    if game.data:
        cli.say("simulate-data", path=game.data.path, fingerprint=game.data.fingerprint)
    if report["team"]:
        show_team(cli, report)
    else:
        show_seats(cli, report)
    show_games(cli, game, report)


def show_team(cli: Cli, report: dict[str, Any]) -> None:
    """How often all won together, and who played."""
    say, team = cli.words.say, report["team"]
    low, high = team["interval"]
    bots = Counter(row["bot"] for row in report["by_seat"])
    cli.say(
        "simulate-team",
        crew=cli.words.list(f"{count} × {bot}" for bot, count in bots.items()),
        wins=team["wins"],
        games=report["games"],
        share=say("simulate-percent", value=team["share"]),
        percent=round(100 * report["confidence"]),
        interval=say("simulate-range", low=low, high=high),
    )


def show_seats(cli: Cli, report: dict[str, Any]) -> None:
    """How often each seat won."""
    say = cli.words.say
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("simulate-seat", "simulate-bot", "simulate-wins", "simulate-share"):
        table.add_column(say(key), justify="left" if key == "simulate-bot" else "right")
    table.add_column(say("simulate-interval", percent=round(100 * report["confidence"])))
    for row in report["by_seat"]:
        low, high = row["interval"]
        table.add_row(
            str(row["seat"]),
            row["bot"],
            str(row["wins"]),
            say("simulate-percent", value=row["share"]),
            say("simulate-range", low=low, high=high),
        )
    cli.console.print(table)


def show_games(cli: Cli, game: Game, report: dict[str, Any]) -> None:
    """How the games ended, and how long they were."""
    say = cli.words.say
    for row in report["endings"]:
        words = Words(cli.words.language, game)
        share = say("simulate-percent", value=row["share"])
        way = words.say(f"way-{row['ending']}")
        cli.say("simulate-ending", way=way, clause=row["clause"], games=row["games"], share=share)
    length = report["moves"]
    cli.say(
        "simulate-length",
        mean=length["mean"],
        median=length["median"],
        least=length["least"],
        most=length["most"],
    )
    for row in report["measures"]:
        low, high = row["interval"]
        cli.say(
            "simulate-measure",
            measure=Words(cli.words.language, game).say(f"measure-{row['measure']}"),
            mean=row["mean"],
            low=low,
            high=high,
            tenth=row["tenth"],
            ninetieth=row["ninetieth"],
        )
    if report["unfinished"]:
        cli.say("simulate-unfinished", count=report["unfinished"])
