"""What goes wrong, in an order that a seed says: processes are killed or stopped for a while, and all die at once."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial

import psutil

from tests.e2e.chaos.supervised import GONE, Supervised

EACH = (
    "record", "broker", "rules", "gateway", "relay", "sweeper", "webhooks", "sender", "engine", "worker-1", "worker-2",
)  # fmt: skip
FORKS = "fork server"
PAUSES = 0.2, 1.5
"""Seconds between two faults, at least and at most."""
FROZEN = 0.3, 3.0
"""Seconds for which a process is stopped."""

Fault = tuple[str, Callable[[], Awaitable[None]]]


class Chaos:
    """Faults one after the other; ``struck`` counts them by name."""

    def __init__(self, platform: Supervised, dice: random.Random) -> None:
        self.struck: Counter[str] = Counter()
        self._platform = platform
        self._dice = dice

    def deck(self) -> list[Fault]:
        """Every fault once, shuffled: a short run meets each, too."""
        faults: list[Fault] = [(f"kill {name}", partial(self._kill, name)) for name in (*EACH, FORKS)]
        faults += [(f"freeze {name}", partial(self._freeze, name)) for name in self._dice.sample(EACH, 2)]
        faults += [
            ("kill everything", self._kill_everything),
            ("kill the supervisor", partial(self._restart, signal.SIGKILL)),
            ("stop and start", partial(self._restart, signal.SIGTERM)),
            ("lose the broker's data", partial(self._restart, signal.SIGKILL, lose_broker=True)),
        ]
        self._dice.shuffle(faults)
        return faults

    async def strike(self, fault: Fault) -> None:
        """Let one fault happen, after a pause."""
        await asyncio.sleep(self._dice.uniform(*PAUSES))
        name, happen = fault
        await happen()
        self.struck[name] += 1

    async def _kill(self, name: str) -> None:
        for process in self._named(name):
            with suppress(*GONE):
                process.kill()

    async def _freeze(self, name: str) -> None:
        for process in self._named(name):
            with suppress(*GONE):
                process.suspend()
                await asyncio.sleep(self._dice.uniform(*FROZEN))
                process.resume()

    async def _kill_everything(self) -> None:
        for _, process in self._platform.processes():
            with suppress(*GONE):
                process.kill()

    async def _restart(self, number: signal.Signals, lose_broker: bool = False) -> None:
        await self._platform.end(number)
        if lose_broker:
            self._platform.lose_broker()
        await self._platform.start()

    def _named(self, name: str) -> Iterator[psutil.Process]:
        """The processes of that name; whatever has none of the known names helps the others to fork."""
        for found, process in self._platform.processes():
            if found == name or (name == FORKS and found not in EACH):
                yield process
