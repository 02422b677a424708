"""Guests, tokens and tickets."""

from typing import Annotated

from fastapi import APIRouter, Depends, Security
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.identity import ended_token
from sagebrush_gateway.api.documentation import BODIES, open_to_all, problems
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.guests import ExchangeRequest, GuestRequest
from sagebrush_gateway.api.responses.guests import GuestResponse, TicketResponse, TokenResponse
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.guests.tokens import TOKEN, digest, new_secret
from sagebrush_gateway.problems import MALFORMED, Problem

router = APIRouter(prefix="/v1", tags=["guests"], route_class=ParsedBodyRoute)
Caller = Annotated[Guest, Depends(policies.guest)]
Player = Annotated[Guest | SeatHolder, Depends(policies.player)]


@router.post("/guests", status_code=201, operation_id="createGuest", responses=open_to_all(*BODIES))
async def create_guest(body: GuestRequest, gateway: Annotated[Gateway, Depends(policies.newcomer)]) -> TokenResponse:
    """A new guest. The token is shown once and goes into the `Authorization` header of every other request."""
    guest, token = await gateway.guests.create_guest(body.name)
    return TokenResponse(guest=guest.id, name=guest.name, expires_at=guest.expires, token=token)


@router.get("/guests/me", operation_id="whoAmI", dependencies=[Security(policies.bearer)], responses=problems())
async def who_am_i(caller: Caller) -> GuestResponse:
    """The guest behind the token."""
    return GuestResponse(guest=caller.id, name=caller.name, expires_at=caller.expires)


@router.post(
    "/guests/me/token",
    operation_id="rotateToken",
    dependencies=[Security(policies.bearer)],
    responses=problems(*BODIES),
)
async def rotate_token(request: Request, caller: Caller, body: ExchangeRequest | None = None) -> TokenResponse:
    """A new token for the same guest; the old one ends with its tickets and streams. Of two at once one succeeds.

    A caller may bring the new token. When the answer is lost, `GET /guests/me` with that token says whether the
    exchange happened.
    """
    guests, token = gateway_of(request.scope).guests, (body and body.token) or new_secret(TOKEN)
    if digest(token) == caller.token:
        raise Problem(MALFORMED, "The new token is the one that shall end.", field="token")
    if await guests.has_ended(token):
        raise Problem(MALFORMED, "The new token is one that has ended.", field="token")
    guest = await guests.rotate(caller, token)
    if guest is None:
        raise ended_token()
    return TokenResponse(guest=guest.id, name=guest.name, expires_at=guest.expires, token=token)


@router.delete(
    "/guests/me/token",
    status_code=204,
    operation_id="revokeToken",
    dependencies=[Security(policies.bearer)],
    responses=problems(),
)
async def revoke_token(request: Request, caller: Caller) -> None:
    """The guest is gone: token, tickets and streams end within a second, and nobody plays its seats any more."""
    await gateway_of(request.scope).guests.revoke(caller)


@router.post(
    "/tickets",
    status_code=201,
    operation_id="createTicket",
    dependencies=[Security(policies.bearer)],
    responses=problems(),
)
async def create_ticket(request: Request, caller: Player) -> TicketResponse:
    """A ticket for one stream, where a browser cannot send headers (`EventSource`, `WebSocket`).

    It opens that stream again, so that a browser may reconnect by itself.
    """
    gateway = gateway_of(request.scope)
    ticket = await (gateway.guests.ticket(caller) if isinstance(caller, Guest) else gateway.seats.ticket(caller))
    return TicketResponse(ticket=ticket, expires_in=gateway.settings.gateway_ticket_seconds)
