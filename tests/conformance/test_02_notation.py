"""Part 2: one canonical text for each move, whatever the process and the hash seed."""

from __future__ import annotations

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from tests.conformance.helpers import GAMES, Setting, by_default, random_states, sample
from tests.conformance.worker import do, elsewhere

NO_MOVES = ("", " ", ":", ">", "0", "-1", "null", "no such move", "ñ", "💥", "a" * 500, "[0, 1]")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_text_means_its_move(game: Game) -> None:
    for seats in game.seats:
        codes = list(game.vocabulary(seats))
        assert len({game.text(code) for code in codes}) == len(codes)
        for code in sample(codes, 4_000, Rng(f"texts {game.id}")):
            move = game.move(code)
            again = game.parse(str(move))
            assert (again, again.code, str(again)) == (move, code, str(move))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_text_may_be_written_loosely_and_becomes_canonical(game: Game) -> None:
    codes = list(game.vocabulary(game.seats[0]))
    for code in sample(codes, 200, Rng(f"loose {game.id}")):
        text = game.text(code)
        assert str(game.parse(f"  {text.upper()} ")) == text


@pytest.mark.parametrize("text", NO_MOVES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_no_move_is_refused_with_an_example(game: Game, text: str) -> None:
    with pytest.raises(Bad) as bad:
        game.parse(text)
    assert bad.value.code == "notation"
    example = str(bad.value.arguments["example"])
    assert str(game.parse(example)) == example


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_a_move_can_be_made_by_its_text(setting: Setting) -> None:
    for state in random_states(setting, 20, "texts"):
        for seat in state.waiting:
            for move in state.moves(seat)[:5]:
                one, other = state.clone(), state.clone()
                one.play(seat, move)
                other.play(seat, str(move))
                assert one == other


@pytest.mark.parametrize("hash_seed", ["0", "1234"])
def test_texts_are_the_same_in_another_process(hash_seed: str) -> None:
    tasks = [{"texts": [game.id, seats]} for game in GAMES for seats in game.seats]
    assert elsewhere(tasks, PYTHONHASHSEED=hash_seed) == do(tasks)
