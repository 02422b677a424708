"""The outermost layer: trace ids, body checks, problems for whatever goes wrong, safe headers, meters, access log."""

from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import nullcontext
from itertools import count
from time import perf_counter

import structlog
from redis.exceptions import OutOfMemoryError
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sagebrush_gateway.access.identity import CALLER, application_name_of
from sagebrush_gateway.access.request_limits import LIMITS
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.engine.engine_problems import problem_of_engine
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.http.admission import WAITS, AdmissionControl
from sagebrush_gateway.http.bodies import (
    BodyLimits,
    batch_limits,
    body_limits,
    file_limits,
    read_json_body,
    view_limits,
)
from sagebrush_gateway.http.stream_refusals import CLOSE, is_told_on_stream, language_of_answer, problem_event
from sagebrush_gateway.limits.headers import limit_headers
from sagebrush_gateway.problems import INTERNAL, MALFORMED, NOT_FOUND, STORAGE_FULL, UNAVAILABLE, Headers, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.store import FAILED
from sagebrush_gateway.tracing import TRACE, trace_of, traceparent
from sagebrush_process.places import class_of
from sagebrush_rpc.errors import EngineError, RulesError

BATCH_PATH = "/v1/games"
VIEW_PATH, FILE_PATH = "/v1/ai/decide", "/v1/ai/analyze"
ENCODED_SLASH = b"%2f"
WITH_BODY = {"POST", "PUT", "PATCH", "DELETE"}
SAFE: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
UNCACHED = (b"cache-control", b"no-store")
NO_CONTENT = 204
"""What FastAPI sends as JSON of no bytes, which a client that looks at the type would try to read."""

log = structlog.get_logger("sagebrush.gateway")


class GatewayMiddleware:
    """An ASGI layer around everything else."""

    def __init__(self, app: ASGIApp, gateway: Gateway) -> None:
        self._app = app
        self._gateway = gateway
        self._admission = AdmissionControl(gateway)
        self._successes = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request or one WebSocket."""
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        began = perf_counter()
        scope[TRACE] = trace_of(scope["headers"])
        answer = ResponseSender(scope, send)
        why = ""
        try:
            await self._serve(scope, receive, answer)
        except ClientDisconnect:
            pass  # nobody is left to read an answer
        except Exception as error:
            why = await _send_problem_for(_counted(error, scope), scope, answer)
        seconds = perf_counter() - began
        get_running_loop().call_soon(self._account, scope, answer.status, seconds, why)  # the answer goes first
        return None

    async def _serve(self, scope: Scope, receive: Receive, answer: "ResponseSender") -> None:
        """Passes a request on that may be served; it is in progress until its answer begins."""
        await self._admission.admit(scope)
        answer.begun = self._admission.finish
        scope[WAITS] = answer.begin
        has_file = scope["path"] == FILE_PATH and scope[CALLER] is not None
        try:
            if ENCODED_SLASH in scope["raw_path"].lower():
                raise Problem(NOT_FOUND)  # decoded, an id with one in it would lead to another address
            with self._gateway.engine_room.file(scope[CALLER].id) if has_file else nullcontext():
                if scope["type"] == "http" and scope["method"] in WITH_BODY:
                    await self._read_body(scope, receive)
                await self._app(scope, receive, answer.send)
        finally:
            answer.begin()

    async def _read_body(self, scope: Scope, receive: Receive) -> None:
        limits = _limits_of_body(scope, self._gateway)
        async with self._admission.reading(scope, is_large=limits.size > self._gateway.settings.gateway_body_bytes):
            await read_json_body(scope, receive, limits)

    def _account(self, scope: Scope, status: int, seconds: float, why: str) -> None:
        """Counts every request; logs failures of ours and now and then a success."""
        operation = _operation(scope)
        application = application_name_of(scope)
        self._gateway.meters.answered(operation, status, seconds)
        if application:
            self._gateway.meters.attribute(application, operation, status)
        if status >= 500 or next(self._successes) % self._gateway.settings.gateway_log_every == 0:
            by = {"application": application} if application else {}
            log.info(
                "request", operation=operation, status=status, ms=round(seconds * 1000, 2), trace_id=scope[TRACE],
                why=why, **by,
            )  # fmt: skip


def _limits_of_body(scope: Scope, gateway: Gateway) -> BodyLimits:
    """An application may say much at once where it creates games; who has a token, where the engine is asked."""
    if scope["path"] == BATCH_PATH and isinstance(scope[CALLER], Application):
        return batch_limits(gateway.settings)
    for path, limits in ((VIEW_PATH, view_limits), (FILE_PATH, file_limits)):
        if scope["path"] == path and scope[CALLER] is not None:
            return limits(gateway.settings)
    return body_limits(gateway.settings)


def _counted(error: Exception, scope: Scope) -> Exception:
    """``error``, or the refusal of a caller who asks too often: a problem before any route is a read of his, too."""
    if isinstance(error, Problem) and LIMITS in scope:
        try:
            scope[LIMITS].count_as_read()
        except Problem as refusal:
            return refusal
    return error


async def _send_problem_for(error: Exception, scope: Scope, answer: "ResponseSender") -> str:
    """The code of the problem that was answered, and what caused it."""
    problem = problem_for(error)
    if problem.kind is INTERNAL:
        log.error("fault", trace_id=scope[TRACE], exc_info=error)
    await answer.problem(problem)
    return f"{problem.kind.code} ({class_of(error)})"


def _operation(scope: Scope) -> str:
    """The route's name; never the path, which names games."""
    route = scope.get("route")
    return getattr(route, "name", "none")


