"""The clauses that matter most: each rule, changed in one line, fails a test that cites it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import Mutant, check_noticed, check_unchanged
from tests.proofs import proofs

MUTANTS = [
    Mutant(
        "VI-1.7",
        "table.py",
        "return (seat + 1) % self.seats",
        "return (seat + self.seats - 1) % self.seats",
        "test_1_setup.py::test_turns_go_up_and_around",
    ),
    Mutant(
        "VI-2.4",
        "table.py",
        "return self.cards_at(seat, colour) == 3",
        "return self.cards_at(seat, colour) == 4",
        "test_2_states.py::test_an_immunised_organ_takes_no_card",
    ),
    Mutant(
        "VI-2.5",
        "organs.py",
        "table.discard_organ(seat, colour)",
        "table.discard_from(seat, colour)",
        "test_2_states.py::test_a_second_virus_extirpates",
    ),
    Mutant(
        "VI-2.7",
        "organs.py",
        "return COLOUR_TAKEN if table.has(table.turn(), colour_of(kind)) else MAY",
        "return COLOUR_TAKEN if table.is_free(table.turn(), colour_of(kind)) else MAY",
        "test_tables.py::test_table_c",
    ),
    Mutant(
        "VI-3.1",
        "organs.py",
        "return card == organ or card == MULTI or organ == MULTI",
        "return card >= organ or card == MULTI or organ == MULTI",
        "test_3_colours.py::test_a_coloured_card_fits_its_own_colour",
    ),
    Mutant(
        "VI-3.2",
        "organs.py",
        "return card == organ or card == MULTI or organ == MULTI",
        "return card == organ or card == MULTI",
        "test_3_colours.py::test_the_multicolour_organ_accepts_every_colour",
    ),
    Mutant(
        "VI-3.4",
        "organs.py",
        "        return True\n\n\nclass AttachedMustMatch",
        "        return fits(card, lying)\n\n\nclass AttachedMustMatch",
        "test_3_colours.py::test_only_the_organ_is_compared",
    ),
    Mutant(
        "VI-4.1",
        "turn.py",
        "            if kind_of(self.card(hand, i)) == first_card(cards):",
        "            while kind_of(self.card(hand, i)) == first_card(cards):",
        "test_4_turn.py::test_only_cards_of_the_hand",
    ),
    Mutant(
        "VC-10",
        "turn.py",
        "            return NO_DISCARD",
        "            return MAY",
        "test_rulings.py::test_vc_10_discarding_nothing_is_passing",
    ),
    Mutant(
        "VI-4.5",
        "turn.py",
        "        refill(self, self.turn())\n",
        "",
        "test_4_turn.py::test_after_the_action_the_hand_is_filled_and_the_turn_passes",
    ),
    Mutant(
        "VI-7.4",
        "turn.py",
        "        if not victory.check(self):\n",
        "        refill(self, self.turn())\n        if not victory.check(self):\n",
        "test_7_victory.py::test_the_winner_draws_no_card",
    ),
    Mutant(
        "VI-4.6",
        "turn.py",
        "        while self.cards_in_hand(seat) == 0:\n",
        "        refill(self, seat)\n        while self.cards_in_hand(seat) == 0:\n",
        "test_4_turn.py::test_a_glove_victim_only_draws",
    ),
    Mutant(
        "VI-5.1",
        "piles.py",
        "        table.shuffle(PILE)\n",
        "",
        "test_5_piles.py::test_the_discard_pile_is_shuffled_into_a_draw_pile",
    ),
    Mutant(
        "VI-5.2",
        "piles.py",
        "if table.count(PILE) == 0 and table.count(DISCARD_PILE) > 0:",
        "if table.count(PILE) <= 1 and table.count(DISCARD_PILE) > 0:",
        "test_5_piles.py::test_an_empty_pile_alone_recycles_nothing",
    ),
    Mutant(
        "VI-5.4",
        "piles.py",
        "table.sweep(hand, DISCARD_PILE)",
        "table.turn_over(hand, DISCARD_PILE)",
        "test_5_piles.py::test_glove_victims_lie_one_after_another_in_turn_order",
    ),
    Mutant(
        "VI-6.1",
        "treatments.py",
        "if table.is_immunised(seat, colour) or table.is_immunised(rival, wanted):",
        "if table.is_immunised(seat, colour):",
        "test_6_treatments.py::test_transplant_takes_no_immunised_organ",
    ),
    Mutant(
        "VC-3",
        "treatments.py",
        "if colour != wanted and (table.has(seat, wanted) or table.has(rival, colour)):",
        "if colour != wanted and table.has(seat, wanted):",
        "test_6_treatments.py::test_no_body_gets_a_colour_twice",
    ),
    Mutant(
        "VI-6.2",
        "treatments.py",
        "if table.has(table.turn(), colour):",
        "if table.is_free(table.turn(), colour):",
        "test_6_treatments.py::test_what_the_thief_cannot_take",
    ),
    Mutant(
        "VI-6.3",
        "contagion.py",
        "return NOT_THE_MOST if possible < most else MAY",
        "return NOT_THE_MOST if possible == 0 else MAY",
        "test_6_contagion.py::test_as_many_as_possible_must_move",
    ),
    Mutant(
        "VI-6.3",
        "contagion.py",
        "if taken[there] < 0 or finds_place(table, taken[there], taken, tried):",
        "if taken[there] < 0:",
        "test_6_contagion.py::test_a_virus_gives_way_to_reach_the_maximum",
    ),
    Mutant(
        "VC-4",
        "contagion.py",
        "if reason == MAY and not table.is_free(seat, colour):",
        "if reason == MAY and table.is_infected(seat, colour):",
        "test_rulings.py::test_vc_4_contagion_reaches_free_organs",
    ),
    Mutant(
        "VI-6.4",
        "treatments.py",
        "            discard_hand(table, seat)\n",
        "            discard_hand(table, table.after(table.turn()))\n",
        "test_6_treatments.py::test_the_glove_empties_all_other_hands",
    ),
    Mutant(
        "VI-6.5",
        "treatments.py",
        "if table.is_empty(seat) and table.is_empty(table.turn()):",
        "if table.is_empty(seat) or table.is_empty(table.turn()):",
        "test_6_treatments.py::test_bodies_change_hands_whole",
    ),
    Mutant(
        "VI-7.1",
        "table.py",
        "return cards > 0 and not (cards == 2 and self.is_infected(seat, colour))",
        "return self.is_free(seat, colour)",
        "test_2_states.py::test_healthy_vaccinated_and_immunised_organs_count",
    ),
    Mutant(
        "VI-7.2",
        "victory.py",
        "ORGANS_TO_WIN)\n\n\nclass",
        "ORGANS_TO_WIN) and table.infected_organs(seat) == 0\n\n\nclass",
        "test_7_victory.py::test_an_infected_fifth_organ_does_not_prevent_the_win",
    ),
    Mutant(
        "VI-7.3",
        "victory.py",
        "        if seat == table.turn():\n            return False",
        "        return False",
        "test_7_victory.py::test_curing_a_rival_may_complete_the_body",
    ),
    Mutant(
        "VI-7.5",
        "victory.py",
        "table.end(BODY_COMPLETE, bit(seat))",
        "table.end(BODY_COMPLETE, bit(table.turn()))",
        "test_7_victory.py::test_a_transplant_may_complete_a_rivals_body",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_change_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    check_noticed("virus", mutant, tmp_path)


@pytest.mark.slow
def test_unchanged_all_of_them_pass(tmp_path: Path) -> None:
    check_unchanged("virus", MUTANTS, tmp_path)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.test)
def test_the_one_who_notices_cites_the_clause(mutant: Mutant) -> None:
    assert mutant.node("virus") in proofs("virus")[mutant.clause]
