"""Part 9: events tell each viewer all that changes in the view, and nothing hidden; pieces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.events import Event, fold
from sobremesa.engine.state import State
from sobremesa.engine.views import View, waited_for
from tests.conformance.helpers import (
    PLAYERS,
    Setting,
    by_default,
    here_and_there,
    match,
    viewers,
)

Scene = dict[str, Any]
KINDS = {
    "acted",
    "moved",
    "shuffled",
    "set",
    "token",
    "revealed",
    "rolled",
    "asked",
    "answered",
    "settled",
    "ended",
    "said",
}


def views(state: State) -> dict[int | None, View]:
    """What everybody sees."""
    return {viewer: state.view(viewer) for viewer in (None, *range(state.seats))}


def told(state: State, viewer: int | None, events: list[Event]) -> list[dict[str, Any]]:
    """The events as a viewer sees them."""
    seen = (event.seen_by(viewer) for event in events)
    return [event for event in seen if event is not None]


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_events_folded_over_the_first_view_give_the_last(setting: Setting) -> None:
    """After every move, for every seat and for somebody who only watches."""
    states = match(setting, "folded", record=True)
    state = next(states)
    assert state.events  # the set-up, which the first view shows already
    folded = views(state)
    for state in states:
        events = state.events
        assert state.events == []
        for viewer in folded:
            folded[viewer] = fold(folded[viewer], told(state, viewer, events))
        assert folded == views(state)
    for viewer in folded:
        assert waited_for(folded[viewer]) == state.waiting


@pytest.mark.parametrize("player", ["greedy", "searching"])
@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_folding_holds_whoever_plays(setting: Setting, player: str) -> None:
    states = match(setting, f"folded {player}", PLAYERS[player], record=True)
    first = next(states)
    before, seen = views(first), {viewer: list[Any]() for viewer in viewers(setting)}
    assert first.events
    for number, state in enumerate(states):
        events = state.events
        for viewer in seen:
            seen[viewer] += told(state, viewer, events)
        if number == 60:
            break
    assert {viewer: fold(before[viewer], seen[viewer]) for viewer in seen} == views(state)


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_views_and_events_are_plain_json(setting: Setting) -> None:
    for state in match(setting, "plain", record=True):
        events = state.events
        for viewer in viewers(setting):
            for thing in (state.view(viewer), state.scene(viewer), told(state, viewer, events)):
                assert json.loads(json.dumps(thing)) == thing
            assert {event["type"] for event in told(state, viewer, events)} <= KINDS


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_a_card_is_named_only_to_those_who_see_where_it_comes_from_or_goes(
    setting: Setting,
) -> None:
    """Held against the views alone: a zone is in sight if a view tells its cards."""
    states = match(setting, "named", record=True)
    next(states).events.clear()
    for state in states:
        after = views(state)
        for event in state.events:
            for viewer, view in after.items():
                seen = event.seen_by(viewer)
                if seen is None or seen["type"] != "moved":
                    continue
                zones = view["zones"]
                comes_from_sight = "cards" in zones[seen["from"]]
                goes_to_sight = "cards" in zones[seen["to"]]
                assert ("card" in seen) == (comes_from_sight or goes_to_sight)
                assert ("piece" in seen) == ("card" in seen)
                assert ("index" in seen) == comes_from_sight


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_a_hidden_number_is_told_to_those_who_see_it(setting: Setting) -> None:
    states = match(setting, "numbers", record=True)
    next(states).events.clear()
    for state in states:
        for event in state.events:
            for viewer in viewers(setting):
                seen = event.seen_by(viewer)
                if seen is not None and seen["type"] == "set" and seen["field"] != "frames":
                    assert seen["field"] in state.view(viewer)["fields"]


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_what_is_not_recorded_costs_nothing_and_changes_nothing(setting: Setting) -> None:
    pairs = zip(match(setting, "off"), match(setting, "off", record=True), strict=True)
    for silent, recording in pairs:
        assert silent == recording
        assert silent.events == []
        assert len(silent.table.log.rows) == 0


# -- pieces ----------------------------------------------------------------------------------------


def pieces_of(scene: Scene) -> Iterator[dict[str, str]]:
    """All pieces of a scene, wherever they lie."""
    for zone in scene["zones"]:
        yield from zone.get("pieces", ())
        for slot in zone.get("slots", ()):
            yield from slot["pieces"]
        for floor in zone.get("floors", ()):
            for cell in floor["cells"]:
                yield from on_board(cell["pieces"])
        for file in zone.get("files", ()):
            yield file["piece"]
            yield from file["attached"]


def on_board(pieces: list[Any]) -> Iterator[dict[str, str]]:
    """Pieces of a space and what they hold; what is no card has a name with a dot in it."""
    for piece in pieces:
        if "." not in piece["id"]:
            yield piece
        yield from on_board(piece.get("holds", []))


def faces(state: State, viewer: int | None) -> dict[str, str]:
    """The pieces a viewer sees by their ids, each of which is there once."""
    scene: Any = state.scene(viewer)
    pieces = list(pieces_of(scene))
    found = {piece["id"]: piece["face"] for piece in pieces}
    assert len(found) == len(pieces)
    return found


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_a_piece_keeps_its_id_while_it_is_in_sight_and_never_gets_it_back(
    setting: Setting,
) -> None:
    """What a viewer sees changes only by the events: pieces come, go, and keep their faces."""
    states = match(setting, "pieces", record=True)
    state = next(states)
    state.events.clear()
    seen = {viewer: faces(state, viewer) for viewer in viewers(setting)}
    gone: dict[int | None, set[str]] = {viewer: set() for viewer in seen}
    for state in islice(states, 150):
        events = state.events
        for viewer in seen:
            follow(seen[viewer], gone[viewer], state.view(viewer), told(state, viewer, events))
            assert faces(state, viewer) == seen[viewer]


def follow(seen: dict[str, str], gone: set[str], view: View, events: list[dict[str, Any]]) -> None:
    """Let the events move the pieces that a viewer sees."""
    for event in events:
        if event["type"] == "moved" and "piece" in event:
            piece = event["piece"]
            assert piece not in gone
            assert seen.get(piece, event["card"]) == event["card"]
            assert ("index" in event) == (piece in seen)
            seen[piece] = event["card"]
            if "cards" not in view["zones"][event["to"]]:
                gone.add(piece)
                del seen[piece]


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_equal_matches_have_equal_scenes(setting: Setting) -> None:
    pairs = zip(
        match(setting, "scenes", record=True), match(setting, "scenes", record=True), strict=True
    )
    for one, other in pairs:
        for viewer in viewers(setting):
            assert one.scene(viewer) == other.scene(viewer)


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_a_scene_can_be_made_of_any_state(setting: Setting) -> None:
    """Of a copy, of an imagined world, of a loaded one: with other ids, and else the same."""
    for state in islice(match(setting, "any", record=True), 40):
        for viewer in viewers(setting):
            shown = sorted(faces(state, viewer).values())
            assert sorted(faces(state.clone(), viewer).values()) == shown
            loaded = setting.game.from_json(state.to_json())
            assert sorted(faces(loaded, viewer).values()) == shown
            if viewer is not None:
                world = state.imagine(viewer, Rng("any"))
                assert sorted(faces(world, viewer).values()) == shown
