"""Games: look at them, replay them, take them home, check them."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, aclosing, nullcontext
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Security
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess, viewer_for
from sagebrush_gateway.access.request_limits import SHOWN, TOLD
from sagebrush_gateway.api.documentation import IF_NONE_MATCH, Responses, problems, tagged
from sagebrush_gateway.api.newest_frames import presence_of
from sagebrush_gateway.api.requests.games import FramesQuery, ViewContentQuery, ViewerQuery, ViewQuery
from sagebrush_gateway.api.responses.games import (
    FrameResponse,
    FramesResponse,
    GameResponse,
    LegalResponse,
    VerifyResponse,
    ViewContentResponse,
)
from sagebrush_gateway.api.table_responses import table_response
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import NO_SEAT, NO_SUCH_VERSION, UNKNOWN_GAME
from sagebrush_gateway.streams.frame_json import frame_json, take_back_json
from sagebrush_gateway.streams.page_response import PageResponse
from sagebrush_gateway.streams.view_patches import ViewPatches
from sagebrush_gateway.tables.viewers import viewer_at
from sagebrush_rpc.v1 import rules_pb2 as wire

FRAMES_OF_PART = 8
"""Of a page: some 100 KB, of which a few may wait for a slow reader."""
router = APIRouter(prefix="/v1/games/{game}", tags=["games"], dependencies=[Security(policies.bearer)])
Access = Annotated[GameAccess, Depends(policies.game_viewer)]
EXPORTED: Responses = {
    200: {"description": "A line about the file, then one for each commit.", "content": {"application/x-ndjson": {}}}
}
FOR_EVER = "private, max-age=31536000, immutable"
NO_CONTENT = b'{"whole":{},"rows":{}}'
VERIFY_COST = 10
"""Reads that checking a whole game counts for beyond the one that every request is."""


@router.get("", operation_id="getGame", responses=problems(UNKNOWN_GAME))
async def get_game(access: Access) -> GameResponse:
    """The game: its title and players, how far it is, what is known of its content, and the ranking once it is over."""
    frame = await access.gateway.rules.get_view(
        wire.GetViewRequest(game=access.table.id, viewer=wire.Viewer(), content=True, presence=True)
    )
    table = await access.gateway.lobby.note_end(access.table, frame)
    now = msgspec.json.decode(frame_json(frame))
    return GameResponse(
        **table_response(table, access.caller).model_dump(),
        version=frame.version,
        over=frame.over,
        awaited=now["awaited"],
        outcome=now.get("outcome"),
        sealed=frame.sealed,
        content=now["content"],
        presence=presence_of(frame),
    )


@router.get(
    "/view",
    operation_id="getView",
    response_model=FrameResponse,
    responses=tagged(problems(UNKNOWN_GAME, NO_SEAT, NO_SUCH_VERSION)),
    openapi_extra={"parameters": [IF_NONE_MATCH]},
)
async def get_view(request: Request, access: Access, query: Annotated[ViewQuery, Query()]) -> Response:
    """What you see, at any version. The version is the ETag; `If-None-Match` saves the body.

    While the game is `sealed`, the ETag says so, too.
    """
    viewer = await viewer_for(access, query.as_)
    wanted = wire.GetViewRequest(
        game=access.table.id, viewer=viewer, version=query.at, legal=query.legal, content=True,
        language=language_of(request.headers.raw), reference=query.reference,
    )  # fmt: skip
    frame = await access.gateway.rules.get_view(wanted)
    return _response_with_etag(request, _tag(frame), frame_json(frame))


@router.get(
    "/content",
    operation_id="getViewContent",
    response_model=ViewContentResponse,
    responses=tagged(problems(UNKNOWN_GAME)),
    openapi_extra={"parameters": [IF_NONE_MATCH]},
)
async def get_view_content(request: Request, access: Access, query: Annotated[ViewContentQuery, Query()]) -> Response:
    """What never changes in the views of the game, which may be asked for without it (`reference`)."""
    found = await access.gateway.rules.view_content(access.table.id)
    tag = f'"{found.hash}"'
    kept = FOR_EVER if found.hash and query.hash == found.hash else "private, no-cache"
    headers = {"ETag": tag, "Cache-Control": kept, "Vary": "Authorization"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = b'{"hash":%s,%s' % (msgspec.json.encode(found.hash), (found.content or NO_CONTENT)[1:])
    return Response(body, media_type="application/json", headers=headers)


@router.get(
    "/legal",
    operation_id="getLegal",
    response_model=LegalResponse,
    responses=tagged(problems(UNKNOWN_GAME, NO_SEAT)),
    openapi_extra={"parameters": [IF_NONE_MATCH]},
)
async def get_legal(request: Request, access: Access) -> Response:
    """Every command your seat may send now, each with a sentence; empty while the game waits for others."""
    viewer = viewer_at(access.table, access.own_seat())
    language = language_of(request.headers.raw)
    wanted = wire.GetViewRequest(game=access.table.id, viewer=viewer, legal=True, language=language)
    frame = await access.gateway.rules.get_view(wanted)
    groups = b'"legal_groups":%s,' % frame.legal_groups if frame.legal_groups else b""
    body = b'{"version":%d,"legal":%s,%s"take_back":%s,"take_back_left":%d}' % (
        frame.version, frame.legal or b"[]", groups, take_back_json(frame), frame.take_back_left,
    )  # fmt: skip
    return _response_with_etag(request, _tag(frame), body)


@router.get(
    "/frames",
    operation_id="getFrames",
    response_model=FramesResponse,
    responses=problems(UNKNOWN_GAME, NO_SEAT, NO_SUCH_VERSION),
)
async def get_frames(request: Request, access: Access, query: Annotated[FramesQuery, Query()]) -> Response:
    """The replay: frames after a version, as any viewer once the game is over, before that as your own seat."""
    frames, last = await _page(access, query, language_of(request.headers.raw))
    more = len(frames) == query.limit and last != query.until
    body = _in_parts(frames, b'],"next":%s}' % (b"%d" % last if more else b"null"))
    return PageResponse(body, _place_in_memory(access, sum(map(len, body))))


def _place_in_memory(access: GameAccess, size: int) -> AbstractContextManager[None]:
    """The place of a page; one that may wait for any reader, as every answer, needs none."""
    if size <= access.gateway.settings.gateway_backlog_bytes:
        return nullcontext()
    return access.gateway.unread.place(access.caller.id, size)


def _in_parts(frames: list[bytes], end: bytes) -> list[bytes]:
    """The body of a page in parts: it has megabytes where 500 frames have views, and is never copied as a whole."""
    parts = [b",".join(frames[place : place + FRAMES_OF_PART]) for place in range(0, len(frames), FRAMES_OF_PART)]
    return [b'{"frames":[', *(b"," + part if place else part for place, part in enumerate(parts)), end]


async def _page(access: GameAccess, query: FramesQuery, language: str) -> tuple[list[bytes], int]:
    """The frames of a page as JSON, each encoded as it comes so that others have their turn, and the last version."""
    viewer = await viewer_for(access, query.as_)
    most, for_a_read = _max_frames(query), SHOWN if query.view or query.patch or query.thoughts else TOLD
    access.limits.look_back(most, for_a_read)
    wanted = wire.ReplayRequest(
        game=access.table.id, viewer=viewer, after=query.after,
        views=query.view or query.patch, events=query.events, thoughts=query.thoughts, language=language,
        reference=query.reference, limit=max(1, most),
    )  # fmt: skip
    frames, last = list[bytes](), query.after
    patches = ViewPatches()
    async with aclosing(access.gateway.rules.replay(wanted)) as coming:
        async for frame in coming:
            if query.until is not None and frame.version > query.until:
                break
            if query.patch:
                patches.shorten(frame)
            frames.append(frame_json(frame))
            last = frame.version
            if len(frames) == query.limit:
                break
    access.limits.found_fewer(most, len(frames), for_a_read)
    return frames, last


def _max_frames(query: FramesQuery) -> int:
    """What a look back costs is taken before it is known how many frames there are."""
    return query.limit if query.until is None else min(query.limit, query.until - query.after)


@router.get(
    "/export",
    operation_id="exportGame",
    response_class=StreamingResponse,
    responses={**problems(UNKNOWN_GAME, NO_SEAT), **EXPORTED},
)
async def export_game(access: Access, query: Annotated[ViewerQuery, Query()]) -> StreamingResponse:
    """The game as a file (ND-JSON): everything once it is over, before that what you may know."""
    viewer = await viewer_for(access, query.as_)
    access.limits.look_back((await access.gateway.lobby.newest_frame(access.table)).version, TOLD)
    chunks = access.gateway.rules.export(wire.ExportRequest(game=access.table.id, viewer=viewer))
    first = await anext(chunks)
    headers = {"Content-Disposition": f'attachment; filename="{access.table.id}.ndjson"'}
    return StreamingResponse(_chain_first(first, chunks), media_type="application/x-ndjson", headers=headers)


@router.get("/verify", operation_id="verifyGame", responses=problems(UNKNOWN_GAME))
async def verify_game(access: Access) -> VerifyResponse:
    """Whether commitment, hash chain, draws, events and states hold; costs as much as eleven reads."""
    access.limits.take_read(VERIFY_COST)
    reply = await access.gateway.rules.verify(wire.VerifyRequest(game=access.table.id))
    return VerifyResponse(
        ok=reply.ok, version=reply.version, code=reply.code, detail=reply.detail, unproved=list(reply.unproved)
    )


def _tag(frame: wire.Frame) -> str:
    """The version, and whether it is sealed, since the last one is told anew once it is not."""
    return f'"{frame.version}-sealed"' if frame.sealed else f'"{frame.version}"'


def _response_with_etag(request: Request, tag: str, body: bytes) -> Response:
    """The tag is the same for everybody, so no cache may keep the answer.

    A browser asks with the tag of one reader on behalf of another, whatever ``Vary`` says, and would show him that
    reader's view.
    """
    headers = {"ETag": tag, "Cache-Control": "private, no-store", "Vary": "Authorization, Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


async def _chain_first(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for chunk in rest:
        yield chunk
