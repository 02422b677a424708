"""What players feel while callers of the engine ask more than the workers can think."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median, quantiles
from typing import Any

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.figures.turn import OPPONENT, turns
from sagebrush_bench.platform.cluster import LIMITS
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.platform.games import guests, start_game
from sagebrush_bench.scale import Scale
from sagebrush_client import AsyncClient, Problem
from sagebrush_process.tasks import cancel_all

CALLERS = 16
ANSWERED, REFUSED = 200, 503
SIMULATIONS = 64
SETTLING = 6.0
"""Seconds after which the queue of the engine is full."""
PAUSE = 0.1
"""Seconds after which somebody comes back who was refused: far sooner than he was told."""
SIMULATIONS_OF_GUESTS = {"SAGEBRUSH_GATEWAY_GUEST_SIMULATIONS": "1000000000"}


async def measure(scale: Scale) -> list[Measurement]:
    """The median turn of computers under a flood of decisions, as a multiple of the calm one."""
    async with fixture({**LIMITS, **SIMULATIONS_OF_GUESTS}) as platform:
        question = await _question(platform)
        pairs, statuses = [], Counter[int]()
        for _ in range(scale.pairs):
            calm = await turns(platform, scale.turns)
            async with _flood(platform, question, statuses):
                pairs.append((await turns(platform, scale.turns), calm))
    if statuses.keys() - {ANSWERED, REFUSED} or not statuses[ANSWERED]:
        raise BenchError(
            f"Callers shall be answered or refused, and not all refused; answers by status: {dict(statuses)}"
        )
    found = f"{statuses[ANSWERED]} answered, {statuses[REFUSED]} refused"
    found += f"; p95 {_p95(pairs, 0):.0f} ms, calm {_p95(pairs, 1):.0f} ms"
    detail = f"{CALLERS} callers, {SIMULATIONS} simulations each; {found}"
    ratios = [median(flooded) / median(calm) for flooded, calm in pairs]
    goal = Goal(3, 2, more_is_better=False)
    return [Measurement(f"a computer's turn ({OPPONENT}) while the engine is flooded", "x", ratios, goal, detail)]


def _p95(pairs: list[tuple[list[int], list[int]]], which: int) -> float:
    return median(quantiles(pair[which], n=20)[18] for pair in pairs)


async def _question(platform: Fixture) -> dict[str, Any]:
    """A position out of a game that has just begun."""
    config = platform.table.config
    tokens = await guests(platform.callers, config.seats)
    game = await start_game(platform.callers, config, tokens)
    seat = (await platform.callers.client(tokens[0]).game(game.id).look())["awaited"][0]["seat"]
    view = (await platform.callers.client(tokens[seat]).game(game.id).look())["view"]
    table = {"edition": config.edition, "seats": config.seats, "variants": list(config.variants)}
    return {"title": config.title, "config": table, "view": view, "simulations": SIMULATIONS}


@asynccontextmanager
async def _flood(platform: Fixture, question: dict[str, Any], statuses: Counter[int]) -> AsyncIterator[None]:
    """Callers who ask without end while the block lasts, which begins when the queue is full."""
    tokens = await guests(platform.callers, CALLERS)
    asking = [asyncio.create_task(_ask(platform.callers.client(token), question, statuses)) for token in tokens]
    try:
        await asyncio.sleep(SETTLING)
        yield
    finally:
        await cancel_all(asking)


async def _ask(client: AsyncClient, question: dict[str, Any], statuses: Counter[int]) -> None:
    while True:
        try:
            await client.decide(question)
            statuses[ANSWERED] += 1
        except Problem as problem:
            statuses[problem.status] += 1
        await asyncio.sleep(PAUSE)


FIGURE = Figure("flood", measure, seconds=180, on_request=True)
