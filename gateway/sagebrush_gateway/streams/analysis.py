"""The lines of an analysis as they are sent: each paid for, with signs of life between them, a problem as the last."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress
from typing import Protocol

import msgspec

from sagebrush_gateway.engine.engine_problems import problem_of_engine
from sagebrush_gateway.problems import UNAVAILABLE, Problem
from sagebrush_gateway.store import FAILED
from sagebrush_rpc.errors import EngineError
from sagebrush_rpc.v1 import engine_pb2 as wire


class Payment(Protocol):
    """What a caller pays for one analysis."""

    async def pay(self, decisions: int) -> None:
        """Takes the price of so many decisions; raises the problem when there is too little."""

    async def settle(self) -> None:
        """Gives back what was taken for nothing."""


async def analysis_lines(
    replies: AsyncGenerator[wire.AnalyzeReply | None, None], payment: Payment, language: str
) -> AsyncIterator[bytes]:
    """One JSON object a line; an empty line says that we are still here. The title of a problem is in ``language``."""
    async with aclosing(replies):
        try:
            async for reply in replies:
                if reply is None:
                    yield b"\n"
                    continue
                await payment.pay(reply.decisions)
                yield reply.line + b"\n"
        except EngineError as error:
            yield _problem_line(problem_of_engine(error), language)
        except Problem as problem:
            yield _problem_line(problem, language)
        except FAILED:
            yield _problem_line(Problem(UNAVAILABLE, headers={"Retry-After": "1"}), language)
    with suppress(*FAILED):
        await payment.settle()  # not of a caller who goes


def _problem_line(problem: Problem, language: str) -> bytes:
    """The last line of an analysis that ends early; the caller resumes after the last version it saw."""
    retry = problem.headers.get("Retry-After")
    told = problem.members(language) | ({"retry_after": int(retry)} if retry else {})
    return msgspec.json.encode({"type": "problem", "problem": told}) + b"\n"
