"""Tables of every title, with people and computers, one game after the other."""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from tests.e2e.chaos.watching import follow
from tests.e2e.players import Table, open_any_table

BOXES: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({"title": "carson-city", "edition": "2009", "variants": ["outlaws"]}, 2, 2),
    ({"title": "tiny-epic-western", "edition": "standard"}, 1, 1),
    ({"title": "sierra-west", "edition": "apple-hill"}, 1, 1),
    ({"title": "carson-city", "edition": "big-box"}, 1, 1),
)
"""What is played, with how many people and how many computers."""
FICKLE = 0.1


@dataclass(slots=True)
class Played:
    """A game from its start to its end, and what somebody saw who followed it."""

    table: Table
    seen: list[int]


@dataclass(slots=True)
class Evening:
    """Everything that is played while faults happen; when ``late`` is set no new game begins."""

    http: httpx.AsyncClient
    seed: int
    late: asyncio.Event = field(default_factory=asyncio.Event)
    open: list[Table] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)

    async def seat(self, place: int) -> Table:
        """A table of the box of that number, its people with dice of their own."""
        box, people, computers = BOXES[place % len(BOXES)]
        table = await open_any_table(self.http, box, people, computers)
        for person in table.people:
            person.fickle = FICKLE
        self.open.append(table)
        return table

    async def play_on(self, place: int, table: Table) -> None:
        """Game after game at one place, until it is late."""
        for number in count():
            await self._play(table, self.seed + 1000 * place + number)
            if self.late.is_set():
                return
            again = await self._seat_again(place)
            if again is None:
                return
            table = again

    async def _play(self, table: Table, seed: int) -> None:
        following = asyncio.create_task(follow(self.http, table.game, table.people[0].token))
        await table.play(random.Random(seed).getrandbits(32))
        self.played.append(Played(table, await following))
        self.open.remove(table)

    async def _seat_again(self, place: int) -> Table | None:
        """Another table, tried again while faults keep it from being opened; None when it is late."""
        while not self.late.is_set():
            try:
                return await self.seat(place)
            except (httpx.TransportError, AssertionError):  # a guest or a table that nobody knows of harms nobody
                await asyncio.sleep(0.2)
        return None
