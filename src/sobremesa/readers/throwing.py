"""Real dice: whoever throws them types what they show, one after another, before a move is made."""

from __future__ import annotations

from typing import Final

from sobremesa.engine.events import Die
from sobremesa.engine.state import State
from sobremesa.engine.values import Move
from sobremesa.readers.chronicle import page_sentences
from sobremesa.readers.fronts import Front
from sobremesa.words import Words

NEVER_MIND: Final = "0"


class Throwing:
    """The dice of one move."""

    def __init__(self, state: State, seat: int, words: Words, front: Front) -> None:
        self.state = state
        self.seat = seat
        self.words = words
        self.front = front
        self.told = 0  # sentences of what happened before the die that is asked for

    def results(self, move: Move, free: bool) -> list[int] | None:
        """All results that a move asks for, each counted from 0; None if it is not to be made.

        Whoever is `free` to choose may think better of it, as long as nothing has been thrown.
        """
        found: list[int] = []
        while (die := self.state.next_die(self.seat, move, found)) is not None:
            self.tell(die)
            shown = self.ask(die, len(found) + 1, free and not found)
            if shown is None:
                return None
            found.append(shown - 1)
        return found

    def tell(self, die: Die) -> None:
        """What has come of the dice so far: only what is new."""
        sentences = page_sentences(die.before, self.words, None)
        self.front.say(*sentences[self.told :])
        self.told = len(sentences)

    def ask(self, die: Die, number: int, free: bool) -> int | None:
        """What a die shows; anything else is refused with a sentence, and asked again."""
        question = self.words.say("terminal-throw", number=number, faces=die.faces)
        if free:
            question += f" {self.words.say('terminal-throw-back')}"
        while True:
            text = self.front.ask(question)
            if free and text == NEVER_MIND:
                return None
            if text.isdecimal() and 1 <= int(text) <= die.faces:
                return int(text)
            self.front.say(self.words.say("terminal-no-face", text=text or "–", faces=die.faces))
