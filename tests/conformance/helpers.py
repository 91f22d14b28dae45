"""What the suite for every game shares: which games and settings there are, and who plays them.

A *setting* is a game with a number of seats and house rules. Every chance comes from seeds, so
that a failing test fails again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Value, spelled
from sobremesa.engine.state import State
from sobremesa.engine.values import Move
from tests import fixtures

LONG = os.environ.get("SOBREMESA_LONG") == "1"

PUBLISHED = tuple(sobremesa.load(name) for name in sobremesa.games())
GAMES: tuple[Game, ...] = (*PUBLISHED, *fixtures.GAMES)

Player = Callable[[State, int, Rng], Move]


def times(count: int) -> int:
    """So many, or many more where the long lengths are asked for."""
    return count * 20 if LONG else count


def load(name: str) -> Game:
    """A game by its id, the fixtures among them."""
    return next(game for game in GAMES if game.id == name)


@dataclass(frozen=True)
class Setting:
    """A game as it is played at one table."""

    game: Game
    seats: int
    options: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        house = "".join(f"-{name}={spelled(value)}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{house}"

    def start(self, seed: int | str, record: bool = True) -> State:
        """A new match."""
        return self.game.start(self.seats, seed, self.options, record=record)


def is_possible(game: Game, seats: int, options: dict[str, Value]) -> bool:
    """Whether the game admits these options at so many seats."""
    try:
        game.complete(seats, options)
    except Bad:
        return False
    return True


def house_rules(game: Game) -> list[dict[str, Value]]:
    """Every value of every option that is not its default, each by itself."""
    return [
        {option.name: value}
        for option in game.options
        for value in option.allowed
        if value != option.default
    ]


@cache
def settings(game: Game) -> tuple[Setting, ...]:
    """Every number of seats, with the rules as they are and with each other value of an option."""
    return tuple(
        Setting(game, seats, options)
        for seats in game.seats
        for options in ({}, *house_rules(game))
        if is_possible(game, seats, options)
    )


@cache
def few_settings(game: Game) -> tuple[Setting, ...]:
    """Every number of seats once by default, and each option value once, at seats by turns."""
    chosen = [setting for setting in settings(game) if not setting.options]
    for number, options in enumerate(house_rules(game)):
        places = [setting for setting in settings(game) if setting.options == options]
        chosen.append(places[number % len(places)])
    return tuple(chosen)


def everywhere() -> list[Setting]:
    """All settings of all games."""
    return [setting for game in GAMES for setting in settings(game)]


def here_and_there() -> list[Setting]:
    """A few settings of each game, with every seat count and every option value among them."""
    return [setting for game in GAMES for setting in few_settings(game)]


def by_default() -> list[Setting]:
    """All games at every number of seats, without house rules."""
    return [setting for game in GAMES for setting in settings(game) if not setting.options]


# -- players ---------------------------------------------------------------------------------------


def pick(moves: list[Move], rng: Rng) -> Move:
    """One of them at random."""
    return moves[int(rng.below(len(moves)))]


def random_player(state: State, seat: int, rng: Rng) -> Move:
    """Any legal move."""
    return pick(state.moves(seat), rng)


def greedy_player(state: State, seat: int, rng: Rng) -> Move:
    """The move that looks best right after it, in one world that fits what the seat knows."""
    eyes = state.eyes(seat)
    world = eyes.imagine(rng)
    return max(eyes.moves, key=lambda move: worth(world, seat, move))


def searching_player(state: State, seat: int, rng: Rng) -> Move:
    """The best of a few moves after a short random match in an imagined world each."""
    eyes = state.eyes(seat)
    candidates = [pick(eyes.moves, rng) for _ in range(4)]
    return max(candidates, key=lambda move: playout(eyes.imagine(rng), seat, move, rng))


def worth(world: State, seat: int, move: Move) -> float:
    """What a world is worth to a seat after its move."""
    after = world.clone()
    after.take(seat, move.code)
    return world.game.value(after, seat)


def playout(world: State, seat: int, move: Move, rng: Rng, length: int = 12) -> float:
    """What a world is worth after that move and a few at random."""
    world.take(seat, move.code)
    for _ in range(length):
        if not world.waiting:
            break
        other = waited(world, rng)
        codes = world.choices(other)
        world.take(other, codes[int(rng.below(len(codes)))])
    return world.game.value(world, seat)


PLAYERS: dict[str, Player] = {
    "random": random_player,
    "greedy": greedy_player,
    "searching": searching_player,
}


# -- matches ---------------------------------------------------------------------------------------


def waited(state: State, rng: Rng) -> int:
    """One of the seats that must decide; where several must, any of them may come first."""
    waiting = state.waiting
    return waiting[int(rng.below(len(waiting)))]


def step(state: State, rng: Rng, player: Player = random_player) -> tuple[int, Move]:
    """Let somebody make the next move; tells who made which."""
    seat = waited(state, rng)
    move = player(state, seat, rng)
    state.play(seat, move)
    return seat, move


def match(
    setting: Setting, seed: int | str, player: Player = random_player, record: bool = False
) -> Iterator[State]:
    """The state of a match at its start and after every move; it is one state that changes."""
    rng = Rng(f"{setting} {seed}")
    state = setting.start(seed, record)
    yield state
    while state.waiting:
        step(state, rng, player)
        yield state


def random_states(setting: Setting, count: int, seed: int | str = 0) -> Iterator[State]:
    """So many states, drawn from whole random matches, where somebody is waited for."""
    rng, number, found = Rng(f"states {setting} {seed}"), 0, 0
    while found < count:
        for state in match(setting, f"{seed}-{number}"):
            if state.waiting and found < count and rng.below(3) == 0:
                found += 1
                yield state.clone()
        number += 1


def share(count: int, all_settings: tuple[Setting, ...]) -> int:
    """How many fall to each setting, that together there be so many."""
    return -(-times(count) // len(all_settings))


def sample(items: list[int], count: int, rng: Rng) -> list[int]:
    """So many of them, with repetitions; all of them if there are not more."""
    if len(items) <= count:
        return items
    return [items[int(rng.below(len(items)))] for _ in range(count)]


def viewers(setting: Setting) -> list[int | None]:
    """Everybody who may look: the seats, and somebody who only watches."""
    return [None, *range(setting.seats)]
