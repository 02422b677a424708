"""Commands as they are received: replied to in any case, counted, timed, and logged with their ids afterwards."""

import asyncio
import time
from dataclasses import dataclass

import structlog
from grpc import StatusCode

from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.commands import Commands
from sagebrush_rules.faults import fault_id
from sagebrush_rules.metrics import COMMAND_SECONDS, COMMANDS
from sagebrush_rules.problems import Problem
from sagebrush_rules.transport.limiter import ConcurrencyLimiter

log = structlog.get_logger("sagebrush.rules")
TRACE = 64
"""Characters of a trace id that are logged."""
_COUNTED = {status: COMMANDS.labels(status.name) for status in StatusCode}
_OK = _COUNTED[StatusCode.OK]


@dataclass(frozen=True, slots=True)
class HandledCommand:
    """A request with its reply, which holds the problem of a command that failed."""

    request: wire.SubmitRequest
    reply: wire.SubmitReply
    problem: Problem | None
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
        """The reply to one command; raises Problem."""
        handling = asyncio.create_task(self.handle(request))
        waiting = asyncio.shield(handling)
        handling.add_done_callback(log_command)
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


def log_command(handling: "asyncio.Task[HandledCommand]") -> None:
    """Logs a command once its task is done: the reply has been sent by then."""
    if handling.cancelled():
        return
    handled = handling.result()
    request, problem = handled.request, handled.problem
    log.info(
        "command", game=request.game[:TRACE], version=problem.version if problem else handled.reply.version,
        command_id=request.command_id[:TRACE], trace_id=request.trace_id[:TRACE], seat=request.seat,
        code=handled.code, ms=round(handled.seconds * 1000, 2),
    )  # fmt: skip
