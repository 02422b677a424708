"""The results as a page for people."""

from collections.abc import Sequence

from sagebrush_bench.figure import Goal, Measurement
from sagebrush_bench.machine import Machine
from sagebrush_bench.results import Measured

HEAD = """# Results

Written by `make bench`; `bench/README.md` says how each figure is measured.

| | |
|---|---|
"""
COLUMNS = """
| figure | measured | target | stretch | verdict | runs | in the runs | commit |
|---|---:|---:|---:|---|---:|---|---|
"""


def markdown(results: Sequence[Measured]) -> str:
    """The page ``bench/results.md``."""
    about = "".join(f"| {name} | {value} |\n" for name, value in facts(results[-1].machine))
    return HEAD + about + COLUMNS + "".join(map(_rows, results)) + _remarks(results)


def facts(machine: Machine) -> list[tuple[str, str]]:
    """What a reader wants to know of ``machine``, by name."""
    return [
        ("machine", f"{machine.processor}, {machine.cores} cores, {machine.memory_gib} GiB"),
        ("disk", f"{machine.sync_us:.0f} µs for a synced write"),
        ("kernel", machine.kernel),
        ("python", machine.python),
        ("commit", machine.commit),
        ("date", machine.date),
    ]


def _remarks(results: Sequence[Measured]) -> str:
    """What the profiles show, where a target was missed."""
    remarks = "".join(f"- **{result.figure}.** {result.remark}\n" for result in results if result.remark)
    return f"\n## Where a target is missed\n\n{remarks}" if remarks else ""


def _rows(measured: Measured) -> str:
    if measured.failure:
        return f"| {measured.figure} | | | | failed | | {measured.failure} | {measured.machine.commit} |\n"
    return "".join(_row(measurement, measured.machine.commit) for measurement in measured.readings)


def _row(measurement: Measurement, commit: str) -> str:
    spread = f"{number(min(measurement.samples))} to {number(max(measurement.samples))}"
    details = "; ".join(filter(None, (spread if len(measurement.samples) > 1 else "", measurement.detail)))
    cells = (
        measurement.what,
        with_unit(measurement.value, measurement.unit),
        *_goal(measurement.goal, measurement.unit),
        measurement.verdict,
    )
    return f"| {' | '.join(cells)} | {len(measurement.samples)} | {details} | {commit} |\n"


def _goal(goal: Goal | None, unit: str) -> tuple[str, str]:
    return ("", "") if goal is None else (with_unit(goal.target, unit), with_unit(goal.stretch, unit))


def with_unit(value: float, unit: str) -> str:
    """``value`` as a person reads it."""
    return f"{number(value)} {unit}".strip()


def number(value: float) -> str:
    """Three digits that matter, thousands apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 1 else f"{value:.2f}"
