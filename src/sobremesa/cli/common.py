"""What all commands share: the language, output, reading numbers, options and files."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad, Detail
from sobremesa.files import read_text
from sobremesa.words import Words

MOST_SEATS = 99


class Cli:
    """One run of the command line, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.game: Game | None = None  # the one it is about, for the words of its errors
        self.console = Console(highlight=False)

    def load(self, name: str) -> Game:
        """A game by the name a person typed."""
        self.game = sobremesa.load(name.strip().lower())
        return self.game

    def game_words(self, game: Game, names: list[str] | None = None) -> Words:
        """The words of a game in the same language."""
        return Words(self.words.language, game, names or [])

    def say(self, key: str, **args: Any) -> None:
        """Print a sentence."""
        self.console.print(self.words.say(key, **args), markup=False, soft_wrap=True)

    def write(self, text: str) -> None:
        """Print a text as it is."""
        self.console.print(text, markup=False, soft_wrap=True)


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
    least, most = game.seats[0], game.seats[-1]
    if not text.lstrip("-").isdigit():
        raise Bad("seats", game=game.title, least=least, most=most, seats=text)
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


def json_of(path: str) -> Any:
    """A file of JSON."""
    text = text_of(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        said = "line {line}, column {column}"
        detail = Detail("json-at", said, line=error.lineno, column=error.colno)
        raise Bad("not-json", path=path, detail=detail) from error
    except (ValueError, RecursionError) as error:
        detail = Detail("json-depth", "it is too deep, or a number too long")
        raise Bad("not-json", path=path, detail=detail) from error


def print_json(value: Any) -> None:
    """For programs: one JSON value, the same for the same input."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
