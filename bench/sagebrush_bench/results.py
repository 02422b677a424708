"""Results: what was measured, kept as JSON so that one figure can be measured again and the others stay."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec

from sagebrush_bench.figure import Measurement
from sagebrush_bench.machine import Machine
from sagebrush_bench.registry import names


@dataclass(frozen=True, slots=True)
class Measured:
    """The readings of one figure, or why there are none, and on which machine."""

    figure: str
    machine: Machine
    readings: list[Measurement] = field(default_factory=list)
    failure: str = ""
    remark: str = ""
    """What a profile shows, where a target was missed."""


def merged(old: Sequence[Measured], new: Sequence[Measured]) -> list[Measured]:
    """``new`` and, for figures that it lacks, ``old``; in the order of the table."""
    latest = {result.figure: result for result in (*old, *new)}
    return [latest[name] for name in names() if name in latest]


def read(path: Path) -> list[Measured]:
    """The results in the file at ``path``, none when there is no such file."""
    return msgspec.json.decode(path.read_bytes(), type=list[Measured]) if path.exists() else []


def as_json(results: Sequence[Measured]) -> str:
    """Everything, with medians and verdicts for programs that do not want to compute."""
    plain = [{**asdict(result), "readings": list(map(_plain, result.readings))} for result in results]
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode() + "\n"


def _plain(measurement: Measurement) -> dict[str, object]:
    return {**asdict(measurement), "value": measurement.value, "verdict": measurement.verdict}
