"""Positions: everything can be written, and what is wrong is said."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import Bad
from tests.games.rescate.helpers import (
    GAME,
    RECRUIT,
    after,
    ap,
    bonus,
    cubes,
    doors,
    fire,
    free,
    hazmats,
    hot,
    house,
    lost,
    markers,
    parked,
    rescued,
    reserve,
    smoke,
    texts,
    where,
)

ALL: dict[str, Any] = {
    "game": "rescate",
    "seats": 2,
    "seed": 7,
    "options": RECRUIT,
    "firefighters": [
        {"at": "22", "specialist": "captain", "carries": "hazmat", "leads": True, "ap": 3},
        {"at": "3,0", "specialist": "dog", "saved": 5},
    ],
    "turn": 0,
    "acted": True,
    "free": 1,
    "bonus": 1,
    "turns": 12,
    "fire": "11 12",
    "smoke": ["3,4", "35"],
    "hot": "44",
    "reserve": 2,
    "hazmats": "22 66",
    "poi": {"24": "victim"},
    "victims": "51",
    "treated": "22",
    "rescued": 2,
    "lost": 1,
    "alarms": 3,
    "stack": ["alarm", "victim"],
    "doors": {"32|33": "open", "44|54": "gone", "13|14": "closed"},
    "cubes": {"24|34": 1, "13|03": 2},
    "engine": "20",
    "ambulance": "73",
    "dice": [6, 8],
}


def test_everything_can_be_written() -> None:
    state = GAME.position(ALL)
    assert (where(state), where(state, 1)) == ("22", "30")
    assert (ap(state), ap(state, 1), free(state), bonus(state)) == (3, 5, 1, 1)
    assert (fire(state), smoke(state), hot(state), reserve(state)) == ("11 12", "34 35", "44", 2)
    assert hazmats(state) == "22 66"
    assert markers(state) == {"22": "treated", "24": "?", "51": "victim"}
    assert (rescued(state), lost(state), house(state).count(3)) == (2, 1, 3)
    assert {pair: how for pair, how in doors(state).items() if how != "closed"} == {
        "32|33": "open",
        "44|54": "gone",
    }
    assert cubes(state) == {"24|34": 1, "03|13": 2}
    assert parked(state) == ("10", "73")
    assert {"drop", "leave"} <= texts(state)
    assert "crew:cafs" not in texts(state)
    assert smoke(after(state, "pass")) == "34 35 68"


def test_what_is_not_given_has_a_default() -> None:
    state = GAME.position({"firefighters": [{"at": "30"}]})
    assert (ap(state), fire(state), markers(state), cubes(state)) == (4, "", {}, {})
    experienced = GAME.position({"firefighters": [{"at": "30"}] * 2, "options": RECRUIT})
    assert parked(experienced) == ("07", "05")
    assert house(experienced).role(0) != house(experienced).role(1)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"firefighters": []}, ""),
    ({"firefighters": [{"at": "30"}] * 7}, ""),
    ({"firefighters": [{}]}, "part-missing"),
    ({"firefighters": [{"at": "99"}]}, "no-space"),
    ({"firefighters": [{"at": "x"}]}, "no-space"),
    ({"firefighters": [{"at": "30", "specialist": "cook"}]}, "unknown-name"),
    ({"firefighters": [{"at": "30", "specialist": "dog"}]}, "no-such-specialist"),
    ({"firefighters": [{"at": "30", "carries": "piano"}]}, "unknown-name"),
    ({"firefighters": [{"at": "30", "carries": "victim"}]}, "held-elsewhere"),
    ({"firefighters": [{"at": "30", "leads": True}]}, "held-elsewhere"),
    ({"firefighters": [{"at": "30", "leads": 1}]}, "no-flag"),
    ({"firefighters": [{"at": "30", "ap": 99}]}, "too-many-ap"),
    ({"firefighters": [{"at": "30", "ap": -2}]}, "out-of-range"),
    ({"firefighters": [{"at": "30"}, {"at": "30", "saved": 5}]}, "too-many-ap"),
    ({"turn": 3}, "no-seat"),
    ({"turns": 600}, "ended"),
    ({"free": 1}, "too-many-ap"),
    ({"bonus": 2}, "out-of-range"),
    ({"fire": "22", "firefighters": [{"at": "22", "ap": 0}]}, "in-fire"),
    ({"fire": "30"}, "fire-outside"),
    ({"smoke": "30"}, "smoke-outside"),
    ({"fire": 22}, "part-form"),
    ({"poi": "11 12 13 14"}, "too-many-markers"),
    ({"poi": {"11": "cat"}}, "unknown-name"),
    ({"poi": "30"}, "marker-outside"),
    ({"rescued": 11}, "none-left"),
    ({"rescued": 7}, "ended"),
    ({"lost": 4}, "ended"),
    ({"alarms": 6}, "none-left"),
    ({"stack": ["dog"]}, "unknown-name"),
    ({"hazmats": "11 12 13 14 15 16 17"}, "too-many-hazmats"),
    ({"hazmats": "30"}, "hazmat-outside"),
    ({"doors": {"11|12": "open"}}, "no-edge"),
    ({"doors": {"24|34": "open"}}, "no-edge"),
    ({"doors": {"13|14": "ajar"}}, "unknown-name"),
    ({"cubes": {"24|34": 3}}, "edge-state"),
    ({"cubes": {"13|14": 1}}, "edge-state"),
    ({"cubes": {"24|34": True}}, "edge-state"),
    ({"reserve": 25}, "out-of-range"),
    ({"engine": "07"}, "no-vehicles"),
    ({"engine": "06", "options": RECRUIT}, "no-spot"),
    ({"dice": [0]}, "no-dice"),
    ({"dice": ["six"]}, "part-holds"),
    ({"colour": "red"}, "no-part"),
]


@pytest.mark.parametrize(("parts", "code"), WRONG, ids=str)
def test_what_is_wrong_is_said(parts: dict[str, Any], code: str) -> None:
    with pytest.raises(Bad) as raised:
        GAME.position({"firefighters": [{"at": "70"}]} | parts)
    detail = raised.value.arguments.get("detail")
    assert not code or getattr(detail, "code", None) == code


def test_two_of_one_specialist() -> None:
    twice = [{"at": "30", "specialist": "dog"}] * 2
    with pytest.raises(Bad) as raised:
        GAME.position({"firefighters": twice, "options": RECRUIT})
    assert raised.value.arguments["clause"] == "B-9.9"
