"""Random games of everything, for the compiler to see what the rules do most (see setup.py).

Every game gets about as many moves, whether its matches are short or long: what is made seldom
would be compiled to be small, not fast. It needs only what a build has at hand: the engine, the
games, playouts and searches.
"""

from __future__ import annotations

from collections.abc import Iterable

import sobremesa
from sobremesa.bots.core import search
from sobremesa.bots.core.playout import play_many, play_out
from sobremesa.bots.core.stepping import open_choices, step
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.table import Table

MOVES = 200_000  # of each game in whole matches; half as many in each of the other ways
SEARCHED = 200  # iterations of a search
CURIOSITY = 2.0  # of a search for what it has seldom tried


def practise(games: Iterable[Game]) -> None:
    """Play all games with all numbers of seats, in all the ways that are compiled."""
    for game in games:
        share = MOVES // len(game.seats)
        for seats in game.seats:
            table = game.start(seats, 0, record=False).table
            made, number = 0, 0
            while made < share:
                made += int(play_many(table, Rng(number), 1, game.longest))
                number += 1
            made = 0
            while made < share // 2:
                rng = Rng(number)
                fresh = game.start(seats, number, record=False).table
                made += int(play_out(fresh, rng, game.longest))
                made += walk(game.start(seats, number, record=False).table, rng, game.longest)
                made += meet(game, seats, number)
                number += 1
            think(table, game.longest)


def walk(table: Table, rng: Rng, longest: int) -> int:
    """A match move by move, as a player in Python makes it; tells how many moves."""
    choices, made = open_choices(table), 0
    while len(choices) > 0 and made < longest:
        choices = step(table, choices[rng.below(len(choices))])
        made += 1
    return made


def meet(game: Game, seats: int, seed: int) -> int:
    """A match through the contract, as people play it, copied and shown; tells how many moves."""
    rng, made, state = Rng(seed), 0, game.start(seats, seed, record=seed % 2 == 0)
    while (waiting := state.waiting) and made < game.longest:
        seat = waiting[0]
        moves = state.moves(seat)
        copy = state.clone()
        state.play(seat, moves[rng.below(len(moves))])
        if made % 8 == 0:
            copy.view_json(seat)
        made += 1
    return made


def think(table: Table, longest: int) -> None:
    """The searches, from the first decision."""
    seat = next(seat for seat in range(64) if int(table.waiting()) >> seat & 1)
    search.uct(table, seat, SEARCHED, CURIOSITY, Rng(2), longest)
    search.ismcts(table, seat, SEARCHED, CURIOSITY, Rng(3), longest)


if __name__ == "__main__":
    practise([sobremesa.load(name) for name in sobremesa.games()])
