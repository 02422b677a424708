"""How sure a decision may be of the shares of the win that its simulations came to."""

from dataclasses import dataclass
from functools import cache

from sagebrush_opponents.engine import TELLING, numbers_if_any


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of the shares that simulations came to.

    ``unseen``: simulations that were not made, and count as if everybody had won the same part of them. A single
    simulation ends in one of many worlds, and near the end of a game says all or nothing of it. With very many
    simulations it changes nothing.

    ``alone``: by how much the odds of a win against the box are better than simulations say, which reckon with a weaker
    player for the rest of the game. Where others play as well, it holds for them, too.

    Both are fitted to outcomes by ``python -m sagebrush_opponents.search.fit_telling``.
    """

    unseen: float = 0.5
    alone: float = 1.0

    def told(self, total: float, simulations: int, seats: int) -> float:
        """The share of one of ``seats`` that may be told, whose shares in the simulations add up to ``total``."""
        return with_odds(self._believed(total, simulations, seats), self._odds(seats))

    def total(self, told: float, simulations: int, seats: int) -> float:
        """What the shares in the simulations added up to where ``told`` was told."""
        believed = with_odds(told, 1 / self._odds(seats))
        return believed * (simulations + self.unseen) - self.unseen / parties(seats)

    def error(self, error: float, total: float, simulations: int, seats: int) -> float:
        """The standard error of what is told, by that of the mean of the simulations."""
        believed, odds = self._believed(total, simulations, seats), self._odds(seats)
        steepness = odds / (believed * odds + 1 - believed) ** 2
        return error * steepness * (simulations / (simulations + self.unseen))

    def _believed(self, total: float, simulations: int, seats: int) -> float:
        return (total + self.unseen / parties(seats)) / (simulations + self.unseen)

    def _odds(self, seats: int) -> float:
        return self.alone if seats == 1 else 1.0


def with_odds(share: float, factor: float) -> float:
    """``share`` with its odds multiplied: what is certain stays certain."""
    return share * factor / (share * factor + 1 - share)


def parties(seats: int) -> int:
    """How many may win: whoever plays alone plays against the box."""
    return max(2, seats)


@cache
def telling_of(title: str) -> Telling:
    """That of a title; the plain one for a title that nobody has fitted."""
    return Telling(**numbers_if_any(title, TELLING))
