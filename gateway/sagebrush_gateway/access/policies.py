"""Access policies. Every route declares one of them; start-up fails for a route that has none."""

from typing import Annotated, Any

from fastapi import Depends, Path
from fastapi.security import HTTPBearer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute
from starlette.types import Scope

from sagebrush_gateway.access.game_access import GameAccess, game_access_of
from sagebrush_gateway.access.identity import GUEST, guest_of, unauthenticated
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.limits.addresses import address_of
from sagebrush_gateway.problems import NO_SEAT, UNKNOWN_TABLE, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable

TableId = Annotated[str, Path(description="The id of the table.")]
GameId = Annotated[str, Path(description="The id of the game, which is that of its table.")]
bearer = HTTPBearer(auto_error=False, scheme_name="token", description="The token of a guest, `sb_...`.")


async def require_seat(gateway: Gateway, scope: Scope, game: str) -> tuple[GameAccess, int]:
    """The access of a caller who has a seat of ``game``, and the seat; counts a command, whatever comes of it."""
    guest = guest_of(scope)
    gateway.limits.accounts.take(guest.id)
    access = await game_access_of(gateway, guest, game)
    if access.seat is None:
        raise Problem(NO_SEAT)
    return access, access.seat


async def seat_holder(connection: HTTPConnection, game: GameId) -> tuple[GameAccess, int]:
    """Policy: a seat of the game, within the rate of commands."""
    return await require_seat(gateway_of(connection.scope), connection.scope, game)


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
        raise unauthenticated("The ticket is unknown, used or has expired.")
    return found


async def table_viewer(
    connection: HTTPConnection, table: TableId, caller: Annotated[Guest, Depends(guest)]
) -> LobbyTable:
    """Policy: a guest who may know of the table."""
    found = await gateway_of(connection.scope).tables.get(table)
    if not found.may_be_seen_by(caller):
        raise Problem(UNKNOWN_TABLE)
    return found


async def game_viewer(connection: HTTPConnection, game: GameId, caller: Annotated[Guest, Depends(guest)]) -> GameAccess:
    """Policy: a seat of the game, or any guest when the table is public."""
    return await game_access_of(gateway_of(connection.scope), caller, game)


async def game_follower(
    connection: HTTPConnection, game: GameId, caller: Annotated[Guest, Depends(ticket_holder)]
) -> GameAccess:
    """Policy: as for other looks at a game, and a ticket is good enough."""
    return await game_access_of(gateway_of(connection.scope), caller, game)


POLICIES = {anyone, prober, newcomer, guest, ticket_holder, table_viewer, game_viewer, game_follower, seat_holder}


def require_policies(routes: list[BaseRoute]) -> None:
    """Raises for a route without an access policy."""
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
