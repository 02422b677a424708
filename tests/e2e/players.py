"""People at a table: clients of the API that repeat a command, with its key, until they know what became of it."""

import asyncio
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx

UNKNOWN = {429, 500, 502, 503, 504}
"""Statuses after which nobody knows whether the command was applied, or when it should be repeated later."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command that the platform said it has applied, and the exact bytes of the answer."""

    key: str
    seat: int
    command: dict[str, Any]
    version: int
    answer: bytes


@dataclass(slots=True)
class Person:
    """One guest on one seat."""

    http: httpx.AsyncClient
    token: str
    seat: int
    game: str = ""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    """The keys of commands to which the platform said no for good."""
    repeated: int = 0
    """Attempts after which nobody knew what became of the command."""
    fickle: float = 0.0
    """How often it takes back what it can."""

    @property
    def credentials(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, path: str) -> dict[str, Any]:
        """The JSON at ``path`` of the game, asked for until the platform answers."""
        while True:
            response = await self._attempt("GET", f"/v1/games/{self.game}{path}", headers=self.credentials)
            if response is not None and response.status_code not in UNKNOWN:
                assert response.is_success, response.text
                answer: dict[str, Any] = response.json()
                return answer

    async def submit(self, command: dict[str, Any], version: int, key: str) -> httpx.Response:
        """The definite answer to ``command``; it is repeated while the outcome is unknown."""
        headers = {**self.credentials, "Idempotency-Key": key, "If-Match": f'"{version}"'}
        while True:
            path = f"/v1/games/{self.game}/commands"
            response = await self._attempt("POST", path, json=command, headers=headers)
            if response is not None and response.status_code not in UNKNOWN:
                break
            self.repeated += 1
        if response.is_success:
            said = response.json()["version"]
            self.acknowledged.append(Acknowledged(key, self.seat, command, said, response.content))
        else:
            self.refused.add(key)
        return response

    async def play(self, dice: random.Random, until: int | None = None) -> None:
        """Take random legal commands whenever the game waits, to its end or to a version."""
        while True:
            offered = await self.ask("/legal")
            if until is not None and offered["version"] >= until:
                return
            if offered["legal"]:
                choice = self._choice(offered, dice)
                await self.submit(choice, offered["version"], str(uuid.UUID(int=dice.getrandbits(128), version=4)))
            elif (await self.ask(""))["over"]:
                return
            else:
                await asyncio.sleep(0.01)

    def _choice(self, offered: dict[str, Any], dice: random.Random) -> dict[str, Any]:
        """A random legal command, or one that takes some of the latest back."""
        if offered["take_back"] and dice.random() < self.fickle:
            return {"type": "take-back", "to": dice.choice(offered["take_back"])}
        command: dict[str, Any] = dice.choice(offered["legal"])["command"]
        return command

    async def _attempt(self, method: str, path: str, **content: Any) -> httpx.Response | None:
        """One answer, or None when there was none; the statuses are kept for the tests."""
        try:
            response = await self.http.request(method, path, **content)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            return None
        self.statuses.append(response.status_code)
        if response.status_code in UNKNOWN:
            await asyncio.sleep(0.05)
        return response


@dataclass(slots=True)
class Table:
    """A started game and the people in it."""

    game: str
    people: list[Person]

    async def play(self, seed: int = 1, until: int | None = None) -> None:
        """Everybody plays, to the end or to a version."""
        await asyncio.gather(*(person.play(random.Random(seed + person.seat), until) for person in self.people))


async def new_guest(http: httpx.AsyncClient, name: str) -> str:
    """The token of a new guest."""
    return str((await _post(http, "/v1/guests", {"name": name}, ""))["token"])


CARSON_CITY = {"title": "carson-city", "edition": "2009"}


async def open_table(http: httpx.AsyncClient, people: int, computers: int, variants: list[str]) -> Table:
    """A started game of Carson City with ``people`` on the first seats and random computers on the others."""
    return await open_any_table(http, {**CARSON_CITY, "variants": variants}, people, computers)


async def open_any_table(
    http: httpx.AsyncClient, box: dict[str, Any], people: int, computers: int, person: type[Person] = Person
) -> Table:
    """A started game of what is in ``box``, with ``people``, one at least, and random computers."""
    tokens = [await new_guest(http, f"Person {seat}") for seat in range(people)]
    opened = await _post(http, "/v1/tables", {**box, "seats": people + computers, "name": "e2e"}, tokens[0])
    return await started_table(http, opened["table"], tokens, person)


async def started_table(http: httpx.AsyncClient, table: str, tokens: list[str], person: type[Person] = Person) -> Table:
    """The game of an open ``table`` that the first guest hosts: guests sit down, and random computers beside them."""
    seats = await sit_and_start(http, table, tokens)
    return Table(table, [person(http, token, seat, table) for token, seat in zip(tokens, seats, strict=True)])


async def sit_and_start(http: httpx.AsyncClient, table: str, tokens: list[str]) -> list[int]:
    """The seats of guests at a table that has started."""
    path = f"/v1/tables/{table}"
    answers = [await _post(http, f"{path}/join", {"entropy": "ab" * 16}, token) for token in tokens]
    if len(answers[-1]["seats"]) > len(tokens):
        await _post(http, f"{path}/opponents", {"name": "random"}, tokens[0])
    await _post(http, f"{path}/start", {}, tokens[0])
    return [answer["seat"] for answer in answers]


async def open_group(
    http: httpx.AsyncClient, box: dict[str, Any], tables: int, person: type[Person] = Person
) -> list[Table]:
    """Started games of what is in ``box`` at ``tables`` with one chance, each for one person and a random computer."""
    tokens = [await new_guest(http, f"Person {number}") for number in range(tables)]
    wanted = {**box, "seats": 2, "tables": tables, "name": "e2e"}
    group = (await _post(http, "/v1/tables", wanted, tokens[0]))["table"]
    path = f"/v1/tables/{group}"
    for number, token in enumerate(tokens):
        await _post(http, f"{path}/join", {"seat": 2 * number, "entropy": "ab" * 16}, token)
    await _post(http, f"{path}/opponents", {"name": "random"}, tokens[0])
    await _post(http, f"{path}/start", {}, tokens[0])
    games = [(await get(http, path, token))["game"] for token in tokens]
    return [Table(game, [person(http, token, 0, game)]) for game, token in zip(games, tokens, strict=True)]


async def open_branch(http: httpx.AsyncClient, parent: Table, version: int, person: type[Person] = Person) -> Table:
    """A started game that goes on from a ``version`` of a finished one, for its first person and random computers."""
    token = parent.people[0].token
    branch = await _post(http, f"/v1/tables/{parent.game}/branch", {"version": version}, token)
    return await started_table(http, branch["table"], [token], person)


async def get(http: httpx.AsyncClient, path: str, token: str) -> dict[str, Any]:
    """What is at ``path`` for a guest."""
    response = await http.get(path, headers={"Authorization": f"Bearer {token}"})
    assert response.is_success, response.text
    answer: dict[str, Any] = response.json()
    return answer


async def _post(http: httpx.AsyncClient, path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    response = await http.post(path, json=body, headers=headers)
    assert response.is_success, response.text
    answer: dict[str, Any] = response.json()
    return answer
