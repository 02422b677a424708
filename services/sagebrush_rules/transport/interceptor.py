"""One interceptor: every call is counted, limited in time, and ends with a documented status or an answer."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Any

import grpc
import grpc.aio
from google.protobuf.message import DecodeError

from sagebrush_rpc.aborting import abort
from sagebrush_rules import problems
from sagebrush_rules.faults import fault_id
from sagebrush_rules.transport.limiter import ConcurrencyLimiter

OURS = "/sagebrush.v1.Rules/"
Read = Callable[[bytes], Any]
Handler = Callable[[Any, Any], Awaitable[Any]]


class ErrorInterceptor(grpc.aio.ServerInterceptor):
    """Wraps the methods of our service; health and reflection pass."""

    def __init__(self, limiter: ConcurrencyLimiter, seconds: float) -> None:
        self._limiter = limiter
        self._seconds = seconds

    async def intercept_service(
        self, continuation: Callable[[Any], Awaitable[Any]], details: grpc.HandlerCallDetails
    ) -> Any:
        """The handler of the method, guarded."""
        handler = await continuation(details)
        if handler is None or not details.method.startswith(OURS):
            return handler
        return self._guarded(handler)

    def _guarded(self, handler: Any) -> Any:
        read, write = handler.request_deserializer, handler.response_serializer
        if handler.unary_unary:
            call = self._short(_with_message(handler.unary_unary, read))
            return grpc.unary_unary_rpc_method_handler(call, response_serializer=write)
        if handler.unary_stream:
            call = self._long(_with_message(handler.unary_stream, read))
            return grpc.unary_stream_rpc_method_handler(call, response_serializer=write)
        call = self._long(_with_messages(handler.stream_stream, read))
        return grpc.stream_stream_rpc_method_handler(call, response_serializer=write)

    def _short(self, inner: Handler) -> Handler:
        async def call(request: Any, context: Any) -> Any:
            async with asyncio.timeout(min(self._seconds, context.time_remaining() or self._seconds)):
                return await inner(request, context)

        return _answered(call, self._limiter.short_call)

    def _long(self, inner: Handler) -> Handler:
        return _answered(inner, self._limiter.stream)


def _with_message(inner: Handler, read: Read) -> Handler:
    """``inner`` for a request that is still bytes: gRPC would answer INTERNAL to bytes that are no message."""

    async def call(request: bytes, context: Any) -> Any:
        return await inner(_message(request, read), context)

    return call


def _with_messages(inner: Handler, read: Read) -> Handler:
    """The same for a stream of requests."""

    async def call(requests: AsyncIterator[bytes], context: Any) -> Any:
        return await inner((_message(request, read) async for request in requests), context)

    return call


def _message(request: bytes, read: Read) -> Any:
    try:
        return read(request)
    except DecodeError:
        raise problems.malformed("The request is no message of this method.", "$") from None


def _answered(inner: Handler, counted: Callable[[], AbstractContextManager[None]]) -> Handler:
    """``inner``, counted, with every exception turned into a documented status."""

    async def call(request: Any, context: Any) -> Any:
        try:
            with counted():
                return await inner(request, context)
        except grpc.aio.AbortError:
            raise
        except Exception as error:
            problem = problems.of_exception(error) or problems.internal(fault_id(error))
            return await abort(context, problem, problem.version)

    return call
