"""Part 1: a move is listed exactly if its refusal is None; what is refused changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.state import State
from sobremesa.engine.values import Refusal
from tests.conformance.helpers import (
    GAMES,
    PLAYERS,
    PUBLISHED,
    Setting,
    by_default,
    everywhere,
    match,
    random_states,
    sample,
    settings,
    share,
)

STATES = 2_000  # of each game
SAMPLE = 300  # moves of the vocabulary asked about in each state
WHOLE = 16  # in one state of so many, the whole vocabulary is


@cache
def vocabulary(game: Game, seats: int) -> list[int]:
    """Every move that can be written at this table."""
    return list(game.vocabulary(seats))


@cache
def clause_ids(game: Game) -> frozenset[str]:
    """The ids of all clauses of a game."""
    return frozenset(clause.id for clause in game.clauses)


def check_lists(state: State) -> None:
    """Those who are waited for have moves, others none; each once, and the same when asked again.

    The clone answers like the state, for what a list was made from must not matter.
    """
    assert state.waiting
    for seat in range(state.seats):
        moves = state.moves(seat)
        assert bool(moves) == (seat in state.waiting)
        assert len({str(move) for move in moves}) == len(moves)
        assert state.moves(seat) == moves == state.clone().moves(seat)
        assert (state.prompt(seat) is None) == (seat not in state.waiting)


def check_listed_plays(state: State) -> None:
    """Each listed move plays, and so does the default answer, which is one of them."""
    before = state.digest()
    for seat in state.waiting:
        prompt = state.prompt(seat)
        assert prompt is not None
        assert prompt.default in state.moves(seat)
        for move in state.moves(seat):
            assert state.refusal(seat, move) is None
            after = state.clone()
            after.play(seat, move)
            assert after.digest() != before
    assert state.digest() == before


def check_refused(state: State, codes: Iterable[int]) -> None:
    """Whatever is not listed has a reason against it, and nothing else has."""
    before = state.digest()
    for seat in range(state.seats):
        listed = set(state.choices(seat))
        for code in codes:
            assert (state.why(seat, code) == 0) == (code in listed), state.game.text(code)
    assert state.digest() == before


def check_refusals_speak(state: State, codes: Iterable[int]) -> None:
    """A refusal has a code and a clause of the rulebook; `play` raises it and changes nothing."""
    before = state.digest()
    for seat in range(state.seats):
        for code in codes:
            move = state.game.move(code)
            refusal = state.refusal(seat, str(move))
            assert refusal == state.refusal(seat, move)
            if refusal is None:
                assert move in state.moves(seat)
                continue
            assert refusal.code
            assert refusal.clause in clause_ids(state.game)
            with pytest.raises(Refusal) as raised:
                state.play(seat, move)
            assert raised.value == refusal
    assert state.digest() == before


@pytest.mark.parametrize("setting", everywhere(), ids=str)
def test_a_move_is_listed_exactly_if_it_is_not_refused(setting: Setting) -> None:
    codes = vocabulary(setting.game, setting.seats)
    rng = Rng(f"moves {setting}")
    states = random_states(setting, share(STATES, settings(setting.game)), "moves")
    for number, state in enumerate(states):
        check_lists(state)
        check_listed_plays(state)
        check_refused(state, codes if number % WHOLE == 0 else sample(codes, SAMPLE, rng))
        check_refusals_speak(state, sample(codes, 12, rng))


@pytest.mark.slow
@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.id)
def test_the_whole_vocabulary_in_two_thousand_states(game: Game) -> None:
    """Of whoever is asked; the others are refused everything in the test above."""
    every = settings(game)
    for setting in every:
        codes = vocabulary(game, setting.seats)
        for state in random_states(setting, share(STATES, every), "whole"):
            for seat in state.waiting:
                listed = set(state.choices(seat))
                allowed = {code for code in codes if state.why(seat, code) == 0}
                assert allowed == listed


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_whoever_plays_the_lists_are_right(setting: Setting, player: str) -> None:
    codes = vocabulary(setting.game, setting.seats)
    rng = Rng(f"{player} {setting}")
    for number, state in enumerate(match(setting, player, PLAYERS[player])):
        if number == 40:
            break
        if state.waiting:
            check_lists(state)
            check_refused(state, sample(codes, 60, rng))


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_when_it_is_over_nobody_can_do_anything(setting: Setting) -> None:
    state = list(match(setting, "over"))[-1]
    rng = Rng(f"over {setting}")
    assert state.waiting == ()
    assert state.result is not None
    for seat in range(setting.seats):
        assert state.moves(seat) == []
        assert state.prompt(seat) is None
    codes = sample(vocabulary(setting.game, setting.seats), SAMPLE, rng)
    check_refused(state, codes)
    check_refusals_speak(state, codes[:30])
    assert {state.refusal(0, state.game.move(code)) is None for code in codes} == {False}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_vocabulary_holds_no_move_twice(game: Game) -> None:
    for seats in game.seats:
        codes = vocabulary(game, seats)
        assert len(codes) == len(set(codes))


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_every_listed_move_is_in_the_vocabulary(setting: Setting) -> None:
    codes = set(vocabulary(setting.game, setting.seats))
    for state in random_states(setting, 60, "vocabulary"):
        for seat in state.waiting:
            assert codes.issuperset(state.choices(seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_clause_named_anywhere_exists(game: Game) -> None:
    named = [*game.reasons.values(), *game.decisions.values(), *game.endings.values()]
    cited = {one.clause for one in named} | {clause for n in named for clause in n.by_play.values()}
    cited |= {saying.clause for saying in game.sayings.values()}
    cited |= {option.clause for option in game.options}
    assert cited <= clause_ids(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_rulebooks_have_the_same_clauses(game: Game) -> None:
    assert list(game.rulebook("es").texts) == list(game.rulebook("en").texts)
