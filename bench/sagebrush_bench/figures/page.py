"""The page: bytes and time to the first table, commits to pixels, script time, memory; beside other tables."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import islice

import httpx
from playwright.async_api import Browser

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.load.closed import require_success
from sagebrush_bench.load.pool import Pool
from sagebrush_bench.page.browser import Watched, chromium, watched
from sagebrush_bench.page.peer import PEERS, Peer
from sagebrush_bench.platform.callers import Callers, callers
from sagebrush_bench.platform.cluster import LIMITS, Cluster, cluster
from sagebrush_bench.platform.games import CommandScript, ScriptedTurn, StartedGame, command_request, guests, start_game
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_events import Record

TABLE = ".board .thing"
MOVES = "document.querySelector('.thing')?.dataset.moves"
DRAWING = ("LayoutDuration", "RecalcStyleDuration")
VERSION = "document.querySelector('.time input')?.max"
EVERY = 0.1
"""Seconds from command to command, so that each is painted by itself."""
BYTES = Goal(150, 100, more_is_better=False)
FIRST = Goal(1000, 500, more_is_better=False)
PIXELS = Goal(100, 50, more_is_better=False)
THREAD = Goal(50, 16, more_is_better=False)
MEMORY = Goal(50, 25, more_is_better=False)


@dataclass(frozen=True, slots=True)
class Stage:
    """A platform that games are played on, and a browser that looks at them."""

    cluster: Cluster
    callers: Callers
    record: Record
    browser: Browser
    pool: Pool

    async def game(self, table: BenchTable) -> tuple[StartedGame, Iterator[ScriptedTurn]]:
        """A new game, and the commands that programs will send."""
        tokens = await guests(self.callers, table.config.seats)
        game = await start_game(self.callers, table.config, tokens)
        return game, await CommandScript(self.record, table.config).turns(game)

    async def send(self, game: StartedGame, turn: ScriptedTurn) -> float:
        """When the command was sent, in milliseconds since 1970; it is a commit when this returns."""
        asked, connection = command_request(game, turn), await self.pool.take()
        sent = time.time() * 1000
        require_success(await connection.ask(asked), asked)
        self.pool.give_back(connection)
        return sent


async def measure(scale: Scale) -> list[Measurement]:
    """Of every title the first table; of the first one commits to pixels and script time; of the longest one memory."""
    async with (
        cluster(LIMITS) as running, callers(running.url) as pool, running.record() as record, chromium() as browser,
        beside(scale) as others,
    ):  # fmt: skip
        stage = Stage(running, pool, record, browser, Pool(running.url))
        first = [line for table in base_tables() for line in await _first_table(stage, table, scale.runs)]
        ours: list[Followed] = []
        theirs: dict[Peer, list[Followed]] = {peer: [] for peer in others}
        for _ in range(scale.runs):  # in turn, so that both meet the same noise
            ours.append(await _followed(stage, base_tables()[0], scale.page_commits))
            for peer, address in others.items():
                theirs[peer].append(await _peer_followed(browser, address, scale.page_commits))
        memory = await _memory(stage, base_tables()[-1], scale.page_memory)
        return [*first, *_pixels(ours), memory, *(line for one in theirs.items() for line in _peer(*one))]


@asynccontextmanager
async def beside(scale: Scale) -> AsyncIterator[dict[Peer, str]]:
    """The addresses of other tables; of none where none is wanted, or where none can be had."""
    async with AsyncExitStack() as stack:
        found = {peer: await stack.enter_async_context(peer.running()) for peer in PEERS if scale.page_peer}
        yield {peer: address for peer, address in found.items() if address}


async def _looking(stage: Stage) -> dict[str, str]:
    """What a browser keeps whose guest only looks on."""
    token = (await guests(stage.callers, 1))[0]
    return {"sagebrush.token": token, "sagebrush.guest": '{"guest": "", "name": "Eve"}'}


async def _first_table(stage: Stage, table: BenchTable, runs: int) -> list[Measurement]:
    game, turns = await stage.game(table)
    for turn in islice(turns, 30):
        await stage.send(game, turn)
    kept, sizes, times = await _looking(stage), [], []
    for _ in range(runs):
        async with watched(stage.browser, f"{stage.cluster.url}/#/table/{game.id}", TABLE, kept) as seen:
            sizes.append(seen.received / 1000)
            times.append(seen.first)
    return [
        Measurement(
            f"page to the first table, {table.title.name}", "KB", sizes, BYTES, "compressed, the game included"
        ),
        Measurement(f"time to the first table, {table.title.name}", "ms", times, FIRST, "nothing in the cache"),
    ]


@dataclass(frozen=True, slots=True)
class Followed:
    """A page that followed commits."""

    pixels: list[float]
    """Milliseconds from the command to its pixels, sorted."""
    thread: float
    """Milliseconds of its main thread a commit: script, style, layout and paint."""
    drawing: float
    """Of these, style and layout."""
    received: float
    """Kilobytes until the first table."""
    first: float
    """Milliseconds until it."""

    def part(self, percent: int) -> float:
        """A percentile of the pixels."""
        return self.pixels[(len(self.pixels) - 1) * percent // 100]


async def _followed(stage: Stage, table: BenchTable, commits: int) -> Followed:
    game, turns = await stage.game(table)
    kept = await _looking(stage)
    async with watched(stage.browser, f"{stage.cluster.url}/#/table/{game.id}", TABLE, kept) as seen:
        await seen.note_paints(VERSION)
        before = await seen.metrics()
        sent = {}
        for turn in islice(turns, commits):
            sent[str(turn.version + 1)] = await stage.send(game, turn)
            await asyncio.sleep(EVERY)
        return await _counted(seen, before, sent)


async def _peer_followed(browser: Browser, address: str, moves: int) -> Followed:
    """Its page while somebody else moves; a new browser each time, the same match."""
    async with watched(browser, address, ".thing", {}) as seen, httpx.AsyncClient() as mover:
        await seen.note_paints(MOVES)
        before, done = await seen.metrics(), int(await seen.page.evaluate(MOVES))
        sent = {}
        for number in range(1, moves + 1):
            sent[str(done + number)] = time.time() * 1000
            await mover.get(address.partition("?")[0] + "go")
            await asyncio.sleep(EVERY)
        return await _counted(seen, before, sent)


async def _counted(seen: Watched, before: dict[str, float], sent: dict[str, float]) -> Followed:
    """What became of commits, by their versions."""
    painted = await seen.paints(list(sent)[-1])
    after = await seen.metrics()
    spent = {name: (after[name] - before[name]) * 1000 / len(sent) for name in ("TaskDuration", *DRAWING)}
    pixels = sorted(painted[version] - at for version, at in sent.items() if version in painted)
    drawing = sum(spent[name] for name in DRAWING)
    return Followed(pixels, spent["TaskDuration"], drawing, seen.received / 1000, seen.first)


def _pixels(runs: list[Followed]) -> list[Measurement]:
    drawing = sum(run.drawing for run in runs) / len(runs)
    detail = f"from sending a command to the end of the frame; {len(runs[0].pixels)} commits a run"
    spent = f"script, style, layout, paint; style and layout {drawing:.1f} ms"
    return [
        Measurement("command to pixels of somebody else, p50", "ms", [run.part(50) for run in runs], PIXELS, detail),
        Measurement("command to pixels of somebody else, p95", "ms", [run.part(95) for run in runs], PIXELS),
        Measurement("main thread for a commit, four seats", "ms", [run.thread for run in runs], THREAD, spent),
    ]


def _peer(peer: Peer, runs: list[Followed]) -> list[Measurement]:
    """The same of another table: its bytes, its times."""
    named = {
        "page to the first table": ("KB", [run.received for run in runs]),
        "time to the first table": ("ms", [run.first for run in runs]),
        "command to pixels, p50": ("ms", [run.part(50) for run in runs]),
        "command to pixels, p95": ("ms", [run.part(95) for run in runs]),
        "main thread for a move": ("ms", [run.thread for run in runs]),
    }
    return [
        Measurement(f"{peer.name}, {name}", unit, values, detail=peer.about) for name, (unit, values) in named.items()
    ]


async def _memory(stage: Stage, table: BenchTable, commits: int) -> Measurement:
    """Of a page that stays open for game after game, as on a long evening, until it has followed so many commits."""
    game, turns = await stage.game(table)
    kept = await _looking(stage)
    async with watched(stage.browser, f"{stage.cluster.url}/#/table/{game.id}", TABLE, kept) as seen:
        begun, games, left = await seen.heap(), 1, commits - await _watched_game(stage, seen, game, turns, commits)
        while left > 0:
            game, turns = await stage.game(table)
            await seen.page.evaluate(f"location.hash = '#/table/{game.id}'")
            await seen.page.wait_for_selector(TABLE, state="attached")
            left -= await _watched_game(stage, seen, game, turns, left)
            games += 1
        detail = f"{table.title.name}, {commits} commits of {games} games; {begun:.1f} MB in the beginning"
        return Measurement("memory of the page in the end", "MB", [await seen.heap()], MEMORY, detail)


async def _watched_game(
    stage: Stage, seen: Watched, game: StartedGame, turns: Iterator[ScriptedTurn], most: int
) -> int:
    """Commits of ``game``, at most so many, once the page has painted the last."""
    await seen.note_paints(VERSION)
    done = 0
    for turn in islice(turns, most):
        await stage.send(game, turn)
        done += 1
    await seen.paints(str(done + 1))
    return done


PROFILE = (
    "Most bytes are modules and styles, which a browser keeps; the words of the title and what the box prints are the "
    "same for everybody, and the view and the events so far are made for one viewer and travel as they are."
)
FIGURE = Figure("page", measure, seconds=260, profile=PROFILE)
