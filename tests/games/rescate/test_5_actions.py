"""B-5 The actions of everybody."""

from __future__ import annotations

import pytest

from tests.games.rescate.helpers import (
    after,
    ap,
    at,
    cubes,
    doors,
    expert,
    figure,
    fire,
    hazmats,
    house,
    lost,
    markers,
    refused,
    rescued,
    smoke,
    texts,
    where,
)


@pytest.mark.clause("B-5.1")
def test_a_move_costs_one_into_fire_two_and_smoke_is_no_obstacle() -> None:
    assert ap(after(at("31"), "move:n")) == 3
    assert ap(after(at("31", smoke="21"), "move:n")) == 3
    assert ap(after(at("31", fire="21"), "move:n")) == 2


@pytest.mark.clause("B-5.1")
def test_leaving_fire_costs_by_where_one_goes() -> None:
    state = after(at({"at": "31", "ap": 6}, fire="21 11"), "move:n", "move:n")
    assert ap(state) == 2
    assert ap(after(state, "move:e")) == 1


@pytest.mark.clause("B-5.2")
def test_carrying_costs_two_a_space() -> None:
    state = at({"at": "22", "carries": "victim"}, victims="22", poi="18")
    after(state, "move:w")
    assert ap(state) == 2
    assert markers(state) == {"21": "victim", "18": "?"}


@pytest.mark.clause("B-5.2")
def test_nobody_is_carried_into_fire() -> None:
    state = at({"at": "22", "carries": "victim"}, victims="22", poi="18", fire="21", smoke="32")
    assert refused(state, "move:w") == "not-into-fire (B-5.2)"
    assert "move:s" in texts(state)


@pytest.mark.clause("B-5.2")
def test_one_load_for_each_picked_up_and_put_down_for_nothing() -> None:
    state = at("22", "22", victims="22 22", poi="18")
    after(state, "carry:victim")
    assert (ap(state), refused(state, "carry:victim")) == (4, "hands-full (B-5.2)")
    after(state, "drop")
    assert ap(state) == 4
    assert refused(state, "drop") == "hands-empty (B-5.2)"
    assert refused(at("21", victims="22", poi="18"), "carry:victim") == "nothing-to-take (B-5.2)"


@pytest.mark.clause("B-5.2")
def test_what_one_carries_another_cannot_take() -> None:
    state = at("22", {"at": "22", "carries": "victim"}, victims="22", poi="18")
    assert "carry:victim" not in texts(state)


@pytest.mark.clause("B-5.2", "B-5.6")
def test_an_unknown_poi_is_not_carried() -> None:
    state = at({"at": "22"}, poi="22")
    assert "carry:victim" not in texts(state)


@pytest.mark.clause("R-2")
def test_picking_up_and_putting_down_is_limited_between_two_ap() -> None:
    state = at("22", victims="22", poi="18")
    for _ in range(4):
        after(state, "carry:victim", "drop")
    assert refused(state, "carry:victim") == "enough-of-that (R-2)"
    after(state, "move:w", "move:e")
    assert "carry:victim" in texts(state)


@pytest.mark.clause("B-5.3")
def test_doors_are_opened_and_closed_for_one() -> None:
    state = at("13")
    after(state, "open:e")
    assert (doors(state)["13|14"], ap(state)) == ("open", 3)
    assert refused(state, "open:e") == "open-already (B-5.3)"
    after(state, "close:e")
    assert (doors(state)["13|14"], ap(state)) == ("closed", 2)
    assert refused(state, "close:e") == "closed-already (B-5.3)"
    assert refused(state, "open:s") == "no-door (B-5.3)"
    assert refused(state, "open:n") == "no-door (B-5.3)"


@pytest.mark.clause("B-5.3")
def test_only_doors_of_ones_own_space() -> None:
    assert {text for text in texts(at("12")) if text.startswith("open:")} == set()


