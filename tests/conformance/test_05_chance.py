"""Part 5: no chance but the state's own, no clock; and results of chance can be given."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator

import pytest

from sobremesa.engine.core.chance import Rng
from sobremesa.engine.errors import Bad
from sobremesa.engine.state import State
from sobremesa.engine.values import Move
from tests.conformance.helpers import PLAYERS, Setting, by_default, here_and_there, match, step

POISON = {
    "random": ["random", "randint", "randrange", "choice", "choices", "shuffle", "sample", "seed"],
    "secrets": ["token_bytes", "token_hex", "randbelow", "choice"],
    "os": ["urandom", "getrandom"],
    "time": ["time", "time_ns", "monotonic", "perf_counter", "process_time", "sleep"],
    "uuid": ["uuid1", "uuid4"],
}


# rows to compare: random matches long enough for every pile to run dry
ENOUGH = {"random": 2_500, "greedy": 200, "searching": 200}
TOO_MUCH = (1 << 31) - 1  # a result of chance that nothing asks for


class Poisoned(AssertionError):
    """A game looked outside for chance or for the time."""


@pytest.fixture
def poison(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Makes all global chance and every clock raise, until the test is over."""

    def never(*_: object, **__: object) -> None:
        raise Poisoned("global chance, or a clock")

    def spread() -> None:
        for module, names in POISON.items():
            for name in names:
                monkeypatch.setattr(importlib.import_module(module), name, never)

    yield spread
    monkeypatch.undo()


def digests(setting: Setting, player: str) -> list[str]:
    """A short match, and all that can be asked of its states."""
    found = []
    for state in match(setting, "poison", PLAYERS[player], record=True):
        found.append(state.digest())
        for seat in state.waiting:
            state.view(seat)
            state.scene(seat)
            state.prompt(seat)
            state.imagine(seat, Rng(0))
        found.extend(str(event.seen_by(None)) for event in state.events)
        if len(found) > ENOUGH[player]:
            break
    return found


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_nothing_changes_when_global_chance_and_clock_are_poisoned(
    setting: Setting, player: str, poison: Callable[[], None]
) -> None:
    before = digests(setting, player)
    poison()
    assert digests(setting, player) == before


@pytest.mark.parametrize("setting", here_and_there(), ids=str)
def test_given_results_that_do_not_fit_are_refused_and_change_nothing(setting: Setting) -> None:
    rng, refused = Rng(f"misfit {setting}"), 0
    state = setting.start("misfit")
    while state.waiting and refused < 3:
        before = state.clone()
        seat, move = step(state, rng)
        before.load_dice([TOO_MUCH])
        digest = before.digest()
        error = refused_dice(before, seat, move)
        if error is None:
            assert [int(value) for value in before.table.given] == [TOO_MUCH]
        else:
            refused += 1
            assert (error.code, before.digest()) == ("dice", digest)


def refused_dice(state: State, seat: int, move: Move) -> Bad | None:
    """Why the results that were given do not fit a move; None if chance was not asked."""
    try:
        state.play(seat, move)
    except Bad as error:
        return error
    return None


@pytest.mark.parametrize("results", [[-1], [True], [1 << 40], [0.5], ["1"]], ids=str)
@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_what_is_no_result_of_chance_is_refused(setting: Setting, results: list[int]) -> None:
    state = setting.start(0)
    digest = state.digest()
    with pytest.raises(Bad):
        state.load_dice(results)
    assert state.digest() == digest


@pytest.mark.parametrize("setting", by_default(), ids=str)
def test_zeros_can_be_given_wherever_chance_is_asked(setting: Setting) -> None:
    """What is given is used up in order, and the generator of the state is left alone."""
    rng = Rng(f"zeros {setting}")
    state = setting.start("zeros")
    chance = state.to_json()["fields"]["chance"]
    given = 10_000
    state.load_dice([0] * given)
    for _ in range(40):
        if state.waiting:
            step(state, rng)
    assert state.to_json()["fields"]["chance"] == chance
    assert set(state.to_json()["given"]) <= {0}
