"""Live events of a game: server-sent events, ND-JSON, WebSocket; the same payload, resumed from any version."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Security, WebSocket
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from sagebrush_gateway import access
from sagebrush_gateway.access import Visit, seen_as
from sagebrush_gateway.answers import moment
from sagebrush_gateway.documented import Responses, problems
from sagebrush_gateway.inputs import EventsQuestion
from sagebrush_gateway.lobby import note_end
from sagebrush_gateway.problems import (
    MALFORMED,
    NO_SEAT,
    NO_SUCH_VERSION,
    NOT_ACCEPTABLE,
    TOO_MANY_STREAMS,
    UNKNOWN_GAME,
    Problem,
)
from sagebrush_gateway.streams import lasting, ndjson, pulses, sse
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(prefix="/v1/games/{game}/events", tags=["events"])
Here = Annotated[Visit, Depends(access.game_follower)]
Beats = AsyncGenerator[wire.Frame | None, None]
FORMS = {"text/event-stream": sse, "application/x-ndjson": ndjson}
NORMAL, REVOKED, RESTART = 1000, 1008, 1012
STREAMED: Responses = {
    200: {"description": "One event for each commit, as it happens.", "content": {form: {} for form in FORMS}},
    204: {"description": "The game is over and you have seen it all; an EventSource stops asking."},
}


@router.get(
    "",
    operation_id="followGame",
    dependencies=[Security(access.bearer)],
    response_class=StreamingResponse,
    responses={**problems(UNKNOWN_GAME, NO_SEAT, NO_SUCH_VERSION, NOT_ACCEPTABLE, TOO_MANY_STREAMS), **STREAMED},
)
async def follow_game(request: Request, here: Here, question: Annotated[EventsQuestion, Query()]) -> Response:
    """Commits after a version, then live, as server-sent events or, if that is what you accept, ND-JSON."""
    media = _form(request.headers.get("accept", "*/*"))
    wanted = await _wanted(here, question, _last_seen(request, question))
    if wanted is None:
        return Response(status_code=204)
    here.gateway.streams.insist_on_room(here.guest.id)
    return StreamingResponse(
        FORMS[media](_counted_beats(here, wanted)), media_type=media, headers={"X-Accel-Buffering": "no"}
    )


@router.websocket("/ws")
async def follow_by_websocket(socket: WebSocket, here: Here, question: Annotated[EventsQuestion, Query()]) -> None:
    """The same as text messages; what the client sends is ignored."""
    wanted = await _wanted(here, question, question.after)
    here.gateway.streams.insist_on_room(here.guest.id)
    await socket.accept()
    code = NORMAL if wanted is None else await _follow(socket, here, wanted)
    await _close(socket, code)


async def _follow(socket: WebSocket, here: Visit, wanted: wire.WatchRequest) -> int:
    """The code with which the socket is closed when one side ends it."""
    streams = here.gateway.streams
    with streams.counted(here.guest) as end:
        await _until_one_ends(_hang_up(socket), _tell(socket, _beats(here, wanted, end)))
        if streams.closing.is_set():
            return RESTART
        return REVOKED if end.is_set() else NORMAL


def _form(accept: str) -> str:
    for form in FORMS:
        if form in accept:
            return form
    if "*/*" in accept or "text/*" in accept:
        return "text/event-stream"
    raise Problem(NOT_ACCEPTABLE, f"There are {' and '.join(FORMS)}.")


def _last_seen(request: Request, question: EventsQuestion) -> int:
    given = request.headers.get("last-event-id", "")
    if not given:
        return question.after
    if not (given.isascii() and given.isdigit() and len(given) < 16):
        raise Problem(MALFORMED, "Last-Event-ID is a version.", field="Last-Event-ID")
    return int(given)


async def _wanted(here: Visit, question: EventsQuestion, after: int) -> wire.WatchRequest | None:
    """What to watch; None when everything has been seen and nothing will come."""
    viewer = await seen_as(here, question.as_)
    newest = await here.gateway.rules.get_view(wire.GetViewRequest(game=here.table.id, viewer=wire.Viewer()))
    if after > newest.version:
        raise Problem(NO_SUCH_VERSION, version=newest.version)
    if newest.over and after == newest.version:
        return None
    if question.view or question.legal:
        here.gateway.limits.look_back(here.guest.id, newest.version - after)
    return wire.WatchRequest(game=here.table.id, viewer=viewer, after=after, views=question.view, legal=question.legal)


async def _counted_beats(here: Visit, wanted: wire.WatchRequest) -> Beats:
    with here.gateway.streams.counted(here.guest) as end:
        async with aclosing(_beats(here, wanted, end)) as beats:
            async for frame in beats:
                yield frame


async def _beats(here: Visit, wanted: wire.WatchRequest, end: asyncio.Event) -> Beats:
    async for frame in pulses(lasting(here.gateway.rules, wanted), here.gateway.streams.keepalive, end):
        yield frame
        if frame is not None:
            await note_end(here.gateway, here.table, frame)


async def _tell(socket: WebSocket, beats: Beats) -> None:
    async for frame in beats:
        if frame is not None:
            await socket.send_text(moment(frame).decode())


async def _hang_up(socket: WebSocket) -> None:
    """Returns when the other side goes."""
    while True:
        try:
            await socket.receive_text()
        except WebSocketDisconnect:
            return
        except KeyError:  # a binary message; it is ignored as well
            continue


async def _until_one_ends(*ways: Coroutine[None, None, None]) -> None:
    tasks = [asyncio.create_task(way) for way in ways]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _close(socket: WebSocket, code: int) -> None:
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.close(code)
