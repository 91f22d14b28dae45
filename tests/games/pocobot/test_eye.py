"""What a player looks at: the exact answer to whether an attack destroys, and counted cards."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.engine.state import State
from sobremesa.games.pocobot import eye
from sobremesa.games.pocobot.game import pocobot_table
from sobremesa.games.pocobot.rules import outlook
from sobremesa.games.pocobot.rules.collapse import NEVER
from tests.games.playing import after
from tests.games.pocobot.helpers import GAME, at, force, outcome, playout, removed, struck

PANELS = ("", "C7", "C2,4,7", "H5", "H3,6", "C2,4,7 H3,6", "C5 H5", "C2,4 H10", "C3,9 H2,7")
READINGS: list[dict[str, Any]] = [
    {},
    {"equal_destroys": True},
    {"heartless": "invulnerable"},
    {"heartless": "any_attack_loses"},
]


@pytest.mark.parametrize("options", READINGS, ids=str)
@pytest.mark.parametrize("panel", PANELS)
def test_the_weakest_attack_that_destroys(panel: str, options: dict[str, Any]) -> None:
    """Held against the rules themselves, attack by attack."""
    falls = [
        points
        for points in range(1, 35)
        if outcome(struck(panel, force(points), options=options))[1] == (0,)
    ]
    crew = "P=QC " if panel.count(",") > 1 and panel.startswith("C2,4,7") else ""
    table = pocobot_table(at("H8", crew + panel, options=options))
    needed = outlook.needed_to_destroy(table, 1)
    assert (falls[0] if falls else NEVER) == needed
    assert falls == list(range(falls[0], 35)) if falls else True


def strongest_by_trying(state: State) -> int:
    """The strongest attack among all that the rules allow."""
    best, open_states = 0, [state]
    while open_states:
        now = open_states.pop()
        prompt = now.prompt(now.waiting[0])
        assert prompt is not None
        if prompt.kind == "dodge":
            best = max(best, int(str(prompt.arguments["attack"])))
            continue
        for move in now.moves(now.waiting[0]):
            if str(move).partition(":")[0] in ("attack", "points", "extra", "pay", "fire"):
                open_states.append(after(now.clone(), str(move)))
    return best


@pytest.mark.parametrize(
    "own",
    [
        "P=QS S9,7,5 H2 C2,3",
        "P=QS S9,7,5 H2 C2,3 F2",
        "P=QS S9,7,5 H2 C2,3 F7",
        "P=QS S9,7,5 H2 C2,3 F10",
        "P=QS B=AD S9,7,5 H2 C8,3 F2",
        "P=QH S10,2 H2,3,4 C3 F3",
        "S10,9 H2",
        "H2",
    ],
)
@pytest.mark.parametrize("unlocked", [True, False])
@pytest.mark.parametrize(
    "options", [{}, {"declare": "cards"}, {"extra_needs_unlock": True}], ids=str
)
def test_the_strongest_attack(own: str, unlocked: bool, options: dict[str, Any]) -> None:
    state = at(own, "H10", unlocked=unlocked, options=options)
    assert outlook.strongest_attack(pocobot_table(state), 0) == strongest_by_trying(state)


@pytest.mark.parametrize(
    ("attack", "clubs", "hearts", "equal", "expected"),
    [
        (12, [7, 2, 4], [3, 6], False, ([2, 4], [], 6)),
        (17, [2, 4, 7], [3, 6], False, ([2, 4, 7], [3], 1)),
        (23, [2, 4, 7], [3, 6], False, ([2, 4, 7], [3, 6], 1)),
        (9, [], [3, 6], False, ([], [3], 6)),
        (9, [], [3, 6], True, ([], [3, 6], 0)),
        (6, [7], [], False, ([], [], 6)),
        (0, [2], [2], False, ([], [], 0)),
    ],
)
def test_losses(
    attack: int, clubs: list[int], hearts: list[int], equal: bool, expected: Any
) -> None:
    assert eye.losses(attack, clubs, hearts, equal) == expected


def test_losses_are_those_of_the_rules() -> None:
    for points in range(1, 35):
        state = struck("C2,4,7 H3,6", force(points))
        _, hearts, _ = eye.losses(points, [2, 4, 7], [3, 6])
        assert {f"{value}H" for value in hearts} == removed(state)


def test_the_dodge_to_fear_is_counted() -> None:
    """A diamond that lies in sight, or in one's own hand, is not in the rival's."""
    table = pocobot_table(at("H2 F10", "H3 F9", "8D 2C", "?", discard="7D"))
    assert outlook.dodge_to_fear(table, 0) == 6
    assert outlook.dodge_to_fear(pocobot_table(at("H2", "H3", "2C", "")), 0) == 0
    assert outlook.dodge_in_hand(table, 0) == 8


def test_who_can_destroy_whom() -> None:
    state = at("S9,7 H2", "H3,5 C2", "", "?", unlocked=True)
    table = pocobot_table(state)
    assert not outlook.can_destroy(table, 0, 0)
    weak = pocobot_table(at("S9,7 H2", "H5 C2", "", "10D", unlocked=True))
    assert outlook.can_destroy(weak, 0, 0)
    assert not outlook.can_destroy(weak, 0, 2)
    features = eye.features(weak, 0)
    assert (features["can_destroy"], features["surely_destroys"]) == (1.0, 0.0)
    assert eye.features(weak, 1)["in_danger"] == 1.0
    assert eye.features(weak, 1)["surely_lost"] == 0.0


def test_an_attack_on_its_way_counts_for_both() -> None:
    state = after(at("S9 H2", "H3,10", "", "?", unlocked=True), "fire:9S")
    table = pocobot_table(state)
    assert eye.features(table, 0)["strikes"] == -eye.features(table, 1)["strikes"] == 6.0
    assert eye.features(table, 0)["kills"] == 0.0
    deadly = pocobot_table(after(at("S9 H2", "H3", "", "?", unlocked=True), "fire:9S"))
    assert eye.features(deadly, 0)["kills"] == -eye.features(deadly, 1)["kills"] == 1.0


def test_how_many_cards_are_missing() -> None:
    for own, missing in (("", 7), ("S9,7", 5), ("P=QS S9,7,5 H2 C2", 1), ("P=QH S9,7 H2 C2,3", 2)):
        assert outlook.missing(pocobot_table(at(own, "H3")), 0) == missing


def test_every_feature_has_a_weight_and_only_those() -> None:
    state = GAME.start(seed=1)
    for step in playout(state, 1):
        for seat in (0, 1):
            assert set(GAME.features(step, seat)) == set(GAME.weights)


def test_features_of_a_seat_depend_on_what_it_may_know() -> None:
    """Two hands of the rival that cannot be told apart are worth the same."""
    one = pocobot_table(at("S9,7 H2", "H5", "2C", "10D 9D", unlocked=True))
    other = pocobot_table(at("S9,7 H2", "H5", "2C", "KS KH", unlocked=True))
    assert eye.features(one, 0) == eye.features(other, 0)
