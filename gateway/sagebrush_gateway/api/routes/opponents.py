"""Opponents: computers that a table may ask for."""

from fastapi import APIRouter, Depends
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.api.documentation import open_to_all
from sagebrush_gateway.api.responses.opponents import OfferedComputerResponse, OpponentsResponse
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.tables.computers import offered_computers

router = APIRouter(prefix="/v1/opponents", tags=["tables"], dependencies=[Depends(policies.anyone)])


@router.get("", operation_id="listOpponents", responses=open_to_all())
async def list_opponents(request: Request) -> OpponentsResponse:
    """Every computer that a table may ask for, with its level and a sentence about it."""
    offered = offered_computers(gateway_of(request.scope).settings.gateway_opponents)
    return OpponentsResponse(
        opponents=[OfferedComputerResponse(name=o.name, level=o.level, about=o.about) for o in offered]
    )
