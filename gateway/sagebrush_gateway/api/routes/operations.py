"""Probes of operators: alive and ready. A proxy in front should keep them inside."""

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sagebrush_gateway.access import policies
from sagebrush_gateway.api.description import encoded
from sagebrush_gateway.api.documentation import PROBLEM, Responses
from sagebrush_gateway.catalogue import answer
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.problems import UNAVAILABLE, Problem

router = APIRouter(tags=["operations"])
ProbedGateway = Annotated[Gateway, Depends(policies.prober)]
PublicGateway = Annotated[Gateway, Depends(policies.anyone)]


UNREADABLE: Responses = {400: {"description": "This is no request that can be read."}}


@router.get("/healthz", operation_id="isAlive", response_class=PlainTextResponse, responses=UNREADABLE)
async def is_alive(gateway: ProbedGateway) -> str:
    """The process runs."""
    return "ok"


@router.get(
    "/readyz",
    operation_id="isReady",
    response_class=PlainTextResponse,
    responses=UNREADABLE | {503: {"description": "Not ready.", "content": PROBLEM}},
)
async def is_ready(gateway: ProbedGateway) -> str:
    """The rules service and the store answer, and the process is not stopping; they are asked once a second."""
    if gateway.streams.closing.is_set():
        raise Problem(UNAVAILABLE, "Stopping.")
    if fault := await gateway.readiness.fault():
        raise Problem(UNAVAILABLE, fault)
    return "ready"


@router.get("/openapi.json", include_in_schema=False)
async def get_openapi(request: Request, gateway: PublicGateway) -> Response:
    """The description of this API."""
    return answer(request, encoded(request.app))
