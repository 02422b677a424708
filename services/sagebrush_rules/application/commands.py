"""The path of a command: read, decide on a copy, append, and only then change what this process believes.

Nothing is refused before two questions are answered: was this very command applied already, and has the game moved on
in another process? So a refusal is always justified by the newest state, and a repeated command gets its stored answer.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from sagebrush_events import Answer, Append, Conflict, Duplicate, Full, KeyReused, Lost, Ok, Record, Unavailable, decode
from sagebrush_events import fingerprint as fingerprint_of
from sagebrush_games.kernel.messages import CloseGame, Seat, TakeBack
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.taking_back import destination
from sagebrush_history import folding
from sagebrush_history.drafting import Cause, Draft, Engine, Secret, closing, successor, taking_back
from sagebrush_history.moment import Moment
from sagebrush_history.table import Table
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application import feed, requests
from sagebrush_rules.cache import snapshots
from sagebrush_rules.cache.games import Games, Live
from sagebrush_rules.cache.history import Stories
from sagebrush_rules.metrics import CONFLICTS
from sagebrush_rules.problems import Problem

ATTEMPTS = 8
"""Times a command without an expected version is decided again because others were faster."""


def now_ms() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A well-formed command, and what it was asked with."""

    cause: Cause
    seat: Seat
    fingerprint: bytes
    expected: int | None
    key: str
    """By which the record remembers it: its id, or after another seat took that, seat and id."""

    def under_own_key(self) -> "Asked":
        """The same for a seat whose id is taken by another one; no id has a space, so nobody can take it."""
        return replace(self, key=f"{self.seat} {self.cause.command_id}")


class MovedOn(Exception):
    """The game is at another version than this process believed: read and decide again."""


