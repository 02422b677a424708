"""Seats of a table: who takes them, until the game starts."""

from typing import Annotated

from fastapi import APIRouter, Depends, Security
from starlette.requests import Request

from sagebrush_gateway.access import policies
from sagebrush_gateway.api.documentation import problems, removing, with_body
from sagebrush_gateway.api.parsed_body import ParsedBodyRoute
from sagebrush_gateway.api.requests.fields import SeatNumber
from sagebrush_gateway.api.requests.tables import (
    JoinRequest,
    OpponentsRequest,
    RevealRequest,
    SwapRequest,
)
from sagebrush_gateway.api.responses.tables import TableResponse
from sagebrush_gateway.api.table_responses import table_response
from sagebrush_gateway.gateway import gateway_of
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.http.languages import language_of
from sagebrush_gateway.problems import (
    BAD_CONFIG,
    COMMITMENTS_CHANGED,
    ENTROPY_FIXED,
    ENTROPY_MISMATCH,
    ENTROPY_MISSING,
    HOST_ONLY,
    NO_SEAT,
    NO_SUCH_OPPONENT,
    SEAT_TAKEN,
    SEATS_FREE,
    TABLE_FULL,
    TABLE_STARTED,
    UNKNOWN_TABLE,
)
from sagebrush_gateway.tables import removal
from sagebrush_gateway.tables.computers import require_offered
from sagebrush_gateway.tables.entropy import revealed
from sagebrush_gateway.tables.groups import place_of
from sagebrush_gateway.tables.lobby_table import (
    ComputerOpponent,
    LobbyTable,
    Occupant,
    require_existing_seat,
    require_host,
)
from sagebrush_gateway.tables.seating import filled, joined, left, removed, swapped
from sagebrush_gateway.tables.sleep import sleeping

router = APIRouter(
    prefix="/v1/tables", tags=["tables"], dependencies=[Security(policies.bearer)], route_class=ParsedBodyRoute
)
Caller = Annotated[Guest, Depends(policies.guest)]
Seen = Annotated[LobbyTable, Depends(policies.table_viewer)]


@router.post(
    "/{table}/join",
    operation_id="joinTable",
    responses=with_body(UNKNOWN_TABLE, TABLE_FULL, SEAT_TAKEN, TABLE_STARTED, NO_SEAT, ENTROPY_FIXED, BAD_CONFIG),
)
async def join_table(body: JoinRequest, request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """Takes a seat; repeating it changes nothing, but other entropy replaces yours until somebody reveals.

    Other hours of sleep replace yours until the game starts.
    """
    tables = gateway_of(request.scope).tables
    occupant = Occupant(
        body.name or caller.name, caller.id, entropy=body.entropy, entropy_commitment=body.entropy_commitment
    )
    hours = body.sleep.hours() if body.sleep else None

    def seated_with_hours(table: LobbyTable) -> LobbyTable:
        table = joined(table, caller, body.seat, occupant)
        mine = table.seat_of(caller)
        return table if mine is None else sleeping(table, mine, hours)

    table = await tables.change(seen.id, seated_with_hours)
    await tables.lists.remember(caller.id, table)
    return table_response(table, caller)


@router.post(
    "/{table}/reveal",
    operation_id="revealEntropy",
    responses=with_body(
        UNKNOWN_TABLE, NO_SEAT, SEATS_FREE, TABLE_STARTED, ENTROPY_MISMATCH, ENTROPY_MISSING, COMMITMENTS_CHANGED
    ),
)
async def reveal_entropy(body: RevealRequest, request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """Shows what your seat committed to, once every seat is taken and none is spent; repeating it changes nothing."""
    shown = body.entropy, body.entropy_commitments
    table = await gateway_of(request.scope).tables.change(seen.id, lambda table: revealed(table, caller, *shown))
    return table_response(table, caller)


@router.post("/{table}/leave", operation_id="leaveTable", responses=problems(UNKNOWN_TABLE, TABLE_STARTED))
async def leave_table(request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """Gives the seat back, until the game starts. Seats that revealed entropy must then commit to other entropy."""
    table = await gateway_of(request.scope).tables.change(seen.id, lambda table: left(table, caller))
    return table_response(table, caller)


@router.delete(
    "/{table}/seats/{seat}", operation_id="freeSeat", responses=removing(UNKNOWN_TABLE, HOST_ONLY, TABLE_STARTED)
)
async def free_seat(seat: SeatNumber, request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """The host frees a seat until the game starts; then, where it has waited for its player for a day, he is out of it.

    Until the start: of a guest who does not reveal, say, or of a computer. Later a computer plays on while other people
    remain, and the seat is ranked last; `not-absent` says that nobody has waited so long.
    """
    if seen.group is not None and not seen.is_open():
        require_host(seen, caller)
        require_existing_seat(seen, seat)
        game, there = place_of(seen.group, seat)
        lobby = gateway_of(request.scope).lobby
        await removal.remove_blindly(lobby, caller, await lobby.tables.get(game), there)
        return table_response(seen, caller)
    if seen.has_game():
        language = language_of(request.headers.raw)
        await removal.remove_absent_player(gateway_of(request.scope).lobby, caller, seen, seat, language)
        return table_response(seen, caller)
    table = await gateway_of(request.scope).tables.change(seen.id, lambda table: removed(table, caller, seat))
    return table_response(table, caller)


@router.post(
    "/{table}/opponents",
    operation_id="addOpponents",
    responses=with_body(UNKNOWN_TABLE, HOST_ONLY, NO_SUCH_OPPONENT, SEAT_TAKEN, TABLE_STARTED, NO_SEAT),
)
async def add_opponents(body: OpponentsRequest, request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """Puts computers on free seats; repeating it changes nothing."""
    gateway = gateway_of(request.scope)
    require_offered(body.name, gateway.settings.gateway_opponents, "name")
    opponent = ComputerOpponent(body.name, body.budget_ms)
    table = await gateway.tables.change(seen.id, lambda table: filled(table, caller, body.seats, opponent))
    return table_response(table, caller)


@router.post(
    "/{table}/swap",
    operation_id="swapSeats",
    responses=with_body(UNKNOWN_TABLE, HOST_ONLY, TABLE_STARTED, NO_SEAT),
)
async def swap_seats(body: SwapRequest, request: Request, seen: Seen, caller: Caller) -> TableResponse:
    """The host lets two seats change places until the game starts. Seats that revealed must commit anew."""
    one, other = body.seats
    tables = gateway_of(request.scope).tables
    return table_response(await tables.change(seen.id, lambda table: swapped(table, caller, one, other)), caller)
