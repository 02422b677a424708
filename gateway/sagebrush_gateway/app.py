"""The application: routes, the edge around them, and the checks before it serves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection
from starlette.routing import Route

from sagebrush_gateway.access import insist_on_policies
from sagebrush_gateway.edge import Edge
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.openapi import DESCRIPTION, document
from sagebrush_gateway.problems import (
    INTERNAL,
    MALFORMED,
    METHOD_NOT_ALLOWED,
    NOT_FOUND,
    Problem,
)
from sagebrush_gateway.routes import commands, events, games, guests, operations, tables, titles

ALLOWED = [
    "Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "Last-Event-ID", "traceparent",
]  # fmt: skip
EXPOSED = ["ETag", "Idempotency-Replayed", "Retry-After", "traceparent"]
PARTS = (guests, titles, tables, games, events, operations)


def create_app(gateway: Gateway) -> FastAPI:
    """The application around ``gateway``; raises for a route that declares no access policy."""
    app = FastAPI(
        title="Sagebrush",
        version="1",
        description=DESCRIPTION,
        docs_url=None,  # the pages of FastAPI fetch scripts from elsewhere
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
        lifespan=_lifespan,
    )
    app.state.gateway = gateway
    hot = Route(commands.PATH, commands.Commands(), methods=["POST"], name="submitCommand")
    app.router.routes.append(hot)  # first, so that nothing is matched before it
    for part in PARTS:
        app.router.routes.extend(part.router.routes)
    insist_on_policies(app.routes)
    app.openapi = partial(document, app)  # type: ignore[method-assign]
    _add_layers(app, gateway)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(WebSocketRequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    yield
    await app.state.gateway.close()


def _add_layers(app: FastAPI, gateway: Gateway) -> None:
    app.add_middleware(Edge, gateway=gateway)
    origins = gateway.settings.gateway_cors_origins
    if origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=origins,
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=ALLOWED,
            expose_headers=EXPOSED,
        )


async def _invalid(_connection: HTTPConnection, error: Exception) -> None:
    """What FastAPI found wrong, as our problem: the first fault and where it is."""
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    fault = error.errors()[0]
    where = ".".join(str(part) for part in fault["loc"][1:]) or str(fault["loc"][0])
    raise Problem(MALFORMED, f"{fault['msg']}.", field=where)


async def _http(_connection: HTTPConnection, error: Exception) -> None:
    assert isinstance(error, HTTPException)
    kind = {404: NOT_FOUND, 405: METHOD_NOT_ALLOWED, 400: MALFORMED}.get(error.status_code, INTERNAL)
    raise Problem(kind, headers=error.headers)
