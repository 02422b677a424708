"""What players feel while somebody without a token attacks the gateway, which has its usual limits."""

from statistics import quantiles

from sagebrush_bench.attack.kinds import KINDS
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.platform.cluster import FEW_LIMITS
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.processes import python
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale

CLIENTS = 4


async def measure(scale: Scale) -> list[Measurement]:
    """p99 of a command under each attack, as a multiple of the calm one."""
    async with fixture(FEW_LIMITS) as platform:
        return [await _under(kind, platform, scale) for kind in KINDS]


async def _under(kind: str, platform: Fixture, scale: Scale) -> Measurement:
    async def calm() -> float:
        run = await platform.run(CLIENTS, scale.commands)
        return 1000 * quantiles(run.latencies, n=100)[98]

    async def attacked() -> float:
        async with python("sagebrush_bench.attack", kind, platform.cluster.url):
            return await calm()

    pairs = await alternated(attacked, calm, scale.pairs)
    detail = f"{min(a for a, _ in pairs):.1f} ms; calm {min(b for _, b in pairs):.1f} ms"
    goal = Goal(2, 1.3, more_is_better=False)
    return Measurement(f"under attack, p99 of a command: {kind}", "x", [a / b for a, b in pairs], goal, detail)


FIGURE = Figure("under-attack", measure, seconds=120, on_request=True)
