"""`simulate` where all play together: one share for the team, and the causes of its losses."""

from __future__ import annotations

import pytest

from tests.cli.helpers import Runner

WORDS = ("simulate", "rescate", "--seats", "2", "--games", "4", "--bots", "random")


def test_a_team_has_one_share_with_its_interval(run: Runner) -> None:
    report = run(*WORDS, "--json").json
    assert report["team"]["wins"] == report["by_seat"][0]["wins"] == report["by_seat"][1]["wins"]
    low, high = report["team"]["interval"]
    assert 0 <= low <= report["team"]["share"] <= high <= 1
    assert sum(row["games"] for row in report["endings"]) == 4


@pytest.mark.parametrize(
    ("language", "together", "cause"),
    [
        ("en", "2 × random: won together 0 of 4", "collapse"),
        ("es", "ganaron juntos 0 de 4", "derr"),
    ],
)
def test_it_is_told(run: Runner, language: str, together: str, cause: str) -> None:
    ran = run(*WORDS, "--lang", language)
    assert ran.code == 0
    assert together in ran.out
    assert cause in ran.out


def test_where_seats_play_against_each_other_there_is_no_team(run: Runner) -> None:
    ran = run("simulate", "virus", "--games", "2", "--json")
    assert ran.json["team"] is None
