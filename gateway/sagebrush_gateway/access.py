"""Who may do what. Every route declares one of these policies; start-up fails for a route that has none."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path
from fastapi.security import HTTPBearer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute
from starlette.types import Scope

from sagebrush_gateway.addresses import address_of
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests import Guest
from sagebrush_gateway.lobby import refresh
from sagebrush_gateway.problems import NO_SEAT, UNAUTHENTICATED, UNKNOWN_GAME, UNKNOWN_TABLE, Problem
from sagebrush_gateway.table import Table
from sagebrush_rpc.v1 import rules_pb2 as wire

SPECTATOR = "spectator"
GUEST = "sagebrush.guest"
"""Where the scope keeps who calls; None for a stranger."""
TableId = Annotated[str, Path(description="The id of the table.")]
GameId = Annotated[str, Path(description="The id of the game, which is that of its table.")]
bearer = HTTPBearer(auto_error=False, scheme_name="token", description="The token of a guest, `sb_...`.")


def token_of(headers: list[tuple[bytes, bytes]]) -> str:
    """The token of the Authorization header; empty when there is none."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].decode("latin-1").strip()
    return ""


async def identify(gateway: Gateway, scope: Scope) -> Guest | None:
    """The guest whose token came with the request, which the scope keeps for the policies."""
    token = token_of(scope["headers"])
    found = scope[GUEST] = await gateway.guests.by_token(token) if token else None
    return found


def guest_of(scope: Scope) -> Guest:
    """Who calls; raises when the token is missing or unknown."""
    found: Guest | None = scope[GUEST]
    if found is not None:
        return found
    if token_of(scope["headers"]):
        raise ended_token()
    raise _unauthenticated("Send `Authorization: Bearer <token>`; POST /v1/guests gives a token.")


def _unauthenticated(detail: str) -> Problem:
    return Problem(UNAUTHENTICATED, detail, {"WWW-Authenticate": "Bearer"})


def ended_token() -> Problem:
    """The problem of a token that nobody has."""
    return _unauthenticated("The token is unknown, has been exchanged or revoked, or has expired.")


@dataclass(frozen=True, slots=True)
class Visit:
    """A guest at a game it may look at."""

    gateway: Gateway
    guest: Guest
    table: Table
    seat: int | None


async def visit_of(gateway: Gateway, guest: Guest, game: str) -> Visit:
    """The visit of ``guest``; unknown and forbidden games look the same."""
    try:
        table = await gateway.tables.get(game)
    except Problem:
        raise Problem(UNKNOWN_GAME) from None
    if not table.has_game() or not table.may_be_seen_by(guest):
        raise Problem(UNKNOWN_GAME)
    return Visit(gateway, guest, table, table.seat_of(guest))


async def seated(gateway: Gateway, scope: Scope, game: str) -> tuple[Visit, int]:
    """The visit of a caller who has a seat of ``game``, and the seat; counts a command, whatever comes of it."""
    guest = guest_of(scope)
    gateway.limits.accounts.take(guest.id)
    visit = await visit_of(gateway, guest, game)
    if visit.seat is None:
        raise Problem(NO_SEAT)
    return visit, visit.seat


async def seat_holder(connection: HTTPConnection, game: GameId) -> tuple[Visit, int]:
    """Policy: a seat of the game, within the rate of commands."""
    return await seated(gateway_of(connection.scope), connection.scope, game)


async def anyone(connection: HTTPConnection) -> Gateway:
    """Policy: no token needed; a guest who sends one is within the rate of reads, a stranger was counted before."""
    gateway = gateway_of(connection.scope)
    count_read(gateway, connection.scope)
    return gateway


def count_read(gateway: Gateway, scope: Scope) -> None:
    """Counts a request that needs no guest against the one who sent it."""
    found: Guest | None = scope[GUEST]
    if found is not None:
        gateway.limits.reads.take(found.id)


async def prober(connection: HTTPConnection) -> Gateway:
    """Policy: no token needed and never refused; what it asks must cost next to nothing."""
    return gateway_of(connection.scope)


async def newcomer(connection: HTTPConnection) -> Gateway:
    """Policy: no token needed, but an address may not come too often."""
    gateway = gateway_of(connection.scope)
    gateway.limits.guests.take(address_of(connection.scope))
    return gateway


async def guest(connection: HTTPConnection) -> Guest:
    """Policy: any guest, within the rate of reads."""
    gateway = gateway_of(connection.scope)
    found = guest_of(connection.scope)
    gateway.limits.reads.take(found.id)
    return found


async def ticket_holder(connection: HTTPConnection) -> Guest:
    """Policy: any guest, by token or by a ticket in the query that is used up now."""
    ticket = connection.query_params.get("ticket", "")
    if not ticket or Headers(scope=connection.scope).get("authorization"):
        return await guest(connection)
    found = await gateway_of(connection.scope).guests.by_ticket(ticket)
    if found is None:
        raise _unauthenticated("The ticket is unknown, used or has expired.")
    return found


async def table_viewer(connection: HTTPConnection, table: TableId, caller: Annotated[Guest, Depends(guest)]) -> Table:
    """Policy: a guest who may know of the table."""
    found = await gateway_of(connection.scope).tables.get(table)
    if not found.may_be_seen_by(caller):
        raise Problem(UNKNOWN_TABLE)
    return found


async def game_viewer(connection: HTTPConnection, game: GameId, caller: Annotated[Guest, Depends(guest)]) -> Visit:
    """Policy: a seat of the game, or any guest when the table is public."""
    return await visit_of(gateway_of(connection.scope), caller, game)


async def game_follower(
    connection: HTTPConnection, game: GameId, caller: Annotated[Guest, Depends(ticket_holder)]
) -> Visit:
    """Policy: as for other looks at a game, and a ticket is good enough."""
    return await visit_of(gateway_of(connection.scope), caller, game)


POLICIES = {anyone, prober, newcomer, guest, ticket_holder, table_viewer, game_viewer, game_follower, seat_holder}


def insist_on_policies(routes: list[BaseRoute]) -> None:
    """Nothing; raises for a route without an access policy."""
    bare = [str(route) for route in routes if not _has_policy(route)]
    if bare:
        raise RuntimeError(f"no access policy: {', '.join(bare)}")


def _has_policy(route: Any) -> bool:
    dependant = getattr(route, "dependant", None)
    if dependant is not None:
        return any(_is_policy(part.call) for part in dependant.dependencies)
    return hasattr(getattr(route, "endpoint", None), "policy")


def _is_policy(call: object) -> bool:
    return call in POLICIES


async def seen_as(visit: Visit, wanted: str | None) -> wire.Viewer:
    """The viewer a guest may look as: its own seat or a spectator; any seat once the game is over."""
    if wanted is None:
        return wire.Viewer(seat=visit.seat)
    if wanted == SPECTATOR:
        return wire.Viewer()
    seat = int(wanted)
    if seat >= len(visit.table.seats):
        raise Problem(NO_SEAT, f"The table has no seat {seat}.")
    if seat != visit.seat and not await is_over(visit):
        raise Problem(NO_SEAT, "While the game runs, look as your own seat or as `spectator`.")
    return wire.Viewer(seat=seat)


async def is_over(visit: Visit) -> bool:
    """Whether the game is over."""
    return (await refresh(visit.gateway, visit.table)).stage == "finished"
