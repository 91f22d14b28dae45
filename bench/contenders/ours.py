"""Sobremesa itself: compiled or interpreted, as the path it is started with decides.

A game is named with its seats where not its usual ones are meant (`virus@4`), and with moves that
are made before anything is measured (`virus@4+20`).
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import sobremesa
from bench.contenders.serving import Answer, Contender, Work, moments
from bench.yardsticks import YARDSTICKS
from sobremesa._build import describe
from sobremesa.bots.core import playout, search, stepping
from sobremesa.engine.contract import Game
from sobremesa.engine.core import chance
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Options
from sobremesa.engine.state import State

SIMULATIONS = 1000
EXPLORATION = 2.0
USUAL_SEATS = 3
SEED = 1
POLICY = "policy"
TRIES = 500

contender = Contender()


def game_of(name: str) -> Game:
    """A yardstick, or a game of the product."""
    name = name.partition("@")[0]
    return YARDSTICKS[name] if name in YARDSTICKS else sobremesa.load(name)


def seats_of(name: str) -> int:
    """How many play: as many as are named, else three, or as few as can."""
    named = name.partition("@")[2].partition("+")[0]
    seats = game_of(name).seats
    return int(named) if named else USUAL_SEATS if USUAL_SEATS in seats else seats[0]


def fresh(name: str, seed: int | str = SEED) -> State:
    """A new match that records nothing."""
    return game_of(name).start(seats_of(name), seed, record=False)


def after(name: str, moves: int = 0) -> State:
    """A match after some moves at random: as many as are named, or as are wanted."""
    moves = int(name.partition("+")[2] or moves)
    for seed in range(TRIES):
        state, rng, made = fresh(name, seed), Rng(seed), 0
        while made < moves and (waiting := state.waiting):
            choices = state.moves(waiting[0])
            state.play(waiting[0], choices[rng.below(len(choices))])
            made += 1
        if state.waiting:
            return state
    raise ValueError(f"no match of {name} lasts {moves} moves")


@contender.measures("playouts", "one call: play_many() from the first decision")
def playouts(name: str) -> Work:
    table, longest, rng = fresh(name).table, game_of(name).longest, Rng(POLICY)

    def work(amount: int) -> float:
        playout.play_many(table, rng, amount, longest)
        return amount

    return work


@contender.measures("steps", "Python: step(), one call whose answer holds the next legal codes")
def steps(name: str) -> Work:
    game, pick, rng = game_of(name), Random(1).random, Rng("deals")
    blank, step = game.lay_table(2, {}), stepping.step

    def work(amount: int) -> float:
        done = 0
        while done < amount:
            table = playout.with_fresh_chance(blank, rng)
            table.setting_up()
            codes: Any = stepping.open_choices(table)
            while codes:
                codes = step(table, codes[int(pick() * len(codes))])
                done += 1
        return done

    return work


@contender.measures("contract", "Python: waiting, moves() and play() with Move objects")
def contract(name: str) -> Work:
    game, pick = game_of(name), Random(1).random

    def work(amount: int) -> float:
        done = 0
        while done < amount:
            state = game.start(2, done, record=False)
            while waiting := state.waiting:
                seat = waiting[0]
                moves = state.moves(seat)
                state.play(seat, moves[int(pick() * len(moves))])
                done += 1
        return done

    return work


@contender.measures("clone", "Python: state.clone() of Uno for two after 20 moves")
def clone(name: str) -> Work:
    state = after(name, 20)

    def work(amount: int) -> float:
        copy = state.clone
        for _ in range(amount):
            copy()
        return amount

    return work


@contender.measures(
    "uct", f"one call: uct(), {SIMULATIONS} simulations a decision, one playout each"
)
def uct(name: str) -> Work:
    table, longest, rng = fresh(name).table, game_of(name).longest, Rng("search")

    def work(amount: int) -> float:
        for _ in range(amount):
            search.uct(table, 0, SIMULATIONS, EXPLORATION, rng, longest)
        return amount * SIMULATIONS

    return work


@contender.measures(
    "ismcts", f"one call: ismcts(), {SIMULATIONS} simulations a decision, a new world for each"
)
def ismcts(name: str) -> Work:
    table, longest, rng = fresh(name).table, game_of(name).longest, Rng("search")

    def work(amount: int) -> float:
        for _ in range(amount):
            search.ismcts(table, 0, SIMULATIONS, EXPLORATION, rng, longest)
        return amount * SIMULATIONS

    return work


@contender.measures("view", "Python: state.view_json(seat), which writes the bytes at once")
def view(name: str) -> Work:
    state = after(name, 20)

    def work(amount: int) -> float:
        write = state.view_json
        for _ in range(amount):
            write(0)
        return amount

    return work


# -- the costs of a game ---------------------------------------------------------------------------

IMAGINING = Rng("imagining")

# What is asked of a match in the middle, and how it is done so many times.
COSTS: dict[str, Callable[[State], object]] = {
    "clone": lambda state: state.clone(),
    "moves": lambda state: state.moves(state.waiting[0]),
    "clone and play": lambda state: played(state.clone()),
    "view": lambda state: state.view(state.waiting[0]),
    "imagine": lambda state: state.imagine(state.waiting[0], IMAGINING),
}
MIDDLE = 20  # moves after which a match is looked at


def played(state: State) -> State:
    """A state after the first of its moves, through the public contract."""
    seat = state.waiting[0]
    state.play(seat, state.moves(seat)[0])
    return state


@contender.measures(
    "random moves", "one call: play_many() from the first decision; moves are counted"
)
def random_moves(name: str) -> Work:
    table, longest, rng = fresh(name).table, game_of(name).longest, Rng(POLICY)
    return lambda amount: float(int(playout.play_many(table, rng, amount, longest)))


def cost(what: str) -> Callable[[str], Work]:
    """How a cost is measured, on one state in the middle of a match."""

    def prepare(name: str) -> Work:
        return repeated(COSTS[what], after(name, MIDDLE))

    return prepare


def repeated(do: Callable[[State], object], state: State) -> Work:
    """The same done with the same state again and again."""

    def work(amount: int) -> float:
        for _ in range(amount):
            do(state)
        return amount

    return work


for _what in COSTS:
    contender.measures(f"cost of {_what}", f"Python: {_what}")(cost(_what))


@contender.measures("cost of clone and play, reloaded", "the same state, loaded from its JSON")
def reloaded(name: str) -> Work:
    old = after(name, MIDDLE)
    young = old.game.from_json(old.to_json())
    young.recording = False
    return repeated(COSTS["clone and play"], young)


@contender.answers("about")
def about(name: str) -> Answer:
    """What else is to be known of a game: its seats, and the size of a state."""
    game, seats = game_of(name), seats_of(name)
    size = 8 * int(game.layout(seats).size)
    return {"title": game.title, "seats": list(game.seats), "usual": seats, "bytes": size}


@contender.answers("games")
def games(name: str) -> list[str]:
    """The games of the product."""
    return list(sobremesa.games())


# -- proofs ----------------------------------------------------------------------------------------


@contender.answers("lengths")
def lengths(name: str, games: int, seed: int) -> Answer:
    """How long random games are."""
    longest, rng = game_of(name).longest, Rng(seed)
    found = [
        int(playout.play_out(fresh(name, f"{seed}/{number}").table, rng, longest))
        for number in range(games)
    ]
    return moments(found)


@contender.answers("digests")
def digests(name: str, games: int) -> str:
    """One digest of how many random games end: equal for the compiled and the interpreted."""
    whole = hashlib.sha256()
    for number in range(games):
        state = fresh(name, number)
        playout.play_out(state.table, Rng(number), game_of(name).longest)
        whole.update(state.digest().encode())
    return whole.hexdigest()


@contender.answers("all games")
def all_games(name: str) -> list[str]:
    """The games of the product and the yardsticks."""
    return [*sobremesa.games(), *YARDSTICKS]


def ways_to_play(game: Game) -> list[tuple[int, Options]]:
    """Every number of seats, with the rules as they are and with each other value of an option."""
    others: list[Options] = [
        {option.name: value}
        for option in game.options
        for value in option.allowed
        if value != option.default
    ]
    found: list[tuple[int, Options]] = []
    for options in [{}, *others]:
        for seats in game.seats:
            try:
                game.complete(seats, options)
            except Bad:
                continue
            found.append((seats, options))
    return found


@contender.answers("ends")
def ends(name: str, first: int, last: int) -> list[str]:
    """How each of these random matches ends, as a digest. Seats and house rules take turns."""
    game = game_of(name)
    ways, found = ways_to_play(game), []
    for number in range(first, last):
        seats, options = ways[number % len(ways)]
        state = game.start(seats, number, options, record=False)
        played = playout.play_out(state.table, Rng(number), game.longest)
        found.append(f"{int(played)} {state.digest()}")
    return found


@contender.answers("moves")
def moves(name: str, games: int) -> int:
    """The moves of so many playouts."""
    return int(playout.play_many(fresh(name).table, Rng(POLICY), games, game_of(name).longest))


@contender.answers("words")
def words(name: str) -> list[int]:
    """The words that the generators of that deal and of the policy begin with."""
    return chance.seed_words(str(SEED))[:3] + chance.seed_words(POLICY)[:3]


@contender.answers("one view")
def one_view(name: str) -> Any:
    """What the first seat may know after twenty moves, read from what goes over the wire."""
    return json.loads(after(name, 20).view_json(0))


@contender.answers("state")
def one_state(name: str) -> Any:
    """The whole of that state, with the names of its cards, for a peer to hold in its own way."""
    state = after(name, 20)
    game = state.game
    cards = sorted({card for zone in state.to_json()["zones"].values() for card in zone})
    sights = {z.name: (int(z.sight), int(z.owner)) for z in state.table.layout.zones}
    return {
        "state": state.to_json(),
        "names": {str(card): game.card_name(card) for card in cards},
        "sights": sights,
        "view": state.view(0),
    }


@contender.answers("is compiled")
def is_compiled(name: str) -> bool:
    """Whether the rules of the product and of the yardsticks all are."""
    modules = [sys.modules[type(fresh(game).table).__module__] for game in YARDSTICKS]
    return describe() == "compiled" and not any(str(m.__file__).endswith(".py") for m in modules)


if __name__ == "__main__":
    contender.serve()
