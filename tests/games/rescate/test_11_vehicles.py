"""B-11 Engine and ambulance."""

from __future__ import annotations

import pytest

from sobremesa.engine.state import State
from tests.games.rescate.helpers import (
    after,
    ap,
    at,
    dice,
    expert,
    figure,
    fire,
    free,
    markers,
    parked,
    refused,
    rescued,
    smoke,
    texts,
    told,
    where,
)

POI = "11 61 68"


def at_engine(who: str = "generalist", **more: object) -> State:
    """Somebody on the engine's spot at the top, which borders the upper right."""
    return expert(figure(who, "07"), figure("veteran", "79"), engine="07", ambulance="73", **more)


@pytest.mark.clause("B-11.1")
def test_a_vehicle_fills_the_two_spaces_of_its_spot() -> None:
    for space in ("07", "08"):
        assert "gun" in texts(expert(figure("generalist", space), engine="07"))
    assert "gun" not in texts(expert(figure("generalist", "06"), engine="07"))


@pytest.mark.clause("B-11.2")
def test_driving_costs_two_a_step_to_the_next_spot() -> None:
    state = at_engine()
    after(state, "drive:engine>cw", "ride:5,9")
    assert (parked(state), ap(state)) == (("59", "73"), 3)
    after(state, "drive:engine>ccw", "ride:0,8")
    assert (parked(state), ap(state), where(state)) == (("07", "73"), 1, "08")
    assert refused(state, "drive:engine>cw") == "too-few-ap (B-4.2)"


@pytest.mark.clause("B-11.2")
def test_round_the_house_clockwise() -> None:
    state = expert(figure("dog", "00"), figure("generalist", "22", ap=8), engine="07", turn=1)
    for spot in ("39", "73", "30", "05"):
        after(state, "drive:ambulance>cw")
        assert parked(state) == ("07", spot)
    assert ap(state, 1) == 0


@pytest.mark.clause("B-11.2")
def test_the_engine_only_from_its_own_spot_the_ambulance_by_radio() -> None:
    state = expert(figure("generalist", "22"), engine="07", ambulance="73")
    assert refused(state, "drive:engine>cw") == "not-at-engine (B-11.2)"
    assert "drive:ambulance>ccw" in texts(state)
    after(state, "drive:ambulance>ccw")
    assert (parked(state), where(state)) == (("07", "39"), "22")


@pytest.mark.clause("B-11.3")
def test_whoever_is_there_may_ride_and_chooses_the_half() -> None:
    state = expert(
        figure("generalist", "22"), figure("veteran", "73"), figure("cafs", "74"), ambulance="73"
    )
    after(state, "drive:ambulance>cw")
    assert state.waiting == (1,)
    assert texts(state, 1) == {"ride:3,0", "ride:4,0", "stay"}
    assert refused(state, "ride:0,5", 1) == "no-spot (B-11.3)"
    after(state, "ride:4,0")
    assert state.waiting == (2,)
    after(state, "stay")
    assert (where(state, 1), where(state, 2)) == ("40", "74")
    assert state.waiting == (0,)
    assert (ap(state, 1), ap(state, 2)) == (0, 0)


@pytest.mark.clause("B-11.3")
def test_victims_ride_along() -> None:
    state = expert(
        figure("generalist", "07", carries="victim", leads=True),
        victims="07",
        treated="07",
        poi="18",
        engine="07",
        ambulance="73",
    )
    after(state, "drive:engine>ccw", "ride:2,0")
    assert where(state) == "20"
    assert sorted(markers(state)) == ["18", "20"]
    after(state, "drop")
    assert "carry:victim" in texts(state)


@pytest.mark.clause("R-4")
def test_whoever_drives_the_engine_comes_along() -> None:
    state = at_engine()
    after(state, "drive:engine>cw")
    assert texts(state) == {"ride:5,9", "ride:6,9"}
    assert refused(state, "stay") == "not-at-engine (B-11.2)"


@pytest.mark.clause("B-11.4")
@pytest.mark.parametrize("how", ["carries", "leads"])
def test_a_victim_is_rescued_on_reaching_the_ambulance(how: str) -> None:
    victims = {"victims": "63"} if how == "carries" else {"treated": "63"}
    holds = {"carries": "victim"} if how == "carries" else {"leads": True}
    state = expert(figure("generalist", "63", **holds), ambulance="73", poi="18 11", **victims)
    after(state, "move:s")
    assert (rescued(state), sorted(markers(state))) == (1, ["11", "18"])


@pytest.mark.clause("B-11.4")
def test_a_victim_is_rescued_when_the_ambulance_comes() -> None:
    state = expert(figure("generalist", "22"), victims="30", poi="18 11", ambulance="73")
    after(state, "drive:ambulance>cw")
    assert (rescued(state), sorted(markers(state))) == (1, ["11", "18"])


@pytest.mark.clause("B-11.4")
def test_one_who_is_carried_there_as_well() -> None:
    state = expert(
        figure("generalist", "22"),
        figure("cafs", "40", carries="victim"),
        victims="40",
        poi="18 11",
        ambulance="73",
    )
    after(state, "drive:ambulance>cw")
    assert rescued(state) == 1


@pytest.mark.clause("B-11.5")
def test_the_deck_gun_costs_four_on_the_engines_spot() -> None:
    state = at_engine()
    after(dice(state, "15"), "gun")
    assert ap(state) == 1
    assert refused(at_engine(poi=POI), "gun") == ""
    away = expert(figure("generalist", "06"), engine="07")
    assert refused(away, "gun") == "not-at-engine (B-11.5)"
    poor = expert(figure("generalist", "07", ap=3), engine="07")
    assert refused(poor, "gun") == "too-few-ap (B-4.2)"


