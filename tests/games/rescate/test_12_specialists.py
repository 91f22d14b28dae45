"""B-12 The specialists, each with what only they can do and what they cannot."""

from __future__ import annotations

import pytest

from sobremesa.games.rescate.rules import box
from tests.games.rescate.helpers import (
    after,
    ap,
    burn,
    cubes,
    doors,
    expert,
    figure,
    fire,
    free,
    hazmats,
    hot,
    markers,
    refused,
    reserve,
    smoke,
    texts,
    where,
)

SHEETS = [
    ("paramedic", 4, 0),
    ("captain", 4, 2),
    ("imaging", 4, 0),
    ("cafs", 3, 3),
    ("hazmat", 4, 0),
    ("generalist", 5, 0),
    ("rescue", 4, 3),
    ("driver", 4, 0),
    ("engineer", 4, 0),
    ("veteran", 4, 0),
    ("dog", 12, 0),
]


@pytest.mark.clause("R-3", "B-4.2")
@pytest.mark.parametrize(("who", "points", "special"), SHEETS)
def test_the_ap_of_each_sheet(who: str, points: int, special: int) -> None:
    state = expert(figure(who, "70"))
    assert (ap(state), free(state)) == (points, special)


@pytest.mark.clause("B-12.3")
def test_the_first_nine_have_a_figure() -> None:
    names = [who for who, _, _ in SHEETS]
    assert [*box.SHEETS[1:]] == names
    assert names[9:] == ["veteran", "dog"]


# -- paramedic -------------------------------------------------------------------------------------


@pytest.mark.clause("R-3")
def test_the_paramedic_treats_a_victim_in_the_same_space() -> None:
    state = expert(figure("paramedic", "22"), victims="22", poi="18")
    after(state, "treat")
    assert (ap(state), markers(state)["22"]) == (3, "treated")
    assert refused(state, "treat") == "nothing-to-take (B-5.2)"
    assert refused(expert(figure("generalist", "22"), victims="22", poi="18"), "treat").startswith(
        "not-for-you"
    )


@pytest.mark.clause("R-3")
def test_one_who_is_carried_is_treated_too() -> None:
    state = expert(
        figure("paramedic", "22"), figure("cafs", "22", carries="victim"), victims="22", poi="18"
    )
    assert "treat:1" in texts(state)
    after(state, "treat:1")
    assert markers(state)["22"] == "treated"


@pytest.mark.clause("R-3")
def test_the_treated_walk_with_anybody_for_nothing() -> None:
    state = expert(figure("generalist", "22"), treated="22", poi="18", fire="32")
    after(state, "lead")
    assert ap(state) == 5
    assert refused(state, "move:s") == "not-into-fire (B-5.2)"
    after(state, "move:w")
    assert (ap(state), markers(state)) == (4, {"21": "treated", "18": "?"})
    after(state, "leave", "move:e")
    assert markers(state)["21"] == "treated"


@pytest.mark.clause("R-3")
def test_one_at_a_time_is_led_and_another_carried_costs_two_together() -> None:
    state = expert(figure("generalist", "22"), treated="22 22", victims="22", poi="")
    after(state, "lead")
    assert refused(state, "lead") == "leads-already (R-3)"
    after(state, "carry:victim", "move:w")
    assert ap(state) == 3
    assert sorted(markers(state)) == ["21", "22"]


@pytest.mark.clause("R-3", "B-5.4")
@pytest.mark.parametrize(("who", "price"), [("paramedic", 2), ("rescue", 2), ("generalist", 1)])
def test_extinguishing_costs_some_double(who: str, price: int) -> None:
    state = expert(figure(who, "22"), fire="21")
    before = ap(state)
    after(state, "extinguish:w")
    assert (before - ap(state), smoke(state)) == (price, "21")


# -- captain ---------------------------------------------------------------------------------------


