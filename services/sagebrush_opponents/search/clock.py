"""The safety net: a time after which a search stops, in the middle of a simulation if need be."""

import time


class OutOfTime(Exception):
    """The time is up; what was found until now is the answer."""


class Clock:
    """The time of one decision. Code that takes milliseconds checks it before."""

    __slots__ = ("_end",)

    def __init__(self, milliseconds: float) -> None:
        self._end = time.perf_counter() + milliseconds / 1000

    def check(self) -> None:
        """Raises OutOfTime once the time is up."""
        if time.perf_counter() > self._end:
            raise OutOfTime
