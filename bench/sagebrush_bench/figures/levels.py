"""How fast each level thinks in the library, by title and by build of the games."""

import asyncio
import json
import sys
from dataclasses import dataclass
from statistics import median
from typing import Any

from sagebrush_bench.builds import builds, environment
from sagebrush_bench.figure import BenchError, Figure, Measurement
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import base_tables
from sagebrush_opponents import LEVELS


async def measure(scale: Scale) -> list[Measurement]:
    """Decisions a second of each level at every table, pure and compiled in turn; simulations stand beside them."""
    return [
        measurement
        for number, table in enumerate(base_tables())
        for level in LEVELS
        for measurement in await of_level(number, table.name, level, scale)
    ]


async def of_level(number: int, table: str, level: str, scale: Scale) -> list[Measurement]:
    """A line for each build; each run thinks about another game, in both builds about the same."""
    runs: dict[str, list[PaceOfThought]] = {build: [] for build in builds()}
    for seed in range(scale.runs):
        for build in runs:
            runs[build].append(await thinking(build, number, level, scale.decisions, seed))
    return [
        Measurement(f"{level}, {table}, {build}", "decisions/s", [run.decisions for run in found], detail=told(found))
        for build, found in runs.items()
    ]


@dataclass(frozen=True, slots=True)
class PaceOfThought:
    """What an opponent does in a second."""

    decisions: float
    simulations: float


def told(runs: list[PaceOfThought]) -> str:
    """The simulations of ``runs``."""
    return f"{median(run.simulations for run in runs):,.0f} simulations/s"


async def thinking(build: str, table: int, level: str, decisions: int, seed: int) -> PaceOfThought:
    """One run in a process of its own; raises BenchError for one that ends without an answer, or with another build."""
    arguments = ("sagebrush_bench.thinking", str(table), level, str(decisions), str(seed))
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", *arguments, env=environment(builds()[build]), stdout=asyncio.subprocess.PIPE
    )
    out, _ = await child.communicate()
    found: dict[str, Any] = json.loads(out) if child.returncode == 0 else {}
    if found.get("build") != build:
        raise BenchError(f"{build}: {' '.join(arguments)} answered {found}")
    return PaceOfThought(found["decisions"] / found["seconds"], found["simulations"] / found["seconds"])


FIGURE = Figure("levels", measure, seconds=900)
