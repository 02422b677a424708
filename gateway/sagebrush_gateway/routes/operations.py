"""For whoever operates the gateway: alive and ready. A proxy in front should keep them inside."""

from typing import Annotated

from fastapi import APIRouter, Depends
from redis.exceptions import RedisError
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from sagebrush_gateway import access
from sagebrush_gateway.documented import PROBLEM
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.problems import UNAVAILABLE, Problem

router = APIRouter(tags=["operations"])
Here = Annotated[Gateway, Depends(access.anyone)]


@router.get("/healthz", operation_id="isAlive", response_class=PlainTextResponse)
async def is_alive(here: Here) -> str:
    """The process runs."""
    return "ok"


@router.get(
    "/readyz",
    operation_id="isReady",
    response_class=PlainTextResponse,
    responses={503: {"description": "Not ready.", "content": PROBLEM}},
)
async def is_ready(here: Here) -> str:
    """The rules service and the store answer, and the process is not stopping."""
    if here.streams.closing.is_set():
        raise Problem(UNAVAILABLE, "Stopping.")
    if not await here.rules.is_ready():
        raise Problem(UNAVAILABLE, "The rules service is not ready.")
    if not await _store_answers(here):
        raise Problem(UNAVAILABLE, "The store does not answer.")
    return "ready"


@router.get("/openapi.json", include_in_schema=False)
async def get_openapi(request: Request, here: Here) -> Response:
    """The description of this API."""
    return JSONResponse(request.app.openapi())


async def _store_answers(here: Gateway) -> bool:
    try:
        return bool(await here.store.ping())
    except RedisError:
        return False
