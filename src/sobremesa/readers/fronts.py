"""Where a match is played: a screen that can be drawn on, or lines of plain text.

Both show the same things and ask the same questions. Which of the two it is depends on where input
and output go, on the kind of terminal, and on what the player wishes.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import Protocol, TextIO

from rich.console import Console

from sobremesa.engine.scene import Scene
from sobremesa.readers.choosing import Section
from sobremesa.readers.explaining import Answer, unmarked
from sobremesa.readers.plain import plain_table
from sobremesa.words import Words

CURTAIN_LINES = 60
# Home, clear, and only then what was scrolled away: some terminals scroll away what is cleared.
FORGET_ALL = "\x1b[H\x1b[2J\x1b[3J"
LINE_LEAST = 20
DUMB = ("", "dumb", "unknown")  # terminals that only write
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

    def aside(self, sentence: str) -> None:
        """Tell something that matters less."""

    def command(self, text: str) -> None:
        """Show a command on a line of its own, unbroken, so that it can be copied."""

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

    def __init__(self, source: TextIO, target: TextIO, forget: str = "\n" * CURTAIN_LINES) -> None:
        self.source = source
        self.target = target
        self.forget = forget  # what leaves nothing of what was shown
        self.hidden = False  # nothing was shown since

    def fresh(self) -> None:
        self._write("")

    def banner(self, title: str, about: str) -> None:
        self._write(f"# {title}\n\n{about}\n" if about else f"# {title}\n")

    def table(self, scene: Scene, words: Words) -> None:
        self._write(plain_table(scene, words))

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self._write(sentence)

    def aside(self, sentence: str) -> None:
        self._write(sentence)

    def command(self, text: str) -> None:
        self._put(f"{text}\n")

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
                sentence = told(option.whole, len(option.moves), words)
                about = f" ({option.about})" if option.about else ""
                self._write(f"{number}. {sentence}{about}")

    def answer(self, answer: Answer) -> None:
        self.say(*answer.sentences)
        for heading, text in answer.paragraphs:
            self._write(f"## {heading}\n{unmarked(text)}\n")

    def ask(self, question: str, known: Known = (), who: int | None = None) -> str:
        self._put(self._wrapped(f"{question} "))
        try:
            line = self.source.readline()
        except KeyboardInterrupt:  # whose ^C stands where the answer would
            self._write("")
            raise
        if not line or not self.source.isatty():  # where nobody's Enter has ended the line
            self._write("")
        if not line:
            raise EOFError
        return line.strip()

    def hide(self) -> None:
        if not self.hidden:
            self._put(f"{self.forget}\n")
            self.hidden = True

    def curtain(self, sentence: str) -> None:
        self.hide()
        self._write(f"# {sentence}")
        self.ask(">")

    def _write(self, text: str) -> None:
        self._put(f"{self._wrapped(text)}\n")

    def _wrapped(self, text: str) -> str:
        """Broken between words where a person looks on; as it is for a pipe."""
        return wrapped(text, screen_width()) if self.target.isatty() else text

    def _put(self, text: str) -> None:
        self.hidden = False
        self.target.write(text)
        self.target.flush()


def screen_width() -> int:
    """How many signs a line of the terminal holds."""
    return max(LINE_LEAST, shutil.get_terminal_size().columns)


def wrapped(text: str, width: int) -> str:
    """Text in lines that are no longer, broken between words; list items keep their indent.

    >>> print(wrapped("- one two three", 9))
    - one two
      three
    """
    return "\n".join(part for line in text.split("\n") for part in broken(line, width))


def broken(line: str, width: int) -> list[str]:
    """One line as several, the further ones below the first word."""
    if len(line) <= width:
        return [line]
    body = line.lstrip(" ")
    item = re.match(r"- |\d+\. ", body)
    indent = " " * (len(line) - len(body) + (item.end() if item else 0))
    lines = textwrap.wrap(
        line,
        width,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
    return [*lines[:-1], lines[-1] + " "] if line.endswith(" ") else lines


def told(sentence: str, count: int, words: Words) -> str:
    """An option, and how many moves it stands for where it is more than one."""
    return sentence if count <= 1 else words.say("terminal-several", what=sentence, count=count)


def draws(environ: Mapping[str, str], plain: bool = False) -> bool:
    """Whether there is a screen to draw on, and nobody asked for plain text."""
    at_a_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return at_a_terminal and not plain and environ.get("TERM", "") not in DUMB


def open_front(plain: bool = False, console: Console | None = None) -> Front:
    """The front for this process: drawn if it can be."""
    if draws(os.environ, plain):
        from sobremesa.readers.drawn import DrawnFront  # loads prompt_toolkit, which takes a while

        return DrawnFront(console or Console(highlight=False))
    if sys.stdout.isatty() and os.environ.get("TERM", "") not in DUMB:
        return PlainFront(sys.stdin, sys.stdout, FORGET_ALL)
    return PlainFront(sys.stdin, sys.stdout)
