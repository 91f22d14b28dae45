"""Positions of Virus! in one line, and what is to be read off them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sobremesa
from sobremesa.engine.state import State
from tests.games.playing import cards, texts

GAME = sobremesa.load("virus")
COLOURS = ("red", "green", "blue", "yellow", "multi")


def at(bodies: str, hands: str = "", **more: Any) -> State:
    """A position: seats are parted by bars, organs and cards by spaces; `?` deals a hand at random.

    at("red+virus:red blue | green", "thief | ?", turn=0, options={"recycle": "flip"})
    """
    diagram: dict[str, Any] = {"bodies": [body.split() for body in bodies.split("|")]}
    if hands:
        diagram["hands"] = [None if "?" in hand else hand.split() for hand in hands.split("|")]
    for pile in ("discard", "pile"):
        if pile in more:
            more[pile] = more[pile].split()
    return GAME.position(diagram | more)


def plays(state: State, seat: int = 0) -> set[str]:
    """The legal moves of a seat that are no discards."""
    return {text for text in texts(state, seat) if not text.startswith("discard:")}


def hand(state: State, seat: int) -> list[str]:
    """The cards that a seat holds, in the order of their names."""
    return sorted(cards(state, f"hand.{seat}", seat))


def discard(state: State) -> str:
    """The discard pile, from the lowest card up."""
    return " ".join(cards(state, "discard"))


def pile(state: State) -> list[str]:
    """The draw pile, which nobody sees, from the lowest card up; the next one drawn stands last."""
    return [GAME.card_name(card) for card in state.to_json()["zones"]["pile"]]


def organ(state: State, seat: int, colour: str) -> str:
    """An organ and what lies on it, `red+virus:red`; empty where there is none."""
    lying = cards(state, f"organ.{seat}.{colour}")
    return "+".join([card.removeprefix("organ:") for card in lying[:1]] + lying[1:])


def body(state: State, seat: int) -> str:
    """The organs of a body, in the order of the colours."""
    return " ".join(filter(None, (organ(state, seat, colour) for colour in COLOURS)))


def everything(state: State) -> list[str]:
    """The names of all cards, wherever they are."""
    zones = state.to_json()["zones"]
    return [GAME.card_name(card) for zone in zones.values() for card in zone]


def winners(state: State) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    return state.result.winners if state.result else ()


def playout(state: State, seed: int) -> Iterator[State]:
    """The state after each random move, to the end of the game."""
    rng = random.Random(seed)
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.moves(seat)))
        yield state
