"""People at a table, on the Python client: each knows what he sent, and what the platform said became of it."""

import asyncio
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx

from sagebrush_client import AsyncClient, AsyncGame, Problem, Retry

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command that the platform said it has applied, and what it answered."""

    key: str
    seat: int
    command: Json
    version: int
    answer: Json


@dataclass(frozen=True, slots=True)
class Patience(Retry):
    """Of somebody who asks again soon, while everything is being killed; it notes how often he did."""

    seconds: float = 60.0
    first_seconds: float = 60.0
    pause: float = 0.05
    longest_pause: float = 0.1
    repetitions: list[int] = field(default_factory=list)

    def pause_after(self, attempt: int, answer: Any = None) -> float:
        """Seconds to wait after attempt number ``attempt``, from 0."""
        if attempt:
            self.repetitions.append(attempt)
        return random.uniform(0.5, 1.0) * min(self.pause * 2.0 ** min(attempt, 16), self.longest_pause)


@dataclass(slots=True)
class Person:
    """One guest, or one user of an application, on one seat."""

    http: httpx.AsyncClient
    token: str
    seat: int
    game: str = ""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    """The keys of commands to which the platform said no for good."""
    patience: Patience = field(default_factory=Patience)
    fickle: float = 0.0
    """How often he takes back what he can."""
    surely: int = 0
    """How many times more he takes back what he can, whatever the dice say."""

    @property
    def client(self) -> AsyncClient:
        """The platform as he uses it, on connections that all share."""
        return client_of(self.http, self.token, self.patience)

    @property
    def at(self) -> AsyncGame[Json, Json, Json]:
        """His game."""
        return self.client.game(self.game)

    @property
    def repeated(self) -> int:
        """How often he had to ask again, because the platform was away, or silent."""
        return len(self.patience.repetitions)

    async def submit(self, command: Json, version: int, key: str) -> Json | Problem:
        """The commit, or why the platform refused it for good."""
        while True:
            try:
                commit: Json = dict(await self.at.submit(command, version, key))
            except httpx.TransportError:
                continue  # nobody knows what became of it
            except Problem as problem:
                if problem.status < 500:
                    self.refused.add(key)
                    return problem
                await asyncio.sleep(self.patience.longest_pause)
                continue
            self.acknowledged.append(Acknowledged(key, self.seat, command, commit["version"], commit))
            return commit

    async def play(self, dice: random.Random, until: int | None = None) -> None:
        """Take random legal commands whenever the game waits, to its end or to a version."""
        while True:
            offered = await self.at.legal()
            if until is not None and offered["version"] >= until:
                return
            if offered["legal"]:
                await self.submit(self._choice(offered, dice), offered["version"], new_key(dice))
            elif (await self.at.state())["over"]:
                return
            else:
                await asyncio.sleep(0.01)

    def _choice(self, offered: Any, dice: random.Random) -> Json:
        """A random legal command, or one that takes some of the latest back."""
        if offered["take_back"] and (self.surely > 0 or dice.random() < self.fickle):
            self.surely -= 1
            return {"type": "take-back", "to": dice.choice(offered["take_back"])}
        command: Json = dice.choice(offered["legal"])["command"]
        return command


@dataclass(slots=True)
class Table:
    """A started game and the people in it."""

    game: str
    people: list[Person]

    async def play(self, seed: int = 1, until: int | None = None) -> None:
        """Everybody plays, to the end or to a version."""
        await asyncio.gather(*(person.play(random.Random(seed + person.seat), until) for person in self.people))


def client_of(http: httpx.AsyncClient, token: str = "", patience: Retry | None = None) -> AsyncClient:
    """The platform for who has ``token``, on the connections of ``http``."""
    return AsyncClient(str(http.base_url), token, retry=patience or Patience(), http=http)


def new_key(dice: random.Random) -> str:
    """A key for a command."""
    return str(uuid.UUID(int=dice.getrandbits(128), version=4))


async def new_guest(http: httpx.AsyncClient, name: str) -> str:
    """The token of a new guest; where the answer was lost, of another one: a guest whom nobody knows harms nobody."""
    token: str = (await client_of(http).post("/guests", {"name": name}, is_repeatable=True))["token"]
    return token


CARSON_CITY = {"title": "carson-city", "edition": "2009"}


async def open_table(http: httpx.AsyncClient, people: int, computers: int, variants: list[str]) -> Table:
    """A started game of Carson City with ``people`` on the first seats and random computers on the others."""
    return await open_any_table(http, {**CARSON_CITY, "variants": variants}, people, computers)


async def open_any_table(
    http: httpx.AsyncClient, box: Json, people: int, computers: int, person: type[Person] = Person
) -> Table:
    """A started game of what is in ``box``, with ``people``, one at least, and random computers."""
    tokens = [await new_guest(http, f"Person {seat}") for seat in range(people)]
    opened = await client_of(http, tokens[0]).open_table(**{**box, "seats": people + computers, "name": "e2e"})
    return await started_table(http, opened.id, tokens, person)


async def started_table(http: httpx.AsyncClient, table: str, tokens: list[str], person: type[Person] = Person) -> Table:
    """The game of an open ``table`` that the first guest hosts: guests sit down, and random computers beside them."""
    seats = await sit_and_start(http, table, tokens)
    return Table(table, [person(http, token, seat, table) for token, seat in zip(tokens, seats, strict=True)])


async def sit_and_start(http: httpx.AsyncClient, table: str, tokens: list[str]) -> list[int]:
    """The seats of guests at a table that has started."""
    answers = [await _sit(http, table, token) for token in tokens]
    await _start(http, table, tokens[0], has_computers=len(answers[-1]["seats"]) > len(tokens))
    return [answer["seat"] for answer in answers]


async def open_group(http: httpx.AsyncClient, box: Json, tables: int, person: type[Person] = Person) -> list[Table]:
    """Started games of what is in ``box`` at ``tables`` with one chance, each for one person and a random computer."""
    tokens = [await new_guest(http, f"Person {number}") for number in range(tables)]
    group = await client_of(http, tokens[0]).open_table(**{**box, "seats": 2, "tables": tables, "name": "e2e"})
    for number, token in enumerate(tokens):
        await _sit(http, group.id, token, seat=2 * number)
    await _start(http, group.id, tokens[0], has_computers=True)
    games = [str((await client_of(http, token).table(group.id).state())["game"]) for token in tokens]
    return [Table(game, [person(http, token, 0, game)]) for game, token in zip(games, tokens, strict=True)]


async def open_branch(http: httpx.AsyncClient, parent: Table, version: int, person: type[Person] = Person) -> Table:
    """A started game that goes on from a ``version`` of a finished one, for its first person and random computers."""
    token = parent.people[0].token
    branch = await client_of(http, token).table(parent.game).branch(version)
    return await started_table(http, branch["table"], [token], person)


async def open_rematch(http: httpx.AsyncClient, played: Table, person: type[Person] = Person) -> Table:
    """A started game of the same people as in a finished one, who ask at the same time; computers sit there already."""
    tokens = [one.token for one in played.people]
    told = await asyncio.gather(*(client_of(http, token).table(played.game).rematch() for token in tokens))
    (table,) = {one["table"] for one in told}
    seats = [(await _sit(http, table, token))["seat"] for token in tokens]
    assert seats == [one.seat for one in played.people], "everybody has the seat that he had"
    host = next(token for token, one in zip(tokens, told, strict=True) if one["host"])
    await client_of(http, host).table(table).start()
    return Table(table, [person(http, token, seat, table) for token, seat in zip(tokens, seats, strict=True)])


async def _sit(http: httpx.AsyncClient, table: str, token: str, **asked: int) -> Any:
    """A seat, with entropy of the guest."""
    return await client_of(http, token).post(f"/tables/{table}/join", {**asked, "entropy": "ab" * 16})


async def _start(http: httpx.AsyncClient, table: str, token: str, has_computers: bool) -> None:
    hosted = client_of(http, token).table(table)
    if has_computers:
        await hosted.add_opponents("random")
    await hosted.start()
