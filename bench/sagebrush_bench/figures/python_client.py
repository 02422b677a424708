"""Commands by the Python client, one after the other, beside the load generator, which sends bytes made beforehand."""

import json
from itertools import islice
from time import perf_counter, process_time

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.load.closed import Run
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.platform.games import guests, start_game
from sagebrush_bench.ratios import alternated, no_collection
from sagebrush_bench.scale import Scale
from sagebrush_client import AsyncClient


async def measure(scale: Scale) -> list[Measurement]:
    """CPU of who sends a command, in microseconds, and the median command as a multiple of the load generator's."""
    own, generator = list[float](), list[float]()
    async with fixture() as platform:

        async def client() -> float:
            run = await played(platform, scale.commands)
            own.append(run.generator_us)
            return run.p50_ms

        async def raw() -> float:
            run = await platform.run(1, scale.commands)
            generator.append(run.generator_us)
            return run.p50_ms

        pairs = await alternated(client, raw, scale.pairs)
    beside = f"the load generator {min(generator):.0f} µs"
    detail = f"{min(a for a, _ in pairs):.2f} ms; load generator {min(b for _, b in pairs):.2f} ms"
    return [
        Measurement("CPU of the Python client for a command", "µs", own[1:], detail=beside),
        Measurement(
            "a command by the Python client, p50, against the load generator", "x", [a / b for a, b in pairs],
            Goal(3, 2, more_is_better=False), detail,
        ),
    ]  # fmt: skip


async def played(platform: Fixture, commands: int) -> Run:
    """The first commands of a new game, each sent by the client of its seat."""
    config = platform.table.config
    game = await start_game(platform.callers, config, await guests(platform.callers, config.seats))
    turns = list(islice(await platform.command_script.turns(game), commands))
    clients = [AsyncClient(platform.cluster.url, token) for token in game.tokens]
    try:
        for client in clients:
            await client.game(game.id).state()  # connects
        with no_collection():
            start, busy, spent = perf_counter(), process_time(), list[float]()
            for turn in turns:
                sent, command = perf_counter(), json.loads(turn.command)
                await clients[turn.seat].game(game.id).submit(command, turn.version)
                spent.append(perf_counter() - sent)
            return Run(perf_counter() - start, spent, process_time() - busy)
    finally:
        for client in clients:
            await client.aclose()


FIGURE = Figure("python-client", measure, seconds=30)
