"""Leases of games: one worker thinks about a game at a time, so that a thought is thought once.

A lease names the version and its holder. It lasts three seconds and is renewed while the thought goes on, by the parent
of the process that thinks; so the lease of a worker that dies is free within three seconds. A newer version takes the
lease over, because nobody needs the older thought any more.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import structlog
from redis import Redis
from redis.client import Pipeline
from redis.exceptions import RedisError, WatchError

from sagebrush_workers.turns import LEASE, AutomaticTurn

log = structlog.get_logger()

LEASE_MS = 3000
"""A lease that is not renewed ends after so long."""
RENEW_SECONDS = 1.0
TRIES = 8
"""Times that a claim or a return is tried while the lease changes hands."""


class Leases(Protocol):
    """The leases of one worker."""

    def claim(self, turn: AutomaticTurn) -> bool:
        """Whether this worker may think about ``turn``; False while another one does."""

    def release(self, turn: AutomaticTurn) -> None:
        """The thought has ended."""


def key_of(game: str) -> str:
    """The key of the lease of ``game``."""
    return LEASE + game


def value_of(turn: AutomaticTurn, owner: str) -> str:
    """The lease of ``owner`` on ``turn``."""
    return f"{turn.version} {owner}"


class BrokerLeases:
    """Leases in the broker; while it is away every claim is granted, and a thought may be thought twice."""

    def __init__(self, redis: Redis, owner: str) -> None:
        self._redis = redis
        self._owner = owner

    def claim(self, turn: AutomaticTurn) -> bool:
        """Whether this worker may think about ``turn``; False while another one does."""
        try:
            with self._redis.pipeline() as pipeline:
                return _until_unchanged(self._claim, pipeline, turn)
        except RedisError as error:
            log.warning("lease-unknown", error=type(error).__name__)
            return True

    def release(self, turn: AutomaticTurn) -> None:
        """Give the lease back, if it is still this worker's; if that fails it expires."""
        try:
            with self._redis.pipeline() as pipeline:
                _until_unchanged(self._give_back, pipeline, turn)
        except RedisError as error:
            log.warning("lease-kept", error=type(error).__name__)

    def _claim(self, pipeline: Pipeline, turn: AutomaticTurn) -> bool:
        """Whether the lease is this worker's now; WatchError when it changed hands in between."""
        key = key_of(turn.game)
        pipeline.watch(key)  # type: ignore[no-untyped-call]
        held = _text(pipeline.get(key))
        if held and not self._is_free_for(held, turn):
            return False
        pipeline.multi()
        pipeline.set(key, value_of(turn, self._owner), px=LEASE_MS)
        pipeline.execute()
        return True

    def _give_back(self, pipeline: Pipeline, turn: AutomaticTurn) -> bool:
        """Whether the lease was this worker's and is nobody's now; WatchError when it changed in between."""
        key = key_of(turn.game)
        pipeline.watch(key)  # type: ignore[no-untyped-call]
        if _text(pipeline.get(key)) != value_of(turn, self._owner):
            return False
        pipeline.multi()
        pipeline.delete(key)
        pipeline.execute()
        return True

    def _is_free_for(self, held: str, turn: AutomaticTurn) -> bool:
        """Its own lease is one of a process that is gone; that of an older version is of no use any more."""
        version, _, owner = held.partition(" ")
        return owner == self._owner or not version.isdecimal() or int(version) < turn.version


def _until_unchanged(step: Callable[[Pipeline, AutomaticTurn], bool], pipeline: Pipeline, turn: AutomaticTurn) -> bool:
    """What ``step`` answers once the lease does not change while it looks; False where it always does.

    A lease that changes hands is often one that is given back, which must not be taken for held, or one that another
    worker took for a newer version, which nobody has to give back.
    """
    for _ in range(TRIES):
        with suppress(WatchError):
            return step(pipeline, turn)
    return False


def renew(redis: Redis, turn: AutomaticTurn, owner: str) -> None:
    """Lengthen the lease of ``owner`` on ``turn``, if it still has it; RedisError while the broker is away."""
    if _text(redis.get(key_of(turn.game))) == value_of(turn, owner):
        redis.pexpire(key_of(turn.game), LEASE_MS)


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else ""
