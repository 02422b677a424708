"""Limits of concurrent calls: short ones and commands, and open streams; a graceful stop waits for commands."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from sagebrush_rules import problems
from sagebrush_rules.metrics import CALLS

_SHORT = CALLS.labels("short")
_STREAMS = CALLS.labels("stream")


class ConcurrencyLimiter:
    """Limits concurrent commands, short calls and streams, each by a count; after `close` no command begins."""

    def __init__(self, short_limit: int, stream_limit: int) -> None:
        self._short_limit = short_limit
        self._stream_limit = stream_limit
        self._short = 0
        self._streams = 0
        self._commands = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.closing = asyncio.Event()

    @contextmanager
    def short_call(self) -> Iterator[None]:
        """A call that is answered at once; raises the Problem of too many."""
        if self._short >= self._short_limit:
            raise problems.busy()
        self._short += 1
        _SHORT.inc()
        try:
            yield
        finally:
            self._short -= 1
            _SHORT.dec()

    @contextmanager
    def stream(self) -> Iterator[None]:
        """A call that stays open; raises the Problem of too many, or of a service that stops."""
        if self.closing.is_set():
            raise problems.stopping()
        if self._streams >= self._stream_limit:
            raise problems.too_many_streams()
        self._streams += 1
        _STREAMS.inc()
        try:
            yield
        finally:
            self._streams -= 1
            _STREAMS.dec()

    @contextmanager
    def command(self) -> Iterator[None]:
        """A command, for which `close` waits; raises the Problem of a service that stops, or of too many at once."""
        if self.closing.is_set():
            raise problems.stopping()
        if self._commands >= self._short_limit:
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
            working.cancel()
            (ended,) = await asyncio.gather(working, return_exceptions=True)
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
            pass  # the caller ends the process anyway; whoever waits repeats the command elsewhere
