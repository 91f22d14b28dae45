"""What a second reading of the rules has found, each with the position that showed it."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    RECRUIT,
    after,
    ap,
    at,
    burn,
    expert,
    figure,
    fire,
    refused,
    texts,
    where,
)


@pytest.mark.clause("B-4.4", "R-7")
def test_one_fire_put_out_lets_all_who_stand_in_it_go() -> None:
    state = expert(
        figure("captain", "22", ap=2), figure("generalist", "22"), fire="12 21 22 23 32", free=0
    )
    after(state, "extinguish:w")  # 1 AP is left, which is enough for the fire they stand in
    assert refused(state, "extinguish:e") == "no-way-back (B-4.4)"
    assert refused(state, "pass") == "in-fire (B-4.4)"
    after(state, "extinguish:here")
    assert (ap(state), fire(state)) == (0, "12 23 32")
    assert "pass" in texts(state)


@pytest.mark.clause("B-4.4", "R-7")
def test_the_fire_that_was_put_out_may_be_the_way_out() -> None:
    state = expert(
        figure("captain", "22", ap=1), figure("generalist", "12"), fire="11 12 13 21 22 23 32",
        free=1,
    )  # fmt: skip
    after(state, "extinguish:here", "command:1>move:s")
    assert "pass" in texts(state)


@pytest.mark.clause("B-4.4", "B-6.9")
@pytest.mark.parametrize("experienced", [False, True])
def test_who_stands_in_fire_in_the_turn_of_one_who_cannot_command_is_knocked_down(
    experienced: bool,
) -> None:
    if experienced:
        crew = figure("generalist", "70"), figure("driver", "21")
        state = burn(at(*crew, fire="21", options=RECRUIT, ambulance="30"), "45")
        assert texts(state, 1) == {"recover:3,0", "recover:4,0"}
    else:
        assert where(burn(at("70", "21", fire="21"), "45"), 1) == "30"


@pytest.mark.clause("B-4.4", "R-3")
def test_the_one_command_for_the_cafs_firefighter_in_fire_is_to_leave_it() -> None:
    crew = figure("captain", "70"), figure("cafs", "28")
    state = expert(*crew, fire="28", doors={"28|38": "open"})
    assert refused(state, "command:1>close:s") == "no-way-back (B-4.4)"
    assert refused(state, "pass") == "in-fire (B-4.4)"
    after(state, "command:1>move:s")
    assert "pass" in texts(state)


@pytest.mark.clause("B-4.4", "R-3", "R-7")
def test_unless_the_captain_can_put_the_fire_out_himself() -> None:
    crew = figure("captain", "27"), figure("cafs", "28")
    state = expert(*crew, fire="28", doors={"28|38": "open"})
    after(state, "command:1>close:s", "extinguish:e")
    assert "pass" in texts(state)


@pytest.mark.clause("B-11.6", "B-4.2")
def test_a_crew_change_needs_the_ap_for_it() -> None:
    state = expert(figure("generalist", "07", ap=2), engine="07")
    assert refused(state, "crew:cafs") == "too-few-ap (B-4.2)"  # 2 - 5 + 3 - 2
    assert refused(state, "crew:driver") == "too-few-ap (B-4.2)"
    assert ap(after(state, "crew:dog")) == 7


@pytest.mark.clause("B-11.6", "B-4.4", "R-7")
def test_nobody_becomes_the_captain_of_somebody_whom_he_cannot_lead_out() -> None:
    ring = "12 13 14 21 22 23 24 31 32 33"
    crew = figure("driver", "07"), figure("cafs", "22")
    state = expert(*crew, fire=ring, engine="07")
    assert refused(state, "crew:captain") == "no-way-back (B-4.4)"
    assert "crew:generalist" in texts(state)
