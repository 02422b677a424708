"""Settings of the supervisor."""

from pathlib import Path

from sagebrush_process.settings import ProcessSettings


class HostSettings(ProcessSettings, frozen=True, kw_only=True):
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