class Commands:
    """Commands of all games; those of one game are decided one after the other, in the order in which they came."""

    def __init__(
        self, record: Record, games: Games, stories: Stories, seconds: float, clock: Callable[[], int] = now_ms
    ) -> None:
        self._record = record
        self._games = games
        self._stories = stories
        self._seconds = seconds
        self._clock = clock
        self._errands: set[asyncio.Task[None]] = set()

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The answer to ``request``; raises Problem. What was begun is finished, so never cancel it: shield it."""
        live = self._games.slot(requests.checked_game(request.game))
        requests.checked_command_id(request.command_id)
        async with asyncio.timeout(self._seconds), live.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(live, request)
                except MovedOn:
                    await self._games.refreshed(live)
        raise problems.contended(live.moment.version if live.moment else 0)

    async def _attempt(self, live: Live, request: wire.SubmitRequest) -> wire.SubmitReply:
        """The answer as of the version this process believes in; raises MovedOn when that is not the newest."""
        moment = await self._games.current(live)
        asked = _asked(moment.table, request)
        if asked.expected not in (None, moment.version):
            return await self._applied_or(live, asked, problems.stale(moment.version))
        secret = await self._games.secret(live, moment)
        try:
            draft = await self._draft(live, moment, secret, asked.cause)
        except Refusal as refusal:
            sentence = moment.table.title.sentence(refusal.code)
            return await self._applied_or(live, asked, problems.refused(refusal.code, sentence, moment.version))
        return await self._write(live, asked, draft)

    async def _draft(self, live: Live, moment: Moment, secret: Secret, cause: Cause) -> Draft:
        """The commit that ``cause`` makes after ``moment``; raises Refusal."""
        match cause.command:
            case TakeBack() as command:
                target = await self._stories.at(live.game, _destination(moment, command))
                return taking_back(moment, target, live.chain, secret, cause, self._clock())
            case CloseGame():
                return closing(moment, live.chain, secret, cause, self._clock())
            case _:
                return successor(moment, live.chain, secret, cause, self._clock())

    async def _write(self, live: Live, asked: Asked, draft: Draft) -> wire.SubmitReply:
        match await self._append(live, asked, draft):
            case Ok():
                live.advance(draft.moment, draft.chain)
                self._after(live, draft.moment)
                return _reply(draft.moment.version, draft.moment.events_json(asked.seat))
            case Duplicate(version):
                return await self._told_again(live, asked, version)
            case Conflict():
                CONFLICTS.inc()
                raise MovedOn
            case KeyReused():
                return await self._write(live, await self._under_own_key(live, asked), draft)
            case Full():
                raise problems.game_full(draft.moment.version - 1)
            case Lost(last):
                raise self._games.lose(live, last)

    async def _append(self, live: Live, asked: Asked, draft: Draft) -> Answer:
        """The record's answer; whatever interrupts the question makes this process doubt what it believes."""
        moment = draft.moment
        append = Append(
            live.game, moment.version - 1, asked.key, asked.fingerprint, draft.data, feed.payload(moment),
            feed.due(moment),
        )  # fmt: skip
        try:
            return await self._record.append(append)
        except Unavailable:
            self._games.forget(live)
            raise problems.outcome_unknown() from None
        except asyncio.CancelledError:
            self._games.forget(live)
            raise

    async def _applied_or(self, live: Live, asked: Asked, problem: Problem) -> wire.SubmitReply:
        """The stored answer of a command that was applied already; else raises ``problem``, if it is up to date."""
        applied, head = await asyncio.gather(self._record.lookup(live.game, asked.key), self._record.head(live.game))
        if applied is not None and applied[1] == asked.fingerprint:
            return await self._told_again(live, asked, applied[0])
        if applied is not None:
            return await self._applied_or(live, await self._under_own_key(live, asked), problem)
        if head < problem.version:
            raise self._games.lose(live, head)
        if head > problem.version:
            raise MovedOn
        raise problem

    async def _under_own_key(self, live: Live, asked: Asked) -> Asked:
        """``asked`` where another seat has its key; raises the Problem of a seat that uses an id for two commands."""
        version, _ = await self._record.lookup(live.game, asked.key) or (0, b"")
        stored = await self._record.at(live.game, version)
        if stored is None or decode(stored).seat == asked.seat:
            raise problems.command_id_reused(live.moment.version if live.moment else version)
        return asked.under_own_key()

    async def _told_again(self, live: Live, asked: Asked, version: int) -> wire.SubmitReply:
        """The answer that ``asked`` got when it was applied, byte for byte."""
        moment = await self._games.current(live)
        stored = await self._record.at(live.game, version)
        assert stored is not None
        with self._games.quarantine.reading(live.game):
            events = folding.events_of(moment.table, decode(stored))
        told = Moment(moment.table, version, 0, asked.seat, events, moment.state)
        reply = _reply(version, told.events_json(asked.seat))
        reply.duplicate = True
        return reply

    def _after(self, live: Live, moment: Moment) -> None:
        """What may happen after the answer: now and then a snapshot."""
        if moment.version % snapshots.EVERY == 0 and not moment.is_over:
            errand = asyncio.create_task(self._snapshot(live, moment))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def _snapshot(self, live: Live, moment: Moment) -> None:
        try:
            first = await self._record.at(live.game, 1)
            if first is not None:
                await snapshots.keep(self._record, moment, first)
        except Unavailable:
            pass  # a cache may vanish, and may never come to be


def _asked(table: Table, request: wire.SubmitRequest) -> Asked:
    """What ``request`` asks of ``table``; raises Problem or Malformed."""
    if not table.has_actor(request.seat):
        raise problems.no_such_seat(request.seat, "seat")
    command = table.codec.command_from_json(request.command, request.seat)
    try:
        packed = table.codec.pack_command(command)
    except OverflowError:
        raise problems.malformed("A number is out of range.", "$") from None
    expected = request.expected_version if request.HasField("expected_version") else None
    cause = Cause(request.command_id, command, packed, _engine(request))
    return Asked(cause, request.seat, fingerprint_of(request.seat, packed + request.list), expected, request.command_id)


def _destination(moment: Moment, command: TakeBack) -> int:
    """The version that ``command`` returns to; raises Refusal."""
    return destination(moment.window, moment.version, moment.awaited, command)


def _engine(request: wire.SubmitRequest) -> Engine | None:
    if not request.HasField("engine"):
        return None
    engine = requests.checked_engine(request.engine)
    return {"name": engine.name, "level": engine.level, "seed": engine.seed, "budget_ms": engine.budget_ms}


def _reply(version: int, events: bytes) -> wire.SubmitReply:
    return wire.SubmitReply(version=version, events=events)
