"""The past of games: every commit decoded once, with states kept here and there, so that any version is near."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from sagebrush_events import Commit, Record, decode
from sagebrush_rules import folding, problems
from sagebrush_rules.moment import Moment
from sagebrush_rules.table import Shelf, Table

STRIDE = 16
"""Commits between two states that are kept."""
PAGE = 64
"""Commits read and decoded at a time; between two pages others have their turn."""


class Story:
    """One game from its first commit to some version, growing when more is asked for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._moments: list[Moment] = []
        self._state = folding.blank(table)
        self._kept: list[Any] = [self._state.copy()]

    @property
    def version(self) -> int:
        """How far the story is told."""
        return len(self._moments)

    def tell(self, commit: Commit) -> None:
        """The next commit; one that was told already changes nothing."""
        if commit.version != self.version + 1:
            return
        self._moments.append(folding.follow(self._table, self._state, commit).without_state())
        if self.version % STRIDE == 0:
            self._kept.append(self._state.copy())

    def told(self, after: int, until: int) -> list[Moment]:
        """The moments above ``after`` up to ``until``, without their states."""
        return self._moments[after:until]

    def played(self, after: int, until: int) -> Iterator[Moment]:
        """The same moments with their states."""
        state = self._state_at(after)
        for moment in self._moments[after:until]:
            state = state.copy()
            self._table.decider.apply(state, moment.events)
            yield moment.with_state(state)

    def _state_at(self, version: int) -> Any:
        near = version // STRIDE
        state = self._kept[near].copy()
        for moment in self._moments[near * STRIDE : version]:
            self._table.decider.apply(state, moment.events)
        return state


class Stories:
    """The stories of games somebody looked back at, the longest unused forgotten first."""

    def __init__(self, record: Record, shelf: Shelf, capacity: int) -> None:
        self._record = record
        self._shelf = shelf
        self._capacity = capacity
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def story(self, game: str, until: int) -> Story:
        """The story of ``game`` up to ``until`` at least, which the game is known to have reached."""
        story = self._stories.get(game)
        if story is None or story.version < until:
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
                story = self._stories.get(game) or Story(self._shelf.table_of(page[0]))
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
