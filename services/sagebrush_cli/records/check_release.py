"""``sagebrush check-release``: what this release makes of the games of a record, before it is used on them."""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from dataclasses import asdict
from functools import cache
from itertools import islice
from pathlib import Path

from redis.exceptions import RedisError, ResponseError

from sagebrush_cli import screen
from sagebrush_cli.pool import process_pool
from sagebrush_cli.records.files import file_bytes
from sagebrush_events import Record, Refused, Unavailable
from sagebrush_events.archive import unpack
from sagebrush_events.commit import DamagedCommitError
from sagebrush_events.connect import connect_to_read
from sagebrush_games import TITLES
from sagebrush_history import gamefile
from sagebrush_history.gamefile import Unreadable
from sagebrush_history.release import ReleaseCheck, read
from sagebrush_history.table import TitleRegistry
from sagebrush_process.addresses import require_store
from sagebrush_process.store_answers import answer_of

BATCH = 16
"""Games in memory for each process."""
DIFFERENT, NOT_READ = 1, 2
"""Statuses: some game is different; the record or a file could not be read."""
COLOURS = {"same": "green", "lifted": "yellow", "different": "red"}

Stored = tuple[str, Sequence[bytes] | None]
"""A game, and its commits: None where the record remembers the game and its stream is gone."""
GONE = "The record remembers commands of this game, and its stream is gone; put it back from a backup"


class CannotRead(Exception):
    """A record or a file that cannot be read; the message says which and why."""


def run(url: str, files: Sequence[Path], commits: int, processes: int, as_json: bool) -> None:
    """Read every game; status 1 when one is different, 2 when not all could be read."""
    counts: Counter[str] = Counter()
    if not (url or files):
        screen.fail("nothing-to-read", "Name a record (--record URL), archives or exported games.", as_json)
        sys.exit(NOT_READ)
    try:
        asyncio.run(_run(url, files, commits, processes, counts, as_json))
    except BrokenProcessPool:
        screen.fail("process-killed", "A process that read games was killed; try fewer (--processes).", as_json)
        sys.exit(NOT_READ)
    except MemoryError:
        screen.fail("cannot-read", "There is not enough memory to read the games; try fewer (--processes).", as_json)
        sys.exit(NOT_READ)
    except CannotRead as error:
        screen.fail("cannot-read", str(error), as_json)
        sys.exit(NOT_READ)
    finally:
        _show_summary(counts, as_json)
    if counts["different"]:
        sys.exit(DIFFERENT)


async def _run(
    url: str, files: Sequence[Path], commits: int, processes: int, counts: Counter[str], as_json: bool
) -> None:
    with process_pool(processes) if processes > 1 else nullcontext() as pool:
        run_all = pool.map if pool else map
        async for batch in _batches(_stored(url, files), BATCH * processes):
            for check in run_all(_read, batch, [commits] * len(batch)):
                counts[check.status] += 1
                _tell(check, as_json)
            if not as_json:
                print(f"{counts.total()} games read", file=sys.stderr, flush=True)


@cache
def _registry() -> TitleRegistry:
    """The titles of this release, once for each process."""
    return TitleRegistry(TITLES.values())


def _read(stored: Stored, commits: int) -> ReleaseCheck:
    game, kept = stored
    if kept is None:
        return ReleaseCheck(game, "different", at=1, code="stream-missing", detail=f"{GONE}.")
    return read(game, kept, _registry(), commits)


async def _batches(games: AsyncIterator[Stored], size: int) -> AsyncIterator[list[Stored]]:
    """The games, so many at a time."""
    batch: list[Stored] = []
    async for game in games:
        batch.append(game)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


async def _stored(url: str, files: Sequence[Path]) -> AsyncIterator[Stored]:
    """The games of the record at ``url``, if there is one, and those in ``files``; raises CannotRead."""
    for file in files:
        yield file.name, _in_file(file)
    if not url:
        return
    record = _opened(url)
    try:
        async for stored in _recorded(record):
            yield stored
    except (Refused, Unavailable, RedisError, OSError) as error:
        raise CannotRead(f"the record cannot be read: {answer_of(error)}") from None
    finally:
        await record.close()


def _opened(url: str) -> Record:
    """The record at ``url``, of which nothing was asked yet; raises CannotRead."""
    try:
        require_store(url)
        return connect_to_read(url)
    except ValueError as error:
        raise CannotRead(f"the address of the record cannot be used: {error}") from None


async def _recorded(record: Record) -> AsyncIterator[Stored]:
    seen: set[str] = set()
    async for game in record.games():
        if game not in seen:
            seen.add(game)
            yield game, await _commits(record, game)
    async for game in record.remembered_games():
        if game not in seen:
            seen.add(game)
            yield game, await _commits(record, game) or None  # one that began meanwhile has some


async def _commits(record: Record, game: str) -> Sequence[bytes]:
    """The commits of ``game``; none where what somebody put under its name is something else."""
    try:
        return await record.read(game)
    except ValueError:  # a stream of other entries
        return ()
    except ResponseError as error:
        if not str(error).startswith("WRONGTYPE"):
            raise
        return ()


def _in_file(file: Path) -> list[bytes]:
    """The commits in an exported file or an archive; raises CannotRead."""
    data = file_bytes(file)
    try:
        if data.startswith(b"{"):
            return list(_in_lines(data))
        return unpack(data)
    except (Unreadable, DamagedCommitError) as error:
        raise CannotRead(f"{file} is neither an archive nor the file of a finished game: {error}") from None


def _in_lines(data: bytes) -> Iterator[bytes]:
    header, lines, _ = gamefile.parse(data)
    if not header.complete:
        raise Unreadable("The game was running.")
    yield from map(gamefile.stored_bytes, lines)


def _tell(check: ReleaseCheck, as_json: bool) -> None:
    """Programs read of every game, people of those that are not the same."""
    if as_json:
        screen.emit(asdict(check))
    elif check.status != "same":
        screen.say(f"{check.game} ({check.title or 'unknown'}): {_sentence(check)}", COLOURS[check.status])


def _sentence(check: ReleaseCheck) -> str:
    if check.status == "different":
        return f"different at commit {check.at} ({check.code}). {check.detail}"
    named = ", ".join(map(str, islice(check.otherwise, 10)))
    more = ", …" if len(check.otherwise) > 10 else ""
    return f"lifted. It reads as it was; today's rules would have decided these commits otherwise: {named}{more}."


def _show_summary(counts: Counter[str], as_json: bool) -> None:
    found = {status: counts[status] for status in COLOURS}
    if as_json:
        screen.emit({"games": counts.total(), **found})
    else:
        told = ", ".join(f"{count} {status}" for status, count in found.items())
        screen.say(f"{counts.total()} games: {told}.", "red" if found["different"] else "green")
