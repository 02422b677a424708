"""What one reader is told of a table that changed: its newest state, and nothing that is hidden."""

from dataclasses import dataclass
from zlib import crc32

import msgspec
from pydantic import TypeAdapter

from sagebrush_gateway.api.responses.following import AwaitedUserResponse, TableUpdateResponse, UpdateType
from sagebrush_gateway.api.responses.games import LegalCommand, OutcomeResponse
from sagebrush_gateway.api.responses.presence import PresenceResponse
from sagebrush_gateway.api.table_responses import table_response
from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.following.followers import owners_of
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.guests.caller import Caller
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.streams.watching import is_temporary
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.viewers import viewer_at
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

LEGAL = TypeAdapter(list[LegalCommand])


@dataclass(frozen=True, slots=True)
class UpdateReader:
    """Makes the updates of one reader; with ``legal``, those of its turns have its legal commands."""

    gateway: Gateway
    caller: Caller
    is_lobby: bool
    legal: bool
    language: str

    async def update(
        self, table_id: str, commit: wire.FollowedCommit | None, after: int = -1
    ) -> TableUpdateResponse | None:
        """The newest state of a table; None for a game that nobody can read, and one that has not moved ``after``.

        ``after`` is in Unix ms. Raises the RulesError of a service that does not answer now.
        """
        try:
            table = await self.gateway.tables.get(table_id)
        except Problem:
            return _removed(table_id)
        if not self._has(table):
            return _removed(table_id)
        if self.is_lobby or not table.has_game():
            return self._of_table(table)
        seat = table.seat_of(self.caller)
        if commit is not None and not commit.over and not (self.legal and _awaits(commit, seat)):
            return self._of_game(table, seat, commit)
        return await self._of_newest(table, seat, after)

    async def _of_newest(self, table: LobbyTable, seat: int | None, after: int) -> TableUpdateResponse | None:
        wanted = wire.GetViewRequest(
            game=table.id,
            viewer=viewer_at(table, seat),
            legal=self.legal and seat is not None,
            language=self.language,
        )
        try:
            frame = await self.gateway.rules.get_view(wanted)
        except RulesError as error:
            if is_temporary(error):
                raise
            return None
        table = await self.gateway.lobby.note_end(table, frame)
        return None if frame.time_ms <= after else self._of_game(table, seat, frame)

    def _has(self, table: LobbyTable) -> bool:
        if self.is_lobby:
            return table.visibility == "public" and table.stage != "closed"
        return self.caller.id in owners_of(table)

    def _of_table(self, table: LobbyTable) -> TableUpdateResponse:
        details = None if isinstance(self.caller, Application) else table_response(table, self.caller)
        return TableUpdateResponse(
            id=f"{table.id}-table-{_digest(table)}", type="table", table=table.id, title=table.title, name=table.name,
            stage=table.stage, seat=table.seat_of(self.caller), details=details,
        )  # fmt: skip

    def _of_game(
        self, table: LobbyTable, seat: int | None, now: wire.Frame | wire.FollowedCommit
    ) -> TableUpdateResponse:
        frame = now if isinstance(now, wire.Frame) else None
        mine = _awaits(now, seat)
        kind = _type_of(now, mine)
        return TableUpdateResponse(
            id=f"{table.id}-{now.version}-{kind}",
            type=kind,
            table=table.id,
            title=table.title,
            name=table.name,
            stage=table.stage,
            seat=seat,
            version=now.version,
            awaited=[self._awaited(table, one) for one in now.awaited],
            your_turn=mine,
            over=now.over,
            presence=PresenceResponse.model_validate_json(now.presence) if now.presence and not now.over else None,
            outcome=OutcomeResponse.model_validate_json(frame.outcome) if frame and frame.outcome else None,
            legal=LEGAL.validate_json(frame.legal) if frame and mine and frame.legal else None,
        )

    def _awaited(self, table: LobbyTable, one: wire.Awaited) -> AwaitedUserResponse:
        opponent = one.opponent.name if one.HasField("opponent") else None
        occupant = table.seats[one.seat] if one.seat >= 0 else None
        user = occupant.user or None if isinstance(self.caller, Application) and occupant is not None else None
        return AwaitedUserResponse(seat=one.seat, prompt=one.prompt or None, opponent=opponent, user=user)


def _type_of(now: wire.Frame | wire.FollowedCommit, mine: bool) -> UpdateType:
    if now.over:
        return "finished"
    if mine:
        return "your-turn"
    return "started" if now.version == 1 else "moved"


def _awaits(now: wire.Frame | wire.FollowedCommit, seat: int | None) -> bool:
    return any(one.seat == seat for one in now.awaited)


def _removed(table: str) -> TableUpdateResponse:
    return TableUpdateResponse(id=f"{table}-removed", type="removed", table=table)


def _digest(table: LobbyTable) -> str:
    """Eight characters that differ when the table does."""
    return f"{crc32(msgspec.json.encode(table)):08x}"
