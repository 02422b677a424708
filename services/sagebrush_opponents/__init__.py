"""The opponents by name. To add one, see docs/opponents.md."""

from collections.abc import Callable, Mapping

from sagebrush_opponents.decision import Budget, Candidate, Decision, Opponent
from sagebrush_opponents.greedy import greedy_opponent
from sagebrush_opponents.random_legal import random_opponent
from sagebrush_opponents.table import OpponentTable

OPPONENTS: Mapping[str, Callable[[OpponentTable], Opponent]] = {
    "random": random_opponent,
    "greedy": greedy_opponent,
}
"""What makes the opponent of that name for a table."""

__all__ = ["OPPONENTS", "Budget", "Candidate", "Decision", "Opponent"]
