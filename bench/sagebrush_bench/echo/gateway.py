"""The HTTP half of the echo, as its tutorial would write it. Arguments: the port, the address of the other half."""

import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import grpc.aio
import uvicorn
from fastapi import FastAPI, Header
from pydantic import BaseModel, ConfigDict

from sagebrush_rpc.v1 import rules_pb2, rules_pb2_grpc


class EchoCommand(BaseModel):
    """Any command: its type and whatever comes with it."""

    model_config = ConfigDict(extra="allow")

    type: str


class Accepted(BaseModel):
    """What happened, and the version it made."""

    version: int
    events: list[dict[str, Any]]


def application(address: str) -> FastAPI:
    """The one route of the echo."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with grpc.aio.insecure_channel(address) as channel:
            app.state.rules = rules_pb2_grpc.RulesStub(channel)
            print("ready", flush=True)
            yield

    app = FastAPI(lifespan=lifespan)

    @app.post("/v1/games/{game}/commands")
    async def submit(
        game: str,
        command: EchoCommand,
        idempotency_key: Annotated[str, Header()],
        if_match: Annotated[str, Header()],
        authorization: Annotated[str, Header()],
    ) -> Accepted:
        """The command, there and back."""
        request = rules_pb2.SubmitRequest(
            game=game,
            command_id=idempotency_key,
            expected_version=int(if_match.strip('"')),
            command=command.model_dump_json().encode(),
        )
        reply = await app.state.rules.Submit(request)
        return Accepted(version=reply.version, events=json.loads(reply.events))

    return app


if __name__ == "__main__":
    chosen = int(sys.argv[1])
    config = uvicorn.Config(
        application(sys.argv[2]), loop="uvloop", http="httptools", access_log=False, log_level="error"
    )
    # Who is told "ready" may connect at once: the socket listens before the application starts.
    uvicorn.Server(config).run([socket.create_server(("127.0.0.1", chosen))])
