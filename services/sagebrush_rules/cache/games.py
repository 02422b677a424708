"""The hot games: states kept between commands, checked by version, rebuilt from the record whenever in doubt."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog

from sagebrush_events import Commit, Record, Unavailable, chain_hash, decode
from sagebrush_events.commit import NO_HASH, decode_chain, decode_next
from sagebrush_games.kernel.platform_state import PlatformState
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.secret import Secret, secret_of
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_rules import problems
from sagebrush_rules.cache import snapshots
from sagebrush_rules.cache.quarantine import Quarantine
from sagebrush_rules.cache.watcher import Watcher
from sagebrush_rules.metrics import HOT_GAMES, LOST

log = structlog.get_logger("sagebrush.rules")


@dataclass(slots=True, eq=False)
class LiveGame:
    """A game in this process; a change of it needs the lock, which commands of the game pass in order."""

    game: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    latest: AppliedCommit | None = None
    chain: bytes = NO_HASH
    secret: Secret | None = None
    watchers: list[Watcher[AppliedCommit]] = field(default_factory=list)

    def advance(self, applied: AppliedCommit, chain: bytes) -> None:
        """The game is now at ``applied``; its watchers get it."""
        self.latest = applied
        self.chain = chain
        for watcher in self.watchers:
            watcher.offer(applied)

    def is_idle(self) -> bool:
        """Whether it may be forgotten: without watchers, and no command under way."""
        return not self.watchers and not self.lock.locked()


class GameCache:
    """All games of this process, the longest unused forgotten first."""

    def __init__(self, record: Record, registry: TitleRegistry, capacity: int) -> None:
        self.record = record
        self.registry = registry
        self._capacity = capacity
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self._lost: dict[str, int] = {}
        self.quarantine = Quarantine()
        self.missing_commits = 0
        """Acknowledged commits that the record as a whole has lost: no game is served until it has them again."""
        self.is_unsafe = False
        """Whether the store would forget what it acknowledges from now on: no game is served until it would not."""
        self.is_full = False
        """Whether the store has no room for new games."""
        self.watched: dict[str, LiveGame] = {}

    def live_game(self, game: str) -> LiveGame:
        """The place of ``game``, which may be cold; raises the RulesProblem of a lossy or damaged record."""
        self.ensure_sound()
        self.quarantine.check(game)
        live = self._live.get(game)
        if live is None:
            live = self._live[game] = LiveGame(game)
            self._make_room()
        else:
            self._live.move_to_end(game)
        return live

    def ensure_sound(self) -> None:
        """Raises the RulesProblem of a record that lost commits, or would lose the next one."""
        if self.missing_commits:
            raise problems.record_lost(self.missing_commits)
        if self.is_unsafe:
            raise problems.record_unsafe()

    def watch(self, live: LiveGame, watcher: Watcher[AppliedCommit]) -> None:
        """``watcher`` is told of every new commit from now on."""
        live.watchers.append(watcher)
        self.watched[live.game] = live

    def unwatch(self, live: LiveGame, watcher: Watcher[AppliedCommit]) -> None:
        """Ends what `watch` began."""
        live.watchers.remove(watcher)
        if not live.watchers and self.watched.get(live.game) is live:
            del self.watched[live.game]

    async def newest(self, live: LiveGame) -> AppliedCommit:
        """The game as the record has it now; raises the RulesProblem of an unknown game."""
        before = live.latest
        head = await self.record.head(live.game)
        if before is not None and head < before.version:
            raise self.report_data_loss(live, head)
        if live.latest is None or live.latest.version < head:
            async with live.lock:
                return await self.refresh(live)
        return live.latest

    async def current(self, live: LiveGame) -> AppliedCommit:
        """The game as this process knows it, read when it is cold; the lock is held."""
        return live.latest or await self.refresh(live)

    async def refresh(self, live: LiveGame, least: int = 0) -> AppliedCommit:
        """The game after all commits of the record; the lock is held. Raises the RulesProblem of an unknown game.

        ``least`` is the version that the record said it has: with fewer commits it has lost some.
        """
        with self.quarantine.reading(live.game):
            if live.latest is None:
                await self._load(live)
            else:
                await self._catch_up(live, live.latest)
        assert live.latest is not None
        applied = live.latest
        if applied.version < least:
            raise self.report_data_loss(live, applied.version, least)
        if applied.version < self._lost.get(live.game, 0):
            self.forget(live)
            raise problems.record_lost()
        self._lost.pop(live.game, None)
        return applied

    async def secret(self, live: LiveGame, applied: AppliedCommit) -> Secret:
        """The secret of a game, of which any commit is at hand."""
        if live.secret is None:
            seed = await self.record.seed(live.game)
            if seed is None:
                raise self.report_data_loss(live, applied.version)
            live.secret = secret_of(applied.table.started, seed)
        return live.secret

    def forget(self, live: LiveGame) -> None:
        """What this process knows of the game may be wrong; the next one reads it again."""
        live.latest = None

    @contextmanager
    def forget_when_interrupted(self, live: LiveGame) -> Iterator[None]:
        """Forgets the game when a write is interrupted: whether it was written is not known. Raises RulesProblem."""
        try:
            yield
        except Unavailable:
            self.forget(live)
            raise problems.outcome_unknown() from None
        except asyncio.CancelledError:
            self.forget(live)
            raise

    def report_data_loss(self, live: LiveGame, last: int, known: int = 0) -> problems.RulesProblem:
        """Raises the alarm, and halts the game until the record has its commits again; returns the problem to raise.

        ``known`` is a version that the record said it has, if that is above the one in memory.
        """
        known = max(known, live.latest.version if live.latest else 0)
        self._lost[live.game] = max(known, self._lost.get(live.game, 0))
        self.forget(live)
        LOST.inc()
        log.critical("record-lost", game=live.game, known=known, last=last)
        return problems.record_lost()

    async def _load(self, live: LiveGame) -> None:
        """Fills a cold place, from a snapshot where one is good."""
        if await self._load_snapshot(live):
            return
        stored = await self.record.read(live.game)
        if not stored:
            self._live.pop(live.game, None)
            raise problems.record_lost() if live.game in self._lost else problems.unknown_game()
        commits, chain = decode_chain(stored)
        table = self.registry.table_of(commits[0])
        live.advance(folding.follow_all(table, folding.blank(table), commits), chain)

    async def _load_snapshot(self, live: LiveGame) -> bool:
        """Whether a snapshot and the commits after it filled the place."""
        snapshot = await self.record.snapshot(live.game)
        opened = snapshots.unpack(snapshot) if snapshot else None
        if snapshot is None or opened is None:
            return False
        stored = await self.record.read(live.game, snapshot.version - 1)
        if not stored or chain_hash(stored[0]) != opened.chain:
            return False
        table = self.registry.table_of(decode(opened.first))
        state = snapshots.state_of(table, opened.state, stored[0])
        if state is None:
            return False
        made_by = decode(stored[0])
        commits, chain = decode_chain(stored[1:], made_by.version, opened.chain)
        try:
            applied = self._after(table, state, made_by, commits, opened.platform)
        except folding.OutOfReach:
            return False
        live.advance(applied, chain)
        return True

    def _after(
        self, table: GameTable, state: Any, made_by: Commit, commits: list[Commit], platform: PlatformState
    ) -> AppliedCommit:
        """The last of ``commits``, or ``made_by``, which led to ``state`` and ``platform``; raises OutOfReach."""
        if commits:
            return folding.follow_all(table, state, commits, platform)
        applied = folding.applied_commit(table, made_by, folding.events_of(table, made_by), state, platform)
        applied.platform = platform
        return applied

    async def _catch_up(self, live: LiveGame, applied: AppliedCommit) -> None:
        """Follows the commits of other processes, one by one for the watchers.

        One that takes back needs the whole game: then there is only the last commit, and a watcher reads the
        others himself.
        """
        try:
            for data in await self.record.read(live.game, applied.version):
                applied = folding.follow(applied, decode_next(data, applied.version, live.chain))
                live.advance(applied, chain_hash(data))
        except folding.OutOfReach:
            await self._load(live)

    def _make_room(self) -> None:
        """Forgets the longest unused game that is idle, looking at eight."""
        HOT_GAMES.set(len(self._live))
        if len(self._live) <= self._capacity:
            return
        for game in [game for game, _ in zip(self._live, range(8), strict=False)]:
            if self._live[game].is_idle():
                del self._live[game]
                return
            self._live.move_to_end(game)
