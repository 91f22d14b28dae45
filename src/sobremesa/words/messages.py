"""Fluent messages: read once for each language and game, and formatted without leftovers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.words.languages import LANGUAGES

if TYPE_CHECKING:
    from sobremesa.engine.contract import Game

# A text is parsed once: games that differ by their data alone share the words of their files.
parsed = cache(FluentResource)


class Messages:
    """The messages of a language: of the shell, and over them of a game and of its data."""

    def __init__(self, language: str, files: list[Traversable], more: str = "") -> None:
        # No invisible marks around what is filled in: both languages run from left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (*(file.read_text(encoding="utf-8") for file in files), more):
            self._bundle.add_resource(parsed(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """A message with its arguments; one that is missing is a mistake of ours, not a gap."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems:
            raise ValueError(f"{key}: {'; '.join(map(str, problems))}")
        return str(text)


def shell_files(language: str) -> list[Traversable]:
    """Where the words of the shell stand: `es.ftl`, and parts of it such as `cli.es.ftl`."""
    return files_in(resources.files(__package__), language)


def game_files(language: str, game: Game) -> list[Traversable]:
    """Where the words of a game stand: the same names in its own folder `words`."""
    return files_in(game.folder / "words", language)


def files_in(folder: Traversable, language: str) -> list[Traversable]:
    """The files of a language, in the order of their names."""
    found = [file for file in folder.iterdir() if f".{file.name}".endswith(f".{language}.ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def messages_of(language: str, game: Game | None) -> Messages:
    """All messages of a language, with those of a game if there is one."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    files = shell_files(language)
    if game is None:
        return Messages(language, files)
    return Messages(language, files + game_files(language, game), game.data_words(language))
