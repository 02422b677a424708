"""One stream of batches: commands are answered as they finish, and the answers that are ready travel together."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import grpc.aio

from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.problems import Problem
from sagebrush_rules.transport.command_handler import Answered, Desk, note

IN_FLIGHT = 512
"""Commands of one stream under way; more are not read from it until some are answered."""
BATCH = 128
"""Answers that travel together at most."""

Write = Callable[[wire.SubmitReplyBatch], Awaitable[None]]


class Conversation:
    """The commands of one stream."""

    def __init__(self, desk: Desk, write: Write) -> None:
        self._desk = desk
        self._write = write
        self._tasks: set[asyncio.Task[Answered]] = set()
        self._ready: list[wire.SubmitReply] = []
        self._writing = False
        self._room = asyncio.Event()

    async def run(self, batches: AsyncIterator[wire.SubmitBatch], closing: asyncio.Event) -> None:
        """Answers ``batches`` until they end or the service is ``closing``; what was begun gets its answer."""
        reading = asyncio.create_task(self._read_all(batches))
        stop = asyncio.create_task(closing.wait())
        try:
            await asyncio.wait((reading, stop), return_when=asyncio.FIRST_COMPLETED)
            reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            await asyncio.gather(*self._tasks)
            if isinstance(ended, Problem):
                raise ended  # what was sent is at fault; a stream that broke has nobody to tell
        finally:
            reading.cancel()
            stop.cancel()

    async def _read_all(self, batches: AsyncIterator[wire.SubmitBatch]) -> None:
        async for batch in batches:
            for request in batch.requests:
                task = asyncio.create_task(self._answer(request))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                task.add_done_callback(note)
            while len(self._tasks) >= IN_FLIGHT:
                self._room.clear()
                await self._room.wait()

    async def _answer(self, request: wire.SubmitRequest) -> Answered:
        answered = await self._desk.answered(request)
        self._ready.append(answered.reply)
        self._room.set()
        if not self._writing:
            await self._write_all()
        return answered

    async def _write_all(self) -> None:
        """Writes what is ready, and what gets ready meanwhile; a stream that broke has nobody to tell."""
        self._writing = True
        try:
            while self._ready:
                replies, self._ready = self._ready[:BATCH], self._ready[BATCH:]
                await self._write(wire.SubmitReplyBatch(replies=replies))
        except grpc.aio.BaseError:
            pass
        finally:
            self._writing = False
