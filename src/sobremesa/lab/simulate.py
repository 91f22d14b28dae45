"""Playing many games with bots, on any number of processes, with the same result for each number.

The seed of every game is made of the root seed and the number of the game, with one stream for the
match and one for each bot, so that it does not matter which process plays it, or when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from statistics import NormalDist, fmean, median, pstdev
from typing import Any

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.core.playout import play_out
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.options import Options, Value
from sobremesa.engine.state import State
from sobremesa.engine.values import Data

CONFIDENCE = 0.95
SHARD = 50  # games that a process plays in one go


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    data: Data | None = None  # cards and numbers of an author

    def load(self) -> Game:
        """The game that is played."""
        return loaded(self.game, self.data)


@cache
def loaded(game: str, data: Data | None) -> Game:
    """A game, with the data of an author read once in a process as long as they stay the same."""
    return sobremesa.load(game, data.path if data else None)


@dataclass(frozen=True)
class Outcome:
    """How one game went: the seats that won, its moves, and its ending; none if it did not end."""

    winners: tuple[int, ...]
    moves: int
    ending: str | None
    team: str | None = None  # "won" or "lost" where all seats play together
    measures: Mapping[str, float] = field(default_factory=dict)  # what the game itself counts


def seat_bots(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat; the names are gone through again and again.

    >>> seat_bots(["greedy", "0"], 3)
    ('greedy', 'random', 'greedy')
    """
    known = [bot(name).name for name in names]
    return tuple(known[seat % len(known)] for seat in range(seats))


def play_game(plan: Plan, number: int) -> Outcome:
    """One game of a plan, by its number."""
    game = plan.load()
    root = f"{plan.seed}/{number}"
    state = game.start(plan.seats, f"{root}/match", plan.options, record=False)
    if set(plan.bots) == {"random"}:
        moves = int(play_out(state.table, Rng(f"{root}/bots"), game.longest))
    else:
        moves = play_with_bots(game, state, plan.bots, root)
    result = state.result
    if result is None:
        return Outcome((), moves, None)
    measures = dict(game.measures(state.table))
    return Outcome(result.winners, moves, result.reason, result.team, measures)


def play_with_bots(game: Game, state: State, names: Sequence[str], root: str) -> int:
    """Let each bot decide for its seat; tells how many moves were made."""
    players = [(bot(name), Rng(f"{root}/bot/{seat}")) for seat, name in enumerate(names)]
    moves = 0
    while state.waiting and moves < game.longest:
        seat = state.waiting[0]
        player, rng = players[seat]
        state.take(seat, player.choose(state.eyes(seat), rng).code)
        moves += 1
    return moves


def play_shard(plan: Plan, first: int, last: int) -> list[Outcome]:
    """The games of a plan from one number up to another."""
    return [play_game(plan, number) for number in range(first, last)]


def outcomes(plan: Plan, workers: int) -> Iterator[list[Outcome]]:
    """All games, shard by shard, in their order."""
    shards = [(n, min(n + SHARD, plan.games)) for n in range(0, plan.games, SHARD)]
    if workers == 1:
        for first, last in shards:
            yield play_shard(plan, first, last)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(play_shard, plan, first, last) for first, last in shards]
        try:
            for task in tasks:
                yield task.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def interval(hits: int, trials: int) -> tuple[float, float]:
    """Wilson's interval for a share.

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    share = hits / trials
    middle = share + z * z / (2 * trials)
    reach = z * (share * (1 - share) / trials + z * z / (4 * trials * trials)) ** 0.5
    scale = 1 + z * z / trials
    return (middle - reach) / scale, (middle + reach) / scale


def by_team(played: Sequence[Outcome]) -> dict[str, Any] | None:
    """How often all won together; None where they play against each other."""
    if all(outcome.team is None for outcome in played):
        return None
    wins = sum(outcome.team == "won" for outcome in played)
    low, high = interval(wins, len(played))
    return {
        "wins": wins,
        "share": round(wins / len(played), 6),
        "interval": [round(low, 6), round(high, 6)],
    }


def report(plan: Plan, played: Sequence[Outcome]) -> dict[str, Any]:
    """What the games tell, in plain JSON types."""
    lengths = [outcome.moves for outcome in played]
    seats = []
    for seat in range(plan.seats):
        wins = sum(seat in outcome.winners for outcome in played)
        low, high = interval(wins, len(played))
        seats.append(
            {
                "seat": seat,
                "bot": plan.bots[seat],
                "wins": wins,
                "share": round(wins / len(played), 6),
                "interval": [round(low, 6), round(high, 6)],
            }
        )
    return {
        "game": plan.game,
        "version": plan.load().version,
        **data_of(plan),
        "seats": plan.seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(played),
        "unfinished": sum(outcome.ending is None for outcome in played),
        "endings": by_ending(plan.load(), played),
        "confidence": CONFIDENCE,
        "by_seat": seats,
        "team": by_team(played),
        "moves": {
            "mean": round(fmean(lengths), 4),
            "median": median(lengths),
            "least": min(lengths),
            "most": max(lengths),
        },
        "measures": measured(played),
    }


def measured(played: Sequence[Outcome]) -> list[dict[str, Any]]:
    """What the game counts of a match: the mean, its interval, and where most matches lie."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    rows = []
    for name in dict.fromkeys(name for outcome in played for name in outcome.measures):
        values = sorted(o.measures[name] for o in played if name in o.measures)
        mean = fmean(values)
        reach = z * pstdev(values, mean) / len(values) ** 0.5
        rows.append(
            {
                "measure": name,
                "mean": round(mean, 4),
                "interval": [round(mean - reach, 4), round(mean + reach, 4)],
                "tenth": values[len(values) // 10],
                "ninetieth": values[-1 - len(values) // 10],
            }
        )
    return rows


def data_of(plan: Plan) -> dict[str, Any]:
    """Which cards and numbers of an author it was played with, if any."""
    data = plan.data
    return {"data": {"path": data.path, "fingerprint": data.fingerprint}} if data else {}


def by_ending(game: Game, played: Sequence[Outcome]) -> list[dict[str, Any]]:
    """How often each ending came about, with its clause; those that never did are left out."""
    counted = Counter(outcome.ending for outcome in played)
    return [
        {
            "ending": named.name,
            "clause": named.clause,
            "games": counted[named.name],
            "share": round(counted[named.name] / len(played), 6),
        }
        for named in game.endings.values()
        if counted[named.name]
    ]


def simulate(
    plan: Plan, workers: int = 1, watch: Callable[[list[Outcome]], None] | None = None
) -> dict[str, Any]:
    """Play all games of a plan and report; `watch` hears of each shard."""
    played: list[Outcome] = []
    for shard in outcomes(plan, workers):
        played += shard
        if watch:
            watch(shard)
    return report(plan, played)


def plan_for(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Options,
    data: Data | None = None,
) -> Plan:
    """A plan with all its parts checked."""
    values = loaded(game, data).complete(seats, options)
    return Plan(game, seats, seat_bots(bots, seats), games, seed, values, data)
