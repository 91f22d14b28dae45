"""Positions of PoCoBOT in one line, and what is to be read off them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sobremesa
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from tests.games.playing import after, cards, sayings, texts

GAME = sobremesa.load("pocobot")
SUITS = {"S": "spades", "H": "hearts", "C": "clubs", "F": "fuel"}
CREW = {"P": "pilot", "K": "copilot", "B": "booster"}
MOUNTED = "P=QS S9,7,5 H10 C3,2"  # a mecha that may attack as soon as it has fuel
ATTACKER = "P=QS S10,9,8,7 B=AS H8 C10 F10,9"  # 34 points of spades, fuel for 38
SPOTS = (*SUITS.values(), *CREW.values())


def panel(told: str) -> dict[str, Any]:
    """A panel from a line: values by suit, F for fuel, Pilot, Kopilot and Booster by their cards.

    panel("P=QS K=JD@clubs B=AC S9,7,5 H3 F5,4")
    """
    parts: dict[str, Any] = {}
    for token in told.split():
        if "=" in token:
            letter, _, card = token.partition("=")
            name, _, module = card.partition("@")
            parts[CREW[letter]] = [name]
            if module:
                parts["raises"] = module
        else:
            letter = "D" if token[0] == "F" else token[0]
            parts[SUITS[token[0]]] = [value + letter for value in token[1:].split(",")]
    return parts


def at(own: str = "", rival: str = "", hand: str = "", rival_hand: str = "", **more: Any) -> State:
    """A position with seat 0 to move; `?` deals a hand at random.

    at("P=QS S9,7,5", "H3", "2C 5D", "?", unlocked=True, options={"declare": "cards"})
    """
    diagram: dict[str, Any] = {
        "panels": [panel(own), panel(rival)],
        "hands": [None if "?" in held else held.split() for held in (hand, rival_hand)],
    }
    for pile in ("discard", "pile", "removed"):
        if pile in more:
            more[pile] = more[pile].split()
    return GAME.position(diagram | more)


def of(state: State, play: str, seat: int = 0) -> set[str]:
    """What can be done by one kind of move: `5D` for `burn:5D`."""
    begin = f"{play}:"
    return {text.removeprefix(begin) for text in texts(state, seat) if text.startswith(begin)}


def hand(state: State, seat: int = 0) -> set[str]:
    """The cards that a seat holds."""
    return set(cards(state, f"hand.{seat}", seat))


def shows(state: State, seat: int = 0) -> set[str]:
    """All cards on a panel."""
    return {card for spot in SPOTS for card in cards(state, f"{spot}.{seat}")}


def discard(state: State) -> list[str]:
    """The discard pile, from the lowest card up."""
    return cards(state, "discard")


def removed(state: State) -> set[str]:
    """The hearts that have left the game."""
    return set(cards(state, "removed"))


def number(state: State, field: str, index: int = 0) -> int:
    """A number beside the cards."""
    value: int = state.view(None)["fields"][field][index]
    return value


def asked(state: State) -> str:
    """What is asked now; empty when the game is over."""
    prompt = state.prompt(state.waiting[0]) if state.waiting else None
    return prompt.kind if prompt else ""


def outcome(state: State) -> tuple[str, tuple[int, ...]]:
    """How the game ended, and who has won; nothing while it goes on."""
    return (state.result.reason, state.result.winners) if state.result else ("", ())


def told(state: State, what: str) -> list[dict[str, Any]]:
    """The sayings of one kind."""
    return [saying for saying in sayings(state) if saying["what"] == what]


def everything(state: State) -> list[str]:
    """The names of all cards, wherever they are."""
    zones = state.to_json()["zones"]
    return sorted(GAME.card_name(card) for zone in zones.values() for card in zone)


def struck(own: str, attack: str, dodge: str = "none", **more: Any) -> State:
    """The state after seat 1, who has this panel, was attacked by seat 0 in these moves."""
    clubs = next((part.count(",") + 1 for part in own.split() if part[0] == "C"), 0)
    crew = "P=QC" if clubs > 2 else ""  # whose module takes three
    rival_hand = "" if dodge == "none" else dodge
    state = at(ATTACKER, f"{crew} {own}", rival_hand=rival_hand, unlocked=True, **more)
    return after(state, *attack.split(), f"dodge:{dodge}")


def force(points: int) -> str:
    """The moves of an attack of so many points, without an extra projectile, paid with 10♦ or more.

    With four spades of 34 points and fuel of 19 on the panel of `struck`.
    """
    spare = "extra:none " if points <= 27 else ""
    return f"attack points:{points} {spare}pay:{'10D' if points <= 20 else '10D+9D'}"


def playout(state: State, seed: int, sensible: bool = True) -> Iterator[State]:
    """The state after each random move, to the end; the sensible keep what they have built."""
    rng = Rng(seed)
    while state.waiting:
        seat = state.waiting[0]
        moves = state.moves(seat)
        wanted = [move for move in moves if not state.game.is_idle(seat, move.code)]
        choice = wanted if sensible and wanted else moves
        state.play(seat, choice[int(rng.below(len(choice)))])
        yield state
