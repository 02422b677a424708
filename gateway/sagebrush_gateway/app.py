"""The application: routes, the middleware around them, and the checks before it serves."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from sagebrush_gateway.access.parameters import check_parameters
from sagebrush_gateway.access.policies import count_read, require_policies
from sagebrush_gateway.api.description import document
from sagebrush_gateway.api.faults import malformed_request
from sagebrush_gateway.api.routes import (
    ai,
    applications,
    command_lists,
    commands,
    dry_runs,
    events,
    following,
    games,
    guests,
    hints,
    jobs,
    offers,
    operations,
    opponents,
    plans,
    results,
    seats,
    tables,
    titles,
    webhooks,
)
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.http.documents import DocumentPages, documents_folder, has_documents
from sagebrush_gateway.http.head_requests import HeadRequests
from sagebrush_gateway.http.middleware import GatewayMiddleware
from sagebrush_gateway.http.pages import WebPages, web_folder
from sagebrush_gateway.problems import (
    INTERNAL,
    MALFORMED,
    METHOD_NOT_ALLOWED,
    NOT_FOUND,
    Problem,
)
from sagebrush_gateway.streams.expiry import StreamExpiry
from sagebrush_process.tasks import cancel_all

ALLOWED = [
    "Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "Last-Event-ID", "Prefer",
    "traceparent",
]  # fmt: skip
EXPOSED = [
    "Date", "ETag", "Idempotency-Replayed", "RateLimit", "RateLimit-Policy", "Retry-After",
    "Sagebrush-Simulations", "traceparent",
]  # fmt: skip
PARTS = (
    guests, titles, opponents, following, tables, seats, applications, games, results, hints, ai, command_lists,
    dry_runs, plans, offers, events, jobs, webhooks, operations,
)  # fmt: skip


def create_app(gateway: Gateway) -> ASGIApp:
    """Everything around ``gateway``: page, documents, API, the fast path of commands, middleware, CORS if wanted."""
    api = HeadRequests(GatewayMiddleware(commands.CommandFastPath(create_api(gateway)), gateway))
    app: ASGIApp = WebPages(DocumentPages(api, documents_folder()), web_folder(), has_documents(documents_folder()))
    origins = gateway.settings.gateway_cors_origins
    if not origins:
        return app
    return CORSMiddleware(
        app,
        allow_origins=origins,
        allow_methods=["GET", "HEAD", "POST", "DELETE"],
        allow_headers=ALLOWED,
        expose_headers=EXPOSED,
    )


def create_api(gateway: Gateway) -> FastAPI:
    """The API; raises for a route that declares no access policy."""
    api = FastAPI(
        title="Sagebrush",
        version="1",
        docs_url=None,  # the pages of FastAPI fetch scripts from elsewhere
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        lifespan=_lifespan,
    )
    api.state.gateway = gateway
    api.router.routes.append(Route(commands.PATH, commands.SubmitCommand(), methods=["POST"], name="submit_command"))
    for part in PARTS:
        api.router.routes.extend(part.router.routes)
    api.router.default = _nothing_here
    require_policies(api.routes)
    check_parameters(api.routes)
    api.openapi = partial(document, api)  # type: ignore[method-assign]
    for error, handler in HANDLERS:
        api.add_exception_handler(error, handler)
    return api


@asynccontextmanager
async def _lifespan(api: FastAPI) -> AsyncIterator[None]:
    gateway: Gateway = api.state.gateway
    following = [asyncio.create_task(task) for task in _followed(gateway)]
    yield
    await cancel_all(following)
    await gateway.close()


def _followed(gateway: Gateway) -> tuple[Coroutine[None, None, None], ...]:
    """What a gateway does while it serves: it learns what other processes did."""
    following = gateway.tables.changes.follow(), gateway.followers.follow()
    expiry = StreamExpiry(gateway.streams, gateway.guests, gateway.applications, gateway.seats)
    return gateway.revocations.follow(), expiry.follow(), gateway.shared.follow(), *following


async def _raise_malformed(_connection: HTTPConnection, error: Exception) -> None:
    """What FastAPI found wrong, as our problem: the first fault and where it is."""
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    raise malformed_request(error.errors(), getattr(error, "body", None))


async def _raise_http_problem(connection: HTTPConnection, error: Exception) -> None:
    assert isinstance(error, HTTPException)
    count_read(connection.scope)
    kind = {404: NOT_FOUND, 405: METHOD_NOT_ALLOWED, 400: MALFORMED}.get(error.status_code, INTERNAL)
    raise Problem(kind, headers=_allowed(connection) if kind is METHOD_NOT_ALLOWED else error.headers)


def _allowed(connection: HTTPConnection) -> dict[str, str]:
    """The methods that the address knows: those of every route there, where the framework tells of the first."""
    routes = [route for route in connection.app.routes if isinstance(route, Route)]
    there = [route.methods or () for route in routes if route.matches(connection.scope)[0] is not Match.NONE]
    known = {method for methods in there for method in methods}
    if "GET" in known:
        known.add("HEAD")
    return {"Allow": ", ".join(sorted(known))}


async def _nothing_here(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """At an address that no route knows, also of a WebSocket, which the framework refuses without a word."""
    raise HTTPException(NOT_FOUND.status)


async def _reraise(_connection: HTTPConnection, error: Exception) -> None:
    """Leaves everything else to `GatewayMiddleware`, which answers it and logs it."""
    raise error


HANDLERS = (
    (RequestValidationError, _raise_malformed),
    (WebSocketRequestValidationError, _raise_malformed),
    (HTTPException, _raise_http_problem),
    (Exception, _reraise),
)
