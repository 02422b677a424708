"""How strong a turn may be played: the longer the queue before it, the weaker, so that no game waits for long.

A turn that waits in the queue of its guest is served after one turn of every other queue for each that is before it
(workers take from all queues in turn). So what counts is the work until the last turn of that queue has had its turn:
somebody who floods the queues makes his own games weaker, and those of others hardly.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Protocol

import structlog
from redis import Redis
from redis.exceptions import RedisError

from sagebrush_opponents import OPPONENTS
from sagebrush_workers.queue import messages
from sagebrush_workers.worker.watchdog import ALIVE_SECONDS, WORKERS

log = structlog.get_logger()

ANSWERED_MS = 5000
"""Within so long every turn that waits shall be answered, as far as the weakest level allows."""
COSTS_MS: Mapping[str, int] = {"novice": 20, "casual": 40, "skilled": 250, "expert": 700, "master": 2000}
"""What a decision of each level may cost, weakest first; other opponents are never replaced."""
LISTS: Sequence[str] = (*map(messages.queue_of, range(messages.QUEUES)), messages.MOVES, messages.NUDGES)
"""Every list in which turns wait."""


class Pressure(Protocol):
    """What the queues allow."""

    def affordable(self, level: str, queue: str) -> tuple[str, int]:
        """``level`` or a lower one for a turn out of ``queue``, and how many turns wait that made it so."""


class BrokerPressure:
    """Asks the broker; while it is away every level is affordable."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def affordable(self, level: str, queue: str) -> tuple[str, int]:
        """``level`` or a lower one for a turn out of ``queue``, and how many turns wait that made it so."""
        if level not in COSTS_MS:
            return level, 0
        try:
            pipeline = self._redis.pipeline(transaction=False)
            for name in LISTS:
                pipeline.llen(name)
            pipeline.zcount(WORKERS, time.time() - ALIVE_SECONDS, "+inf")
            *lengths, workers = pipeline.execute()
        except RedisError as error:
            log.warning("queues-unknown", error=type(error).__name__)
            return level, 0
        waiting = turns_before(dict(zip(LISTS, lengths, strict=True)), queue)
        return strongest_within(level, ANSWERED_MS * max(workers, 1) / waiting), waiting


def turns_before(lengths: Mapping[str, int], queue: str) -> int:
    """The turns that are served until the last of ``queue`` is, the one in hand included; at least 1.

    Of a turn whose queue nobody knows: all turns.
    """
    own = lengths[queue] + 1 if queue in lengths and queue != messages.NUDGES else max(lengths.values()) + 1
    return 1 + sum(min(length, own) for length in lengths.values())


def strongest_within(level: str, milliseconds: float) -> str:
    """The strongest level up to ``level`` that costs no more; the weakest that there is where every one does."""
    names = [name for name in COSTS_MS if name in OPPONENTS]
    if level not in names:
        return level
    lower = names[: names.index(level) + 1]
    return max((name for name in lower if COSTS_MS[name] <= milliseconds), key=names.index, default=lower[0])
