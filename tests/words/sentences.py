"""What every sentence must be, whoever says it."""

from __future__ import annotations

LEFTOVERS = ("{", "}", "$", "???", "  ", " .", " ,", "None")


def proper(text: str) -> bool:
    """Whether a text says something and nothing in it was left unfilled.

    >>> proper("Ana wins."), proper("{$player} wins.")
    (True, False)
    """
    return text == text.strip() != "" and not any(leftover in text for leftover in LEFTOVERS)
