"""B-4 The turn, its AP, and fire at its end."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    after,
    ap,
    at,
    burn,
    dice,
    expert,
    figure,
    free,
    markers,
    refused,
    sayings,
    smoke,
    texts,
    where,
)


@pytest.mark.clause("B-4.1")
def test_actions_then_fire_then_poi() -> None:
    state = at("70", poi="11 18")
    state.events.clear()
    after(dice(state, "3424"), "move:n", "pass")
    assert [said["what"] for said in sayings(state) if said["what"] != "rolling"] == [
        "target",
        "smoke",
        "marker-placed",
        "turn-of",
    ]
    assert smoke(state) == "34"
    assert sorted(markers(state)) == ["11", "18", "24"]


@pytest.mark.clause("B-4.1", "B-13.1")
def test_fire_advances_after_each_turn() -> None:
    state = at("70", "70")
    burn(state, "34")
    assert state.waiting == (1,)
    burn(state, "36")
    assert smoke(state) == "34 36"
    assert state.waiting == (0,)


@pytest.mark.clause("B-4.2")
def test_four_ap_in_any_order_one_at_a_time() -> None:
    state = at("50")
    assert ap(state) == 4
    after(state, "move:s", "move:s", "move:n")
    assert ap(state) == 1
    after(state, "move:s")
    assert texts(state) == {"pass"}
    assert refused(state, "move:n") == "too-few-ap (B-4.2)"


@pytest.mark.clause("B-4.2")
def test_passing_is_always_legal_outside_of_fire() -> None:
    assert "pass" in texts(at("22"))
    assert after(at("70", "60"), "pass").waiting == (1,)


@pytest.mark.clause("B-4.3")
@pytest.mark.parametrize(("left", "kept"), [(0, 0), (3, 3), (4, 4), (5, 4), (8, 4)])
def test_at_most_four_ap_are_saved(left: int, kept: int) -> None:
    state = at({"at": "70", "ap": left}, "60")
    after(state, "pass")
    assert ap(state) == kept
    burn(state, "34")
    assert ap(state) == kept + 4


@pytest.mark.clause("B-4.3")
@pytest.mark.parametrize("who", ["cafs", "rescue", "captain"])
def test_free_ap_are_never_saved(who: str) -> None:
    state = expert(figure(who, "70"), figure("generalist", "60"))
    mine = free(state)
    assert mine > 0
    points = ap(state)
    after(state, "pass")
    assert ap(state) == min(points, 4)
    burn(state, "34")
    assert free(state) == mine


@pytest.mark.clause("B-4.4")
def test_a_turn_does_not_end_in_fire() -> None:
    state = after(at("32", fire="42"), "move:s")
    assert refused(state, "pass") == "in-fire (B-4.4)"
    assert "pass" in texts(after(state, "extinguish:here"))


@pytest.mark.clause("B-4.4")
@pytest.mark.parametrize(("points", "may"), [(2, False), (3, True)])
def test_fire_is_entered_with_a_reserve_only(points: int, may: bool) -> None:
    state = at({"at": "32", "ap": points}, fire="42")
    assert ("move:s" in texts(state)) == may
    if not may:
        assert refused(state, "move:s") == "no-way-back (B-4.4)"


@pytest.mark.clause("B-4.4")
def test_the_reserve_is_not_spent_on_anything_else() -> None:
    state = after(at({"at": "32", "ap": 4}, fire="42 41 52"), "move:s")
    assert ap(state) == 2
    assert "extinguish:w" in texts(state)
    after(state, "extinguish:w")
    assert ap(state) == 1
    assert texts(state) == {"move:n", "move:w", "extinguish:here"}


@pytest.mark.clause("B-4.4")
def test_who_extinguishes_at_double_cost_needs_a_space_to_go_to() -> None:
    three = expert(figure("paramedic", "41", ap=3), fire="31 21 32")
    assert refused(three, "move:n") == ""  # back to 41 for 1 AP
    two = expert(figure("paramedic", "41", ap=2), fire="31")
    assert refused(two, "move:n") == "no-way-back (B-4.4)"


@pytest.mark.clause("B-4.4")
def test_the_way_out_may_lead_through_a_door_or_a_wall() -> None:
    """The engineer never extinguishes: 58 burns, and the only way out is the door, or an axe."""
    state = expert(figure("engineer", "68", ap=8), fire="58", poi="11 18 61")
    after(state, "move:n")
    assert ap(state) == 6
    assert {"move:s", "chop:e", "chop:w"} <= texts(state)
    assert "pass" not in texts(state)
    after(state, "chop:e")
    assert "chop:e" in texts(state)  # 2 AP would be left, and 1 leads out
    after(state, "chop:e")
    assert texts(state) >= {"move:e", "move:s"}


@pytest.mark.clause("B-4.4")
def test_a_door_is_not_closed_on_the_only_way_out() -> None:
    state = expert(figure("engineer", "33", ap=4), fire="32 31 42 22", doors={"32|33": "open"})
    after(state, "move:w")
    assert ap(state) == 2
    assert refused(state, "close:e") == "no-way-back (B-4.4)"
    assert where(after(state, "move:e")) == "33"


@pytest.mark.clause("B-4.4")
def test_free_movement_leads_out_of_the_fire_too() -> None:
    """The Rescue Specialist with no AP but three free ones: in for two, out for one."""
    state = expert(figure("rescue", "32", ap=0), fire="42")
    assert "move:s" in texts(state)
    after(state, "move:s")
    assert free(state) == 1
    assert "extinguish:here" not in texts(state)


@pytest.mark.clause("B-4.4")
def test_free_extinguishing_is_a_reserve_too() -> None:
    state = expert(figure("cafs", "32", ap=2), fire="42 41 52 31 22")
    after(state, "move:s")
    assert (ap(state), free(state)) == (0, 3)
    after(state, "extinguish:here")
    assert "pass" in texts(state)
