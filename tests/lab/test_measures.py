"""What a game itself counts of its matches is averaged, with an interval and where most lie."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.lab.simulate import Outcome, measured, plan_for, play_game, simulate


def test_mean_interval_and_where_four_in_five_lie() -> None:
    played = [Outcome((0,), 1, "over", measures={"rounds": float(n)}) for n in range(1, 11)]
    (row,) = measured(played)
    assert (row["measure"], row["mean"]) == ("rounds", 5.5)
    low, high = row["interval"]
    assert low + high == pytest.approx(11)
    assert high - low == pytest.approx(2 * 1.96 * 2.8723 / 10**0.5, abs=0.01)
    assert (row["tenth"], row["ninetieth"]) == (2.0, 9.0)


def test_a_match_without_a_measure_does_not_count() -> None:
    played = [Outcome((0,), 1, "over", measures={"loser": 4.0}), Outcome((0, 1), 1, "drawn")]
    assert [row["mean"] for row in measured(played)] == [4.0]
    assert measured([Outcome((), 9, None)]) == []


@pytest.mark.parametrize("name", sobremesa.games())
def test_a_report_holds_what_the_game_counts(name: str) -> None:
    game = sobremesa.load(name)
    plan = plan_for(name, game.seats[0], ["random"], 3, "measures", {})
    report = simulate(plan)
    outcomes = [play_game(plan, number) for number in range(3)]
    names = {measure for outcome in outcomes for measure in outcome.measures}
    assert {row["measure"] for row in report["measures"]} == names
