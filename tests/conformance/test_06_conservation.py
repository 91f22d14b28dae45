"""Part 6 and 10: what is conserved, how long a match is, and how it may end."""

from __future__ import annotations

import math
from itertools import islice

import pytest

from sobremesa.engine.core.layout import ENDING
from sobremesa.engine.state import State
from tests.conformance.helpers import (
    PLAYERS,
    Setting,
    by_default,
    everywhere,
    here_and_there,
    match,
    times,
)


@pytest.mark.parametrize("setting", everywhere(), ids=str)
def test_no_rule_is_ever_broken(setting: Setting) -> None:
    for seed in range(times(2)):
        for state in match(setting, f"conserved {seed}"):
            assert list(setting.game.broken(state.table)) == []


@pytest.mark.parametrize("player", ["greedy", "searching"])
@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_no_rule_is_broken_whoever_plays(setting: Setting, player: str) -> None:
    for number, state in enumerate(match(setting, player, PLAYERS[player])):
        assert list(setting.game.broken(state.table)) == []
        if number == times(40):
            break


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_a_lost_card_is_noticed(setting: Setting) -> None:
    """The declaration of what is conserved sees a card that vanished, and one too many."""
    state = setting.start("lost")
    for zone in state.table.layout.zones:
        count = int(state.table.count(zone.number))
        if count:
            lost, twice = state.clone().table, state.clone().table
            lost.lift(lost.top(zone.number), zone.number)
            assert list(setting.game.broken(lost))
            twice.cells[zone.at + count] = any_other_card(setting, zone.number)
            assert list(setting.game.broken(twice))


def any_other_card(setting: Setting, zone: int) -> int:
    """A card that lies somewhere else, or deeper in the same zone."""
    table = setting.start("lost").table
    cards = [
        int(table.card(z.number, i))
        for z in table.layout.zones
        for i in range(table.count(z.number))
        if z.number != zone
    ]
    return cards[0] if cards else int(table.card(zone, 0))


@pytest.mark.parametrize("setting", everywhere(), ids=str)
def test_every_match_ends_in_time(setting: Setting) -> None:
    for seed in range(times(2)):
        *_, last = islice(match(setting, f"ends {seed}"), setting.game.longest + 1)
        assert last.waiting == ()
        check_result(last)


def check_result(state: State) -> None:
    """Finite scores, ranks that follow from them, one result for a team, an ending with a name."""

    result = state.result
    assert result is not None
    assert len(result.rank) == len(result.score) == state.seats
    assert all(math.isfinite(score) for score in result.score)
    for rank, score in zip(result.rank, result.score, strict=True):
        assert rank == 1 + sum(other > score for other in result.score)
    ending = state.game.endings[int(state.table.cells[ENDING])]
    assert (result.reason, result.clause) == (ending.name, ending.clause)
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert view["ending"] == result.reason
        assert view["winners"] == list(result.winners)
    if result.team is not None:
        assert result.team in ("won", "lost")
        assert len(set(result.score)) == len(set(result.rank)) == 1
        assert bool(result.winners) == (result.team == "won")


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_while_it_goes_on_there_is_no_result(setting: Setting) -> None:
    for state in match(setting, "goes on"):
        assert (state.result is None) == bool(state.waiting)
        assert (state.view(None)["ending"] is None) == bool(state.waiting)


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_a_state_has_a_worth_for_everybody(setting: Setting) -> None:
    for state in match(setting, "worth"):
        for seat in range(setting.seats):
            assert math.isfinite(setting.game.value(state, seat))
            assert set(setting.game.features(state, seat)) <= set(setting.game.weights)
