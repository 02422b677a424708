"""Dry runs: what commands of a seat would lead to, with nothing stored; for previews and for looking ahead."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Security
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess
from sagebrush_gateway.api.documentation import IF_MATCH, versioned, with_body
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.commands import DryRunRequest
from sagebrush_gateway.api.responses.commands import DryRunResponse
from sagebrush_gateway.api.routes.commands import version_seen
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import NO_SEAT, STALE_VERSION, UNKNOWN_GAME
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.streams.frame_json import frame_json
from sagebrush_gateway.streams.view_patches import ViewPatches
from sagebrush_rpc.errors import of_problem
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(
    prefix="/v1/games/{game}/commands",
    tags=["games"],
    dependencies=[Security(policies.bearer)],
    route_class=ParsedBodyRoute,
)
Access = Annotated[GameAccess, Depends(policies.game_viewer)]
TRIED_FOR_A_READ = 8
"""Commands of a dry run that cost as much as one read."""


@router.post(
    "/dry-run",
    operation_id="dryRun",
    response_model=DryRunResponse,
    responses=versioned(with_body(UNKNOWN_GAME, NO_SEAT, STALE_VERSION)),
    openapi_extra={"parameters": [IF_MATCH]},
)
async def dry_run(request: Request, access: Access, body: DryRunRequest) -> Response:
    """What up to 64 commands of your seat would lead to; nothing is stored, and nobody else learns that you asked.

    It ends before the first command that would draw chance, show somebody something hidden, or be refused. Without
    chance and hidden things the answer is what the game would do. Eight commands, views or none, count as one read.
    """
    seat = access.own_seat()
    access.limits.take_read((len(body.commands) - 1) // TRIED_FOR_A_READ)
    commands = [msgspec.json.encode(command) for command in body.commands]
    wanted = wire.DryRunRequest(
        game=access.table.id, seat=seat, holder=access.table.holder(seat),
        expected_version=_version(request), commands=commands, views=body.views,
        language=language_of(request.headers.raw), reference=body.reference,
    )  # fmt: skip
    reply = await access.gateway.rules.dry_run(wanted)
    if body.patch:
        patches = ViewPatches()
        for frame in reply.frames:
            patches.shorten(frame)
    return Response(
        _json(reply, wanted.language), media_type="application/json", headers={"ETag": f'"{reply.version}"'}
    )


def _version(request: Request) -> int | None:
    return version_seen(request.headers.get("if-match", "").encode("latin-1"))


def _json(reply: wire.DryRunReply, language: str) -> bytes:
    frames = b",".join(map(frame_json, reply.frames))
    return b'{"version":%d,"frames":[%b],"refused":%b}' % (reply.version, frames, _refusal(reply, language))


def _refusal(reply: wire.DryRunReply, language: str) -> bytes:
    if not reply.HasField("problem"):
        return b"null"
    members = problem_of(of_problem(reply.problem)).members(language)
    return msgspec.json.encode({**members, "index": len(reply.frames)})
