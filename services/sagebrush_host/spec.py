"""A process as data: what to run, and how to know that it runs well."""

import sys
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

Probe = Callable[[int], Awaitable[bool]]
"""Asks whether the process with this id is ready; an ``OSError`` means no."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """One process of the platform: a ``program`` or a Python ``module``, with arguments."""

    name: str
    program: tuple[str, ...] = ()
    module: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()
    """Libraries that a module shares with other processes."""
    environment: Mapping[str, str] = field(default_factory=dict)
    ready: Probe
    alive: Probe | None = None
    """Asks whether a run that has been ready still works; the same question when left out."""
    stage: int
    """Stage 0 is ready before the others start; stages stop in reverse."""
    unhealthy_seconds: float = 30.0
    """Seconds without a good answer after which a run is taken for stuck."""

    @property
    def command(self) -> tuple[str, ...]:
        """The command line; a module does not see modules in the working directory."""
        return self.program or (sys.executable, "-P", "-m", *self.module)
