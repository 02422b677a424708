"""A guest whom the operator has ended leaves every table: as the rules say of who leaves, so that the others go on."""

from uuid import uuid4

from msgspec import json

from sagebrush_gateway.guests.registry import Guest, GuestRegistry
from sagebrush_gateway.guests.tokens import is_id
from sagebrush_gateway.problems import TABLE_STARTED, Problem
from sagebrush_gateway.tables.handing_over import SeatHandover
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, closed
from sagebrush_gateway.tables.seating import left
from sagebrush_gateway.tables.table_store import LobbyTableStore
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

PAGE = 100
RESIGNED_BEFORE = {"game-over", "already-resigned", "seat-handed-over"}
"""Why there is nothing left to resign from."""


class UnknownGuest(Exception):
    """No token and no table knows of the guest."""


async def tables_of(guests: GuestRegistry, tables: LobbyTableStore, guest: str) -> list[LobbyTable]:
    """The tables of ``guest`` that are not finished, newest first; raises UnknownGuest."""
    if not is_id(guest):
        raise UnknownGuest
    found: list[LobbyTable] = []
    before = ""
    while True:
        page, before = await tables.lists.page_of_guest(guest, before, PAGE)
        found += page
        if not before:
            break
    if not found and not await guests.is_known(guest):
        raise UnknownGuest
    return [table for table in found if table.stage != "finished"]


async def unseat(lobby: Lobby, handover: SeatHandover, guest: str, table_id: str) -> str:
    """What was done at the table, in a word; empty where nothing was to do. Raises Problem and RulesError.

    A table that has not started loses the guest, or is taken away where he hosts it, for nobody else could start it.
    From a running game he resigns: a computer plays on while other people remain.
    """
    ended = Guest(guest, "", 0)
    table = await lobby.resolved(await lobby.tables.newest(table_id))
    if table.stage in ("open", "closed"):
        return await _off_open_table(lobby, ended, table)
    if table.stage == "starting":
        raise Problem(TABLE_STARTED, "The game is about to start; repeat the command in a moment.")
    if table.stage != "started" or not table.has_game():
        return ""
    table = await handover.finished(table)
    seat = table.seat_of(ended)
    if seat is None:
        return ""
    return await _resign(lobby, await handover.withdraw(ended, table, seat), seat)


async def _off_open_table(lobby: Lobby, ended: Guest, table: LobbyTable) -> str:
    if table.host == ended.id:
        await lobby.tables.remove(await lobby.tables.change(table.id, lambda table: closed(table, ended)))
        return "removed"
    if table.seat_of(ended) is None:
        return ""
    await lobby.tables.change(table.id, lambda table: left(table, ended))
    return "left"


async def _resign(lobby: Lobby, table: LobbyTable, seat: int) -> str:
    """Under an id that nobody knows beforehand: the guest could have given it to a command of his own."""
    request = wire.SubmitRequest(
        game=table.id,
        seat=seat,
        holder=table.holder(seat),
        command_id=str(uuid4()),
        command=json.encode({"type": "resign"}),
    )
    try:
        await lobby.rules.submit(request)
    except RulesError as error:
        if error.code not in RESIGNED_BEFORE:
            raise
        return ""
    await lobby.refresh(table)
    return "resigned"
