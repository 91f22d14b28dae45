"""Starting the command line, and ending it: every error is a sentence and an exit code."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence

from rich.console import Console
from typer import exceptions
from typer.main import get_command

from sobremesa.cli.app import build_app
from sobremesa.cli.common import Cli, Misuse, two_columns
from sobremesa.cli.settings import remembered_language
from sobremesa.engine.errors import Bad
from sobremesa.engine.values import Refusal
from sobremesa.readers.session import Interrupted
from sobremesa.words import LANGUAGES, Words, pick_language

USAGE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and end the process with its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    remembered = remembered_language(os.environ)
    cli = Cli(Words(pick_language(None, os.environ, remembered)))
    try:
        cli.words = Words(pick_language(asked_language(given), os.environ, remembered))
        code = run(cli, given)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except (Bad, Refusal) as error:
        words = Words(cli.words.language, cli.game)
        complain(words.bad(error) if isinstance(error, Bad) else words.refusal(error))
        complain(*getattr(error, "__notes__", ()))
        complain(*(words.detail(one) for one in getattr(error, "details", ())), apart=True)
        code = USAGE
    except Misuse as misuse:
        complain(cli.words.say(misuse.key, **misuse.arguments), cli.words.say("cli-try-help"))
        code = USAGE
    sys.exit(code)


def complain(*sentences: str, apart: bool = False) -> None:
    """Say on standard error what is wrong; `apart` is for things in a list."""
    console = Console(stderr=True, highlight=False)
    screen = console.width if console.is_terminal else None
    for sentence in sentences:
        for line in two_columns("", sentence, 0, 0, screen) if apart else [sentence]:
            console.print(line, markup=False, soft_wrap=apart or not console.is_terminal)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language after --lang, wherever it stands: also the help is written in it."""
    for at, word in enumerate(arguments):
        if word == "--lang" or word.startswith("--lang="):
            value = word[7:] if "=" in word else "".join(arguments[at + 1 : at + 2])
            if value not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Bad("option-value", name="--lang", allowed=known, value=value)
            return value
    return None


def run(cli: Cli, arguments: list[str]) -> int:
    """Run the command that the arguments name; tells the exit code."""
    try:
        ended = get_command(build_app(cli)).main(
            arguments, prog_name="sobremesa", standalone_mode=False
        )
        return ended if isinstance(ended, int) else 0
    except Interrupted as interrupted:
        return interrupted.code
    except (KeyboardInterrupt, exceptions.Abort):
        complain(cli.words.say("cli-interrupted"))
        return INTERRUPTED
    except exceptions.TyperException as error:
        complain(usage_sentence(cli, error))
        return USAGE


def usage_sentence(cli: Cli, error: exceptions.TyperException) -> str:
    """What is wrong with the words of a command."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        said = cli.words.say("cli-no-such-option", option=str(getattr(error, "option_name", "")))
    elif kind == "MissingParameter":
        parameter = getattr(error, "param", None)
        name = getattr(parameter, "metavar", None) or str(getattr(parameter, "name", "")).upper()
        said = cli.words.say("cli-missing", name=str(name))
    elif kind == "BadOptionUsage":
        said = cli.words.say("cli-no-value", option=str(getattr(error, "option_name", "")))
    elif unknown := re.match(r"No such command '(.*?)'", error.format_message()):
        said = cli.words.say("cli-no-such-command", name=unknown[1], known=known_commands(cli))
    elif extra := re.match(r"Got unexpected extra argument.*?\((.*)\)$", error.format_message()):
        said = cli.words.say("cli-extra", words=extra[1])
    else:
        said = cli.words.say("cli-usage", detail=error.format_message())
    return said + "\n" + cli.words.say("cli-try-help")


def known_commands(cli: Cli) -> str:
    """The names of all commands."""
    return ", ".join(str(command.name) for command in build_app(cli).registered_commands)