@pytest.mark.clause("R-3", "R-7")
def test_the_captain_pays_for_the_steps_and_doors_of_others() -> None:
    state = expert(figure("captain", "70"), figure("generalist", "13"))
    after(state, "command:1>open:e")
    assert (doors(state)["13|14"], free(state), ap(state)) == ("open", 1, 4)
    after(state, "command:1>move:e")
    assert (where(state, 1), free(state), ap(state)) == ("14", 0, 4)
    after(state, "command:1>close:w")
    assert (free(state), ap(state), ap(state, 1)) == (0, 3, 0)


@pytest.mark.clause("R-3", "R-7")
def test_command_ap_are_good_for_nothing_else() -> None:
    state = expert(figure("captain", "70", ap=0), figure("generalist", "13"))
    assert free(state) == 2
    assert not {text for text in texts(state) if text.startswith(("move", "open", "drive"))}


@pytest.mark.clause("R-3")
def test_commanded_figures_pay_their_own_price() -> None:
    state = expert(
        figure("captain", "70"), figure("generalist", "22", carries="victim"), victims="22", poi=""
    )
    after(state, "command:1>move:w", "go")
    assert (free(state), markers(state)) == (0, {"21": "victim"})
    dog = expert(figure("captain", "70"), figure("dog", "13"))
    assert refused(dog, "command:1>open:e") == "not-for-you (R-3)"
    assert "command:1>move:s" in texts(dog)


@pytest.mark.clause("R-3")
def test_one_command_ap_a_turn_for_the_cafs_firefighter() -> None:
    state = expert(figure("captain", "70"), figure("cafs", "13"), fire="12")
    assert refused(state, "command:1>move:w") == "orders-spent (R-3)"  # into fire: 2
    after(state, "command:1>move:s")
    assert refused(state, "command:1>move:w") == "orders-spent (R-3)"
    assert refused(state, "command:1>open:e").endswith("(B-5.3)")
    again = expert(figure("captain", "70"), figure("cafs", "13"))
    after(again, "command:1>open:e")
    assert refused(again, "command:1>close:e") == "orders-spent (R-3)"


@pytest.mark.clause("R-3")
def test_the_limit_begins_anew_every_turn() -> None:
    state = expert(figure("captain", "70"), figure("cafs", "13"))
    after(state, "command:1>move:s")
    burn(state, "45")
    burn(state, "35")
    assert state.waiting == (0,)
    assert "command:1>move:n" in texts(state)


@pytest.mark.clause("R-3")
def test_only_the_captain_and_only_others() -> None:
    state = expert(figure("captain", "70"), figure("generalist", "13"))
    assert refused(state, "command:0>move:n") == "not-yourself (R-3)"
    assert refused(state, "command:4>move:n") == "no-such-seat (B-13.1)"
    assert refused(state, "command:1>move:n") == "wall (B-3.2)"
    other = expert(figure("generalist", "70"), figure("captain", "13"))
    assert refused(other, "command:1>move:s") == "not-for-you (R-3)"


@pytest.mark.clause("R-7")
def test_the_commanded_player_is_asked_whom_to_take_along() -> None:
    state = expert(figure("captain", "70"), figure("generalist", "22"), victims="22", poi="")
    after(state, "command:1>move:w")
    assert state.waiting == (1,)
    assert texts(state, 1) == {"go", "carry:victim"}
    after(state, "carry:victim", "go")
    assert (where(state, 1), markers(state), free(state)) == ("21", {"21": "victim"}, 0)
    assert state.waiting == (0,)


@pytest.mark.clause("R-7")
def test_but_not_where_the_step_could_not_be_made_then() -> None:
    state = expert(figure("captain", "70", ap=0), figure("generalist", "22"), victims="22", poi="")
    after(state, "command:1>move:w", "go")
    assert free(state) == 1
    after(state, "command:1>move:e")
    poor = expert(
        figure("captain", "70", ap=0), figure("generalist", "22"), victims="22", poi="", free=1
    )
    after(poor, "command:1>move:w")
    assert poor.waiting == (0,)  # carrying would cost 2: there is nothing to choose
    assert where(poor, 1) == "21"


