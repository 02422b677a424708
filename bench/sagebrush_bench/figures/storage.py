"""What a finished four-seat game takes: in the store's memory, and in the archive."""

from redis.asyncio import Redis

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.platform.fixture import fixture
from sagebrush_bench.scale import Scale
from sagebrush_events import keys
from sagebrush_events.archive import pack


async def measure(scale: Scale) -> list[Measurement]:
    """Kilobytes of one game for each run, all of its keys together."""
    async with fixture() as platform, platform.cluster.store() as store:
        games = [await platform.finished() for _ in range(scale.runs)]
        resident = [await kilobytes(store, keys.stream(game.id), keys.command_ids(game.id)) for game, _ in games]
        cached = [await kilobytes(store, keys.snapshot(game.id)) for game, _ in games]
        archived = [len(pack(await platform.record.read(game.id))) / 1000 for game, _ in games]
    lengths = sorted(versions for _, versions in games)
    detail = f"{lengths[0]} to {lengths[-1]} commits; a snapshot of {max(cached):.1f} KB is there for an hour"
    less = {"more_is_better": False}
    return [
        Measurement("store memory of a finished game", "KB", resident, Goal(48, 35, **less), detail),
        Measurement("archived (zstd)", "KB", archived, Goal(14, 10, **less), detail),
    ]


async def kilobytes(store: Redis, *names: str) -> float:
    """Memory of these keys; the seed's 32 bytes are nobody's to look at."""
    sizes = [await store.memory_usage(name, samples=0) for name in names]
    return sum(size or 0 for size in sizes) / 1000


FIGURE = Figure("storage", measure, seconds=20)
