"""From points to shares of the win: a slope for each title and part of the game, fitted to games that were played."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from sagebrush_games.kernel.messages import Outcome

PLAIN = (0.1,)
"""The slope of a title that nobody has calibrated."""


@cache
def slopes() -> Mapping[str, Sequence[float]]:
    """By title: the slope in each round, from the first; the last one goes on."""
    read: dict[str, Any] = tomllib.loads(files(__package__).joinpath("slopes.toml").read_text())
    return read["slopes"]  # type: ignore[no-any-return]


def slope_of(title: str, round_number: int) -> float:
    """How surely a point more decides in a round."""
    by_round = slopes().get(title, PLAIN)
    return by_round[min(max(round_number, 1), len(by_round)) - 1]


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
