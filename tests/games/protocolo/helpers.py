"""Positions of Protocolo in one line, and what is to be read off them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sobremesa
from sobremesa.engine.contract import Game
from sobremesa.engine.state import State
from tests.games.playing import after, sayings

GAME = sobremesa.load("protocolo")
LISTS = (
    "patients",
    "overload",
    "staff",
    "sectors",
    "drugs",
    "equipment",
    "hand",
    "deck",
    "discard",
)
AREAS = ("guardia", "beds", "overload", "staff", "sectors", "drugs", "equipment")
FULL = "P01, P02, P03, P04, P05"  # a Guardia without a free place


def listed(told: str) -> list[str]:
    """The cards of a line: `S02 EST 1, S04 @T02`."""
    return [card.strip() for card in told.split(",") if card.strip()]


def hospital(**parts: Any) -> dict[str, Any]:
    """A hospital for a diagram; its cards in lines."""
    return {
        name: listed(part) if name in LISTS and part is not None else part
        for name, part in parts.items()
    }


def other(folder: Path, **files: str) -> Game:
    """The game with cards and numbers of one's own: other(tmp_path, numbers="income = 0")."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return GAME.with_data(folder)


def at(
    own: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    game: Game = GAME,
    **more: Any,
) -> State:
    """A position in phase 2 of seat 0, with lines of cards for all lists.

    at({"staff": "S02", "patients": "P04"}, {"sectors": "T02"}, options={"rp_cap": 10})
    """
    diagram: dict[str, Any] = {"hospitals": [hospital(**(own or {})), hospital(**(rival or {}))]}
    for pile in ("patients", "patients_discard", "events", "events_discard"):
        if pile in more:
            more[pile] = listed(more[pile])
    return game.position(diagram | more)


def turn_of(
    own: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any
) -> State:
    """A position at the beginning of a turn of seat 0: phase 1 has been gone through."""
    return at(own, rival, phase=1, **{"events": "V12", **more})


def event(
    own: dict[str, Any], card: str, rival: dict[str, Any] | None = None, **more: Any
) -> State:
    """A turn of seat 0 in which this event is revealed, with three patients already there."""
    patients = own.get("patients", "")
    missing = 3 - len(listed(patients))
    spare = ["P01", "P12", "P12"][: max(0, missing)]
    own = {**own, "patients": ", ".join([*listed(patients), *spare])}
    return at(own, rival, phase=1, **{"events": card, **more})


def number(state: State, field: str, seat: int = 0) -> int:
    """A number beside the cards."""
    value: int = state.view(None)["fields"][field][seat]
    return value


def money(state: State, seat: int = 0) -> int:
    """The $ of a seat."""
    return number(state, "money", seat)


def rp(state: State, seat: int = 0) -> int:
    """The RP of a seat."""
    return number(state, "rp", seat)


def pa(state: State, seat: int = 0) -> int:
    """The PA of a seat."""
    return number(state, "pa", seat)


def names(state: State, area: str, seat: int = 0) -> list[str]:
    """The cards of a part of a hospital, as moves call them."""
    zone = state.view(None)["zones"][f"{area}.{seat}"]
    return [called(card, mark) for card, mark in zip(zone["cards"], zone["mark"], strict=True)]


def called(card: str, mark: int) -> str:
    """S01, S01b, S01c …"""
    return card + ("" if mark == 0 else "abcdefghij"[mark])


def where(state: State, name: str, seat: int = 0) -> str:
    """The part of a hospital in which a card lies; empty if it is not in play there."""
    return next((area for area in AREAS if name in names(state, area, seat)), "")


def on(state: State, name: str, token: str, seat: int = 0) -> int:
    """How many tokens of a sort lie on a card in play."""
    area = where(state, name, seat)
    assert area, f"{name} is not in play"
    index = names(state, area, seat).index(name)
    value: int = state.view(None)["zones"][f"{area}.{seat}"][token.lower()][index]
    return value


def bears(state: State, name: str, seat: int = 0) -> dict[str, int]:
    """All tokens on a card in play that has any, but for its marks."""
    tokens = ("PC", "EST", "DET", "INF", "BLOQ", "DOS", "TE")
    area = where(state, name, seat)
    carried = state.view(None)["zones"][f"{area}.{seat}"]
    found = {token: on(state, name, token, seat) for token in tokens if token.lower() in carried}
    return {token: count for token, count in found.items() if count}


def lodged(state: State, name: str, seat: int = 0) -> str:
    """The card in which this one is lodged, or to which it is attached; empty if none."""
    number = on(state, name, "at", seat) - 1
    return state.game.name_in_play(number) if number >= 0 else ""  # type: ignore[attr-defined]


def pile(state: State, zone: str, viewer: int | None = None) -> list[str]:
    """The cards of a pile that this viewer sees, from below."""
    shown: list[str] = state.view(viewer)["zones"][zone]["cards"]
    return shown


def discard(state: State, seat: int = 0) -> list[str]:
    """The discard pile of a seat."""
    return pile(state, f"discard.{seat}")


def hand(state: State, seat: int = 0) -> list[str]:
    """The hand of a seat."""
    return sorted(pile(state, f"hand.{seat}", seat))


def count(state: State, zone: str) -> int:
    """How many cards lie in a zone."""
    found: int = state.view(None)["zones"][zone]["count"]
    return found


def asked(state: State) -> tuple[str, int]:
    """What is asked now, and who; nothing when the game is over."""
    if not state.waiting:
        return "", -1
    seat = state.waiting[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    return prompt.kind, seat


def of(state: State, play: str) -> set[str]:
    """What whoever is asked can do by one kind of move: `S02>P04` for `cure:S02>P04`."""
    begin = f"{play}:"
    texts = [str(move) for move in state.moves(state.waiting[0])]
    return {text.removeprefix(begin) for text in texts if text.startswith(begin)}


def refused(state: State, move: str) -> str:
    """Why whoever is asked cannot make a move: `code (clause)`; empty if he can."""
    refusal = state.refusal(state.waiting[0], move)
    return "" if refusal is None else str(refusal)


def outcome(state: State) -> tuple[str, tuple[int, ...]]:
    """How the game ended, and who has won; nothing while it goes on."""
    return (state.result.reason, state.result.winners) if state.result else ("", ())


def told(state: State, what: str) -> list[dict[str, Any]]:
    """The sayings of one kind since events were last asked for."""
    return [saying for saying in sayings(state) if saying["what"] == what]


def until_end(state: State, *moves: str) -> State:
    """The state after these moves and the end of the phase."""
    return after(state, *moves, "end")
