"""The watchman of a worker: a process that runs is no proof that it works; a task it finished is."""

import os
import threading

import structlog
from redis import Redis
from redis.exceptions import RedisError

from sagebrush_workers import messages
from sagebrush_workers.broker import BEAT_LASTS

log = structlog.get_logger()

EVERY = 3.0
"""Seconds between two probes."""
MOST_UNANSWERED = 10
"""Probes in a row that the broker took and nobody finished: half a minute in which nothing was consumed."""


class Watch(threading.Thread):
    """Sends probe tasks to the worker's private queue and ends the process when they are not worked off."""

    def __init__(self, redis: Redis, key: str, instance: str) -> None:
        super().__init__(name="watch", daemon=True)
        self._redis = redis
        self._key = key
        self._queue = messages.probes(instance)
        self._probe = messages.probe(instance)
        self._unanswered = 0
        self._pause = threading.Event()

    def run(self) -> None:
        """Probe for ever."""
        while True:
            self._unanswered = self._unanswered + 1 if self._send() else 0
            if self._unanswered > MOST_UNANSWERED:
                log.critical("stuck", probes=self._unanswered)
                os._exit(os.EX_SOFTWARE)
            self._pause.wait(EVERY)

    def proven(self) -> None:
        """A probe was worked off: say so to whoever supervises."""
        self._unanswered = 0
        try:
            self._redis.set(self._key, os.getpid(), ex=BEAT_LASTS)
        except RedisError as error:
            log.warning("heartbeat-lost", error=type(error).__name__)

    def _send(self) -> bool:
        """Whether the broker took a probe; while it is away, nobody is stuck."""
        try:
            self._redis.lpush(self._queue, self._probe)
        except RedisError as error:
            log.warning("broker-away", error=type(error).__name__)
            return False
        return True
