"""Legal moves as a list to pick from: first what is played, then, where there are many, where to.

A game's moves differ in ways no reader knows. But each is a sentence, and sentences that begin
alike are about the same thing: long lists are narrowed by what the sentences share. The name of a
player is never cut, and a title ends before any.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from sobremesa.engine.contract import Game
from sobremesa.engine.values import Move
from sobremesa.readers.scenery import capital
from sobremesa.words import Words

MOST = 16  # a list longer than this is narrowed
ALONE = 3  # groups of so many are never folded up
MORE = "…"


@dataclass(frozen=True)
class Option:
    """A line of the list: one move, or several that begin alike."""

    whole: str  # the sentence by itself
    short: str  # the sentence under its section's title
    moves: tuple[Move, ...]
    about: str = ""  # what would come of it


@dataclass(frozen=True)
class Section:
    """Options about one thing; without a title if there is just one, or they share no beginning."""

    title: str
    options: tuple[Option, ...]


Told = tuple[str, Move]  # a move with its sentence


def arrange(game: Game, moves: Sequence[Move], words: Words, seat: int) -> list[Section]:
    """The list for a decision, at most about `MOST` lines long."""
    told = retold(moves, words, seat)
    people = everybody(game, words)
    by_card: dict[tuple[object, object], list[Told]] = {}
    by_kind: dict[object, list[Told]] = {}
    for one in told:
        parts = game.describe(one[1].code)
        by_card.setdefault((parts.get("play"), parts.get("card")), []).append(one)
        by_kind.setdefault(parts.get("play"), []).append(one)
    names = titles(by_card, words)
    return (
        folded(list(by_card.values()), people, names)
        or folded(list(by_kind.values()), people, [""] * len(by_kind))
        or narrow(told, people)
    )


def titles(groups: Iterable[tuple[object, object]], words: Words) -> list[str]:
    """Groups by kind and card go by the card, if each card does just one thing."""
    cards = [card for _, card in groups]
    named = [card for card in cards if card]
    clear = len(set(named)) == len(named)
    return [capital(words.card(str(card))) if card and clear else "" for card in cards]


def folded(groups: list[list[Told]], people: Sequence[str], names: list[str]) -> list[Section]:
    """Groups of moves, the largest folded up until all fit; nothing if they do not."""
    total = sum(len(group) for group in groups)
    shut: set[int] = set()
    for at in sorted(range(len(groups)), key=lambda at: -len(groups[at])):
        if total <= MOST or len(groups[at]) <= ALONE:
            break
        shut.add(at)
        total -= len(groups[at]) - 1
    if total > MOST:
        return []
    sections = [
        Section("", (fold(group, people, names[at]),))
        if at in shut
        else section(group, people, names[at])
        for at, group in enumerate(groups)
    ]
    # Lines of their own go first, lest they seem to belong to the title above them.
    return sorted(sections, key=lambda one: bool(one.title))


def everybody(game: Game, words: Words) -> list[str]:
    """What the players of the largest table are called."""
    return [words.name(seat) for seat in range(game.seats[-1])]


def narrow(told: Sequence[Told], people: Sequence[str]) -> list[Section]:
    """Some moves in few lines: all of them, or one line for all that begin alike."""
    if len(told) <= MOST:
        return [section(told, people)]
    best = [list(told)]
    split = [pieces(sentence, people) for sentence, _ in told]
    for length in range(1, max(map(len, split)) + 1):
        parts: dict[tuple[str, ...], list[Told]] = {}
        for one, sentence in zip(told, split, strict=True):
            parts.setdefault(tuple(sentence[:length]), []).append(one)
        if len(parts) > MOST:
            break
        best = list(parts.values())
    if len(best) == 1:  # they cannot be told apart in few steps
        return [section(told, people)]
    return [Section("", tuple(fold(part, people) for part in best))]


def retold(moves: Iterable[Move], words: Words, seat: int) -> list[Told]:
    """Moves with their sentences."""
    return [(words.move(move, seat), move) for move in moves]


def section(told: Sequence[Told], people: Sequence[str], name: str = "") -> Section:
    """Moves one by one, under what their sentences share; if they share nothing, under a name."""
    shared = before_names(beginning([pieces(sentence, people) for sentence, _ in told]), people)
    options = [
        Option(sentence, " ".join(pieces(sentence, people)[len(shared) :]), (move,))
        for sentence, move in told
    ]
    title = " ".join(shared) or (name if len(told) > 1 else "")
    return Section(f"{title}{MORE}" if title else "", tuple(options))


def fold(told: Sequence[Told], people: Sequence[str], name: str = "") -> Option:
    """Moves as one line: under a name for all of them, or else as they all begin."""
    if len(told) == 1:
        sentence, move = told[0]
        return Option(sentence, sentence, (move,))
    title = name or " ".join(beginning([pieces(sentence, people) for sentence, _ in told]))
    title += MORE
    return Option(title, title, tuple(move for _, move in told))


def pieces(sentence: str, people: Sequence[str]) -> list[str]:
    """The words of a sentence; what a player is called is one word.

    >>> pieces("Swap with Bot 2’s heart", ["Ana", "Bot 2"])
    ['Swap', 'with', 'Bot 2’s', 'heart']
    """
    names = sorted((re.escape(name) for name in people if name), key=len, reverse=True)
    return re.findall(rf"(?:{'|'.join([*names, '[^ ]'])})+", sentence)


def before_names(words: list[str], people: Sequence[str]) -> list[str]:
    """The words before the first that holds a name.

    >>> before_names(["Swap", "with", "Bot 2’s"], ["Ana", "Bot 2"])
    ['Swap', 'with']
    """
    for at, word in enumerate(words):
        if any(re.match(rf"{re.escape(name)}(?!\w)", word) for name in people if name):
            return words[:at]
    return words


def beginning(sentences: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all sentences begin; each has at least one more.

    >>> beginning([["Play", "red", "on", "blue"], ["Play", "red", "on", "top"]])
    ['Play', 'red', 'on']
    >>> beginning([["Draw"]])
    []
    """
    if len(sentences) == 1:
        return []
    shared: list[str] = []
    for column in zip(*(words[:-1] for words in sentences), strict=False):
        if len(set(column)) > 1:
            break
        shared.append(column[0])
    return shared


def foretold(sections: Iterable[Section], outlook: Callable[[Move], str]) -> list[Section]:
    """The same list, each line with what would come of it, where that is the same for all in it."""

    def told(one: Option) -> Option:
        what = {outlook(move) for move in one.moves}
        return replace(one, about=what.pop()) if len(what) == 1 else one

    return [replace(section, options=tuple(map(told, section.options))) for section in sections]


def options_of(sections: Iterable[Section]) -> list[Option]:
    """All options in the order of their numbers."""
    return [option for section in sections for option in section.options]
