"""Live events of a game: server-sent events, ND-JSON, WebSocket; the same payload, resumed from any version."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Security, WebSocket
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess, may_look, viewer_for
from sagebrush_gateway.access.request_limits import SHOWN, TOLD
from sagebrush_gateway.api.documentation import Responses, problems
from sagebrush_gateway.api.requests.games import EventsQuery
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import (
    MALFORMED,
    NO_SEAT,
    NO_SUCH_VERSION,
    NOT_ACCEPTABLE,
    TOO_MANY_STREAMS,
    UNKNOWN_GAME,
    Problem,
)
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.streams.counted_stream import CountedStream
from sagebrush_gateway.streams.formats import FORMS, accepted_form
from sagebrush_gateway.streams.frame_json import frame_json
from sagebrush_gateway.streams.view_patches import ViewPatches
from sagebrush_gateway.streams.watching import watch_with_reconnect, with_keepalive
from sagebrush_process.tasks import cancel_all
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(prefix="/v1/games/{game}/events", tags=["events"])
Access = Annotated[GameAccess, Depends(policies.game_follower)]
FramesOrKeepalive = AsyncGenerator[wire.Frame | None, None]
NORMAL, REVOKED, FAILED, RESTART = 1000, 1008, 1011, 1012
STREAMED: Responses = {
    200: {
        "description": "One event, or one line, for each commit, as it happens.",
        "content": {form: {"schema": {"$ref": "#/components/schemas/FrameResponse"}} for form in FORMS},
    },
    204: {"description": "The game is over and you have seen it all; an EventSource stops asking."},
}


@router.get(
    "",
    operation_id="followGame",
    dependencies=[Security(policies.bearer)],
    response_class=StreamingResponse,
    responses={**problems(UNKNOWN_GAME, NO_SEAT, NO_SUCH_VERSION, NOT_ACCEPTABLE, TOO_MANY_STREAMS), **STREAMED},
)
async def follow_game(request: Request, access: Access, query: Annotated[EventsQuery, Query()]) -> Response:
    """Commits after a version, then live, as server-sent events or, if that is what you accept, ND-JSON."""
    media = media_type(request.headers.get("accept", "*/*"))
    wanted = await _watch_request(access, query, last_seen(request, query.after, "version"), request)
    if wanted is None:
        return Response(status_code=204)
    return CountedStream(
        access.gateway.streams.counted(access.caller),
        lambda end: FORMS[media](_frames_with_keepalive(access, wanted, end, query.patch)),
        media,
    )


@router.websocket("/ws")
async def follow_by_websocket(socket: WebSocket, access: Access, query: Annotated[EventsQuery, Query()]) -> None:
    """The same as text messages; what the client sends is ignored."""
    wanted = await _watch_request(access, query, query.after, socket)
    is_over = wanted is None

    async def send(frames: FramesOrKeepalive) -> None:
        nonlocal is_over
        async for frame in frames:
            if frame is not None:
                await socket.send_text(frame_json(frame).decode())
                is_over = frame.over

    with access.gateway.streams.counted(access.caller) as end:
        await socket.accept()
        if wanted is not None:
            await send_until_closed(socket, send(_frames_with_keepalive(access, wanted, end, query.patch)))
        await close_socket(socket, _code_of_end(access, end, is_over))


def _code_of_end(access: GameAccess, end: asyncio.Event, is_over: bool) -> int:
    """The code with which a socket is closed when our side ends it; ``is_over``: whether its reader has seen it all."""
    if access.gateway.streams.closing.is_set():
        return RESTART
    if end.is_set():
        return REVOKED
    return NORMAL if is_over else FAILED


def media_type(accept: str) -> str:
    """The form of a stream that a caller accepts; raises the problem when there is none."""
    if form := accepted_form(accept):
        return form
    raise Problem(NOT_ACCEPTABLE, f"There are {' and '.join(FORMS)}.")


def last_seen(request: Request, after: int, what: str) -> int:
    """The id of the last event that a reader has seen: as a browser says it, or else ``after``; it is ``what``."""
    given = request.headers.get("last-event-id", "")
    if not given:
        return after
    if not (given.isascii() and given.isdigit() and len(given) < 16):
        raise Problem(MALFORMED, f"Last-Event-ID is a {what}.", field="Last-Event-ID")
    return int(given)


async def _watch_request(
    access: GameAccess, query: EventsQuery, after: int, asked: HTTPConnection
) -> wire.WatchRequest | None:
    """What to watch; None when everything has been seen and nothing will come."""
    viewer = await viewer_for(access, query.as_)
    newest = await access.gateway.rules.get_view(wire.GetViewRequest(game=access.table.id, viewer=wire.Viewer()))
    if after > newest.version:
        raise Problem(NO_SUCH_VERSION, version=newest.version)
    if newest.over and after == newest.version:
        return None
    views = query.view or query.patch
    access.limits.look_back(newest.version - after, SHOWN if views or query.legal else TOLD)
    language = query.language or language_of(asked.headers.raw)
    return wire.WatchRequest(
        game=access.table.id, viewer=viewer, after=after, views=views, legal=query.legal, language=language,
        reference=query.reference,
    )  # fmt: skip


async def _frames_with_keepalive(
    access: GameAccess, wanted: wire.WatchRequest, end: asyncio.Event, patch: bool
) -> FramesOrKeepalive:
    patches = ViewPatches()
    async for frame in with_keepalive(
        watch_with_reconnect(access.gateway.rules, wanted, end), access.gateway.streams.keepalive, end
    ):
        if frame is not None and not await _may_still_look(access):
            return  # he asks again, and is told that there is no such game
        if patch and frame is not None:
            patches.shorten(frame)
        yield frame
        if frame is not None:
            await access.gateway.lobby.note_end(access.table, frame)


async def _may_still_look(access: GameAccess) -> bool:
    """Whether the caller may see the table as it is by now: who leaves a private one sees no more of it."""
    before = access.table
    if before.visibility == "public" and not before.is_sealed():
        return True
    try:
        table = await access.gateway.tables.get(before.id)
    except AWAY:  # nobody knows; he asks again
        return False
    return table == before or may_look(access.caller, table) or not may_look(access.caller, before)


async def wait_for_close(socket: WebSocket) -> None:
    """Throws away what the client sends, until it disconnects."""
    while True:
        try:
            await socket.receive_text()
        except WebSocketDisconnect:
            return
        except KeyError:  # a binary message; it is ignored as well
            continue


async def send_until_closed(socket: WebSocket, sending: Coroutine[None, None, None]) -> None:
    """Runs ``sending`` until it or the client ends it; when it fails, closes ``socket`` and raises why."""
    tasks = [asyncio.create_task(wait_for_close(socket)), asyncio.create_task(sending)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        _, sent = await cancel_all(tasks)
    if isinstance(sent, Exception) and not isinstance(sent, WebSocketDisconnect):
        await close_socket(socket, FAILED)
        raise sent


async def close_socket(socket: WebSocket, code: int) -> None:
    """Closes ``socket``, unless the client did."""
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.close(code)
