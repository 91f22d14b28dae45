"""B-1 Components, B-2 how it ends."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.rescate.rules import box, fields
from tests.games.rescate.helpers import (
    CALM,
    GAME,
    LEVELS,
    after,
    at,
    burn,
    cubes,
    fire,
    hazmats,
    hot,
    house,
    lost,
    markers,
    playout,
    rescued,
    reserve,
    smoke,
    texts,
)

# B-2.1: 23 cubes on the walls of the lower rooms and elsewhere
DESTROYED = "41|51 42|52 43|53 47|57 48|58 55|56 57|58 45|55 46|56 15|16 26|36"
ALMOST = dict.fromkeys(DESTROYED.split(), 2) | {"27|37": 1}


@pytest.mark.clause("B-1.1")
def test_what_is_in_the_box() -> None:
    assert (box.FIREFIGHTERS, box.CUBES_MOST, box.HOT_SPOTS, box.HAZMATS) == (6, 24, 24, 6)
    assert GAME.seats == range(1, 7)
    state = GAME.start(1, options={"level": "recruit", "specialists": "box"})
    after(state, "park:engine>0,7", "park:ambulance>0,5")
    assert len(texts(state)) == 8
    for option, count in (("figures", 9), ("all", 11)):
        state = GAME.start(1, options={"level": "recruit", "specialists": option})
        after(state, "park:engine>0,7", "park:ambulance>0,5")
        assert len(texts(state)) == count


@pytest.mark.clause("B-1.1")
@pytest.mark.parametrize("level", LEVELS)
def test_hot_spots_and_hazmats_are_conserved(level: str) -> None:
    for seed in range(6):
        state = GAME.start(4, seed, {"level": level})
        last = len(hazmats(state).split())
        for step in playout(state, seed):
            assert len(hot(step).split()) + reserve(step) <= box.HOT_SPOTS
            now = len(hazmats(step).split())
            assert now <= last
            last = now


@pytest.mark.clause("B-1.2")
def test_fifteen_markers_take_part() -> None:
    for seed in range(4):
        for state in playout(GAME.start(2, seed), seed):
            table = house(state)
            found = [
                GAME.card_name(int(table.card(zone.number, i)))
                for zone in table.layout.zones
                for i in range(table.count(zone.number))
            ]
            assert Counter(found) == {"victim": 10, "alarm": 5}


@pytest.mark.clause("B-1.3", "B-9.2")
@pytest.mark.parametrize(("level", "count"), [("recruit", 6), ("veteran", 6), ("heroic", 12)])
def test_the_yellow_circles(level: str, count: int) -> None:
    assert reserve(GAME.start(1, options={"level": level})) == count


@pytest.mark.clause("B-1.4")
def test_threat_markers_do_not_run_out() -> None:
    everywhere = " ".join(f"{row}{column}" for row in range(1, 7) for column in range(1, 9))
    state = at(fire=everywhere, poi="", stack=[], rescued=6, alarms=5, lost=3)
    assert len(fire(state).split()) == 48


@pytest.mark.clause("B-2.1")
def test_the_seventh_rescue_wins() -> None:
    state = at({"at": "31", "carries": "victim"}, victims="31", poi="", rescued=6)
    after(state, "move:w")
    assert rescued(state) == 7
    assert state.waiting == ()
    assert state.result is not None
    assert (state.result.team, state.result.reason) == ("won", "won")


@pytest.mark.clause("B-2.1")
def test_the_sixth_rescue_does_not() -> None:
    state = at({"at": "31", "carries": "victim"}, victims="31", poi="", rescued=5)
    assert after(state, "move:w").result is None


@pytest.mark.clause("B-2.1", "B-2.2")
@pytest.mark.parametrize("before", [2, 3])
def test_the_fourth_loss_loses_and_not_the_third(before: int) -> None:
    state = at(fire="12", poi={"11": "victim", "61": "victim", "68": "victim"}, lost=before)
    burn(state, "11 24")
    assert lost(state) == before + 1
    assert (state.result is not None) == (before == 3)
    if state.result is not None:
        assert (state.result.team, state.result.reason) == ("lost", "lost")


@pytest.mark.clause("B-2.1")
def test_the_last_cube_brings_the_house_down_in_the_midst_of_an_explosion() -> None:
    """24 takes the 24th cube from the north: the fire does not come to the west any more."""
    state = at(fire="24", cubes=ALMOST | {"24|34": 0}, poi=CALM)
    assert sum(cubes(state).values()) == 23
    burn(state, "24")
    assert state.result is not None
    assert (state.result.team, state.result.reason) == ("lost", "collapsed")
    assert sum(cubes(state).values()) == 24
    assert smoke(state) == ""


@pytest.mark.clause("B-2.1", "B-5.5")
def test_an_axe_can_bring_the_house_down() -> None:
    state = at("11", cubes=ALMOST)
    after(state, "chop:n")
    assert state.result is not None
    assert state.result.reason == "collapsed"


@pytest.mark.clause("B-2.3")
def test_whoever_is_in_the_house_is_lost_when_it_falls() -> None:
    state = at("11", cubes=ALMOST, victims="61", poi={"18": "victim", "68": "alarm"}, lost=1)
    after(state, "chop:n")
    assert lost(state) == 3
    assert markers(state) == {}
    assert house(state).count(fields.ALARM_ZONE) == 1


@pytest.mark.clause("B-2.4")
def test_playing_on_after_the_seventh_rescue() -> None:
    on = {"play_on": True}
    state = at({"at": "31", "carries": "victim"}, victims="31", poi="", rescued=6, options=on)
    assert after(state, "move:w").result is None
    collapse = at("11", cubes=ALMOST, rescued=7, poi="", options=on)
    after(collapse, "chop:n")
    assert collapse.result is not None
    assert (collapse.result.team, collapse.result.reason) == ("won", "collapsed")
    perfect = at({"at": "31", "carries": "victim"}, victims="31", poi="", rescued=9, options=on)
    after(perfect, "move:w")
    assert perfect.result is not None
    assert (perfect.result.team, perfect.result.reason) == ("won", "perfect")
    settled = at(
        {"at": "31", "carries": "victim"}, victims="31", poi="", rescued=8, lost=1, options=on
    )
    after(settled, "move:w")
    assert settled.result is not None
    assert (settled.result.team, settled.result.reason) == ("won", "won")


@pytest.mark.clause("B-2.4")
def test_losses_after_the_seventh_rescue_end_nothing_until_all_are_settled() -> None:
    state = at(
        fire="12", poi={"11": "victim"}, rescued=7, lost=1, alarms=5, options={"play_on": True}
    )
    assert burn(state, "11").result is None
    state = at(
        fire="12", poi={"11": "victim"}, rescued=7, lost=2, alarms=5, options={"play_on": True}
    )
    burn(state, "11")
    assert state.result is not None
    assert state.result.team == "won"


def test_all_share_the_result() -> None:
    for seats in GAME.seats:
        *_, last = playout(GAME.start(seats, seats), seats)
        assert last.result is not None
        assert last.result.rank == (1,) * seats


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("most", [600, 300, 60])
def test_a_match_ends_after_so_many_turns(most: int) -> None:
    state = at(turns=most - 1, options={"max_turns": most})
    burn(state, "24")
    assert state.result is not None
    assert (state.result.team, state.result.reason) == ("lost", "timeout")
    earlier = at(turns=most - 2, options={"max_turns": most})
    assert burn(earlier, "24").result is None
