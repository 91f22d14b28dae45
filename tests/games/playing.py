"""What the tests of every game do with a state: make moves, and read off what can be seen."""

from __future__ import annotations

from typing import Any

from sobremesa.engine.state import State


def after(state: State, *moves: str) -> State:
    """The same state after moves of whoever is waited for."""
    for move in moves:
        state.play(state.waiting[0], move)
    return state


def texts(state: State, seat: int = 0) -> set[str]:
    """The legal moves of a seat, none of which is listed twice."""
    listed = [str(move) for move in state.moves(seat)]
    assert len(set(listed)) == len(listed)
    return set(listed)


def refused(state: State, move: str, seat: int = 0) -> str:
    """Why a seat cannot make a move: `code (clause)`; empty if it can."""
    refusal = state.refusal(seat, move)
    return "" if refusal is None else str(refusal)


def cards(state: State, zone: str, viewer: int | None = None) -> list[str]:
    """The cards of a zone that this viewer sees, the lowest first."""
    shown: list[str] = state.view(viewer)["zones"][zone]["cards"]
    return shown


def held(state: State) -> list[int]:
    """How many cards each seat holds."""
    zones = state.view(None)["zones"]
    return [zones[f"hand.{seat}"]["count"] for seat in range(state.seats)]


def counts(state: State) -> tuple[int, int]:
    """How many cards lie in the draw pile and in the discard pile."""
    zones = state.view(None)["zones"]
    return zones["pile"]["count"], zones["discard"]["count"]


def turn(state: State) -> int:
    """Whose turn it is."""
    seat: int = state.view(None)["fields"]["turn"][0]
    return seat


def events(state: State, kind: str) -> list[dict[str, Any]]:
    """What somebody who watches saw of one kind, since events were last asked for."""
    seen = [event.seen_by(None) for event in state.events]
    return [event for event in seen if event is not None and event["type"] == kind]


def sayings(state: State) -> list[dict[str, Any]]:
    """What the log told besides the moves, since events were last asked for."""
    return events(state, "said")
