"""How long players think over a move: counts in steps of a fifth, small enough to be kept with every game."""

from collections import Counter
from dataclasses import dataclass
from math import exp, log

from sagebrush_opponents.arena.balance.estimates import percentile

STEP = log(1.2)
"""The logarithm of the ratio between two steps."""
LEAST_MS = 0.01


@dataclass(frozen=True, slots=True)
class MoveTimes:
    """Milliseconds of the decisions that had more than one legal command; each is right to 10 %."""

    decisions: int
    median: float
    p99: float
    most: float
    total_seconds: float


def step_of(milliseconds: float) -> int:
    """The step of a time: step n has the times around 0.01 ms x 1.2^n."""
    return round(log(max(milliseconds, LEAST_MS) / LEAST_MS) / STEP)


def milliseconds_of(step: int) -> float:
    """The middle of a step."""
    return LEAST_MS * exp(step * STEP)


def move_times(steps: Counter[int]) -> MoveTimes | None:
    """What the counted steps say; None where nobody decided."""
    if not steps:
        return None
    total = sum(milliseconds_of(step) * times for step, times in steps.items()) / 1000
    median, p99, most = map(milliseconds_of, (percentile(steps, 50), percentile(steps, 99), max(steps)))
    return MoveTimes(steps.total(), median, p99, most, total)
