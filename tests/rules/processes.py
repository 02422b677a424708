"""`python -m sagebrush_rules` as a real process that knows one more title: High Card."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from sagebrush_rpc import RulesClient
from tests.patience import PATIENCE

MAIN = """
import sagebrush_games
from tests.toys.high_card import HIGH_CARD
sagebrush_games.TITLES = {HIGH_CARD.id: HIGH_CARD}
from sagebrush_rules.__main__ import main
main()
"""


class Process:
    """The process, its socket, its log."""

    def __init__(self, directory: Path, store_url: str, **settings: str) -> None:
        self.address = f"unix:{directory}/rules"
        self._log = directory / "log"
        given = {"STORE_URL": store_url, "RULES_ADDRESS": self.address, **settings}
        environment = {**os.environ, **{f"SAGEBRUSH_{name}": value for name, value in given.items()}}
        with self._log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", MAIN], env=environment, stderr=log)

    async def ready(self) -> RulesClient:
        """A client of the process, once it serves."""
        client = RulesClient(self.address)
        async with asyncio.timeout(PATIENCE):
            while not await client.is_ready():
                assert self.process.poll() is None, self.log()
                await asyncio.sleep(0.02)
        return client

    def kill(self) -> None:
        """End it as a crash would."""
        self.process.kill()
        self.process.wait()

    def terminate(self) -> int:
        """Its exit code after SIGTERM."""
        self.process.terminate()
        return self.process.wait(30)

    def log(self) -> str:
        """What it wrote."""
        return self._log.read_text()
