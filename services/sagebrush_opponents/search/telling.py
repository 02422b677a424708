"""How sure a decision may be of the shares of the win that its simulations came to."""

import tomllib
from dataclasses import dataclass
from functools import cache

from sagebrush_opponents.engine import TELLING, data_folder


@dataclass(frozen=True, slots=True)
class Telling:
    """``unseen``: simulations that were not made, and count as if everybody had won the same part of them.

    A single simulation ends in one of many worlds, and near the end of a game says all or nothing of it. Fitted to
    outcomes by ``python -m sagebrush_opponents.search.fit_telling``; with very many simulations it changes nothing.
    """

    unseen: float = 0.5

    def told(self, total: float, simulations: int, seats: int) -> float:
        """The share of one of ``seats`` that may be told, whose shares in the simulations add up to ``total``."""
        return (total + self.unseen / parties(seats)) / (simulations + self.unseen)

    def weight(self, simulations: int) -> float:
        """What the simulations themselves have of it."""
        return simulations / (simulations + self.unseen)


def parties(seats: int) -> int:
    """How many may win: whoever plays alone plays against the box."""
    return max(2, seats)


@cache
def telling_of(title: str) -> Telling:
    """That of a title; the plain one for a title that nobody has fitted."""
    file = data_folder(title).joinpath(TELLING)
    return Telling(**tomllib.loads(file.read_text())) if file.is_file() else Telling()
