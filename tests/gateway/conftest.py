"""One house for all tests of the gateway, and people in it."""

import contextlib
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.gateway.engine import ToldEngine, told_engine
from tests.gateway.house import House, Person, newcomer, opened_house, rules_service, started_game


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder shares the loop in which the house runs."""
    for item in items:
        if item.path.parent.name == "gateway" and item.get_closest_marker("asyncio"):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def rules() -> AsyncIterator[str]:
    async with rules_service() as address:
        yield address


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def every_engine() -> AsyncIterator[tuple[ToldEngine, str]]:
    async with told_engine() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def engine(every_engine: tuple[ToldEngine, str]) -> AsyncIterator[ToldEngine]:
    """The engine of the house, told nothing; what a test told it is forgotten."""
    told, _ = every_engine
    told.forget()
    yield told
    told.forget()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(rules: str, store_url: str, every_engine: tuple[ToldEngine, str]) -> AsyncIterator[House]:
    async with opened_house(rules, store_url, engine_address=every_engine[1]) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def stack() -> AsyncIterator[contextlib.AsyncExitStack]:
    async with contextlib.AsyncExitStack() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def anna(house: House, stack: contextlib.AsyncExitStack) -> Person:
    return await newcomer(house, stack, "Anna")


@pytest_asyncio.fixture(loop_scope="session")
async def bill(house: House, stack: contextlib.AsyncExitStack) -> Person:
    return await newcomer(house, stack, "Bill")


@pytest_asyncio.fixture(loop_scope="session")
async def carl(house: House, stack: contextlib.AsyncExitStack) -> Person:
    return await newcomer(house, stack, "Carl")


@pytest_asyncio.fixture(loop_scope="session")
async def game(anna: Person, bill: Person) -> str:
    return await started_game(anna, bill)
