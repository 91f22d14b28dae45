"""Part 7: states that differ only in what a seat cannot know are the same to that seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.events import Event
from sobremesa.engine.state import State
from sobremesa.engine.values import Move
from tests.conformance.helpers import (
    GAMES,
    PUBLISHED,
    Setting,
    by_default,
    few_settings,
    here_and_there,
    random_states,
    sample,
    times,
)

STATES = 1_000  # at each number of seats
FIXTURE_STATES = 200
SAMPLE = 60  # moves of the vocabulary whose refusals are compared


def twins(state: State, seat: int, number: int) -> tuple[State, State]:
    """Two worlds that fit what a seat may know."""
    one = state.imagine(seat, Rng(f"twin {number}"))
    return one, state.imagine(seat, Rng(f"other twin {number}"))


def check_alike(one: State, other: State, seat: int, codes: list[int]) -> None:
    """All that a seat can ask has the same answer."""
    assert one.view(seat) == other.view(seat)
    assert one.waiting == other.waiting
    assert one.moves(seat) == other.moves(seat)
    assert one.prompt(seat) == other.prompt(seat)
    assert one.scene(seat) == other.scene(seat)
    assert (one.result is None) == (other.result is None)
    for code in codes:
        move = one.game.move(code)
        assert one.refusal(seat, move) == other.refusal(seat, move)


def check_eyes(state: State, other: State, seat: int) -> None:
    """The eyes of the seat see the same, and hold the same inside."""
    eyes, others = state.eyes(seat), other.eyes(seat)
    assert eyes.view == state.view(seat)
    assert eyes.moves == state.moves(seat)
    assert eyes.prompt == state.prompt(seat)
    assert eyes._state.digest() == others._state.digest()
    assert eyes.imagine(Rng("same")) == others.imagine(Rng("same"))


def next_moves(one: State, other: State, rng: Rng) -> Iterator[tuple[int, Move]]:
    """A move that can be made in both, of each seat that is waited for."""
    for seat in one.waiting:
        both = [move for move in one.moves(seat) if move in other.moves(seat)]
        if both:
            yield seat, both[int(rng.below(len(both)))]


def told_to(seat: int, state: State, mover: int, move: Move) -> list[object]:
    """The events of a move as a seat sees them, up to the first that reveals something."""
    after = state.clone()
    after.recording = True
    after.play(mover, move)
    told: list[object] = []
    for event in after.events:
        if event.reveals:
            break
        told.append(event.seen_by(seat))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_twins_are_alike_to_the_seat(setting: Setting) -> None:
    count = STATES if setting.game in PUBLISHED else FIXTURE_STATES
    rng = Rng(f"twins {setting}")
    codes = list(setting.game.vocabulary(setting.seats))
    for number, state in enumerate(random_states(setting, times(count), "twins")):
        seat = number % setting.seats
        one, other = twins(state, seat, number)
        asked = sample(codes, SAMPLE, rng)
        check_alike(one, other, seat, asked)
        check_alike(state, one, seat, asked[:10])
        check_eyes(one, other, seat)
        for mover, move in next_moves(one, other, rng):
            assert told_to(seat, one, mover, move) == told_to(seat, other, mover, move)


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_twins_are_alike_under_every_house_rule(setting: Setting) -> None:
    rng = Rng(f"twins {setting}")
    codes = list(setting.game.vocabulary(setting.seats))
    for number, state in enumerate(random_states(setting, times(40), "house")):
        for seat in range(setting.seats):
            one, other = twins(state, seat, number)
            check_alike(one, other, seat, sample(codes, 10, rng))
            check_eyes(state, other, seat)
            for mover, move in next_moves(one, other, rng):
                assert told_to(seat, one, mover, move) == told_to(seat, other, mover, move)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_secret_answer_is_told_to_nobody_else(game: Game) -> None:
    """Where several are asked at once, others learn that one has answered, and not what."""
    for setting in few_settings(game):
        for state in random_states(setting, 30, "secret"):
            if len(state.waiting) < 2:
                continue
            mover = state.waiting[0]
            told = [events_of(state, mover, move) for move in state.moves(mover)]
            for viewer in (None, *range(setting.seats)):
                if viewer != mover:
                    seen = [[event.seen_by(viewer) for event in events] for events in told]
                    assert all(events == seen[0] for events in seen)


def events_of(state: State, mover: int, move: Move) -> list[Event]:
    """What happens by a move."""
    after = state.clone()
    after.recording = True
    after.play(mover, move)
    return after.events
