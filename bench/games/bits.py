"""Numbers with one bit set, up to the sixty-second."""

from __future__ import annotations

from sobremesa.engine.native import i64


def one_bit(n: i64) -> i64:
    """The number with only bit n set. Shifted in place, or the compiler cuts it to 32 bits."""
    found: i64 = 1
    found <<= n
    return found
