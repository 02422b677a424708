"""Another game of the same people: a new table like that of a finished game, with a seat kept for everybody."""

from collections.abc import Awaitable, Callable

import msgspec

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import GAME_NOT_OVER, NO_SEAT, UNKNOWN_TABLE, Problem
from sagebrush_gateway.tables.groups import group_again
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, Reservation, closed, computer_at
from sagebrush_process.clock import now_ms


async def rematch(
    lobby: Lobby, guest: Guest, played: LobbyTable, new_table: str, turn: int, may_open: Callable[[], Awaitable[None]]
) -> LobbyTable:
    """The table of the next game, the same one for all who ask; the first who asks opens and hosts it.

    A private one that has started is unknown to everybody who neither plays there nor hosts it. Everybody's seat is
    ``turn`` further than it was. ``may_open`` raises the problem of a guest who may open none.
    """
    if played.seat_of(guest) is None and played.host != guest.id:
        raise Problem(NO_SEAT, "A rematch is for those who played, and for their host.")
    if (await lobby.refresh(played)).stage != "finished":
        raise Problem(GAME_NOT_OVER)
    known = await lobby.tables.rematches.of(played.id)
    if found := await _standing(lobby, known):
        if not found.may_be_seen_by(guest):
            raise Problem(UNKNOWN_TABLE)
        await _remembered(lobby, found)
        return found
    await may_open()
    return await _opened(lobby, guest, rematch_table(played, guest, new_table, turn), played, known)


async def _opened(lobby: Lobby, host: Guest, wanted: LobbyTable, played: LobbyTable, known: str) -> LobbyTable:
    """``wanted``, or the table of somebody who was faster."""
    table = await lobby.open_table(wanted)
    agreed = await lobby.tables.rematches.agree(played.id, known, table)
    if agreed != table.id:
        await lobby.tables.remove(await lobby.tables.change(table.id, lambda table: closed(table, host)))
        return await lobby.tables.get(agreed)
    await _remembered(lobby, table)
    return table


async def _remembered(lobby: Lobby, table: LobbyTable) -> None:
    """Puts ``table`` on the lists of those for whom a seat is kept; again, where that was interrupted."""
    for guest in {kept.guest for seat in range(len(table.seats)) if (kept := table.reservation(seat)) is not None}:
        await lobby.tables.lists.remember(guest, table)


async def _standing(lobby: Lobby, table: str) -> LobbyTable | None:
    """The table, unless it was closed before its game or has vanished."""
    try:
        found = await lobby.tables.get(table) if table else None
    except Problem as problem:
        if problem.kind is not UNKNOWN_TABLE:
            raise
        return None
    return found if found is not None and found.stage != "closed" else None


def rematch_table(played: LobbyTable, host: Guest, new_table: str, turn: int) -> LobbyTable:
    """A table like ``played``: computers sit, and for everybody else a seat is kept."""
    count = len(played.seats)
    sat = [played.seats[(seat - turn) % count] for seat in range(count)]
    return msgspec.structs.replace(
        played,
        id=new_table,
        host=host.id,
        commitment="",
        opened=now_ms(),
        stage="open",
        seats=tuple(_computer(occupant, seat) for seat, occupant in enumerate(sat)),
        reserved=tuple(_reservation(occupant) for occupant in sat),
        offers=(),
        holders=(),
        former=(),
        former_seats={},
        group=group_again(played.group),
        place=None,
    )


def _computer(occupant: Occupant | None, seat: int) -> Occupant | None:
    """The same computer; None for a person."""
    return computer_at(seat, occupant.opponent) if occupant is not None and occupant.opponent is not None else None


def _reservation(occupant: Occupant | None) -> Reservation | None:
    if occupant is None or not occupant.guest:
        return None
    return Reservation(occupant.guest, occupant.player, occupant.sleep)
