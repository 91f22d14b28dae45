"""What happened in a match, as each seat may know it."""

from __future__ import annotations

from sobremesa.engine.events import Event
from sobremesa.engine.records import Match
from sobremesa.words import Words

FEW = 5  # sentences of one move that are told in one line


def log(match: Match, words: Words, viewer: int | None, since: int = 0) -> list[str]:
    """The log from a page on, a line for each move: nothing but what this viewer may know."""
    lines = [page_told(page, words, viewer) for page in match.pages[since:]]
    return [line for line in lines if line]


def page_told(page: list[Event], words: Words, viewer: int | None) -> str:
    """What came of one move: in one line, or step by step where it is much."""
    sentences = page_sentences(page, words, viewer)
    return (" " if len(sentences) <= FEW else "\n  ").join(sentences)


def page_sentences(page: list[Event], words: Words, viewer: int | None) -> list[str]:
    """What came of one move, in sentences; a die is told beside what it was thrown for."""
    told: list[str] = []
    for event in page:
        seen = event.seen_by(viewer)
        sentence = words.event(seen) if seen is not None else None
        if seen is None or not sentence:
            continue
        if told and seen["type"] == "rolled":
            told[-1] += f" {sentence}"
        else:
            told.append(sentence)
    if told and (cards := learned_alone(page, viewer)):
        told.append(words.say("terminal-learned", cards=words.cards(cards)))
    return told


def learned_alone(page: list[Event], viewer: int | None) -> list[str]:
    """The cards that came to a seat out of the dark, and that who only watches did not see."""
    if viewer is None:
        return []
    found = []
    for event in page:
        own, others = event.seen_by(viewer), event.seen_by(None)
        if own and own["type"] == "moved" and "card" in own and "index" not in own:
            found += [str(own["card"])] if "card" not in (others or {}) else []
    return found
