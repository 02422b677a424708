"""The gRPC half of the echo: the command comes back as its own event. Arguments: the address to serve."""

import sys
from typing import Any

import grpc
import grpc.aio
import uvloop

from sagebrush_rpc.v1 import rules_pb2 as wire


async def submit(request: wire.SubmitRequest, _context: Any) -> wire.SubmitReply:
    """The command, as if it were what happened."""
    return wire.SubmitReply(version=request.expected_version + 1, events=b"[" + request.command + b"]")


async def serve(address: str) -> None:
    """Serve until the process is ended."""
    handler = grpc.unary_unary_rpc_method_handler(
        submit, wire.SubmitRequest.FromString, wire.SubmitReply.SerializeToString
    )
    server = grpc.aio.server()
    server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler("sagebrush.v1.Rules", {"Submit": handler}),))
    server.add_insecure_port(address)
    await server.start()
    print("ready", flush=True)
    await server.wait_for_termination()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))
