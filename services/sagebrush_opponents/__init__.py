"""The opponents by name. To add one, see docs/opponents.md."""

from collections.abc import Mapping

from sagebrush_opponents.baselines.flat_monte_carlo import flat_monte_carlo_opponent
from sagebrush_opponents.baselines.is_mcts import is_mcts_opponent
from sagebrush_opponents.decision import AnyOpponent, Budget, Candidate, Decision, Opponent
from sagebrush_opponents.engine import ENGINE, engine_version, weights_hash
from sagebrush_opponents.greedy import greedy_opponent
from sagebrush_opponents.levels import LEVEL_OPPONENTS, LEVELS, Level
from sagebrush_opponents.random_legal import random_opponent
from sagebrush_opponents.table import MakesOpponent

OPPONENTS: Mapping[str, MakesOpponent] = {
    "random": random_opponent,
    "greedy": greedy_opponent,
    **LEVEL_OPPONENTS,
    "flat-monte-carlo": flat_monte_carlo_opponent,
    "is-mcts": is_mcts_opponent,
}
"""What makes the opponent of that name for a table."""

__all__ = [
    "ENGINE",
    "LEVELS",
    "OPPONENTS",
    "AnyOpponent",
    "Budget",
    "Candidate",
    "Decision",
    "Level",
    "Opponent",
    "engine_version",
    "weights_hash",
]
