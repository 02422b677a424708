"""What a guest may see of a game."""

from dataclasses import dataclass

from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import NO_SEAT, UNKNOWN_GAME, Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.v1 import rules_pb2 as wire

SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class GameAccess:
    """A guest at a game it may look at."""

    gateway: Gateway
    guest: Guest
    table: LobbyTable
    seat: int | None


async def game_access_of(gateway: Gateway, guest: Guest, game: str) -> GameAccess:
    """The access of ``guest``; unknown and forbidden games look the same."""
    try:
        table = await gateway.tables.get(game)
    except Problem:
        raise Problem(UNKNOWN_GAME) from None
    if not table.has_game() or not table.may_be_seen_by(guest):
        raise Problem(UNKNOWN_GAME)
    return GameAccess(gateway, guest, table, table.seat_of(guest))


async def viewer_for(access: GameAccess, wanted: str | None) -> wire.Viewer:
    """The viewer a guest may look as: its own seat or a spectator; any seat once the game is over."""
    if wanted is None:
        return wire.Viewer(seat=access.seat)
    if wanted == SPECTATOR:
        return wire.Viewer()
    seat = int(wanted)
    if seat >= len(access.table.seats):
        raise Problem(NO_SEAT, f"The table has no seat {seat}.")
    if seat != access.seat and not await is_over(access):
        raise Problem(NO_SEAT, "While the game runs, look as your own seat or as `spectator`.")
    return wire.Viewer(seat=seat)


async def is_over(access: GameAccess) -> bool:
    """Asks the rules service, unless the table is known to be finished."""
    return (await access.gateway.lobby.refresh(access.table)).stage == "finished"
