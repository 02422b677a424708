"""What an operator asks of a guest."""

import asyncio
from typing import Any

import structlog

from sagebrush_gateway.change_log import FRESH
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.unseating import tables_of, unseat
from sagebrush_rpc.errors import RulesError

log = structlog.get_logger("sagebrush.operator")


async def end_guest(gateway: Gateway, guest: str, reason: str) -> dict[str, Any]:
    """Ends the tokens first, and looks for tables when no gateway takes them any more: he gets no other seat.

    By table what was done there, and, as ``not_done``, the code of what stood in the way. Raises UnknownGuest.
    """
    await tables_of(gateway.guests, gateway.tables, guest)
    log.warning("guest-end-asked", guest=guest, reason=reason)
    await gateway.guests.end(guest)
    log.warning("guest-ended", guest=guest, reason=reason)
    await asyncio.sleep(FRESH)
    done: dict[str, str] = {}
    not_done: dict[str, str] = {}
    for table in await tables_of(gateway.guests, gateway.tables, guest):
        try:
            done[table.id] = await unseat(gateway.lobby, gateway.handover, guest, table.id)
        except (Problem, RulesError) as error:
            not_done[table.id] = error.kind.code if isinstance(error, Problem) else error.code
    for table_id, what in done.items():
        log.warning("guest-unseated", guest=guest, game=table_id, what=what)
    for table_id, code in not_done.items():
        log.error("guest-not-unseated", guest=guest, game=table_id, code=code)
    return {"guest": guest, "ended": True, "tables": {at: what for at, what in done.items() if what}} | (
        {"not_done": not_done} if not_done else {}
    )


async def show_guest(gateway: Gateway, guest: str) -> dict[str, Any]:
    """The name of a guest, and by table where he sits; raises UnknownGuest."""
    tables = await tables_of(gateway.guests, gateway.tables, guest)
    found = await gateway.guests.by_id(guest)
    return {
        "guest": guest,
        "name": found.name if found else None,
        "ended": found is None,
        "tables": {table.id: _place(table, guest) for table in tables},
    }


def _place(table: LobbyTable, guest: str) -> str:
    seats = [f"seat {seat}" for seat, one in enumerate(table.seats) if one is not None and one.guest == guest]
    return ", ".join([table.stage, *(["host"] if table.host == guest else []), *seats])
