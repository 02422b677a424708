"""What one reader is told of a table that changed: its newest state, and nothing that is hidden."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from zlib import crc32

import msgspec
from pydantic import TypeAdapter

from sagebrush_gateway.api.responses.following import (
    AwaitedUserResponse,
    ClockWarningResponse,
    TableUpdateResponse,
    UpdateType,
)
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

    async def update(self, table_id: str, commit: wire.FollowedCommit | None) -> TableUpdateResponse | None:
        """The newest state of a table; None for a game that nobody can read.

        Raises the RulesError of a service that does not answer now.
        """
        table = await self._table(table_id)
        if table is None:
            return _removed(table_id)
        if self.is_lobby or not table.has_game():
            return self._of_table(table)
        seat = table.seat_of(self.caller)
        if commit is not None and not commit.over and not (self.legal and _awaits(commit, seat)):
            return self._of_game(table, seat, commit)
        found = await self._of_newest(table, seat)
        return None if found is None else self._of_game(found[0], seat, found[1])

    async def missed(self, table_id: str, after: int) -> list[TableUpdateResponse]:
        """What happened at a table ``after`` a time in Unix ms: its newest state, and of what players were warned.

        A negative time asks for the state alone. Raises the RulesError of a service that does not answer now.
        """
        table = await self._table(table_id)
        if table is None:
            return [_removed(table_id)]
        if self.is_lobby or not table.has_game():
            return [self._of_table(table)]
        seat = table.seat_of(self.caller)
        found = await self._of_newest(table, seat, warned=after >= 0)
        if found is None:
            return []
        table, frame = found
        moved = [self._of_game(table, seat, frame)] if frame.time_ms > after else []
        return moved + [self._warning(table, frame, one) for one in self._own(seat, frame.warned, after)]

    async def warned(self, told: wire.FollowedWarnings) -> list[TableUpdateResponse]:
        """That time runs out, of the seats of which the caller is told: his own, or those of his application."""
        table = await self._table(told.game)
        if table is None:
            return []
        own = self._own(table.seat_of(self.caller), told.warnings)
        return [self._warning(table, told, one) for one in own]

    async def _table(self, table_id: str) -> LobbyTable | None:
        """The table, if it is the caller's."""
        try:
            table = await self.gateway.tables.get(table_id)
        except Problem:
            return None
        return table if self._has(table) else None

    async def _of_newest(
        self, table: LobbyTable, seat: int | None, warned: bool = False
    ) -> tuple[LobbyTable, wire.Frame] | None:
        """The newest frame, and the table as it makes it; None where nobody can read the game."""
        wanted = wire.GetViewRequest(
            game=table.id,
            viewer=viewer_at(table, seat),
            legal=self.legal and seat is not None,
            language=self.language,
            warned=warned,
        )
        try:
            frame = await self.gateway.rules.get_view(wanted)
        except RulesError as error:
            if is_temporary(error):
                raise
            return None
        return await self.gateway.lobby.note_end(table, frame), frame

    def _own(
        self, seat: int | None, warnings: Iterable[wire.ClockWarning], after: int = -1
    ) -> Iterator[wire.ClockWarning]:
        """Of the warnings that were told ``after`` a time in Unix ms, those that concern the caller."""
        is_host = isinstance(self.caller, Application)
        return (one for one in warnings if one.told > after and (is_host or one.seat == seat))

    def _warning(
        self, table: LobbyTable, now: wire.Frame | wire.FollowedWarnings, one: wire.ClockWarning
    ) -> TableUpdateResponse:
        seat = table.seat_of(self.caller)
        return TableUpdateResponse(
            id=f"{table.id}-{one.since}-{one.seconds}-{one.seat}-warned",
            type="warned",
            table=table.id,
            title=table.title,
            name=table.name,
            stage=table.stage,
            seat=seat,
            version=now.version,
            awaited=[self._awaited(table, awaited) for awaited in now.awaited],
            your_turn=_awaits(now, seat),
            over=False,
            warning=ClockWarningResponse(
                seat=one.seat, user=self._user(table, one.seat), seconds=one.seconds, ends=one.ends
            ),
        )

    def _has(self, table: LobbyTable) -> bool:
        if self.is_lobby:
            return table.is_listed() and table.stage != "closed"
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
        user = self._user(table, one.seat)
        return AwaitedUserResponse(seat=one.seat, prompt=one.prompt or None, opponent=opponent, user=user)

    def _user(self, table: LobbyTable, seat: int) -> str | None:
        """What the application calls the person who has the seat; None for everybody else who asks."""
        occupant = table.seats[seat] if seat >= 0 else None
        return occupant.user or None if isinstance(self.caller, Application) and occupant is not None else None


def _type_of(now: wire.Frame | wire.FollowedCommit, mine: bool) -> UpdateType:
    if now.over:
        return "finished"
    if mine:
        return "your-turn"
    return "started" if now.version == 1 else "moved"


def _awaits(now: wire.Frame | wire.FollowedCommit | wire.FollowedWarnings, seat: int | None) -> bool:
    """Whether the player of ``seat`` is awaited, and no computer in his place."""
    return any(one.seat == seat and not one.HasField("opponent") for one in now.awaited)


def _removed(table: str) -> TableUpdateResponse:
    return TableUpdateResponse(id=f"{table}-removed", type="removed", table=table)


def _digest(table: LobbyTable) -> str:
    """Eight characters that differ when the table does."""
    return f"{crc32(msgspec.json.encode(table)):08x}"