def problem_for(error: Exception) -> Problem:
    """What the caller is told of an error."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, RulesError):
        return problem_of(error)
    if isinstance(error, EngineError):
        return problem_of_engine(error)
    if isinstance(error, OutOfMemoryError):
        return Problem(STORAGE_FULL)
    if isinstance(error, FAILED):
        return Problem(UNAVAILABLE, headers={"Retry-After": "1"})
    return Problem(INTERNAL)


class ResponseSender:
    """The answer to one request: what every answer must carry is added while it is sent."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.status = 0
        self.begun: Callable[[], None] | None = None
        """Told once, when the answer begins or will never come."""
        self._scope = scope
        self._send = send
        self._prefix = "http" if scope["type"] == "http" else "websocket.http"
        self._headers = [*SAFE, (b"traceparent", traceparent(scope[TRACE]))]

    def begin(self) -> None:
        """Says once that the request is not in progress any more."""
        if self.begun is not None:
            self.begun()
            self.begun = None

    async def send(self, message: Message) -> None:
        """Passes ``message`` on."""
        self.begin()
        if message["type"].endswith("response.start"):
            self.status = message["status"]
            given = message.get("headers", ())
            if self.status == NO_CONTENT:
                given = [header for header in given if header[0] != b"content-type"]
            headers = message["headers"] = [*given, *self._headers, *limit_headers(self._scope)]
            if not any(name == b"cache-control" for name, _ in headers):
                headers.append(UNCACHED)
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self._send(message)

    async def problem(self, problem: Problem) -> None:
        """Answers with ``problem``; what has begun already just ends."""
        if self.status:
            return
        body = problem.body(language_of_answer(self._scope))
        status, headers = problem.kind.status, problem.raw_headers(body)
        if status != MALFORMED.status and is_told_on_stream(self._scope):
            if self._scope["type"] == "websocket":
                await self._close_with(problem)
                return
            status, headers, body = 200, [(b"content-type", b"text/event-stream")], problem_event(body)
        await self.send({"type": f"{self._prefix}.response.start", "status": status, "headers": headers})
        await self.send({"type": f"{self._prefix}.response.body", "body": body})
        self.status = problem.kind.status

    async def _close_with(self, problem: Problem) -> None:
        """Accepts a WebSocket and closes it at once: of a refused one a browser tells its page nothing."""
        await self.send({"type": "websocket.accept"})
        await self.send({"type": "websocket.close", "code": CLOSE + problem.kind.status, "reason": problem.kind.code})
        self.status = problem.kind.status
