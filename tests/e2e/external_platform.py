"""A platform of somebody else: users without accounts here, who play when a webhook says that it is their turn.

``python -m tests.e2e.external_platform --games 50 --users 100`` starts a platform and says how long all games took; the
suite plays a few.
"""

import asyncio
import json
import os
import random
import sys
import time
import uuid
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.e2e.invariants import check
from tests.e2e.players import Person, Table
from tests.gateway.receiver import Received, Receiver, receiving

HERE = {"SAGEBRUSH_WEBHOOK_NETWORKS": '["127.0.0.0/8"]', "SAGEBRUSH_WEBHOOK_RETRY_SECONDS": "0.2"}
SCOPES = "games:create,games:read,seats:issue,webhooks:manage"


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
    key: str
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

    @property
    def credentials(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def answer(self, received: Received) -> int:
        """What a delivery gets: one of ten fails, half of those although it was acted on."""
        if not received.is_signed_with(self.secret):
            return 401
        if received.event["data"].get("game") not in self.tables:
            return 503  # its game is still being created: it comes again
        is_failing, is_acted_on = self.dice.random() < 0.1, self.dice.random() < 0.5
        if not is_failing or is_acted_on:
            self.take(received.event)
        self.failed += is_failing
        return 500 if is_failing else 204

    def take(self, event: dict[str, Any]) -> None:
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
        while True:
            offered = await person.ask("/legal")
            if not offered["legal"]:
                return
            command = self.dice.choice(offered["legal"])["command"]
            await person.submit(command, offered["version"], str(uuid.uuid4()))

    async def subscribe(self, url: str) -> None:
        """A webhook for all games."""
        wanted = {"url": url, "events": ["started", "turn", "finished"]}
        answer = await self.http.post("/v1/webhooks", json=wanted, headers=self.credentials)
        assert answer.status_code == 201, answer.text
        self.secret = answer.json()["secret"]

    async def create(self, count: int, users: int, only: Sequence[str] = ()) -> None:
        """Games of all titles, or of some, in one call; each user sits at about ``2 * count / users`` tables."""
        found = (await self.http.get("/v1/titles")).json()["titles"]
        titles = [title for title in found if not only or title["id"] in only]
        games = [wanted_game(titles[number % len(titles)], number, users) for number in range(count)]
        headers = {**self.credentials, "Idempotency-Key": str(uuid.uuid4())}
        answer = await self.http.post("/v1/games", json={"games": games}, headers=headers)
        assert answer.json()["created"] == count, answer.text
        for made in answer.json()["games"]:
            people = [Person(self.http, seat["token"], seat["seat"], made["game"]) for seat in made["seats"]]
            self.tables[made["game"]] = Table(made["game"], people)
            self.seats |= {(made["game"], seat["user"]): people[seat["seat"]] for seat in made["seats"]}

    async def end(self) -> None:
        """Returns when every game was told to be over."""
        while len(self.finished) < len(self.tables):
            self.ended.clear()
            await self.ended.wait()
        await asyncio.gather(*self.turns)

    def report(self, seconds: float) -> dict[str, Any]:
        """Figures of a run."""
        commands = sum(len(person.acknowledged) for table in self.tables.values() for person in table.people)
        return {
            "games": len(self.tables), "commands": commands, "events": len(self.known), "failed": self.failed,
            "deliveries": len(self.receiver.received), "seconds": round(seconds, 1),
        }  # fmt: skip


def wanted_game(title: dict[str, Any], number: int, users: int) -> dict[str, Any]:
    """A game of two users; no user sits at it twice."""
    pair = [f"u-{(2 * number + seat) % users}" for seat in range(2)]
    seats = [{"user": user, "name": user.upper()} for user in pair]
    return {"title": title["id"], "edition": title["editions"][0]["id"], "name": f"Game {number}", "seats": seats}


@asynccontextmanager
async def external_platform(url: str, data: Path, seed: int) -> AsyncIterator[ExternalPlatform]:
    """One with a key and a webhook at the platform of this address, whose data lies in a folder."""
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(base_url=url, timeout=30, limits=limits) as http:
        club = ExternalPlatform(http, await key_of(data, f"club-{seed}"), random.Random(seed))
        async with receiving(club.answer) as receiver:
            club.receiver = receiver
            await club.subscribe(receiver.url)
            yield club


async def played(platform: Platform, games: int, users: int, seed: int = 1) -> dict[str, Any]:
    """The figures of a run in which every game ended, and every invariant holds for each of them."""
    async with external_platform(platform.url, platform.place.root, seed) as club:
        began = time.monotonic()
        await club.create(games, users)
        await club.end()
        figures = club.report(time.monotonic() - began)
        for table in club.tables.values():
            await check(platform, table)
        for game, versions in club.versions.items():
            assert versions == sorted(versions), game
    return figures


async def _main(games: int, users: int) -> None:
    with TemporaryDirectory(prefix="sb-") as folder:
        async with Platform(HostSettings(data_dir=Path(folder), gateway_port=0)) as platform:
            print(json.dumps(await played(platform, games, users)))


if __name__ == "__main__":
    parser = ArgumentParser(description="Lets the users of another platform play all titles, told by webhook.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--users", type=int, default=100)
    asked = parser.parse_args()
    os.environ |= HERE
    asyncio.run(_main(asked.games, asked.users))
