"""What the simulations of a command came to, added up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.search.simulation import Sight
from sagebrush_opponents.search.telling import Telling

POINT = 0.0005
"""What a point ahead counts, in shares of the win: it decides where the game is as good as won or lost."""


@dataclass(slots=True)
class Tally:
    """``values``: what each simulation was worth to the seat; sums by seat; ``sight``: that of the first simulation."""

    command: Command
    values: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    sight: Sight | None = None

    def add(self, sight: Sight) -> None:
        """One more simulation."""
        if self.sight is None:
            self.sight = sight
            self.shares, self.squares, self.worths = ([0.0] * len(sight.shares) for _ in range(3))
        for seat, share in enumerate(sight.shares):
            self.shares[seat] += share
            self.squares[seat] += share * share
            self.worths[seat] += sight.worths[seat]
        self.values.append(sight.shares[self.command.seat] + POINT * lead(sight, self.command.seat))

    @property
    def simulations(self) -> int:
        """How many there were."""
        return len(self.values)

    @property
    def mean(self) -> float:
        """What the command is worth to its seat."""
        return sum(self.values) / len(self.values)

    def expected(self, telling: Telling) -> dict[str, Any]:
        """Shares, their standard errors, and scores, as a decision tells them."""
        n, seats = self.simulations, len(self.shares)
        told = tuple(telling.told(total, n, seats) for total in self.shares)
        spreads = [
            max(square / n - (total / n) ** 2, 0.0) for square, total in zip(self.squares, self.shares, strict=True)
        ]
        errors = tuple(
            telling.error(sqrt(spread / (n - 1)), total, n, seats) if n > 1 else 0.5
            for spread, total in zip(spreads, self.shares, strict=True)
        )
        return {"shares": told, "errors": errors, "scores": tuple(worth / n for worth in self.worths)}


def ranked(tallies: Sequence[Tally]) -> list[Tally]:
    """The tallies, best first, by the worlds that all of them have met; as they are if there is none."""
    common = min(tally.simulations for tally in tallies)
    return sorted(tallies, key=lambda tally: -sum(tally.values[:common]))


def lead(sight: Sight, seat: int) -> float:
    """Points ahead of the best rival; the points of whoever plays alone."""
    rivals = [worth for one, worth in enumerate(sight.worths) if one != seat]
    return sight.worths[seat] - max(rivals, default=0.0)
