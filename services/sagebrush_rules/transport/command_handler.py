"""Where commands are received: answered in any case, counted, timed, and logged with their ids afterwards."""

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
from sagebrush_rules.transport.limiter import Gate

log = structlog.get_logger("sagebrush.rules")
TRACE = 64
"""Characters of a trace id that are logged."""
_COUNTED = {status: COMMANDS.labels(status.name) for status in StatusCode}
_OK = _COUNTED[StatusCode.OK]


@dataclass(frozen=True, slots=True)
class Answered:
    """A command with its answer: a reply, or the problem that kept it from one."""

    request: wire.SubmitRequest
    reply: wire.SubmitReply
    problem: Problem | None
    seconds: float


class Desk:
    """Answers commands; what was begun is finished even when nobody waits for the answer any more."""

    def __init__(self, commands: Commands, gate: Gate) -> None:
        self._commands = commands
        self._gate = gate

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The answer to one command; raises Problem."""
        answering = asyncio.create_task(self.answered(request))
        waiting = asyncio.shield(answering)
        answering.add_done_callback(note)
        answered = await waiting
        if answered.problem is not None:
            raise answered.problem
        return answered.reply

    async def answered(self, request: wire.SubmitRequest) -> Answered:
        """One command of a batch and the answer to it; whoever sends that takes a note of it afterwards."""
        began = time.perf_counter()
        problem = None
        try:
            reply = await self._reply(request)
        except Exception as error:
            problem = problems.of_exception(error) or problems.internal(fault_id(error))
            reply = wire.SubmitReply(problem=problem.to_wire())
        reply.tag = request.tag
        answered = Answered(request, reply, problem, time.perf_counter() - began)
        _count(answered)
        return answered

    async def _reply(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        self._gate.begin_command()
        try:
            return await self._commands.submit(request)
        finally:
            self._gate.end_command()


def _count(answered: Answered) -> None:
    if answered.problem is not None:
        _COUNTED[answered.problem.status].inc()
    else:
        _OK.inc()
        COMMAND_SECONDS.observe(answered.seconds)


def note(answering: "asyncio.Task[Answered]") -> None:
    """Logs a command once its task is done: the answer has left by then."""
    if answering.cancelled():
        return
    answered = answering.result()
    request, problem = answered.request, answered.problem
    log.info(
        "command", game=request.game[:TRACE], version=problem.version if problem else answered.reply.version,
        command_id=request.command_id[:TRACE], trace_id=request.trace_id[:TRACE], seat=request.seat,
        code=_code(answered), ms=round(answered.seconds * 1000, 2),
    )  # fmt: skip


def _code(answered: Answered) -> str:
    if answered.problem is not None:
        return answered.problem.code
    return "duplicate" if answered.reply.duplicate else "ok"
