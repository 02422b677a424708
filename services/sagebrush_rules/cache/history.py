"""The history of games: every commit decoded once, and folded again for a state."""

from collections import OrderedDict
from collections.abc import Iterator

from sagebrush_events import Record, chain_hash, decode
from sagebrush_events.commit import NO_HASH, decode_next
from sagebrush_games.kernel.platform_state import BLANK
from sagebrush_history import folding
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.checkpointed_fold import CheckpointedFold
from sagebrush_history.table import GameTable, TitleRegistry
from sagebrush_rules import problems
from sagebrush_rules.cache.quarantine import Quarantine

PAGE = 64
"""Commits read and decoded at a time; between two pages other tasks run."""


class GameHistory:
    """One game from its first commit to some version, growing when later versions are read."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self._commits: list[AppliedCommit] = []
        self._chain = NO_HASH
        self._fold = CheckpointedFold(table)
        self._platform = BLANK
        self.is_whole = True
        """Whether every commit was appended to its end: the state after one that was not is none of the game."""

    @property
    def version(self) -> int:
        """The version of the last commit."""
        return len(self._commits)

    def append(self, data: bytes) -> None:
        """The next commit, as it is stored; raises DamagedCommitError for any other."""
        commit = decode_next(data, self.version, self._chain)
        table, events = self._table, folding.events_of(self._table, commit)
        self.is_whole = False
        self._fold.append(events)
        platform = folding.platform_after(table, self._platform, commit, events)
        applied = folding.applied_commit(table, commit, events, self._fold.state, platform)
        self._platform = applied.platform
        self._chain = chain_hash(data)
        self._commits.append(applied.without_state())
        self.is_whole = True

    def commits(self, after: int, until: int, with_state: bool) -> Iterator[AppliedCommit]:
        """The commits above ``after`` up to ``until``; ``with_state`` folds them again."""
        commits = self._commits[after:until]
        return self._with_states(after, commits) if with_state else iter(commits)

    def _with_states(self, after: int, commits: list[AppliedCommit]) -> Iterator[AppliedCommit]:
        state = self._fold.state_at(after)
        for applied in commits:
            state = self._fold.state_after(state.copy(), applied.events)
            yield applied.with_state(state)


class HistoryCache:
    """The histories of games that were replayed lately, the longest unused forgotten first."""

    def __init__(
        self, record: Record, registry: TitleRegistry, capacity: int, quarantine: Quarantine | None = None
    ) -> None:
        self._quarantine = quarantine or Quarantine()
        self._record = record
        self._registry = registry
        self._capacity = capacity
        self._histories: OrderedDict[str, GameHistory] = OrderedDict()

    async def history(self, game: str, until: int) -> GameHistory:
        """The history of ``game`` up to ``until`` at least, which the game is known to have reached."""
        history = self._whole(game)
        if history is None or history.version < until:
            with self._quarantine.reading(game):
                history = await self._read(game, history, until)
        self._histories.move_to_end(game)
        return history

    async def at(self, game: str, version: int) -> AppliedCommit:
        """The commit ``version`` with the state after it."""
        history = await self.history(game, version)
        return next(history.commits(version - 1, version, with_state=True))

    def _whole(self, game: str) -> GameHistory | None:
        history = self._histories.get(game)
        return history if history is not None and history.is_whole else None

    async def _read(self, game: str, history: GameHistory | None, until: int) -> GameHistory:
        while history is None or history.version < until:
            after = history.version if history else 0
            page = await self._record.read(game, after, PAGE)
            if not page:
                raise problems.record_lost()
            if history is not None and not history.is_whole:  # another reader was interrupted meanwhile
                history = self._whole(game)
                continue
            if history is None:
                history = self._whole(game) or GameHistory(self._registry.table_of(decode(page[0])))
            for data in page[history.version - after :]:  # another reader may have come further meanwhile
                history.append(data)
            self._histories[game] = history
        self._histories.move_to_end(game)  # one that grows keeps its place, and room is made at the other end
        self._make_room()
        return history

    def _make_room(self) -> None:
        """Forgets histories until all together have at most ``capacity`` commits, or one is left."""
        commits = sum(history.version for history in self._histories.values())
        while commits > self._capacity and len(self._histories) > 1:
            commits -= self._histories.popitem(last=False)[1].version
