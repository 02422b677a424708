"""A private store with the settings of the platform, for figures that need no platform."""

import asyncio
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from redis.asyncio import Redis
from redis.exceptions import RedisError

from sagebrush_bench.figure import BenchError
from sagebrush_host.embedded.programs import DEPLOY, find_server
from sagebrush_host.processes import linux

PATIENCE = 60.0
"""Seconds until it must answer."""


@asynccontextmanager
async def private_store() -> AsyncIterator[str]:
    """The address of a store that lasts as long as the block."""
    with tempfile.TemporaryDirectory(prefix="sb-", ignore_cleanup_errors=True) as folder:
        url = f"unix://{folder}/s"
        command = (
            str(find_server(Path(folder))), str(DEPLOY / "redis.conf"), "--dir", folder, "--port", "0",
            "--unixsocket", f"{folder}/s", "--logfile", f"{folder}/log",
        )  # fmt: skip
        server = subprocess.Popen(
            linux.with_parent_death_signal(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            await _answers(url, Path(folder) / "log")
            yield url
        finally:
            server.kill()
            server.wait()


async def _answers(url: str, log: Path) -> None:
    """Return when the store at ``url`` answers."""
    async with Redis.from_url(url) as client:
        for _ in range(int(PATIENCE / 0.01)):
            try:
                await client.ping()
            except (RedisError, OSError):
                await asyncio.sleep(0.01)
            else:
                return
    raise BenchError(f"the store does not answer: {log.read_text()[-1000:]}")
