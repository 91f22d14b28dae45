"""B-7 Three POI at the end of every turn."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    RECRUIT,
    after,
    at,
    burn,
    expert,
    figure,
    fire,
    markers,
    smoke,
    where,
)


@pytest.mark.clause("B-7.1")
def test_poi_and_victims_count_up_to_three_wherever_they_are() -> None:
    state = expert(
        figure("generalist", "00", carries="victim"), victims="00 07", poi="18", ambulance="73"
    )
    burn(state, "34")
    assert markers(state) == {"00": "victim", "07": "victim", "18": "?"}


@pytest.mark.clause("B-7.1")
@pytest.mark.parametrize("there", ["", "11", "11 18", "11 18 68"])
def test_as_many_are_drawn_as_are_missing(there: str) -> None:
    state = at("70", poi=there)
    burn(state, "34 41 42 43")
    assert len(markers(state)) == 3
    assert set(there.split()) <= set(markers(state))


@pytest.mark.clause("B-7.1")
def test_an_empty_supply_brings_none() -> None:
    state = at("70", poi="11", rescued=6, lost=3, alarms=5)
    burn(state, "34")
    assert markers(state) == {"11": "?"}


@pytest.mark.clause("B-7.1", "B-1.2")
def test_the_uppermost_marker_is_drawn() -> None:
    state = at("21", poi="18 68", stack=["victim"])
    burn(state, "34 22")
    assert markers(after(state, "move:e"))["22"] == "victim"


@pytest.mark.clause("B-7.2")
@pytest.mark.parametrize("what", ["fire", "smoke"])
def test_family_fire_and_smoke_make_way(what: str) -> None:
    state = at("70", poi="11 18", **{what: "22"})
    burn(state, "34 22")
    assert (fire(state), smoke(state)) == ("", "34")
    assert markers(state)["22"] == "?"


@pytest.mark.clause("B-7.2")
def test_family_a_marker_there_already_rolls_again() -> None:
    state = at("70", poi="11 18", smoke="11")
    burn(state, "34 11 18 22")
    assert sorted(markers(state)) == ["11", "18", "22"]
    assert smoke(state) == "11 34"


@pytest.mark.clause("B-7.2")
def test_family_a_victim_that_is_carried_counts_as_there() -> None:
    state = at({"at": "22", "carries": "victim"}, victims="22", poi="18")
    burn(state, "34 22 61")
    assert sorted(markers(state)) == ["18", "22", "61"]


@pytest.mark.clause("B-7.2")
def test_family_a_firefighter_there_turns_it_over() -> None:
    state = at("22", poi="11 18", stack=["victim"])
    burn(state, "34 22")
    assert markers(state)["22"] == "victim"


@pytest.mark.clause("B-7.2")
def test_family_a_false_alarm_there_is_replaced() -> None:
    state = at("22", poi="11 18", stack=["alarm", "alarm", "victim"], smoke="22")
    burn(state, "34 22 22 61")
    assert markers(state) == {"11": "?", "18": "?", "61": "?"}
    assert smoke(state) == "34"


@pytest.mark.clause("B-7.3")
@pytest.mark.parametrize("what", ["fire", "smoke"])
def test_experienced_nothing_is_removed_and_the_arrow_is_followed(what: str) -> None:
    state = expert(figure("generalist", "70"), poi="18 68", **{what: "11"})
    burn(state, "34 11")  # 11 points to the south-east
    assert sorted(markers(state)) == ["18", "22", "68"]
    assert (fire(state) if what == "fire" else smoke(state)).split()[0] == "11"


@pytest.mark.clause("B-7.3")
def test_experienced_markers_and_firefighters_stand_in_the_way() -> None:
    """11 → 22 → 33 → 43: a victim, a firefighter and a POI are passed."""
    state = expert(figure("generalist", "22"), victims="11", poi="33")
    burn(state, "25 11")
    assert sorted(markers(state)) == ["11", "33", "43"]
    assert where(state) == "22"


@pytest.mark.clause("B-7.3")
def test_experienced_the_first_valid_space_is_taken_as_rolled() -> None:
    state = expert(figure("generalist", "70"), poi="18 68")
    assert "11" in markers(burn(state, "34 11"))


@pytest.mark.clause("B-7.3")
def test_experienced_a_whole_circuit_that_will_not_do_rolls_again() -> None:
    ring = "33 43 44 45 46 36 35 34"
    state = expert(figure("generalist", "70"), poi="18 68", smoke=ring)
    burn(state, "25 33 61")
    assert sorted(markers(state)) == ["18", "61", "68"]


@pytest.mark.clause("B-7.3")
@pytest.mark.parametrize("board", ["front", "back"])
def test_arrows_ignore_walls_and_are_the_same_on_both_sides(board: str) -> None:
    state = at(
        figure("generalist", "70"),
        poi="18 68",
        smoke="14 24 33",
        options=RECRUIT | {"board": board},
    )
    burn(state, "61 14")  # 14 → 24 → 34, through a wall on either side
    assert "34" in markers(state)


@pytest.mark.clause("R-6")
def test_where_no_space_will_do_no_poi_is_placed() -> None:
    everywhere = " ".join(f"{row}{column}" for row in range(1, 7) for column in range(1, 9))
    state = expert(figure("generalist", "70"), poi="18 68", smoke=everywhere)
    burn(state, "61")
    assert len(markers(state)) < 3
