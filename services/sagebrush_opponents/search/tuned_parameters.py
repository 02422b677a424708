"""The weights that games may tune, one by one."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from math import exp
from typing import Any

from sagebrush_opponents.weights import Weights

FIXED = ("rivals.", "land.built", "money.excess")
"""What is not tuned: what the rules print, and how much the points of rivals count against one's own."""
SMALL = 0.02
"""A weight nearer to zero is not multiplied: it is moved by a share of `PLAIN`."""
PLAIN = 0.3


@dataclass(frozen=True, slots=True)
class Parameter:
    """A weight that is tuned: its group and name, its place in a list, and what it was at first."""

    group: str
    name: str
    place: int | None
    first: float

    def at(self, by: float) -> float:
        """What it is so far from where it began: a weight is multiplied, one near zero is added to."""
        return self.first * exp(by) if abs(self.first) > SMALL else self.first + PLAIN * by


def parameters_of(weights: Weights) -> list[Parameter]:
    """Every number with a point that is not fixed: whole numbers are counts, not worths."""
    return [
        Parameter(group, name, place, value)
        for group, named in weights.items()
        for name, found in named.items()
        if not f"{group}.{name}".startswith(FIXED)
        for place, value in (enumerate(found) if isinstance(found, list) else [(None, found)])
        if isinstance(value, float)
    ]


def moved(weights: Weights, parameters: Sequence[Parameter], by: Sequence[float]) -> Weights:
    """The weights with each parameter moved so far from where it began; ``weights`` stays as it is."""
    found: dict[str, Any] = deepcopy(dict(weights))
    for parameter, far in zip(parameters, by, strict=True):
        holder, key = found[parameter.group], parameter.name
        if parameter.place is None:
            holder[key] = parameter.at(far)
        else:
            holder[key][parameter.place] = parameter.at(far)
    return found
