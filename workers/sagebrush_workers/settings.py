"""The settings of a worker process, each an environment variable with the prefix ``SAGEBRUSH_``.

A plain class on purpose: a settings library would be a third of the memory of the relay.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from socket import gethostname
from typing import Self


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Where the neighbours are, and which process of its role this is."""

    store_url: str = "redis://127.0.0.1:6379/0"
    """The record, for relay and sweeper."""
    broker_url: str = "redis://127.0.0.1:6380/0"
    """The queues and the heartbeats."""
    rules_address: str = "127.0.0.1:50051"
    """The rules service, for workers."""
    instance: str = field(default_factory=gethostname)
    """What tells it from the others of its role: a number under the supervisor, a container's name elsewhere."""
    workers_metrics: str = ""
    """host:port of the numbers for Prometheus; empty: none."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """The settings that ``environment`` names, the defaults for the rest."""
        given = {known.name: environment.get(f"SAGEBRUSH_{known.name.upper()}") for known in fields(cls)}
        return cls(**{name: text for name, text in given.items() if text})
