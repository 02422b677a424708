"""A platform of somebody else: users without accounts here, who play when a webhook says that it is their turn.

``python -m tests.e2e.external_platform --games 50 --users 100`` starts a platform and says how long all games took,
with the Python client or, with ``--language typescript``, with ``external_platform.ts`` and the client of npm; the
suite plays a few with each.
"""

import asyncio
import json
import os
import random
import sys
import time
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from sagebrush_client import AsyncClient, Problem, read_event
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.clients.compiled import compiled
from tests.e2e.invariants import check
from tests.e2e.players import Acknowledged, Json, Person, Table, client_of, new_key
from tests.gateway.receiver import Received, Receiver, receiving
from tests.patience import PATIENCE

HERE = {"SAGEBRUSH_WEBHOOK_NETWORKS": '["127.0.0.0/8"]', "SAGEBRUSH_WEBHOOK_RETRY_SECONDS": "0.2"}
SCOPES = "games:create,games:read,seats:issue,webhooks:manage"
PROGRAM = Path(__file__).with_suffix(".ts")


async def key_of(data: Path, name: str) -> str:
    """The key of an application that the operator of the platform with this data registers."""
    command = (sys.executable, "-m", "sagebrush_cli", "app", "create", name, "--scopes", SCOPES, "--json")
    environment = {**os.environ, "SAGEBRUSH_DATA_DIR": str(data)}
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    key: str = json.loads(output)["key"]
    return key


@dataclass(slots=True)
class ExternalPlatform:
    """It believes nothing that is not signed, and acts on nothing twice; every tenth delivery fails."""

    http: httpx.AsyncClient
    client: AsyncClient
    dice: random.Random
    secret: str = ""
    receiver: Receiver = field(default_factory=Receiver)
    tables: dict[str, Table] = field(default_factory=dict)
    seats: dict[tuple[str, str], Person] = field(default_factory=dict)
    known: set[str] = field(default_factory=set)
    versions: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    finished: set[str] = field(default_factory=set)
    failed: int = 0
    turns: set["asyncio.Task[None]"] = field(default_factory=set)
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def answer(self, received: Received) -> int:
        """What a delivery gets: one of ten fails, half of those although it was acted on."""
        try:
            event = read_event(self.secret, received.headers, received.body)
        except Problem:
            return 401
        if event["data"].get("game") not in self.tables:
            return 503  # its game is still being created: it comes again
        is_failing, is_acted_on = self.dice.random() < 0.1, self.dice.random() < 0.5
        if not is_failing or is_acted_on:
            self.take(event)
        self.failed += is_failing
        return 500 if is_failing else 204

    def take(self, event: Json) -> None:
        """Lets the users play whose turn it is."""
        if event["id"] in self.known or "version" not in event["data"]:
            return
        self.known.add(event["id"])
        game, data = event["data"]["game"], event["data"]
        self.versions[game].append(data["version"])
        if data["over"]:
            self.finished.add(game)
            self.ended.set()
        for one in data["awaited"]:
            if "user" in one:
                task = asyncio.create_task(self.play(self.seats[game, one["user"]]))
                self.turns.add(task)
                task.add_done_callback(self.turns.discard)

    async def play(self, person: Person) -> None:
        """Random legal commands of one user, until the game waits for others."""
        while (offered := await person.at.legal())["legal"]:
            command = self.dice.choice(offered["legal"])["command"]
            await person.submit(command, offered["version"], new_key(self.dice))

    async def subscribe(self, url: str) -> None:
        """A webhook for all games."""
        self.secret = (await self.client.create_webhook(url, ["started", "turn", "finished"]))["secret"]

    async def create(self, count: int, users: int, only: Sequence[str] = ()) -> None:
        """Games of all titles, or of some, in one call; each user sits at about ``2 * count / users`` tables."""
        titles = [title for title in await self.client.titles() if not only or title["id"] in only]
        games = [wanted_game(titles[number % len(titles)], number, users) for number in range(count)]
        for made in await self.client.create_games(games):
            game = made.get("game") or ""
            assert game, made
            people = [Person(self.http, seat["token"] or "", seat["seat"], game) for seat in made["seats"]]
            self.tables[game] = Table(game, people)
            self.seats |= {(game, seat["user"] or ""): people[seat["seat"]] for seat in made["seats"]}

    async def end(self) -> None:
        """Returns when every game was told to be over."""
        while len(self.finished) < len(self.tables):
            self.ended.clear()
            await self.ended.wait()
        await asyncio.gather(*self.turns)

    def report(self, seconds: float) -> Json:
        """Figures of a run."""
        commands = sum(len(person.acknowledged) for table in self.tables.values() for person in table.people)
        return {
            "games": len(self.tables), "commands": commands, "events": len(self.known), "failed": self.failed,
            "deliveries": len(self.receiver.received), "seconds": round(seconds, 1),
        }  # fmt: skip


