"""Where commands are received: counted, timed, logged with their ids, and answered in any case."""

import asyncio
import time

import structlog
from grpc import StatusCode

from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.commands import Commands
from sagebrush_rules.faults import fault_id
from sagebrush_rules.gate import Gate
from sagebrush_rules.metrics import COMMAND_SECONDS, COMMANDS
from sagebrush_rules.problems import Problem

log = structlog.get_logger("sagebrush.rules")
TRACE = 64
"""Characters of a trace id that are logged."""
_COUNTED = {status: COMMANDS.labels(status.name) for status in StatusCode}
_OK = _COUNTED[StatusCode.OK]


class Desk:
    """Answers commands; what was begun is finished even when nobody waits for the answer any more."""

    def __init__(self, commands: Commands, gate: Gate) -> None:
        self._commands = commands
        self._gate = gate

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The answer to one command; raises Problem."""
        return await asyncio.shield(asyncio.create_task(self._answer(request)))

    async def reply(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The answer to one command of a batch, its problem included."""
        try:
            reply = await self._answer(request)
        except Problem as problem:
            reply = wire.SubmitReply(problem=problem.to_wire())
        reply.tag = request.tag
        return reply

    async def _answer(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        began = time.perf_counter()
        self._gate.begin_command()
        try:
            reply = await self._commands.submit(request)
        except Exception as error:
            problem = problems.of_exception(error) or problems.internal(fault_id(error))
            self._note(request, began, problem)
            raise problem from None
        finally:
            self._gate.end_command()
        _OK.inc()
        seconds = time.perf_counter() - began
        COMMAND_SECONDS.observe(seconds)
        log.info(
            "command", game=request.game, version=reply.version, command_id=request.command_id,
            trace_id=request.trace_id[:TRACE], seat=request.seat, code="duplicate" if reply.duplicate else "ok",
            ms=round(seconds * 1000, 2),
        )  # fmt: skip
        return reply

    def _note(self, request: wire.SubmitRequest, began: float, problem: Problem) -> None:
        _COUNTED[problem.status].inc()
        seconds = time.perf_counter() - began
        log.info(
            "command", game=request.game[:TRACE], version=problem.version, command_id=request.command_id[:TRACE],
            trace_id=request.trace_id[:TRACE], seat=request.seat, code=problem.code, ms=round(seconds * 1000, 2),
        )  # fmt: skip
