"""What the benchmark says about its figures: pure functions, no time is taken here."""

from __future__ import annotations

import doctest

import pytest

from bench import report, stats
from bench.measuring import Outcome
from bench.rows import ROWS, bounds, chosen
from bench.stats import Spread, amount_for, ratios, reaches, same_mean, spread


def test_ratios_are_formed_inside_a_round() -> None:
    """A round in which the whole machine was slow counts like any other."""
    assert ratios([10.0, 1.0, 8.0], [5.0, 0.5, 2.0]) == [2.0, 2.0, 4.0]


def test_rounds_that_do_not_pair_are_an_error() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratios([1.0, 2.0], [1.0])


def test_a_spread_has_median_quartiles_and_range() -> None:
    found = spread([7.0, 1.0, 3.0, 5.0, 2.0, 6.0, 4.0])
    assert found == Spread(least=1.0, lower=2.5, median=4.0, upper=5.5, most=7.0)


@pytest.mark.parametrize(
    ("upper", "noisy"), [(11.2, False), (11.25, False), (11.3, True), (20.0, True)]
)
def test_quartiles_further_apart_than_a_quarter_of_the_median_are_noise(
    upper: float, noisy: bool
) -> None:
    assert Spread(1.0, 8.75, 10.0, upper, 99.0).is_noisy == noisy


def test_the_lower_quartile_must_reach_the_bound() -> None:
    found = Spread(least=1.0, lower=2.0, median=2.1, upper=2.2, most=3.0)
    assert reaches(found, 2.0)
    assert not reaches(found, 2.05), "the median alone is not enough"
    assert reaches(found, None)


def test_what_is_noisy_or_was_not_measured_reaches_nothing() -> None:
    assert not reaches(Spread(1.0, 2.0, 3.0, 4.0, 5.0), 0.1)
    assert not reaches(None, 0.0)
    assert not reaches(None, None)


def test_the_same_mean_is_within_three_standard_errors_of_both_samples() -> None:
    one = {"games": 2000, "mean": 50.0, "variance": 800.0}  # standard error 0.632
    assert same_mean(one, one | {"mean": 52.6})
    assert not same_mean(one, one | {"mean": 52.8})
    assert same_mean(one | {"variance": 0.0}, one | {"mean": 51.8})
    assert not same_mean(one | {"variance": 0.0}, one | {"mean": 52.0})


def test_the_amount_asked_for_follows_the_time_wanted() -> None:
    assert amount_for(0.5, 1000, 0.25) == 500
    assert amount_for(0.0, 1, 0.25) > 1000, "too short to be timed: ask for much more"


def test_every_row_has_a_name_of_its_own_and_a_bound() -> None:
    names = [row.id for row in ROWS]
    assert len(set(names)) == len(names)
    assert set(bounds()) == set(names)


def test_rows_are_chosen_by_the_beginning_of_their_names() -> None:
    assert [row.id for row in chosen("uct")] == ["uct.tictactoe", "uct.connect4"]
    assert chosen(None) == list(ROWS)
    assert chosen("nothing") == []


def outcome(found: Spread | None, why_not: str = "") -> Outcome:
    """A row's outcome."""
    return Outcome(ROWS[0], found, why_not=why_not)


def test_the_gate_stands_open_only_if_all_rows_reach_their_bounds() -> None:
    limit = {ROWS[0].id: 2.0}
    good, bad = Spread(2.0, 2.0, 2.0, 2.0, 2.0), Spread(1.9, 1.9, 1.9, 1.9, 1.9)
    assert report.all_reached([outcome(good)], limit)
    assert not report.all_reached([outcome(good), outcome(bad)], limit)
    assert not report.all_reached([outcome(good), outcome(None, "not measured")], limit)


def test_a_line_says_the_ratio_or_why_there_is_none() -> None:
    limit = {ROWS[0].id: 2.0}
    assert "reached" in report.line(outcome(Spread(2.0, 2.1, 2.2, 2.3, 2.4)), limit)
    assert "below" in report.line(outcome(Spread(1.0, 1.9, 2.2, 2.3, 2.4)), limit)
    noisy = report.line(outcome(Spread(1.0, 2.1, 5.0, 9.0, 9.9)), limit)
    assert "too noisy" in noisy
    assert "5.00" not in noisy, "no ratio where the rounds disagree"
    assert "not measured: no such peer" in report.line(
        outcome(None, "not measured: no such peer"), limit
    )


def test_the_page_names_no_absolute_rate() -> None:
    outcomes = [outcome(Spread(2.0, 2.1, 2.2, 2.3, 2.4))]
    page = report.page("scripts/bench --write-docs", outcomes, [], {ROWS[0].id: 2.0})
    assert "scripts/bench --write-docs" in page
    assert "| 2.20 | 2.10–2.30 | 2.00–2.40 | 2.00 | reached |" in page
    assert "a second" not in page


def test_the_limits_are_those_that_are_told() -> None:
    assert stats.TOO_NOISY == 0.25
    assert stats.STANDARD_ERRORS == 3


def test_the_examples_in_the_docstrings_hold() -> None:
    for module in (stats, report):
        told = doctest.testmod(module)
        assert told.attempted > 0
        assert told.failed == 0
