"""Tables of every title, with people and computers, one game after the other; some go on from the one before."""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from sagebrush_client import Problem
from tests.e2e.chaos.restless import Restless
from tests.e2e.chaos.watching import follow
from tests.e2e.players import Table, open_any_table, open_branch, open_group, open_rematch

ABSENCE = {"substitute": "random", "remove_after": 60}
ONE_DECISION = {"kind": "decision", "seconds": 6, "warnings": [5], "at_end": "computer-once"}
DEFAULT = {"kind": "bank", "seconds": 20, "increment": 5, "at_end": "default"}
BOXES: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({"title": "carson-city", "edition": "2009", "variants": ["outlaws"]}, 2, 1),
    ({"title": "tiny-epic-western", "edition": "standard", "clock": ONE_DECISION}, 1, 1),
    ({"title": "sierra-west", "edition": "apple-hill", "clock": DEFAULT}, 1, 0),
)
"""What is played, with how many people and how many computers."""
SHARED = {"title": "tiny-epic-western", "edition": "standard", "absence": ABSENCE}
"""What is played with one chance at two tables, at the place behind the others."""
PLACES = len(BOXES) + 1
FICKLE = 0.1
BACK = 10
"""A branch begins so many commits before the end."""
PATIENT = 100
"""Runs of so many seconds have time for somebody who vanishes and is put out of his game."""


@dataclass(slots=True)
class Played:
    """A game from its start to its end, and what somebody saw who followed it."""

    table: Table
    seen: list[int]


@dataclass(slots=True)
class Evening:
    """Everything that is played while faults happen; when ``late`` is set no new game begins.

    ``groups``: the games that were played with one chance, together.
    """

    http: httpx.AsyncClient
    seed: int
    seconds: float = 0
    late: asyncio.Event = field(default_factory=asyncio.Event)
    open: list[Table] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    groups: list[list[str]] = field(default_factory=list)
    branches: int = 0
    rematches: int = 0

    async def seat(self, place: int) -> list[Table]:
        """The tables of a place, their people with dice of their own."""
        if place == len(BOXES):
            tables = await open_group(self.http, SHARED, 2, Restless)
            self.groups.append([table.game for table in tables])
        else:
            box, people, computers = BOXES[place]
            tables = [await open_any_table(self.http, {**box, "absence": ABSENCE}, people, computers, Restless)]
        return [self._opened(table, clocks="clock" in BOXES[place % len(BOXES)][0]) for table in tables]

    def _opened(self, table: Table, clocks: bool) -> Table:
        for person in table.people:
            assert isinstance(person, Restless)
            person.fickle, person.sleeps = FICKLE, clocks
            person.others = tuple(other.seat for other in table.people if other is not person)
            person.hands_over = person is not table.people[0]
            person.vanishes = self.seconds >= PATIENT and person is not table.people[0]
        self.open.append(table)
        return table

    async def play_on(self, place: int, tables: list[Table]) -> None:
        """Game after game at one place, until it is late."""
        for number in count():
            await asyncio.gather(*(self._play(table, self.seed + 1000 * place + number) for table in tables))
            if self.late.is_set():
                return
            again = await self._seat_again(place, number, tables[0])
            if again is None:
                return
            tables = again

    async def _play(self, table: Table, seed: int) -> None:
        following = asyncio.create_task(follow(self.http, table.game, table.people[0].token))
        await table.play(random.Random(seed).getrandbits(32))
        self.played.append(Played(table, await following))
        self.open.remove(table)

    async def _seat_again(self, place: int, number: int, before: Table) -> list[Table] | None:
        """A branch of the game ``before``, a rematch or other tables, tried until they open; None when it is late."""
        kind = ("branch", "rematch" if place < len(BOXES) else "other", "other")[(place + number) % 3]
        while not self.late.is_set():
            try:
                match kind:
                    case "branch":
                        return [await self._branch(before)]
                    case "rematch":
                        return [await self._rematch(place, before)]
                return await self.seat(place)
            except (httpx.TransportError, Problem):  # a guest or a table that nobody knows of harms nobody
                await asyncio.sleep(0.2)
                kind = "other"
        return None

    async def _rematch(self, place: int, before: Table) -> Table:
        """The same people with the same terms, whatever became of them in the game ``before``."""
        table = await open_rematch(self.http, before, Restless)
        self.rematches += 1
        return self._opened(table, clocks="clock" in BOXES[place][0])

    async def _branch(self, before: Table) -> Table:
        version = (await before.people[0].at.state())["version"]
        table = await open_branch(self.http, before, max(1, version - BACK), Restless)
        self.branches += 1
        opened = self._opened(table, clocks=False)
        host = opened.people[0]
        assert isinstance(host, Restless)
        host.ends = self.branches == 1
        return opened
