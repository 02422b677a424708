"""The client on its own: errors, deadlines, batches, reconnection."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Any

import grpc
import pytest

from sagebrush_rpc import BlockingRules, RulesClient, RulesError, client
from sagebrush_rpc.channel import MESSAGE_TO_SERVICE
from sagebrush_rpc.submitter import BATCH_BYTES, BATCH_REQUESTS
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rpc.v1 import rules_pb2_grpc as stubs
from tests.patience import PATIENCE


class Echo(stubs.RulesServicer):
    """A service that answers each command with its tag as version; a test may change its manners."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.seen: list[str] = []
        self.answers = True
        self.mute_streams = 0
        self.left_out = ""
        self.breaks = False
        self.hang_up_after = 0
        self.verifies_in = 0.0
        self.problem: wire.Problem | None = None
        self.trailers: tuple[tuple[str, str], ...] = ()

    async def SubmitStream(self, batches: Any, context: Any) -> None:  # type: ignore[override]
        if self.mute_streams:
            self.mute_streams -= 1
            await asyncio.Event().wait()
        async for batch in batches:
            self.sizes.append(len(batch.requests))
            self.seen += [request.command_id for request in batch.requests]
            await self.hang_up(context)
            answered = [request for request in batch.requests if request.command_id != self.left_out]
            if self.answers and answered:
                await context.write(wire.SubmitReplyBatch(replies=map(self.reply, answered)))

    def reply(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        return wire.SubmitReply(tag=request.tag, version=request.tag, problem=self.problem)

    async def Submit(self, request: wire.SubmitRequest, context: Any) -> wire.SubmitReply:
        await self.hang_up(context)
        if self.trailers:
            await context.abort(grpc.StatusCode.ABORTED, "The game has moved on.", self.trailers)
        return wire.SubmitReply(version=7)

    async def hang_up(self, context: Any) -> None:
        if self.hang_up_after:
            self.hang_up_after -= 1
            trailers = (("sagebrush-code", "stopping"),) if self.hang_up_after % 2 else ()
            await context.abort(grpc.StatusCode.UNAVAILABLE, "gone", trailers)

    async def GetView(self, _request: wire.GetViewRequest, context: Any) -> wire.Frame:
        await self.hang_up(context)
        if not self.answers:
            await asyncio.sleep(5)
        if self.trailers:
            await context.abort(grpc.StatusCode.ABORTED, "The game has moved on.", self.trailers)
        return wire.Frame(version=3)

    async def Replay(self, _request: wire.ReplayRequest, context: Any) -> AsyncIterator[wire.Frames]:
        await self.hang_up(context)
        yield wire.Frames(frames=[wire.Frame(version=1), wire.Frame(version=2)])
        if self.breaks:
            await context.abort(grpc.StatusCode.UNAVAILABLE, "gone")

    async def Verify(self, _request: wire.VerifyRequest, context: Any) -> wire.VerifyReply:
        await self.hang_up(context)
        await asyncio.sleep(self.verifies_in)
        return wire.VerifyReply(ok=True)

    async def Watch(self, _request: wire.WatchRequest, context: Any) -> AsyncIterator[wire.Frames]:
        yield wire.Frames(frames=[wire.Frame(version=1), wire.Frame(version=2)])
        await context.abort(grpc.StatusCode.RESOURCE_EXHAUSTED, "slow", (("sagebrush-code", "slow-watcher"),))


@pytest.fixture
def echo() -> Echo:
    return Echo()  # type: ignore[abstract]  # every other method is unimplemented on the wire


@pytest.fixture
async def address(echo: Echo) -> AsyncIterator[str]:
    server = grpc.aio.server(options=[("grpc.max_receive_message_length", MESSAGE_TO_SERVICE)])
    stubs.add_RulesServicer_to_server(echo, server)
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    yield f"127.0.0.1:{port}"
    await server.stop(0)


@pytest.fixture
async def rules(address: str) -> AsyncIterator[RulesClient]:
    client = RulesClient(address)
    yield client
    await client.close()


def requests(count: int, body: bytes = b"{}") -> Iterable[wire.SubmitRequest]:
    return (wire.SubmitRequest(command_id=f"command-{number}", command=body) for number in range(count))


async def failed(call: Any) -> RulesError:
    with pytest.raises(RulesError) as caught:
        await call
    return caught.value


async def test_commands_of_many_callers_travel_in_few_messages(rules: RulesClient, echo: Echo) -> None:
    replies = await asyncio.gather(*map(rules.submit, requests(500)))
    assert len({reply.version for reply in replies}) == 500
    assert max(echo.sizes) == BATCH_REQUESTS and len(echo.sizes) < 50


async def test_a_batch_of_large_commands_stays_below_the_limit(rules: RulesClient, echo: Echo) -> None:
    await asyncio.gather(*map(rules.submit, requests(40, b"x" * 8_000)))
    assert len(set(echo.seen)) == 40
    assert max(echo.sizes) == 6


async def test_a_command_too_large_for_any_batch_is_malformed_and_harms_nobody(rules: RulesClient) -> None:
    (large,) = requests(1, b"x" * BATCH_BYTES)
    assert (await failed(rules.submit(large))).code == "malformed"
    (small,) = requests(1)
    assert (await rules.submit(small)).version == 1


async def test_unanswered_commands_are_sent_again_after_a_reconnection(rules: RulesClient, echo: Echo) -> None:
    echo.hang_up_after = 3
    replies = await asyncio.gather(*map(rules.submit, requests(10)))
    assert len(replies) == 10
    assert set(echo.seen) == {f"command-{number}" for number in range(10)} and len(echo.seen) > 10


async def test_a_stream_that_stays_silent_is_left_for_another_one(address: str, echo: Echo) -> None:
    echo.mute_streams = 1  # as of a service that is frozen, which does not hang up
    rules = RulesClient(address, deadline=0.2)
    version = 0
    async with asyncio.timeout(PATIENCE):
        while not version:
            (request,) = requests(1)
            with suppress(RulesError):
                version = (await rules.submit(request)).version
    assert version > 1
    await rules.close()


async def test_a_stream_on_which_others_are_answered_is_kept(address: str, echo: Echo) -> None:
    rules = RulesClient(address, deadline=PATIENCE)
    first, left_out, other = requests(3)
    await rules.submit(first)
    echo.left_out = left_out.command_id
    rules._submitter._deadline = 2.0
    waiting = asyncio.create_task(failed(rules.submit(left_out)))
    await asyncio.sleep(0)
    rules._submitter._deadline = PATIENCE
    await rules.submit(other)
    assert (await waiting).code == "deadline"
    assert not rules._submitter._silent.is_set()
    await rules.close()


async def test_a_service_that_stops_is_not_an_answer(rules: RulesClient, echo: Echo) -> None:
    echo.problem = wire.Problem(status=14, code="stopping")
    echo.hang_up_after = 0
    (request,) = requests(1)
    task = asyncio.create_task(rules.submit(request))
    await asyncio.sleep(0.1)
    assert not task.done()
    echo.problem, echo.hang_up_after = None, 1
    (other,) = requests(1)
    await asyncio.gather(task, rules.submit(other))


async def test_a_call_whose_service_goes_away_is_made_again(address: str, rules: RulesClient, echo: Echo) -> None:
    echo.hang_up_after = 4
    assert (await rules.get_view(wire.GetViewRequest())).version == 3
    blocking = BlockingRules(address)
    echo.hang_up_after = 4
    (request,) = requests(1)
    assert (await asyncio.to_thread(blocking.submit, request)).version == 7
    blocking.close()


async def test_a_service_that_stays_away_is_told_at_the_deadline(address: str, echo: Echo) -> None:
    echo.hang_up_after = 10_000
    rules, blocking = RulesClient(address, deadline=0.1), BlockingRules(address, deadline=0.1)
    assert (await failed(rules.get_view(wire.GetViewRequest()))).code in ("outcome-unknown", "stopping", "deadline")
    with pytest.raises(RulesError):
        await asyncio.to_thread(blocking.get_view, wire.GetViewRequest())
    await rules.close()
    blocking.close()


async def test_no_answer_in_time_is_a_deadline(address: str, echo: Echo) -> None:
    echo.answers = False
    rules = RulesClient(address, deadline=0.1)
    (request,) = requests(1)
    for call in (rules.submit(request), rules.get_view(wire.GetViewRequest())):
        error = await failed(call)
        assert (error.status, error.code) == (grpc.StatusCode.DEADLINE_EXCEEDED, "deadline")
    await rules.close()


async def test_a_client_that_closes_leaves_nobody_waiting(address: str, echo: Echo) -> None:
    echo.answers = False
    rules = RulesClient(address)
    (request,) = requests(1)
    task = asyncio.create_task(rules.submit(request))
    await asyncio.sleep(0.05)
    await rules.close()
    assert (await failed(task)).code == "outcome-unknown"


async def test_a_problem_in_a_batch_is_an_error_with_everything_it_told(rules: RulesClient, echo: Echo) -> None:
    echo.problem = wire.Problem(status=9, code="not-your-turn", detail="Wait.", version=4, field="$.x")
    (request,) = requests(1)
    error = await failed(rules.submit(request))
    assert (error.status, error.code, error.detail) == (
        grpc.StatusCode.FAILED_PRECONDITION,
        "not-your-turn",
        "Wait.",
    )
    assert (error.version, error.field) == (4, "$.x")


async def test_an_error_of_a_call_carries_code_version_and_field(rules: RulesClient, echo: Echo) -> None:
    echo.trailers = (("sagebrush-code", "stale-version"), ("sagebrush-version", "9"), ("sagebrush-field", "$.a"))
    error = await failed(rules.get_view(wire.GetViewRequest()))
    assert (error.status, error.code, error.version, error.field) == (
        grpc.StatusCode.ABORTED,
        "stale-version",
        9,
        "$.a",
    )


async def test_an_error_without_our_code_still_has_one(rules: RulesClient) -> None:
    error = await failed(rules.schemas())
    assert (error.status, error.code) == (grpc.StatusCode.UNIMPLEMENTED, "internal")


async def test_a_message_too_large_is_told_from_a_busy_service(address: str) -> None:
    rules = BlockingRules(address)
    (large,) = requests(1, b"x" * MESSAGE_TO_SERVICE)
    with pytest.raises(RulesError) as caught:
        await asyncio.to_thread(rules.submit, large)
    assert (caught.value.status, caught.value.code) == (grpc.StatusCode.RESOURCE_EXHAUSTED, "too-large")
    rules.close()


async def test_frames_come_one_by_one_until_the_stream_breaks(rules: RulesClient) -> None:
    frames = rules.watch(wire.WatchRequest())
    assert [(await anext(frames)).version for _ in range(2)] == [1, 2]
    assert (await failed(anext(frames))).code == "slow-watcher"


async def test_a_replay_whose_service_goes_away_before_its_first_frame_is_asked_for_again(
    address: str, echo: Echo
) -> None:
    rules = RulesClient(address, deadline=PATIENCE)
    echo.hang_up_after = 4
    assert [frame.version async for frame in rules.replay(wire.ReplayRequest())] == [1, 2]
    await rules.close()


async def test_a_replay_that_breaks_says_nothing_of_a_command(rules: RulesClient, echo: Echo) -> None:
    echo.breaks = True
    frames = rules.replay(wire.ReplayRequest())
    assert [(await anext(frames)).version for _ in range(2)] == [1, 2]
    error = await failed(anext(frames))
    assert (error.status, error.code) == (grpc.StatusCode.UNAVAILABLE, "unavailable")


async def test_a_service_that_is_not_there_is_not_ready() -> None:
    rules = RulesClient("unix:/nowhere/at-all", deadline=0.1)
    assert not await rules.is_ready(0.1)
    for call in (rules.schemas(), anext(rules.replay(wire.ReplayRequest())), anext(rules.export(wire.ExportRequest()))):
        assert (await failed(call)).status is grpc.StatusCode.DEADLINE_EXCEEDED
    await rules.close()


async def test_a_verification_waits_no_longer_for_its_service_than_other_calls(
    address: str, echo: Echo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only its answer may take long: a service that is away is told of at once, also where it goes in the middle."""
    monkeypatch.setattr(client, "READING_SECONDS", 10 * PATIENCE)
    echo.hang_up_after = 10_000
    for place in ("unix:/nowhere/at-all", address):
        rules = RulesClient(place, deadline=0.1)
        async with asyncio.timeout(PATIENCE):
            error = await failed(rules.verify(wire.VerifyRequest()))
        assert error.code in ("deadline", "unavailable", "stopping")
        await rules.close()


async def test_a_verification_may_take_longer_than_other_calls(address: str, echo: Echo) -> None:
    echo.verifies_in = 0.3
    rules = RulesClient(address, deadline=0.2)
    await rules.channel.channel_ready()
    assert (await rules.verify(wire.VerifyRequest())).ok
    await rules.close()


async def test_the_blocking_client_gives_the_same_answers_and_errors(address: str, echo: Echo) -> None:
    rules = BlockingRules(address)
    (request,) = requests(1)
    assert (await asyncio.to_thread(rules.submit, request)).version == 7
    assert (await asyncio.to_thread(rules.get_view, wire.GetViewRequest())).version == 3
    echo.trailers = (("sagebrush-code", "stale-version"),)
    with pytest.raises(RulesError) as caught:
        await asyncio.to_thread(rules.submit, request)
    assert caught.value.code == "stale-version"
    rules.close()
