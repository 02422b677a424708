"""``sagebrush up`` as a process of its own, and everything that runs below it."""

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
from redis.asyncio import Redis

from tests.e2e.conftest import PLENTY
from tests.e2e.external_platform import HERE
from tests.servers import free_port

START_SECONDS = 120
AT_WORK = "processes of an earlier run"
"""What the platform says where it will not start beside them."""
GONE = psutil.NoSuchProcess, psutil.AccessDenied, psutil.ZombieProcess


class Supervised:
    """A platform on one data directory and one port, started again as often as a fault needs it."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "var"
        self.port = free_port()
        self.starts = 0
        self._errors = folder / "up.log"
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """The address of the public API, the same after every start."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Return when every process is ready; processes of the run before, which lost their parent, may still end."""
        async with asyncio.timeout(START_SECONDS):
            while not (line := await self._first_line()):
                if AT_WORK not in (said := self._errors.read_text()[-2000:]):
                    raise RuntimeError(f"The platform did not start: {said}")
                await asyncio.sleep(1)
        assert json.loads(line)["url"] == self.url
        self.starts += 1

    async def _first_line(self) -> bytes:
        """What a new process says when all is ready; empty where it ended before."""
        foreign = {name: value for name, value in os.environ.items() if not name.startswith("SAGEBRUSH_")}
        own = {
            "SAGEBRUSH_WEBHOOK_CLAIM_SECONDS": "3",
            "SAGEBRUSH_DATA_DIR": str(self.data),
            "SAGEBRUSH_GATEWAY_PORT": str(self.port),
        }
        with self._errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "sagebrush_cli", "up", "--json",
                env={**foreign, **PLENTY, **HERE, **own}, stdout=asyncio.subprocess.PIPE, stderr=errors,
            )  # fmt: skip
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def end(self, number: signal.Signals) -> None:
        """Send the supervisor a signal and return when nothing of it is left."""
        assert self._process is not None
        below = [process for _, process in self.processes()]
        with suppress(ProcessLookupError):
            self._process.send_signal(number)
        await self._process.wait()
        await asyncio.to_thread(psutil.wait_procs, below, 15)

    async def close(self) -> None:
        """Stop everything politely, if it runs at all."""
        if self._process is not None and self._process.returncode is None:
            await self.end(signal.SIGTERM)

    def processes(self) -> Iterator[tuple[str, psutil.Process]]:
        """Every process below the supervisor, by name."""
        assert self._process is not None
        with suppress(*GONE):
            for process in psutil.Process(self._process.pid).children(recursive=True):
                with suppress(*GONE):
                    yield _name(process), process

    def lose_broker(self) -> None:
        """Remove all that the broker had written; nothing may be running."""
        shutil.rmtree(self.data / "broker")

    def record(self) -> Redis:
        """A connection to the record as the operator, who may read everything but the seeds."""
        password = json.loads((self.data / "passwords.json").read_text())["ops"]
        return Redis(unix_socket_path=str(self.data / "run" / "record.sock"), username="ops", password=password)


def _name(process: psutil.Process) -> str:
    """The name of a process; servers are told apart by their settings."""
    line = process.cmdline()
    server = next((word for word in line if word.endswith(".conf")), "")
    return Path(server).stem if server else process.name()
