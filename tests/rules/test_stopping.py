"""The end of a process: what was begun is finished, and everybody else is told to go elsewhere."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from structlog.testing import CapturingLogger

from sagebrush_events import Append, Unavailable
from sagebrush_events.memory import MemoryRecord
from sagebrush_process.tasks import cancel_all
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.problems import RulesProblem
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from sagebrush_rules.transport.command_handler import SubmitStreamHandler
from sagebrush_rules.transport.limiter import ConcurrencyLimiter
from tests.patience import PATIENCE
from tests.rules.tables import Hands, creation, running, serving, table
from tests.toys.high_card import HIGH_CARD


class Slow(MemoryRecord):
    """A record whose appends wait until the test lets them go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()
        self.waiting = asyncio.Event()

    async def append(self, append: Append) -> Any:
        self.waiting.set()
        await self.go.wait()
        return await super().append(append)


async def held(record: Slow, hands: Hands, rules: RulesClient) -> asyncio.Task[wire.SubmitReply]:
    """A command that the record holds."""
    request = hands.request(0, await hands.card(0))
    record.go.clear()
    record.waiting.clear()
    task = asyncio.create_task(rules.submit(request))
    await record.waiting.wait()
    return task


async def test_a_command_under_way_gets_its_answer_and_the_next_one_goes_elsewhere() -> None:
    record = Slow()
    async with serving(record) as (service, rules):
        hands = await table(rules)
        task = await held(record, hands, rules)
        stopping = asyncio.create_task(service.stop())
        await service._limiter.closing.wait()
        with pytest.raises(grpc.aio.AioRpcError) as caught:
            await rules.stub.Submit(hands.request(1, {"type": "blow"}))
        assert dict(caught.value.trailing_metadata() or ())["sagebrush-code"] == "stopping"
        assert not stopping.done()
        record.go.set()
        assert (await task).version == 2
        await stopping


async def commands_logged(log: CapturingLogger) -> list[tuple[Any, ...]]:
    """Game, version and code of the commands that are logged, as soon as there is one."""
    async with asyncio.timeout(PATIENCE):
        while not log.calls:
            await asyncio.sleep(0.01)
    return [tuple(call.kwargs[key] for key in ("game", "version", "code")) for call in log.calls]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> CapturingLogger:
    """What is logged about commands."""
    logger = CapturingLogger()
    monkeypatch.setattr("sagebrush_rules.transport.command_handler.log", logger)
    return logger


@pytest.mark.parametrize("sent_all", [False, True])
async def test_a_command_whose_caller_has_gone_is_finished_and_logged(log: CapturingLogger, sent_all: bool) -> None:
    record = Slow()
    async with serving(record) as (_, rules):
        hands = await table(rules)
        request = hands.request(0, await hands.card(0))
        record.go.clear()
        record.waiting.clear()
        call = rules.stub.SubmitStream()
        await call.write(wire.SubmitBatch(requests=[request]))
        if sent_all:
            await call.done_writing()
        await record.waiting.wait()
        await asyncio.sleep(0.1)
        call.cancel()
        await asyncio.sleep(0.1)
        record.go.set()
        assert await commands_logged(log) == [(hands.game, 2, "ok")]
        assert (await rules.submit(request)).duplicate


@pytest.mark.parametrize("is_process_ending", [False, True])
async def test_a_command_is_in_the_log_also_where_its_reply_is_cut_off(
    log: CapturingLogger, is_process_ending: bool
) -> None:
    record = MemoryRecord()
    async with serving(record) as (service, rules):
        hands = await table(rules)
        sending, sent = asyncio.Event(), asyncio.Event()

        async def write(_replies: wire.SubmitReplyBatch) -> None:
            sending.set()
            await sent.wait()

        async def batches() -> AsyncIterator[wire.SubmitBatch]:
            yield wire.SubmitBatch(requests=[hands.request(0, await hands.card(0))])

        stream = SubmitStreamHandler(service._servicer._handler, write)
        await stream.read(batches())
        finishing = asyncio.create_task(stream.finish())
        await sending.wait()
        await asyncio.sleep(0)
        writing = stream._writing
        assert writing is not None
        await cancel_all([finishing, writing] if is_process_ending else [finishing])
        sent.set()
        assert await commands_logged(log) == [(hands.game, 2, "ok")]


