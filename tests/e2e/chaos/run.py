"""One run: tables are opened, faults strike, games end, and the record is compared with what people were told."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import httpx

from sagebrush_games import TITLES
from sagebrush_history.verify import verify
from tests.e2e.chaos.checker import faults_of
from tests.e2e.chaos.faults import Chaos
from tests.e2e.chaos.playing import BOXES, Evening, Played
from tests.e2e.chaos.raw import RawGame, read
from tests.e2e.chaos.supervised import Supervised
from tests.e2e.invariants import answers_are_kept

END_SECONDS = 120
"""After the last fault every game must end within so long."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a run came to, and each thing that was wrong."""

    seed: int
    seconds: float
    starts: int
    faults: dict[str, int]
    games: int
    commits: int
    acknowledged: int
    repeated: int
    """Answers after which a command had to be sent again."""
    wrong: list[str]


async def run(folder: Path, seed: int, seconds: float = 0) -> Report:
    """A run of at least one deck of faults, and of as many as fit into ``seconds``."""
    began, platform = time.monotonic(), Supervised(folder)
    async with running(platform), httpx.AsyncClient(base_url=platform.url, timeout=10) as http:
        chaos, evening = Chaos(platform, random.Random(seed)), Evening(http, seed)
        tables = [await evening.seat(place) for place in range(len(BOXES))]
        playing = [asyncio.create_task(evening.play_on(place, table)) for place, table in enumerate(tables)]
        try:
            await strike(chaos, began + seconds)
            evening.late.set()
            _, endless = await asyncio.wait(playing, timeout=END_SECONDS)
            wrong = [f"a game at place {playing.index(task)} does not end" for task in endless]
            for task in set(playing) - endless:
                task.result()
        finally:
            for task in playing:
                task.cancel()
        games = [(played, await raw(platform, played)) for played in evening.played]
        for played, game in games:
            wrong += faults_of(played, game) + await differences_outside(http, played)
    people = [person for played, _ in games for person in played.table.people]
    return Report(
        seed=seed,
        seconds=round(time.monotonic() - began, 1),
        starts=platform.starts,
        faults=dict(chaos.struck),
        games=len(games),
        commits=sum(len(game.commits) for _, game in games),
        acknowledged=sum(len(person.acknowledged) for person in people),
        repeated=sum(person.repeated for person in people),
        wrong=wrong,
    )


@asynccontextmanager
async def running(platform: Supervised) -> AsyncIterator[None]:
    """The platform, started and, whatever happens, stopped."""
    try:
        await platform.start()
        yield
    finally:
        await platform.close()


async def strike(chaos: Chaos, until: float) -> None:
    """Faults until then; the first deck is dealt to its end."""
    for number in count():
        for fault in chaos.deck():
            await chaos.strike(fault)
            if number and time.monotonic() > until:
                return
        if time.monotonic() > until:
            return


async def raw(platform: Supervised, played: Played) -> RawGame:
    """A game as it lies in the record."""
    async with platform.record() as redis:
        return await read(redis, played.table.game)


async def differences_outside(http: httpx.AsyncClient, played: Played) -> list[str]:
    """What is wrong with the exported file, or with the answers to commands that are sent once more."""
    table = played.table
    answer = await http.get(f"/v1/games/{table.game}/export", headers=table.people[0].credentials)
    verdict = verify(answer.content, TITLES.values())
    wrong = [] if verdict.ok else [f"game {table.game}: {verdict}"]
    try:
        await answers_are_kept(table)
    except AssertionError as error:
        wrong.append(f"game {table.game}: a repeated command gets another answer: {error}")
    return wrong
