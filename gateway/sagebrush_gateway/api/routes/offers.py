"""Seats of running games that change hands by a link."""

from typing import Annotated

from fastapi import APIRouter, Depends, Security
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.access.game_access import GameAccess
from sagebrush_gateway.api.documentation import BODIES, handing_over, problems
from sagebrush_gateway.api.links import link_to_offer, origin_of
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.fields import SeatNumber
from sagebrush_gateway.api.requests.offers import AcceptRequest, OfferRequest
from sagebrush_gateway.api.responses.offers import MadeOfferResponse, OfferResponse
from sagebrush_gateway.api.responses.tables import TableResponse
from sagebrush_gateway.api.table_responses import table_response
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import (
    ALREADY_SEATED,
    FOR_HOST_ALONE,
    HAD_ANOTHER_SEAT,
    HOST_ONLY,
    MISSING_SCOPE,
    NO_SEAT,
    OFFER_ACCEPTED,
    OFFER_WITHDRAWN,
    SEAT_HANDED_OVER,
    UNKNOWN_GAME,
    UNKNOWN_OFFER,
    Problem,
)
from sagebrush_gateway.tables.lobby_table import LobbyTable, SeatOffer, require_existing_seat

router = APIRouter(prefix="/v1", tags=["tables"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute)
Access = Annotated[GameAccess, Depends(policies.game_viewer)]
Caller = Annotated[Guest, Depends(policies.guest)]


@router.post(
    "/games/{game}/seats/{seat}/offer",
    operation_id="offerSeat",
    responses=handing_over(UNKNOWN_GAME, NO_SEAT, HOST_ONLY, MISSING_SCOPE, FOR_HOST_ALONE, SEAT_HANDED_OVER),
)
async def offer_seat(seat: SeatNumber, request: Request, access: Access) -> MadeOfferResponse:
    """Offers your seat to whoever opens the link, or, as the host, one that nobody plays any more.

    The person who accepts plays on from the next decision, and you see nothing of the seat any more. A new offer of
    the seat replaces your last one. Your offer lapses when you come back to a seat that a computer played meanwhile.
    """
    by_host = _is_by_host(request, access, seat)
    _, secret, until = await access.gateway.handover.offer(access.caller, access.table, seat, by_host)
    link = link_to_offer(origin_of(access.gateway, request), secret)
    return MadeOfferResponse(game=access.table.id, seat=seat, offer=secret, link=link, expires_at=until)


@router.delete(
    "/games/{game}/seats/{seat}/offer",
    status_code=204,
    operation_id="withdrawOffer",
    responses=problems(UNKNOWN_GAME, NO_SEAT, HOST_ONLY, MISSING_SCOPE),
)
async def withdraw_offer(seat: SeatNumber, request: Request, access: Access) -> None:
    """Withdraws the offer; repeating it changes nothing. A person who accepted it before keeps the seat.

    The application that created the game withdraws every offer of the seat, its users' included.
    """
    by_host = _is_by_host(request, access, seat)
    if by_host and isinstance(access.caller, Application):
        await access.gateway.handover.withdraw_all(access.table.id, seat)
    else:
        await access.gateway.handover.withdraw(access.caller, access.table, seat)


@router.post("/offers", operation_id="getOffer", responses=handing_over(*BODIES, UNKNOWN_OFFER, OFFER_WITHDRAWN))
async def get_offer(body: OfferRequest, request: Request, caller: Caller) -> OfferResponse:
    """What a link offers, to read before it is accepted; changes nothing."""
    table, offer = await gateway_of(request.scope).handover.look(body.offer)
    return _offer_response(table, offer, caller)


@router.post(
    "/offers/accept",
    operation_id="acceptOffer",
    responses=handing_over(
        *BODIES,
        UNKNOWN_OFFER,
        OFFER_WITHDRAWN,
        OFFER_ACCEPTED,
        ALREADY_SEATED,
        HAD_ANOTHER_SEAT,
        SEAT_HANDED_OVER,
    ),
)
async def accept_offer(body: AcceptRequest, request: Request, caller: Caller) -> TableResponse:
    """Takes the seat over and plays on from the next decision; repeating it changes nothing.

    The game tells everybody, and who had the seat is gone at once. The dice were committed to before you came, with
    what your predecessor added: the file of the game proves them for you, too.
    """
    handover = gateway_of(request.scope).handover
    return table_response(await handover.accept(caller, body.offer, body.name or caller.name), caller)


def _is_by_host(request: Request, access: GameAccess, seat: int) -> bool:
    """Whether the caller speaks of somebody else's seat, as the host; raises the problem of who may not speak of it."""
    if seat == access.seat:
        return False
    is_host = access.table.host == access.caller.id
    if access.seat is None and not is_host:
        raise Problem(NO_SEAT)
    if not is_host:
        raise Problem(HOST_ONLY, "Another seat is offered by the host alone.")
    if isinstance(access.caller, Application):
        policies.require_scope(request.scope, "seats:issue")
    require_existing_seat(access.table, seat)
    return True


def _offer_response(table: LobbyTable, offer: SeatOffer, caller: Guest) -> OfferResponse:
    players = [one.player if one is not None else "" for one in table.seats]
    return OfferResponse(
        game=table.id,
        title=table.title,
        edition=table.edition,
        variants=list(table.variants),
        options=table.options,
        name=table.name,
        seat=offer.seat,
        player=players[offer.seat],
        players=players,
        opponents=[one.opponent.name if one is not None and one.opponent is not None else None for one in table.seats],
        by="host" if offer.by_host else "player",
        accepted=offer.stage in ("taking", "accepted"),
        yours=offer.taker == caller.id,
        expires_at=offer.until,
    )
