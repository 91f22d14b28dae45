"""Pages with numbered lines, from which something is picked."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.readers.choosing import Option, Section
from sobremesa.readers.fronts import Front
from sobremesa.words import Words

BACK = ("", "0")


class Asking:
    """Asks by numbers, until the answer is one."""

    def __init__(self, front: Front, words: Words) -> None:
        self.front = front
        self.words = words

    def pick(self, lines: Sequence[str], question: str, *, home: bool = False) -> int | None:
        """Which line is picked, counted from 0; None to go back, but from home there is no back."""
        self.front.choices([listed(lines)], self.words)
        if not home:
            question = f"{question} {self.words.say('menu-back')}"
        while True:
            text = self.front.ask(question)
            if text in BACK and not home:
                return None
            if text.isdecimal() and 1 <= int(text) <= len(lines):
                return int(text) - 1
            if text:
                self.say("menu-no-number", text=text, last=len(lines))

    def page(self, title: str, about: str = "") -> None:
        """Begin a page."""
        self.front.fresh()
        self.front.banner(title, about)

    def say(self, key: str, **args: object) -> None:
        """Tell a sentence."""
        self.front.say(self.words.say(key, **args))


def listed(lines: Sequence[str]) -> Section:
    """Lines to pick from, which are no moves."""
    return Section("", tuple(Option(line, line, ()) for line in lines))
