"""`sobremesa play`, and the menu: a match at this device, new or resumed."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Any

import sobremesa
from sobremesa import saves
from sobremesa.bots import bot, fitting
from sobremesa.cli.common import (
    Cli,
    Misuse,
    json_of,
    number,
    options_of,
    seats_for,
    words_in,
)
from sobremesa.cli.settings import remember_language
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import Options
from sobremesa.engine.records import Match
from sobremesa.games import games as all_games
from sobremesa.readers.fronts import open_front
from sobremesa.readers.lesson import has_script, read_script
from sobremesa.readers.menu import Learn, Resume
from sobremesa.readers.menu import menu as open_menu
from sobremesa.readers.session import Seat, play_match
from sobremesa.readers.setting_up import NAME_MOST, PERSON, is_name
from sobremesa.readers.tutorial import teach
from sobremesa.words import Words

ROLL, ASK = DICE = ("roll", "ask")


@dataclass
class Wish:
    """What was typed after `play`."""

    game: str
    seats: str | None
    people: str
    bots: str | None
    names: str | None
    option: list[str] | None
    seed: str | None
    position: str | None
    dice: str = "roll"


def play(cli: Cli, wish: Wish, plain: bool) -> None:
    """A new match."""
    game = cli.load(wish.game or only_game(all_games()))
    diagram = json_of(wish.position) if wish.position else None
    start(cli, game, wish, diagram, plain)


def only_game(names: Sequence[str]) -> str:
    """The game that is meant if none is named: the one there is."""
    if len(names) > 1:
        raise Misuse("cli-which-game", known=", ".join(names))
    return names[0]


def start(cli: Cli, game: Game, wish: Wish, diagram: Mapping[str, Any] | None, plain: bool) -> None:
    """Lay the table, seat people and bots, and play."""
    options = options_of(wish.option)
    seats = game.position(diagram).seats if diagram is not None else seats_for(game, wish.seats)
    match = new_match(game, seats, wish.seed, options, diagram)
    players = seat_players(seats, wish.people, wish.bots, fitting(game)[-1].name)
    names = name_players(cli, players, words_in(wish.names))
    sit_down(match, players, names)
    match.header["dice"] = dice_of(wish.dice)
    go_on(cli, match, saves.Keeper(saves.new_path(game.id)), plain)


def new_match(
    game: Game,
    seats: int,
    seed: str | None = None,
    options: Options | None = None,
    diagram: Mapping[str, Any] | None = None,
) -> Match:
    """A match; without a seed, one that nobody can foresee."""
    secure = seed is None
    root = secrets.token_hex(16) if seed is None else seed
    return Match.start(game, seats, root, options, secure=secure, position=diagram)


def sit_down(match: Match, players: list[str], names: list[str]) -> None:
    """Keep with the match who sits where."""
    match.header["players"] = players
    match.header["names"] = names


def seat_players(seats: int, people: str, bots: str | None, best: str) -> list[str]:
    """Who sits where: people first, then the bots one after another; if none is named, the best."""
    humans = number("--people", people, 0, seats)
    names = [bot(name).name for name in words_in(bots)] or [best]
    return [PERSON] * humans + [names[i % len(names)] for i in range(seats - humans)]


def dice_of(text: str) -> str:
    """Who throws the dice: the program, or the people at the table."""
    if text not in DICE:
        raise Bad("option-value", name="--dice", allowed=", ".join(DICE), value=text)
    return text


def name_players(cli: Cli, players: list[str], given: list[str]) -> list[str]:
    """Everybody's name: the given one, else what they are."""
    if len(given) > len(players):
        raise Misuse("cli-names-many", names=len(given), seats=len(players))
    for name in given:
        if not is_name(name):
            raise Misuse("cli-name", name=name, most=NAME_MOST)
        if given.count(name) > 1:
            raise Misuse("cli-names-equal", name=name)
    return default_names(cli, players, given)


def default_names(cli: Cli, players: list[str], given: list[str]) -> list[str]:
    """Names with those filled in that were not given."""
    names = []
    for seat, player in enumerate(players):
        if seat < len(given):
            names.append(given[seat])
        elif player == PERSON:
            names.append(cli.words.say("player-default", number=seat + 1))
        else:
            names.append(cli.words.say("bot-default", number=seat + 1))
    return names


def resume(cli: Cli, path: str, plain: bool) -> None:
    """A match that was left in the middle."""
    match, keeper = saves.open_again(Path(path), cli.load)
    go_on(cli, match, keeper, plain)


def resume_latest(cli: Cli, plain: bool) -> None:
    """The match that was played last, of those that can go on."""
    folder = saves.matches_folder(os.environ)
    path = saves.latest(folder, cli.load)
    if path is None:
        raise Misuse("cli-nothing-to-continue", folder=str(folder))
    resume(cli, str(path), plain)


def go_on(cli: Cli, match: Match, keeper: saves.Keeper, plain: bool) -> None:
    """Play a match and keep it after every move."""
    seats = seats_of(cli, match)
    play_match(
        match,
        seats,
        cli.game_words(match.game, [seat.name for seat in seats]),
        save=keeper,
        plain=plain,
        real_dice=match.header.get("dice") == ASK,
        resume=f"{own_name()} play --resume {quote(str(keeper.path))}",
    )
    sys.stdout.flush()


def seats_of(cli: Cli, match: Match) -> list[Seat]:
    """Who sits where; where a record does not say, people do."""
    players = match.header.get("players")
    if not isinstance(players, list) or len(players) != match.state.seats:
        players = [PERSON] * match.state.seats
    return [
        Seat(name, None if player == PERSON else bot(str(player)))
        for name, player in zip(default_names(cli, players, match.names), players, strict=True)
    ]


def tutorial(cli: Cli, name: str, plain: bool) -> None:
    """A guided match, which is not kept."""
    guide(cli, cli.load(name), plain)


def guide(cli: Cli, game: Game, plain: bool) -> None:
    """Teach a game."""
    others = [one for one in all_games() if has_script(sobremesa.load(one))]
    script = read_script(game, others)
    teach(script, cli.words.language, command=own_name(), plain=plain)
    sys.stdout.flush()


def own_name() -> str:
    """The command that was typed: scripts/play says when it was that."""
    return os.environ.get("SOBREMESA_COMMAND", "sobremesa")


def menu(cli: Cli, plain: bool) -> int:
    """The menu, until the player leaves it."""
    language = cli.words.language
    remember = partial(remember_language, os.environ)
    while True:
        front = open_front(plain)
        folder = saves.matches_folder(os.environ)
        wanted = open_menu(front, language, all_games(), cli.load, folder, remember)
        if wanted is None:
            return 0
        language = wanted.language
        speaking = Cli(Words(language))
        if isinstance(wanted, Resume):
            go_on(speaking, wanted.match, wanted.keeper, plain)
        elif isinstance(wanted, Learn):
            guide(speaking, wanted.game, plain)
        else:
            match = new_match(wanted.game, len(wanted.players), None, wanted.options)
            sit_down(match, wanted.players, wanted.names)
            go_on(speaking, match, saves.Keeper(saves.new_path(wanted.game.id)), plain)
        front.ask(speaking.words.say("menu-go-on"))
