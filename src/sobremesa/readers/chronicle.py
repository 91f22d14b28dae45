"""What happened in a match, as each seat may know it."""

from __future__ import annotations

from sobremesa.engine.events import Event
from sobremesa.engine.records import Match
from sobremesa.words import Words


def log(match: Match, words: Words, viewer: int | None, since: int = 0) -> list[str]:
    """The log from a page on, a line for each move: nothing but what this viewer may know."""
    lines = [page_told(page, words, viewer) for page in match.pages[since:]]
    return [line for line in lines if line]


def page_told(page: list[Event], words: Words, viewer: int | None) -> str:
    """What came of one move, in sentences."""
    seen = [event.seen_by(viewer) for event in page]
    told = [words.event(one) for one in seen if one is not None]
    return " ".join(sentence for sentence in told if sentence)
