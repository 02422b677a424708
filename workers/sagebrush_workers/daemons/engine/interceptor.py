"""What is asked of a call before its method: that the request is a message."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import grpc
import grpc.aio
from google.protobuf.message import DecodeError

from sagebrush_rpc.aborting import abort
from sagebrush_workers.daemons.engine import problems

Context = Any


class MessageInterceptor(grpc.aio.ServerInterceptor):
    """Refuses bytes that are no message as malformed; gRPC would answer UNKNOWN."""

    async def intercept_service(
        self, continuation: Callable[[Any], Awaitable[Any]], details: grpc.HandlerCallDetails
    ) -> Any:
        """The handler of the method, which reads the request itself."""
        handler = await continuation(details)
        if handler is None:
            return None
        read, inner = handler.request_deserializer, handler.unary_unary or handler.unary_stream

        async def answer(request: bytes, context: Context) -> Any:
            return await inner(await _message(request, read, context), context)

        async def answers(request: bytes, context: Context) -> AsyncIterator[Any]:
            async for reply in inner(await _message(request, read, context), context):
                yield reply

        if handler.unary_unary:
            return grpc.unary_unary_rpc_method_handler(answer, response_serializer=handler.response_serializer)
        return grpc.unary_stream_rpc_method_handler(answers, response_serializer=handler.response_serializer)


async def _message(request: bytes, read: Callable[[bytes], Any], context: Context) -> Any:
    """The message of ``request``, or the end of the call."""
    try:
        return read(request)
    except DecodeError:
        return await abort(context, problems.malformed("$", "The request is no message of this method."))
