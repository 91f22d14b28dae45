"""Part 13: play, save, clone, refuse, take back, imagine, in any order that Hypothesis can find."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as profile
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.records import Match
from sobremesa.engine.state import State
from sobremesa.engine.values import Refusal
from tests.conformance.helpers import GAMES, LONG, load, settings, step, times

ANY = st.integers(min_value=0, max_value=(1 << 30) - 1)
PROFILE = profile(
    max_examples=times(50),
    stateful_step_count=60 if LONG else 30,
    derandomize=not LONG,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def of(items: list[Any] | tuple[Any, ...], number: int) -> Any:
    """One of them, by any number."""
    return items[number % len(items)]


class Machine(RuleBasedStateMachine):
    """A match, the digests of all states on the way to it, and copies that must stay."""

    game: ClassVar[Game]
    match: Match
    digests: list[str]
    kept: list[tuple[State, str]]

    @initialize(setting=ANY, seed=ANY)
    def start(self, setting: int, seed: int) -> None:
        """A new match at some setting."""
        chosen = of(settings(self.game), setting)
        self.match = Match.start(self.game, chosen.seats, seed, chosen.options)
        self.digests = [self.match.state.digest()]
        self.kept = []

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self.match.state

    def is_going_on(self) -> bool:
        """Whether somebody is waited for."""
        return bool(self.state.waiting)

    @precondition(is_going_on)
    @rule(seat=ANY, move=ANY, as_text=st.booleans())
    def play(self, seat: int, move: int, as_text: bool) -> None:
        """Some seat that is asked makes some legal move."""
        who = of(self.state.waiting, seat)
        what = of(self.state.moves(who), move)
        self.match.play(who, str(what) if as_text else what)
        self.digests.append(self.state.digest())
        assert self.digests[-1] != self.digests[-2]

    @rule(seat=ANY, number=ANY)
    def try_anything(self, seat: int, number: int) -> None:
        """Any move of the vocabulary, by anybody: refused without a trace, or played."""
        who = seat % self.state.seats
        move = self.game.move(of(list(self.game.vocabulary(self.state.seats)), number))
        if self.state.refusal(who, move) is None:
            self.match.play(who, move)
            self.digests.append(self.state.digest())
        else:
            with pytest.raises(Refusal):
                self.match.play(who, move)

    @rule()
    def save_and_load(self) -> None:
        """The match goes on with what comes back from a file."""
        saved = json.dumps(self.state.to_json())
        self.match.state = self.game.from_json(json.loads(saved))

    @rule()
    def clone(self) -> None:
        """Put a copy aside."""
        self.kept.append((self.state.clone(), self.digests[-1]))

    @precondition(is_going_on)
    @rule(seed=ANY)
    def play_a_copy(self, seed: int) -> None:
        """What is done to a copy does not touch the match."""
        step(self.state.clone(), Rng(seed))

    @precondition(is_going_on)
    @rule(seat=ANY, seed=ANY)
    def imagine(self, seat: int, seed: int) -> None:
        """A world that fits, and a move in it."""
        who = seat % self.state.seats
        world = self.state.imagine(who, Rng(seed))
        assert world.view(who) == self.state.view(who)
        assert list(self.game.broken(world.table)) == []
        step(world, Rng(seed))

    @rule(results=st.lists(st.just(0), min_size=1, max_size=3))
    def load_dice(self, results: list[int]) -> None:
        """Give results of chance; nought always fits."""
        self.match.load_dice(results)
        self.digests.append(self.state.digest())

    @rule(seat=ANY)
    def undo(self, seat: int) -> None:
        """Take the last move back, or be told why not."""
        who = seat % self.state.seats
        if self.match.why_no_undo(who):
            with pytest.raises(Bad):
                self.match.undo(who)
        else:
            self.match.undo(who)
            self.digests.pop()

    @rule()
    def replay(self) -> None:
        """The record leads to the same state."""
        assert Match.from_lines(self.match.lines(), load).state == self.state

    @invariant()
    def stands_as_it_should(self) -> None:
        """The digest is the last one written down, and no rule is broken."""
        assert self.state.digest() == self.digests[-1]
        assert len(self.match.entries) == len(self.digests) - 1
        assert list(self.game.broken(self.state.table)) == []
        assert bool(self.state.waiting) == (self.state.result is None)

    @invariant()
    def copies_stay(self) -> None:
        """Nobody changes what was put aside."""
        for copy, digest in self.kept:
            assert copy.digest() == digest


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_anything_in_any_order(game: Game) -> None:
    machine = type(f"Machine of {game.id}", (Machine,), {"game": game})
    run_state_machine_as_test(machine, settings=PROFILE)
