"""Redis as the transport of Celery, hardened: a message that cannot be read is set aside, and no script is needed."""

import time
from typing import Any

import structlog
from kombu.transport import redis as kombu
from redis.exceptions import RedisError

from sagebrush_workers.metrics import REJECTED
from sagebrush_workers.queue.validation import fault_of

log = structlog.get_logger()

REJECTED_KEY = "rejected"
"""The list of the latest messages that were set aside, newest first."""
KEPT = 100
KEPT_BYTES = 4096
"""What is kept of each."""
UNREADABLE = ValueError, TypeError, KeyError, AttributeError
"""What kombu raises for a note about an unacknowledged message that is none."""


class QoS(kombu.QoS):
    """Messages that were taken and not acknowledged."""

    def restore_visible(self, start: int = 0, num: int | None = None, interval: int = 1) -> None:
        """Give back what a dead worker had taken, ``num`` messages at most.

        Each message moves in a transaction, so several workers may do this at once; kombu takes a lock first, whose
        release is a script, and a worker may run none.
        """
        oldest = time.time() - self.visibility_timeout
        with self.channel.conn_or_acquire() as client:
            for tag in client.zrange(self.unacked_index_key, oldest, 0, desc=True, byscore=True)[start:num]:
                self.restore_by_tag(tag, client)

    def restore_by_tag(self, tag: Any, client: Any = None, leftmost: bool = False) -> None:
        """Give one message back to its queue; a note that cannot be read is set aside."""
        try:
            super().restore_by_tag(tag, client, leftmost)  # type: ignore[no-untyped-call]
        except UNREADABLE as error:
            with self.channel.conn_or_acquire(client) as broker:
                self.channel.set_aside(self.unacked_key, broker.hget(self.unacked_key, tag) or b"", str(error))
            self._remove_from_indices(tag).execute()  # type: ignore[no-untyped-call]


class Channel(kombu.Channel):
    """Looks at every message before anybody acts on it."""

    QoS = QoS

    def set_aside(self, queue: str, message: bytes, fault: str) -> None:
        """Keep the beginning of a ``message`` that nobody can read, count it, and go on without it."""
        REJECTED.inc()
        log.error("message-rejected", queue=queue, bytes=len(message), fault=fault[:200])
        try:
            with self.conn_or_acquire() as client:
                client.pipeline().lpush(REJECTED_KEY, message[:KEPT_BYTES]).ltrim(REJECTED_KEY, 0, KEPT - 1).execute()
        except RedisError as error:
            log.warning("rejected-message-lost", error=type(error).__name__)

    def _create_client(self, asynchronous: bool = False) -> Any:
        client = super()._create_client(asynchronous)  # type: ignore[no-untyped-call]
        client.set_response_callback("BRPOP", self._readable)
        return client

    def _readable(self, answer: list[bytes] | None, **_options: Any) -> list[bytes] | None:
        """The answer to BRPOP, if it is a message that can be read; else none, as when the queues are empty."""
        if answer is None:
            return None
        queue, message = answer
        fault = fault_of(message)
        if fault is None:
            return answer
        self.set_aside(queue.decode(), message, fault)
        return None


class Transport(kombu.Transport):
    """What Celery connects with."""

    Channel = Channel
