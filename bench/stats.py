"""What a row of figures says: quartiles, noise, bounds, and whether two games are the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median, quantiles

TOO_NOISY = 0.25  # of the median, that the quartiles may lie apart
STANDARD_ERRORS = 3.0


@dataclass(frozen=True)
class Spread:
    """A ratio measured in several rounds."""

    least: float
    lower: float  # quartile
    median: float
    upper: float  # quartile
    most: float

    @property
    def is_noisy(self) -> bool:
        """Whether the rounds disagree too much to name a ratio."""
        return self.upper - self.lower > TOO_NOISY * self.median


def spread(ratios: Sequence[float]) -> Spread:
    """The spread of ratios, each formed inside one round.

    >>> spread([2.0, 1.0, 4.0, 3.0, 5.0])
    Spread(least=1.0, lower=2.0, median=3.0, upper=4.0, most=5.0)
    """
    if len(ratios) == 1:
        return Spread(*[ratios[0]] * 5)
    lower, _, upper = quantiles(ratios, n=4, method="inclusive")
    return Spread(min(ratios), lower, median(ratios), upper, max(ratios))


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Our rate by theirs, round by round.

    >>> ratios([6.0, 8.0], [3.0, 2.0])
    [2.0, 4.0]
    """
    return [own / other for own, other in zip(ours, theirs, strict=True)]


def reaches(found: Spread | None, bound: float | None) -> bool:
    """Whether the lower quartile of a ratio that was measured reaches its bound.

    >>> reaches(spread([2.0, 2.1, 2.2]), 2.0), reaches(spread([2.0, 2.1, 2.2]), 2.1)
    (True, False)
    >>> reaches(spread([1.0, 2.0, 3.0]), 1.0), reaches(None, 1.0)
    (False, False)
    """
    if found is None:
        return False
    return bound is None or (not found.is_noisy and found.lower >= bound)


def same_mean(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether two samples of games have the same mean length, within three standard errors.

    >>> few = {"games": 100, "mean": 10.0, "variance": 4.0}
    >>> same_mean(few, few | {"mean": 10.8}), same_mean(few, few | {"mean": 10.9})
    (True, False)
    """
    error = (one["variance"] / one["games"] + other["variance"] / other["games"]) ** 0.5
    apart = abs(one["mean"] - other["mean"])
    return bool(apart <= STANDARD_ERRORS * error)


def amount_for(seconds: float, amount: int, wanted: float) -> int:
    """How much to ask for, that it takes about so many seconds, after one asking.

    >>> amount_for(0.01, 100, 0.2)
    2000
    >>> amount_for(4.0, 1, 0.2)
    1
    """
    return max(1, round(amount * wanted / max(seconds, 1e-6)))
