"""Bots that search: legal, repeatable, blind to what is hidden, and worth their iterations."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.bots.core import search
from sobremesa.bots.searching import Flat, Ismcts, Searching, Uct
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from sobremesa.engine.values import Move
from tests.bots.chosen import chosen
from tests.conformance.helpers import GAMES, Setting, random_player, random_states
from tests.fixtures import DUEL, TICTACTOE

ROOT = Path(__file__).parents[2]
BOTS = (Flat(60), Uct(200), Ismcts(60))
HASTY = (Flat(8), Uct(8), Ismcts(8))  # for long matches


def board(*rows: str) -> State:
    """A position of noughts and crosses."""
    return TICTACTOE.position({"rows": list(rows)})


def choice(bot: Searching, state: State, seed: str = "seed") -> str:
    """What the bot does for the seat that is asked first."""
    return str(bot.choose(state.eyes(state.waiting[0]), Rng(seed)))


def against_random(bot: Searching, own: int, seed: str) -> int:
    """The rank that the bot's seat reaches against a random player."""

    def searching(state: State, seat: int, rng: Rng) -> Move:
        return bot.choose(state.eyes(seat), rng)

    rng = Rng(seed)
    state = TICTACTOE.start(2, seed, record=False)
    while state.waiting:
        seat = state.waiting[0]
        player = searching if seat == own else random_player
        state.play(seat, player(state, seat, rng))
    assert state.result is not None
    return state.result.rank[own]


def test_the_same_moves_in_another_process_and_interpreted() -> None:
    command = [sys.executable, "-m", "tests.bots.chosen"]
    env = {**os.environ, "SOBREMESA_INTERPRETED": "1", "PYTHONHASHSEED": "7"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == list(chosen())


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_it_wins_at_once_where_it_can(bot: Searching) -> None:
    assert choice(bot, board("xx.", "oo.", "...")) == "mark:c1"


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_it_blocks_what_would_lose(bot: Searching) -> None:
    assert choice(bot, board("xx.", "o..", "...")) == "mark:c1"


@pytest.mark.parametrize("own", [0, 1])
def test_a_tree_never_loses_to_random_play(own: int) -> None:
    bot = Uct(200)
    assert all(against_random(bot, own, f"match {number}") == 1 for number in range(15))


@pytest.mark.parametrize("bot", HASTY, ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", [game for game in GAMES if game != TICTACTOE], ids=lambda g: g.id)
def test_it_sees_nothing_that_is_hidden_from_it(game: Game, bot: Searching) -> None:
    for number, state in enumerate(random_states(Setting(game, game.seats[-1]), 3, "twins")):
        seat = state.waiting[-1]
        one = state.imagine(seat, Rng(f"twin {number}"))
        other = state.imagine(seat, Rng(f"other twin {number}"))
        chosen = [bot.choose(twin.eyes(seat), Rng("same")) for twin in (one, other)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.moves(seat)


def test_the_state_is_left_as_it_was() -> None:
    for state in random_states(Setting(DUEL, 3), 3, "left"):
        before = state.digest()
        for bot in HASTY:
            bot.choose(state.eyes(state.waiting[0]), Rng("any"))
        assert state.digest() == before


def test_every_iteration_visits_one_move_of_the_seat() -> None:
    table = board("x..", ".o.", "...").table
    tree = search.Search(table, 0, 1.4, Rng("visits"), 9, False)
    tree.grow(100)
    visits, node = [], tree.first[search.ROOT]
    while node != search.NONE:
        visits.append(int(tree.visits[node]))
        node = tree.sibling[node]
    assert len(visits) == 7
    assert sum(visits) == 100


def test_secrets_are_found_in_the_layout() -> None:
    assert not search.hides(TICTACTOE.layout(2), 0)
    assert search.hides(DUEL.layout(2), 0)
