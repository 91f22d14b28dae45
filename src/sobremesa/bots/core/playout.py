"""Random play to the end, as fast as the rules go."""

from __future__ import annotations

from sobremesa.engine.core import chance
from sobremesa.engine.core.chance import Rng
from sobremesa.engine.core.layout import CHANCE, ENDING
from sobremesa.engine.core.table import Table
from sobremesa.engine.native import i64, vec


def play_out(table: Table, rng: Rng, longest: i64) -> i64:
    """Play until the end, or until `longest` moves are made; tells how many were."""
    played: i64 = 0
    while table.cells[ENDING] == 0 and played < longest:
        seat: i64 = first_of(table.waiting())
        choices = table.choices(seat)
        count: i64 = len(choices)
        table.take(seat, choices[rng.below(count)])
        played += 1
    return played


def play_many(table: Table, rng: Rng, count: i64, longest: i64) -> i64:
    """Play so many copies of a table out, each with its own chance; tells how many moves."""
    played: i64 = 0
    while count > 0:
        played += play_out(with_fresh_chance(table, rng), rng, longest)
        count -= 1
    return played


def with_fresh_chance(table: Table, rng: Rng) -> Table:
    """A copy of a table whose shuffles and dice are still open."""
    copy = table.clone()
    copy.given = vec[i64]()
    chance.sow_words(copy.cells, CHANCE, rng.word(), rng.word(), rng.word())
    return copy


def first_of(seats: i64) -> i64:
    """The lowest seat whose bit is set."""
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


def is_asked(table: Table, seat: i64) -> bool:
    """Whether it is up to a seat, and the match goes on."""
    if table.cells[ENDING] != 0:
        return False
    waiting: i64 = table.waiting()
    return waiting != 0 and first_of(waiting) == seat