def wanted_game(title: Any, number: int, users: int) -> Json:
    """A game of two users; no user sits at it twice."""
    pair = [f"u-{(2 * number + seat) % users}" for seat in range(2)]
    seats = [{"user": user, "name": user.upper()} for user in pair]
    return {"title": title["id"], "edition": title["editions"][0]["id"], "name": f"Game {number}", "seats": seats}


@asynccontextmanager
async def external_platform(url: str, data: Path, seed: int) -> AsyncIterator[ExternalPlatform]:
    """One with a key and a webhook at the platform of this address, whose data lies in a folder."""
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as http:
        application = client_of(http, await key_of(data, f"club-{seed}"))
        club = ExternalPlatform(http, application, random.Random(seed))
        async with receiving(club.answer) as receiver:
            club.receiver = receiver
            await club.subscribe(receiver.url)
            yield club


async def played(platform: Platform, games: int, users: int, seed: int = 1) -> Json:
    """The figures of a run in which every game ended, and every invariant holds for each of them."""
    async with external_platform(platform.url, platform.place.root, seed) as club:
        began = time.monotonic()
        await club.create(games, users)
        await club.end()
        figures = club.report(time.monotonic() - began)
        await _check(platform, list(club.tables.values()), club.versions)
    return figures


async def played_in_typescript(platform: Platform, games: int, users: int, folder: Path, seed: int = 1) -> Json:
    """The same of the program in TypeScript, which is compiled in ``folder``."""
    key = await key_of(platform.place.root, f"npm-{seed}")
    program = await asyncio.to_thread(compiled, PROGRAM, folder)
    process = await asyncio.create_subprocess_exec(
        *program, platform.url, str(games), str(users),
        env={**os.environ, "SAGEBRUSH_KEY": key}, stdout=asyncio.subprocess.PIPE, limit=1 << 28,
    )  # fmt: skip
    try:
        output, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, output.decode()
    told = json.loads(output)
    async with httpx.AsyncClient(base_url=platform.url, timeout=PATIENCE) as http:
        tables = [
            Table(game, [_person(http, game, **seat) for seat in seats]) for game, seats in told["played"].items()
        ]
        await _check(platform, tables, told["versions"])
    figures: Json = told["figures"]
    return figures


def _person(http: httpx.AsyncClient, game: str, token: str, seat: int, acknowledged: list[Json]) -> Person:
    """A user as the other program remembers him."""
    return Person(http, token, seat, game, [Acknowledged(seat=seat, **said) for said in acknowledged])


async def _check(platform: Platform, tables: Sequence[Table], versions: dict[str, list[int]]) -> None:
    for table in tables:
        await check(platform, table)
        assert versions[table.game] == sorted(versions[table.game]), table.game


async def _main(language: str, games: int, users: int) -> None:
    with TemporaryDirectory(prefix="sb-") as folder:
        place = Path(folder)
        async with Platform(HostSettings(data_dir=place / "var", gateway_port=0)) as platform:
            if language == "typescript":
                figures = await played_in_typescript(platform, games, users, place)
            else:
                figures = await played(platform, games, users)
            print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description="Lets the users of another platform play all titles, told by webhook.")
    parser.add_argument("--language", choices=["python", "typescript"], default="python")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--users", type=int, default=100)
    asked = parser.parse_args()
    os.environ |= HERE
    asyncio.run(_main(asked.language, asked.games, asked.users))
