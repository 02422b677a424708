"""A figure: one row of the table of results, its goal, and how it is measured."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from statistics import median
from typing import Any

from sagebrush_bench.scale import Scale


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure must reach, and what would be better still, both in the unit of its reading."""

    target: float
    stretch: float
    more_is_better: bool = True

    def verdict(self, value: float) -> str:
        """``stretch``, ``met`` or ``missed``."""
        if self._reached(value, self.stretch):
            return "stretch"
        return "met" if self._reached(value, self.target) else "missed"

    def _reached(self, value: float, bound: float) -> bool:
        return value >= bound if self.more_is_better else value <= bound


@dataclass(frozen=True, slots=True)
class Measurement:
    """One measured line: a sample a run, in ``unit``; ``detail`` says what else is worth knowing."""

    what: str
    unit: str
    samples: list[float]
    goal: Goal | None = None
    detail: str = ""

    @property
    def value(self) -> float:
        """The median sample."""
        return median(self.samples)

    @property
    def verdict(self) -> str:
        """How the median compares with the goal, empty without one."""
        return self.goal.verdict(self.value) if self.goal else ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A named measurement; ``seconds`` is about how long it takes at full scale on two cores."""

    name: str
    measure: Callable[[Scale], Coroutine[Any, Any, list[Measurement]]]
    seconds: int
    on_request: bool = False
    """Only measured when named."""
    profile: str = ""
    """Where the time goes and what would have to change, for the day on which the target is missed."""


class BenchError(Exception):
    """Something measured did not do its work, so there is no figure."""
