"""Moves are found by their codes, whatever these are, and are values like any other."""

from __future__ import annotations

import copy
import pickle
from typing import cast

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.moves import FREE, Move, Moves


class Naming:
    """As much of a game as is needed: a move's text is its code."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def text(self, code: int) -> str:
        self.asked.append(code)
        return str(code)

    def code(self, text: str) -> int:
        return 0 if text == "13" else int(text)


CODES = [
    *range(100),
    *(place * 64 for place in range(1, 200)),  # as if all lay in one place
    *(2**shift + 1 for shift in range(6, 62)),
    *(-number for number in range(1, 40)),
]


def book() -> tuple[Moves, Naming]:
    """An empty book of moves, and the game it asks."""
    game = Naming()
    return Moves(cast(Game, game)), game


def test_each_move_is_made_once_and_found_again() -> None:
    moves, game = book()
    codes = [code for code in dict.fromkeys(CODES) if code != 13]
    made = [moves.of(code) for code in codes]
    assert [(str(move), int(move.code)) for move in made] == [(str(code), code) for code in codes]
    assert all(moves.of(code) is move for code, move in zip(codes, made, strict=True))
    assert game.asked == codes


@pytest.mark.parametrize("code", [13, FREE])
def test_a_code_that_the_notation_does_not_give_back_is_no_move(code: int) -> None:
    moves, _ = book()
    with pytest.raises(ValueError, match="packs"):
        moves.of(code)


def test_a_move_can_be_copied_and_sent_to_another_process() -> None:
    move = Move("thief>1.red", 42)
    for other in (copy.copy(move), copy.deepcopy(move), pickle.loads(pickle.dumps(move))):
        assert (other, other.code, hash(other)) == (move, 42, hash(move))
    assert repr(move) == "Move('thief>1.red')"
    assert move != "thief>1.red"
