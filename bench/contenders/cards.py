"""RLCard's Uno: the bare game, without the environment that encodes it for learning."""

from __future__ import annotations

from random import Random

import numpy
from rlcard.games.uno import Game

from bench.contenders.serving import Answer, Contender, Work, moments

contender = Contender()


def bare_game(seed: int) -> Game:
    """The game object that keeps no copies for stepping back."""
    game = Game(allow_step_back=False)
    game.np_random = numpy.random.RandomState(seed)
    return game


@contender.measures(
    "steps",
    "Python: Game.step() of rlcard.games.uno, whose answer holds the next legal actions; no "
    "environment around it, no encoding",
)
def steps(name: str) -> Work:
    game, pick = bare_game(1), Random(1).random

    def work(amount: int) -> float:
        done = 0
        while done < amount:
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["legal_actions"]
                state, _ = game.step(actions[int(pick() * len(actions))])
                done += 1
        return done

    return work


@contender.answers("lengths")
def lengths(name: str, games: int, seed: int) -> Answer:
    """How long random games are; of equal cards in a hand one is an action."""
    game, chance, found = bare_game(seed), Random(seed), []
    for _ in range(games):
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            state, _ = game.step(chance.choice(list(dict.fromkeys(state["legal_actions"]))))
            moves += 1
        found.append(moves)
    return moments(found)


if __name__ == "__main__":
    contender.serve()
