"""What samples tell, each with how surely: shares, means, and how values spread."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, stdev

SURE = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share from 0 to 1, with the Wilson interval that holds the true one 95 times in 100."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its 95 % interval; ``deviation`` is that of the samples."""

    mean: float
    low: float
    high: float
    deviation: float
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Spread:
    """How whole numbers spread: each percentile is a number that occurred."""

    mean: float
    p50: int
    p95: int
    most: int


def share_of(wins: float, games: int) -> Share:
    """The share of ``wins`` among ``games``; a shared win is a part of one."""
    share, weight = wins / games, SURE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Share(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def mean_of(samples: Sequence[int]) -> Mean:
    """The mean of ``samples``; one alone tells nothing about the rest, so its interval is itself."""
    mean, deviation = fmean(samples), stdev(samples) if len(samples) > 1 else 0.0
    reach = SURE * deviation / sqrt(len(samples))
    return Mean(mean, mean - reach, mean + reach, deviation, min(samples), max(samples))


def spread_of(counts: Counter[int]) -> Spread:
    """The spread of values that occurred so often."""
    mean = sum(value * times for value, times in counts.items()) / counts.total()
    return Spread(mean, percentile(counts, 50), percentile(counts, 95), max(counts))


def percentile(counts: Counter[int], percent: int) -> int:
    """The least value that ``percent`` of all do not exceed (nearest rank)."""
    rank = ceil(counts.total() * percent / 100)
    for value in sorted(counts):
        rank -= counts[value]
        if rank <= 0:
            return value
    raise ValueError("there are no values")
