"""The platform's memory over time."""

import asyncio
from dataclasses import dataclass, field
from statistics import fmean

from sagebrush_bench.platform.cluster import Cluster
from sagebrush_bench.processes import proportional_mb

RECORD = "record"
"""The process that grows by design: it keeps every commit."""


@dataclass(slots=True)
class Memory:
    """Megabytes of the record and of all other processes, looked at now and then."""

    cluster: Cluster
    record: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)

    async def watch(self, seconds: float) -> None:
        """Look every so many ``seconds``, until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(seconds)

    def look(self) -> None:
        """Note what is resident now."""
        pids = self.cluster.pids
        self.record.append(proportional_mb([pids[RECORD]]))
        self.others.append(proportional_mb(pid for name, pid in pids.items() if name != RECORD))

    @property
    def growth(self) -> float:
        """The last fifth of the looks at the others over the second fifth; the first is warming up."""
        part = max(1, len(self.others) // 5)
        return fmean(self.others[-part:]) / fmean(self.others[part : 2 * part] or self.others[-part:])
