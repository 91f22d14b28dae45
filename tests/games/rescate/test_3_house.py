"""B-3 Spaces, walls, doors: what is adjacent to what."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    GAME,
    after,
    at,
    burn,
    cubes,
    doors,
    fire,
    house,
    refused,
    texts,
    where,
)


def steps(space: str, **more: object) -> set[str]:
    """Where one can go from a space."""
    return {text for text in texts(at(space, **more)) if text.startswith("move:")}


@pytest.mark.clause("B-3.1")
def test_the_house_and_its_ring() -> None:
    table = house(at("00"))
    assert (table.house.rows, table.house.columns) == (6, 8)
    inside = [s for s in range(table.house.spaces) if table.house.is_inside(s)]
    outside = [s for s in range(table.house.spaces) if table.house.is_outside(s)]
    assert (len(inside), len(outside)) == (48, 32)


@pytest.mark.clause("B-3.1")
def test_neighbours_share_an_edge_and_never_a_corner() -> None:
    assert steps("22") == {"move:n", "move:e", "move:s", "move:w"}
    assert steps("00") == {"move:e", "move:s"}
    state = at("00")
    assert refused(state, "move:n") == "off-board (B-3.1)"
    assert refused(state, "move:link") == "off-board (B-3.1)"


@pytest.mark.clause("B-3.1")
def test_one_walks_around_the_house_by_its_corners() -> None:
    assert where(after(at("09"), "move:w", "move:e", "move:s")) == "19"


@pytest.mark.clause("B-3.2")
def test_walls_and_closed_doors_separate() -> None:
    assert steps("13") == {"move:s", "move:w"}
    assert refused(at("13"), "move:n") == "wall (B-3.2)"
    assert refused(at("13"), "move:e") == "closed-door (B-3.2)"


@pytest.mark.clause("B-3.2")
@pytest.mark.parametrize("how", ["open", "gone"])
def test_open_and_destroyed_doors_do_not(how: str) -> None:
    assert "move:e" in steps("13", doors={"13|14": how})
    state = at("13", fire="14", doors={"13|14": how})
    assert "extinguish:e" in texts(state)
    assert fire(burn(at("70", fire="14", doors={"13|14": how}), "13")) == "13 14"


@pytest.mark.clause("B-3.3", "B-3.2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_wall_stands_until_it_has_two_cubes(count: int) -> None:
    state = at("23", cubes={"23|24": count})
    assert ("move:e" in texts(state)) == (count == 2)
    assert ("chop:e" in texts(state)) == (count < 2)
    across = burn(at("70", fire="24", cubes={"23|24": count}), "23")
    assert (fire(across) == "23 24") == (count == 2)


@pytest.mark.clause("B-3.4")
def test_entrances_are_open_and_doors_closed() -> None:
    state = GAME.start(1)
    assert set(doors(state).values()) == {"closed"}
    assert len(doors(state)) == 8
    for outside, way in (("06", "s"), ("30", "e"), ("49", "w"), ("73", "n")):
        assert f"move:{way}" in steps(outside)
        assert refused(at(outside), f"close:{way}").startswith("no-door")
    assert len(doors(GAME.start(1, options={"board": "back"}))) == 7


@pytest.mark.clause("B-3.5")
def test_doors_are_not_chopped() -> None:
    assert refused(at("13"), "chop:e") == "no-wall (B-5.5)"
    assert cubes(burn(at(fire="13"), "13")) == {"03|13": 1}


@pytest.mark.clause("B-3.5")
def test_a_door_blown_away_stays_open_for_good() -> None:
    state = burn(at("14", fire="13"), "13")
    assert doors(state)["13|14"] == "gone"
    assert refused(state, "close:w") == "no-door (B-5.3)"
    assert refused(state, "open:w") == "no-door (B-5.3)"


@pytest.mark.clause("B-3.6")
def test_any_number_in_a_space() -> None:
    state = at(*["30"] * 5, "20")
    after(state, "pass", "pass", "pass", "pass", "pass")
    assert "move:s" in texts(state, 5)
