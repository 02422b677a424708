"""More than the service can do, and bytes that are no message: answered at once, with a documented status."""

import asyncio
from typing import Any, cast

import grpc
import grpc.aio
import pytest

from sagebrush_events import Answer, Append
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.errors import of_call
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.problems import RulesProblem
from sagebrush_rules.transport.limiter import ConcurrencyLimiter
from tests.rules.tables import Hands, running, table

BROKEN = [b"\xff\xff\xff\xff", b"\x0a\x05ab", b"\x08"]
SHORT = ["PrepareGame", "CreateGame", "Submit", "GetView", "Verify", "Schemas"]
LONG = ["Watch", "Replay", "Export"]


class SlowRecord(MemoryRecord):
    """A record that writes no command before it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.waiting = asyncio.Semaphore(0)

    async def append(self, append: Append) -> Answer:
        if append.expected:
            self.waiting.release()
            await self.go.wait()
        return await super().append(append)


@pytest.mark.parametrize("broken", BROKEN)
@pytest.mark.parametrize("method", [*SHORT, *LONG, "SubmitStream"])
async def test_bytes_that_are_no_message_are_the_callers_fault(rules: RulesClient, method: str, broken: bytes) -> None:
    path, channel = f"/sagebrush.v1.Rules/{method}", cast(Any, rules.channel)
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        if method in SHORT:
            await channel.unary_unary(path)(broken)
        elif method in LONG:
            assert [frame async for frame in channel.unary_stream(path)(broken)] == []
        else:
            assert [reply async for reply in channel.stream_stream(path)(iter([broken]))] == []
    assert caught.value.code() is grpc.StatusCode.INVALID_ARGUMENT
    assert of_call(caught.value).code == "malformed"


async def test_of_many_calls_at_once_each_has_an_answer_or_a_code(rules: RulesClient) -> None:
    hands = await table(rules)
    calls = [rules.stub.GetView(wire.GetViewRequest(game=hands.game)) for _ in range(4000)]
    problems = [of_call(error).code for call in calls if (error := await failure(call))]
    assert set(problems) <= {"busy"}


async def failure(call: Any) -> grpc.aio.AioRpcError | None:
    """How ``call`` failed, if it did."""
    try:
        await call
    except grpc.aio.AioRpcError as error:
        return error
    return None


async def test_commands_beyond_the_limit_are_refused_at_once() -> None:
    record = SlowRecord()
    async with running(record, rules_short_limit=2) as rules:
        tables: list[Hands] = [await table(rules) for _ in range(3)]
        requests = [hands.request(0, await hands.card(0)) for hands in tables]
        first = [asyncio.create_task(rules.submit(request)) for request in requests[:2]]
        for _ in first:
            await record.waiting.acquire()
        with pytest.raises(RulesError) as caught:
            await rules.submit(requests[2])
        record.go.set()
        assert [reply.version for reply in await asyncio.gather(*first)] == [2, 2]
        assert (await rules.submit(requests[2])).version == 2
    assert caught.value.code == "busy"


def test_a_command_that_was_refused_leaves_room_for_others() -> None:
    limiter = ConcurrencyLimiter(1, 1)
    with limiter.command():
        for _ in range(3):
            with pytest.raises(RulesProblem), limiter.command():
                pass
    with limiter.command():
        pass
