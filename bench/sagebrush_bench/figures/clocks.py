"""Running clocks: what very many cost while nobody's time is up, and how late the end of a time is decided.

The ends come one after the other in some games, and in many games at once.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from time import time

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
from sagebrush_rpc import RulesClient, RulesError
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
        await _begin(rules, scale.clocks, lambda: LONG)
        await _share(platform, scale.watched)  # what the creation leaves to do
        busy = [await _share(platform, scale.watched) for _ in range(scale.runs)]
        games = await _begin(rules, scale.ends, lambda: SHORT)
        await asyncio.sleep(SHORT + scale.watched)
        late = sorted([late for game in games for _, late in await _ends(record, game)])
        together = await _together(rules, record, scale)
    more = [with_clocks - without for with_clocks, without in zip(busy, idle, strict=True)]
    detail = f"{sum(busy) / len(busy):.1f} % with them, {sum(idle) / len(idle):.1f} % without; all processes"
    ends = (
        f"{len(late)} ends of time in {scale.ends} games beside them; p50 {late[len(late) // 2]} ms, last {late[-1]} ms"
    )
    less = {"more_is_better": False}
    return [
        Measurement(f"CPU of {scale.clocks:,} running clocks, share of a core", "%", more, Goal(2, 1, **less), detail),
        Measurement("end of a time decided, p99", "ms", [late[len(late) * 99 // 100]], Goal(1000, 500, **less), ends),
        _rush(together),
    ]


async def _together(rules: RulesClient, record: Record, scale: Scale) -> list[tuple[int, int]]:
    """When the first time of each game was up, at once unless creating took too long, and how late it was decided."""
    end = time() + scale.together_in
    games = await _begin(rules, scale.together, lambda: max(SHORT, round(end - time())))
    await asyncio.sleep(max(0, end - time()))
    return [(await _ends(record, game))[0] for game in games]


def _rush(ends: Sequence[tuple[int, int]]) -> Measurement:
    """All ends that come together; the detail says in which time they did, and how long the platform was at it."""
    late, due = sorted(late for _, late in ends), [end for end, _ in ends]
    busy = max(end + late for end, late in ends) - min(due)
    detail = (
        f"beside those; p50 {late[len(late) // 2]} ms, last {late[-1]} ms; "
        f"up within {max(due) - min(due)} ms, all decided {busy} ms after the first"
    )
    name = f"{len(ends):,} ends of time at once decided, p99"
    return Measurement(name, "ms", [late[len(late) * 99 // 100]], None, detail)


async def _share(platform: Cluster, seconds: float) -> float:
    """Percent of a core that all processes together use while nobody moves."""
    before = sum(platform.cpu_seconds().values())
    await asyncio.sleep(seconds)
    return 100 * (sum(platform.cpu_seconds().values()) - before) / seconds


async def _begin(rules: RulesClient, count: int, seconds: Callable[[], int]) -> list[str]:
    """So many new games of all titles in turn, in each of which a clock runs; ``seconds`` of one that begins now."""
    tables, room = base_tables(), asyncio.Semaphore(AT_ONCE)

    async def begun(number: int) -> str:
        async with room:
            return await _created(rules, _request(tables[number % len(tables)], seconds()))

    return await asyncio.gather(*map(begun, range(count)))


async def _created(rules: RulesClient, request: wire.CreateGameRequest) -> str:
    """A new game, asked for until somebody says that it is there: a busy disk may keep the answer too long."""
    while True:
        try:
            return (await rules.create_game(request)).game
        except RulesError as error:
            if error.code != "outcome-unknown":
                raise


def _request(table: BenchTable, seconds: int) -> wire.CreateGameRequest:
    warnings = [before for before in WARNINGS if before < seconds]
    clock = {"kind": "decision", "seconds": seconds, "warnings": warnings}
    return wire.CreateGameRequest(
        game="".join(secrets.choice(ALPHABET) for _ in range(26)),
        title=table.config.title,
        config=json.dumps({"edition": table.config.edition, "clock": clock}).encode(),
        seats=[wire.SeatPlan(player=f"Player {seat}") for seat in range(table.config.seats)],
    )


async def _ends(record: Record, game: str) -> list[tuple[int, int]]:
    """Each end of a time in the game, Unix ms, and the milliseconds until it was decided; waits for one."""
    for _ in range(PATIENCE):
        if found := list(_between(await record.read(game))):
            return found
        await asyncio.sleep(1)
    raise BenchError(f"no time was up in game {game}")


def _between(stored: list[bytes]) -> Iterator[tuple[int, int]]:
    commits = list(map(decode, stored))
    table = REGISTRY.table_of(commits[0])
    for length, (_, after) in enumerate(pairwise(commits), 1):
        if any(isinstance(event, TimedOut) for event in folding.events_of(table, after)):
            before = folding.follow_all(table, folding.blank(table), commits[:length])
            end = end_of_time(table, before.clocks) or after.time
            yield end, after.time - end


FIGURE = Figure("clocks", measure, seconds=240)
