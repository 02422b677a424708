"""The echo as a pair of processes."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sagebrush_bench.processes import python
from sagebrush_host.ports import reserve_port


@asynccontextmanager
async def echo() -> AsyncIterator[str]:
    """The address of an echo that is ready, and lasts as long as the block."""
    with tempfile.TemporaryDirectory(prefix="sb-") as folder:
        address, port = f"unix:{Path(folder) / 'echo.sock'}", reserve_port()
        async with (
            python("sagebrush_bench.echo.rules", address),
            python("sagebrush_bench.echo.gateway", str(port), address),
        ):
            yield f"http://127.0.0.1:{port}"
