"""Limits of concurrent calls: short ones and commands, and open streams; a graceful stop waits for commands."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from prometheus_client import Gauge

from sagebrush_process.tasks import cancel_all
from sagebrush_rules import problems
from sagebrush_rules.metrics import CALLS
from sagebrush_rules.problems import RulesProblem


class _Calls:
    """Calls of one kind: at most ``limit`` at a time, counted by ``gauge``."""

    def __init__(self, limit: int, gauge: Gauge, refusal: Callable[[], RulesProblem]) -> None:
        self._limit = limit
        self._gauge = gauge
        self._refusal = refusal
        self._count = 0

    @contextmanager
    def one(self) -> Iterator[None]:
        if self._count >= self._limit:
            raise self._refusal()
        self._count += 1
        self._gauge.inc()
        try:
            yield
        finally:
            self._count -= 1
            self._gauge.dec()


class ConcurrencyLimiter:
    """Limits concurrent commands, short calls and streams, each by a count; after `close` no command begins."""

    def __init__(self, short_limit: int, stream_limit: int) -> None:
        self._command_limit = short_limit
        self._short = _Calls(short_limit, CALLS.labels("short"), problems.busy)
        self._streams = _Calls(stream_limit, CALLS.labels("stream"), problems.too_many_streams)
        self._commands = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.closing = asyncio.Event()

    def short_call(self) -> AbstractContextManager[None]:
        """A call that is answered at once; raises the RulesProblem of too many."""
        return self._short.one()

    def stream(self) -> AbstractContextManager[None]:
        """A call that stays open; raises the RulesProblem of too many, or of a service that stops."""
        if self.closing.is_set():
            raise problems.stopping()
        return self._streams.one()

    @contextmanager
    def command(self) -> Iterator[None]:
        """A command, for which `close` waits; raises the RulesProblem of a service that stops, or of too many."""
        if self.closing.is_set():
            raise problems.stopping()
        if self._commands >= self._command_limit:
            raise problems.busy()
        self._commands += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._commands -= 1
            if self._commands == 0:
                self._idle.set()

    async def until_close(self, work: Coroutine[Any, Any, None]) -> BaseException | None:
        """What ended ``work``, which is cancelled when `close` begins; None when it came to its end."""
        working = asyncio.create_task(work)
        closing = asyncio.create_task(self.closing.wait())
        try:
            await asyncio.wait((working, closing), return_when=asyncio.FIRST_COMPLETED)
            ended: BaseException | None
            (ended,) = await cancel_all([working])
            return ended
        finally:
            working.cancel()
            closing.cancel()

    async def close(self, seconds: float) -> None:
        """Returns once every command under way has its reply, or ``seconds`` are over; no other begins."""
        self.closing.set()
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            pass  # the process ends anyway; a caller that waits repeats the command elsewhere
