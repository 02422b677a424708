"""The settings of the supervisor, each an environment variable with the prefix ``SAGEBRUSH_``."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

from sagebrush_host.errors import BadSetting


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Where the platform lives on this machine; the processes get the settings of their own from the same place."""

    data_dir: Path = Path("var")
    """Games, passwords and logs; made when missing."""
    store_url: str = ""
    """The record elsewhere; empty starts an embedded server."""
    broker_url: str = ""
    """The broker elsewhere; empty starts an embedded server."""
    gateway_host: str = "127.0.0.1"
    gateway_port: int = 8000
    """The public port; 0 takes a free one."""
    workers: int = 2
    """Processes that think for computer opponents."""
    workers_metrics: str = ""
    """host:port of the relay's numbers for Prometheus; the sweeper and each worker take the ports after it."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """The settings that ``environment`` names, the defaults for the rest."""
        names = {field.name: f"SAGEBRUSH_{field.name.upper()}" for field in fields(cls)}
        given = {name: environment[variable] for name, variable in names.items() if environment.get(variable)}
        kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(cls)}
        try:
            return cls(**{name: kinds[name](text) for name, text in given.items()})
        except ValueError as error:
            raise BadSetting(f"A setting is not a number: {error}.") from error
