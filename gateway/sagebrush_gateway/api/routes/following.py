"""Streams over many tables: all of one's own, or those of the lobby."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Security, WebSocket
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.request_limits import limits_of
from sagebrush_gateway.api.documentation import Responses, problems
from sagebrush_gateway.api.requests.games import FollowingQuery
from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.routes.events import (
    NORMAL,
    RESTART,
    REVOKED,
    close_socket,
    last_seen,
    media_type,
    send_until_closed,
)
from sagebrush_gateway.api.table_stream import TableStream
from sagebrush_gateway.api.table_updates import UpdateReader
from sagebrush_gateway.following.followers import LOBBY
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import MISSING_SCOPE, NOT_ACCEPTABLE, TOO_MANY_STREAMS
from sagebrush_gateway.streams.counted_stream import CountedStream
from sagebrush_gateway.streams.watching import with_keepalive

router = APIRouter(tags=["following"])
MINE, LOBBY_PATH = "/v1/me/events", "/v1/tables/events"
READS = 10
"""What it takes of the rate of reads to begin a stream, which looks at all tables, beyond the one of every request."""
UpdatesOrKeepalive = AsyncGenerator[TableUpdateResponse | None, None]
Encoded = AsyncIterator[bytes]
Owner = Annotated[Caller, Depends(policies.tables_follower)]
Visitor = Annotated[Caller, Depends(policies.lobby_follower)]


async def _sse(updates: UpdatesOrKeepalive) -> Encoded:
    """Server-sent events, named by their type; the id is the cursor, so that a browser resumes by itself."""
    yield b": every event is the newest state of one table\nretry: 1000\n\n"
    async with aclosing(updates):
        async for update in updates:
            yield b": awake\n\n" if update is None else _event(update)
    yield b": the gateway ends this stream, come back\n\n"


def _event(update: TableUpdateResponse) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (update.cursor, update.type.encode(), _json(update))


async def _ndjson(updates: UpdatesOrKeepalive) -> Encoded:
    """One JSON object a line; an empty line says that we are still here."""
    async with aclosing(updates):
        async for update in updates:
            yield b"\n" if update is None else _json(update) + b"\n"


def _json(update: TableUpdateResponse) -> bytes:
    return msgspec.json.encode({name: value for name, value in update.model_dump().items() if value is not None})


FORMS: dict[str, Callable[[UpdatesOrKeepalive], Encoded]] = {
    "text/event-stream": _sse,
    "application/x-ndjson": _ndjson,
}
STREAMED: Responses = {
    200: {
        "description": "What you missed, then what changes, as it changes.",
        "content": {form: {"schema": {"$ref": "#/components/schemas/TableUpdateResponse"}} for form in FORMS},
    }
}
RESPONSES = {**problems(NOT_ACCEPTABLE, TOO_MANY_STREAMS), **STREAMED}
OF_OWNERS = {**problems(NOT_ACCEPTABLE, TOO_MANY_STREAMS, MISSING_SCOPE), **STREAMED}


@router.get(
    MINE,
    operation_id="followMine",
    dependencies=[Security(policies.bearer)],
    response_class=StreamingResponse,
    responses=OF_OWNERS,
)
async def follow_mine(request: Request, caller: Owner, query: Annotated[FollowingQuery, Query()]) -> Response:
    """All of your tables in one stream: your turns, games that start, move and finish, tables that change.

    For a guest those it opened or joined, for an application the games it created. Every update is the newest state of
    one table.
    """
    return await _streamed(request, caller, query, caller.id)


@router.get(
    LOBBY_PATH,
    operation_id="followLobby",
    dependencies=[Security(policies.bearer)],
    response_class=StreamingResponse,
    responses=RESPONSES,
)
async def follow_lobby(request: Request, caller: Visitor, query: Annotated[FollowingQuery, Query()]) -> Response:
    """The public tables in one stream: all open ones, then every one that opens, changes, starts or ends."""
    return await _streamed(request, caller, query, LOBBY)


@router.websocket(f"{MINE}/ws")
async def follow_mine_by_websocket(socket: WebSocket, caller: Owner, query: Annotated[FollowingQuery, Query()]) -> None:
    """The same as text messages; what the client sends is ignored."""
    await _sent(socket, caller, query, caller.id)


@router.websocket(f"{LOBBY_PATH}/ws")
async def follow_lobby_by_websocket(
    socket: WebSocket, caller: Visitor, query: Annotated[FollowingQuery, Query()]
) -> None:
    """The same as text messages; what the client sends is ignored."""
    await _sent(socket, caller, query, LOBBY)


async def _streamed(request: Request, caller: Caller, query: FollowingQuery, owner: str) -> Response:
    media = media_type(request.headers.get("accept", "*/*"))
    since = last_seen(request, query.after, "cursor")
    limits_of(request.scope).take_read(READS)
    return CountedStream(
        gateway_of(request.scope).streams.counted(caller),
        lambda end: FORMS[media](_updates(request, caller, query, owner, since, end)),
        media,
    )


async def _sent(socket: WebSocket, caller: Caller, query: FollowingQuery, owner: str) -> None:
    limits_of(socket.scope).take_read(READS)
    streams = gateway_of(socket.scope).streams
    code = NORMAL

    async def send(updates: UpdatesOrKeepalive) -> None:
        nonlocal code
        async with aclosing(updates):
            async for update in updates:
                if update is not None:
                    await socket.send_text(_json(update).decode())
        code = RESTART if streams.closing.is_set() else REVOKED

    with streams.counted(caller) as end:
        await socket.accept()
        await send_until_closed(socket, send(_updates(socket, caller, query, owner, query.after, end)))
        await close_socket(socket, code)


async def _updates(
    connection: HTTPConnection, caller: Caller, query: FollowingQuery, owner: str, since: int, end: asyncio.Event
) -> UpdatesOrKeepalive:
    gateway = gateway_of(connection.scope)
    language = query.language or language_of(connection.headers.raw)
    reader = UpdateReader(gateway, caller, owner == LOBBY, query.legal, language)
    with gateway.followers.mailbox(owner, since) as box:
        stream = TableStream(gateway.followers, box, reader)
        async with aclosing(with_keepalive(stream.updates(), gateway.streams.keepalive, end)) as updates:
            async for update in updates:
                yield update
