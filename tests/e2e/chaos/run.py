"""One run: tables are opened, faults strike, games end, and the record is compared with what people were told."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import httpx

from sagebrush_games import TITLES
from sagebrush_history.verify import verify
from tests.e2e.chaos import coverage
from tests.e2e.chaos.checker import faults_of
from tests.e2e.chaos.faults import Chaos
from tests.e2e.chaos.playing import PLACES, Evening, Played
from tests.e2e.chaos.raw import RawGame, read, warnings_in
from tests.e2e.chaos.relations import branch_faults, group_faults, rematch_faults
from tests.e2e.chaos.restless import Restless
from tests.e2e.chaos.supervised import Supervised
from tests.e2e.chaos.watching import follow
from tests.e2e.external_platform import ExternalPlatform, external_platform
from tests.e2e.invariants import answers_are_kept
from tests.e2e.players import Person, Table

GAMES_OF_OTHERS = 1
"""Played by the users of an application, whom webhooks tell that it is their turn."""
FAULTS: dict[str, Callable[[list[RawGame]], Iterable[str]]] = {
    "group": group_faults, "branch": branch_faults, "rematch": rematch_faults,
}  # fmt: skip
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
    whims: dict[str, int]
    """What people did beside playing, and how often."""
    events: dict[str, int]
    """What happened to seats, clocks and games beside the titles' own events, as the streams tell."""
    others: dict[str, int]
    """Branches, rematches, deliveries of webhooks (repeated ones included), warnings, planned moves."""
    acknowledged: int
    repeated: int
    """Answers after which a command had to be sent again."""
    wrong: list[str]
    lacking: list[str]
    """What a run as long as this one has to meet, and did not."""


async def run(folder: Path, seed: int, seconds: float = 0) -> Report:
    """A run of at least one deck of faults, and of as many as fit into ``seconds``."""
    began, platform = time.monotonic(), Supervised(folder)
    async with (
        running(platform),
        httpx.AsyncClient(base_url=platform.url, timeout=10) as http,
        external_platform(platform.url, platform.data, seed) as club,
    ):
        chaos, evening = Chaos(platform, random.Random(seed)), Evening(http, seed, seconds)
        wrong = await played_out(chaos, evening, club, began + seconds)
        games = [(played, await raw(platform, played)) for played in evening.played]
        for played, game in games:
            wrong += faults_of(played, game) + await differences_outside(played)
        wrong += shared_differences(evening, [game for _, game in games]) + untold(club)
        warnings = await told_warnings(platform)
        wrong += [f"{warning} was told {times} times" for warning, times in warnings.items() if times > 1]
    people = [person for played, _ in games for person in played.table.people]
    whims = sum((Counter(one.whims) for one in people if isinstance(one, Restless)), Counter())
    commits = [commit for _, game in games for commit in game.commits]
    known = {commit.command_id for commit in commits}
    events = coverage.events_in(game for _, game in games)
    others = {
        "branch": len(evening.branched),
        "branch of a running game": evening.early,
        "rematch": len(evening.again),
        "delivery": len(club.receiver.received),
        "warning": len(warnings),
        "planned": sum(commit.command_id.startswith("plan-") for commit in commits),
        "planned with conditions": sum(f"plan-{plan}-0" in known for plan in conditional_plans(people)),
        "seat taken when time was up": sum(map(coverage.is_taken, commits)),
    }
    return Report(
        seed=seed,
        seconds=round(time.monotonic() - began, 1),
        starts=platform.starts,
        faults=dict(chaos.struck),
        games=len(games),
        commits=len(commits),
        whims=dict(whims),
        events=dict(events),
        others=others,
        acknowledged=sum(len(person.acknowledged) for person in people),
        repeated=sum(person.repeated for person in people),
        wrong=wrong,
        lacking=coverage.missing(seconds, chaos.struck, whims, events, others),
    )


async def played_out(chaos: Chaos, evening: Evening, club: ExternalPlatform, until: float) -> list[str]:
    """What is wrong before anybody looks into the record: games that do not end once the faults have."""
    await club.create(GAMES_OF_OTHERS, 2 * GAMES_OF_OTHERS, ["tiny-epic-western", "sierra-west"])
    following = [asyncio.create_task(seen_by(evening.http, table)) for table in club.tables.values()]
    tables = [await evening.seat(place) for place in range(PLACES)]
    playing = [asyncio.create_task(evening.play_on(place, seated)) for place, seated in enumerate(tables)]
    tasks = [*playing, *following, asyncio.create_task(club.end())]
    try:
        await strike(chaos, until)
        evening.late.set()
        ended, endless = await asyncio.wait(tasks, timeout=END_SECONDS)
        for task in ended:
            task.result()
        evening.played += [task.result() for task in following if task in ended]
        return [f"a game at place {tasks.index(task)} does not end" for task in endless]
    finally:
        for task in tasks:
            task.cancel()


async def seen_by(http: httpx.AsyncClient, table: Table) -> Played:
    """A game that others play, followed to its end."""
    return Played(table, await follow(http, table.game, table.people[0].token))


def shared_differences(evening: Evening, games: list[RawGame]) -> list[str]:
    """What is wrong with games that belong together, as far as they were played out."""
    by_id = {played.table.game: game for played, game in zip(evening.played, games, strict=True)}
    groups = [("group", group) for group in evening.groups]
    pairs = [("branch", pair) for pair in evening.branched] + [("rematch", pair) for pair in evening.again]
    return [
        f"{kind} {', '.join(games)}: {fault}"
        for kind, games in (*groups, *pairs)
        if all(game in by_id for game in games)
        for fault in FAULTS[kind]([by_id[game] for game in games])
    ]


def conditional_plans(people: Iterable[Person]) -> list[str]:
    """The ids of plans whose first move had a condition."""
    return [plan for one in people if isinstance(one, Restless) for plan, (_, types) in one.plans.items() if types]


def untold(club: ExternalPlatform) -> list[str]:
    """What webhooks did not tell, or not in order."""
    late = [game for game, versions in club.versions.items() if versions != sorted(versions)]
    return [
        *(f"game {game}: webhooks told its versions out of order" for game in late),
        *(f"game {game}: no webhook told its end" for game in club.tables if game not in club.finished),
    ]


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


async def told_warnings(platform: Supervised) -> Counter[str]:
    """How often each warning was told."""
    async with platform.record() as redis:
        return await warnings_in(redis)


async def raw(platform: Supervised, played: Played) -> RawGame:
    """A game as it lies in the record."""
    async with platform.record() as redis:
        return await read(redis, played.table.game)


async def differences_outside(played: Played) -> list[str]:
    """What is wrong with the exported file, or with the answers to commands that are sent once more."""
    table = played.table
    verdict = verify(await table.people[0].at.export(), TITLES.values())
    wrong = [] if verdict.code == "sound" else [f"game {table.game}: {verdict}"]
    try:
        await answers_are_kept(table)
    except AssertionError as error:
        wrong.append(f"game {table.game}: a repeated command gets another answer: {error}")
    return wrong
