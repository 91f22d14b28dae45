"""The positions that the rules work out, one by one."""

from __future__ import annotations

import pytest

from sobremesa.engine.state import State
from tests.games.rescate.helpers import (
    START,
    after,
    at,
    burn,
    cubes,
    dice,
    doors_gone,
    expert,
    fire,
    hot,
    markers,
    reserve,
    smoke,
    texts,
    where,
)


def start(**more: object) -> State:
    """The fires of the family game, doors closed."""
    return at(fire=START, **more)


def also(more: str) -> str:
    """These fires beside those of the start, in order."""
    return " ".join(sorted([*START.split(), *more.split()]))


@pytest.mark.clause("B-6.1")
def test_s1_smoke_where_nothing_is() -> None:
    state = burn(start(), "61")
    assert (smoke(state), fire(state)) == ("61", START)


@pytest.mark.clause("B-6.1")
def test_s2_fire_beside_fire() -> None:
    state = burn(start(), "21")
    assert (smoke(state), fire(state)) == ("", also("21"))


@pytest.mark.clause("B-6.1", "B-3.2")
def test_s3_smoke_behind_walls() -> None:
    state = burn(start(), "24")
    assert (smoke(state), fire(state)) == ("24", START)


@pytest.mark.clause("B-6.2", "B-6.3")
def test_s5_an_explosion_amid_the_fire() -> None:
    state = burn(start(), "34")
    assert cubes(state) == {"24|34": 1}
    assert fire(state) == also("36")
    assert doors_gone(state) == "32|33 44|54"


@pytest.mark.clause("B-6.2", "B-6.4")
def test_s7_through_an_open_door() -> None:
    state = burn(start(doors={"32|33": "open"}), "32")
    assert fire(state) == also("12 31 36 42")
    assert doors_gone(state) == "32|33"
    assert cubes(state) == {}


@pytest.mark.clause("B-6.2", "B-6.4")
def test_s7_a_closed_door_ends_the_blast() -> None:
    state = burn(start(), "32")
    assert fire(state) == also("12 31 42")
    assert doors_gone(state) == "32|33"


@pytest.mark.clause("B-6.2", "B-6.10", "B-6.6", "B-6.9")
def test_s9_out_through_an_entrance() -> None:
    state = burn(at("49", fire="38 48"), "48")
    assert fire(state) == "38 47 48"  # what was at 49 has been cleared
    assert doors_gone(state) == "28|38"
    assert cubes(state) == {"48|58": 1}
    assert where(state) == "49"  # knocked down, and the nearest spot is right there


@pytest.mark.clause("B-10.1", "B-10.2")
def test_s11_a_flare_up() -> None:
    state = burn(expert({"at": "70"}, hot="27", reserve=6), "27 52")
    assert smoke(state) == "27 52"
    assert (hot(state), reserve(state)) == ("27 52", 5)


@pytest.mark.clause("B-10.1", "B-10.2")
def test_s11_a_flare_up_on_the_same_space() -> None:
    state = burn(expert({"at": "70"}, poi="18 61 68", hot="27", reserve=6), "27 27 11")
    assert (fire(state), smoke(state)) == ("27", "11")
    assert (hot(state), reserve(state)) == ("11 27", 5)


@pytest.mark.clause("B-7.2")
def test_s13_a_poi_where_it_burns() -> None:
    state = burn(start(poi="24 51"), "61 33")
    assert "33" not in fire(state).split()
    assert markers(state) == {"24": "?", "51": "?", "33": "?"}


@pytest.mark.clause("B-6.9")
def test_s15_two_spots_are_nearest() -> None:
    state = burn(at("56", "70", fire="46 57"), "56")
    assert texts(state) == {"recover:4,9", "recover:7,4"}
    assert where(after(state, "recover:7,4")) == "74"


def test_dice_are_given_as_they_are_printed() -> None:
    state = dice(start(), "61")
    assert smoke(after(state, "pass")) == "61"
    assert smoke(after(start(dice=[6, 1]), "pass")) == "61"
