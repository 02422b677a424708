"""Planned moves: what a seat will answer when it is asked, known to the seat alone."""

import re
from secrets import token_hex
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Security
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess
from sagebrush_gateway.api.documentation import IF_PLAN, OPTIONAL_KEY, planning, problems, versioned
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.plans import PlanRequest
from sagebrush_gateway.api.responses.plans import PlanResponse
from sagebrush_gateway.api.routes.commands import optional_key
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import HINT_UNTOLD, MALFORMED, NO_SEAT, UNKNOWN_GAME, Headers, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(
    prefix="/v1/games/{game}/plan",
    tags=["games"],
    dependencies=[Security(policies.bearer)],
    route_class=ParsedBodyRoute,
)
Access = Annotated[GameAccess, Depends(policies.game_viewer)]
PLACE = re.compile(r"\[(\d+)\]")
"""Of an item, in the path of a field of JSON."""
TAG = re.compile(rb'"?([0-9a-z-]{1,40})"?')
NO_PLAN = "none"
"""The ETag where nothing was planned."""
FIELDS = frozenset(PlanResponse.model_fields)
NOTHING = b'{"after":null,"moves":[],"played":0,"ended":""}'


@router.post(
    "",
    operation_id="planMoves",
    response_model=PlanResponse,
    responses=planning(),
    openapi_extra={"parameters": [OPTIONAL_KEY, IF_PLAN]},
)
async def plan_moves(request: Request, access: Access, body: PlanRequest) -> Response:
    """Plans your next moves, instead of what you had planned; nobody else learns of it.

    As soon as your seat is asked, the first one is played as your command, if all its conditions hold; where they do
    not, or a rule refuses it, or you move yourself, the whole plan is dropped. If you are asked already, now. After a
    hint you plan nothing before a command of yours has told of it. A request under a key that was used plans nothing:
    its answer is what is planned now.
    """
    seat = access.own_seat()
    access.limits.take_commands()
    if body.moves and await access.gateway.hints.untold(access.table, seat):
        raise Problem(HINT_UNTOLD, "A command of yours tells everybody of your hint; then you may plan.")
    headers = request.headers.raw
    plan = msgspec.json.encode(body.model_dump(by_alias=True))
    wanted = wire.WritePlanRequest(
        game=access.table.id,
        seat=seat,
        plan=plan,
        language=language_of(headers),
        holder=access.table.holder(seat),
        id=token_hex(8),  # so that the request may be made again when the rules service goes away in the middle
        key=optional_key(headers),
        instead_of=_plan_seen(headers),
    )
    try:
        return _answer(await access.gateway.rules.write_plan(wanted))
    except RulesError as error:
        raise _named_as_in_the_body(problem_of(error)) from None


@router.get(
    "", operation_id="getPlan", response_model=PlanResponse, responses=versioned(problems(UNKNOWN_GAME, NO_SEAT))
)
async def get_plan(access: Access) -> Response:
    """What your seat has planned and not played yet, or why nothing is left of it."""
    seat = access.own_seat()
    wanted = wire.ReadPlanRequest(game=access.table.id, seat=seat, holder=access.table.holder(seat))
    return _answer(await access.gateway.rules.read_plan(wanted))


def _named_as_in_the_body(problem: Problem) -> Problem:
    """``problem`` with the path `$.moves[0].command` of a field as every other field of a body is named."""
    if field := problem.fields.get("field"):
        problem.fields["field"] = PLACE.sub(r".\1", field).removeprefix("$.")
    return problem


def _plan_seen(headers: Headers) -> str | None:
    """The tag of the plan that If-Match names, empty for none; None where the caller does not say. Raises a Problem."""
    given = dict(headers).get(b"if-match", b"")
    if given in (b"", b"*"):
        return None
    match = TAG.fullmatch(given)
    if match is None:
        raise Problem(MALFORMED, "If-Match is the ETag of a plan.", field="If-Match")
    return match[1].decode() if match[1].decode() != NO_PLAN else ""


def _answer(reply: wire.PlanReply) -> Response:
    tag = reply.tag or NO_PLAN
    headers = {"Cache-Control": "no-store", "ETag": f'"{tag}"'}
    if reply.duplicate:
        headers["Idempotency-Replayed"] = "true"
    return Response(_told(reply.plan, tag), media_type="application/json", headers=headers)


def _told(plan: bytes, tag: str) -> bytes:
    """``plan`` without its keys and the number of its holder, which tells how often the seat has changed hands."""
    kept = msgspec.json.decode(plan or NOTHING, type=dict[str, msgspec.Raw])
    return msgspec.json.encode({"tag": tag} | {name: value for name, value in kept.items() if name in FIELDS})
