"""What the engine's door lets each caller have at once."""

import asyncio
from contextlib import AsyncExitStack, aclosing
from typing import Any, cast

import msgspec
import pytest

from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_workers.daemons.engine.problems import EngineProblem
from sagebrush_workers.daemons.engine.servicer import ThinkingServicer
from sagebrush_workers.jobs import JobAnswer
from sagebrush_workers.settings import WorkerSettings


class EndlessGames:
    """A dispatcher for which every slice of an analysis has a next one."""

    async def keep_file(self, _file: str, _data: bytes) -> None:
        """Nothing is kept."""

    async def think(self, _caller: str, _job: Any) -> JobAnswer:
        await asyncio.sleep(0)
        return JobAnswer(msgspec.Raw(b'[{"type": "decision", "version": 2, "legal": 2}]'), after=2)

    def forget(self, *_keys: str) -> None:
        """Nothing was kept."""


async def test_one_caller_leaves_room_for_the_analyses_of_others() -> None:
    servicer = ThinkingServicer(cast(Any, EndlessGames()), cast(Any, None), WorkerSettings(engine_analyses=4))

    async def begun(caller: str, stack: AsyncExitStack) -> None:
        request = wire.AnalyzeRequest(caller=caller, level="skilled", file=b"a file")
        lines = await stack.enter_async_context(aclosing(cast(Any, servicer._analyzed(request))))
        await anext(lines)

    async with AsyncExitStack() as stack:
        async with AsyncExitStack() as own:
            await begun("anna", own)
            await begun("anna", own)
            with pytest.raises(EngineProblem, match="engine-busy"):
                await begun("anna", stack)
            await begun("bill", stack)
            await begun("carl", stack)
            with pytest.raises(EngineProblem, match="engine-busy"):
                await begun("dora", stack)
        await begun("anna", stack)