@pytest.mark.clause("R-7", "B-4.4")
@pytest.mark.parametrize(("own", "may"), [(0, False), (1, True)])
def test_nobody_is_commanded_into_fire_without_a_way_out(own: int, may: bool) -> None:
    state = expert(figure("captain", "70", ap=own), figure("generalist", "22"), fire="21")
    assert ("command:1>move:w" in texts(state)) == may
    if may:
        after(state, "command:1>move:w")
        assert refused(state, "pass") == "in-fire (B-4.4)"
        assert "command:1>move:e" in texts(state)
        assert refused(state, "move:n") == "no-way-back (B-4.4)"


# -- imaging, cafs, hazmat, rescue -----------------------------------------------------------------


@pytest.mark.clause("R-3")
@pytest.mark.parametrize("kind", ["victim", "alarm"])
def test_imaging_identifies_anywhere(kind: str) -> None:
    state = expert(figure("imaging", "70"), poi={"36": kind, "18": "alarm"})
    assert {"identify:3,6", "identify:1,8"} <= texts(state)
    after(state, "identify:3,6")
    assert (ap(state), markers(state).get("36")) == (3, "victim" if kind == "victim" else None)
    assert refused(state, "identify:3,6") == "no-marker (B-5.6)"


@pytest.mark.clause("R-3")
def test_cafs_free_ap_only_extinguish_and_are_spent_first() -> None:
    state = expert(figure("cafs", "22"), fire="21 23")
    after(state, "extinguish:w", "extinguish:w", "extinguish:e", "extinguish:e")
    assert (free(state), ap(state), fire(state), smoke(state)) == (0, 2, "", "")
    state = expert(figure("cafs", "22", ap=0))
    assert texts(state) == {"pass"}


@pytest.mark.clause("R-3")
def test_the_hazmat_technician_disposes_in_the_same_space() -> None:
    state = expert(figure("hazmat", "22"), hazmats="22 23")
    after(state, "dispose")
    assert (ap(state), hazmats(state)) == (2, "23")
    assert refused(state, "dispose") == "nothing-to-take (B-5.2)"
    carried = expert(figure("hazmat", "22", carries="hazmat"), hazmats="22")
    assert hazmats(after(carried, "dispose")) == ""
    assert refused(carried, "drop") == "hands-empty (B-5.2)"


@pytest.mark.clause("R-3")
def test_the_rescue_specialist_chops_for_one() -> None:
    state = expert(figure("rescue", "23"))
    after(state, "chop:e", "chop:e")
    assert (cubes(state), ap(state), free(state)) == ({"23|24": 2}, 2, 3)


@pytest.mark.clause("B-12.2")
@pytest.mark.parametrize(("reading", "left"), [("doors", (4, 1)), ("only", (3, 2))])
def test_free_movement_ap_and_doors(reading: str, left: tuple[int, int]) -> None:
    state = expert(figure("rescue", "13"), options={"free_moves": reading})
    after(state, "open:e", "move:e")
    assert (ap(state), free(state)) == left


@pytest.mark.clause("B-12.2")
@pytest.mark.parametrize("reading", ["doors", "only"])
def test_command_ap_pay_doors_in_either_reading(reading: str) -> None:
    state = expert(
        figure("captain", "70"), figure("generalist", "13"), options={"free_moves": reading}
    )
    assert free(after(state, "command:1>open:e")) == 1


# -- engineer --------------------------------------------------------------------------------------


@pytest.mark.clause("R-3", "B-10.3")
def test_the_engineer_clears_hot_spots() -> None:
    state = expert(figure("engineer", "22"), hot="22 23", reserve=3)
    after(state, "clear")
    assert (hot(state), reserve(state), ap(state)) == ("23", 4, 3)
    assert refused(state, "clear") == "no-hot-spot (R-3)"


@pytest.mark.clause("R-3")
def test_the_engineer_repairs_damaged_walls() -> None:
    state = expert(figure("engineer", "23"), cubes={"23|24": 1, "23|33": 2})
    assert refused(state, "repair:s") == "not-damaged (R-3)"
    assert refused(state, "repair:w").startswith("no-wall")
    after(state, "repair:e")
    assert (cubes(state), ap(state)) == ({"23|33": 2}, 2)
    assert refused(state, "repair:e") == "not-damaged (R-3)"


