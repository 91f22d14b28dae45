"""The script of a tutorial: a match whose moves are all known, with a sentence for each of some.

It stands in a game's folder as `tutorial.toml`:

    learner = 0                     the seat of the person; scripted moves play the others
    seats = 2                       the match: so many seats and a seed, or a position
    seed = 7
    [position]

    [[steps]]                       one for each move, in their order
    seat = 0
    move = "organ:red"
    say = "organ"                   what is told first: `tutorial-organ` of the game's words
    clause = "VI-4.4"               the learner's steps must have both, the others may
    wrong.later = ["organ:blue"]    other moves to be expected: `tutorial-later` answers these
    wrong.refused = ["organ:red"]   the rules themselves refuse these
    dice = [3, 5]                   what chance gives to this move, as `State.load_dice` takes it

At the end the words say `tutorial-end`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match

FILE = "tutorial.toml"
REFUSED = "refused"  # the answer to a wrong move that needs no words of its own
END = "tutorial-end"


@dataclass(frozen=True)
class Step:
    """A move of the script, what is told before it, and what answers other moves."""

    seat: int
    move: str
    say: str = ""
    clause: str = ""
    wrong: Mapping[str, Sequence[str]] = field(default_factory=dict)
    dice: Sequence[int] = ()

    def key(self) -> str:
        """What is told before it."""
        return f"tutorial-{self.say}" if self.say else ""

    def answer_to(self, move: str) -> str:
        """The key of the sentence that answers another move; empty where there is none."""
        for say, moves in self.wrong.items():
            if say != REFUSED and move in moves:
                return f"tutorial-{say}"
        return ""


class Script:
    """The whole tutorial of a game."""

    def __init__(self, game: Game, told: Mapping[str, Any]) -> None:
        self.game = game
        self.learner = int(told["learner"])
        self.opening = told
        self.steps = [Step(**step) for step in told["steps"]]

    def match(self) -> Match:
        """The match at its beginning."""
        told = self.opening
        position, options = told.get("position"), told.get("options")
        seats = int(told.get("seats", self.game.seats[0]))
        seed = told.get("seed", 0)
        return Match.start(self.game, seats, seed, options, position=position)

    def play(self, match: Match, step: Step) -> None:
        """Make the move of a step, with the dice that it is given."""
        if step.dice:
            match.load_dice(step.dice)
        match.play(step.seat, step.move)

    def lessons(self) -> list[Step]:
        """The learner's steps."""
        return [step for step in self.steps if step.seat == self.learner]

    def words(self) -> set[str]:
        """All keys of words that it needs."""
        keys = {END, *(step.key() for step in self.steps)}
        for step in self.steps:
            keys |= {f"tutorial-{say}" for say in step.wrong if say != REFUSED}
        return keys - {""}


def has_script(game: Game) -> bool:
    """Whether a game has a tutorial."""
    return (game.folder / FILE).is_file()


def read_script(game: Game, others: Sequence[str] = ()) -> Script:
    """The tutorial of a game. `others` have one too, and are named if this game has none."""
    if not has_script(game):
        raise Bad("no-tutorial", game=game.title, known=", ".join(others))
    return Script(game, tomllib.loads((game.folder / FILE).read_text(encoding="utf-8")))
