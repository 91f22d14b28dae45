"""Matches at many moments, and what must not be read from a table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.scene import Piece, Scene
from sobremesa.engine.state import State
from sobremesa.words import Words
from tests.fixtures import GAMES

ALL_GAMES = [*(sobremesa.load(name) for name in sobremesa.games()), *GAMES]
COMPARED = sobremesa.load("virus"), 2  # seats with the same named places stand in one table
TABLES = [(game, seats) for game in ALL_GAMES for seats in game.seats]
NAMES = ["Ana", "Berto", "Carla", "Wenceslao", "Íñigo", "Zoë"]
LOOKS = 6


def table_id(table: object) -> str:
    """What pytest calls a table."""
    return f"{table[0].id}-{table[1]}" if isinstance(table, tuple) else str(table)


def moments(game: Game, seats: int, seed: int = 5) -> Iterator[State]:
    """A random match: at its beginning, several times on its way, and at its end."""
    chance = random.Random(seed)
    state = game.start(seats=seats, seed=seed)
    yield state
    played = 0
    while state.waiting:
        seat = chance.choice(state.waiting)
        moves = state.moves(seat)
        # mostly moves that put something on the table
        busy = [move for move in moves if not game.is_idle(seat, move.code)] or moves
        state.play(seat, chance.choice(busy if chance.random() < 0.8 else moves))
        played += 1
        if played in (3, 8, 15, 30) or not state.waiting:
            yield state


def looks(game: Game, seats: int) -> Iterator[Scene]:
    """Scenes of such a match, for players and for who only watches."""
    for state in moments(game, seats):
        for viewer in (0, seats - 1, None):
            yield state.scene(viewer)


def words_of(game: Game, seats: int, language: str) -> Words:
    """Words with names at the table."""
    return Words(language, game, NAMES[:seats])


def pieces_of(scene: Scene) -> Iterator[Piece]:
    """All pieces in sight."""
    for zone in scene["zones"]:
        yield from zone.get("pieces", [])
        for slot in zone.get("slots", []):
            yield from slot["pieces"]
        for file in zone.get("files", []):
            yield file["piece"]
            yield from file["attached"]


def every_card(state: State) -> set[str]:
    """The names of all cards of a match, wherever they are."""
    zones = state.to_json()["zones"].values()
    return {state.game.card_name(card) for zone in zones for card in zone}


def unseen_names(state: State, viewer: int | None, words: Words) -> set[str]:
    """What the cards are called that this viewer sees nowhere.

    Names that are part of something the viewer does see are left out: they prove nothing.
    """
    scene = state.scene(viewer)
    seen = [words.text(piece["label"]) for piece in pieces_of(scene)]
    places = [words.text(s["label"]) for z in scene["zones"] for s in z.get("slots", [])]
    shown = " | ".join([*seen, *places, *words.names]).lower()
    names = {words.card(card) for card in every_card(state)}
    return {name for name in names if len(name) > 1 and name.lower() not in shown}
