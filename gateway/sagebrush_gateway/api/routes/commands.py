"""Commands: the hot path, a plain ASGI endpoint. Commands of all callers travel to the rules service in batches."""

import re

from fastapi import FastAPI
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from sagebrush_gateway.access.policies import require_seat
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.http.bodies import BODY
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import BAD_KEY, MALFORMED, MALFORMED_JSON, Headers, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tracing import TRACE
from sagebrush_rpc.v1 import rules_pb2 as wire

PATH = "/v1/games/{game}/commands"
JSON = (b"content-type", b"application/json")
SAME_QUESTION = b"same-question"
REPLAYED = (b"idempotency-replayed", b"true")
_KEY = re.compile(rb"(?!computer-)[\x21-\x7e]{8,64}")
"""Keys of guests; `computer-` begins those of workers, and who took one beforehand would stop a computer for ever."""
_VERSION = re.compile(rb'"?([0-9]{1,15})"?')


class CommandFastPath:
    """Commands go straight to their route; the layers of a framework cost as much as the command."""

    def __init__(self, api: FastAPI) -> None:
        self._api = api
        self._hot: BaseRoute = api.router.routes[0]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        if scope["type"] == "http" and scope["path"].endswith("/commands"):
            match, found = self._hot.matches(scope)
            if match is Match.FULL:
                scope.update(found, app=self._api, route=self._hot)
                return await self._hot.handle(scope, receive, send)
        return await self._api(scope, receive, send)


class SubmitCommand:
    """POST of one command of the caller's seat."""

    policy = "seat"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers with the version and the events of the commit; the same bytes for a repeated key."""
        gateway = gateway_of(scope)
        access, seat = await require_seat(scope, scope["path_params"]["game"])
        access.limits.take(gateway.limits.seats, f"{access.table.id}/{seat}")
        request = _submit_request(scope, access.table, seat)
        taken = await gateway.hints.mark(access.table, request)
        reply = await gateway.rules.submit(request)
        await gateway.hints.forget(request, taken, reply.version)
        await _send_commit(send, reply)


async def _send_commit(send: Send, reply: wire.SubmitReply) -> None:
    body = b'{"version":%d,"events":%s}' % (reply.version, reply.events)
    headers = [JSON, (b"content-length", b"%d" % len(body)), (b"etag", b'"%d"' % reply.version)]
    if reply.duplicate:
        headers.append(REPLAYED)
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _submit_request(scope: Scope, table: LobbyTable, seat: int) -> wire.SubmitRequest:
    body = scope[BODY]
    if not body:
        raise Problem(MALFORMED_JSON, "The body is the command as JSON.")
    key, version = conditions(scope["headers"])
    return wire.SubmitRequest(
        game=table.id, seat=seat, holder=table.holder(seat), command_id=key, expected_version=version,
        command=body, trace_id=scope[TRACE], language=language_of(scope["headers"]),
        same_question=_prefers_same_question(scope["headers"]),
    )  # fmt: skip


def _prefers_same_question(headers: Headers) -> bool:
    """Whether If-Match may mean the question that was asked at its version; other preferences are ignored."""
    preferred = (value for name, value in headers if name == b"prefer")
    return any(one.strip().lower() == SAME_QUESTION for value in preferred for one in value.split(b","))


def conditions(headers: Headers) -> tuple[str, int | None]:
    """The idempotency key, and the version the caller has seen, if it says so; raises a Problem."""
    key = version = b""
    for name, value in headers:
        if name == b"idempotency-key":
            key = value
        elif name == b"if-match":
            version = value
    return checked_key(key), version_seen(version)


def checked_key(given: bytes) -> str:
    """The idempotency key of a guest; raises a Problem."""
    if _KEY.fullmatch(given) is None:
        raise Problem(BAD_KEY, "Idempotency-Key has 8 to 64 printable characters and does not begin with `computer-`.")
    return given.decode()


def optional_key(headers: Headers) -> str:
    """The idempotency key of a request that may have one; empty without. Raises a Problem."""
    given = dict(headers).get(b"idempotency-key")
    return "" if given is None else checked_key(given)


def version_seen(given: bytes) -> int | None:
    """The version that If-Match says; raises a Problem."""
    if given in (b"", b"*"):
        return None
    match = _VERSION.fullmatch(given)
    if match is None:
        raise Problem(MALFORMED, "If-Match is a version, as the ETag gave it.", field="If-Match")
    return int(match[1])
