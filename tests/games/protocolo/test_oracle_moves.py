"""The moves that the rules list against those that the rulebook allows (oracle_moves.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sobremesa.engine.state import State
from tests.games.protocolo.crowds import crowded
from tests.games.protocolo.helpers import AREAS, GAME, called
from tests.games.protocolo.oracle import PRINTED, Over, Shuffled
from tests.games.protocolo.oracle_deeds import Deeds
from tests.games.protocolo.oracle_moves import Offers, Turn
from tests.games.protocolo.test_oracle import ENDINGS, converse, told, world_of

HOUSES: list[dict[str, Any]] = [
    {},
    {"staff_actions": "one_action"},
    {"staff_moves": 0, "patient_moves": 0},
    {"staff_moves": 2, "patient_moves": "none"},
]
CROWDS, A_CROWD, STEPS = 6, 12, 10
USED_ACTIVE, USED_EPIC, RESTED, MOVED, ACTED = 1, 2, 4, 8, 16
STAFF = [
    called(name, mark)
    for name, card in PRINTED.items()
    if card["kind"] == "staff"
    for mark in range(card["copies"])
]


def turn_of(state: State) -> Turn:
    """What has been done in this turn, as all may see it."""
    view = state.view(None)
    seat = view["fields"]["turn"][0]
    turn = Turn(*(view["fields"][name][0] for name in ("stage", "staff_moved", "patients_moved")))
    marks = (
        (USED_ACTIVE, turn.used),
        (USED_EPIC, turn.epics),
        (RESTED, turn.rested),
        (MOVED, turn.moved),
        (ACTED, turn.acted),
    )
    for area in AREAS:
        zone = view["zones"][f"{area}.{seat}"]
        for i, kind in enumerate(zone["cards"]):
            card = called(kind, zone["mark"][i])
            for bit, found in marks:
                if zone.get("used", [0] * 99)[i] & bit:
                    found.add(card)
            cured = zone.get("cured", [0] * 99)[i]
            turn.cured |= {(one, card) for at, one in enumerate(STAFF) if cured >> at & 1}
    return turn


def position(dice: random.Random, house: int) -> State:
    """A crowded hospital at the beginning of its phase 2, with a hand."""
    diagram = crowded(dice, 0) | {"options": HOUSES[house], "number": 9}
    own = diagram["hospitals"][diagram["turn"]]
    own["money"] = dice.randrange(15)
    lying = [*own["sectors"], *own["staff"], *own["drugs"], *own["equipment"]]
    left = [name for name, card in PRINTED.items() if card["kind"] not in ("patients", "events")]
    for card in lying:
        if card[:3] in left:
            left.remove(card[:3])
    own["hand"] = dice.sample(left, 6)
    own["staff"] = [f"{one} TE 1" if dice.random() < 0.3 else one for one in own["staff"]]
    return GAME.position(diagram)


@pytest.mark.clause("CA-70")
@pytest.mark.clause("CA-71")
@pytest.mark.clause("CA-20")
@pytest.mark.clause("CA-22")
@pytest.mark.clause("CA-23")
@pytest.mark.clause("CA-24")
@pytest.mark.clause("CA-31")
@pytest.mark.clause("CA-32")
@pytest.mark.clause("CA-36")
@pytest.mark.clause("CA-39")
@pytest.mark.clause("CA-74")
@pytest.mark.clause("CA-76")
@pytest.mark.clause("CA-87")
@pytest.mark.parametrize("house", range(len(HOUSES)))
@pytest.mark.parametrize("seed", range(CROWDS))
def test_the_rules_list_what_the_rulebook_allows(house: int, seed: int) -> None:
    dice = random.Random(f"moves {house} {seed}")
    for _ in range(A_CROWD):
        state = position(dice, house)
        for _ in range(STEPS):
            seat = state.waiting[0] if state.waiting else -1
            prompt = state.prompt(seat) if state.waiting else None
            if prompt is None or prompt.kind != "act":
                break
            listed = {str(move) for move in state.moves(seat)}
            assert listed == Offers(world_of(state), turn_of(state)).all()
            state.play(seat, dice.choice(sorted(listed - {"end"}) or ["end"]))


@pytest.mark.clause("PC-6.6")
@pytest.mark.clause("PC-6.7")
@pytest.mark.clause("PC-6.8")
@pytest.mark.clause("PC-6.9")
@pytest.mark.clause("PC-6.10")
@pytest.mark.clause("PC-6.11")
@pytest.mark.clause("PC-7.1")
@pytest.mark.clause("PC-7.2")
@pytest.mark.clause("CA-33")
@pytest.mark.clause("CA-35")
@pytest.mark.clause("CA-44")
@pytest.mark.clause("CA-48")
@pytest.mark.clause("CA-66")
@pytest.mark.clause("CA-90")
@pytest.mark.clause("CA-94")
@pytest.mark.parametrize("house", range(len(HOUSES)))
@pytest.mark.parametrize("seed", range(CROWDS))
def test_each_action_does_what_the_rulebook_says(house: int, seed: int) -> None:
    dice = random.Random(f"deeds {house} {seed}")
    for _ in range(A_CROWD):
        state = position(dice, house)
        for _ in range(STEPS):
            acting = state.prompt(state.waiting[0]) if state.waiting else None
            if acting is None or acting.kind != "act":
                break
            moves = [str(move) for move in state.moves(state.waiting[0]) if str(move) != "end"]
            if not moves:
                break
            play = dice.choice(sorted({move.partition(":")[0] for move in moves}))
            compare(state, dice.choice([one for one in moves if one.startswith(play)]), dice)


def compare(state: State, move: str, dice: random.Random) -> None:
    """Make a move in both, and see that they come to the same."""
    world, turn = world_of(state), turn_of(state)
    before = told(world_of(state))
    state.play(state.waiting[0], move)
    try:
        converse(Deeds(world, turn).do(move), state, dice)
    except Shuffled:
        return
    except Over as over:
        ended = over.why, over.winners
    else:
        assert state.result is None, move
        assert told(world_of(state)) == told(world), (move, before)
        return
    assert state.result is not None, move
    assert state.result.reason in ENDINGS[ended[0]]
    assert set(state.result.winners) == ended[1]
