"""Servers that every test may use: one of each kind for the whole run, real and with the settings of `deploy/`."""

import signal
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import HealthCheck, settings

from sagebrush_process.logs import describe_exception
from tests.servers import Cluster, Server, running_broker, running_cluster, running_store

# How long an example takes says how busy the machine is.
settings.register_profile("sagebrush", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("sagebrush")

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would the commands that they interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# As the processes do: a traceback drawn with all its variables takes seconds on a busy machine.
structlog.configure(
    processors=[structlog.processors.add_log_level, describe_exception, structlog.dev.ConsoleRenderer(colors=False)]
)


@pytest.fixture(scope="session")
def store_server() -> Iterator[Server]:
    """The shared store; tests use games of their own and never flush it."""
    with running_store() as server:
        yield server


@pytest.fixture(scope="session")
def store_url(store_server: Server) -> str:
    """Where the shared store is."""
    return store_server.url


@pytest.fixture(scope="session")
def broker_url() -> Iterator[str]:
    """Where the shared broker is."""
    with running_broker() as server:
        yield server.url


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The shared cluster of three nodes."""
    with running_cluster() as nodes:
        yield nodes


@pytest.fixture(scope="session")
def cluster_url(cluster: Cluster) -> str:
    """Where the shared cluster is."""
    return cluster.url
