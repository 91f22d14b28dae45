"""What the table of PoCoBOT shows: limits, what is missing, and what an attack would do."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.scene import Scene, Slot, Zone
from sobremesa.engine.state import State
from sobremesa.readers.choosing import MOST, arrange, options_of
from sobremesa.words import Words
from tests.games.playing import after
from tests.games.pocobot.helpers import GAME, at

WORDS = Words("en", GAME, ("Ana", "Berto"))
READY = "P=QS S9,7,5 H10 C8,3 F8,2"


def zone(scene: Scene, name: str) -> Zone:
    return next(one for one in scene["zones"] if one["id"] == name)


def slots(state: State, seat: int = 0, viewer: int | None = None) -> dict[str, Slot]:
    """The places of a panel, by name."""
    panel = zone(state.scene(viewer), f"panel.{seat}")
    return {slot["id"].partition(".")[0]: slot for slot in panel["slots"]}


def limits(state: State) -> list[int | None]:
    places = slots(state)
    return [places[name].get("limit") for name in ("spades", "hearts", "clubs")]


def lines(state: State, name: str) -> list[str]:
    """The sentences of a zone."""
    return [WORDS.text(line) for line in zone(state.scene(None), name)["lines"]]


@pytest.mark.parametrize(
    ("panel", "expected"),
    [
        ("", [2, 2, 2]),
        ("P=QS", [3, 2, 2]),
        ("P=QS K=QS", [3, 2, 2]),
        ("P=QS K=QH B=AC", [3, 3, 4]),
        ("P=QS K=JD@clubs", [3, 2, 3]),
        ("B=AD", [2, 2, 2]),
    ],
)
def test_each_module_shows_its_limit(panel: str, expected: list[int]) -> None:
    assert limits(at(panel.replace("K=QS", "K=KS"), "H3")) == expected


def test_a_copilot_who_raises_what_suits_best_raises_what_needs_it() -> None:
    options: dict[str, Any] = {"diamond_flex": "dynamic"}
    assert limits(at("P=QS K=JD H2,3", "H4", options=options)) == [3, 2, 2]
    assert limits(at("P=QS K=JD H2,3,5", "H4", options=options)) == [3, 3, 2]


def test_fuel_has_no_limit_and_cards_stand_from_the_lowest_up() -> None:
    places = slots(at(READY, "H3"))
    assert places["fuel"]["limit"] is None
    assert [piece["sign"] for piece in places["spades"]["pieces"]] == ["5", "7", "9"]
    assert {piece["hue"] for piece in places["spades"]["pieces"]} == {"spade"}


def test_diamonds_among_the_crew_say_what_they_do() -> None:
    places = slots(at("P=QS K=JD@clubs B=AD", "H3"))
    assert WORDS.text(places["copilot"]["state"]["label"]) == "raises Armour"
    assert WORDS.text(places["booster"]["state"]["label"]) == "burns clubs"
    assert "state" not in places["pilot"]


@pytest.mark.parametrize(
    ("panel", "options", "label", "items"),
    [
        ("", {}, "To mount it", {"Pilot": False, "3 of the Pilot’s suit": False}),
        ("P=QS S9,7 H10", {}, "To mount it", {"Pilot": True, "3 spades (now 2)": False}),
        (READY, {}, "Mounted", {"6 in the modules (now 6)": True, "3 spades (now 3)": True}),
        (
            "P=QS K=QC S9,7,5 C2,3,4",
            {"mounted_each_module": True},
            "To mount it",
            {"6 in the modules (now 6)": True, "some in every module": False},
        ),
    ],
)
def test_what_is_missing_to_be_mounted(
    panel: str, options: dict[str, Any], label: str, items: dict[str, bool]
) -> None:
    shown = zone(at(panel, "H3", options=options).scene(0), "mounted.0")
    told = {WORDS.text(item["label"]): item["done"] for item in shown["items"]}
    assert WORDS.text(shown["label"]) == label
    assert items.items() <= told.items()


def test_the_gauges_add_up_the_values_of_each_suit() -> None:
    seats = at(READY, "H3,6 C2").scene(None)["seats"]
    assert [[gauge["value"] for gauge in seat["gauges"]] for seat in seats] == [
        [21, 10, 11, 10],
        [0, 9, 2, 0],
    ]


def test_declaring_points_shows_how_many_bring_each_card_down() -> None:
    state = after(at(READY, "H4,6 C2"), "attack")
    assert lines(state, "needed") == [
        "3 points bring down the 2 of clubs.",
        "7 points bring down the 4 of hearts.",
        "13 points bring down the 6 of hearts, and the mecha with it.",
    ]
    equal = after(at(READY, "H4 C2", options={"equal_destroys": True}), "attack")
    assert lines(equal, "needed") == [
        "2 points bring down the 2 of clubs.",
        "6 points bring down the 4 of hearts, and the mecha with it.",
    ]
    assert lines(after(at(READY, "C2"), "attack"), "needed") == [
        "3 points bring down the 2 of clubs.",
        "3 points break the mecha down.",
    ]


@pytest.mark.parametrize(
    ("rival", "points", "options", "expected"),
    [
        (
            "H4,6 C2,7",
            14,
            {},
            [
                "It is 14 points against Berto’s mecha.",
                "Down go the 2 of clubs, the 7 of clubs and the 4 of hearts.",
                "It stops at the 6 of hearts, which holds.",
                "Berto keeps 1 heart.",
            ],
        ),
        (
            "H4 C2",
            14,
            {},
            [
                "It is 14 points against Berto’s mecha.",
                "Down go the 2 of clubs and the 4 of hearts.",
                "Berto’s mecha is destroyed.",
            ],
        ),
        (
            "C2",
            14,
            {},
            [
                "It is 14 points against Berto’s mecha.",
                "Down goes the 2 of clubs.",
                "Berto’s mecha, without hearts, breaks down.",
            ],
        ),
        (
            "C2",
            14,
            {"heartless": "invulnerable"},
            ["It is 14 points against Berto’s mecha.", "Down goes the 2 of clubs."],
        ),
        (
            "C9",
            1,
            {"heartless": "any_attack_loses"},
            [
                "It is 1 point against Berto’s mecha.",
                "No card falls.",
                "It stops at the 9 of clubs, which holds.",
                "Berto’s mecha, without hearts, breaks down.",
            ],
        ),
    ],
)
def test_what_an_attack_would_do_if_not_dodged(
    rival: str, points: int, options: dict[str, Any], expected: list[str]
) -> None:
    own = READY.replace("C8,3", "C10,3")
    state = after(at(own, rival, options=options), "attack", f"points:{points}", "extra:none")
    assert lines(state, "preview") == expected
    paid = after(state, str(state.moves(0)[0]))
    assert lines(paid, "preview") == expected


def test_the_extra_projectile_counts_once_it_is_chosen() -> None:
    state = after(at(READY, "H4,6 C2,7"), "attack", "points:9")
    assert lines(state, "preview")[0] == "It is 9 points against Berto’s mecha."
    after(state, "extra:7S")
    assert lines(state, "preview")[0] == "It is 16 points against Berto’s mecha."


def test_the_preview_is_the_same_whatever_the_defender_holds() -> None:
    """PB-10.1 What one could dodge with is not public."""
    moves = ("attack", "points:14", "extra:none", "pay:8D")
    bare = after(at(READY, "H4,6", "", "QH"), *moves)
    armed = after(at(READY, "H4,6", "", "9D"), *moves)
    assert lines(bare, "preview") == lines(armed, "preview")
    assert bare.waiting == armed.waiting == (1,)


def test_only_the_owner_sees_a_hand() -> None:
    state = at(READY, "H4", "2C KD", "5D")
    assert [piece["face"] for piece in zone(state.scene(0), "hand.0")["pieces"]] == ["2C", "KD"]
    assert "pieces" not in zone(state.scene(1), "hand.0")
    assert "pieces" not in zone(state.scene(None), "hand.1")


def test_removed_hearts_are_all_shown_once_there_are_any() -> None:
    assert all(one["id"] != "removed" for one in at(READY, "H4").scene(0)["zones"])
    shown = zone(at(READY, "H4", removed="2H 3H", unlocked=True).scene(0), "removed")
    assert [piece["face"] for piece in shown["pieces"]] == ["2H", "3H"]


def test_a_long_list_of_moves_is_told_by_their_kinds() -> None:
    state = at("P=QS K=JD@hearts S9,7,5 H3,6 C8 F5,4", "H4", "2S KD 10C 2D QH 6S", unlocked=True)
    options = options_of(arrange(GAME, state.moves(0), WORDS, 0))
    told = {option.short for option in options}
    assert {"Attack with fuel", "Burn the 2 of diamonds and draw 2"} <= told
    assert len(next(o for o in options if o.whole.startswith("Remove")).moves) == 10
    assert sum(len(option.moves) for option in options) == len(state.moves(0))
    assert len(options) <= MOST
