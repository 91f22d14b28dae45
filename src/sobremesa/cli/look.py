"""Looking at things: the games, a position, a match that was played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.cli.common import Cli, json_of, number, print_json, text_of
from sobremesa.engine.contract import Game
from sobremesa.engine.errors import Bad
from sobremesa.engine.options import PRESET, Option, spelled
from sobremesa.engine.records import Match
from sobremesa.engine.state import State
from sobremesa.engine.values import Move, Refusal
from sobremesa.games import games as all_games
from sobremesa.readers import print_scene
from sobremesa.readers.chronicle import log, page_told
from sobremesa.words import Words

REFUSED = 1


def games(cli: Cli, as_json: bool) -> None:
    """All games with their options."""
    found = [cli.load(name) for name in all_games()]
    if as_json:
        print_json([about(cli, game) for game in found])
        return
    for game in found:
        words = cli.game_words(game)
        least, most = game.seats[0], game.seats[-1]
        cli.console.print(f"[bold]{game.id}[/]  {game.title}")
        cli.say("games-seats", least=least, most=most, several="yes" if least < most else "no")
        cli.write("  " + words.say("game-about"))
        for option in game.options:
            values = " | ".join(marked(option, value) for value in option.allowed)
            cli.write(f"  -o {option.name}={values}  ({option.clause})")
            cli.write(f"     {words.say(f'option-{option.name}')}")
        for name, values_of in game.presets.items():
            cli.write(f"  -o {PRESET}={name}")
            cli.write(f"     {words.say(f'preset-{name}')}")
            cli.write("     " + " ".join(f"{o}={spelled(v)}" for o, v in values_of.items()))
    cli.say("games-affiliation")


def marked(option: Option, value: Any) -> str:
    """A value of an option; the default with a star."""
    return spelled(value) + ("*" if value == option.default else "")


def about(cli: Cli, game: Game) -> dict[str, Any]:
    """A game for a program."""
    words = cli.game_words(game)
    return {
        "id": game.id,
        "title": game.title,
        "about": words.say("game-about"),
        "version": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "allowed": list(option.allowed),
                "clause": option.clause,
                "about": words.say(f"option-{option.name}"),
            }
            for option in game.options
        ],
        "presets": [
            {"name": name, "options": dict(options), "about": words.say(f"preset-{name}")}
            for name, options in game.presets.items()
        ],
    }


def position(cli: Cli, name: str, path: str, tries: list[str], plain: bool, as_json: bool) -> int:
    """A position, its legal moves, and what the moves that are tried give, one after another."""
    game = cli.load(name)
    diagram = json_of(path)
    saved = isinstance(diagram, Mapping) and "fields" in diagram
    state = game.from_json(diagram) if saved else game.position(diagram)
    words = cli.game_words(game)
    steps = [step(words, state, text) for text in tries]
    refused = any(one["refusal"] for one in steps)
    if as_json:
        print_json({"tried": steps} | shown(state, words))
    else:
        for one in steps:
            cli.write(f"{one['move']}: " + (one["refusal"] or {}).get("sentence", "✓"))
            if one["log"]:
                cli.write(f"  {one['log']}")
        show_position(cli, words, state, plain)
    return REFUSED if refused else 0


def step(words: Words, state: State, text: str) -> dict[str, Any]:
    """Try a move of the seat that is asked; a refused one changes nothing."""
    move = parsed(words, state, text)
    seat = state.waiting[0] if state.waiting else 0
    tried: dict[str, Any] = {"move": str(move), "seat": seat, "refusal": None, "log": ""}
    state.recording = True  # from here on
    try:
        state.play(seat, move)
    except Refusal as refusal:
        tried["refusal"] = {
            "code": refusal.code,
            "clause": refusal.clause,
            "sentence": words.refusal(refusal, seat),
        }
    tried["log"] = page_told(state.events, words, seat)
    return tried


def parsed(words: Words, state: State, text: str) -> Move:
    """The move of a text; if it is none, an example that is legal here, and a word on shells."""
    game = state.game
    try:
        return game.parse(text)
    except Bad as error:
        legal = [str(move) for seat in state.waiting for move in state.moves(seat)]
        here = Bad(error.code, **error.arguments | ({"example": legal[-1]} if legal else {}))
        beginning = f"{text.strip().lower()}>"
        if any(game.text(code).startswith(beginning) for code in game.vocabulary(state.seats)):
            here.add_note(words.say("cli-quote", text=text.strip()))
        raise here from error


def shown(state: State, words: Words) -> dict[str, Any]:
    """A state for a program."""
    result = state.result
    return {
        "waiting": list(state.waiting),
        "moves": {seat: [str(move) for move in state.moves(seat)] for seat in state.waiting},
        "prompts": {
            seat: words.prompt(prompt, seat)
            for seat in state.waiting
            if (prompt := state.prompt(seat))
        },
        "result": result
        and {"rank": result.rank, "reason": result.reason, "clause": result.clause},
        "view": state.view(state.waiting[0] if state.waiting else None),
        "state": state.to_json(),
        "digest": state.digest(),
    }


def show_position(cli: Cli, words: Words, state: State, plain: bool) -> None:
    """A state for a person: as whoever is asked sees it."""
    viewer = state.waiting[0] if state.waiting else None
    if viewer is None:
        cli.write(words.say("position-watched"))
    else:
        cli.write(words.say("position-seen", name=words.name(viewer)))
    print_scene(cli.console, state.scene(viewer), words, plain)
    if state.result:
        cli.write(words.result(state))
    for seat in state.waiting:
        prompt = state.prompt(seat)
        if prompt:
            cli.write(f"{words.name(seat)}: {words.prompt(prompt, seat)}")
        cli.rows([(str(move), words.move(move, seat)) for move in state.moves(seat)])


def replay(cli: Cli, path: str, seat: str | None, plain: bool, as_json: bool) -> None:
    """A match from its record, checked move for move."""
    match = Match.from_lines(text_of(path).splitlines(), cli.load)
    last = match.state.seats - 1
    viewer = None if seat is None else number("--seat", seat, 0, last)
    words = cli.game_words(match.game, match.names)
    if as_json:
        seen = [[e.seen_by(viewer) for e in events] for events in match.pages]
        print_json(
            {
                "header": match.header,
                "moves": [entry.to_json() for entry in match.entries],
                "events": [[event for event in events if event] for events in seen],
                "view": match.state.view(viewer),
                "incomplete": match.incomplete,
            }
        )
        return
    told = log(match, words, viewer)
    cli.rows([(f"{at:>4}", sentence) for at, sentence in enumerate(told, start=1)], indent=0)
    print_scene(cli.console, match.state.scene(viewer), words, plain)
    if match.state.result:
        cli.write(words.result(match.state))
    cli.say("replay-agrees", moves=len(match.entries))
    if match.incomplete:
        cli.say("replay-incomplete")
