"""The clauses that matter most: each rule, changed in one line, fails a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import Mutant, check_noticed, check_unchanged
from tests.proofs import proofs

MUTANTS = [
    Mutant(
        "B-2.1",
        "victory.py",
        "            self.finish(table, WON)\n\n    def after_loss",
        "            pass\n\n    def after_loss",
        "test_1_2_box_and_aim.py::test_the_seventh_rescue_wins",
    ),
    Mutant(
        "B-2.2",
        "victory.py",
        "if table.lost() >= LOST_MOST:",
        "if table.lost() >= LOST_MOST - 1:",
        "test_1_2_box_and_aim.py::test_the_fourth_loss_loses_and_not_the_third",
    ),
    Mutant(
        "B-2.1",
        "table.py",
        "if self.cells[CUBES] >= CUBES_MOST:",
        "if self.cells[CUBES] > CUBES_MOST:",
        "test_1_2_box_and_aim.py::"
        "test_the_last_cube_brings_the_house_down_in_the_midst_of_an_explosion",
    ),
    Mutant(
        "B-3.3",
        "edges.py",
        "return WALL if state < self.strength else MAY",
        "return WALL if state < 1 else MAY",
        "test_3_house.py::test_a_wall_stands_until_it_has_two_cubes",
    ),
    Mutant(
        "B-4.3",
        "turn.py",
        "saved: i64 = min(table.cells[POINTS + seat], table.sheet(seat, SAVED))",
        "saved: i64 = table.cells[POINTS + seat]",
        "test_4_turn.py::test_at_most_four_ap_are_saved",
    ),
    Mutant(
        "B-4.4",
        "moving.py",
        "    return why_not_left(table, purse, seat, to)",
        "    return MAY",
        "test_4_turn.py::test_fire_is_entered_with_a_reserve_only",
    ),
    Mutant(
        "B-5.2",
        "moving.py",
        "if table.burns(to) and (loaded or leading):",
        "if table.burns(to) and leading:",
        "test_5_actions.py::test_nobody_is_carried_into_fire",
    ),
    Mutant(
        "B-5.6",
        "rescue.py",
        "    turn_over_in(table, space)\n    dispose_outside(table)",
        "    dispose_outside(table)",
        "test_5_actions.py::test_whoever_enters_turns_a_poi_over",
    ),
    Mutant(
        "B-6.1",
        "fire.py",
        "elif what == SMOKE or table.fire_beside(space):",
        "elif table.fire_beside(space):",
        "test_6_fire.py::test_smoke_on_smoke_is_fire",
    ),
    Mutant(
        "B-6.3",
        "fire.py",
        "            if not table.burns(to):\n                self.ignite(table, to)\n"
        "                return\n",
        "            self.ignite(table, to)\n            return\n",
        "test_6_fire.py::test_a_shockwave_runs_on_to_the_first_space_that_does_not_burn",
    ),
    Mutant(
        "B-6.4",
        "edges.py",
        "        return state == AJAR and table.rulings.open_door.goes_on(first)",
        "        return False",
        "test_worked_positions.py::test_s7_through_an_open_door",
    ),
    Mutant(
        "B-6.5",
        "fire.py",
        "                    changed = True\n",
        "                    changed = False\n",
        "test_6_fire.py::test_flashover_runs_through_all_smoke",
    ),
    Mutant(
        "B-6.7",
        "fire.py",
        "            self.flash_over(table)\n            slot = self.burning_hazmat(table)\n",
        "            slot = self.burning_hazmat(table)\n",
        "test_6_fire.py::test_flashovers_and_hazmats_until_it_is_quiet",
    ),
    Mutant(
        "B-6.10",
        "house.py",
        "        LookForDanger(),\n",
        "        PutOutOutside(),\n        LookForDanger(),\n",
        "test_6_fire.py::test_fire_outside_knocks_down_too_and_is_then_cleared",
    ),
    Mutant(
        "B-7.2",
        "markers.py",
        "        table.set_flames(space, CLEAR)\n        lay_marker(table, space)\n",
        "        lay_marker(table, space)\n",
        "test_7_markers.py::test_family_fire_and_smoke_make_way",
    ),
    Mutant(
        "B-7.3",
        "markers.py",
        "            and not table.somebody_at(space)\n",
        "",
        "test_7_markers.py::test_experienced_markers_and_firefighters_stand_in_the_way",
    ),
    Mutant(
        "B-9.5",
        "dice.py",
        "    return faces + 1 - face",
        "    return face",
        "test_8_9_setup.py::test_the_third_takes_the_other_side_of_the_second_ones_black_die",
    ),
    Mutant(
        "B-10.1",
        "advance.py",
        "table.set_number(HOT_TARGET, 1 if table.is_hot(space) else 0)",
        "table.set_number(HOT_TARGET, 1 if table.is_hot(space) and table.burns(space) else 0)",
        "test_worked_positions.py::test_s11_a_flare_up",
    ),
    Mutant(
        "B-10.2",
        "advance.py",
        "if table.cells[FLARED] == 1:",
        "if table.cells[FLARED] >= 0:",
        "test_10_hot_spots.py::test_without_a_flare_up_no_hot_spot_comes",
    ),
    Mutant(
        "B-10.4",
        "fire.py",
        "            table.put_reserve(space)\n",
        "            pass\n",
        "test_10_hot_spots.py::test_a_hazmat_in_fire_explodes_leaves_and_leaves_a_hot_spot",
    ),
    Mutant(
        "B-11.2",
        "vehicles.py",
        "if vehicle == ENGINE and not table.is_at_engine(seat):",
        "if not table.is_at_engine(seat):",
        "test_11_vehicles.py::test_the_engine_only_from_its_own_spot_the_ambulance_by_radio",
    ),
    Mutant(
        "B-11.4",
        "vehicles.py",
        "    table.rulings.rescue.look_around(table)\n\n\ndef answer_ride",
        "    return\n\n\ndef answer_ride",
        "test_11_vehicles.py::test_a_victim_is_rescued_when_the_ambulance_comes",
    ),
    Mutant(
        "B-11.5",
        "gun.py",
        "            to: i64 = table.adjacent(space, way)\n",
        "            to: i64 = table.house.beside(space, way)\n",
        "test_11_vehicles.py::test_target_and_adjacent_spaces_lose_fire_and_smoke",
    ),
    Mutant(
        "B-11.6",
        "vehicles.py",
        "        if table.cells[STAGE] != FRESH:\n            return TURN_BEGUN\n",
        "",
        "test_11_vehicles.py::test_not_after_anything_else_and_not_elsewhere",
    ),
    Mutant(
        "B-12.1",
        "dodging.py",
        "    return teaches(table.role(seat)) or teacher_near(table, seat)",
        "    return True",
        "test_12_veteran.py::test_nobody_else_dodges",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_change_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    check_noticed("rescate", mutant, tmp_path)


@pytest.mark.slow
def test_unchanged_all_of_them_pass(tmp_path: Path) -> None:
    check_unchanged("rescate", MUTANTS, tmp_path)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.test)
def test_the_one_who_notices_cites_the_clause(mutant: Mutant) -> None:
    assert mutant.node("rescate") in proofs("rescate")[mutant.clause]
