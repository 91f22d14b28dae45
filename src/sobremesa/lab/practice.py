"""Random games of everything, for the compiler to see what the rules do most (see setup.py).

It needs only what a build has at hand: the engine, the games, and the playouts.
"""

from __future__ import annotations

import sobremesa
from sobremesa.bots.core.playout import play_out
from sobremesa.engine.core.chance import Rng

GAMES = 400  # for each number of seats


def practise(games: int = GAMES) -> int:
    """Play all games with all numbers of seats; tells how many moves were made."""
    moves = 0
    for name in sobremesa.games():
        game = sobremesa.load(name)
        for seats in game.seats:
            for number in range(games):
                state = game.start(seats, number, record=False)
                moves += int(play_out(state.table, Rng(number), game.longest))
    return moves


if __name__ == "__main__":
    print(practise(), "moves")
