"""With whose eyes somebody who sits at a table looks at its game."""

from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.v1 import rules_pb2 as wire


def viewer_at(table: LobbyTable, seat: int | None) -> wire.Viewer:
    """The holder of ``seat`` now, or a spectator; refused where the seat has changed hands since ``table`` was read."""
    return wire.Viewer() if seat is None else wire.Viewer(seat=seat, holder=table.holder(seat))
