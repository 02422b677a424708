"""A thought under watch: it gives signs of life, and ends when nobody wants it, when it takes too long or too much.

Three limits, from soft to hard: the thread of the watch raises `Interrupted` in the main thread; memory beyond the
limit raises MemoryError there; what holds the interpreter so that neither can work is ended with its process by C code.
"""

import faulthandler
import os
import resource
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from redis.exceptions import RedisError

EVERY = 0.5
"""Seconds between two signs of life."""
GRACE = 3.0
"""Seconds between the soft limit of time and the hard one."""
MEMORY_BYTES = 512 << 20
"""What a thought may take beyond what the process has."""
SIGNAL = signal.SIGUSR2


class Interrupted(BaseException):
    """The thought must end; no handler of ordinary exceptions inside it may go on."""


class ThoughtWatch(threading.Thread):
    """Beats while a thought lasts; ``is_wanted`` also gives the sign of life, and may raise RedisError."""

    def __init__(self, is_wanted: Callable[[], bool], seconds: float) -> None:
        super().__init__(name="engine-watch", daemon=True)
        self._is_wanted = is_wanted
        self._beats = max(1, int(seconds / EVERY))
        self._over = threading.Event()
        self.is_revoked = False

    def run(self) -> None:
        """Beat until the thought is over, or end it."""
        for _ in range(self._beats):
            if self._over.wait(EVERY):
                return
            if not self._has_to_go_on():
                self.is_revoked = True
                break
        if not self._over.is_set():
            signal.pthread_kill(threading.main_thread().ident or 0, SIGNAL)

    def _has_to_go_on(self) -> bool:
        try:
            return self._is_wanted()
        except RedisError:
            return True  # the broker is away; the limit of time holds all the same

    def end(self) -> None:
        """The thought is over."""
        self._over.set()


@contextmanager
def watched(is_wanted: Callable[[], bool], seconds: float) -> Iterator[ThoughtWatch]:
    """Runs its block in the main thread under watch; raises Interrupted in it."""
    watch = ThoughtWatch(is_wanted, seconds)

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        if not watch._over.is_set():
            raise Interrupted

    before = signal.signal(SIGNAL, interrupt)
    try:
        with _memory_bound(), _hard_limit(seconds + GRACE):
            watch.start()
            try:
                yield watch
            finally:
                watch.end()
    finally:
        watch.join(GRACE)
        signal.signal(SIGNAL, before)


@contextmanager
def _hard_limit(seconds: float) -> Iterator[None]:
    """Ends the process after ``seconds``, even one whose interpreter does not come around; a traceback is no JSON."""
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123  # a device, not a path of ours
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


@contextmanager
def _memory_bound() -> Iterator[None]:
    """Lets the process have so much more memory, and no more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_bounded(address_space() + MEMORY_BYTES, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _bounded(limit: int, hard: int) -> int:
    return limit if hard == resource.RLIM_INFINITY else min(limit, hard)


def address_space() -> int:
    """Bytes that the process has reserved; on Linux, where the platform is at home."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except OSError:
        return 0
