"""Many commands over one stream: what is sent while the stream is busy travels together in the next batch.

A stream that breaks, or that was silent for as long as a command may take, is opened again, where another service may
be behind it, and every unanswered command is sent again: the service knows them by their ids.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import grpc
import grpc.aio

from sagebrush_process.tasks import cancel_all
from sagebrush_rpc.errors import STOPPING, RulesError, of_problem
from sagebrush_rpc.v1 import rules_pb2 as wire

BATCH_REQUESTS = 64
BATCH_BYTES = 48 * 1024
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5)
"""Seconds before each attempt to open the stream again; the last is repeated."""


class Submitter:
    """The commands of all callers of one client; ``open_stream`` gives a fresh bidirectional call."""

    def __init__(self, open_stream: Callable[[], Any], deadline: float) -> None:
        self._open_stream = open_stream
        self._deadline = deadline
        self._tags = count(1)
        self._unanswered: dict[int, tuple[wire.SubmitRequest, asyncio.Future[wire.SubmitReply]]] = {}
        self._unsent: deque[wire.SubmitRequest] = deque()
        self._wake = asyncio.Event()
        self._quiet_since = 0.0
        """When the stream was opened, or heard last; by the clock of the loop."""
        self._silent = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The reply to ``request``, whose tag is overwritten; raises RulesError."""
        _require_fit(request)
        tag = request.tag = next(self._tags)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[wire.SubmitReply] = loop.create_future()
        began = loop.time()
        self._unanswered[tag] = request, future
        self._unsent.append(request)
        self._wake.set()
        self._ensure_running()
        try:
            async with asyncio.timeout(self._deadline):
                reply = await future
        except TimeoutError:
            if self._quiet_since <= began:  # a service that is frozen, or a machine that vanished, does not hang up
                self._silent.set()
            raise RulesError(grpc.StatusCode.DEADLINE_EXCEEDED, "deadline", "No answer in time.") from None
        finally:
            del self._unanswered[tag]
        if reply.HasField("problem"):
            raise of_problem(reply.problem)
        return reply

    async def close(self) -> None:
        """Ends the stream; commands without an answer end with an unknown outcome."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
        for _, future in self._unanswered.values():
            if not future.done():
                unknown = RulesError(grpc.StatusCode.UNAVAILABLE, "outcome-unknown", "The client was closed.")
                future.set_exception(unknown)

    def _ensure_running(self) -> None:
        if self._running is None or self._running.done():
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        """One stream after the other, until cancelled."""
        failures = 0
        while True:
            answered = await self._run_stream()
            failures = 0 if answered else failures + 1
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _run_stream(self) -> bool:
        """Whether anything was answered before the stream ended; begins with all that is unanswered."""
        self._unsent = deque(request for request, _ in self._unanswered.values())
        self._wake.set()
        self._silent.clear()
        opened = self._quiet_since = asyncio.get_running_loop().time()
        stream = self._open_stream()
        reading, silent = asyncio.create_task(self._read(stream)), asyncio.create_task(self._silent.wait())
        writing = asyncio.create_task(self._write(stream))
        try:
            await asyncio.wait((reading, silent), return_when=asyncio.FIRST_COMPLETED)
        finally:
            stream.cancel()
            ended, *_ = await cancel_all((reading, silent, writing))
        if isinstance(ended, Exception):
            raise ended
        return self._quiet_since > opened

    async def _read(self, stream: Any) -> None:
        """Delivers replies until the stream ends; the next one repeats what had none."""
        with suppress(grpc.aio.AioRpcError):
            async for batch in stream:
                self._quiet_since = asyncio.get_running_loop().time()
                self._deliver(batch)

    async def _write(self, stream: Any) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unsent:
                await stream.write(wire.SubmitBatch(requests=self._next_batch()))

    def _next_batch(self) -> list[wire.SubmitRequest]:
        batch = [self._unsent.popleft()]
        size = batch[0].ByteSize()
        while self._unsent and len(batch) < BATCH_REQUESTS:
            size += self._unsent[0].ByteSize() + 8
            if size > BATCH_BYTES:
                break
            batch.append(self._unsent.popleft())
        return batch

    def _deliver(self, batch: wire.SubmitReplyBatch) -> None:
        for reply in batch.replies:
            _, future = self._unanswered.get(reply.tag, (None, None))
            if future is not None and not future.done() and reply.problem.code != STOPPING:
                future.set_result(reply)


def _require_fit(request: wire.SubmitRequest) -> None:
    """Raises RulesError for a command that would break the stream for everybody."""
    if request.ByteSize() > BATCH_BYTES:
        detail = f"A command has at most {BATCH_BYTES} bytes."
        raise RulesError(grpc.StatusCode.INVALID_ARGUMENT, "malformed", detail, field="$")
