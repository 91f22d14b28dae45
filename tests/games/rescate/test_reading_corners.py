"""Corners that a reader with the rulebook in hand asked about, across the chapters."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.helpers import times
from tests.games.rescate.helpers import GAME, after, expert, figure, house, markers, texts, where
from tests.games.rescate.test_wild_fires import Wild

SPECIALISTS = [
    "paramedic",
    "captain",
    "imaging",
    "cafs",
    "hazmat",
    "generalist",
    "rescue",
    "driver",
    "engineer",
    "veteran",
    "dog",
]


@pytest.mark.clause("B-11.6", "R-3")
def test_nobody_is_led_on_by_somebody_who_becomes_the_dog() -> None:
    state = expert(figure("generalist", "07", leads=True), treated="07", poi="11 18")
    after(state, "crew:dog", "move:e")
    assert house(state).led(0) == -1
    assert markers(state)["07"] == "treated"
    assert where(state) == "08"


@pytest.mark.clause("B-11.6")
def test_what_is_carried_goes_on_being_carried_by_the_dog() -> None:
    state = expert(figure("generalist", "07", carries="victim"), victims="07", poi="11 18")
    after(state, "crew:dog", "move:e")
    assert markers(state)["08"] == "victim"


# -- wild boards at play ---------------------------------------------------------------------------

ENGINES = {"front": "07", "back": "03"}  # where the diagram parks it if nothing is said
MOVES = 40


def wild_position(chance: random.Random) -> dict[str, Any]:
    """A wild board of the experienced game, with specialists of all kinds."""
    diagram = Wild(chance, family=False).diagram()
    for one, who in zip(diagram["firefighters"], chance.sample(SPECIALISTS, 6), strict=False):
        holds = one.get("carries") == "hazmat" or "leads" in one
        one["specialist"] = who
        one["saved"] = chance.randint(0, 4)
        if who == "dog" and holds:
            del one["specialist"]
        if not one.keys() & {"carries", "leads"} and chance.random() < 0.2:
            one["at"] = ENGINES[diagram["options"]["board"]]
    diagram["turn"] = chance.randrange(len(diagram["firefighters"]))
    return diagram


@pytest.mark.parametrize("number", range(times(30)))
def test_whatever_is_done_on_a_wild_board_leaves_nothing_impossible(number: int) -> None:
    chance = random.Random(number)
    state = GAME.position(wild_position(chance))
    for _ in range(MOVES):
        if not state.waiting:
            return
        seat = state.waiting[0]
        moves = sorted(texts(state, seat))
        busy = [move for move in moves if move != "pass"]
        state.play(seat, chance.choice(busy if busy and chance.random() < 0.9 else moves))
        assert list(GAME.broken(state.table)) == []
