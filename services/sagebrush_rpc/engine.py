"""A typed client of the engine for asyncio: a lazy channel, a deadline on every call, one kind of error."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, TypeVar

import grpc
import grpc.aio

from sagebrush_rpc.channel import MESSAGE_TO_ENGINE, OPTIONS, PAUSE
from sagebrush_rpc.errors import EngineError, error_of_call, is_on_the_way
from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_rpc.v1 import engine_pb2_grpc as stubs

Reply = TypeVar("Reply")

SEND_LENGTH = "grpc.max_send_message_length"


class EngineClient:
    """One connection to the engine; every method raises EngineError and nothing else.

    The channel opens with the first call. A call that is cancelled ends the work behind it.
    """

    def __init__(self, address: str, deadline: float) -> None:
        self._address = address
        self._deadline = deadline
        self._channel: grpc.aio.Channel | None = None
        self._stub: Any = None

    async def describe(self) -> bytes:
        """JSON: what the engine is, which titles it knows, how strong it can be asked to play."""
        reply: wire.DescribeReply = await self._unary(self.stub.Describe, wire.DescribeRequest())
        return reply.engine

    async def decide(self, request: wire.DecideRequest) -> wire.DecideReply:
        """What to do in a position."""
        return await self._unary(self.stub.Decide, request)

    async def analyze(self, request: wire.AnalyzeRequest) -> AsyncGenerator[wire.AnalyzeReply, None]:
        """Every decision of a game, then the summary; closing the generator early ends the work."""
        stream = self.stub.Analyze(request, wait_for_ready=False)
        try:
            async for item in stream:
                yield item
        except grpc.aio.AioRpcError as error:
            raise error_of_call(error, EngineError) from None
        finally:
            stream.cancel()

    async def close(self) -> None:
        """Ends the channel, and with it the calls under way."""
        if self._channel is not None:
            await self._channel.close()

    @property
    def stub(self) -> Any:
        """The generated stub, on a channel opened at first use."""
        if self._stub is None:
            options = [(name, MESSAGE_TO_ENGINE if name == SEND_LENGTH else value) for name, value in OPTIONS]
            self._channel = grpc.aio.insecure_channel(self._address, options=options)
            self._stub = stubs.EngineStub(self._channel)
        return self._stub

    async def _unary(self, call: Callable[..., Awaitable[Reply]], request: object) -> Reply:
        """The answer; a call that fails on the way is made once more, since a thought may be repeated."""
        clock = asyncio.get_running_loop().time
        until = clock() + self._deadline
        try:
            return await call(request, timeout=self._deadline)
        except grpc.aio.AioRpcError as error:
            if not is_on_the_way(error) or clock() + PAUSE > until:
                raise error_of_call(error, EngineError) from None
        await asyncio.sleep(PAUSE)
        try:
            return await call(request, timeout=until - clock())
        except grpc.aio.AioRpcError as error:
            raise error_of_call(error, EngineError) from None
