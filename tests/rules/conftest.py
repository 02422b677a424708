"""A service with a record in memory, as fast as a test wants it."""

from collections.abc import AsyncIterator

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient
from tests.rules.tables import Hands, running, table


@pytest.fixture
def record() -> MemoryRecord:
    return MemoryRecord()


@pytest.fixture
async def rules(record: MemoryRecord) -> AsyncIterator[RulesClient]:
    async with running(record) as client:
        yield client


@pytest.fixture
async def hands(rules: RulesClient) -> Hands:
    return await table(rules)