@pytest.mark.clause("R-3", "B-3.2")
@pytest.mark.parametrize(
    ("burning", "may"), [("22", False), ("23", False), ("24", True), ("12", True), ("13", False)]
)
def test_the_engineer_works_with_no_fire_near(burning: str, may: bool) -> None:
    """24 burns behind the damaged wall, which separates; 12 is not adjacent."""
    state = expert(figure("engineer", "23"), cubes={"23|24": 1}, hot="23", fire=burning)
    assert ("repair:e" in texts(state)) == may
    assert ("clear" in texts(state)) == may
    if not may:
        assert refused(state, "clear") == "fire-near (R-3)"


@pytest.mark.clause("R-3")
def test_the_engineer_never_extinguishes() -> None:
    state = expert(figure("engineer", "22"), fire="21", smoke="23")
    assert refused(state, "extinguish:w") == "not-for-you (R-3)"
    assert not {text for text in texts(state) if text.startswith("extinguish")}


# -- dog -------------------------------------------------------------------------------------------


@pytest.mark.clause("R-3")
def test_the_dog_does_four_things_only() -> None:
    state = expert(
        figure("dog", "13"),
        victims="13",
        hazmats="13",
        poi="23 18",
        fire="12",
        cubes={"03|13": 1},
        engine="07",
        ambulance="73",
    )
    assert texts(state) == {"move:s", "carry:victim", "squeeze:n", "reveal:s", "pass"}
    for move in ("open:e", "extinguish:w", "chop:n", "carry:hazmat", "drive:ambulance>cw"):
        assert refused(state, move) == "not-for-you (R-3)"
    assert refused(state, "move:w") == "not-into-fire (B-5.2)"


@pytest.mark.clause("R-3")
def test_the_dog_drags_for_four() -> None:
    state = expert(figure("dog", "22", carries="victim"), victims="22", poi="18")
    after(state, "move:w")
    assert (ap(state), markers(state)["21"]) == (8, "victim")


@pytest.mark.clause("R-3")
def test_the_dog_squeezes_through_damaged_walls() -> None:
    state = expert(figure("dog", "23"), cubes={"23|24": 1, "23|33": 2}, poi={"24": "victim"})
    assert "squeeze:s" not in texts(state)
    after(state, "squeeze:e")
    assert (where(state), ap(state), markers(state)["24"]) == ("24", 10, "victim")
    dragging = expert(
        figure("dog", "23", carries="victim"), victims="23", poi="", cubes={"23|24": 1}
    )
    assert refused(dragging, "squeeze:e") == "hands-full (B-5.2)"
    burning = expert(figure("dog", "23"), cubes={"23|24": 1}, fire="24")
    assert refused(burning, "squeeze:e") == "not-into-fire (B-5.2)"


@pytest.mark.clause("R-3")
def test_the_dog_reveals_beside_it_for_nothing() -> None:
    state = expert(figure("dog", "13"), poi={"23": "victim", "14": "victim"})
    assert refused(state, "reveal:e") == "closed-door (B-3.2)"
    after(state, "reveal:s")
    assert (ap(state), markers(state)["23"]) == (12, "victim")
    assert refused(state, "reveal:s") == "no-marker (B-5.6)"


@pytest.mark.clause("R-3", "B-4.3")
def test_the_dog_saves_six() -> None:
    state = expert(figure("dog", "70"))
    after(state, "pass")
    assert ap(state) == 6 + 12


@pytest.mark.clause("R-3", "B-11.3", "B-11.6")
def test_the_dog_does_not_ride_nor_change() -> None:
    state = expert(figure("generalist", "22"), figure("dog", "73"), ambulance="73", engine="71")
    after(state, "drive:ambulance>cw")
    assert (state.waiting, where(state, 1)) == ((0,), "73")
    assert refused(expert(figure("dog", "07"), engine="07"), "crew:cafs") == "not-for-you (R-3)"
