"""OpenSpiel: its C++ games and bots, asked from Python in the fastest ways it documents."""

from __future__ import annotations

from random import Random

import pyspiel

from bench.contenders.serving import Answer, Contender, Work, moments

NAMES = {"tictactoe": "tic_tac_toe", "connect4": "connect_four", "leduc": "leduc_poker"}
SIMULATIONS = 1000
MEGABYTES = 1000

contender = Contender()


def first_decision(name: str, seed: int) -> pyspiel.State:
    """A new state with what is dealt before anybody decides."""
    state = pyspiel.load_game(NAMES.get(name, name)).new_initial_state()
    chance = Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@contender.measures(
    "playouts",
    "C++: RandomRolloutEvaluator(n) from the first decision, called once through mcts_search "
    "with one simulation",
)
def playouts(name: str) -> Work:
    state = first_decision(name, 1)
    game = state.get_game()

    def work(amount: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(amount, amount)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, MEGABYTES, False, 1, False)
        bot.mcts_search(state)
        return amount

    return work


@contender.measures(
    "steps",
    "Python: legal_actions() and apply_action(), no other call; chance is drawn uniformly the "
    "same way; decisions are counted",
)
def steps(name: str) -> Work:
    game = pyspiel.load_game(NAMES[name])
    pick = Random(1).random
    # where chance only acts at known places, a game without chance needs no question about it
    random = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def with_chance(amount: int) -> float:
        done = 0
        while done < amount:
            state = game.new_initial_state()
            actions = state.legal_actions()
            while actions:
                if not state.is_chance_node():
                    done += 1
                state.apply_action(actions[int(pick() * len(actions))])
                actions = state.legal_actions()
        return done

    def without_chance(amount: int) -> float:
        done = 0
        while done < amount:
            state = game.new_initial_state()
            actions = state.legal_actions()
            while actions:
                done += 1
                state.apply_action(actions[int(pick() * len(actions))])
                actions = state.legal_actions()
        return done

    return with_chance if random else without_chance


@contender.measures("clone", "Python: state.clone() of crazy_eights for two after 20 moves")
def clone(name: str) -> Work:
    state = pyspiel.load_game("crazy_eights", {"players": 2}).new_initial_state()
    chance, decisions = Random(1), 0
    while decisions < 20:
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))

    def work(amount: int) -> float:
        copy = state.clone
        for _ in range(amount):
            copy()
        return amount

    return work


@contender.measures(
    "uct",
    f"C++: MCTSBot, {SIMULATIONS} simulations a decision, one rollout each, no solving, "
    "from the empty board",
)
def uct(name: str) -> Work:
    state = first_decision(name, 1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    game = state.get_game()
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, MEGABYTES, False, 1, False)

    def work(amount: int) -> float:
        for _ in range(amount):
            bot.step(state)
        return amount * SIMULATIONS

    return work


@contender.measures(
    "ismcts",
    f"C++: ISMCTSBot, {SIMULATIONS} simulations a decision, one rollout each, a new world for "
    "each simulation, from the first decision",
)
def ismcts(name: str) -> Work:
    state = first_decision(name, 1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS, -1)

    def work(amount: int) -> float:
        for _ in range(amount):
            bot.step(state)
        return amount * SIMULATIONS

    return work


@contender.answers("lengths")
def lengths(name: str, games: int, seed: int) -> Answer:
    """How long random games are, in decisions."""
    game, chance, found = pyspiel.load_game(NAMES[name]), Random(seed), []
    for _ in range(games):
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        found.append(decisions)
    return moments(found)


if __name__ == "__main__":
    contender.serve()
