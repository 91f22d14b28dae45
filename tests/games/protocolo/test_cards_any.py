"""Whatever cards somebody writes that pass the checks: the rules can play with them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import sobremesa
from sobremesa.engine.state import State
from sobremesa.words import LANGUAGES, Words
from tests.games.protocolo.made_up import Maker

MOVES = 400
TOLD = 5  # matches that are told: to read the words of each takes its time
OPTIONS: tuple[dict[str, str | bool], ...] = (
    {},
    {"det_scope": "both"},
    {"staff_actions": "one_action"},
    {"event_deck": "own"},
    {"discharge_first": True, "pa_victory": "earned"},
)


@pytest.mark.clause("CA-69", "CA-70", "PC-3.4")
@pytest.mark.parametrize("seed", range(24))
def test_a_match_with_made_up_cards_breaks_no_rule(seed: int, tmp_path: Path) -> None:
    Maker(seed).write(tmp_path)
    game = sobremesa.load("protocolo", str(tmp_path))
    options = {"max_turns": 30, **OPTIONS[seed % len(OPTIONS)]}
    state, rng = game.start(2, seed, options), Random(seed)
    for number in range(MOVES):
        if not state.waiting:
            break
        seat = state.waiting[0]
        state.play(seat, rng.choice(state.moves(seat)))
        assert not list(game.broken(state.table))
        if number % 40 == 0:
            look_at(state)
    if seed < TOLD:
        tell(state)


def look_at(state: State) -> None:
    """It can be kept and seen."""
    assert state.game.from_json(state.to_json()).digest() == state.digest()
    for viewer in (None, 0, 1):
        state.scene(viewer)


def tell(state: State) -> None:
    """All that happened, and what is asked, can be told in both languages."""
    happened = state.events
    for language in LANGUAGES:
        words = Words(language, state.game)
        for event in happened:
            seen = event.seen_by(None)
            if seen is not None:
                words.event(seen)
        for seat in state.waiting:
            prompt = state.prompt(seat)
            assert prompt is not None
            assert words.prompt(prompt, seat)
            assert all(words.move(move, seat) for move in state.moves(seat))
