"""The yardstick games are the games their names promise, and stand on the contract like any other.

Their known figures: how many positions and matches there are, and how random play goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from bench.games import leduc, uno
from bench.yardsticks import YARDSTICKS
from sobremesa.bots.core.playout import play_out
from sobremesa.engine.contract import Game
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import WINNERS
from sobremesa.engine.core.table import Table
from sobremesa.engine.state import State
from sobremesa.engine.values import Refusal

GAMES = list(YARDSTICKS.values())
every_yardstick = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def states(game: Game, matches: int) -> Iterator[State]:
    """Every state of some random matches in which somebody is asked."""
    for seed in range(matches):
        state, rng = game.start(2, seed), Rng(seed)
        while state.waiting:
            yield state
            seat = state.waiting[0]
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
        assert state.result is not None


@every_yardstick
def test_a_move_is_listed_exactly_if_it_is_not_refused(game: Game) -> None:
    for state in states(game, 12):
        listed = state.choices(state.waiting[0])
        assert len(set(listed)) == len(listed)
        for code in game.vocabulary(2):
            refusal = state.refusal(state.waiting[0], game.move(code))
            assert (refusal is None) == (code in listed), game.move(code)
        with pytest.raises(Refusal):
            state.play(1 - state.waiting[0], game.move(listed[0]))


@every_yardstick
def test_a_clone_is_equal_and_independent(game: Game) -> None:
    for state in states(game, 6):
        before, copy = state.digest(), state.clone()
        assert copy.digest() == before
        copy.play(copy.waiting[0], copy.moves(copy.waiting[0])[-1])
        assert state.digest() == before != copy.digest()


@every_yardstick
def test_a_state_survives_its_json(game: Game) -> None:
    for state in states(game, 3):
        assert game.from_json(state.to_json()).digest() == state.digest()


@every_yardstick
def test_notation_names_each_move_once(game: Game) -> None:
    codes = list(game.vocabulary(2))
    assert [game.parse(game.text(code)).code for code in codes] == codes


# -- known figures ---------------------------------------------------------------------------------


def following(table: Table) -> list[Table]:
    """The tables one move later."""
    found = []
    for seat in (seat for seat in range(2) if int(table.waiting()) >> seat & 1):
        for code in list(table.choices(seat)):
            copy = table.clone()
            copy.take(seat, code)
            found.append(copy)
    return found


def key(table: Table) -> tuple[int, ...]:
    """What tells positions apart."""
    return tuple(table.cells)


def positions_by_move(game: Game, moves: int) -> list[int]:
    """How many positions there are after so many moves, for each number of moves."""
    layer = {key(table): table for table in [game.start(2, record=False).table]}
    counts = [1]
    for _ in range(moves):
        layer = {key(after): after for table in layer.values() for after in following(table)}
        counts.append(len(layer))
    return counts


def test_tic_tac_toe_has_5478_positions() -> None:
    """As counted by many; by the number of marks."""
    counts = positions_by_move(YARDSTICKS["tictactoe"], 9)
    assert counts == [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]
    assert sum(counts) == 5478


def test_tic_tac_toe_has_255168_matches() -> None:
    """Of which 131,184 are won by who begins, 77,904 by the other, and 46,080 by nobody."""
    known: dict[tuple[int, ...], Counter[int]] = {}

    def ends(table: Table) -> Counter[int]:
        if key(table) not in known:
            after = following(table)
            won = Counter({int(table.cells[WINNERS]): 1})
            known[key(table)] = sum(map(ends, after), Counter()) if after else won
        return known[key(table)]

    start = YARDSTICKS["tictactoe"].start(2, record=False).table
    assert ends(start) == {0b01: 131_184, 0b10: 77_904, 0b11: 46_080}


def test_connect_four_has_the_known_positions() -> None:
    assert positions_by_move(YARDSTICKS["connect4"], 5) == [1, 7, 49, 238, 1120, 4263]


def test_leduc_has_5520_ways_to_end() -> None:
    """Thirty pairs of hands, four ways to fold at once, five to a second round of four cards."""
    game, ends = YARDSTICKS["leduc"], 0
    for first, second in permutations(range(leduc.CARDS), 2):
        for third in range(leduc.CARDS - 2):
            given = [first, second - (second > first), third]
            ends += leduc_tree(game, given, third)
    assert ends == 5520


def leduc_tree(game: Game, given: list[int], third: int) -> int:
    """The ways to end with these cards; those without an open card count for the first only."""
    state = State(game, game.lay_table(2, {}), {})
    state.load_dice(given)
    state.set_up()

    def ends(table: Table) -> int:
        after = following(table)
        if after:
            return sum(map(ends, after))
        return 1 if third == 0 or table.count(leduc.OPEN) == 1 else 0

    return ends(state.table)


def random_lengths(game: Game, matches: int) -> tuple[float, float]:
    """The mean length of random matches, and its standard error."""
    lengths = []
    for seed in range(matches):
        table = game.start(2, f"length {seed}", record=False).table
        lengths.append(int(play_out(table, Rng(f"player {seed}"), game.longest)))
    mean = sum(lengths) / matches
    variance = sum((length - mean) ** 2 for length in lengths) / (matches - 1)
    return mean, (variance / matches) ** 0.5


@pytest.mark.parametrize(
    ("name", "mean", "matches"),
    [
        ("tictactoe", 7.62, 600),
        ("connect4", 21.3, 300),
        ("leduc", 4.08, 1000),
        ("uno", 46.4, 300),
    ],
)
def test_random_matches_are_as_long_as_elsewhere(name: str, mean: float, matches: int) -> None:
    """As measured with OpenSpiel and RLCard."""
    found, error = random_lengths(YARDSTICKS[name], matches)
    assert abs(found - mean) < 4 * error


# -- Uno -------------------------------------------------------------------------------------------


def test_uno_keeps_its_108_cards() -> None:
    for state in states(YARDSTICKS["uno"], 8):
        zones = state.to_json()["zones"]
        assert sorted(card for zone in zones.values() for card in zone) == list(range(uno.CARDS))


def test_uno_has_the_cards_of_its_box() -> None:
    kinds = [int(uno.kind_of(card)) for card in range(uno.CARDS)]
    assert all(kinds.count(colour * uno.SIGNS) == 1 for colour in range(uno.COLOURS))
    assert all(kinds.count(kind) == 2 for kind in range(uno.WILD) if kind % uno.SIGNS)
    assert kinds.count(uno.WILD) == kinds.count(uno.WILD_FOUR) == 4


def test_uno_draws_only_if_nothing_can_be_played() -> None:
    for state in states(YARDSTICKS["uno"], 8):
        names = [str(move) for move in state.moves(state.waiting[0])]
        if "draw" in names:
            assert names == ["draw"]
        if any(name.endswith("wild_draw_4") for name in names):
            assert len(names) == uno.COLOURS
