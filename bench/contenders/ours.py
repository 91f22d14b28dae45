"""Sobremesa itself: compiled or interpreted, as the path it is started with decides."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import sobremesa
from bench.contenders.serving import Answer, Contender, Work, moments
from bench.yardsticks import YARDSTICKS
from sobremesa._build import describe
from sobremesa.bots.core import playout
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State

SIMULATIONS = 1000
EXPLORATION = 2.0
SEATS = {"virus": 3}
FIRST = {1: 0, 2: 1}  # the seat that is asked, by its bit

contender = Contender()


def game_of(name: str) -> Game:
    """A yardstick, or a game of the product."""
    return YARDSTICKS[name] if name in YARDSTICKS else sobremesa.load(name)


def fresh(name: str, seed: int | str = 1) -> State:
    """A new match that records nothing."""
    return game_of(name).start(SEATS.get(name, 2), seed, record=False)


@contender.measures("playouts", "one call: play_many() from the first decision")
def playouts(name: str) -> Work:
    table, longest, rng = fresh(name).table, game_of(name).longest, Rng("policy")

    def work(amount: int) -> float:
        playout.play_many(table, rng, amount, longest)
        return amount

    return work


@contender.measures("steps", "Python: waiting(), choices() and take() on codes")
def steps(name: str) -> Work:
    game, pick, rng = game_of(name), Random(1).random, Rng("deals")
    blank = game.lay_table(2, {})

    def work(amount: int) -> float:
        done = 0
        while done < amount:
            table = playout.with_fresh_chance(blank, rng)
            table.setting_up()
            while waiting := table.waiting():
                seat = FIRST[waiting]
                codes = table.choices(seat)
                table.take(seat, codes[int(pick() * len(codes))])
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
    from sobremesa.bots.core import search

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
    from sobremesa.bots.core import search

    table, longest, rng = fresh(name).table, game_of(name).longest, Rng("search")

    def work(amount: int) -> float:
        for _ in range(amount):
            search.ismcts(table, 0, SIMULATIONS, EXPLORATION, rng, longest)
        return amount * SIMULATIONS

    return work


@contender.measures("view", "Python: state.view(seat) and json.dumps() to bytes")
def view(name: str) -> Work:
    state = after(name, 20)

    def work(amount: int) -> float:
        for _ in range(amount):
            encoded(state)
        return amount

    return work


def encoded(state: State) -> bytes:
    """What the first seat may know, as it goes over a wire."""
    return json.dumps(state.view(0), ensure_ascii=False, separators=(",", ":")).encode()


# -- proofs ----------------------------------------------------------------------------------------


def after(name: str, moves: int) -> State:
    """A match after some moves at random."""
    for seed in range(1000):
        state = fresh(name, seed)
        if playout.play_out(state.table, Rng(seed), moves) == moves and state.waiting:
            return state
    raise ValueError(f"no match of {name} lasts {moves} moves")


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


@contender.answers("moves")
def moves(name: str, games: int) -> int:
    """The moves of so many playouts."""
    return int(
        playout.play_many(fresh(name).table, Rng("policy"), games, game_of(name).longest)
    )


@contender.answers("one view")
def one_view(name: str) -> Any:
    """What the first seat may know after twenty moves."""
    return after(name, 20).view(0)


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


@contender.answers("build")
def build(name: str) -> str:
    """Compiled or interpreted."""
    return describe()


if __name__ == "__main__":
    contender.serve()
