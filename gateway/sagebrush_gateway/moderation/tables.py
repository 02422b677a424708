"""What an operator asks of a table."""

from typing import Any

import structlog

from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.tables.closing import close_as_operator
from sagebrush_gateway.tables.lobby_table import LobbyTable

log = structlog.get_logger("sagebrush.operator")

BY_OPERATOR = "Closed by the operator of the platform."
"""What the others read where the operator gives no reason."""


async def close_table(gateway: Gateway, table: str, reason: str) -> dict[str, Any]:
    """Takes an open table away, or ends its game; raises Problem or RulesError."""
    log.warning("table-close-asked", game=table, reason=reason)
    what = await close_as_operator(gateway.lobby, table, reason or BY_OPERATOR)
    log.warning("table-closed", game=table, reason=reason, what=what)
    return {"table": table, "done": what}


async def show_table(gateway: Gateway, table: str) -> dict[str, Any]:
    """The host of a table and its occupants, by their ids; raises Problem."""
    found = await gateway.tables.newest(table)
    return {
        "table": found.id,
        "title": found.title,
        "name": found.name,
        "stage": found.stage,
        "visibility": found.visibility,
        "host": found.host,
        "seats": {str(seat): _occupant(found, seat) for seat in range(len(found.seats))},
    }


def _occupant(table: LobbyTable, seat: int) -> str | None:
    occupant = table.seats[seat]
    if occupant is None:
        return None
    who = occupant.guest or (f"computer {occupant.opponent.name}" if occupant.opponent else "nobody")
    return f"{who} ({occupant.player})"
