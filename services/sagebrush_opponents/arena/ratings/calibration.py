"""Whether predicted shares of the win come true: expected calibration error, Brier score, and bins for a picture."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

BINS = 10
SAMPLES = 200
"""Bootstrap samples of an interval."""
SCALE = 1000
"""Shares are kept in thousandths."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A predicted share of the win, and what the seat had of it in the end."""

    share: float
    outcome: float


class BinnedForecasts(NamedTuple):
    """The forecasts of one game in one bin.

    How many, and in thousandths the sums of shares, of outcomes, and of the squares of their distances.
    """

    bin: int
    forecasts: int
    predicted: int
    happened: int
    squares: int


def binned(forecasts: Iterable[Forecast]) -> list[BinnedForecasts]:
    """``forecasts`` of a game in ten bins of equal width, those that are empty left out."""
    sorted_in: dict[int, list[Forecast]] = {}
    for forecast in forecasts:
        sorted_in.setdefault(min(BINS - 1, int(forecast.share * BINS)), []).append(forecast)
    return [
        BinnedForecasts(
            number,
            len(found),
            round(SCALE * sum(f.share for f in found)),
            round(SCALE * sum(f.outcome for f in found)),
            round(SCALE * sum((f.share - f.outcome) ** 2 for f in found)),
        )
        for number, found in sorted(sorted_in.items())
    ]


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """Predictions of about the same share: how many, their mean, and the mean of the outcomes."""

    forecasts: int
    predicted: float
    happened: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """The expected calibration error with an interval of 95 % over whole games, the Brier score, and the bins.

    The error is the mean distance between prediction and outcome, each bin weighted by its predictions.
    """

    games: int
    forecasts: int
    error: float
    low: float
    high: float
    brier: float
    bins: tuple[CalibrationBin, ...]


GameForecasts = Sequence[BinnedForecasts]
"""The forecasts of one game."""


def calibration(games: Sequence[GameForecasts], seed: int = 1) -> Calibration | None:
    """What the forecasts of ``games`` are worth; None without any."""
    if not games:
        return None
    bins = _bins(games)
    total = sum(found.forecasts for found in bins)
    brier = sum(found.squares for game in games for found in game) / SCALE / total
    error, margin = _norm(_deviations(games)), _margin(games, Random(seed))
    return Calibration(len(games), total, error, max(error - margin, 0.0), error + margin, brier, tuple(bins))


def _margin(games: Sequence[GameForecasts], chance: Random) -> float:
    """The margin of error of the expected calibration error, with 95 %.

    The error is the norm of the deviations of all bins, and few games add deviations by chance. By the triangle
    inequality that changes the norm by at most the norm of what is added; samples of the games say how large that is.
    """
    here = _deviations(games)
    drawn = (_deviations(chance.choices(games, k=len(games))) for _ in range(SAMPLES))
    sizes = sorted(_norm([one - other for one, other in zip(there, here, strict=True)]) for there in drawn)
    return sizes[-1 - SAMPLES // 20]


def _deviations(games: Sequence[GameForecasts]) -> list[float]:
    """By bin, how far predictions are from outcomes, as a share of all forecasts."""
    sums, total = [0] * BINS, 0
    for game in games:
        for number, forecasts, predicted, happened, _ in game:
            sums[number] += predicted - happened
            total += forecasts
    return [one / SCALE / total for one in sums]


def _norm(deviations: Iterable[float]) -> float:
    return sum(map(abs, deviations))


def _bins(games: Iterable[GameForecasts]) -> list[CalibrationBin]:
    """The bins of all ``games`` together."""
    sums = [[0, 0, 0] for _ in range(BINS)]
    for game in games:
        for number, forecasts, predicted, happened, _ in game:
            mine = sums[number]
            mine[0] += forecasts
            mine[1] += predicted
            mine[2] += happened
    return [CalibrationBin(n, predicted / n / SCALE, happened / n / SCALE) for n, predicted, happened in sums if n]
