"""The platform that runs the examples of the documents, one for all of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.e2e.conftest import without_limits


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Platform]:
    """A platform without limits."""
    with pytest.MonkeyPatch.context() as patch:
        without_limits(patch)
        data: Path = tmp_path_factory.mktemp("documents") / "var"
        async with Platform(HostSettings(data_dir=data, gateway_port=0)) as platform:
            yield platform
