"""What all commands share: the language, output, reading numbers, options and files."""

from __future__ import annotations

import errno
import json
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad, Detail
from sobremesa.files import KNOWN, read_text
from sobremesa.words import Words


class Misuse(Exception):
    """Words of a command that do not go together: a key of the words, and what fills it."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class Cli:
    """One run of the command line, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.game: Game | None = None  # the one it is about, for the words of its errors
        self.data: str | None = None  # the folder after --cards
        self.console = Console(highlight=False)

    def load(self, name: str, data: str | None = None) -> Game:
        """A game by the name a person typed, with the cards of the folder that was typed, if any.

        `data` is the folder of a record: it is looked for where nothing was typed.
        """
        self.game = sobremesa.load(name.strip().lower())
        folder = self.data or data
        if folder is not None:
            self.game = sobremesa.load(self.game.id, folder_of(folder))
        return self.game

    def game_words(self, game: Game, names: list[str] | None = None) -> Words:
        """The words of a game in the same language."""
        return Words(self.words.language, game, names or [])

    def say(self, key: str, **args: Any) -> None:
        """Print a sentence."""
        self.write(self.words.say(key, **args))

    def write(self, text: str) -> None:
        """Print a text: in lines of whole words on a terminal, as it is elsewhere."""
        self.console.print(text, markup=False, soft_wrap=not self.console.is_terminal)

    def rows(self, rows: Sequence[tuple[str, str]], indent: int = 2) -> None:
        """Print pairs, the second ones below each other."""
        widest = max((len(first) for first, _ in rows), default=0)
        screen = self.console.width if self.console.is_terminal else None
        for first, second in rows:
            for line in two_columns(first, second, widest, indent, screen):
                self.console.print(line, markup=False, soft_wrap=True)


def two_columns(first: str, second: str, widest: int, indent: int, screen: int | None) -> list[str]:
    """A row of two texts: the second is broken between words below itself, the first never is.

    >>> two_columns("a", "one two", 3, 1, 11)
    [' a    one', '      two']
    >>> two_columns("discard", "one", 7, 0, 11)
    ['discard', '       one']
    """
    column = widest if screen is None else min(widest, screen // 2)
    margin = " " * (indent + column + 2)
    room = max(1, screen - len(margin)) if screen else len(second) + 1
    lines = textwrap.wrap(second, room, break_long_words=False) or [""]
    if len(first) > column:
        return [" " * indent + first, *(margin + line for line in lines)]
    head = f"{' ' * indent}{first:<{column}}  "
    return [head + lines[0], *(margin + line for line in lines[1:])]


def folder_of(path: str) -> str:
    """A folder, with the whole way to it; a file or nothing is refused."""
    folder = Path(path).expanduser()
    if not folder.is_dir():
        wrong = ("not-a-folder", "it is no folder") if folder.exists() else KNOWN[errno.ENOENT]
        raise Bad("file", path=path, detail=Detail(*wrong))
    return str(folder.resolve())


def number(name: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise Bad("number", name=name, least=least, most=most, value=text)
    return value


def seats_for(game: Game, text: str | None) -> int:
    """How many play: as said, else as few as can."""
    if text is None:
        return game.seats[0]
    if not text.lstrip("-").isdigit():
        raise game.wrong_seats(text)
    return int(text)


def options_of(texts: Iterable[str] | None) -> dict[str, str]:
    """House rules given as name=value."""
    options = {}
    for text in texts or ():
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise Bad("option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def words_in(text: str | None) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def text_of(path: str) -> str:
    """A text file, or standard input for a dash."""
    if path == "-":
        return sys.stdin.read()
    return read_text(Path(path))


def name_of(path: str) -> str:
    """What a file is called in a sentence."""
    return Detail("standard-input", "standard input") if path == "-" else path


def json_of(path: str) -> Any:
    """A file of JSON."""
    text = text_of(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        said = "line {line}, column {column}"
        detail = Detail("json-at", said, line=error.lineno, column=error.colno)
        raise Bad("not-json", path=name_of(path), detail=detail) from error
    except (ValueError, RecursionError) as error:
        detail = Detail("json-depth", "it is too deep, or a number too long")
        raise Bad("not-json", path=name_of(path), detail=detail) from error


def print_json(value: Any) -> None:
    """For programs: one JSON value, the same for the same input."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
