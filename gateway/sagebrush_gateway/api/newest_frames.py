"""The newest frames of many games, for lists that say whose turn it is."""

from asyncio import Semaphore, gather
from collections.abc import Iterable

import msgspec

from sagebrush_gateway.api.responses.presence import PresenceResponse
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.streams.frame_json import frame_json
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

AT_ONCE = 16
"""Games that are looked at together."""
GAMES = 10
"""Games of a list that cost as much as one read."""


class GameProgress(msgspec.Struct, frozen=True):
    """A table with how far its game is; without a game, or while that cannot be read, nothing is known of it."""

    table: LobbyTable
    version: int | None = None
    over: bool | None = None
    awaited: tuple[dict[str, int | str], ...] = ()
    presence: PresenceResponse | None = None

    def awaits(self, seat: int | None) -> bool:
        """Whether the game waits for ``seat``, and no computer plays it."""
        return any(one["seat"] == seat and "opponent" not in one for one in self.awaited)


async def progress_of(gateway: Gateway, tables: Iterable[LobbyTable]) -> list[GameProgress]:
    """How far the games of ``tables`` are, in their order; one whose end is noticed is finished from now on."""
    room = Semaphore(AT_ONCE)

    async def look(table: LobbyTable) -> GameProgress:
        async with room:
            return await _progress(gateway, table)

    return await gather(*map(look, tables))


async def _progress(gateway: Gateway, table: LobbyTable) -> GameProgress:
    table = await gateway.lobby.resolved(table)
    if not table.has_game():
        return GameProgress(table)
    try:
        newest = await gateway.lobby.newest_frame(table, presence=True)
    except RulesError:
        return GameProgress(table)
    now = msgspec.json.decode(frame_json(newest))
    noted = await gateway.lobby.note_end(table, newest)
    return GameProgress(noted, newest.version, newest.over, tuple(now["awaited"]), presence_of(newest))


def presence_of(newest: wire.Frame) -> PresenceResponse | None:
    """The people who are away from the game; None once it is over."""
    return None if newest.over else PresenceResponse.model_validate_json(newest.presence)
