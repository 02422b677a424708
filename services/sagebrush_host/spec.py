"""A process as data: what to run, and how to know that it runs well."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

Probe = Callable[[int], Awaitable[bool]]
"""Asks whether the process with this id is ready; an ``OSError`` means no."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """One process of the platform."""

    name: str
    command: tuple[str, ...]
    ready: Probe
    stage: int
    """Stage 0 is ready before the others start; stages stop in reverse."""
    environment: Mapping[str, str] = field(default_factory=dict)
    patience: float = 30.0
    """Seconds without a good answer after which a run is taken for stuck."""
