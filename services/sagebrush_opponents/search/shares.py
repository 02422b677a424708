"""From points to shares of the win."""

from collections.abc import Sequence
from math import exp

from sagebrush_games.kernel.messages import Outcome


def expected_shares(worths: Sequence[float], slope: float) -> list[float]:
    """The share of the win that everybody may expect who can hope for so many points."""
    best = max(worths)
    odds = [exp(slope * (worth - best)) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def final_shares(outcome: Outcome, seats: int) -> list[float]:
    """The shares of those in the first place."""
    first = [line.seat for line in outcome.ranking if line.place == 1]
    return [(seat in first) / len(first) if first else 0.0 for seat in range(seats)]
