"""A platform for the tests of the workers: servers of its own, a rules service in the test, the rest as processes."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import grpc

from sagebrush_events import acl, connect
from sagebrush_process.healthcheck import is_ok
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from sagebrush_workers.queue import messages
from tests.patience import PATIENCE
from tests.servers import Server, running_broker, running_store
from tests.toys.high_card import HIGH_CARD
from tests.workers.feeding import new_game
from tests.workers.with_toys import THOUGHTS

ROOT = Path(__file__).parents[2]
PASSWORDS = {user: f"{user}-password" for user in acl.USERS}
TRICKS_AND_WIND = 8
"""Commits of a game of High Card for two: the creation, three tricks of two cards, the wind."""


@dataclass(slots=True)
class Platform:
    """Everything a computer needs to play."""

    store: Server
    broker: Server
    rules: RulesClient
    address: str
    folder: Path
    processes: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    async def thought(self, number: int) -> None:
        """Return when so many thoughts have begun."""
        notes = self.folder / "thoughts"
        async with asyncio.timeout(PATIENCE):
            while not notes.exists() or len(notes.read_text().split()) < number:
                await asyncio.sleep(0.001)

    def queue(self, *tasks: bytes) -> None:
        """Queue tasks for the workers."""
        with self.broker.client() as redis:
            redis.lpush(messages.MOVES, *tasks)

    def broker_as(self, user: str) -> str:
        """The address of the broker as ``user``."""
        return self.broker.url.replace("redis://", f"redis://{user}:{PASSWORDS[user]}@")

    def refused(self) -> list[str]:
        """What the broker refused to its users, as "user command"."""
        with self.broker.client() as redis:
            return [f"{entry['username']} {entry['object']}" for entry in redis.acl_log()]

    async def start(self, role: str, instance: str = "1", **settings: str) -> None:
        """Start a process and wait until it is ready."""
        process = self.launch(role, instance, **settings)
        async with asyncio.timeout(PATIENCE):
            while not await self.is_ready(role, instance):
                assert process.poll() is None, f"{role} ended with {process.returncode}"
                await asyncio.sleep(0.02)

    async def is_ready(self, role: str, instance: str = "1") -> bool:
        """What the process itself says."""
        return await is_ok(self.health_of(role, instance), "/readyz")

    def health_of(self, role: str, instance: str) -> str:
        """Where a process answers health checks."""
        return f"unix:{self.folder}/{role}-{instance}.sock"

    def engine_address(self, instance: str = "1") -> str:
        """Where an engine listens."""
        return f"unix:{self.folder}/e{instance}"

    def launch(self, role: str, instance: str = "1", **settings: str) -> subprocess.Popen[bytes]:
        """Start a process."""
        environment = {
            **os.environ,
            "SAGEBRUSH_STORE_URL": self.store.url,
            "SAGEBRUSH_BROKER_URL": self.broker_as(role if role in ("worker", "engine", "sender") else "relay"),
            "SAGEBRUSH_RULES_ADDRESS": self.address,
            "SAGEBRUSH_ENGINE_ADDRESS": self.engine_address(instance),
            "SAGEBRUSH_INSTANCE": instance,
            "SAGEBRUSH_HEALTH": self.health_of(role, instance),
            THOUGHTS: str(self.folder / "thoughts"),
            **{f"SAGEBRUSH_{name}": value for name, value in settings.items()},
        }
        command = [sys.executable, "-m", "tests.workers.with_toys", role]
        with (self.folder / f"{role}-{instance}.log").open("ab") as log:
            process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        self.processes[role + instance] = process
        return process

    def kill(self, role: str, instance: str = "1") -> None:
        """End a process as a crash would."""
        process = self.processes[role + instance]
        process.kill()
        process.wait()

    def log(self, role: str, instance: str = "1") -> str:
        """What a process wrote."""
        return (self.folder / f"{role}-{instance}.log").read_text()

    async def open_game(self, *opponents: str, flow: int | None = None) -> str:
        """A new game of High Card; an empty name is a person."""
        seats = [
            wire.SeatPlan(player=f"P{number}", opponent=wire.Opponent(name=name, budget_ms=20) if name else None)
            for number, name in enumerate(opponents)
        ]
        game = new_game()
        request = wire.CreateGameRequest(
            game=game, title="high-card", config=b'{"edition":"plain"}', seats=seats, flow=flow
        )
        await self.rules.create_game(request)
        return game

    async def frame(self, game: str) -> wire.Frame:
        """What a spectator sees."""
        return await self.rules.get_view(wire.GetViewRequest(game=game))

    async def finished(self, game: str) -> wire.Frame:
        """The last frame of ``game``, once it is over; asks again where a busy machine does not answer in time."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    if (frame := await self.frame(game)).over:
                        return frame
                except RulesError as error:
                    if error.status is not grpc.StatusCode.UNAVAILABLE:
                        raise
                await asyncio.sleep(0.1)

    async def at_version(self, game: str, version: int) -> None:
        """Return when ``game`` has come so far."""
        async with asyncio.timeout(PATIENCE):
            while (await self.frame(game)).version < version:
                await asyncio.sleep(0.002)

    def stop(self) -> None:
        """End every process."""
        for process in self.processes.values():
            process.kill()
            process.wait()


def with_hands(users: str) -> str:
    """A file of users, and a default user who may do everything: the hands of the test."""
    lines = [line for line in users.splitlines() if not line.startswith("user default")]
    return "\n".join([*lines, "user default on nopass ~* &* +@all", ""])


@asynccontextmanager
async def platform(folder: Path) -> AsyncIterator[Platform]:
    """Servers and a rules service; start the others as the test needs them."""
    users = folder / "broker.acl"
    users.write_text(with_hands(acl.broker(PASSWORDS)))
    with running_store() as store, running_broker("--aclfile", str(users)) as broker:
        record = await connect(store.url)
        service = Service(record, [HIGH_CARD], RulesSettings())
        address = f"127.0.0.1:{await service.start('127.0.0.1:0')}"
        client = RulesClient(address, deadline=PATIENCE)
        here = Platform(store, broker, client, address, folder)
        try:
            yield here
        finally:
            here.stop()
            await client.close()
            await service.stop()
            await record.close()
