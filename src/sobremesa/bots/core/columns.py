"""Columns of numbers, for what a search keeps of a great many nodes without an object for each."""

from __future__ import annotations

from sobremesa.engine.native import i64, vec


def zeros(size: i64) -> vec[i64]:
    """A column of whole numbers, all of them zero."""
    return vec[i64]([0] * int(size))


def float_zeros(size: i64) -> vec[float]:
    """A column of numbers with a fraction, all of them zero."""
    return vec[float]([0.0] * int(size))


def doubled(column: vec[i64]) -> vec[i64]:
    """A column with room for twice as many."""
    size: i64 = len(column)
    wider = zeros(2 * size)
    i: i64 = 0
    while i < size:
        wider[i] = column[i]
        i += 1
    return wider


def doubled_floats(column: vec[float]) -> vec[float]:
    """The same for numbers with a fraction."""
    size: i64 = len(column)
    wider = float_zeros(2 * size)
    i: i64 = 0
    while i < size:
        wider[i] = column[i]
        i += 1
    return wider


def are_alike(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two columns hold the same numbers."""
    if len(one) != len(other):
        return False
    i: i64 = 0
    while i < len(one):
        if one[i] != other[i]:
            return False
        i += 1
    return True
