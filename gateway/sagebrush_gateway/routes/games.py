"""Games: look at them, replay them, take them home, check them."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Security
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sagebrush_gateway import access
from sagebrush_gateway.access import Visit, seen_as
from sagebrush_gateway.answers import moment, take_back
from sagebrush_gateway.documented import Responses, problems
from sagebrush_gateway.inputs import AsQuestion, FramesQuestion, ViewQuestion
from sagebrush_gateway.lobby import note_end
from sagebrush_gateway.outputs import FramesAnswer, GameAnswer, LegalAnswer, MomentAnswer, VerifyAnswer
from sagebrush_gateway.problems import NO_SEAT, NO_SUCH_VERSION, UNKNOWN_GAME, Problem
from sagebrush_gateway.tables_shown import shown
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(prefix="/v1/games/{game}", tags=["games"], dependencies=[Security(access.bearer)])
Here = Annotated[Visit, Depends(access.game_viewer)]
EXPORTED: Responses = {
    200: {"description": "A line about the file, then one for each commit.", "content": {"application/x-ndjson": {}}}
}
VERIFY_COST = 10
"""Reads that checking a whole game counts for."""


@router.get("", operation_id="getGame", responses=problems(UNKNOWN_GAME))
async def get_game(here: Here) -> GameAnswer:
    """Who plays what, how far it is, what is known of the box, and the ranking once it is over."""
    frame = await here.gateway.rules.get_view(wire.GetViewRequest(game=here.table.id, viewer=wire.Viewer(), box=True))
    table = await note_end(here.gateway, here.table, frame)
    now = msgspec.json.decode(moment(frame))
    return GameAnswer(
        **shown(table, here.guest).model_dump(),
        version=frame.version,
        over=frame.over,
        awaited=now["awaited"],
        outcome=now.get("outcome"),
        box=now["box"],
    )


@router.get(
    "/view",
    operation_id="getView",
    response_model=MomentAnswer,
    responses=problems(UNKNOWN_GAME, NO_SEAT, NO_SUCH_VERSION),
)
async def get_view(request: Request, here: Here, question: Annotated[ViewQuestion, Query()]) -> Response:
    """What you see, at any version. The version is the ETag; `If-None-Match` saves the body."""
    viewer = await seen_as(here, question.as_)
    wanted = wire.GetViewRequest(game=here.table.id, viewer=viewer, version=question.at, legal=question.legal, box=True)
    frame = await here.gateway.rules.get_view(wanted)
    return _tagged(request, frame.version, moment(frame))


@router.get("/legal", operation_id="getLegal", response_model=LegalAnswer, responses=problems(UNKNOWN_GAME, NO_SEAT))
async def get_legal(request: Request, here: Here) -> Response:
    """Every command your seat may send now, each with a sentence; empty while the game waits for others."""
    if here.seat is None:
        raise Problem(NO_SEAT)
    wanted = wire.GetViewRequest(game=here.table.id, viewer=wire.Viewer(seat=here.seat), legal=True)
    frame = await here.gateway.rules.get_view(wanted)
    body = b'{"version":%d,"legal":%s,"take_back":%s,"take_back_left":%d}' % (
        frame.version, frame.legal or b"[]", take_back(frame), frame.take_back_left,
    )  # fmt: skip
    return _tagged(request, frame.version, body)


@router.get("/frames", operation_id="getFrames", response_model=FramesAnswer, responses=problems(UNKNOWN_GAME, NO_SEAT))
async def get_frames(here: Here, question: Annotated[FramesQuestion, Query()]) -> Response:
    """The replay: frames after a version, as any viewer once the game is over, before that as your own seat."""
    frames = await _page(here, question)
    last = frames[-1].version if frames else question.after
    more = len(frames) == question.limit and last != question.until
    body = b'{"frames":[%s],"next":%s}' % (b",".join(map(moment, frames)), b"%d" % last if more else b"null")
    return Response(body, media_type="application/json")


async def _page(here: Visit, question: FramesQuestion) -> list[wire.Frame]:
    viewer = await seen_as(here, question.as_)
    if question.view:
        here.gateway.limits.look_back(here.guest.id, _most(question))
    wanted = wire.ReplayRequest(
        game=here.table.id, viewer=viewer, after=question.after, views=question.view, events=question.events
    )
    frames: list[wire.Frame] = []
    async with aclosing(here.gateway.rules.replay(wanted)) as coming:
        async for frame in coming:
            if question.until is not None and frame.version > question.until:
                break
            frames.append(frame)
            if len(frames) == question.limit:
                break
    return frames


def _most(question: FramesQuestion) -> int:
    """How many frames there may be."""
    return question.limit if question.until is None else min(question.limit, question.until - question.after)


@router.get(
    "/export",
    operation_id="exportGame",
    response_class=StreamingResponse,
    responses={**problems(UNKNOWN_GAME, NO_SEAT), **EXPORTED},
)
async def export_game(here: Here, question: Annotated[AsQuestion, Query()]) -> StreamingResponse:
    """The game as a file (ND-JSON): everything once it is over, before that what you may know."""
    viewer = await seen_as(here, question.as_)
    chunks = here.gateway.rules.export(wire.ExportRequest(game=here.table.id, viewer=viewer))
    first = await anext(chunks)
    headers = {"Content-Disposition": f'attachment; filename="{here.table.id}.ndjson"'}
    return StreamingResponse(_with(first, chunks), media_type="application/x-ndjson", headers=headers)


@router.get("/verify", operation_id="verifyGame", responses=problems(UNKNOWN_GAME))
async def verify_game(here: Here) -> VerifyAnswer:
    """Whether commitment, hash chain, draws, events and states hold; costs as much as ten reads."""
    here.gateway.limits.reads.take(here.guest.id, VERIFY_COST)
    reply = await here.gateway.rules.verify(wire.VerifyRequest(game=here.table.id))
    return VerifyAnswer(
        ok=reply.ok, version=reply.version, code=reply.code, detail=reply.detail, unproved=list(reply.unproved)
    )


def _tagged(request: Request, version: int, body: bytes) -> Response:
    headers = {"ETag": f'"{version}"', "Cache-Control": "private, no-cache", "Vary": "Authorization"}
    if f'"{version}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


async def _with(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for chunk in rest:
        yield chunk
