"""The clauses that matter most: each rule, changed in one line, fails a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import Mutant, check_noticed, check_unchanged
from tests.proofs import proofs

MUTANTS = [
    Mutant(
        "PC-2.1",
        "ending.py",
        "counted(table, seat) >= table.box.numbers.pa_to_win",
        "counted(table, seat) > table.box.numbers.pa_to_win",
        "test_2_end.py::test_twenty_pa_win_at_once",
    ),
    Mutant(
        "CA-69",
        "ending.py",
        "    set_rp(table, seat, change)\n    test_elimination(table)\n",
        "    set_rp(table, seat, change)\n",
        "test_2_end.py::test_whose_rp_are_0_has_lost_at_once",
    ),
    Mutant(
        "PC-5.6",
        "tokens.py",
        "table.on(card, EST) >= table.box.res[table.kind(card)]",
        "table.on(card, EST) > table.box.res[table.kind(card)]",
        "test_6_curing.py::test_burnout_at_res_and_the_patient_of_the_sector_stays",
    ),
    Mutant(
        "PC-5.7",
        "tokens.py",
        "table.on(patient, PC) + points - shield",
        "table.on(patient, PC) + points",
        "test_6_curing.py::test_stress_of_a_patient_is_a_shield",
    ),
    Mutant(
        "CA-40",
        "curing.py",
        "numbers.cure_cost + numbers.inf_cost * table.on(patient, INF)",
        "numbers.cure_cost",
        "test_6_curing.py::test_what_a_cure_costs",
    ),
    Mutant(
        "PC-6.13",
        "curing.py",
        "        cost += numbers.overload_cost\n",
        "        cost += 0\n",
        "test_6_curing.py::test_what_a_cure_costs",
    ),
    Mutant(
        "CA-72",
        "curing.py",
        "        heal(table, patient, points)",
        "        heal(table, patient, cure_value(table, seat, staff, patient))",
        "test_6_curing.py::test_the_points_are_fixed_before_the_stress",
    ),
    Mutant(
        "CA-32",
        "curing.py",
        "            table.take_extra_turn(staff)\n",
        "            pass\n",
        "test_6_curing.py::test_an_extra_turn_lifts_one_limit_once",
    ),
    Mutant(
        "CA-73",
        "curing.py",
        "        if table.box.cure[table.kind(staff)] == 0:\n            return NO_CURE\n",
        "",
        "test_6_curing.py::test_a_bonus_needs_a_cure",
    ),
    Mutant(
        "CA-23",
        "moving.py",
        "        if table.cells[STAGE] > RESTING:\n            return TOO_LATE_TO_REST\n",
        "",
        "test_6_phase_2.py::test_the_first_action_of_a_later_step_closes_the_earlier_ones",
    ),
    Mutant(
        "CA-24",
        "using.py",
        "        if user != NO_CARD and table.did(user, RESTED):\n            return RESTING\n",
        "",
        "test_6_phase_2.py::test_who_rests_does_nothing_else_but_can_be_a_target",
    ),
    Mutant(
        "CA-36",
        "using.py",
        "    if table.has_capacity(card):\n        return table.lodged_staff(card)\n",
        "",
        "test_6_using.py::test_who_takes_the_stress_of_a_sector",
    ),
    Mutant(
        "CA-71",
        "using.py",
        "return MAY if changes(table, text, text.chosen, text.place) else NO_EFFECT",
        "return MAY",
        "test_6_using.py::test_nobody_pays_for_no_effect",
    ),
    Mutant(
        "CA-90",
        "using.py",
        "        if table.box.epic_after[kind] == 0:\n",
        "        if True:\n",
        "test_6_using.py::test_the_chief_of_nursing_is_relieved_before_being_stressed",
    ),
    Mutant(
        "CA-48",
        "coming.py",
        "        table.move(patient, zone_of(seat, BEDS), room_for(table, seat))",
        "        table.move(patient, zone_of(seat, BEDS), zone_of(seat, OVERLOAD))",
        "test_worked_positions.py::test_ct_41_sabotage",
    ),
    Mutant(
        "CA-66",
        "coming.py",
        "    strip(table, seat, patient)\n    table.lay_on(patient, AT, 0)\n",
        "    table.lay_on(patient, AT, 0)\n",
        "test_6_using.py::test_a_transferred_patient_takes_his_tokens_and_leaves_his_equipment",
    ),
    Mutant(
        "CA-82",
        "deteriorating.py",
        "    table.lay_on(patient, DET, table.limit(patient) - 1)",
        "    table.lay_on(patient, DET, table.on(patient, DET) - 1)",
        "test_worked_positions.py::test_ct_31_the_defibrillator",
    ),
    Mutant(
        "CA-60",
        "deteriorating.py",
        "        if toll != 0:\n            set_rp(table, seat, -toll)\n",
        "        while toll > 0:\n            set_rp(table, seat, -1)\n            toll -= 1\n",
        "test_6_phase_3.py::test_all_who_reach_their_limit_die_together",
    ),
    Mutant(
        "CA-59",
        "steps.py",
        "        return DISCHARGED_FIRST\n",
        "        return AS_RULED\n",
        "test_6_phase_3.py::test_deaths_come_before_discharges_or_after",
    ),
    Mutant(
        "CA-81",
        "discharging.py",
        "    gain_pa(table, seat, worth)\n",
        "    table.set_off(patient, DISCHARGE, seat, patient)\n    gain_pa(table, seat, worth)\n",
        "test_2_end.py::test_after_the_winning_discharge_no_text_is_read",
    ),
    Mutant(
        "CA-54",
        "discharging.py",
        "        patient: i64 = table.card(overload, 0)",
        "        patient: i64 = table.top(overload)",
        "test_6_phase_3.py::test_who_waits_longest_comes_in_first",
    ),
    Mutant(
        "CA-14",
        "turn.py",
        "    own_turn: i64 = (table.cells[TURNS] + 1) // 2",
        "    own_turn: i64 = table.cells[TURNS]",
        "test_6_phase_1.py::test_no_event_in_anybody_s_first_turn",
    ),
    Mutant(
        "CA-12",
        "turn.py",
        "    return table.count(zone_of(seat, GUARDIA_ZONE)) + table.count(zone_of(seat, BEDS))",
        "    return table.count(zone_of(seat, GUARDIA_ZONE))",
        "test_6_phase_1.py::test_triage_fills_to_three",
    ),
    Mutant(
        "CA-85",
        "texts.py",
        "    return is_crisis(selector) or changes(table, text, card, place)",
        "    return changes(table, text, card, place)",
        "test_6_phase_1.py::test_a_protected_card_can_be_chosen_too",
    ),
    Mutant(
        "CA-15",
        "texts.py",
        "bit(table.rival(text.seat) if crisis else text.seat)",
        "bit(text.seat)",
        "test_6_phase_1.py::test_the_opponent_chooses_among_the_cards_of_the_active_player",
    ),
    Mutant(
        "CA-93",
        "texts.py",
        "            put_event_away(table, text.seat)\n",
        "            pass\n",
        "test_4_setup.py::test_an_event_does_not_lie_in_its_pile_while_it_takes_effect",
    ),
    Mutant(
        "CA-75",
        "lasting.py",
        "    return home == NO_CARD or not table.is_blocked(home)",
        "    return table.sort(card) != SECTOR or not table.is_blocked(card)",
        "test_6_curing.py::"
        "test_lodged_in_a_blocked_sector_people_work_and_are_cured_without_its_bonus",
    ),
    Mutant(
        "CA-89",
        "turn.py",
        "        table.set_number(CHANGED + stat, 0)\n",
        "        pass\n",
        "test_6_phase_1.py::test_what_an_event_changes_until_the_end_of_the_turn",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_changed_rule_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    check_noticed("protocolo", mutant, tmp_path)


@pytest.mark.slow
def test_the_unchanged_rules_pass(tmp_path: Path) -> None:
    """The copy itself breaks nothing: what fails above, fails by its mutant."""
    check_unchanged("protocolo", MUTANTS, tmp_path)


def test_each_mutant_is_noticed_by_a_test_of_its_clause() -> None:
    for mutant in MUTANTS:
        assert mutant.node("protocolo") in proofs("protocolo")[mutant.clause]
