"""B-8, B-9 Setting up the family game and the experienced one."""

from __future__ import annotations

import pytest

from sobremesa.engine.state import State
from sobremesa.games.rescate.rules.dice import opposite
from sobremesa.games.rescate.rules.moves import place
from sobremesa.games.rescate.rules.setup import Explosions
from tests.games.rescate.helpers import (
    GAME,
    LEVELS,
    START,
    after,
    at,
    cubes,
    dice,
    doors,
    expert,
    figure,
    fire,
    hazmats,
    hot,
    house,
    markers,
    name,
    parked,
    refused,
    rescued,
    reserve,
    texts,
    told,
    where,
)


def set_up(level: str, seats: int, results: str) -> State:
    """A new match of the experienced game that begins with these results of the dice.

    The POI are shuffled before, with dice of their own: they are left as they lie.
    """
    values = GAME.complete(seats, {"level": level})
    fresh = State(GAME, GAME.lay_table(seats, values), values)
    fresh.sow("set up")
    fresh.load_dice([*range(14, 0, -1), *[int(face) - 1 for face in results.replace(" ", "")]])
    fresh.recording = True
    fresh.set_up()
    return fresh


@pytest.mark.clause("B-8.1")
def test_the_family_game_begins_as_printed() -> None:
    state = GAME.start(3)
    assert fire(state) == START
    assert markers(state) == {"24": "?", "51": "?", "58": "?"}
    assert set(doors(state).values()) == {"closed"}
    assert (cubes(state), hot(state), hazmats(state)) == ({}, "", "")


@pytest.mark.clause("B-8.1")
def test_everybody_begins_on_any_exterior_space() -> None:
    state = GAME.start(2)
    assert len(texts(state)) == 32
    assert refused(state, "start:1,1") == "not-outside (B-8.1)"
    after(state, "start:0,0")
    assert state.waiting == (1,)
    after(state, "start:0,0")
    assert (where(state), where(state, 1)) == ("00", "00")
    assert state.waiting == (0,)
    assert "pass" in texts(state)


@pytest.mark.clause("B-8.2")
def test_the_back_begins_alike() -> None:
    state = GAME.start(1, options={"board": "back"})
    assert fire(state) == START
    assert sorted(markers(state)) == ["24", "51", "58"]
    assert "13|14" not in doors(state)


@pytest.mark.clause("B-9.1")
def test_the_family_game_has_nothing_of_the_experienced_one() -> None:
    state = at("07")
    for move in ("drive:engine>cw", "gun", "crew:paramedic"):
        assert refused(state, move) == "no-vehicle (B-9.1)"
    for move in ("treat", "identify:2,4", "clear", "dispose"):
        assert refused(state, move) == "not-for-you (R-3)"


@pytest.mark.clause("B-9.1", "B-11.4")
def test_experienced_victims_are_rescued_at_the_ambulance_only() -> None:
    state = expert(
        figure("generalist", "31", carries="victim"), victims="31", poi="18", ambulance="05"
    )
    after(state, "move:w")
    assert (rescued(state), markers(state)) == (0, {"30": "victim", "18": "?"})


@pytest.mark.clause("B-9.2")
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("level", LEVELS)
def test_the_table_of_the_levels(level: str, seats: int) -> None:
    blasts = {"recruit": 3, "veteran": 3, "heroic": 4}[level]
    dangers = {"recruit": 3, "veteran": 4, "heroic": 5}[level]
    extra = {"recruit": 0, "veteran": 3, "heroic": 3}[level]
    crew = [0, 0, 2, 3, 3, 3][seats - 1]
    for seed in range(3):
        state = GAME.start(seats, seed, {"level": level})
        assert len(told(state, "explosion")) == blasts
        assert len(hazmats(state).split()) == dangers
        assert reserve(state) == {"recruit": 6, "veteran": 6, "heroic": 12}[level]
        assert len(hot(state).split()) >= blasts + extra + crew - 1
        assert len(markers(state)) == 3


@pytest.mark.clause("B-9.3")
@pytest.mark.parametrize(
    ("face", "space"),
    list(enumerate(("33", "34", "35", "36", "46", "45", "44", "43"), start=1)),
)
def test_the_first_explosion_by_the_black_die(face: int, space: str) -> None:
    state = set_up("recruit", 1, str(face))
    assert told(state, "explosion")[0] == space
    assert space in fire(state).split()
    assert space in hot(state).split()


