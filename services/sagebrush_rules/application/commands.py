"""The path of a command: read, decide on a copy, append, and only then change what this process believes.

Nothing is refused before two checks: was this very command applied already, and has the game moved on in another
process? So a refusal is always justified by the newest state, and a repeated command gets its stored reply.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sagebrush_events import (
    Append,
    Conflict,
    Duplicate,
    Full,
    KeyReused,
    Lost,
    Ok,
    Record,
    Unavailable,
    decode,
    fingerprint,
)
from sagebrush_events.record import CAP
from sagebrush_games.kernel.control.messages import CONTROL_COMMANDS
from sagebrush_games.kernel.messages import Command, Seat, TakeBack
from sagebrush_games.kernel.refusal import COMPUTERS_SEAT, Refusal
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.pending_commit import CommandOrigin, PendingCommit, next_commit
from sagebrush_history.same_question import MOST_COMMITS, is_still_asked, means_the_same
from sagebrush_history.table import GameTable
from sagebrush_history.thought import is_of_computer
from sagebrush_history.timekeeping import downtime_credit
from sagebrush_process.clock import now_ms
from sagebrush_process.tasks import BackgroundTasks
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application import feed, requests
from sagebrush_rules.application.downtime import DowntimeLog
from sagebrush_rules.application.returning import require_return
from sagebrush_rules.application.thinking import stored_engine
from sagebrush_rules.cache import snapshots
from sagebrush_rules.cache.games import GameCache, LiveGame
from sagebrush_rules.cache.history import HistoryCache
from sagebrush_rules.holders import holder_in
from sagebrush_rules.metrics import CONFLICTS
from sagebrush_rules.problems import RulesProblem

ATTEMPTS = 8
"""Times a command without an expected version is decided again because others were faster."""
LAST_TO_GO_ON = CAP - 1
"""The version after which only a commit that ends the game is written: otherwise nobody could end one that is full."""


@dataclass(frozen=True, slots=True)
class SubmittedCommand:
    """A well-formed command with what was sent beside it."""

    origin: CommandOrigin
    fingerprint: bytes
    expected_version: int | None
    key: str
    """The name under which the record remembers it: its id, or after another seat took that, seat and id."""

    @property
    def seat(self) -> Seat:
        """The seat whose command it is."""
        return self.origin.seat

    def under_own_key(self) -> "SubmittedCommand":
        """The same for a seat whose id is taken by another one; no id has a space, so no other command has this key."""
        return replace(self, key=f"{self.seat} {self.origin.command_id}")


class MovedOn(Exception):
    """The record has the game at a later ``version`` than this process believed: read and decide again."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version


