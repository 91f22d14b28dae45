"""What happened in a match, as each seat may know it."""

from __future__ import annotations

from sobremesa.engine.events import Event
from sobremesa.engine.records import Match
from sobremesa.words import Words


class Chronicle:
    """The events of a match: those of the opening, then those of each entry of its record."""

    def __init__(self, match: Match) -> None:
        match.state.events  # noqa: B018  # taken out here: they belong to no move
        self.pages: list[list[Event]] = []
        Match.from_lines(
            match.lines(), lambda _: match.game, lambda _, events: self.pages.append(events)
        )

    def add(self, events: list[Event]) -> None:
        """What came of one more move."""
        self.pages.append(events)

    def cut(self, entries: int) -> None:
        """Forget what was taken back."""
        del self.pages[entries + 1 :]

    def lines(self, words: Words, viewer: int | None, since: int = 0) -> list[str]:
        """The log from a page on, a line for each move: nothing but what this viewer may know."""
        lines = [page_told(page, words, viewer) for page in self.pages[since:]]
        return [line for line in lines if line]


def page_told(page: list[Event], words: Words, viewer: int | None) -> str:
    """What came of one move, in sentences."""
    seen = [event.seen_by(viewer) for event in page]
    told = [words.event(one) for one in seen if one is not None]
    return " ".join(sentence for sentence in told if sentence)
