"""A typed client of the rules service for asyncio: a lazy channel, a deadline on every call, one kind of error."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import aclosing
from typing import Any, TypeVar

import grpc
import grpc.aio

from sagebrush_rpc.channel import OPTIONS, PAUSE
from sagebrush_rpc.errors import RulesError, is_on_the_way, of_call, of_reading
from sagebrush_rpc.submitter import Submitter
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rpc.v1 import rules_pb2_grpc as stubs

Reply = TypeVar("Reply")

READING_SECONDS = 30.0
"""Deadline of a replay, an export or a verification, which are long answers rather than long waits."""


async def _parts(stream: Any) -> AsyncGenerator[Any, None]:
    """The messages of ``stream``; closing the generator early ends the call."""
    try:
        async for part in stream:
            yield part
    finally:
        stream.cancel()


async def _only_part(call: Any) -> AsyncGenerator[Any, None]:
    """The message of ``call``, which has one."""
    try:
        yield await call
    finally:
        call.cancel()


class RulesClient:
    """One connection to the rules service; every method raises RulesError and nothing else.

    The channel opens with the first call, so a client may be made before the loop runs or the service listens. Calls
    wait for the service to come back until their deadline, and are made again when it goes away in the middle.
    Commands of all callers share one stream.
    """

    def __init__(self, address: str, deadline: float = 2.0) -> None:
        self._address = address
        self._deadline = deadline
        self._channel: grpc.aio.Channel | None = None
        self._stub: Any = None
        self._submitter = Submitter(self._submit_stream, deadline)

    async def prepare_game(self, request: wire.PrepareGameRequest) -> wire.PrepareGameReply:
        """The commitment to the seed of a game."""
        return await self._unary(self.stub.PrepareGame, request)

    async def create_game(self, request: wire.CreateGameRequest) -> wire.CreateGameReply:
        """The first version of a game."""
        return await self._unary(self.stub.CreateGame, request)

    @property
    def submit(self) -> Callable[[wire.SubmitRequest], Coroutine[Any, Any, wire.SubmitReply]]:
        """The commit that a command made; sent together with the commands of others, and again after a reconnection."""
        return self._submitter.submit

    async def dry_run(self, request: wire.DryRunRequest) -> wire.DryRunReply:
        """What commands would lead to; nothing is stored."""
        return await self._unary(self.stub.DryRun, request)

    async def write_plan(self, request: wire.WritePlanRequest) -> wire.PlanReply:
        """The plan of a seat, instead of the one before."""
        return await self._unary(self.stub.WritePlan, request)

    async def read_plan(self, request: wire.ReadPlanRequest) -> wire.PlanReply:
        """What a seat has planned."""
        return await self._unary(self.stub.ReadPlan, request)

    async def play_plans(self) -> wire.PlayPlansReply:
        """Every plan that fits was played; for workers."""
        return await self._unary(self.stub.PlayPlans, wire.PlayPlansRequest(), READING_SECONDS)

    async def tell_warnings(self, game: str) -> int:
        """How many seats of ``game`` were warned of the end of their time; for workers."""
        reply: wire.TellWarningsReply = await self._unary(self.stub.TellWarnings, wire.TellWarningsRequest(game=game))
        return reply.seats

    async def get_view(self, request: wire.GetViewRequest) -> wire.Frame:
        """What one viewer may know at a version."""
        return await self._unary(self.stub.GetView, request)

    def watch(self, request: wire.WatchRequest) -> AsyncGenerator[wire.Frame, None]:
        """Frames after a version, then live, until the caller stops or the service goes."""
        return _frames(_live(self.stub.Watch, request))

    async def follow(self) -> AsyncGenerator[wire.FollowedCommits, None]:
        """That games move, all of them, until the caller stops or the service goes; the first message is empty."""
        async with aclosing(_live(self.stub.Follow, wire.FollowRequest())) as messages:
            async for message in messages:
                yield message

    def replay(self, request: wire.ReplayRequest) -> AsyncGenerator[wire.Frame, None]:
        """Frames from version to version."""
        return _frames(self._long_answer(self.stub.Replay, request))

    async def export(self, request: wire.ExportRequest) -> AsyncGenerator[bytes, None]:
        """Pieces of the file of a game."""
        async with aclosing(self._long_answer(self.stub.Export, request)) as chunks:
            async for chunk in chunks:
                yield chunk.data

    async def verify(self, request: wire.VerifyRequest) -> wire.VerifyReply:
        """Whether the record of a game holds together."""
        async with aclosing(self._long_answer(self.stub.Verify, request, _only_part)) as answers:
            reply: wire.VerifyReply = await anext(answers)
        return reply

    async def schemas(self, title: str = "", language: str = "") -> bytes:
        """JSON: the schemas of a title, or the manifests of all titles."""
        reply: wire.SchemasReply = await self._unary(
            self.stub.Schemas, wire.SchemasRequest(title=title, language=language)
        )
        return reply.schemas

    async def view_content(self, game: str) -> wire.ViewContentReply:
        """What the views of a game may be sent without."""
        reply: wire.ViewContentReply = await self._unary(self.stub.ViewContent, wire.ViewContentRequest(game=game))
        return reply

    async def content(self, title: str, edition: str = "", language: str = "") -> bytes:
        """JSON: what the box of an edition prints, as the host corrects it."""
        request = wire.ContentRequest(title=title, edition=edition, language=language)
        reply: wire.ContentReply = await self._unary(self.stub.Content, request)
        return reply.content

    async def is_ready(self, seconds: float = 1.0) -> bool:
        """Whether the service says that it serves."""
        from grpc_health.v1 import health_pb2, health_pb2_grpc

        try:
            stub = health_pb2_grpc.HealthStub(self.channel)
            reply = await stub.Check(health_pb2.HealthCheckRequest(), timeout=seconds)
        except grpc.aio.AioRpcError:
            return False
        return bool(reply.status == health_pb2.HealthCheckResponse.SERVING)

    async def close(self) -> None:
        """Ends the stream and the channel; commands under way end with an unknown outcome."""
        await self._submitter.close()
        if self._channel is not None:
            await self._channel.close()

    @property
    def channel(self) -> grpc.aio.Channel:
        """The channel, opened at first use."""
        if self._channel is None:
            self._channel = grpc.aio.insecure_channel(self._address, options=OPTIONS)
        return self._channel

    @property
    def stub(self) -> Any:
        """The generated stub on the channel."""
        if self._stub is None:
            self._stub = stubs.RulesStub(self.channel)
        return self._stub

    def _submit_stream(self) -> Any:
        return self.stub.SubmitStream(wait_for_ready=True)

    async def _unary(self, call: Callable[..., Awaitable[Reply]], request: object, seconds: float = 0) -> Reply:
        clock = asyncio.get_running_loop().time
        until = clock() + (seconds or self._deadline)
        while True:
            try:
                return await call(request, timeout=until - clock(), wait_for_ready=True)
            except grpc.aio.AioRpcError as error:
                if not is_on_the_way(error) or clock() + PAUSE > until:
                    raise of_call(error) from None
            await asyncio.sleep(PAUSE)

    async def _long_answer(
        self, call: Callable[..., Any], request: object, read: Callable[[Any], AsyncGenerator[Any, None]] = _parts
    ) -> AsyncGenerator[Any, None]:
        """The parts of an answer, which is asked for again while none has come and the service is on its way back."""
        clock = asyncio.get_running_loop().time
        until = clock() + self._deadline
        has_begun = False
        while True:
            await self._connected(until)
            try:
                async with aclosing(read(call(request, timeout=READING_SECONDS))) as parts:
                    async for part in parts:
                        has_begun = True
                        yield part
                return
            except grpc.aio.AioRpcError as error:
                if has_begun or not is_on_the_way(error) or clock() + PAUSE > until:
                    raise of_reading(error) from None
            await asyncio.sleep(PAUSE)

    async def _connected(self, until: float) -> None:
        """Waits for the service to listen; raises RulesError at that time of the loop."""
        try:
            async with asyncio.timeout_at(until):
                await self.channel.channel_ready()
        except TimeoutError:
            raise RulesError(grpc.StatusCode.DEADLINE_EXCEEDED, "deadline", "No answer in time.") from None


async def _live(call: Callable[..., Any], request: object) -> AsyncGenerator[Any, None]:
    """What a stream tells until it breaks, which is an error."""
    try:
        async with aclosing(_parts(call(request))) as parts:
            async for part in parts:
                yield part
    except grpc.aio.AioRpcError as error:
        raise of_reading(error) from None


async def _frames(batches: AsyncGenerator[wire.Frames, None]) -> AsyncGenerator[wire.Frame, None]:
    """Frames one by one; closing the generator early ends the call."""
    async with aclosing(batches):
        async for batch in batches:
            for frame in batch.frames:
                yield frame
