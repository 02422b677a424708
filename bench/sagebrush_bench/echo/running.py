"""The echo as a pair of processes."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sagebrush_bench.processes import python
from sagebrush_host.ports import reserve_port


@dataclass(frozen=True, slots=True)
class Echo:
    """Where it listens, and its processes."""

    url: str
    pids: tuple[int, ...]


@asynccontextmanager
async def echo() -> AsyncIterator[Echo]:
    """The echo, ready, as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="sb-") as folder:
        address, port = f"unix:{Path(folder) / 'echo.sock'}", reserve_port()
        async with (
            python("sagebrush_bench.echo.rules", address) as rules,
            python("sagebrush_bench.echo.gateway", str(port), address) as gateway,
        ):
            yield Echo(f"http://127.0.0.1:{port}", (rules, gateway))
