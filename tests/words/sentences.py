"""What every sentence must be, whoever says it."""

from __future__ import annotations

import re

LEFTOVERS = ("{", "}", "???", "  ", " .", " ,", "None")
UNFILLED = re.compile(r"\$[a-z]")  # an argument that nothing stands for; "$5" is money


def proper(text: str) -> bool:
    """Whether a text says something and nothing in it was left unfilled.

    >>> proper("Ana wins."), proper("{$player} wins.")
    (True, False)
    """
    left = UNFILLED.search(text) or any(leftover in text for leftover in LEFTOVERS)
    return text == text.strip() != "" and not left
