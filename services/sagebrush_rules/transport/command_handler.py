"""Commands as they are received: replied to in any case, counted, timed, and logged with their ids afterwards."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import grpc.aio
import structlog
from grpc import StatusCode

from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.commands import Commands
from sagebrush_rules.faults import fault_id
from sagebrush_rules.metrics import COMMAND_SECONDS, COMMANDS
from sagebrush_rules.problems import RulesProblem
from sagebrush_rules.transport.limiter import ConcurrencyLimiter

log = structlog.get_logger("sagebrush.rules")
TRACE = 64
"""Characters of a trace id that are logged."""
IN_FLIGHT = 512
"""Commands of one stream under way; more are not read from it until some have their replies."""
BATCH = 128
"""Replies that are sent together at most."""

Write = Callable[[wire.SubmitReplyBatch], Awaitable[None]]
_COUNTED = {status: COMMANDS.labels(status.name) for status in StatusCode}
_OK = _COUNTED[StatusCode.OK]


@dataclass(frozen=True, slots=True)
class HandledCommand:
    """A request with its reply, which holds the problem of a command that failed."""

    request: wire.SubmitRequest
    reply: wire.SubmitReply
    problem: RulesProblem | None
    seconds: float

    @property
    def code(self) -> str:
        """What the log says about it."""
        if self.problem is not None:
            return self.problem.code
        return "duplicate" if self.reply.duplicate else "ok"


class CommandHandler:
    """Replies to commands; what was begun is finished even when the caller has gone."""

    def __init__(self, commands: Commands, limiter: ConcurrencyLimiter) -> None:
        self._commands = commands
        self._limiter = limiter

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The reply to one command; raises RulesProblem."""
        handling = asyncio.create_task(self.handle(request))
        waiting = asyncio.shield(handling)
        handling.add_done_callback(_log_result)
        handled = await waiting
        if handled.problem is not None:
            raise handled.problem
        return handled.reply

    async def handle(self, request: wire.SubmitRequest) -> HandledCommand:
        """One command and the reply to it; never raises. The caller logs it once the reply has been sent."""
        began = time.perf_counter()
        problem = None
        try:
            with self._limiter.command():
                reply = await self._commands.submit(request)
        except Exception as error:
            problem = problems.of_exception(error) or problems.internal(fault_id(error))
            reply = wire.SubmitReply(problem=problem.to_wire())
        reply.tag = request.tag
        handled = HandledCommand(request, reply, problem, time.perf_counter() - began)
        _count(handled)
        return handled


def _count(handled: HandledCommand) -> None:
    if handled.problem is not None:
        _COUNTED[handled.problem.status].inc()
    else:
        _OK.inc()
        COMMAND_SECONDS.observe(handled.seconds)


def log_command(handled: HandledCommand) -> None:
    """Logs a command; to be called once its reply has been sent."""
    request, problem = handled.request, handled.problem
    log.info(
        "command", game=request.game[:TRACE], version=problem.version if problem else handled.reply.version,
        command_id=request.command_id[:TRACE], trace_id=request.trace_id[:TRACE], seat=request.seat,
        code=handled.code, ms=round(handled.seconds * 1000, 2),
    )  # fmt: skip


def _log_result(task: "asyncio.Task[HandledCommand]") -> None:
    if not task.cancelled():
        log_command(task.result())


class SubmitStreamHandler:
    """The commands of one stream: handled at the same time; the replies that are ready are sent together."""

    def __init__(self, handler: CommandHandler, write: Write) -> None:
        self._handler = handler
        self._write = write
        self._handling: set[asyncio.Task[HandledCommand]] = set()
        self._ready: list[HandledCommand] = []
        self._writing: asyncio.Task[None] | None = None
        self._room = asyncio.Event()

    async def read(self, batches: AsyncIterator[wire.SubmitBatch]) -> None:
        """Begins every command of ``batches``, while fewer than ``IN_FLIGHT`` are under way."""
        async for batch in batches:
            for request in batch.requests:
                task = asyncio.create_task(self._handler.handle(request))
                self._handling.add(task)
                task.add_done_callback(self._send)
            while len(self._handling) >= IN_FLIGHT:
                self._room.clear()
                await self._room.wait()

    async def finish(self) -> None:
        """Returns once every command that was begun has its reply; whoever cancels it cancels none of them."""
        while under_way := self._handling | ({self._writing} if self._writing is not None else set()):
            await asyncio.wait(under_way)

    def _send(self, task: "asyncio.Task[HandledCommand]") -> None:
        """Queues the reply of a command, and writes unless a write is under way."""
        self._handling.discard(task)
        self._room.set()
        if task.cancelled():
            return
        self._ready.append(task.result())
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        """Writes what is ready, and what gets ready meanwhile; a stream that broke has no reader."""
        try:
            while self._ready:
                sent, self._ready = self._ready[:BATCH], self._ready[BATCH:]
                await self._write_batch(sent)
        finally:
            self._writing = None

    async def _write_batch(self, sent: list[HandledCommand]) -> None:
        """Writes the replies of ``sent``, and logs their commands however that ends."""
        try:
            with suppress(grpc.aio.BaseError):
                await self._write(wire.SubmitReplyBatch(replies=[handled.reply for handled in sent]))
        finally:
            for handled in sent:
                log_command(handled)