@pytest.mark.clause("B-5.4")
def test_extinguishing_goes_step_by_step() -> None:
    state = at("22", fire="22 32", smoke="21")
    # whoever stands in fire himself is there in the midst of his turn
    after(state, "extinguish:s")
    assert (fire(state), smoke(state), ap(state)) == ("22", "21 32", 3)
    after(state, "extinguish:s")
    assert (fire(state), smoke(state), ap(state)) == ("22", "21", 2)
    after(state, "extinguish:here", "extinguish:w")
    assert (fire(state), smoke(state), ap(state)) == ("", "22", 0)


@pytest.mark.clause("B-5.4")
def test_only_adjacent_spaces_and_what_burns() -> None:
    state = at("13", fire="14 11", smoke="12")
    assert {t for t in texts(state) if t.startswith("extinguish:")} == {"extinguish:w"}
    assert refused(state, "extinguish:e") == "closed-door (B-3.2)"
    assert refused(state, "extinguish:s") == "no-fire (B-5.4)"
    assert refused(state, "extinguish:n") == "wall (B-3.2)"


@pytest.mark.clause("B-5.4")
def test_fire_inside_is_put_out_from_outside() -> None:
    assert "extinguish:s" in texts(at("06", fire="16"))


@pytest.mark.clause("B-5.5")
def test_chopping_puts_a_cube_for_two() -> None:
    state = at("23")
    after(state, "chop:e")
    assert (cubes(state), ap(state)) == ({"23|24": 1}, 2)
    after(state, "chop:e")
    assert (cubes(state), ap(state)) == ({"23|24": 2}, 0)
    assert refused(at("23", cubes={"23|24": 2}), "chop:e") == "no-wall (B-5.5)"
    assert refused(at("23"), "chop:w") == "no-wall (B-5.5)"
    assert "chop:s" in texts(at("01"))  # from outside as well


@pytest.mark.clause("B-5.6")
@pytest.mark.parametrize("kind", ["victim", "alarm"])
def test_whoever_enters_turns_a_poi_over(kind: str) -> None:
    state = at("21", poi={"22": kind})
    after(state, "move:e")
    assert ap(state) == 3
    assert markers(state) == ({"22": "victim"} if kind == "victim" else {})
    assert ("carry:victim" in texts(state)) == (kind == "victim")
    assert house(state).count(3) == (1 if kind == "alarm" else 0)


@pytest.mark.clause("B-5.6")
def test_a_poi_in_smoke_is_turned_over_too() -> None:
    assert markers(after(at("21", smoke="22", poi={"22": "victim"}), "move:e")) == {"22": "victim"}


@pytest.mark.clause("B-5.7")
@pytest.mark.parametrize(("begin", "way"), [("31", "w"), ("16", "n"), ("48", "e"), ("63", "s")])
def test_any_exterior_space_rescues_in_the_family_game(begin: str, way: str) -> None:
    state = at({"at": begin, "carries": "victim"}, victims=begin, poi="18")
    after(state, f"move:{way}")
    assert (rescued(state), lost(state)) == (1, 0)
    assert markers(state) == {"18": "?"}
    assert "drop" not in texts(state)


@pytest.mark.clause("B-5.7")
def test_through_a_hole_in_the_wall_as_well() -> None:
    state = at({"at": "11", "carries": "victim"}, victims="11", poi="18", cubes={"01|11": 2})
    after(state, "move:n")
    assert (rescued(state), where(state)) == (1, "01")


@pytest.mark.clause("B-5.2", "B-10.5")
def test_hazmats_are_loads_like_victims() -> None:
    state = expert(figure("generalist", "22"), hazmats="22", victims="22", poi="18", fire="21")
    assert {"carry:hazmat", "carry:victim"} <= texts(state)
    after(state, "carry:hazmat")
    assert refused(state, "carry:victim") == "hands-full (B-5.2)"
    assert refused(state, "move:w") == "not-into-fire (B-5.2)"
    after(state, "move:s")
    assert (ap(state), hazmats(state)) == (3, "32")
