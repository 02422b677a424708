"""What the engine's door lets each caller have at once."""

import asyncio
from contextlib import AsyncExitStack, aclosing
from typing import Any, cast

import msgspec
import pytest
from grpc import StatusCode

from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_workers import jobs
from sagebrush_workers.daemons.engine.problems import EngineProblem
from sagebrush_workers.daemons.engine.servicer import ThinkingServicer
from sagebrush_workers.jobs import DescribeJob, JobAnswer
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


class TwoSlices:
    """A dispatcher for which an analysis has two slices, and the engine a description."""

    def __init__(self) -> None:
        self.afters: list[int] = []
        self.described = 0
        self.files: dict[str, bytes] = {}
        self.forgotten: list[str] = []

    async def keep_file(self, file: str, data: bytes) -> None:
        self.files[file] = data

    async def think(self, _caller: str, job: Any) -> JobAnswer:
        if isinstance(job, DescribeJob):
            self.described += 1
            return JobAnswer(msgspec.Raw(b"{}"))
        self.afters.append(job.after)
        if len(self.afters) == 1:
            heading, forced = b'{"type":"game","decisions":3}', b'{"type":"decision","version":4,"legal":1}'
            return JobAnswer(msgspec.Raw(b"[" + heading + b"," + forced + b"]"), after=4)
        lines = b'[{"type":"decision","version":6,"legal":2},{"type":"decision","version":9,"legal":30}]'
        return JobAnswer(msgspec.Raw(lines))

    def forget(self, *keys: str) -> None:
        self.forgotten += keys


async def test_an_analysis_counts_what_was_thought_about_and_says_after_what_it_can_be_resumed() -> None:
    """A decision with a single legal command costs nothing."""
    dispatcher = TwoSlices()
    servicer = ThinkingServicer(cast(Any, dispatcher), cast(Any, None), WorkerSettings())
    request = wire.AnalyzeRequest(caller="anna", level="skilled", file=b"a file", after=3)
    replies = [reply async for reply in servicer._analyzed(request)]
    assert dispatcher.afters == [3, 4]
    assert [reply.decisions for reply in replies] == [0, 0, 1, 1, 0]
    assert [reply.version for reply in replies] == [3, 4, 6, 9, 9]
    summary = msgspec.json.decode(replies[-1].line)
    assert (summary["type"], summary["after"], summary["decisions"]) == ("summary", 3, 3)
    ((file, data),) = dispatcher.files.items()
    assert (data, dispatcher.forgotten) == (b"a file", [jobs.file_key(file)])


async def test_a_worker_is_asked_what_the_engine_is_once_in_half_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, dispatcher = [100.0], TwoSlices()
    monkeypatch.setattr("sagebrush_workers.daemons.engine.servicer.monotonic", lambda: clock[0])
    servicer = ThinkingServicer(cast(Any, dispatcher), cast(Any, None), WorkerSettings())
    asked = []
    for seconds in (0, 29, 2, 29):
        clock[0] += seconds
        assert (await servicer.Describe(wire.DescribeRequest(), None)).engine == b"{}"
        asked.append(dispatcher.described)
    assert asked == [1, 1, 2, 2]


class Ended(Exception):
    """A call that the server has ended."""


class Call:
    """A call as its method sees it."""

    def __init__(self) -> None:
        self.told: tuple[Any, ...] = ()

    async def abort(self, *told: Any) -> None:
        self.told = told
        raise Ended


async def test_a_fault_of_the_engine_is_told_by_a_number_and_says_nothing_of_itself() -> None:
    class Broken(TwoSlices):
        async def think(self, _caller: str, _job: Any) -> JobAnswer:
            raise ZeroDivisionError("redis://worker:secret@broker")

    servicer, calls = (
        ThinkingServicer(cast(Any, Broken()), cast(Any, None), WorkerSettings()),
        [Call() for _ in range(3)],
    )
    decide = wire.DecideRequest(caller="anna", level="skilled", config=b"{}", view=b"{}", lines=1)
    with pytest.raises(Ended):
        await servicer.Describe(wire.DescribeRequest(), calls[0])
    with pytest.raises(Ended):
        await servicer.Decide(decide, calls[1])
    with pytest.raises(Ended):
        async for _ in servicer.Analyze(wire.AnalyzeRequest(caller="anna", level="skilled", file=b"a file"), calls[2]):
            pass
    for call in calls:
        status, detail, *_ = call.told
        assert status is StatusCode.INTERNAL
        assert "its number is" in detail and "secret" not in str(call.told) and "Zero" not in str(call.told)


async def test_only_a_request_with_an_id_is_kept() -> None:
    asked: list[str] = []

    class Kept:
        async def once(self, key: str, _fingerprint: str, think: Any) -> tuple[bytes, bool]:
            asked.append(key)
            return await think(), True

    class Thinking(TwoSlices):
        async def think(self, _caller: str, _job: Any) -> JobAnswer:
            return JobAnswer(msgspec.Raw(b"{}"))

    servicer = ThinkingServicer(cast(Any, Thinking()), cast(Any, Kept()), WorkerSettings())
    parts = {"caller": "anna", "level": "skilled", "config": b"{}", "view": b"{}", "lines": 1}
    plain = await servicer.Decide(wire.DecideRequest(**cast(Any, parts)), None)
    named = await servicer.Decide(wire.DecideRequest(**cast(Any, parts), request_id="my-first-one"), None)
    assert (plain.repeated, named.repeated, asked) == (False, True, [jobs.kept_key("anna", "my-first-one")])
