"""The commands, their arguments and their help, in the language of the run.

Without `from __future__ import annotations`: Typer reads the annotations, and these hold names of
the function around them.
"""

import sys
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from sobremesa import _build
from sobremesa.cli import benching, boards, cards, look, playing, rules, simulating
from sobremesa.cli.common import Cli

# The parts of a help text that Typer writes itself; the words have them as help-part-….
PARTS = {
    "Usage:": "usage",
    "Options:": "options",
    "Commands:": "commands",
    "Arguments:": "arguments",
    "Show this message and exit.": "this",
    "[OPTIONS]": "shape",
    "[default:": "default",
    "[required]": "required",
    "COMMAND [ARGS]...": "command",
}


def build_app(cli: Cli) -> typer.Typer:
    """All commands."""
    say = cli.words.say

    def in_words(text: str) -> str:
        for part, key in PARTS.items():
            text = text.replace(part, say(f"help-part-{key}"))
        return text

    class Group(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return in_words(super().get_help(ctx))

    class Command(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return in_words(super().get_help(ctx))

    app = typer.Typer(
        cls=Group,
        help=say("help-sobremesa"),
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    file_name, seed_name = say("help-meta-file"), say("help-meta-seed")
    clause_name, move_name = say("help-meta-clause"), say("help-meta-move")
    from_position = typer.Option("--position", metavar=file_name, help=say("help-position-file"))

    # What several commands take. A name for each, so that they say the same everywhere.
    game_name = Annotated[str, typer.Argument(metavar=say("help-meta-game"), help=say("help-game"))]
    language = Annotated[str | None, typer.Option("--lang", metavar="es|en", help=say("help-lang"))]
    as_json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
    seats = Annotated[str | None, typer.Option("--seats", metavar="N", help=say("help-seats"))]
    seed = Annotated[str | None, typer.Option("--seed", metavar=seed_name, help=say("help-seed"))]
    options = Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar=say("help-meta-option"), help=say("help-option")),
    ]
    plain = Annotated[bool, typer.Option("--plain", help=say("help-plain"))]
    path = Annotated[str, typer.Argument(metavar=file_name, help=say("help-file"))]
    data = Annotated[
        str | None,
        typer.Option("--cards", metavar=say("help-meta-folder"), help=say("help-data")),
    ]

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        show_version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
        plain: plain = False,
        lang: language = None,
    ) -> None:
        if show_version:
            print(f"sobremesa {version('sobremesa')}, {_build.describe()}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            raise typer.Exit(playing.menu(cli, plain))

    @app.command("games", cls=Command, help=say("help-games"))
    def games(json: as_json = False, lang: language = None) -> None:
        look.games(cli, json)

    @app.command("play", cls=Command, help=say("help-play"))
    def play(
        game: game_name = "",
        seats: seats = None,
        people: Annotated[
            str, typer.Option("--people", metavar="N", help=say("help-people"))
        ] = "1",
        bots: Annotated[
            str | None, typer.Option("--bots", metavar="BOT,…", help=say("help-play-bots"))
        ] = None,
        names: Annotated[
            str | None, typer.Option("--names", metavar="ANA,…", help=say("help-names"))
        ] = None,
        option: options = None,
        seed: seed = None,
        position: Annotated[str | None, from_position] = None,
        dice: Annotated[str, typer.Option("--dice", metavar="roll|ask", help=say("help-dice"))] = (
            playing.ROLL
        ),
        resume: Annotated[
            str | None, typer.Option("--resume", metavar=file_name, help=say("help-resume"))
        ] = None,
        latest: Annotated[bool, typer.Option("--continue", help=say("help-continue"))] = False,
        cards: data = None,
        plain: plain = False,
        lang: language = None,
    ) -> None:
        cli.data = cards
        if latest:
            playing.resume_latest(cli, plain)
        elif resume is not None:
            playing.resume(cli, resume, plain)
        else:
            wish = playing.Wish(game, seats, people, bots, names, option, seed, position, dice)
            playing.play(cli, wish, plain)

    @app.command("tutorial", cls=Command, help=say("help-tutorial"))
    def tutorial(game: game_name, plain: plain = False, lang: language = None) -> None:
        playing.tutorial(cli, game, plain)

    @app.command("simulate", cls=Command, help=say("help-simulate"))
    def simulate(
        game: game_name,
        seats: seats = None,
        bots: Annotated[
            str, typer.Option("--bots", metavar="BOT,…", help=say("help-bots"))
        ] = "random",
        games: Annotated[str, typer.Option("--games", metavar="N", help=say("help-many"))] = "100",
        seed: seed = None,
        workers: Annotated[
            str, typer.Option("--workers", metavar="N", help=say("help-workers"))
        ] = "1",
        option: options = None,
        cards: data = None,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        cli.data = cards
        wish = simulating.Wish(game, seats, bots, games, seed, workers, option)
        simulating.simulate(cli, wish, json)

    @app.command(
        "bench",
        cls=Command,
        help=say("help-bench"),
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
        add_help_option=False,
    )
    def bench(context: typer.Context) -> None:
        raise typer.Exit(benching.bench(context.args))

    @app.command("rules", cls=Command, help=say("help-rules"))
    def show_rules(
        game: game_name,
        words: Annotated[
            list[str] | None,
            typer.Argument(metavar=clause_name, help=say("help-clause")),
        ] = None,
        matrix: Annotated[bool, typer.Option("--matrix", help=say("help-matrix"))] = False,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        if matrix:
            rules.matrix(cli, game, json)
        else:
            rules.rules(cli, game, " ".join(words or ()), json)

    @app.command("board", cls=Command, help=say("help-board"))
    def board(
        names: Annotated[
            list[str], typer.Argument(metavar=say("help-meta-board"), help=say("help-board-names"))
        ],
        svg: Annotated[
            str | None, typer.Option("--svg", metavar=file_name, help=say("help-svg"))
        ] = None,
        arrows: Annotated[bool, typer.Option("--arrows", help=say("help-arrows"))] = False,
        plain: plain = False,
        lang: language = None,
    ) -> None:
        boards.board(cli, names, svg, arrows, plain)

    @app.command("cards", cls=Command, help=say("help-cards"))
    def show_cards(
        game: game_name,
        names: Annotated[
            list[str] | None,
            typer.Argument(metavar=say("help-meta-card"), help=say("help-card")),
        ] = None,
        check: Annotated[bool, typer.Option("--check", help=say("help-check"))] = False,
        folder: data = None,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        cli.data = folder
        code = cards.cards(cli, game, names or [], check, json)
        if code:
            sys.stdout.flush()
            raise typer.Exit(code)

    @app.command("replay", cls=Command, help=say("help-replay"))
    def replay(
        file: path,
        seat: Annotated[
            str | None, typer.Option("--seat", metavar="N", help=say("help-viewer"))
        ] = None,
        cards: data = None,
        plain: plain = False,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        cli.data = cards
        look.replay(cli, file, seat, plain, json)

    @app.command("position", cls=Command, help=say("help-position"))
    def position(
        game: game_name,
        file: path,
        tries: Annotated[
            list[str] | None,
            typer.Option("--try", metavar=move_name, help=say("help-try")),
        ] = None,
        cards: data = None,
        plain: plain = False,
        json: as_json = False,
        lang: language = None,
    ) -> None:
        cli.data = cards
        code = look.position(cli, game, file, tries or [], plain, json)
        if code:
            sys.stdout.flush()
            raise typer.Exit(code)

    return app
