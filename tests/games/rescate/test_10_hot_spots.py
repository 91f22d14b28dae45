"""B-10 Hot spots, flare-ups, hazmats."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    after,
    ap,
    burn,
    expert,
    figure,
    fire,
    hazmats,
    hot,
    lost,
    refused,
    reserve,
    smoke,
    texts,
    told,
    where,
)

ME = figure("generalist", "70")
POI = "18 61 68"


@pytest.mark.clause("B-10.1")
@pytest.mark.parametrize("more", ["", "fire", "smoke"])
def test_only_the_hot_spot_counts_and_not_what_burns(more: str) -> None:
    state = expert(ME, hot="24", poi=POI, **({more: "24"} if more else {}))
    burn(state, "24 51")
    assert len(told(state, "target")) == 2


@pytest.mark.clause("B-10.1")
def test_hot_spots_beside_the_target_mean_nothing() -> None:
    state = expert(ME, hot="22 24", fire="22", poi=POI)
    burn(state, "21")
    assert told(state, "target") == ["21"]


@pytest.mark.clause("B-10.1")
def test_the_chain_goes_on_as_long_as_there_are_hot_spots() -> None:
    state = expert(ME, hot="24 36 45", poi=POI, reserve=6)
    burn(state, "24 36 45 51")
    assert told(state, "target") == ["24", "36", "45", "51"]
    assert (hot(state), reserve(state)) == ("24 36 45 51", 5)
    assert smoke(state) == "24 36 45 51"


@pytest.mark.clause("B-10.1")
def test_each_advance_is_resolved_before_the_next() -> None:
    """The flashover after the first roll lights 41, so that the second makes 31 explode."""
    state = expert(ME, hot="32", fire="42", smoke="31", poi=POI)
    burn(state, "32 31")
    assert told(state, "explosion") == ["31"]


@pytest.mark.clause("B-10.2")
def test_without_a_flare_up_no_hot_spot_comes() -> None:
    state = expert(ME, hot="24", poi=POI)
    burn(state, "51")
    assert (hot(state), reserve(state)) == ("24", 6)


@pytest.mark.clause("B-10.2")
def test_an_empty_reserve_brings_none() -> None:
    state = expert(ME, hot="24", poi=POI, reserve=0)
    burn(state, "24 51")
    assert (hot(state), reserve(state)) == ("24", 0)


@pytest.mark.clause("B-10.3")
def test_extinguishing_leaves_hot_spots() -> None:
    state = expert(figure("generalist", "22"), hot="21", fire="21", poi=POI)
    after(state, "extinguish:w", "extinguish:w")
    assert (fire(state), hot(state)) == ("", "21")
    assert "move:w" in texts(state)


@pytest.mark.clause("B-10.4")
def test_a_hazmat_in_fire_explodes_leaves_and_leaves_a_hot_spot() -> None:
    state = expert(ME, fire="12", hazmats="11", poi=POI)
    burn(state, "11")
    assert hazmats(state) == ""
    assert {"11", "12", "21"} <= set(fire(state).split())
    assert (hot(state), reserve(state)) == ("11", 5)


@pytest.mark.clause("B-10.4")
def test_a_hazmat_in_smoke_does_not() -> None:
    assert hazmats(burn(expert(ME, hazmats="11", poi=POI), "11")) == "11"


@pytest.mark.clause("B-10.4", "B-10.1")
def test_its_hot_spot_causes_no_flare_up_for_this_roll() -> None:
    state = expert(ME, fire="12", hazmats="11", poi=POI)
    burn(state, "11")
    assert told(state, "target") == ["11"]
    later = expert(ME, fire="12", hazmats="11", poi=POI, hot="24")
    burn(later, "24 11")
    assert told(later, "target") == ["24", "11"]
    assert (hot(later), reserve(later)) == ("11 24", 5)


@pytest.mark.clause("B-10.4")
def test_a_later_roll_of_the_chain_does_flare_up_on_it() -> None:
    """The first roll, on a hot spot, lights the hazmat at 11; the second hits its new hot spot."""
    state = expert(ME, fire="21", hot="21", hazmats="11", poi=POI)
    burn(state, "21 11 45")
    assert told(state, "target") == ["21", "11", "45"]


@pytest.mark.clause("B-10.4")
def test_an_empty_reserve_leaves_nothing_behind() -> None:
    state = expert(ME, fire="12", hazmats="11", poi=POI, reserve=0)
    assert hot(burn(state, "11")) == ""


@pytest.mark.clause("R-5")
def test_one_hot_spot_for_each_space() -> None:
    state = expert(ME, fire="12", hazmats="11", hot="11 24", poi=POI)
    burn(state, "24 11 45")
    assert (hot(state), reserve(state)) == ("11 24 45", 5)


@pytest.mark.clause("B-10.4", "B-6.9")
def test_a_hazmat_that_is_carried_explodes_with_its_carrier() -> None:
    state = expert(
        figure("generalist", "22", carries="hazmat"),
        hazmats="22",
        fire="21",
        poi=POI,
        ambulance="30",
    )
    burn(state, "22")
    assert hazmats(state) == ""
    assert texts(state) == {"recover:3,0", "recover:4,0"}
    assert refused(after(state, "recover:3,0"), "drop") == "hands-empty (B-5.2)"


@pytest.mark.clause("B-10.5")
def test_a_hazmat_is_carried_for_two_and_never_into_fire() -> None:
    state = expert(figure("generalist", "32", carries="hazmat"), hazmats="32", fire="42", poi=POI)
    assert refused(state, "move:s") == "not-into-fire (B-5.2)"
    after(state, "move:w")
    assert (ap(state), hazmats(state)) == (3, "31")
    after(state, "move:w")
    assert (ap(state), hazmats(state)) == (1, "")
    assert refused(state, "drop") == "hands-empty (B-5.2)"


@pytest.mark.clause("B-10.6")
def test_knock_downs_and_losses_come_once_after_the_chain() -> None:
    """22 burns after the first roll already; the second roll still comes before anybody falls."""
    state = expert(
        figure("generalist", "22"),
        fire="21",
        hot="22",
        poi={"12": "victim", "18": "alarm", "68": "alarm"},
        ambulance="30",
    )
    burn(state, "22 12")
    assert told(state, "knocked") == ["22"]
    after(state, "recover:4,0")
    assert lost(state) == 1


@pytest.mark.clause("B-10.7")
@pytest.mark.parametrize("half", ["7,3", "7,4"])
def test_the_ambulance_takes_in_who_is_knocked_down(half: str) -> None:
    state = expert(figure("generalist", "22"), fire="21", ambulance="73", poi=POI)
    burn(state, "22")
    assert texts(state) == {"recover:7,3", "recover:7,4"}
    assert refused(state, "recover:3,0") == "not-nearest (B-6.9)"
    assert where(after(state, f"recover:{half}")) == half.replace(",", "")
