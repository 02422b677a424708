"""A table of boardgame.io on the same machine, with the debug panel that its authors ship."""

import asyncio
import shutil
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PACKAGES = ("boardgame.io@0.50.2", "esbuild@0.25.10")
NAME = "boardgame.io 0.50.2"
INSTALLING = 180
STARTING = 30


@asynccontextmanager
async def peer() -> AsyncIterator[str]:
    """The address of its page, ``http://…/?server=…``; empty where Node or its packages cannot be had."""
    node, npm = shutil.which("node"), shutil.which("npm")
    with tempfile.TemporaryDirectory(prefix="sagebrush-peer-") as folder:
        if not (node and npm and await _installed(npm, folder)):
            yield ""
            return
        server = str(Path(__file__).with_name("server.cjs"))
        running = await asyncio.create_subprocess_exec(node, server, folder, stdout=PIPE, stderr=DEVNULL)
        try:
            yield await asyncio.wait_for(_address(running), STARTING)
        finally:
            running.kill()
            await running.wait()


async def _installed(npm: str, folder: str) -> bool:
    """Whether npm could bring the packages; their scripts are not run."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix", folder)
    Path(folder, "package.json").write_text("{}")
    run = await asyncio.create_subprocess_exec(npm, "install", *quiet, *PACKAGES, stdout=DEVNULL, stderr=DEVNULL)
    try:
        return await asyncio.wait_for(run.wait(), INSTALLING) == 0
    except TimeoutError:
        run.kill()
        await run.wait()
        return False


async def _address(running: asyncio.subprocess.Process) -> str:
    """The line that the server prints once it can be reached; empty when it ends before."""
    assert running.stdout
    async for line in running.stdout:
        if line.startswith(b"http://"):
            return line.decode().strip()
    return ""
