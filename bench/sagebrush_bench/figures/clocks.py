"""Running clocks: what very many cost while nobody's time is up, and how late the end of a time is decided."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from itertools import pairwise

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.platform.cluster import Cluster, cluster
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_events import Record, decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import TimedOut
from sagebrush_history import folding
from sagebrush_history.table import TitleRegistry
from sagebrush_history.timekeeping import end_of_time
from sagebrush_rpc import RulesClient
from sagebrush_rpc.v1 import rules_pb2 as wire

LONG, SHORT = 3 * 24 * 3600, 5
"""Seconds for a decision: in correspondence, and as few as there may be."""
WARNINGS = (24 * 3600, 3600)
PATIENCE = 60
"""Seconds that a time which is up may wait for its decision."""
AT_ONCE = 64
"""Games that are created at the same time."""
ALPHABET = "0123456789abcdefghijklmnopqrstuv"
REGISTRY = TitleRegistry(TITLES.values())


async def measure(scale: Scale) -> list[Measurement]:
    """CPU of all processes with ``scale.clocks`` running clocks over that without, and the lateness of short ones."""
    async with cluster() as platform, platform.record() as record, platform.rules() as rules:
        idle = [await _share(platform, scale.watched) for _ in range(scale.runs)]
        await _begin(rules, scale.clocks, LONG)
        await _share(platform, scale.watched)  # what the creation leaves to do
        busy = [await _share(platform, scale.watched) for _ in range(scale.runs)]
        games = await _begin(rules, scale.ends, SHORT)
        await asyncio.sleep(SHORT + scale.watched)
        late = sorted([lateness for game in games for lateness in await _latenesses(record, game)])
    more = [with_clocks - without for with_clocks, without in zip(busy, idle, strict=True)]
    detail = f"{sum(busy) / len(busy):.1f} % with them, {sum(idle) / len(idle):.1f} % without; all processes"
    ends = (
        f"{len(late)} ends of time in {scale.ends} games beside them; p50 {late[len(late) // 2]} ms, last {late[-1]} ms"
    )
    less = {"more_is_better": False}
    return [
        Measurement(f"CPU of {scale.clocks:,} running clocks, share of a core", "%", more, Goal(2, 1, **less), detail),
        Measurement("end of a time decided, p99", "ms", [late[len(late) * 99 // 100]], Goal(1000, 500, **less), ends),
    ]


async def _share(platform: Cluster, seconds: float) -> float:
    """Percent of a core that all processes together use while nobody moves."""
    before = sum(platform.cpu_seconds().values())
    await asyncio.sleep(seconds)
    return 100 * (sum(platform.cpu_seconds().values()) - before) / seconds


async def _begin(rules: RulesClient, count: int, seconds: int) -> list[str]:
    """So many new games of all titles in turn, in each of which a clock runs."""
    tables, room = base_tables(), asyncio.Semaphore(AT_ONCE)

    async def begun(number: int) -> str:
        async with room:
            return (await rules.create_game(_request(tables[number % len(tables)], seconds))).game

    return await asyncio.gather(*map(begun, range(count)))


def _request(table: BenchTable, seconds: int) -> wire.CreateGameRequest:
    warnings = [before for before in WARNINGS if before < seconds]
    clock = {"kind": "decision", "seconds": seconds, "warnings": warnings}
    return wire.CreateGameRequest(
        game="".join(secrets.choice(ALPHABET) for _ in range(26)),
        title=table.config.title,
        config=json.dumps({"edition": table.config.edition, "clock": clock}).encode(),
        seats=[wire.SeatPlan(player=f"Player {seat}") for seat in range(table.config.seats)],
    )


async def _latenesses(record: Record, game: str) -> list[int]:
    """Milliseconds between the end of a time and the commit that decides it, for each in the game; waits for one."""
    for _ in range(PATIENCE):
        if found := list(_between(await record.read(game))):
            return found
        await asyncio.sleep(1)
    raise BenchError(f"no time was up in game {game}")


def _between(stored: list[bytes]) -> Iterator[int]:
    commits = list(map(decode, stored))
    table = REGISTRY.table_of(commits[0])
    for length, (_, after) in enumerate(pairwise(commits), 1):
        if any(isinstance(event, TimedOut) for event in folding.events_of(table, after)):
            before = folding.follow_all(table, folding.blank(table), commits[:length])
            yield after.time - (end_of_time(table, before.clocks) or after.time)


FIGURE = Figure("clocks", measure, seconds=180)
