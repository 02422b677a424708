"""One stream of batches: commands are replied to as they finish, and the replies that are ready travel together."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import grpc.aio

from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.problems import Problem
from sagebrush_rules.transport.command_handler import CommandHandler, HandledCommand, log_command

IN_FLIGHT = 512
"""Commands of one stream under way; more are not read from it until some have their replies."""
BATCH = 128
"""Replies that travel together at most."""

Write = Callable[[wire.SubmitReplyBatch], Awaitable[None]]


class SubmitStreamHandler:
    """The commands of one stream."""

    def __init__(self, handler: CommandHandler, write: Write) -> None:
        self._handler = handler
        self._write = write
        self._tasks: set[asyncio.Task[HandledCommand]] = set()
        self._ready: list[wire.SubmitReply] = []
        self._writing = False
        self._room = asyncio.Event()

    async def run(self, batches: AsyncIterator[wire.SubmitBatch], closing: asyncio.Event) -> None:
        """Replies to ``batches`` until they end or the service is ``closing``; what was begun gets its reply."""
        reading = asyncio.create_task(self._read_all(batches))
        stop = asyncio.create_task(closing.wait())
        try:
            await asyncio.wait((reading, stop), return_when=asyncio.FIRST_COMPLETED)
            reading.cancel()
            (ended,) = await asyncio.gather(reading, return_exceptions=True)
            await asyncio.gather(*self._tasks)
            if isinstance(ended, Problem):
                raise ended  # what was sent is at fault; a stream that broke has no reader
        finally:
            reading.cancel()
            stop.cancel()

    async def _read_all(self, batches: AsyncIterator[wire.SubmitBatch]) -> None:
        async for batch in batches:
            for request in batch.requests:
                task = asyncio.create_task(self._reply(request))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                task.add_done_callback(log_command)
            while len(self._tasks) >= IN_FLIGHT:
                self._room.clear()
                await self._room.wait()

    async def _reply(self, request: wire.SubmitRequest) -> HandledCommand:
        handled = await self._handler.handle(request)
        self._ready.append(handled.reply)
        self._room.set()
        if not self._writing:
            await self._write_all()
        return handled

    async def _write_all(self) -> None:
        """Writes what is ready, and what gets ready meanwhile; a stream that broke has no reader."""
        self._writing = True
        try:
            while self._ready:
                replies, self._ready = self._ready[:BATCH], self._ready[BATCH:]
                await self._write(wire.SubmitReplyBatch(replies=replies))
        except grpc.aio.BaseError:
            pass
        finally:
            self._writing = False
