"""The watchdog of a worker: a process that runs is no proof that it works; a task it finished is."""

import os
import threading
import time

import structlog
from redis import Redis
from redis.exceptions import RedisError

from sagebrush_process.health import Health
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.connections import BROKER_AWAY

log = structlog.get_logger()

ALIVE_SECONDS = 15
"""A worker that gave no sign of life for longer counts as gone."""
WORKERS = "sb:workers"
"""The sorted set of the workers that think, by Unix time of their last sign of life."""
EVERY = 3.0
"""Seconds between two probes."""
MOST_UNANSWERED = 10
"""Probes in a row that the broker took while no task was finished: half a minute in which nothing was consumed."""


class Watchdog(threading.Thread):
    """Sends probe tasks to the worker's private queue and ends the process when no task is finished any more.

    A probe waits behind a turn of every other queue, so each of these is a sign of life as well. With an ``owner`` it
    also counts the worker among those that think.
    """

    def __init__(self, redis: Redis, instance: str, owner: str, health: Health) -> None:
        super().__init__(name="watchdog", daemon=True)
        self._redis = redis
        self._owner = owner
        self._health = health
        self._queue = messages.probes(instance)
        self._probe = messages.probe(instance)
        self._unanswered = 0
        self._fault = ""
        self._pause = threading.Event()

    def run(self) -> None:
        """Probe for ever."""
        while True:
            self._unanswered = self._unanswered + 1 if self._send() else 0
            if self._unanswered > MOST_UNANSWERED:
                log.critical("stuck", probes=self._unanswered)
                os._exit(os.EX_SOFTWARE)
            self._pause.wait(EVERY)

    def note_finished_task(self) -> None:
        """Give a sign of life: this process consumes."""
        self._unanswered = 0
        self._health.beat(self._fault)

    def _send(self) -> bool:
        """Whether the broker took a probe; while it is away, nobody is stuck."""
        try:
            pipeline = self._redis.pipeline(transaction=False)
            pipeline.lpush(self._queue, self._probe)
            if self._owner:
                pipeline.zadd(WORKERS, {self._owner: time.time()})
                pipeline.zremrangebyscore(WORKERS, "-inf", time.time() - ALIVE_SECONDS)
            pipeline.execute()
        except RedisError as error:
            log.warning("broker-away", error=type(error).__name__)
            self._fault = BROKER_AWAY
            self._health.beat(BROKER_AWAY)
            return False
        self._fault = ""
        return True
