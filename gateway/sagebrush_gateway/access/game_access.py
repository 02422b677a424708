"""What a caller may see of a game."""

from contextlib import suppress
from dataclasses import dataclass

from starlette.types import Scope

from sagebrush_gateway.access.request_limits import RequestLimits, limits_of
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.gateway import Gateway, gateway_of
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import NO_SEAT, UNKNOWN_GAME, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.viewers import viewer_at
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class GameAccess:
    """A caller at a game it may look at, with the limits of its request."""

    gateway: Gateway
    caller: Caller
    table: LobbyTable
    seat: int | None
    limits: RequestLimits

    def own_seat(self) -> int:
        """The seat of the caller; raises the problem of one who has none."""
        if self.seat is None:
            raise Problem(NO_SEAT)
        return self.seat


async def game_access_of(scope: Scope, caller: Caller, game: str) -> GameAccess:
    """The access of ``caller``; unknown and forbidden games look the same."""
    gateway = gateway_of(scope)
    table = await _seated_table(gateway, caller, game)
    if not table.has_game() or not may_look(caller, table):
        table = await gateway.lobby.unsealed(table)
        if not table.has_game() or not may_look(caller, table):
            raise Problem(UNKNOWN_GAME)
    return GameAccess(gateway, caller, table, table.seat_of(caller), limits_of(scope))


async def _seated_table(gateway: Gateway, caller: Caller, game: str) -> LobbyTable:
    """The table as ``caller`` may find it: read again where he does not sit, since he may have taken a seat over."""
    try:
        table = await gateway.tables.get(game)
        if isinstance(caller, Guest) and table.seat_of(caller) is None:
            table = await gateway.tables.newest(game)
    except Problem:
        raise Problem(UNKNOWN_GAME) from None
    with suppress(RulesError):  # who has the seat is not known yet; the rules service will say it
        table = await gateway.handover.finished(table)
    return table


async def own_game(gateway: Gateway, application: Application, game: str) -> LobbyTable:
    """The table of a game that ``application`` created; those of others look unknown."""
    try:
        table = await gateway.tables.get(game)
    except Problem:
        raise Problem(UNKNOWN_GAME) from None
    if not table.has_game() or table.host != application.id:
        raise Problem(UNKNOWN_GAME)
    return table


def may_look(caller: Caller, table: LobbyTable) -> bool:
    """Whether the game is there for ``caller``: an application has its own alone, the holder of a seat its one."""
    if isinstance(caller, SeatHolder):
        return table.id == caller.game
    if isinstance(caller, Application):
        return table.host == caller.id and "games:read" in caller.scopes
    return table.may_be_seen_by(caller)


async def viewer_for(access: GameAccess, wanted: str | None) -> wire.Viewer:
    """The viewer a caller may look as: its own seat or a spectator; any seat once the game is over."""
    if wanted is None:
        return viewer_at(access.table, access.seat)
    if wanted == SPECTATOR:
        return wire.Viewer()
    seat = int(wanted)
    if seat >= len(access.table.seats):
        raise Problem(NO_SEAT, f"The table has no seat {seat}.")
    if seat == access.seat:
        return viewer_at(access.table, seat)
    if not await is_over(access):
        raise Problem(NO_SEAT, f"While {_what_runs(access.table)}, look as your own seat or as `spectator`.")
    return wire.Viewer(seat=seat)


def _what_runs(table: LobbyTable) -> str:
    """Why nobody may look as others: a game that is over stays sealed while another one with its chance runs."""
    return "the game runs" if table.place is None else "this game, or another one with the same chance, runs"


async def is_over(access: GameAccess) -> bool:
    """Asks the rules service, unless the table is known to be finished."""
    return (await access.gateway.lobby.refresh(access.table)).stage == "finished"
