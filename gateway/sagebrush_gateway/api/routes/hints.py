"""Hints: what the engine would do for a seat, at a table that allows it, for everybody to know."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Security
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess
from sagebrush_gateway.api.documentation import priced, problems, versioned
from sagebrush_gateway.api.responses.ai import HintResponse
from sagebrush_gateway.api.routes.ai import THINKING, level_of, thought
from sagebrush_gateway.engine.prices import price_of
from sagebrush_gateway.problems import NO_HINTS, NO_SEAT, NOTHING_TO_DECIDE, UNKNOWN_GAME, Problem
from sagebrush_gateway.tables.viewers import viewer_at
from sagebrush_gateway.tracing import TRACE
from sagebrush_rpc.errors import EngineError, RulesError
from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_rpc.v1 import rules_pb2

router = APIRouter(prefix="/v1/games/{game}/hint", tags=["ai"], dependencies=[Security(policies.bearer)])
Seated = Annotated[tuple[GameAccess, int], Depends(policies.seat_holder)]
LINES = 3
THINKING_OF_HINTS = tuple(kind for kind in THINKING if kind.code != "missing-scope")


@router.post(
    "",
    operation_id="takeHint",
    response_model=HintResponse,
    responses=versioned(priced(problems(*THINKING_OF_HINTS, UNKNOWN_GAME, NO_SEAT, NO_HINTS, NOTHING_TO_DECIDE))),
)
async def take_hint(request: Request, seated: Seated) -> Response:
    """What the engine would do for your seat now; the next command of the seat tells everybody that you asked."""
    access, seat = seated
    gateway, game = access.gateway, access.table.id
    if not access.table.hints:
        raise Problem(NO_HINTS)
    level = await level_of(request, access.caller, gateway.settings.gateway_hint_level)
    frame = await gateway.rules.get_view(
        rules_pb2.GetViewRequest(game=game, viewer=viewer_at(access.table, seat), config=True)
    )
    if not any(awaited.seat == seat for awaited in frame.awaited):
        raise Problem(NOTHING_TO_DECIDE, version=frame.version)
    await gateway.hints.note(game, seat, frame.version)
    wanted = wire.DecideRequest(
        caller=f"hint-{game}",
        request_id=f"hint-{seat}-{frame.version}",
        config=frame.config,
        view=frame.view,
        seat=seat,
        level=level.name,
        seed=frame.version,
        lines=LINES,
        trace_id=request.scope[TRACE],
    )
    try:
        await _require_nothing_planned(access, seat)
        answer = await thought(request, access.caller, wanted, price_of(level, 0))
    except (EngineError, RulesError, Problem):
        await gateway.hints.withdraw(game, seat, frame.version)
        raise
    told = {**msgspec.json.decode(bytes(answer.body)), "at": frame.version}
    answer.headers["ETag"] = f'"{frame.version}"'
    return Response(msgspec.json.encode(told), media_type="application/json", headers=_kept(answer))


async def _require_nothing_planned(access: GameAccess, seat: int) -> None:
    """Raises the problem of a seat that has planned its next command already: it could not tell of the hint."""
    wanted = rules_pb2.ReadPlanRequest(game=access.table.id, seat=seat, holder=access.table.holder(seat))
    plan = (await access.gateway.rules.read_plan(wanted)).plan
    if plan and msgspec.json.decode(plan)["moves"]:
        raise Problem(NOTHING_TO_DECIDE, "What you planned answers for this seat; take it away to ask.")


def _kept(answer: Response) -> dict[str, str]:
    """The headers of ``answer`` that say nothing of its length."""
    return {name: value for name, value in answer.headers.items() if name not in ("content-length", "content-type")}
