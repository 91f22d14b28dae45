"""What the checks of every game have in common: positions and saved states pass through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from sobremesa.engine.contract import Problem
from sobremesa.engine.core.table import Table
from sobremesa.engine.errors import Detail

T = TypeVar("T", bound=Table)


def first_broken(table: T, checks: Iterable[Callable[[T], Iterator[Problem]]]) -> Iterator[Problem]:
    """What the first check finds that finds anything: later checks count on the earlier ones."""
    for check in checks:
        problems = list(check(table))
        if problems:
            yield from problems
            return


def all_cards(
    table: Table, count: int, name: Callable[[int], str], total: str, each: str
) -> Iterator[Problem]:
    """All cards are there (`total` is the clause that says so), each of them once (`each`)."""
    found = Counter(
        int(table.card(zone.number, i))
        for zone in table.layout.zones
        for i in range(table.count(zone.number))
    )
    if found.total() != count:
        said = "there are {found} cards instead of {wanted}"
        yield total, Detail("how-many", said, found=found.total(), wanted=count)
    elif len(found) != count:
        twice = min(card for card in found if found[card] > 1)
        yield each, Detail("twice", "the card {card} lies in two places", card=name(twice))


def known_numbers(
    table: Table, turn: int, count: int, seat_clause: str, card_clause: str
) -> Iterator[Problem]:
    """The turn is somebody's, and every card is one of the game."""
    if not 0 <= turn < table.layout.seats:
        yield seat_clause, no_seat(turn)
    for zone in table.layout.zones:
        for i in range(table.count(zone.number)):
            if not 0 <= table.card(zone.number, i) < count:
                said = "{zone} holds a card that is not in the box"
                yield card_clause, Detail("foreign-card", said, zone=zone.name)


def no_seat(seat: int) -> Detail:
    """Nobody sits there."""
    return Detail("no-seat", "there is no seat {seat}", seat=seat)
