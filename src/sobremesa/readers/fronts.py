"""Where a match is played: a screen that can be drawn on, or lines of plain text.

Both show the same things and ask the same questions. Which of the two it is depends on where input
and output go, on the kind of terminal, and on what the player wishes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Protocol, TextIO

from rich.console import Console

from sobremesa.engine.scene import Scene
from sobremesa.readers.choosing import Section
from sobremesa.readers.explaining import Answer, unmarked
from sobremesa.readers.plain import plain_table
from sobremesa.words import Words

CURTAIN_LINES = 60
Known = Sequence[tuple[str, str]]  # what may be typed, each with what it means


class Front(Protocol):
    """What the player sees and types on."""

    def fresh(self) -> None:
        """Begin with an empty screen, where there is one."""

    def banner(self, title: str, about: str) -> None:
        """Show where one is."""

    def table(self, scene: Scene, words: Words) -> None:
        """Show the table."""

    def say(self, *sentences: str) -> None:
        """Tell something."""

    def listing(self, title: str, lines: Sequence[str]) -> None:
        """Tell several things under a title."""

    def choices(self, sections: Sequence[Section], words: Words) -> None:
        """Show what can be picked, numbered from 1."""

    def answer(self, answer: Answer) -> None:
        """Show what was asked about."""

    def ask(self, question: str, known: Known = (), who: int | None = None) -> str:
        """What the player types; raises KeyboardInterrupt and EOFError."""

    def hide(self) -> None:
        """Leave nothing of what was shown."""

    def curtain(self, sentence: str) -> None:
        """Hide all that was shown, and wait until the next player is there."""


class PlainFront:
    """Lines of text, for screen readers, pipes and simple terminals."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target

    def fresh(self) -> None:
        self._write("")

    def banner(self, title: str, about: str) -> None:
        self._write(f"# {title}\n\n{about}\n" if about else f"# {title}\n")

    def table(self, scene: Scene, words: Words) -> None:
        self._write(plain_table(scene, words))

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self._write(sentence)

    def listing(self, title: str, lines: Sequence[str]) -> None:
        self._write(f"## {title}")
        for line in lines:
            self._write(f"- {line}")
        self._write("")

    def choices(self, sections: Sequence[Section], words: Words) -> None:
        number = 0
        for section in sections:
            for option in section.options:
                number += 1
                self._write(f"{number}. {told(option.whole, len(option.moves), words)}")

    def answer(self, answer: Answer) -> None:
        self.say(*answer.sentences)
        for heading, text in answer.paragraphs:
            self._write(f"## {heading}\n{unmarked(text)}\n")

    def ask(self, question: str, known: Known = (), who: int | None = None) -> str:
        self.target.write(f"{question} ")
        self.target.flush()
        line = self.source.readline()
        if not line or not self.source.isatty():  # where nobody's Enter has ended the line
            self._write("")
        if not line:
            raise EOFError
        return line.strip()

    def hide(self) -> None:
        self._write("\n" * CURTAIN_LINES)

    def curtain(self, sentence: str) -> None:
        self.hide()
        self._write(f"# {sentence}")
        self.ask(">")

    def _write(self, text: str) -> None:
        self.target.write(f"{text}\n")
        self.target.flush()


def told(sentence: str, count: int, words: Words) -> str:
    """An option, and how many moves it stands for where it is more than one."""
    return sentence if count <= 1 else words.say("terminal-several", what=sentence, count=count)


def draws(environ: Mapping[str, str], plain: bool = False) -> bool:
    """Whether there is a screen to draw on, and nobody asked for plain text."""
    at_a_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return at_a_terminal and not plain and environ.get("TERM", "") not in ("", "dumb", "unknown")


def open_front(plain: bool = False, console: Console | None = None) -> Front:
    """The front for this process: drawn if it can be."""
    if draws(os.environ, plain):
        from sobremesa.readers.drawn import DrawnFront  # loads prompt_toolkit, which takes a while

        return DrawnFront(console or Console(highlight=False))
    return PlainFront(sys.stdin, sys.stdout)
