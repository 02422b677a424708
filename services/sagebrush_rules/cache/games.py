"""The hot games: states kept between commands, checked by version, rebuilt from the record whenever in doubt."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import structlog

from sagebrush_events import Commit, Record, chain_hash, decode
from sagebrush_events.commit import NO_HASH
from sagebrush_games.kernel.taking_back import Window
from sagebrush_history import folding
from sagebrush_history.drafting import Secret, secret_of
from sagebrush_history.moment import Moment
from sagebrush_history.table import Table, TitleRegistry
from sagebrush_rules import problems
from sagebrush_rules.cache import snapshots
from sagebrush_rules.cache.quarantine import Quarantine
from sagebrush_rules.cache.watcher import Watcher
from sagebrush_rules.metrics import HOT_GAMES, LOST

log = structlog.get_logger("sagebrush.rules")


@dataclass(slots=True, eq=False)
class Live:
    """A game in this process; whoever changes it holds the lock, commands of a game pass it in order."""

    game: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moment: Moment | None = None
    chain: bytes = NO_HASH
    secret: Secret | None = None
    watchers: list[Watcher] = field(default_factory=list)

    def advance(self, moment: Moment, chain: bytes) -> None:
        """The game is now at ``moment``; those who watch are told."""
        self.moment = moment
        self.chain = chain
        for watcher in self.watchers:
            watcher.offer(moment)

    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.watchers and not self.lock.locked()


class Games:
    """All games of this process, the longest unused forgotten first."""

    def __init__(self, record: Record, registry: TitleRegistry, capacity: int) -> None:
        self.record = record
        self.registry = registry
        self._capacity = capacity
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._lost: dict[str, int] = {}
        self.quarantine = Quarantine()
        self.missing_commits = 0
        """Acknowledged commits that the record as a whole has lost: no game is served until it has them again."""
        self.is_full = False
        """Whether the store has no room for new games."""
        self.watched: dict[str, Live] = {}

    def slot(self, game: str) -> Live:
        """The place of ``game``, which may be cold; raises the Problem of a record that lost commits or is damaged."""
        self.ensure_sound()
        self.quarantine.check(game)
        live = self._live.get(game)
        if live is None:
            live = self._live[game] = Live(game)
            self._make_room()
        else:
            self._live.move_to_end(game)
        return live

    def ensure_sound(self) -> None:
        """Raises the Problem of a record that lost commits."""
        if self.missing_commits:
            raise problems.record_lost(self.missing_commits)

    def watch(self, live: Live, watcher: Watcher) -> None:
        """``watcher`` is told of every new moment from now on."""
        live.watchers.append(watcher)
        self.watched[live.game] = live

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """``watcher`` is told no longer."""
        live.watchers.remove(watcher)
        if not live.watchers and self.watched.get(live.game) is live:
            del self.watched[live.game]

    async def newest(self, live: Live) -> Moment:
        """The game as the record has it now; raises the Problem of an unknown game."""
        before = live.moment
        head = await self.record.head(live.game)
        if before is not None and head < before.version:
            raise self.lose(live, head)
        if live.moment is None or live.moment.version < head:
            async with live.lock:
                return await self.refreshed(live)
        return live.moment

    async def current(self, live: Live) -> Moment:
        """The game as this process knows it, read when it is cold; the lock is held."""
        return live.moment or await self.refreshed(live)

    async def refreshed(self, live: Live) -> Moment:
        """The game after all commits of the record; the lock is held. Raises the Problem of an unknown game."""
        with self.quarantine.reading(live.game):
            if live.moment is None:
                await self._load(live)
            else:
                await self._catch_up(live, live.moment)
        assert live.moment is not None
        moment = live.moment
        if moment.version < self._lost.get(live.game, 0):
            self.forget(live)
            raise problems.record_lost()
        self._lost.pop(live.game, None)
        return moment

    async def secret(self, live: Live, moment: Moment) -> Secret:
        """The secret of a game, any ``moment`` of which is at hand."""
        if live.secret is None:
            seed = await self.record.seed(live.game)
            if seed is None:
                raise self.lose(live, moment.version)
            live.secret = secret_of(moment.table.started, seed)
        return live.secret

    def forget(self, live: Live) -> None:
        """What this process knows of the game may be wrong; the next one reads it again."""
        live.moment = None

    def lose(self, live: Live, last: int) -> problems.Problem:
        """The Problem of a record behind what it acknowledged: an alarm, and the game halts until the record has it."""
        known = live.moment.version if live.moment else 0
        self._lost[live.game] = max(known, self._lost.get(live.game, 0))
        self.forget(live)
        LOST.inc()
        log.critical("record-lost", game=live.game, known=known, last=last)
        return problems.record_lost()

    async def _load(self, live: Live) -> None:
        """Fills a cold place, from a snapshot where one is good."""
        if await self._load_snapshot(live):
            return
        stored = await self.record.read(live.game)
        if not stored:
            self._live.pop(live.game, None)
            raise problems.record_lost() if live.game in self._lost else problems.unknown_game()
        commits = list(map(decode, stored))
        table = self.registry.table_of(commits[0])
        live.advance(folding.follow_all(table, folding.blank(table), commits), chain_hash(stored[-1]))

    async def _load_snapshot(self, live: Live) -> bool:
        """Whether a snapshot and the commits after it filled the place."""
        snapshot = await self.record.snapshot(live.game)
        opened = snapshots.opened(snapshot) if snapshot else None
        if snapshot is None or opened is None:
            return False
        stored = await self.record.read(live.game, snapshot.version - 1)
        table = self.registry.table_of(decode(opened.first))
        state = snapshots.state_of(table, opened.state, stored[0]) if stored else None
        if state is None:
            return False
        try:
            moment = self._after(table, state, list(map(decode, stored)), opened.window)
        except folding.OutOfReach:
            return False
        live.advance(moment, chain_hash(stored[-1]))
        return True

    def _after(self, table: Table, state: Any, commits: list[Commit], window: Window) -> Moment:
        """The moment after ``commits``, whose first is already in ``state`` and ``window``; raises OutOfReach."""
        if len(commits) > 1:
            return folding.follow_all(table, state, commits[1:], window)
        commit = commits[0]
        events = folding.events_of(table, commit)
        return Moment(table, commit.version, commit.time, commit.seat, events, state, window)

    async def _catch_up(self, live: Live, moment: Moment) -> None:
        """Follows the commits that others wrote, one moment each for those who watch.

        One that takes back needs the whole game: then there is only the last moment, and who watches looks for the
        others himself.
        """
        try:
            for data in await self.record.read(live.game, moment.version):
                moment = folding.follow(moment, decode(data))
                live.advance(moment, chain_hash(data))
        except folding.OutOfReach:
            await self._load(live)

    def _make_room(self) -> None:
        """Forgets the longest unused game that nobody needs, looking at a few."""
        HOT_GAMES.set(len(self._live))
        if len(self._live) <= self._capacity:
            return
        for game in [game for game, _ in zip(self._live, range(8), strict=False)]:
            if self._live[game].is_idle():
                del self._live[game]
                return
            self._live.move_to_end(game)
