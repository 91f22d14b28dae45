"""What can be typed besides moves. Each command has names in every language; all are understood."""

from __future__ import annotations

from enum import Enum

from sobremesa.words import LANGUAGES, Words


class Command(Enum):
    """A thing to ask for at the prompt; its value is part of the key of its names."""

    HELP = "help"
    LOG = "log"
    TABLE = "table"
    LOOK = "look"
    GO = "go"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


ON_BOARDS = (Command.LOOK, Command.GO)  # of use where there is a board; a space follows them


def names(command: Command, words: Words) -> list[str]:
    """What a command is called in one language, its usual name first.

    >>> names(Command.UNDO, Words("es"))
    ['deshacer']
    """
    told = words.say(f"terminal-command-{command.value}")
    return [name.strip() for name in told.split(",")]


def understood() -> dict[str, Command]:
    """Every name in every language.

    >>> understood()["undo"] is understood()["deshacer"] is Command.UNDO
    True
    """
    return {
        name: command
        for language in LANGUAGES
        for command in Command
        for name in names(command, Words(language))
    }
