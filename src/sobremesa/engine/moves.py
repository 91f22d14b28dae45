"""Moves as everybody sees them, and where each is found by its code. Compiled: see setup.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sobremesa.engine.native import i64, vec

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

FREE: Final = -(10**18)  # no move has this code
ROOM: Final = 64  # for so many moves at first; a power of two, and never more than half full


@final
class Move:
    """A move of one game: equal moves have equal text, whatever the language or the process.

    >>> Move("thief>1.red", 42) == Move("thief>1.red", 42)
    True
    """

    __slots__ = ("code", "text")

    def __init__(self, text: str, code: i64) -> None:
        self.text = text
        self.code = code

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Move], tuple[str, int]]:
        return Move, (self.text, int(self.code))


@final
class Moves:
    """The moves of a game by their codes, each made when it is first asked for.

    A code is looked for at the place its digits name, and from there on.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codes: vec[i64] = vec[i64]([FREE] * ROOM)
        self.moves: list[Move | None] = [None] * ROOM
        self.known: i64 = 0

    def of(self, code: i64) -> Move:
        """The move of a code."""
        codes = self.codes
        last: i64 = len(codes) - 1
        place: i64 = place_of(code, last)
        while codes[place] != code:
            if codes[place] == FREE:
                return self.learn(code)
            place = (place + 1) & last
        move = self.moves[place]
        assert move is not None
        return move

    def listed(self, codes: vec[i64]) -> list[Move]:
        """The moves of these codes."""
        return [self.of(code) for code in codes]

    def learn(self, code: i64) -> Move:
        """Make a move that was never asked for."""
        text: str = self.game.text(int(code))
        if code == FREE or self.game.code(text) != int(code):
            raise ValueError(f"{int(code)} is not how this game packs the move {text}")
        if 2 * self.known == len(self.codes):
            self.make_room()
        move = Move(text, code)
        self.put(move)
        return move

    def put(self, move: Move) -> None:
        """Keep a move where it will be looked for."""
        last: i64 = len(self.codes) - 1
        place: i64 = place_of(move.code, last)
        while self.codes[place] != FREE:
            place = (place + 1) & last
        self.codes[place] = move.code
        self.moves[place] = move
        self.known += 1

    def make_room(self) -> None:
        """Room for twice as many."""
        kept = self.moves
        self.codes = vec[i64]([FREE] * (2 * len(kept)))
        self.moves = [None] * (2 * len(kept))
        self.known = 0
        for move in kept:
            if move is not None:
                self.put(move)


def place_of(code: i64, last: i64) -> i64:
    """A place from 0 to `last` for a code, whichever of its bits tell moves apart."""
    return (code ^ code >> 6 ^ code >> 13 ^ code >> 24) & last
