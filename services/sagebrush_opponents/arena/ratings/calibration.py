"""Whether predicted shares of the win come true: expected calibration error, Brier score, and bins for a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

BINS = 10
SAMPLES = 200
"""Bootstrap samples of an interval."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A predicted share of the win, and what the seat had of it in the end; ``game`` is that of the prediction."""

    game: str
    share: float
    outcome: float


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """Predictions of about the same share: how many, their mean, and the mean of the outcomes."""

    forecasts: int
    predicted: float
    happened: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """The expected calibration error with a 95 % interval over whole games, the Brier score, and the bins."""

    games: int
    forecasts: int
    error: float
    low: float
    high: float
    brier: float
    bins: tuple[CalibrationBin, ...]


def calibration(forecasts: Sequence[Forecast], seed: int = 1) -> Calibration | None:
    """What ``forecasts`` are worth; None without any. Ten bins of equal width."""
    if not forecasts:
        return None
    by_game: dict[str, list[Forecast]] = {}
    for forecast in forecasts:
        by_game.setdefault(forecast.game, []).append(forecast)
    games, chance = list(by_game.values()), Random(seed)
    samples = sorted(
        _error(_bins([f for game in chance.choices(games, k=len(games)) for f in game])) for _ in range(SAMPLES)
    )
    bins = _bins(forecasts)
    brier = fmean((forecast.share - forecast.outcome) ** 2 for forecast in forecasts)
    low, high = samples[SAMPLES // 40], samples[-1 - SAMPLES // 40]
    return Calibration(len(games), len(forecasts), _error(bins), low, high, brier, tuple(bins))


def _bins(forecasts: Sequence[Forecast]) -> list[CalibrationBin]:
    sorted_in: dict[int, list[Forecast]] = {}
    for forecast in forecasts:
        sorted_in.setdefault(min(BINS - 1, int(forecast.share * BINS)), []).append(forecast)
    return [
        CalibrationBin(len(found), fmean(f.share for f in found), fmean(f.outcome for f in found))
        for _, found in sorted(sorted_in.items())
    ]


def _error(bins: Sequence[CalibrationBin]) -> float:
    """The mean distance between prediction and outcome, each bin weighted by its predictions."""
    total = sum(found.forecasts for found in bins)
    return sum(found.forecasts * abs(found.predicted - found.happened) for found in bins) / total
