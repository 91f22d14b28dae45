"""`sobremesa board`: a board file on the screen, or as a plan to print."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sobremesa.cli.common import Cli, Misuse, text_of
from sobremesa.engine.board import board_from
from sobremesa.engine.board_scene import BoardScene
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.scene import Zone, text
from sobremesa.engine.spaces import Board
from sobremesa.files import why
from sobremesa.games import games as all_games
from sobremesa.readers.board import draw_board
from sobremesa.readers.board_svg import plan_of
from sobremesa.readers.board_told import board_lines

SUFFIX = ".toml"
FOLDER = "boards"
HUES = ("red", "blue", "green", "yellow")


def board(cli: Cli, names: Sequence[str], svg: str | None, arrows: bool, plain: bool) -> None:
    """Draw a board: of one file or of several together, or of a game by its name."""
    shown = seen(read(cli, names), arrows)
    if svg is not None:
        write(Path(svg), plan_of(shown, cli.words))
        cli.say("board-drawn", path=svg)
    elif plain or not cli.console.is_terminal:
        for line in board_lines(shown, cli.words, whole=True):
            cli.write(line)
    else:
        cli.console.print(draw_board(shown, cli.words, cli.console.width))


def read(cli: Cli, names: Sequence[str]) -> Board:
    """The board that is meant."""
    if names[0] in all_games():
        return board_of(cli.load(names[0]), names[1:])
    first, *more = (text_of(name) for name in names)
    return board_from(Path(names[0]).name, first, *more)


def board_of(game: Game, names: Sequence[str]) -> Board:
    """A game's own board, with what is added to it."""
    folder = game.folder / FOLDER
    known = sorted(
        file.name.removesuffix(SUFFIX)
        for file in (folder.iterdir() if folder.is_dir() else ())
        if file.name.endswith(SUFFIX)
    )
    if not known:
        raise Misuse("cli-no-boards", game=game.title)
    for name in names or [""]:
        if name not in known:
            raise Misuse("cli-which-board", game=game.title, known=", ".join(known))
    texts = [(folder / f"{name}{SUFFIX}").read_text(encoding="utf-8") for name in names]
    return board_from(f"{names[0]}{SUFFIX}", *texts)


def seen(board: Board, arrows: bool) -> Zone:
    """The board with everything its file holds, as a reader draws it."""
    named = tuple(text("board-named", name=floor.name) for floor in board.floors)
    shown = BoardScene(
        board,
        "board",
        text(
            "board-title",
            name=board.name,
            floors=len(board.floors),
            spaces=sum(1 for _ in board.inside()),
        ),
        named if len(named) > 1 else (),
    )
    for number, vehicle in enumerate(board.parking):
        hue = HUES[number % len(HUES)]
        shown.spots(vehicle, text("board-named", name=vehicle), vehicle[0].upper(), hue)
    for name in board.areas:
        shown.area(name, text("board-named", name=name))
    if arrows:
        shown.point()
    return shown.zone


def write(path: Path, drawing: str) -> None:
    """Keep a drawing."""
    try:
        path.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise Bad("unwritable", path=str(path), detail=why(error)) from error
