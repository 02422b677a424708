"""One record of every kind: the reference, each server that people run, a cluster, and an image where Docker is."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import pytest

from sagebrush_events import Record, Unavailable, connect
from tests.patience import PATIENCE
from tests.servers import docker_is_there, program_of, running_store

KINDS = ["memory", "wheel", "redis-server", "cluster", "container"]


@pytest.fixture(scope="session")
def container_url() -> Iterator[str]:
    """A server from an image, on a machine with a container engine."""
    if not docker_is_there():
        pytest.skip("no container engine on this machine")
    from testcontainers.redis import RedisContainer

    with RedisContainer("redis:7-alpine") as container:
        yield f"redis://{container.get_container_host_ip()}:{container.get_exposed_port(6379)}/0"


def shared(name: str) -> Iterator[str]:
    """The URL of a store of the server called ``name``, for the whole run."""
    with running_store(program=program_of(name)) as server:
        yield server.url


@pytest.fixture(name="wheel_url", scope="session")
def _wheel_url() -> Iterator[str]:
    yield from shared("wheel")


@pytest.fixture(name="redis-server_url", scope="session")
def _redis_server_url() -> Iterator[str]:
    yield from shared("redis-server")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a record of each kind."""
    if request.param == "memory":
        return "memory://"
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


async def connected(url: str) -> Record:
    """A connection, on a busy machine after a while: the first answers of a cluster may take longer than a call may."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unavailable):
                return await connect(url)
            await asyncio.sleep(0.1)


@pytest.fixture
async def record(url: str) -> AsyncIterator[Record]:
    """A record of each kind."""
    record = await connected(url)
    yield record
    await record.close()
