"""A sequential test of strength: games are played until one of two hypotheses about the difference in Elo holds.

A unit is a round: one seed with every rotation of the seats, so that the luck of the set-up cancels. The log-likelihood
ratio is that of normally distributed round means with the variance that was seen (the generalised test that chess
engines use, Van den Bergh 2017: "A practical introduction to the GSPRT").
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean

PRIOR_ROUNDS = 6.0
"""Rounds with the variance of single games that are added to those seen: the first few alike are no proof."""
LEAST_ROUNDS = 16
"""Before so many rounds nothing is decided: the variance of a few is mostly too small when they were lost."""


MOST_ELO = 4000.0
"""The largest bound: who is so much stronger loses one game in ten thousand million."""


@dataclass(frozen=True, slots=True)
class SprtBounds:
    """Elo that are too few (H0) and enough (H1), and how often either may be accepted wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        is_range = -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO
        if not (is_range and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(
                f"elo0 must be below elo1, both within {MOST_ELO:g}, and both error rates between 0 and 0.5"
            )


@dataclass(frozen=True, slots=True)
class SprtVerdict:
    """The log-likelihood ratio after ``rounds``, the limits it runs between, and ``accepted``: H0, H1 or nothing."""

    rounds: int
    ratio: float
    lower: float
    upper: float
    accepted: str


def expected_share(elo: float, rivals: float = 1) -> float:
    """The share of wins of a player that is ``elo`` stronger than each of ``rivals`` (Bradley-Terry, Luce)."""
    strength: float = 10 ** (elo / 400)
    return strength / (strength + rivals)


def sprt(shares: Sequence[float], bounds: SprtBounds, rivals: float = 1) -> SprtVerdict:
    """The verdict on ``shares``, the mean share of wins in each round, in the order in which they were planned."""
    low, high = expected_share(bounds.elo0, rivals), expected_share(bounds.elo1, rivals)
    upper, lower = log((1 - bounds.beta) / bounds.alpha), log(bounds.beta / (1 - bounds.alpha))
    ratio = _ratio(shares, low, high) if shares else 0.0
    return SprtVerdict(len(shares), ratio, lower, upper, _accepted(len(shares), ratio, lower, upper))


def _ratio(shares: Sequence[float], low: float, high: float) -> float:
    mean, middle = fmean(shares), (low + high) / 2
    seen = sum((share - mean) ** 2 for share in shares)
    variance = (seen + PRIOR_ROUNDS * middle * (1 - middle)) / (len(shares) + PRIOR_ROUNDS)
    return len(shares) * (high - low) * (mean - middle) / variance


def _accepted(rounds: int, ratio: float, lower: float, upper: float) -> str:
    if rounds < LEAST_ROUNDS or lower < ratio < upper:
        return ""
    return "H1" if ratio >= upper else "H0"