class Commands:
    """Commands of all games; those of one game are decided one after the other, in the order in which they came."""

    def __init__(
        self,
        record: Record,
        games: GameCache,
        history: HistoryCache,
        seconds: float,
        clock: Callable[[], int] = now_ms,
        downtime: DowntimeLog | None = None,
    ) -> None:
        self._record = record
        self._games = games
        self._history = history
        self._seconds = seconds
        self._clock = clock
        self._downtime = downtime or DowntimeLog(record, clock)
        self._background = BackgroundTasks()
        self.after_commit: Callable[[str], None] = lambda _game: None
        """Told of every game that moved."""

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The reply to ``request``; raises RulesProblem. What was begun is finished, so never cancel it: shield it."""
        live = self._games.live_game(requests.checked_game(request.game))
        requests.checked_command_id(request.command_id)
        async with asyncio.timeout(self._seconds), live.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._decide(live, request)
                except MovedOn as moved:
                    await self._games.refresh(live, moved.version)
        raise problems.contended(live.latest.version if live.latest else 0)

    async def _decide(self, live: LiveGame, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The reply as of the version this process believes in; raises MovedOn when that is not the newest."""
        before = await self._games.current(live)
        submitted = read_command(before.table, request)
        if submitted.expected_version not in (None, before.version) and not (
            request.same_question and await self._is_meant_still(before, submitted)
        ):
            return await self._stored_reply_or_raise(live, submitted, problems.stale(before.version))
        if holder_in(request) not in (None, before.holder(request.seat)):
            problem = problems.seat_handed_over(before.version)
            return await self._stored_reply_or_raise(live, submitted, problem)
        secret = await self._games.secret(live, before)
        origin = submitted.origin
        try:
            _require_no_computer(origin)
            require_return(before, origin.command)
            returned_state = await self._returned_state(before, origin.command)
            await self._downtime.catch_up()
            now = self._clock()
            credit = downtime_credit(before.table, before.clocks, now, self._downtime.downtimes)
            pending = next_commit(
                before, live.chain, secret, origin, now, returned_state, credit, self._downtime.downtimes
            )
        except Refusal as refusal:
            problem = problems.refused(refusal, before, request.language)
            return await self._stored_reply_or_raise(live, submitted, problem)
        if before.version >= LAST_TO_GO_ON and not pending.applied.is_over:
            return await self._stored_reply_or_raise(live, submitted, problems.game_full(before.version))
        return await self._append(live, submitted, pending)

    async def _is_meant_still(self, before: AppliedCommit, submitted: SubmittedCommand) -> bool:
        """Whether others alone have moved since the version that the seat looked at, and its command means the same."""
        looked, seat, command = submitted.expected_version or 0, submitted.seat, submitted.origin.command
        if not 0 < before.version - looked <= MOST_COMMITS or looked < 1:
            return False
        game = before.table.game
        history = await self._history.history(game, before.version)
        seen = await self._history.at(game, looked)
        later = list(history.commits(looked, before.version, with_state=False))
        return is_still_asked(seat, seen, later) and means_the_same(command, seen, before)

    async def _returned_state(self, before: AppliedCommit, command: Command) -> Any:
        """The state that a command which takes back returns to; raises Refusal. None for every other command."""
        if not isinstance(command, TakeBack):
            return None
        return (await self._history.at(before.table.game, before.destination(command))).state

    async def _append(self, live: LiveGame, submitted: SubmittedCommand, pending: PendingCommit) -> wire.SubmitReply:
        """The reply once the commit is written, or the one of an earlier commit of the same command."""
        applied = pending.applied
        append = Append(
            live.game, applied.version - 1, submitted.key, submitted.fingerprint, pending.data, feed.payload(applied),
            feed.due(applied), applied.deadline, applied.warns, applied.warned_until,
        )  # fmt: skip
        with self._games.forget_when_interrupted(live):
            answer = await self._record.append(append)
        match answer:
            case Ok():
                live.advance(applied, pending.chain)
                self._snapshot_sometimes(live.game, pending)
                self.after_commit(live.game)
                return wire.SubmitReply(version=applied.version, events=applied.events_json(submitted.seat))
            case Duplicate(version):
                return await self._stored_reply(live, submitted, version)
            case Conflict(last):
                CONFLICTS.inc()
                raise MovedOn(last)
            case KeyReused():
                return await self._append(live, await self._under_own_key(live, submitted), pending)
            case Full():
                raise problems.game_full(applied.version - 1)
            case Lost(last):
                raise self._games.report_data_loss(live, last)

    async def _stored_reply_or_raise(
        self, live: LiveGame, submitted: SubmittedCommand, problem: RulesProblem
    ) -> wire.SubmitReply:
        """The stored reply to a command that was applied already; else raises ``problem``, if it is up to date."""
        known, head = await asyncio.gather(self._record.lookup(live.game, submitted.key), self._record.head(live.game))
        if known is not None and known[1] == submitted.fingerprint:
            return await self._stored_reply(live, submitted, known[0])
        if known is not None:
            return await self._stored_reply_or_raise(live, await self._under_own_key(live, submitted), problem)
        if head < problem.version:
            raise self._games.report_data_loss(live, head)
        if head > problem.version:
            raise MovedOn(head)
        raise problem

    async def _under_own_key(self, live: LiveGame, submitted: SubmittedCommand) -> SubmittedCommand:
        """``submitted`` where another seat has its key; raises the RulesProblem of a seat that uses an id twice."""
        version, _ = await self._record.lookup(live.game, submitted.key) or (0, b"")
        stored = await self._record.at(live.game, version)
        if stored is None or decode(stored).seat == submitted.seat:
            raise problems.command_id_reused(live.latest.version if live.latest else version)
        return submitted.under_own_key()

    async def _stored_reply(self, live: LiveGame, submitted: SubmittedCommand, version: int) -> wire.SubmitReply:
        """The reply that ``submitted`` got when it was applied, byte for byte."""
        now = await self._games.current(live)
        stored = await self._record.at(live.game, version)
        if stored is None:
            raise self._games.report_data_loss(live, now.version, version)
        with self._games.quarantine.reading(live.game):
            events = folding.events_of(now.table, decode(stored))
        seat = submitted.seat
        untimed = now.platform._replace(clocks=None)
        then = AppliedCommit(now.table, version, 0, seat, events, now.state, untimed)
        return wire.SubmitReply(version=version, events=then.events_json(seat), duplicate=True)

    def _snapshot_sometimes(self, game: str, written: PendingCommit) -> None:
        """Begins a snapshot in the background, every ``snapshots.EVERY`` commits."""
        if written.applied.version % snapshots.EVERY == 0 and not written.applied.is_over:
            self._background.begin(self._snapshot(game, written))

    async def _snapshot(self, game: str, written: PendingCommit) -> None:
        try:
            first = await self._record.at(game, 1)
            if first is not None:
                await snapshots.keep(self._record, written.applied, written.chain, first)
        except Unavailable:
            pass  # a cache may vanish, and may never come to be


def _require_no_computer(origin: CommandOrigin) -> None:
    """Raises the Refusal of a computer that would decide who has the seat, which it only plays."""
    if isinstance(origin.command, CONTROL_COMMANDS) and is_of_computer(origin.engine):
        raise Refusal(COMPUTERS_SEAT)


def read_command(table: GameTable, request: wire.SubmitRequest) -> SubmittedCommand:
    """The command of ``request`` at ``table``; raises RulesProblem or Malformed."""
    if not table.has_actor(request.seat):
        raise problems.no_such_seat(request.seat, "seat")
    command = table.codec.command_from_json(request.command, request.seat)
    packed = table.codec.pack_command(command)
    expected = request.expected_version if request.HasField("expected_version") else None
    origin = CommandOrigin(request.command_id, command, packed, stored_engine(request, table.codec))
    mark = fingerprint(request.seat, packed + request.list)
    return SubmittedCommand(origin, mark, expected, request.command_id)
