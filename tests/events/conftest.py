"""One record of every kind: the reference, a server, a cluster of three nodes, and Redis itself where Docker is."""

from collections.abc import AsyncIterator, Iterator

import pytest

from sagebrush_events import Record, connect
from tests.servers import docker_is_there

KINDS = ["memory", "server", "cluster", "container"]


@pytest.fixture(scope="session")
def container_url() -> Iterator[str]:
    """A server from an image, on a machine with a container engine."""
    if not docker_is_there():
        pytest.skip("no container engine on this machine")
    from testcontainers.redis import RedisContainer

    with RedisContainer("redis:7-alpine") as container:
        yield f"redis://{container.get_container_host_ip()}:{container.get_exposed_port(6379)}/0"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    """The URL of a record of each kind."""
    if request.param == "memory":
        return "memory://"
    fixture = {"server": "store_url", "cluster": "cluster_url", "container": "container_url"}[request.param]
    found: str = request.getfixturevalue(fixture)
    return found


@pytest.fixture
async def record(url: str) -> AsyncIterator[Record]:
    """A record of each kind."""
    record = await connect(url)
    yield record
    await record.close()
