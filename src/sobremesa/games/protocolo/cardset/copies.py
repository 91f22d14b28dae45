"""What the equal cards of one hospital are called, in the notation and in sentences."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def called(kind: str, mark: int) -> str:
    """What the copies of a card in one hospital are called: S01, S01b, S01c …

    >>> called("S01", 0), called("S01", 1), called("S01", 26)
    ('S01', 'S01b', 'S01-27')
    """
    if mark == 0:
        return kind
    return f"{kind}{LETTERS[mark]}" if mark < len(LETTERS) else f"{kind}-{mark + 1}"
