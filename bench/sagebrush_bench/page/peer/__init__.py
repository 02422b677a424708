"""Other tables on the same machine: each brought by npm, with a client, a server, and somebody who moves when asked."""

import asyncio
import shutil
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

BUNDLER = "esbuild@0.25.10"
INSTALLING = 180
STARTING = 30


@dataclass(frozen=True, slots=True)
class Peer:
    """Another table: ``packages`` of npm, the ``server`` beside this file, and what is on the table (``about``)."""

    name: str
    packages: tuple[str, ...]
    server: str
    about: str

    @asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        """The address of its page; empty where Node or its packages cannot be had."""
        node, npm = shutil.which("node"), shutil.which("npm")
        with tempfile.TemporaryDirectory(prefix="sagebrush-peer-") as folder:
            if not (node and npm and await _installed(npm, folder, self.packages)):
                yield ""
                return
            server = str(Path(__file__).with_name(self.server))
            running = await asyncio.create_subprocess_exec(node, server, folder, stdout=PIPE, stderr=DEVNULL)
            try:
                yield await asyncio.wait_for(_address(running), STARTING)
            finally:
                running.kill()
                await running.wait()


PEERS = (
    Peer("boardgame.io 0.50.2", ("boardgame.io@0.50.2",), "boardgame.cjs", "a counter, with its debug panel; no disk"),
    Peer(
        "chessground 10.4.1",
        ("chessground@npm:@lichess-org/chessground@10.4.1", "chess.js@1.4.0"),
        "chessground.cjs",
        "chess, the board of lichess.org alone; no disk",
    ),
)


async def _installed(npm: str, folder: str, packages: tuple[str, ...]) -> bool:
    """Whether npm could bring the packages; their scripts are not run."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix", folder)
    Path(folder, "package.json").write_text("{}")
    run = await asyncio.create_subprocess_exec(
        npm, "install", *quiet, *packages, BUNDLER, stdout=DEVNULL, stderr=DEVNULL
    )
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
