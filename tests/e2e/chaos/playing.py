"""Tables of every title, with people and computers, one game after the other; some go on from the one before."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from sagebrush_client import Problem
from tests.e2e.chaos.restless import Restless
from tests.e2e.chaos.watching import follow
from tests.e2e.players import Table, open_any_table, open_branch, open_group, open_rematch

ABSENCE = {"substitute": "random", "remove_after": 60}
NOW = int(time.time() // 60 % 1440)
"""Minutes of the day in UTC."""
ASLEEP = {"kind": "decision", "seconds": 5, "sleep_from": (NOW - 60) % 1440, "sleep_until": (NOW + 720) % 1440}
"""Nobody's time runs for as long as a run takes."""
ONE_DECISION = {"kind": "decision", "seconds": 6, "warnings": [5], "at_end": "computer-once"}
DEFAULT = {"kind": "bank", "seconds": 20, "increment": 5, "at_end": "default"}
SEAT = {"kind": "bank", "seconds": 15, "increment": 2, "at_end": "computer"}
BOXES: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({"title": "carson-city", "edition": "2009", "variants": ["outlaws"], "clock": ASLEEP}, 2, 1),
    ({"title": "tiny-epic-western", "edition": "standard", "clock": ONE_DECISION}, 1, 1),
    ({"title": "sierra-west", "edition": "apple-hill", "clock": DEFAULT}, 2, 0),
)
"""What is played, with how many people and how many computers."""
SHARED = {"title": "tiny-epic-western", "edition": "standard", "clock": SEAT, "absence": ABSENCE}
"""What is played with one chance at two tables, at the place behind the others."""
PLACES = len(BOXES) + 1
OFFERED = 2
"""The place at which the host gives the seat of who vanishes to a guest; elsewhere they go on without him."""
FICKLE = 0.1
BACK = 10
"""A branch begins so many commits before the end."""
EARLY = 14
"""From the first game somebody goes on elsewhere after so many commits, while it runs."""
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

    ``groups``: the games that were played with one chance, together. ``branched``, ``again``: games that go on from
    another one, or are played by the same people, each behind that one. ``early``: branches of running games.
    """

    http: httpx.AsyncClient
    seed: int
    seconds: float = 0
    late: asyncio.Event = field(default_factory=asyncio.Event)
    open: list[Table] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    groups: list[list[str]] = field(default_factory=list)
    branched: list[tuple[str, str]] = field(default_factory=list)
    again: list[tuple[str, str]] = field(default_factory=list)
    early: int = 0

    async def seat(self, place: int) -> list[Table]:
        """The tables of a place, their people with dice of their own."""
        if place == len(BOXES):
            tables = await open_group(self.http, SHARED, 2, Restless)
            self.groups.append([table.game for table in tables])
        else:
            box, people, computers = BOXES[place]
            tables = [await open_any_table(self.http, {**box, "absence": ABSENCE}, people, computers, Restless)]
        return [self._opened(table, offers=place == OFFERED) for table in tables]

    def _opened(self, table: Table, clocks: bool = True, offers: bool = False) -> Table:
        people = [person for person in table.people if isinstance(person, Restless)]
        for person in people:
            person.fickle, person.sleeps, person.offers = FICKLE, clocks, offers
            person.others = tuple(other for other in people if other is not person)
            person.hands_over = person is not table.people[0]
            person.vanishes = self.seconds >= PATIENT and person is not table.people[0]
        self.open.append(table)
        return table

    async def play_on(self, place: int, tables: list[Table]) -> None:
        """Game after game at one place, until it is late."""
        for number in count():
            playing = [self._play(table, self.seed + 1000 * place + number) for table in tables]
            elsewhere = [self._go_on_early(tables[0])] if place == number == 0 else []
            await asyncio.gather(*playing, *elsewhere)
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
                        return [await self._rematch(before)]
                return await self.seat(place)
            except (httpx.TransportError, Problem):  # a guest or a table that nobody knows of harms nobody
                await asyncio.sleep(0.2)
                kind = "other"
        return None

    async def _go_on_early(self, parent: Table) -> None:
        """The first person of a running game plays on from what he knows against computers, beside it."""
        host, table = parent.people[0], None
        while table is None and not self.late.is_set():
            await asyncio.sleep(0.2)
            try:
                state = await host.at.state()
                if state["over"]:
                    return
                if state["version"] > EARLY:
                    table = self._opened(await open_branch(self.http, parent, EARLY, Restless), clocks=False)
            except (httpx.TransportError, Problem):
                continue
        if table is not None:
            self.early += 1
            self.branched.append((parent.game, table.game))
            await self._play(table, self.seed + 500)

    async def _rematch(self, before: Table) -> Table:
        """The same people with the same terms, whatever became of them in the game ``before``."""
        table = await open_rematch(self.http, before, Restless)
        self.again.append((before.game, table.game))
        return self._opened(table)

    async def _branch(self, before: Table) -> Table:
        version = (await before.people[0].at.state())["version"]
        table = await open_branch(self.http, before, max(1, version - BACK), Restless)
        self.branched.append((before.game, table.game))
        opened = self._opened(table, clocks=False)
        host = opened.people[0]
        assert isinstance(host, Restless)
        host.ends = len(self.branched) == 1 + self.early
        return opened