@pytest.mark.clause("B-9.3", "B-9.7")
def test_an_initial_explosion_spreads_like_any_other() -> None:
    state = set_up("recruit", 1, "1 61 1")
    assert {"33", "34", "43"} <= set(fire(state).split())
    assert cubes(state)["23|33"] == 1
    assert doors(state)["32|33"] == "gone"


@pytest.mark.clause("B-9.4")
def test_the_second_is_rolled_again_while_the_space_burns() -> None:
    assert told(set_up("recruit", 1, "1 33 34 11 5"), "explosion")[1] == "11"


@pytest.mark.clause("B-9.5")
@pytest.mark.parametrize("column", range(1, 9))
def test_the_third_takes_the_other_side_of_the_second_ones_black_die(column: int) -> None:
    assert opposite(8, column) == 9 - column
    state = set_up("recruit", 1, f"1 6{column} 1")
    assert told(state, "explosion") == ["33", f"6{column}", f"1{9 - column}"]


@pytest.mark.clause("B-9.5")
def test_the_red_die_of_the_third_is_rolled_again_while_the_space_burns() -> None:
    state = set_up("recruit", 1, "1 66 3 4 1")
    assert told(state, "explosion") == ["33", "66", "13"]


@pytest.mark.clause("B-9.6")
def test_heroic_has_a_fourth_like_the_second() -> None:
    state = set_up("heroic", 1, "1 66 1 33 27")
    assert told(state, "explosion") == ["33", "66", "13", "27"]


@pytest.mark.clause("B-9.7")
def test_no_fire_outside_is_left_by_the_initial_explosions() -> None:
    state = set_up("recruit", 1, "1 16 6")
    assert "06" in told(state, "spread") or "06" not in fire(state).split()
    assert all(space[0] in "123456" and space[1] in "12345678" for space in fire(state).split())


@pytest.mark.clause("B-9.8")
def test_hazmats_are_rolled_again_on_fire_and_on_each_other() -> None:
    state = set_up("recruit", 1, "1 66 1 33 27 27 51 61")
    assert hazmats(state) == "27 51 61"


@pytest.mark.clause("B-9.8")
def test_poi_are_rolled_again_on_fire_and_on_each_other_hazmats_do_not_matter() -> None:
    state = set_up("recruit", 1, "1 66 1 27 51 61 33 27 27 51 68")
    assert sorted(markers(state)) == ["27", "51", "68"]


@pytest.mark.clause("B-9.8")
def test_hot_spots_are_rolled_again_on_each_other_fire_does_not_matter() -> None:
    state = set_up("recruit", 3, "1 66 1 27 51 61 27 51 68 33 34 34 11")
    assert hot(state) == "11 13 33 34 66"


@pytest.mark.clause("B-9.9")
def test_vehicles_specialists_and_places_are_chosen() -> None:
    state = GAME.start(2, 0, {"level": "recruit"})
    assert texts(state) == {f"park:engine>{s}" for s in ("0,7", "5,9", "7,1", "1,0")}
    assert refused(state, "park:engine>0,8") == "no-spot (B-9.9)"
    assert refused(state, "park:ambulance>0,5") == "no-spot (B-9.9)"
    after(state, "park:engine>5,9")
    assert texts(state) == {f"park:ambulance>{s}" for s in ("0,5", "3,9", "7,3", "3,0")}
    after(state, "park:ambulance>3,0")
    assert parked(state) == ("59", "30")
    after(state, "choose:paramedic")
    assert state.waiting == (1,)
    assert refused(state, "choose:paramedic", 1) == "specialist-used (B-9.9)"
    after(state, "choose:dog", "start:0,0", "start:7,9")
    assert (where(state), where(state, 1)) == ("00", "79")


@pytest.mark.clause("R-6")
def test_a_column_that_burns_as_a_whole_is_not_rolled_for_ever() -> None:
    state = dice(at("70", fire="12 22 32 42 52 62 13"), "13 11")
    table = house(state)
    second = int(table.house.space(place(0, 6, 7)))  # so that the third is in column 2
    assert name(state, int(Explosions().opposite_to(table, second))) == "11"


@pytest.mark.clause("B-12.3")
def test_specialists_that_do_not_take_part() -> None:
    for option, out in (("box", "engineer"), ("figures", "veteran")):
        state = GAME.start(1, 0, {"level": "recruit", "specialists": option})
        after(state, "park:engine>0,7", "park:ambulance>0,5")
        assert refused(state, f"choose:{out}") == "not-in-box (B-12.3)"
