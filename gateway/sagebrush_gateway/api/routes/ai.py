"""The engine as a service: what it is, decisions for any position, the analysis of whole games."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Security
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.connected import while_connected
from sagebrush_gateway.access.game_access import game_access_of, is_over
from sagebrush_gateway.access.payment import QUOTA, AnalysisPayment, paid
from sagebrush_gateway.access.request_limits import TOLD, limits_of
from sagebrush_gateway.api.documentation import Responses, priced, problems, with_body
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.ai import AnalysisQuery, DecisionRequest
from sagebrush_gateway.api.responses.ai import DecisionResponse, EngineResponse
from sagebrush_gateway.engine.prices import PricedLevel, price_of
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.http.bodies import BODY, FILE_TYPE
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import (
    BAD_CONFIG,
    BODY_TOO_LARGE,
    ENGINE_BUSY,
    ENGINE_UNAVAILABLE,
    GAME_NOT_OVER,
    MALFORMED,
    MISSING_SCOPE,
    NO_SUCH_LEVEL,
    QUOTA_SPENT,
    REQUEST_ID_REUSED,
    THOUGHT_TOO_LARGE,
    TOO_MANY_STREAMS,
    UNAVAILABLE,
    UNKNOWN_GAME,
    UNKNOWN_TITLE,
    UNREADABLE_GAME,
    Problem,
)
from sagebrush_gateway.streams.analysis import analysis_lines
from sagebrush_gateway.streams.watching import with_keepalive
from sagebrush_gateway.tracing import TRACE
from sagebrush_rpc.errors import EngineError
from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_rpc.v1 import rules_pb2

router = APIRouter(prefix="/v1/ai", tags=["ai"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute)
AiCaller = Annotated[Caller, Depends(policies.ai_caller)]
THINKING = (ENGINE_BUSY, ENGINE_UNAVAILABLE, NO_SUCH_LEVEL, QUOTA_SPENT, MISSING_SCOPE, THOUGHT_TOO_LARGE)
"""How every thought may fail."""
PRICE = "Sagebrush-Simulations"
"""The header that says what an answer cost."""
ANALYSED: Responses = {
    200: {
        "description": "A line about the game, one for each decision as it is found, then the summary; or a last line "
        "with `problem`, after which you resume. An empty line is a sign of life.",
        "content": {FILE_TYPE: {"schema": {"$ref": "#/components/schemas/AnalysisLineResponse"}}},
    }
}


@router.get("", operation_id="describeEngine", responses=problems(ENGINE_UNAVAILABLE, ENGINE_BUSY, MISSING_SCOPE))
async def describe_engine(request: Request, caller: AiCaller) -> EngineResponse:
    """What the engine is, which titles it plays, how strong it can be asked to play and what that costs."""
    gateway = gateway_of(request.scope)
    with gateway.engine_room.thought(caller.id):
        body = await while_connected(request, gateway.prices.description())
    return EngineResponse(**msgspec.json.decode(body))


@router.post(
    "/decide",
    operation_id="decide",
    response_model=DecisionResponse,
    responses=priced(with_body(*THINKING, BAD_CONFIG, UNKNOWN_TITLE, REQUEST_ID_REUSED, BODY_TOO_LARGE), unsound=True),
)
async def decide(body: DecisionRequest, request: Request, caller: AiCaller) -> Response:
    """What the engine would do in a position, from a game here or from anywhere, and what each seat may expect."""
    level = await level_of(request, caller, body.level)
    wanted = wire.DecideRequest(
        caller=caller.id,
        request_id=body.request_id,
        config=_config(body),
        view=msgspec.json.encode(body.view),
        seat=body.seat,
        level=level.name,
        simulations=body.simulations,
        seed=body.seed,
        lines=body.lines,
        trace_id=request.scope[TRACE],
    )
    return await thought(request, caller, wanted, price_of(level, body.simulations))


def _config(body: DecisionRequest) -> bytes:
    """What the table of the position plays, as the engine reads it; raises the problem of one with another title."""
    said = body.config.model_dump(exclude_unset=True)
    if said.get("title", body.title) != body.title:
        raise Problem(MALFORMED, "The request has another title.", field="config.title")
    return msgspec.json.encode({**said, "title": body.title})


async def thought(request: Request, caller: Caller, wanted: wire.DecideRequest, price: int) -> Response:
    """The answer of the engine, paid for by ``caller`` unless it is a stored one or there is none."""
    limits = limits_of(request.scope)
    try:
        async with paid(limits, caller, price):
            reply = await _decided(request, caller, wanted)
    except Problem as problem:
        if problem.kind is not QUOTA_SPENT or not wanted.request_id:
            raise
        reply = await _kept(request, caller, wanted, problem)
    else:
        if reply.repeated:
            await limits.give_back(caller, QUOTA, price)
    headers = {PRICE: str(0 if reply.repeated else price)}
    if reply.repeated:
        headers["Idempotency-Replayed"] = "true"
    return Response(reply.answer, media_type="application/json", headers=headers)


async def _decided(request: Request, caller: Caller, wanted: wire.DecideRequest) -> wire.DecideReply:
    gateway = gateway_of(request.scope)
    with gateway.engine_room.thought(caller.id):
        return await while_connected(request, gateway.engine.decide(wanted))


async def _kept(request: Request, caller: Caller, wanted: wire.DecideRequest, spent: Problem) -> wire.DecideReply:
    """The stored answer of a caller who may have spent his quota on it; raises ``spent`` where there is none."""
    wanted.kept_only = True
    try:
        return await _decided(request, caller, wanted)
    except EngineError as error:
        raise (spent if error.code == "not-kept" else error) from None


@router.post(
    "/analyze",
    operation_id="analyze",
    response_class=StreamingResponse,
    responses={
        **priced(with_body(*THINKING, UNKNOWN_GAME, UNREADABLE_GAME, GAME_NOT_OVER, TOO_MANY_STREAMS, BODY_TOO_LARGE)),
        **ANALYSED,
    },
    openapi_extra={
        "requestBody": {
            "required": False,
            "description": "The file of a finished game, as `exportGame` gives it; none with `game`.",
            "content": {FILE_TYPE: {"schema": {"type": "string"}}},
        }
    },
)
async def analyze(request: Request, caller: AiCaller, query: Annotated[AnalysisQuery, Query()]) -> StreamingResponse:
    """Every decision of a finished game beside what the engine would have done, with blunders and turning points."""
    gateway = gateway_of(request.scope)
    gateway.streams.require_room(caller)
    file, limits = await _file(request, caller, query.game), limits_of(request.scope)
    limits.look_back(file.count(b"\n"), TOLD)  # it is replayed before anything is thought
    level = await level_of(request, caller, query.level)
    price = price_of(level, query.simulations)
    wanted = wire.AnalyzeRequest(
        caller=caller.id,
        file=file,
        trusted=bool(query.game),
        level=level.name,
        simulations=query.simulations,
        seed=query.seed,
        after=query.after,
        trace_id=request.scope[TRACE],
    )
    replies = gateway.engine.analyze(wanted)
    async with paid(limits, caller, price):
        with gateway.engine_room.thought(caller.id):
            first = await while_connected(request, anext(replies))
    payment = AnalysisPayment(limits, caller, price)
    lines = analysis_lines(_counted(gateway, caller, first, replies), payment, language_of(request.headers.raw))
    headers = {PRICE: str(price), "X-Accel-Buffering": "no"}
    return StreamingResponse(lines, media_type=FILE_TYPE, headers=headers)


async def level_of(request: Request, caller: Caller, wanted: str | int) -> PricedLevel:
    """The level that is asked for; a caller who goes does not wait for it."""
    gateway = gateway_of(request.scope)
    with gateway.engine_room.thought(caller.id):
        return await while_connected(request, gateway.prices.level(wanted))


async def _file(request: Request, caller: Caller, game: str) -> bytes:
    """The file that was sent, or that of a game; raises the problem of a game that the caller may not analyse."""
    body: bytes = request.scope[BODY]
    if bool(body) == bool(game):
        raise Problem(MALFORMED, "Send the file of a game, or name one with `game`.", field="game")
    if body:
        return body
    access = await game_access_of(request.scope, caller, game)
    if not await is_over(access):
        raise Problem(GAME_NOT_OVER)
    gateway, file = access.gateway, bytearray()
    async with aclosing(gateway.rules.export(rules_pb2.ExportRequest(game=game, viewer=rules_pb2.Viewer()))) as pieces:
        async for piece in pieces:
            file += piece
            if len(file) > gateway.settings.gateway_ai_file_bytes:
                raise Problem(BODY_TOO_LARGE, "The file of this game is too large to be analysed.")
    return bytes(file)


async def _counted(
    gateway: Gateway, caller: Caller, first: wire.AnalyzeReply, rest: AsyncGenerator[wire.AnalyzeReply, None]
) -> AsyncGenerator[wire.AnalyzeReply | None, None]:
    """The replies, with signs of life, counted as a stream of the caller; raises a Problem when it is ended early."""
    is_whole = False

    async def to_the_end() -> AsyncGenerator[wire.AnalyzeReply, None]:
        nonlocal is_whole
        async with aclosing(rest):
            async for reply in rest:
                yield reply
        is_whole = True

    with gateway.streams.counted(caller) as end:
        yield first
        async with aclosing(with_keepalive(to_the_end(), gateway.streams.keepalive, end)) as replies:
            async for reply in replies:
                yield reply
    if not is_whole:
        raise Problem(UNAVAILABLE, "The analysis was interrupted. Ask again, after the last version that you saw.")
