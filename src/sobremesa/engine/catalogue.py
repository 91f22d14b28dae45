"""The cards of a game as people read them: what they say, and how their price comes about.

A game whose cards are data gives these, and `sobremesa cards` shows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Term:
    """A line of a reckoning: so many, each worth so much. The words are `term-<key>`."""

    key: str
    count: float
    each: float

    @property
    def amount(self) -> float:
        """What the line adds."""
        return self.count * self.each


@dataclass(frozen=True)
class Reckoning:
    """How a printed number comes about by the formula of its kind.

    >>> Reckoning("cost", (Term("base", 1, 0.5), Term("cure", 2, 0.9)), 2.3, 2, 2).agrees
    True
    """

    what: str  # the number that is reckoned; the words are `fact-<what>`
    terms: tuple[Term, ...]
    total: float
    formula: int  # the total, rounded
    printed: int

    @property
    def agrees(self) -> bool:
        """Whether what is printed is what the formula says."""
        return self.formula == self.printed


@dataclass(frozen=True)
class Card:
    """One kind of card. Names and texts go by language."""

    id: str
    kind: str  # the words are `kind-<kind>`, and `kinds-<kind>` for the heading of all of them
    names: Mapping[str, str]
    texts: Mapping[str, str]
    copies: int
    facts: tuple[tuple[str, Any], ...] = ()  # numbers, texts, yes or no; the words: `fact-<name>`
    effects: tuple[tuple[str, str], ...] = ()  # field and text, as they stand in the file
    reckoning: Reckoning | None = None  # none where no formula speaks of the card
    unreckoned: str = ""  # why there is none; the words are `unreckoned-<key>`


@dataclass(frozen=True)
class Catalogue:
    """All cards of a game, kind by kind, and what the set is called."""

    names: Mapping[str, str]
    cards: tuple[Card, ...]
    # where it is not that of the box: numbers as printed and here, and the ids of cards
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    def card(self, name: str) -> Card | None:
        """A card by its id, in any writing."""
        return next((card for card in self.cards if card.id.upper() == name.strip().upper()), None)
