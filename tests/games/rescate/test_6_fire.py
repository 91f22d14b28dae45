"""B-6 Advance fire: the roll, blasts, flashovers, and who is caught."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    after,
    at,
    burn,
    cubes,
    doors,
    expert,
    figure,
    fire,
    hazmats,
    hot,
    house,
    lost,
    markers,
    refused,
    rescued,
    sayings,
    smoke,
    texts,
    told,
    where,
)

FAR = "70"
UNTOLD = ("rolling", "cube", "door-gone", "spread", "shockwave")


@pytest.mark.clause("B-6.1")
def test_smoke_on_smoke_is_fire() -> None:
    state = burn(at(FAR, smoke="24"), "24")
    assert (fire(state), smoke(state)) == ("24", "")


@pytest.mark.clause("B-6.1", "B-3.2")
def test_fire_beside_an_open_door_only() -> None:
    assert smoke(burn(at(FAR, fire="14"), "13")) == "13"
    assert fire(burn(at(FAR, fire="14", doors={"13|14": "open"}), "13")) == "13 14"


@pytest.mark.clause("B-6.2")
def test_an_explosion_goes_in_all_four_directions() -> None:
    state = burn(at(FAR, fire="22", smoke="12"), "22")
    assert fire(state) == "12 21 22 23 32"
    assert cubes(state) == {}


@pytest.mark.clause("B-6.2")
def test_walls_take_a_cube_each() -> None:
    assert cubes(burn(at(FAR, fire="58", poi="11 18 61"), "58")) == {
        "48|58": 1,
        "57|58": 1,
        "58|59": 1,
    }


@pytest.mark.clause("B-6.2", "B-3.3")
def test_a_second_cube_destroys_but_still_ends_the_blast() -> None:
    state = burn(at(FAR, fire="23", cubes={"23|24": 1}), "23")
    assert cubes(state) == {"23|24": 2, "23|33": 1}
    assert "24" not in fire(state).split()


@pytest.mark.clause("B-6.3", "B-6.2")
def test_a_shockwave_runs_on_to_the_first_space_that_does_not_burn() -> None:
    state = burn(at(FAR, fire="33 34 35"), "33")
    assert fire(state) == "33 34 35 36 43"
    state = burn(at(FAR, fire="33 34 35 36"), "33")
    assert cubes(state) == {"23|33": 1, "36|37": 1}


@pytest.mark.clause("B-6.3")
def test_a_shockwave_crosses_what_is_destroyed_and_takes_open_doors() -> None:
    state = burn(at(FAR, fire="12 13 14", doors={"13|14": "open"}, cubes={"15|16": 2}), "12")
    assert doors(state)["13|14"] == "gone"
    assert "15" in fire(state).split()
    state = burn(at(FAR, fire="12 13 14 15", doors={"13|14": "gone"}, cubes={"15|16": 2}), "12")
    assert "16" in fire(state).split()


@pytest.mark.clause("B-6.3")
def test_a_shockwave_ends_at_a_closed_door_and_removes_it() -> None:
    state = burn(at(FAR, fire="12 13 14"), "12")
    assert doors(state)["13|14"] == "gone"
    assert fire(state).split() == ["11", "12", "13", "14", "22"]


@pytest.mark.clause("B-6.4")
@pytest.mark.parametrize(("reading", "beyond"), [("goes_on", True), ("stops", False)])
def test_an_open_door_of_the_exploding_space(reading: str, beyond: bool) -> None:
    state = at(FAR, fire="13", doors={"13|14": "open"}, options={"open_door": reading})
    burn(state, "13")
    assert doors(state)["13|14"] == "gone"
    assert ("14" in fire(state).split()) == beyond


@pytest.mark.clause("B-6.4", "B-6.3")
def test_a_shockwave_passes_open_doors_either_way() -> None:
    options = {"open_door": "stops"}
    state = at(FAR, fire="12 13", doors={"13|14": "open"}, options=options)
    assert "14" in fire(burn(state, "12")).split()


@pytest.mark.clause("B-6.5")
def test_flashover_runs_through_all_smoke() -> None:
    state = burn(at(FAR, fire="24", smoke="31 21 11 12 13"), "32")
    assert smoke(state) == "11 12 13 21 31 32"
    state = burn(at(FAR, fire="42", smoke="31 21 11 12 13"), "32")
    assert (smoke(state), fire(state)) == ("", "11 12 13 21 31 32 42")


@pytest.mark.clause("B-6.5", "B-3.2")
def test_walls_and_doors_hold_a_flashover() -> None:
    state = burn(at(FAR, fire="42", smoke="33 31"), "32")
    assert (smoke(state), fire(state)) == ("33", "31 32 42")


@pytest.mark.clause("B-6.6", "B-10.6")
def test_the_order_of_the_fire() -> None:
    """A flare-up, then all that can happen: the blast of 22 goes out of the house over 12."""
    state = expert(
        figure("generalist", "21"),
        fire="12 22",
        smoke="42",
        hazmats="32",
        hot="24",
        poi={"23": "victim", "18": "alarm", "68": "alarm"},
        cubes={"02|12": 2},
        ambulance="73",
    )
    state.events.clear()
    burn(state, "24 22")
    seen = [said for said in sayings(state) if said["what"] not in UNTOLD]
    assert [said["what"] for said in seen] == [
        "target",
        "smoke",
        "flare-up",
        "target",
        "explosion",
        "flashover",
        "hazmat-blows",
        "explosion",
        "hot-spot",
        "hot-spot",
        "knocked",
    ]
    assert hot(state) == "22 24 32"
    assert "02" in fire(state).split()  # cleared after all have got up
    after(state, "recover:7,3")
    assert lost(state) == 1
    assert "02" not in fire(state).split()


@pytest.mark.clause("B-6.7")
def test_flashovers_and_hazmats_until_it_is_quiet() -> None:
    """22 explodes and lights 32; the hazmat there lights 31 and 42; smoke at 41 follows."""
    state = expert(figure("generalist", FAR), fire="22", hazmats="32", smoke="41", poi="18 68 61")
    burn(state, "22")
    assert hazmats(state) == ""
    assert {"31", "41", "42"} <= set(fire(state).split())
    assert smoke(state) == ""


@pytest.mark.clause("B-6.7")
def test_one_hazmat_sets_off_the_next() -> None:
    state = expert(figure("generalist", FAR), fire="22", hazmats="32 42", poi="18 68 61")
    state.events.clear()
    burn(state, "22")
    assert told(state, "hazmat-blows") == ["32", "42"]


@pytest.mark.clause("B-6.8")
def test_victims_and_poi_in_fire_are_lost_false_alarms_are_not() -> None:
    state = at(FAR, fire="22", poi={"21": "victim", "23": "alarm"}, victims="12")
    burn(state, "22 68 68 61 51 41")
    assert lost(state) == 2
    assert house(state).count(3) == 1


@pytest.mark.clause("B-6.8")
def test_smoke_hurts_nobody() -> None:
    state = at(FAR, poi={"22": "victim", "18": "alarm", "68": "alarm"})
    burn(state, "22")
    assert (lost(state), markers(state)["22"]) == (0, "?")


@pytest.mark.clause("B-6.9")
def test_whoever_stands_in_fire_is_knocked_down_and_the_fire_stays() -> None:
    state = at("22", fire="21")
    burn(state, "22")
    assert where(state) == "30"
    assert fire(state) == "21 22"


@pytest.mark.clause("B-6.9")
def test_a_carried_victim_is_lost_with_the_knock_down() -> None:
    state = at({"at": "22", "carries": "victim"}, victims="22", poi="18 68", fire="21")
    burn(state, "22 61")
    assert (lost(state), where(state)) == (1, "30")
    assert "drop" not in texts(state)


@pytest.mark.clause("B-6.9")
def test_a_led_victim_is_lost_with_the_knock_down() -> None:
    state = expert(figure("generalist", "22", leads=True), treated="22", poi="18 68", fire="21")
    burn(state, "22 61")
    assert lost(state) == 1


@pytest.mark.clause("B-6.9")
@pytest.mark.parametrize(
    ("space", "spots"),
    [("14", ["05"]), ("22", ["30"]), ("36", ["06", "39"]), ("68", ["49"]), ("64", ["74"])],
)
def test_the_nearest_of_the_four_spots(space: str, spots: list[str]) -> None:
    state = at(space, "70", smoke=space, poi="")
    burn(state, space)
    if len(spots) == 1:
        assert where(state) == spots[0]
    else:
        assert texts(state) == {f"recover:{spot[0]},{spot[1]}" for spot in spots}
        assert refused(state, "recover:7,4") == "not-nearest (B-6.9)"
        assert where(after(state, f"recover:{spots[1][0]},{spots[1][1]}")) == spots[1]


@pytest.mark.clause("B-6.10")
def test_fire_outside_knocks_down_too_and_is_then_cleared() -> None:
    state = at("07", fire="17", cubes={"07|17": 2})
    burn(state, "17")
    assert where(state) == "06"
    assert "07" not in fire(state).split()
    calm = at("08", fire="17", cubes={"07|17": 2})
    assert where(burn(calm, "17")) == "08"


@pytest.mark.clause("B-6.10", "B-6.8", "B-9.1")
def test_a_victim_outside_is_lost_to_fire_outside() -> None:
    state = expert(
        figure("generalist", FAR), victims="07", poi="11 68", fire="17", cubes={"07|17": 2}
    )
    burn(state, "17 61")
    assert (lost(state), rescued(state)) == (1, 0)


@pytest.mark.clause("B-6.9", "B-2.1")
def test_the_fourth_victim_lost_in_a_knock_down_ends_it_at_once() -> None:
    state = at({"at": "36", "carries": "victim"}, "70", victims="36", poi="18", smoke="36", lost=3)
    burn(state, "36")
    assert state.waiting == ()
    assert lost(state) == 4
