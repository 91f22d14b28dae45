"""B-12.1 The Veteran: dodging, and the experience that those near him have."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    after,
    ap,
    at,
    bonus,
    burn,
    expert,
    figure,
    hazmats,
    lost,
    markers,
    refused,
    rescued,
    texts,
    where,
)

POI = "18 61 68"


@pytest.mark.clause("B-12.1")
def test_the_veteran_dodges_for_one_saved_ap() -> None:
    state = expert(figure("veteran", "22", ap=3), fire="21", poi=POI)
    burn(state, "22")
    assert texts(state) == {"dodge:n", "dodge:e", "dodge:s", "stand"}
    assert refused(state, "dodge:w") == "space-burns (R-3)"
    after(state, "dodge:s")
    assert where(state) == "32"
    assert ap(state) == 2 + 4


@pytest.mark.clause("B-12.1")
def test_nobody_else_dodges() -> None:
    state = expert(figure("generalist", "22", ap=4), fire="21", poi=POI, ambulance="30")
    burn(state, "22")
    assert texts(state) == {"recover:3,0", "recover:4,0"}
    family = at({"at": "22", "ap": 4}, fire="21", poi=POI)
    assert where(burn(family, "22")) == "30"
    assert refused(family, "dodge:n") == "other-decision (B-12.1)"


@pytest.mark.clause("B-12.1")
def test_without_a_saved_ap_there_is_no_dodge() -> None:
    state = expert(figure("veteran", "22", ap=0), fire="21", poi=POI, ambulance="30")
    assert texts(burn(state, "22")) == {"recover:3,0", "recover:4,0"}


@pytest.mark.clause("B-12.1")
def test_with_no_space_to_go_to_neither() -> None:
    state = expert(figure("veteran", "22", ap=4), fire="21 12 23 32", poi=POI, ambulance="30")
    assert texts(burn(state, "22")) == {"recover:3,0", "recover:4,0"}


@pytest.mark.clause("B-12.1")
def test_to_stand_is_to_be_knocked_down() -> None:
    state = expert(figure("veteran", "22", ap=4), fire="21", poi=POI, ambulance="30")
    after(burn(state, "22"), "stand")
    assert texts(state) == {"recover:3,0", "recover:4,0"}


@pytest.mark.clause("B-12.1", "R-3")
def test_a_load_is_left_behind_and_lost() -> None:
    state = expert(
        figure("veteran", "22", ap=4, carries="victim"), victims="22", fire="21", poi="18 68"
    )
    burn(state, "22 61")
    after(state, "dodge:n")
    assert (where(state), lost(state)) == ("12", 1)
    assert refused(state, "drop") == "hands-empty (B-5.2)"


@pytest.mark.clause("B-12.1", "R-3")
@pytest.mark.parametrize("along", [True, False])
def test_a_led_victim_may_come_along(along: bool) -> None:
    state = expert(figure("veteran", "22", ap=4, leads=True), treated="22", fire="21", poi="18 68")
    burn(state, "22 61")
    assert {"dodge:n", "dodge:n+led"} <= texts(state)
    after(state, "dodge:n+led" if along else "dodge:n")
    assert lost(state) == (0 if along else 1)
    assert ("12" in markers(state)) == along
    assert ("leave" in texts(state)) == along


@pytest.mark.clause("B-12.1")
def test_a_dodge_turns_over_a_poi_and_may_end_at_the_ambulance() -> None:
    state = expert(
        figure("veteran", "31", ap=4, leads=True),
        treated="31",
        fire="21",
        poi={"32": "victim"},
        ambulance="30",
    )
    burn(state, "31 61 62")
    after(state, "dodge:w+led")
    assert rescued(state) == 1


@pytest.mark.clause("B-12.1", "R-8")
@pytest.mark.parametrize(
    ("veteran", "smoking", "near"),
    [
        ("22", "", True),  # the same space
        ("23", "", True),  # adjacent
        ("23", "23", True),  # adjacent, in smoke or not
        ("13", "", True),  # two moves
        ("11", "", True),
        ("41", "", True),  # three moves
        ("42", "", True),
        ("13", "13", False),  # not into smoke
        ("13", "12 23", False),  # no way without smoke
        ("14", "", False),  # behind a closed door
        ("34", "", False),
        ("40", "", False),  # too far
    ],
)
def test_others_near_the_veteran(veteran: str, smoking: str, near: bool) -> None:
    state = expert(
        figure("veteran", veteran),
        figure("generalist", "22"),
        smoke=smoking,
        poi=POI,
    )
    burn(state, "45")
    assert state.waiting == (1,)
    assert bonus(state) == (1 if near else 0)


@pytest.mark.clause("B-12.1", "R-8")
def test_others_dodge_for_two_saved_ap() -> None:
    state = expert(figure("generalist", "22", ap=2), figure("veteran", "12"), fire="21", poi=POI)
    burn(state, "22")
    assert {"dodge:n", "dodge:e", "dodge:s", "stand"} == texts(state)
    after(state, "dodge:s")
    assert (where(state), ap(state)) == ("32", 0)
    poor = expert(
        figure("generalist", "22", ap=1),
        figure("veteran", "12"),
        fire="21",
        poi=POI,
        ambulance="30",
    )
    assert texts(burn(poor, "22")) == {"recover:3,0", "recover:4,0"}


@pytest.mark.clause("R-8")
def test_who_may_dodge_is_settled_before_anybody_does() -> None:
    """The Veteran leaves the fire; the other, who stood beside him, may dodge all the same."""
    state = expert(
        figure("veteran", "22", ap=4),
        figure("generalist", "12", saved=2),
        fire="21",
        smoke="12",
        poi=POI,
    )
    burn(state, "22")
    assert state.waiting == (0,)
    after(state, "dodge:s")
    assert state.waiting == (1,)
    assert texts(state, 1) == {"dodge:e", "dodge:w", "stand"}


@pytest.mark.clause("R-8")
def test_the_experience_is_spent_first_and_never_saved() -> None:
    state = expert(figure("veteran", "12"), figure("generalist", "22"), poi=POI)
    burn(state, "45")
    assert (ap(state, 1), bonus(state)) == (5, 1)
    after(state, "move:s")
    assert (ap(state, 1), bonus(state)) == (5, 0)
    idle = expert(figure("veteran", "12"), figure("generalist", "22"), poi=POI)
    burn(idle, "45")
    burn(idle, "35")
    assert ap(idle, 1) == 4


@pytest.mark.clause("R-8")
def test_the_veteran_has_no_experience_of_himself() -> None:
    state = expert(figure("generalist", "12"), figure("veteran", "22"), poi=POI)
    burn(state, "45")
    assert bonus(state) == 0


@pytest.mark.clause("B-12.1")
def test_the_dog_never_dodges() -> None:
    state = expert(
        figure("dog", "22", ap=6), figure("veteran", "12"), fire="21", poi=POI, ambulance="30"
    )
    assert texts(burn(state, "22")) == {"recover:3,0", "recover:4,0"}


@pytest.mark.clause("B-12.1", "B-10.4")
def test_a_carried_hazmat_is_gone_before_anybody_dodges() -> None:
    state = expert(
        figure("veteran", "22", ap=4, carries="hazmat"), hazmats="22", smoke="22", poi=POI
    )
    burn(state, "22")
    assert hazmats(state) == ""
