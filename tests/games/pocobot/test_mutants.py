"""The clauses that matter most: each rule, changed in one line, fails a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import Mutant, check_noticed, check_unchanged
from tests.proofs import proofs

MUTANTS = [
    Mutant(
        "PB-3.1",
        "limits.py",
        "        and module_cards(table, seat) >= MOUNTED_CARDS\n",
        "",
        "test_3_mounted.py::test_a_pilot_six_cards_and_three_of_his_suit",
    ),
    Mutant(
        "PA-37",
        "limits.py",
        "and table.cards_in(seat, pilot) >= MOUNTED_SUIT",
        "and table.cards_in(seat, pilot) == MOUNTED_SUIT",
        "test_3_mounted.py::test_a_pilot_six_cards_and_three_of_his_suit",
    ),
    Mutant(
        "PB-4.7",
        "limits.py",
        (
            "    if booster == module:\n"
            "        return WITH_BOOSTER\n"
            "    if pilot == module or raised == module:\n"
            "        return WITH_CREW\n"
        ),
        (
            "    if pilot == module or raised == module:\n"
            "        return WITH_CREW\n"
            "    if booster == module:\n"
            "        return WITH_BOOSTER\n"
        ),
        "test_4_limits.py::test_the_limits",
    ),
    Mutant(
        "PB-4.2",
        "modify.py",
        (
            "        if spot == PILOT and suit_of(card) == DIAMONDS:\n"
            "            return DIAMOND_PILOT  # PA-18\n"
        ),
        "",
        "test_4_limits.py::test_no_diamond_pilot_and_no_copilot_alone",
    ),
    Mutant(
        "PB-5.7",
        "piles.py",
        "if table.count(PILE) == 0 and table.count(DISCARD_PILE) > 0:",
        "if table.count(PILE) <= 1 and table.count(DISCARD_PILE) > 0:",
        "test_5_setup.py::test_it_is_not_refilled_when_it_runs_out",
    ),
    Mutant(
        "PA-9",
        "piles.py",
        "    while wanted > 0 and table.count(PILE) > 0:\n",
        (
            "    while wanted > 0 and table.count(PILE) + table.count(DISCARD_PILE) > 0:\n"
            "        if table.count(PILE) == 0:\n"
            "            recycle(table)\n"
        ),
        "test_5_setup.py::test_an_action_draws_only_what_is_left",
    ),
    Mutant(
        "PB-5.5",
        "piles.py",
        "first: i64 = 0 if one > other else 1",
        "first: i64 = 1 if one > other else 0",
        "test_5_setup.py::test_the_highest_card_starts",
    ),
    Mutant(
        "PB-7.2",
        "modify.py",
        "table.discard(at, spot_zone(seat, spot))",
        "table.move(at, spot_zone(seat, spot), hand_zone(seat))",
        "test_7_building.py::test_what_is_removed_goes_to_the_discard_pile",
    ),
    Mutant(
        "PA-27",
        "overflow.py",
        "    table.discard(card, spot_zone(seat, suit_of(card)))",
        "    table.move(card, spot_zone(seat, suit_of(card)), 2)",
        "test_4_limits.py::test_a_copilot_leaves_and_one_heart_of_choice_is_discarded",
    ),
    Mutant(
        "PA-72",
        "overflow.py",
        (
            "    if table.rulings.overflow.settle(table, seat, had_hearts):\n"
            "        judge(table, seat, had_hearts)"
        ),
        (
            "    if had_hearts == 1 and table.hearts(seat) == 0:\n"
            "        judge(table, seat, had_hearts)\n"
            "    elif table.rulings.overflow.settle(table, seat, had_hearts):\n"
            "        judge(table, seat, had_hearts)"
        ),
        "test_4_limits.py::test_then_the_collapse_comes_last",
    ),
    Mutant(
        "PA-24",
        "overflow.py",
        "if table.cards_in(seat, PILOT) == 0 and table.cards_in(seat, COPILOT) > 0:",
        "if table.cards_in(seat, PILOT) > 1 and table.cards_in(seat, COPILOT) > 0:",
        "test_4_limits.py::test_first_the_orphan_leaves_then_the_excess_is_judged",
    ),
    Mutant(
        "PB-7.5",
        "turn.py",
        "table.set_number(BURNT + seat, 1 if action == BURNING else 0)",
        "table.set_number(BURNT + seat, 0)",
        "test_7_building.py::test_not_two_turns_in_a_row",
    ),
    Mutant(
        "PB-7.5",
        "turn.py",
        "table.set_number(BURNT + seat, 1 if action == BURNING else 0)",
        "table.set_number(BURNT + seat, 1 if action == BURNING else table.cells[BURNT + seat])",
        "test_7_building.py::test_not_two_turns_in_a_row",
    ),
    Mutant(
        "PA-43",
        "limits.py",
        "return (points + PER_FUEL - 1) // PER_FUEL",
        "return points // PER_FUEL",
        "test_7_attacking.py::test_fifteen_points_need_eight_fuel",
    ),
    Mutant(
        "PA-45",
        "fuel.py",
        "        return paid < needed",
        "        return True",
        "test_7_attacking.py::test_no_card_is_paid_that_is_not_needed",
    ),
    Mutant(
        "PA-47",
        "declaring.py",
        "        spades: i64 = table.total(seat, SPADES) - value_of_extra(without)",
        "        spades: i64 = table.total(seat, SPADES)",
        "test_7_attacking.py::test_the_extra_spade_is_not_among_the_declared_points",
    ),
    Mutant(
        "PB-7.10",
        "attacking.py",
        "    table.set_number(UNLOCKED, 1)\n",
        "",
        "test_7_attacking.py::test_the_first_attack_unlocks_projectiles_for_both",
    ),
    Mutant(
        "PB-9.6",
        "attacking.py",
        "            if has_fuel_of(at, DIAMONDS):\n                return MIXED_FUEL\n",
        "",
        "test_7_attacking.py::test_burning_clubs",
    ),
    Mutant(
        "PA-59",
        "attacking.py",
        "    table.ask(DODGING, bit(table.rival(seat)))",
        "    table.ask(DODGING, bit(seat))",
        "test_10_defence.py::test_the_defender_is_asked_whatever_he_holds",
    ),
    Mutant(
        "PB-10.3",
        "defence.py",
        "        return left > value",
        "        return left >= value",
        "test_10_defence.py::test_an_equal_value_is_lost_where_the_house_wants_it",
    ),
    Mutant(
        "PB-10.4",
        "table.py",
        "            if lowest == NO_CARD or value_of(card) < value_of(lowest):",
        "            if lowest == NO_CARD or value_of(card) > value_of(lowest):",
        "test_10_defence.py::test_the_example_of_the_manual",
    ),
    Mutant(
        "PA-60",
        "defence.py",
        "    if not held:  # PA-60 a club that holds stops everything\n",
        "    if left > 0:\n",
        "test_10_defence.py::test_card_by_card_from_the_lowest",
    ),
    Mutant(
        "PB-10.6",
        "defence.py",
        "REMOVED if hearts else DISCARD_PILE",
        "DISCARD_PILE",
        "test_10_defence.py::test_where_everything_goes",
    ),
    Mutant(
        "PA-58",
        "defence.py",
        "left = max(0, left - value_of(at))",
        "left = left - value_of(at)",
        "test_10_defence.py::test_a_dodge_larger_than_the_attack",
    ),
    Mutant(
        "PA-63",
        "collapse.py",
        "        if table.hearts(defender) == 0 and left > 0 and not held:",
        "        if table.hearts(defender) == 0 and left > 0:",
        "test_10_defence.py::test_who_never_had_a_heart",
    ),
    Mutant(
        "PA-64",
        "modify.py",
        (
            "        self.operate(table, seat, at)\n"
            "        note_hearts(table, seat)\n"
            "        table.note"
        ),
        "        self.operate(table, seat, at)\n        table.note",
        "test_7_building.py::test_a_first_heart_placed_and_removed_counts_as_lost",
    ),
    Mutant(
        "PA-69",
        "turn.py",
        "table.set_number(QUIET, 0 if action >= ATTACKED else quiet)",
        "table.set_number(QUIET, quiet)",
        "test_10_defence.py::test_every_attack_sets_the_count_to_nought",
    ),
    Mutant(
        "PA-71",
        "turn.py",
        "table.set_number(UNHURT, 0 if action == HURT else unhurt)",
        "table.set_number(UNHURT, 0 if action >= ATTACKED else unhurt)",
        "test_10_defence.py::test_a_draw_after_many_turns_without_a_lost_heart",
    ),
    Mutant(
        "PA-67",
        "passing.py",
        "        if table.asked() == ACTION and table.count(hand_zone(seat)) > 0:",
        "        if table.asked() == ACTION:",
        "test_7_building.py::test_passing_discards_two_cards_or_what_there_is",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_change_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    check_noticed("pocobot", mutant, tmp_path)


@pytest.mark.slow
def test_unchanged_all_of_them_pass(tmp_path: Path) -> None:
    check_unchanged("pocobot", MUTANTS, tmp_path)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.test)
def test_the_one_who_notices_cites_the_clause(mutant: Mutant) -> None:
    assert mutant.node("pocobot") in proofs("pocobot")[mutant.clause]