@pytest.mark.clause("B-11.5")
@pytest.mark.parametrize(
    ("engine", "inside", "outside"),
    [
        ("07", "15 38", "14 45"),
        ("59", "45 68", "44 38"),
        ("71", "44 61", "45 34"),
        ("10", "11", "15"),
    ],
)
def test_nobody_in_the_quadrant_that_the_engine_borders(
    engine: str, inside: str, outside: str
) -> None:
    for space in inside.split():
        state = expert(figure("generalist", engine), figure("cafs", space), engine=engine)
        assert refused(state, "gun") == "somebody-there (B-11.5)"
    for space in outside.split():
        state = expert(figure("generalist", engine), figure("cafs", space), engine=engine)
        assert "gun" in texts(state)


@pytest.mark.clause("B-11.5")
@pytest.mark.parametrize(
    ("engine", "rolled", "hit"),
    [
        ("07", "26", "26"),
        ("07", "56", "26"),  # 7 - 5
        ("07", "22", "27"),  # 9 - 2
        ("07", "62", "17"),
        ("59", "26", "56"),
        ("71", "38", "41"),
        ("10", "48", "31"),
    ],
)
def test_dice_outside_the_quadrant_are_turned_over(engine: str, rolled: str, hit: str) -> None:
    state = expert(figure("generalist", engine), engine=engine)
    state.events.clear()
    after(dice(state, rolled), "gun")
    assert told(state, "gun-at") == [hit]


@pytest.mark.clause("B-11.5")
def test_back_of_the_board_other_quadrants() -> None:
    options = {"level": "recruit", "board": "back"}
    state = at(figure("generalist", "03"), engine="03", options=options)
    after(dice(state, "68"), "gun")
    assert told(state, "gun-at") == ["11"]


@pytest.mark.clause("B-11.5")
def test_target_and_adjacent_spaces_lose_fire_and_smoke() -> None:
    """At 26: north 16, east 27, south 36 behind a wall, west 25 behind a door."""
    state = at_engine(fire="26 16 36 17", smoke="27 25", poi=POI)
    after(dice(state, "26"), "gun")
    assert (fire(state), smoke(state)) == ("17 36", "25")


@pytest.mark.clause("B-11.5")
def test_the_water_leaves_the_quadrant_where_nothing_stops_it() -> None:
    state = at_engine(fire="34 35", smoke="45", poi=POI)
    after(dice(state, "35"), "gun")
    assert (fire(state), smoke(state)) == ("", "")
    through = at_engine(fire="24 25", doors={"25|26": "open"}, cubes={"25|35": 2}, poi=POI)
    after(dice(through, "25"), "gun")
    assert fire(through) == ""


@pytest.mark.clause("B-11.5", "R-3")
def test_the_driver_rerolls_each_die_once_and_the_second_result_stands() -> None:
    state = at_engine("driver")
    after(dice(state, "26"), "gun")
    assert ap(state) == 2
    assert texts(state) == {"reroll:red", "reroll:black", "keep"}
    after(dice(state, "1"), "reroll:red")
    assert texts(state) == {"reroll:black", "keep"}
    assert refused(state, "reroll:red") == "die-rolled (R-3)"
    state.events.clear()
    after(dice(state, "8"), "reroll:black")
    assert told(state, "gun-at") == ["18"]
    assert "pass" in texts(state)


@pytest.mark.clause("R-3")
def test_the_driver_may_keep_or_begin_with_the_other_die() -> None:
    state = after(dice(at_engine("driver"), "26"), "gun")
    state.events.clear()
    assert told(after(state, "keep"), "gun-at") == ["26"]
    state = after(dice(at_engine("driver"), "26"), "gun")
    after(dice(state, "7"), "reroll:black")
    assert texts(state) == {"reroll:red", "keep"}
    state.events.clear()
    assert told(after(state, "keep"), "gun-at") == ["27"]


@pytest.mark.clause("B-11.6")
def test_a_crew_change_at_the_start_of_the_turn_on_the_engines_spot() -> None:
    state = at_engine()
    assert ap(state) == 5
    assert "crew:generalist" not in texts(state)
    assert "crew:veteran" not in texts(state)
    assert refused(state, "crew:veteran") == "specialist-used (B-11.6)"
    after(state, "crew:cafs")
    assert (ap(state), free(state)) == (1, 3)
    assert "treat" not in texts(state)
    assert refused(state, "crew:paramedic") == "turn-begun (B-11.6)"


@pytest.mark.clause("B-11.6")
def test_saved_ap_stay_and_the_price_comes_from_the_new_ones() -> None:
    state = expert(figure("paramedic", "08", saved=3), engine="07")
    assert ap(state) == 7
    assert ap(after(state, "crew:generalist")) == 6
    dog = expert(figure("paramedic", "08"), engine="07")
    assert ap(after(dog, "crew:dog")) == 10


@pytest.mark.clause("B-11.6")
def test_not_after_anything_else_and_not_elsewhere() -> None:
    state = at_engine()
    after(state, "move:e")
    assert refused(state, "crew:cafs") == "turn-begun (B-11.6)"
    away = expert(figure("generalist", "00"), engine="07")
    assert refused(away, "crew:cafs") == "not-at-engine (B-11.6)"
    begun = expert(figure("generalist", "07"), engine="07", acted=True)
    assert refused(begun, "crew:cafs") == "turn-begun (B-11.6)"


@pytest.mark.clause("B-11.6")
def test_the_new_abilities_hold_at_once() -> None:
    state = expert(figure("generalist", "08", saved=2), engine="07", ambulance="73")
    after(state, "crew:driver")
    assert ap(state) == 4
    after(dice(state, "26"), "gun")
    assert (ap(state), texts(state)) == (2, {"reroll:red", "reroll:black", "keep"})
