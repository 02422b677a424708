"""Access policies. Every route declares one of them; start-up fails for a route that has none."""

from typing import Annotated, Any

from fastapi import Depends, Path
from fastapi.security import HTTPBearer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute
from starlette.types import Scope

from sagebrush_gateway.access.game_access import GameAccess, game_access_of, own_game
from sagebrush_gateway.access.identity import CALLER, application_of, caller_of, guest_of, unauthenticated
from sagebrush_gateway.access.request_limits import limits_of
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.application import Scope as ApplicationScope
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.limits.addresses import address_of
from sagebrush_gateway.problems import MISSING_SCOPE, UNKNOWN_TABLE, WRONG_CALLER, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.webhooks.subscription import Subscription

TableId = Annotated[str, Path(description="The id of the table.")]
GameId = Annotated[str, Path(description="The id of the game, which is that of its table.")]
WebhookId = Annotated[str, Path(description="The id of the webhook.", pattern="^[0-9a-z]{26}$")]
TOKENS = "The token of a guest, `sb_...`, or of a seat, `sbs_...`, or the key of an application, `sba_...`."
bearer = HTTPBearer(auto_error=False, scheme_name="token", description=TOKENS)


async def require_seat(scope: Scope, game: str) -> tuple[GameAccess, int]:
    """The access of a caller who has a seat of ``game``, and the seat; counts a command, whatever comes of it."""
    caller = caller_of(scope)
    limits_of(scope).take_commands()
    access = await game_access_of(scope, caller, game)
    return access, access.own_seat()


async def seat_holder(connection: HTTPConnection, game: GameId) -> tuple[GameAccess, int]:
    """Policy: a seat of the game, within the rate of commands."""
    return await require_seat(connection.scope, game)


async def anyone(connection: HTTPConnection) -> Gateway:
    """Policy: no token needed; who sends one is within the rate of reads, a stranger was counted before."""
    count_read(connection.scope)
    return gateway_of(connection.scope)


def count_read(scope: Scope) -> None:
    """Counts a request that needs no token against the one who sent it."""
    if scope[CALLER] is not None:
        limits_of(scope).take_read()


async def prober(connection: HTTPConnection) -> Gateway:
    """Policy: no token needed and never refused; what it asks must cost next to nothing."""
    return gateway_of(connection.scope)


async def newcomer(connection: HTTPConnection) -> Gateway:
    """Policy: no token needed, but an address may not come too often."""
    gateway = gateway_of(connection.scope)
    limits_of(connection.scope).take(gateway.limits.guests, address_of(connection.scope))
    return gateway


async def reader(connection: HTTPConnection) -> Caller:
    """Policy: anybody with a good token, within the rate of reads."""
    found = caller_of(connection.scope)
    limits_of(connection.scope).take_read()
    return found


async def guest(connection: HTTPConnection) -> Guest:
    """Policy: any guest, within the rate of reads."""
    await reader(connection)
    return guest_of(connection.scope)


async def player(connection: HTTPConnection) -> Guest | SeatHolder:
    """Policy: a guest or the holder of a seat, within the rate of reads."""
    found = await reader(connection)
    if not isinstance(found, Guest | SeatHolder):
        raise Problem(WRONG_CALLER, "This is for guests and holders of seats.")
    return found


async def games_creator(connection: HTTPConnection) -> Application:
    """Policy: an application with the scope `games:create`."""
    await reader(connection)
    return require_scope(connection.scope, "games:create")


async def games_reader(connection: HTTPConnection) -> Application:
    """Policy: an application with the scope `games:read`."""
    await reader(connection)
    return require_scope(connection.scope, "games:read")


async def seat_issuer(connection: HTTPConnection, game: GameId) -> LobbyTable:
    """Policy: an application with the scope `seats:issue`, at a game of its own."""
    return await _own(connection, "seats:issue", game)


async def games_owner(connection: HTTPConnection, game: GameId) -> LobbyTable:
    """Policy: an application with the scope `games:create`, at a game of its own."""
    return await _own(connection, "games:create", game)


async def _own(connection: HTTPConnection, scope: ApplicationScope, game: str) -> LobbyTable:
    await reader(connection)
    return await own_game(gateway_of(connection.scope), require_scope(connection.scope, scope), game)


async def webhook_manager(connection: HTTPConnection) -> Application:
    """Policy: an application with the scope `webhooks:manage`."""
    await reader(connection)
    return require_scope(connection.scope, "webhooks:manage")


async def webhook_owner(
    connection: HTTPConnection, webhook: WebhookId, caller: Annotated[Application, Depends(webhook_manager)]
) -> Subscription:
    """Policy: the same, at a webhook of its own."""
    return await gateway_of(connection.scope).webhooks.own(caller.id, webhook)


