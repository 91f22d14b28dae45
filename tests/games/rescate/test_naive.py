"""The plain implementation of the fire gives what the worked positions say."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.rescate.naive import SUPPLY, Crew, Table, family_start
from tests.games.rescate.plans import BACK, FRONT, House, edge, is_inside, space, spaces
from tests.games.rescate.wild_fires import wild_dice, wild_table

START = spaces("22 23 32 33 34 35 44 56 57 66")


def rolled(table: Table, dice: str) -> Table:
    """The same table after an advance of the fire with these results."""
    table.advance(iter([space(result) for result in dice.split()]))
    return table


def at_start(dice: str) -> Table:
    return rolled(family_start(), dice)


def burning(fire: str, house: House = FRONT) -> Table:
    """Nothing but this fire; all doors closed."""
    return Table(house, fire=spaces(fire), closed=set(house.doors))


def test_the_plans_have_the_edges_that_the_book_counts() -> None:
    for house, inner, entrances in ((FRONT, 18, 4), (BACK, 19, 2)):
        perimeter = {wall for wall in house.walls if not all(is_inside(at) for at in wall)}
        assert len(house.walls - perimeter) == inner
        assert len(perimeter) == 28 - entrances
        assert not house.walls & house.doors
    assert (len(FRONT.doors), len(BACK.doors)) == (8, 7)


def test_s1_smoke_on_a_space_far_from_fire() -> None:
    table = at_start("61")
    assert table.smoke == {(6, 1)}
    assert table.fire == START


def test_s2_fire_beside_fire() -> None:
    table = at_start("21")
    assert table.fire == START | {(2, 1)}
    assert not table.smoke


def test_s3_walls_keep_fire_away() -> None:
    assert at_start("24").smoke == {(2, 4)}


def test_s5_an_explosion_in_the_middle_of_the_fire() -> None:
    table = at_start("34")
    assert table.cubes == {edge("24|34"): 1}
    assert table.fire == START | {(3, 6)}
    assert FRONT.doors - table.closed == {edge("44|54"), edge("32|33")}
    assert not table.open


def test_s7_an_open_door_goes_and_the_blast_goes_on() -> None:
    table = family_start()
    table.closed.remove(edge("32|33"))
    table.open.add(edge("32|33"))
    rolled(table, "32")
    assert table.fire == START | spaces("12 36 42 31")
    assert not table.open
    assert table.placed == 0


def test_s7_a_closed_door_stops_it() -> None:
    table = at_start("32")
    assert table.fire == START | spaces("12 42 31")
    assert edge("32|33") not in table.closed | table.open


def test_s9_out_through_an_entrance() -> None:
    table = burning("48 38")
    table.crew.append(Crew((4, 9)))
    rolled(table, "48")
    assert edge("28|38") not in table.closed
    assert table.cubes == {edge("48|58"): 1}
    assert table.fire == spaces("48 38 47")
    assert table.knocked == [0]


def test_s11_flare_ups_and_the_hot_spot_at_their_end() -> None:
    table = family_start()
    table.hot, table.reserve = {(2, 7)}, 6
    rolled(table, "27 52")
    assert table.smoke == spaces("27 52")
    assert (table.hot, table.reserve) == (spaces("27 52"), 5)

    table = family_start()
    table.hot, table.reserve = {(2, 7)}, 6
    rolled(table, "27 27 11")
    assert (2, 7) in table.fire
    assert table.smoke == {(1, 1)}
    assert (table.hot, table.reserve) == (spaces("27 11"), 5)


def test_s15_two_parking_spots_are_equally_near() -> None:
    assert set(family_start().nearest_parking((5, 6))) == {
        frozenset(spaces("39 49")),
        frozenset(spaces("73 74")),
    }


def placed(table: Table, dice: str, supply: str, family: bool) -> Table:
    """The same table after POI were replenished with these results and these markers."""
    table.replenish(iter([space(result) for result in dice.split()]), supply.split(), family)
    return table


def test_s13_a_poi_takes_the_place_of_fire() -> None:
    table = family_start()
    del table.unknown[(2, 4)]
    placed(table, "33", "victim", family=True)
    assert (3, 3) not in table.fire
    assert table.unknown[(3, 3)] == "victim"


def test_a_family_poi_is_rolled_again_and_turned_before_a_firefighter() -> None:
    table = family_start()
    table.unknown = {(5, 1): "alarm"}
    table.crew = [Crew((1, 1))]
    placed(table, "51 11 11 62", "alarm victim victim alarm", family=True)
    assert table.victims == [(1, 1)]
    assert table.unknown == {(5, 1): "alarm", (6, 2): "victim"}
    assert table.alarms == 1


def test_an_experienced_poi_follows_the_arrows() -> None:
    table = family_start()
    table.crew, table.smoke = [Crew((4, 3))], {(4, 5)}
    del table.unknown[(2, 4)]
    placed(table, "22", "alarm", family=False)
    assert table.unknown[(4, 6)] == "alarm"
    assert (2, 2) in table.fire


def test_where_the_arrows_go_round_in_vain_the_roll_is_repeated() -> None:
    table = family_start()
    table.smoke = spaces("43 45 46 36")
    del table.unknown[(2, 4)]
    placed(table, "22 34 64", "alarm", family=False)
    assert table.unknown[(6, 4)] == "alarm"


def test_smoke_turns_to_fire_all_along_a_row() -> None:
    table = burning("11")
    table.smoke = spaces("13 22")
    rolled(table, "12")
    assert table.fire == spaces("11 12 13 22")


def test_a_hazmat_explodes_once_and_leaves_a_hot_spot() -> None:
    table = burning("11")
    table.hazmats, table.reserve = [(1, 2)], 1
    rolled(table, "12")
    assert table.fire == spaces("11 12 13 22")
    assert table.cubes == {edge("02|12"): 1, edge("10|11"): 1}
    assert (table.hazmats, table.hot, table.reserve) == ([], {(1, 2)}, 0)


def test_a_hazmat_sets_off_another_one() -> None:
    table = burning("11")
    table.hazmats = [(1, 2), (1, 3)]
    rolled(table, "12")
    assert table.hazmats == []
    assert table.cubes[edge("02|12")] == 1
    assert table.cubes[edge("03|13")] == 1
    assert table.cubes[edge("10|11")] == 2
    assert edge("13|14") not in table.closed


def test_smoke_beside_the_fire_of_a_hazmat_does_not_stay() -> None:
    table = burning("11")
    table.hazmats, table.smoke = [(1, 2)], {(3, 2)}
    rolled(table, "12")
    assert (3, 2) in table.fire


def test_people_in_the_fire_are_lost_once_the_flare_ups_are_over() -> None:
    table = burning("11")
    table.hot = {(1, 2)}
    table.crew = [Crew((1, 2), carries="victim"), Crew((2, 1), leads=True), Crew((6, 1))]
    table.victims = spaces_list("12 21 61")
    table.unknown = {(2, 2): "victim", (1, 3): "alarm"}
    rolled(table, "12 12 64")
    assert table.fire == spaces("11 12 13 22")
    assert table.knocked == [0]
    assert (table.lost, table.alarms) == (2, 1)
    assert table.victims == spaces_list("21 61")


def spaces_list(names: str) -> list[tuple[int, int]]:
    return [space(name) for name in names.split()]


def test_the_last_cube_ends_it_with_directions_left() -> None:
    table = burning("11")
    table.placed = 23
    table.victims, table.unknown = [(6, 1)], {(6, 2): "victim", (6, 3): "alarm"}
    rolled(table, "11")
    assert table.collapsed
    assert table.placed == 24
    assert table.cubes == {edge("01|11"): 1}
    assert table.fire == {(1, 1)}
    assert table.lost == 2


@pytest.mark.parametrize("house", [FRONT, BACK], ids=["front", "back"])
def test_a_shockwave_leaves_a_house_of_rubble_by_both_ends(house: House) -> None:
    row = {(4, column) for column in range(1, 9)}
    table = Table(house, fire=set(row))
    table.cubes = dict.fromkeys(house.walls, 2)
    rolled(table, "44")
    assert table.fire == row | {(3, 4), (5, 4)}
    assert table.placed == 0


@pytest.mark.parametrize("family", [True, False], ids=["family", "experienced"])
def test_after_a_wild_fire_nothing_stands_that_may_not(family: bool) -> None:
    chance = random.Random(5)
    seen = Counter[str]()
    for _ in range(300):
        table = wild_table(chance, family)
        assert_at_rest(table)
        hazmats, smoke = len(table.hazmats), len(table.smoke)
        table.advance(wild_dice(table, chance))
        seen["collapsed"] += table.collapsed
        seen["knocked"] += bool(table.knocked)
        seen["lost"] += table.lost > 0
        seen["exploded"] += len(table.hazmats) < hazmats
        seen["flashed"] += len(table.smoke) < smoke - 1
        if not table.collapsed:
            assert_at_rest(table)
    assert min(seen[what] for what in ("collapsed", "knocked", "lost", "flashed")) > 10
    assert (seen["exploded"] > 20) == (not family)


def assert_at_rest(table: Table) -> None:
    """What holds between two turns."""
    assert table.placed == sum(table.cubes.values()) < SUPPLY
    assert all(0 < count <= 2 for count in table.cubes.values())
    assert set(table.cubes) <= table.house.walls
    assert table.closed | table.open <= table.house.doors
    assert not table.closed & table.open
    assert not table.fire & table.smoke
    assert all(is_inside(at) for at in table.fire | table.smoke | table.hot)
    for at in table.smoke:
        assert not table.fire.intersection(table.neighbours(at))
    people = {*table.victims, *table.unknown, *table.hazmats}
    people |= {one.at for who, one in enumerate(table.crew) if who not in table.knocked}
    assert not table.fire & people
