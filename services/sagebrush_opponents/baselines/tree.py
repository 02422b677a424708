"""The tree of a search over guessed worlds: what its own seat saw happen, whatever the world was."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.search.memory import key_of

EXPLORATION = 0.7
"""The constant of UCB1 for results between 0 and 1."""


@dataclass(slots=True)
class Node:
    """A command in the tree: ``total`` is the result of whoever gave it; ``offered`` counts how often it was legal."""

    command: Command | None = None
    total: float = 0.0
    visits: int = 0
    offered: int = 0
    children: dict[Hashable, "Node"] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The average result."""
        return self.total / max(self.visits, 1)

    def untried(self, legal: Sequence[Command]) -> list[Command]:
        """The commands that lead to no node yet."""
        return [command for command in legal if key_of(command) not in self.children]

    def grow(self, command: Command) -> "Node":
        """A new node for ``command``."""
        child = self.children[key_of(command)] = Node(command)
        return child

    def best(self, legal: Sequence[Command]) -> "Node":
        """The child to try next among those that are legal now, by UCB1; all of them were offered."""
        children = [self.children[key_of(command)] for command in legal]
        for child in children:
            child.offered += 1
        return max(children, key=_bound)

    def learn(self, shares: Sequence[float]) -> None:
        """One more result, by seat."""
        self.visits += 1
        if self.command is not None and self.command.seat >= 0:
            self.total += shares[self.command.seat]


def _bound(child: Any) -> float:
    visits = max(child.visits, 1)
    return float(child.mean + EXPLORATION * sqrt(log(max(child.offered, 1)) / visits))
