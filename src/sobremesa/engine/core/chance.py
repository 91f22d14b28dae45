"""Chance: every random result of every game comes from here.

The generator is part of the state: it lives in the state's own cells, so that a copy of the
state has a copy of the generator. There are two. The fast one (sfc32) is for simulation and
search; the secure one hashes a secret key with a counter, so that nobody can reckon the next
shuffle from the ones already seen.

    cell 0       which generator: FAST or SECURE
    cells 1-8    FAST: the words a, b, c and the counter; SECURE: the key
    cell 9       SECURE: the counter
"""

from __future__ import annotations

import hashlib
from typing import Final

from sobremesa.engine.native import i64, vec

CELLS: Final = 10
FAST: Final = 0
SECURE: Final = 1

WORD: Final = 0xFFFFFFFF
MIXED: Final = 8  # so many words are drawn before one is used


def seed_words(seed: str) -> list[int]:
    """Eight 32-bit words of a seed's text; equal seeds give equal words on every machine."""
    block = hashlib.sha256(seed.encode()).digest()
    return [int(word_in(block, i)) for i in range(0, 32, 4)]


def word_in(block: bytes, at: i64) -> i64:
    """Four bytes as a word, the lowest first."""
    low: i64 = block[at]
    second: i64 = block[at + 1]
    third: i64 = block[at + 2]
    high: i64 = block[at + 3]
    return low | (second << 8) | (third << 16) | (high << 24)


def sow(cells: vec[i64], at: i64, seed: str, secure: bool) -> None:
    """Set up the generator at `at` from a seed."""
    block: bytes = hashlib.sha256(seed.encode()).digest()
    cells[at] = SECURE if secure else FAST
    i: i64 = 0
    while i < 8:
        cells[at + 1 + i] = word_in(block, 4 * i)
        i += 1
    cells[at + 9] = 0
    if not secure:
        cells[at + 4] = 1


def sow_words(cells: vec[i64], at: i64, a: i64, b: i64, c: i64) -> None:
    """Set up the fast generator from three words of another generator."""
    counter: i64 = 1
    while counter <= MIXED:  # draw a few words: it is `next_word` on the words themselves
        word: i64 = (a + b + counter) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + word) & WORD
        counter += 1
    cells[at] = FAST
    cells[at + 1] = a
    cells[at + 2] = b
    cells[at + 3] = c
    cells[at + 4] = counter
    i: i64 = 5
    while i < CELLS:
        cells[at + i] = 0
        i += 1


def next_word(cells: vec[i64], at: i64) -> i64:
    """The next 32 random bits."""
    if cells[at] == SECURE:
        return secure_word(cells, at)
    a: i64 = cells[at + 1]
    b: i64 = cells[at + 2]
    c: i64 = cells[at + 3]
    counter: i64 = cells[at + 4]
    word: i64 = (a + b + counter) & WORD
    cells[at + 1] = b ^ (b >> 9)
    cells[at + 2] = (c + (c << 3)) & WORD
    cells[at + 3] = (((c << 21) | (c >> 11)) + word) & WORD
    cells[at + 4] = (counter + 1) & WORD
    return word


def words_drawn(cells: vec[i64], at: i64) -> i64:
    """How many words the fast generator has given, more or less: it changes with each."""
    return cells[at + 4]


def secure_word(cells: vec[i64], at: i64) -> i64:
    """32 bits of SHA-256 over key and counter."""
    key = b"".join(int(cells[at + 1 + i]).to_bytes(4, "little") for i in range(8))
    counter: i64 = cells[at + 9]
    cells[at + 9] = counter + 1
    block = hashlib.sha256(key + int(counter).to_bytes(8, "little")).digest()
    word: i64 = int.from_bytes(block[:4], "little")
    return word


def below(cells: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1, each equally likely (multiply and reject)."""
    product: i64 = next_word(cells, at) * n
    low: i64 = product & WORD
    if low < n:
        uneven: i64 = (WORD + 1 - n) % n
        while low < uneven:
            product = next_word(cells, at) * n
            low = product & WORD
    return product >> 32


class Rng:
    """A generator of its own, for bots and imagination: never part of a state.

    >>> Rng("bots").below(1)
    0
    """

    def __init__(self, seed: str | int) -> None:
        self.cells: vec[i64] = vec[i64]([0] * CELLS)
        sow(self.cells, 0, str(seed), False)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return below(self.cells, 0, n)

    def word(self) -> i64:
        """32 random bits."""
        return next_word(self.cells, 0)
