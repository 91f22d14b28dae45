"""On wild boards the legal moves are those of the naive rules, for every specialist."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sobremesa.engine.errors import Bad
from tests.conformance.helpers import LONG
from tests.games.rescate.helpers import GAME, texts
from tests.games.rescate.naive import Crew
from tests.games.rescate.naive_deeds import FREE, FREE_AP, ONLY, Turn
from tests.games.rescate.test_wild_fires import Wild, name, names

BOARDS = 20_000 if LONG else 400


def wild_turn(chance: random.Random, family: bool) -> tuple[Turn, dict[str, Any]]:
    """Somebody's turn on a wild board, in the naive way and as a diagram."""
    wild = Wild(chance, family)
    table = wild.table
    crew = len(table.crew)
    who = ["firefighter"] * crew if family else chance.sample(list(ONLY), crew)
    me = chance.randrange(crew)
    if not family and chance.random() < 0.4:  # those whose deeds are seldom possible
        rare = chance.choice(("engineer", "dog"))
        who = [who[me] if role == rare else role for role in who]
        who[me] = rare
    for one, role in zip(table.crew, who, strict=True):
        if role == "dog" and (one.leads or one.carries == "hazmat"):
            who[who.index("dog")] = next(role for role in ONLY if role not in who)
    spot = chance.randrange(4)
    engine = frozenset() if family else table.house.engine[spot]
    free_hands = not (table.crew[me].carries or table.crew[me].leads)
    if free_hands and engine and chance.random() < 0.3:
        table.crew[me].at = chance.choice(sorted(engine))
    elif free_hands and table.fire and chance.random() < 0.3:
        table.crew[me].at = chance.choice(sorted(table.fire))
    elif free_hands and chance.random() < 0.3:
        places = [*table.victims, *table.hazmats, *table.hot - table.fire]
        table.crew[me].at = chance.choice(places or [table.crew[me].at])
    held = holders(table.crew, table.victims)
    lying = [number for number in range(len(table.victims)) if number not in held]
    led = [number for number, seat in held.items() if table.crew[seat].leads]
    treated = led + [number for number in lying if not family and chance.random() < 0.3]
    fresh = chance.random() < 0.5
    free = chance.randint(0, FREE_AP[who[me]]) if who[me] in FREE else 0
    turn = Turn(table, me, who, chance.randint(0, 7), free, fresh, engine, treated, held)
    diagram = wild.diagram() | {
        "turn": me,
        "acted": not fresh,
        "free": free,
        "victims": names(at for n, at in enumerate(table.victims) if n not in treated),
        "treated": names(table.victims[n] for n in treated),
    }
    if engine:
        diagram["engine"] = name(min(engine))
        for one, role in zip(diagram["firefighters"], who, strict=False):
            one["specialist"] = role
    diagram["firefighters"][me]["ap"] = turn.ap
    return turn, diagram


def holders(crew: list[Crew], victims: list[tuple[int, int]]) -> dict[int, int]:
    """Which victim is in whose hands."""
    found: dict[int, int] = {}
    for seat, one in enumerate(crew):
        if one.carries == "victim" or one.leads:
            free = (n for n, at in enumerate(victims) if at == one.at and n not in found)
            found[next(free)] = seat
    return found


@pytest.mark.clause(
    "B-3.2", "B-4.2", "B-4.4", "B-5.1", "B-5.2", "B-5.3", "B-5.4", "B-5.5", "B-10.5", "B-11.2",
    "B-11.5", "B-11.6", "R-3", "R-7",
)  # fmt: skip
@pytest.mark.parametrize("family", [True, False], ids=["family", "experienced"])
def test_the_legal_moves_are_those_of_the_naive(family: bool) -> None:
    seen = Counter[str]()
    for number in range(BOARDS):
        turn, diagram = wild_turn(random.Random(number), family)
        if not turn.is_safe(turn.table, turn.purse):  # nobody can stand like that
            with pytest.raises(Bad, match=r"B-4\.4"):
                GAME.position(diagram)
            seen["refused"] += 1
            continue
        state = GAME.position(diagram)
        found, expected = texts(state, turn.me), turn.deeds()
        wrong = {"too many": found - expected, "too few": expected - found}
        assert found == expected, (number, wrong, turn.who[turn.me], turn.purse, diagram)
        seen.update(text.partition(":")[0] for text in found)
        seen["in fire"] += turn.mine.at in turn.table.fire
    assert seen["in fire"] > BOARDS / 50
    assert seen["refused"] > BOARDS / 100
    plays = {"move", "open", "close", "extinguish", "chop", "carry", "drop", "pass"}
    if not family:
        plays |= {"lead", "leave", "treat", "identify", "dispose", "clear", "repair", "squeeze"}
        plays |= {"reveal", "drive", "gun", "crew", "command"}
    assert plays <= seen.keys(), plays - seen.keys()
