"""The record's append with 32 in flight, against the same calls sent by hand in pipelines of 32."""

import asyncio
import os
from collections.abc import Sequence
from time import perf_counter

from redis.asyncio import Redis

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.ratios import alternated, no_collection
from sagebrush_bench.scale import Scale
from sagebrush_bench.store import private_store
from sagebrush_events import Append, Ok
from sagebrush_events.redis.record import RedisRecord, append_command

IN_FLIGHT = 32
COMMIT = os.urandom(160)
"""About what a commit of Carson City has."""
FEED = b'{"title":"carson-city","seats":[2],"over":false,"opponents":{}}'


async def measure(scale: Scale) -> list[Measurement]:
    """Appends a second through the record, as a share of the bound."""
    async with private_store() as url, Redis.from_url(url, protocol=2) as client:
        record = await RedisRecord.connect(url)
        batches = Batches(scale.appends // IN_FLIGHT)

        async def ours() -> float:
            return await through_record(record, batches.next())

        async def bound() -> float:
            return await by_hand(client, batches.next())

        pairs = await alternated(ours, bound, scale.pairs)
        await record.close()
    detail = f"{max(ours for ours, _ in pairs):,.0f}/s; by hand {max(bound for _, bound in pairs):,.0f}/s"
    return [
        Measurement("append, 32 in flight, against raw FCALL", "x", [a / b for a, b in pairs], Goal(0.8, 0.95), detail)
    ]


class Batches:
    """Work for one sample after the other: 32 new games, each with ``length`` appends."""

    def __init__(self, length: int) -> None:
        self._length = length
        self._made = 0

    def next(self) -> list[list[Append]]:
        """The appends of 32 games that no sample has had before."""
        self._made += 1
        return [
            [self._append(f"{self._made}x{game}", version) for version in range(self._length)]
            for game in range(IN_FLIGHT)
        ]

    def _append(self, game: str, version: int) -> Append:
        return Append(game, version, f"command-{version}", COMMIT[:8], COMMIT, FEED)


async def through_record(record: RedisRecord, games: Sequence[Sequence[Append]]) -> float:
    """Appends a second when each game has a caller of its own."""

    async def one_game(appends: Sequence[Append]) -> None:
        for append in appends:
            if not isinstance(await record.append(append), Ok):
                raise BenchError("an append was refused")

    with no_collection():
        start = perf_counter()
        await asyncio.gather(*map(one_game, games))
        return _count(games) / (perf_counter() - start)


async def by_hand(client: Redis, games: Sequence[Sequence[Append]]) -> float:
    """The same, when somebody who knows all 32 calls beforehand sends them together."""
    rounds = [[append_command(append) for append in turn] for turn in zip(*games, strict=True)]
    with no_collection():
        start = perf_counter()
        for commands in rounds:
            pipeline = client.pipeline(transaction=False)
            for command in commands:
                pipeline.execute_command(*command)
            if not all(answer.startswith(b"OK ") for answer in await pipeline.execute()):
                raise BenchError("a call was refused")
        return _count(games) / (perf_counter() - start)


def _count(games: Sequence[Sequence[Append]]) -> int:
    return sum(map(len, games))


FIGURE = Figure("append", measure, seconds=30)
