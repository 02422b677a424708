"""``random``: any legal command, each equally likely. The yardstick, and what moves when nobody else does."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.decider import R, S, V
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.decision import Budget, Decision, Opponent
from sagebrush_opponents.table import OpponentTable


def random_opponent(_table: OpponentTable[R, S, V]) -> Opponent[V]:
    """It needs no rules: it is told what is legal."""
    return choose


def choose(_view: Any, legal: Sequence[Command], _budget: Budget, seed: int) -> Decision:
    """One of ``legal``."""
    return Decision(pick(seeded(seed), "random", legal))
