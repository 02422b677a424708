"""Lists of commands: a whole turn in one request, each command its own commit, in order up to the first refusal."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Security
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess
from sagebrush_gateway.api.documentation import IF_MATCH, LIST_KEY, TRACEPARENT, commanding
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.commands import CommandListRequest
from sagebrush_gateway.api.responses.commands import CommandListResponse
from sagebrush_gateway.api.routes.commands import conditions
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import BAD_KEY, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tracing import TRACE
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

router = APIRouter(
    prefix="/v1/games/{game}/commands",
    tags=["games"],
    dependencies=[Security(policies.bearer)],
    route_class=ParsedBodyRoute,
)
Seated = Annotated[tuple[GameAccess, int], Depends(policies.seat_holder)]
KEY = 60
"""Characters of a key at most: the ids of the commands are the key with a number."""
DIGEST = 16

_canonical = msgspec.json.Encoder(order="deterministic").encode


@router.post(
    "/list",
    operation_id="submitCommands",
    response_model=CommandListResponse,
    responses=commanding(),
    openapi_extra={"parameters": [LIST_KEY, IF_MATCH, TRACEPARENT]},
)
async def submit_commands(request: Request, seated: Seated, body: CommandListRequest) -> Response:
    """Up to 64 commands of your seat, applied in order until one is refused; each is a commit of its own.

    When the first one is refused, so is the request. After a timeout repeat it with the same key and the same list:
    what was accepted is answered as before, the rest goes on.
    """
    access, seat = seated
    access.limits.take_commands(len(body.commands) - 1)
    access.limits.take(access.gateway.limits.seats, f"{access.table.id}/{seat}", len(body.commands))
    requests = _requests(request.scope, access.table, seat, body.commands)
    return (await _submitted(access, requests)).response(language_of(request.scope["headers"]))


@dataclass(slots=True)
class SubmittedList:
    """Replies to the commands that were accepted, and the problem of the one that was not."""

    replies: list[wire.SubmitReply]
    refused: Problem | None = None

    def response(self, language: str) -> Response:
        """The answer, with the title of a refusal in ``language``; raises the problem when nothing was accepted."""
        if self.refused is not None and not self.replies:
            raise self.refused
        version = self.replies[-1].version
        commits = b",".join(b'{"version":%d,"events":%b}' % (reply.version, reply.events) for reply in self.replies)
        body = b'{"version":%d,"commits":[%b],"refused":%b}' % (version, commits, self._refusal(language))
        headers = {"ETag": f'"{version}"'}
        if self.refused is None and all(reply.duplicate for reply in self.replies):
            headers["Idempotency-Replayed"] = "true"
        return Response(body, media_type="application/json", headers=headers)

    def _refusal(self, language: str) -> bytes:
        if self.refused is None:
            return b"null"
        return msgspec.json.encode({**self.refused.members(language), "index": len(self.replies)})


async def _submitted(access: GameAccess, requests: list[wire.SubmitRequest]) -> SubmittedList:
    """The outcome of ``requests``, one after the other; raises the problem after which the whole is to be repeated."""
    outcome = SubmittedList([])
    for request in requests:
        if outcome.replies and request.HasField("expected_version"):
            request.expected_version = outcome.replies[-1].version
        try:
            outcome.replies.append(await _submit(access, request))
        except RulesError as error:
            outcome.refused = problem_of(error)
            if outcome.refused.kind.status >= 500:
                raise outcome.refused from None
            break
    return outcome


async def _submit(access: GameAccess, request: wire.SubmitRequest) -> wire.SubmitReply:
    """The reply to one command, which tells of the hints of its seat."""
    hints = access.gateway.hints
    taken = await hints.mark(access.table, request)
    reply = await access.gateway.rules.submit(request)
    await hints.forget(request, taken, reply.version)
    return reply


def _requests(scope: Scope, table: LobbyTable, seat: int, commands: list[dict[str, Any]]) -> list[wire.SubmitRequest]:
    key, version = conditions(scope["headers"])
    if len(key) > KEY:
        raise Problem(BAD_KEY, f"The Idempotency-Key of a list has 8 to {KEY} characters.")
    language = language_of(scope["headers"])
    named = blake2b(_canonical(commands), digest_size=DIGEST).digest()
    return [
        wire.SubmitRequest(
            game=table.id, seat=seat, holder=table.holder(seat), command_id=f"{key}.{number}", list=named,
            expected_version=version, command=msgspec.json.encode(command), trace_id=scope[TRACE], language=language,
        )
        for number, command in enumerate(commands)
    ]  # fmt: skip