async def test_health_says_not_serving_before_anything_else_ends() -> None:
    record = Slow()
    async with serving(record) as (service, rules):
        assert await rules.is_ready()
        task = await held(record, await table(rules), rules)
        stopping = asyncio.create_task(service.stop())
        await service._limiter.closing.wait()
        stub = health_pb2_grpc.HealthStub(rules.channel)
        reply = await stub.Check(health_pb2.HealthCheckRequest(service="sagebrush.v1.Rules"))
        assert reply.status == health_pb2.HealthCheckResponse.NOT_SERVING
        record.go.set()
        await asyncio.gather(task, stopping)


async def test_a_watcher_is_sent_elsewhere_and_resumes_there(record: MemoryRecord) -> None:
    async with serving(record) as (service, rules):
        hands = await table(rules)
        frames = rules.watch(wire.WatchRequest(game=hands.game))
        await anext(frames)
        stopping = asyncio.create_task(service.stop())
        with pytest.raises(RulesError) as caught:
            await anext(frames)
        assert (caught.value.status, caught.value.code) == (grpc.StatusCode.UNAVAILABLE, "stopping")
        await stopping
    async with running(record) as other:
        await Hands(other, hands.game, 2).play(0)
        assert (await anext(other.watch(wire.WatchRequest(game=hands.game, after=1)))).version == 2


async def test_a_stop_does_not_wait_for_ever() -> None:
    limiter = ConcurrencyLimiter(1, 1)
    with limiter.command():
        await asyncio.wait_for(limiter.close(0.01), PATIENCE)


async def test_short_calls_have_a_limit_and_watches_none_of_it() -> None:
    limiter = ConcurrencyLimiter(short_limit=1, stream_limit=1)
    with limiter.short_call(), limiter.stream():
        for counted in (limiter.short_call, limiter.stream):
            with pytest.raises(RulesProblem) as caught, counted():
                pass
            assert caught.value.status is grpc.StatusCode.RESOURCE_EXHAUSTED
    with limiter.short_call(), limiter.stream():
        pass


async def test_a_call_that_takes_too_long_ends_with_its_deadline() -> None:
    record = Slow()
    async with running(record, rules_call_seconds=0.05, rules_command_seconds=0.05) as rules:
        hands = await table(rules)
        task = await held(record, hands, rules)
        for call in (task, rules.create_game(creation())):
            with pytest.raises(RulesError) as caught:
                await call
            assert (caught.value.status, caught.value.code) == (grpc.StatusCode.DEADLINE_EXCEEDED, "deadline")
        record.go.set()
        assert (await hands.play(0)).version == 2


class Sick(MemoryRecord):
    """A record that does not answer for a while."""

    well = True

    async def commit_counts(self) -> list[int]:
        if not self.well:
            raise Unavailable
        return await super().commit_counts()


async def test_health_follows_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sagebrush_rules.server.PULSE", 0.01)
    record = Sick()
    async with running(record) as rules:
        for well in (True, False, True):
            record.well = well
            async with asyncio.timeout(PATIENCE):
                while await rules.is_ready() is not well:
                    await asyncio.sleep(0.01)


async def test_reflection_names_our_service(rules: RulesClient) -> None:
    from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc

    stub = reflection_pb2_grpc.ServerReflectionStub(rules.channel)
    asked = reflection_pb2.ServerReflectionRequest(list_services="")
    async for reply in stub.ServerReflectionInfo(iter([asked])):
        names = [service.name for service in reply.list_services_response.service]
        assert "sagebrush.v1.Rules" in names and "grpc.health.v1.Health" in names


async def test_a_client_of_two_services_does_not_notice_that_one_stops(record: MemoryRecord) -> None:
    services = [Service(record, [HIGH_CARD], RulesSettings()) for _ in range(2)]
    ports = [await service.start("127.0.0.1:0") for service in services]
    rules = RulesClient("ipv4:" + ",".join(f"127.0.0.1:{port}" for port in ports))
    tables = [await table(rules) for _ in range(10)]
    await tables[0].play(0)
    stopping = asyncio.create_task(services[0].stop())
    for hands in tables[1:]:
        await hands.play(0)
    await stopping
    for hands in tables:
        assert (await hands.play(1)).version == 3
    await rules.close()
    await services[1].stop()
