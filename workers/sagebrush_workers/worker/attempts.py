"""How often a turn was begun in vain: a turn that kills its worker must not kill every worker."""

from typing import Protocol

import structlog
from redis import Redis
from redis.exceptions import RedisError

from sagebrush_workers.turns import AutomaticTurn

log = structlog.get_logger()

KEPT_SECONDS = 600


class Attempts(Protocol):
    """Counts of attempts by turn, shared by all workers."""

    def begin(self, turn: AutomaticTurn) -> int:
        """Which attempt this is, from 1."""

    def end(self, turn: AutomaticTurn) -> None:
        """The turn came to a decision: forget it."""


class BrokerAttempts:
    """Counts in the broker; while it is away every attempt counts as the first."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def begin(self, turn: AutomaticTurn) -> int:
        """Which attempt this is, from 1."""
        try:
            pipeline = self._redis.pipeline(transaction=False)
            pipeline.incr(_key(turn))
            pipeline.expire(_key(turn), KEPT_SECONDS)
            return int(pipeline.execute()[0])
        except RedisError as error:
            log.warning("attempts-unknown", error=type(error).__name__)
            return 1

    def end(self, turn: AutomaticTurn) -> None:
        """Forget the turn; if that fails it expires."""
        try:
            self._redis.delete(_key(turn))
        except RedisError as error:
            log.warning("attempts-kept", error=type(error).__name__)


def _key(turn: AutomaticTurn) -> str:
    return f"sb:tries:{turn.id}"
