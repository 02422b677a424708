"""What players feel while somebody without a token attacks the gateway, which has its usual limits."""

from statistics import quantiles

from sagebrush_bench.attack.kinds import KINDS
from sagebrush_bench.figure import Figure, Goal, Reading
from sagebrush_bench.platform.house import FEW_LIMITS
from sagebrush_bench.platform.stage import Stage, stage
from sagebrush_bench.processes import python
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale

CLIENTS = 4


async def measure(scale: Scale) -> list[Reading]:
    """p99 of a command under each attack, as a multiple of the calm one."""
    async with stage(FEW_LIMITS) as platform:
        return [await _under(kind, platform, scale) for kind in KINDS]


async def _under(kind: str, platform: Stage, scale: Scale) -> Reading:
    async def calm() -> float:
        run = await platform.run(CLIENTS, scale.commands)
        return 1000 * quantiles(run.latencies, n=100)[98]

    async def attacked() -> float:
        async with python("sagebrush_bench.attack", kind, platform.house.url):
            return await calm()

    pairs = await alternated(attacked, calm, scale.pairs)
    detail = f"{min(a for a, _ in pairs):.1f} ms; calm {min(b for _, b in pairs):.1f} ms"
    goal = Goal(2, 1.3, more_is_better=False)
    return Reading(f"under attack, p99 of a command: {kind}", "x", [a / b for a, b in pairs], goal, detail)


FIGURE = Figure("under-attack", measure, seconds=120, on_request=True)
