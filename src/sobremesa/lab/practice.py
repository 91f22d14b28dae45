"""Random games of everything, for the compiler to see what the rules do most (see setup.py).

It needs only what a build has at hand: the engine, the games, playouts and searches.
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

MATCHES = 200  # for each number of seats
STEPPED = 50  # of these, move by move
SEARCHES = 200  # iterations
CURIOSITY = 2.0  # of a search for what it has seldom tried


def practise(games: Iterable[Game]) -> None:
    """Play all games with all numbers of seats, in all the ways that are compiled."""
    for game in games:
        for seats in game.seats:
            for number in range(MATCHES):
                rng = Rng(number)
                table = game.start(seats, number, record=False).table
                if number < STEPPED:
                    walk(table, rng, game.longest)
                else:
                    play_out(table, rng, game.longest)
            table = game.start(seats, 0, record=False).table
            play_many(table, Rng(1), MATCHES, game.longest)
            think(table, game.longest)


def walk(table: Table, rng: Rng, longest: int) -> None:
    """A match move by move, as a player in Python makes it."""
    choices, made = open_choices(table), 0
    while len(choices) > 0 and made < longest:
        choices = step(table, choices[rng.below(len(choices))])
        made += 1


def think(table: Table, longest: int) -> None:
    """The searches, from the first decision."""
    seat = next(seat for seat in range(64) if table.waiting() >> seat & 1)
    search.uct(table, seat, SEARCHES, CURIOSITY, Rng(2), longest)
    search.ismcts(table, seat, SEARCHES, CURIOSITY, Rng(3), longest)


if __name__ == "__main__":
    practise([sobremesa.load(name) for name in sobremesa.games()])