async def ai_caller(connection: HTTPConnection) -> Caller:
    """Policy: a guest, or an application with the scope `ai:decide`; simulations are counted by the route."""
    found = await reader(connection)
    if isinstance(found, Guest):
        return found
    if not isinstance(found, Application):
        raise Problem(WRONG_CALLER, "This is for guests and applications; the token of a seat opens one game.")
    return require_scope(connection.scope, "ai:decide")


def require_scope(scope: Scope, needed: ApplicationScope) -> Application:
    """The application that calls; raises the problem of one that lacks ``needed``, and of every other caller."""
    found = application_of(scope)
    if needed not in found.scopes:
        raise Problem(MISSING_SCOPE, f"This needs the scope `{needed}`.")
    return found


async def ticket_holder(connection: HTTPConnection) -> Caller:
    """Policy: anybody, by token or by a ticket in the query, which is one of this stream from now on."""
    ticket = connection.query_params.get("ticket", "")
    if not ticket or Headers(scope=connection.scope).get("authorization"):
        return await reader(connection)
    gateway, path = gateway_of(connection.scope), connection.scope["path"]
    found = await gateway.guests.by_ticket(ticket, path) or await gateway.seats.by_ticket(ticket, path)
    if found is None:
        raise unauthenticated("The ticket is unknown, has expired or is one of another stream.")
    limits_of(connection.scope).count_for(found.id)
    return found


async def tables_follower(
    connection: HTTPConnection, caller: Annotated[Caller, Depends(ticket_holder)]
) -> Guest | Application:
    """Policy: a guest, by token or ticket, or an application with the scope `games:read`."""
    if isinstance(caller, SeatHolder):
        raise Problem(WRONG_CALLER, "The token of a seat opens one game; follow that.")
    return caller if isinstance(caller, Guest) else require_scope(connection.scope, "games:read")


async def lobby_follower(caller: Annotated[Caller, Depends(ticket_holder)]) -> Guest:
    """Policy: a guest, by token or ticket."""
    if not isinstance(caller, Guest):
        raise Problem(WRONG_CALLER, "This is for guests.")
    return caller


async def table_viewer(
    connection: HTTPConnection, table: TableId, caller: Annotated[Guest, Depends(guest)]
) -> LobbyTable:
    """Policy: a guest who may know of the table."""
    gateway = gateway_of(connection.scope)
    found = await gateway.tables.get(table)
    if found.seat_of(caller) is None:  # he may have taken a seat over, at another gateway
        found = await gateway.tables.newest(table)
    if found.may_be_seen_by(caller):
        return found
    unsealed = await gateway.lobby.unsealed(found)
    if not unsealed.may_be_seen_by(caller):
        raise Problem(UNKNOWN_TABLE)
    return unsealed


async def game_viewer(
    connection: HTTPConnection, game: GameId, caller: Annotated[Caller, Depends(reader)]
) -> GameAccess:
    """Policy: a seat of the game, its application, or any guest when the table is public."""
    return await game_access_of(connection.scope, caller, game)


async def game_follower(
    connection: HTTPConnection, game: GameId, caller: Annotated[Caller, Depends(ticket_holder)]
) -> GameAccess:
    """Policy: as for other looks at a game, and a ticket is good enough."""
    return await game_access_of(connection.scope, caller, game)


POLICIES = {
    anyone, prober, newcomer, reader, guest, player, games_creator, games_reader, seat_issuer, games_owner, ai_caller,
    webhook_manager, webhook_owner, ticket_holder, tables_follower, lobby_follower, table_viewer, game_viewer,
    game_follower, seat_holder,
}  # fmt: skip

FOR_SOME = {
    guest, player, games_creator, games_reader, seat_issuer, games_owner, ai_caller, webhook_manager, webhook_owner,
    tables_follower, lobby_follower, table_viewer,
}  # fmt: skip
"""Those that refuse good tokens of some kinds as `wrong-caller`."""


def require_policies(routes: list[BaseRoute]) -> None:
    """Raises for a route without an access policy."""
    bare = [str(route) for route in routes if not _has_policy(route)]
    if bare:
        raise RuntimeError(f"no access policy: {', '.join(bare)}")


def _has_policy(route: Any) -> bool:
    dependant = getattr(route, "dependant", None)
    if dependant is not None:
        return any(part.call in POLICIES for part in dependant.dependencies)
    return hasattr(getattr(route, "endpoint", None), "policy")


def is_for_some(route: BaseRoute) -> bool:
    """Whether ``route`` refuses callers of some kinds, whatever they ask."""
    dependant = getattr(route, "dependant", None)
    return dependant is not None and any(part.call in FOR_SOME for part in dependant.dependencies)
