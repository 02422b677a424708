"""What games went through: every commit decoded once, with its moment."""

from collections import OrderedDict
from collections.abc import Iterator

from sagebrush_events import Commit, Record, decode
from sagebrush_games.kernel.taking_back import CLOSED
from sagebrush_history import folding
from sagebrush_history.moment import Moment
from sagebrush_history.past import Past
from sagebrush_history.table import Table, TitleRegistry
from sagebrush_rules import problems
from sagebrush_rules.cache.quarantine import Quarantine

PAGE = 64
"""Commits read and decoded at a time; between two pages others have their turn."""


class Story:
    """One game from its first commit to some version, growing when more is asked for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moments: list[Moment] = []
        self._past = Past(table)
        self._window = CLOSED

    @property
    def version(self) -> int:
        """How far the story is told."""
        return len(self._moments)

    def tell(self, commit: Commit) -> None:
        """The next commit; one that was told already changes nothing."""
        if commit.version != self.version + 1:
            return
        table, events = self._table, folding.events_of(self._table, commit)
        self._past.tell(events)
        self._window = folding.window_after(table, self._window, commit, events)
        moment = Moment(table, commit.version, commit.time, commit.seat, events, self._past.state, self._window)
        self._moments.append(moment.without_state())

    def told(self, after: int, until: int) -> list[Moment]:
        """The moments above ``after`` up to ``until``, without their states."""
        return self._moments[after:until]

    def played(self, after: int, until: int) -> Iterator[Moment]:
        """The same moments with their states."""
        state = self._past.at(after)
        for moment in self._moments[after:until]:
            state = self._past.after(state.copy(), moment.events)
            yield moment.with_state(state)


class Stories:
    """The stories of games somebody looked back at, the longest unused forgotten first."""

    def __init__(
        self, record: Record, registry: TitleRegistry, capacity: int, quarantine: Quarantine | None = None
    ) -> None:
        self._quarantine = quarantine or Quarantine()
        self._record = record
        self._registry = registry
        self._capacity = capacity
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def story(self, game: str, until: int) -> Story:
        """The story of ``game`` up to ``until`` at least, which the game is known to have reached."""
        story = self._stories.get(game)
        if story is None or story.version < until:
            with self._quarantine.reading(game):
                story = await self._read(game, story, until)
        self._stories.move_to_end(game)
        return story

    async def at(self, game: str, version: int) -> Moment:
        """The moment of ``version``, with its state."""
        story = await self.story(game, version)
        return next(story.played(version - 1, version))

    async def _read(self, game: str, story: Story | None, until: int) -> Story:
        while story is None or story.version < until:
            page = [decode(data) for data in await self._record.read(game, story.version if story else 0, PAGE)]
            if not page:
                raise problems.record_lost()
            if story is None:
                story = self._stories.get(game) or Story(self._registry.table_of(page[0]))
            for commit in page:
                story.tell(commit)
            self._stories[game] = story
        self._make_room()
        return story

    def _make_room(self) -> None:
        """Forgets stories until all together have at most ``capacity`` commits, or one is left."""
        commits = sum(story.version for story in self._stories.values())
        while commits > self._capacity and len(self._stories) > 1:
            commits -= self._stories.popitem(last=False)[1].version
