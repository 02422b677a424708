"""By how much the value of a command may be wrong, or seen otherwise by a rival."""

from collections.abc import Hashable
from math import log

from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.search.memory import key_of

STEPS = 1 << 30


def gumbel(chance: Chance) -> float:
    """A number of Gumbel's distribution: the largest of values with one added is a draw from their softmax."""
    return -log(-log((chance("doubt", STEPS) + 0.5) / STEPS))


class RivalDoubt:
    """By how much the rivals of a seat value commands otherwise than the seat does, in the simulations of one decision.

    In each world a rival takes one of its commands as often as a softmax of their values, divided by ``points``, says.
    All candidates meet the same rivals there.
    """

    def __init__(self, points: float, seat: Seat, seed: int) -> None:
        self._points = points
        self._seat = seat
        self._chance = seeded(seed)
        self._drawn: dict[Hashable, float] = {}

    def of(self, command: Command) -> float:
        """The points that are added to the value of ``command`` in this world; none for the seat's own."""
        if command.seat == self._seat:
            return 0.0
        key = key_of(command)
        if key not in self._drawn:
            self._drawn[key] = self._points * gumbel(self._chance)
        return self._drawn[key]

    def forget(self) -> None:
        """The next world has other rivals."""
        self._drawn.clear()
