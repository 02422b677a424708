"""Titles are asked of the rules service once, and nobody waits for what others want to know."""

import asyncio
from typing import cast

import pytest
from grpc import StatusCode

from sagebrush_gateway.catalogue import TitleCatalogue
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.errors import RulesError


class Rules:
    """A rules service that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def schemas(self, title: str = "", language: str = "") -> bytes:
        self.asked.append(title)
        return await asyncio.shield(self.answer)


async def test_all_who_ask_for_the_same_have_one_answer_which_is_kept() -> None:
    rules = Rules()
    catalogue = TitleCatalogue(cast(RulesClient, rules))
    asking = [asyncio.ensure_future(catalogue.schemas("a")) for _ in range(5)]
    await asyncio.sleep(0)
    rules.answer.set_result(b"{}")
    found = [*await asyncio.gather(*asking), await catalogue.schemas("a")]
    assert rules.asked == ["a"] and {one.body for one in found} == {b"{}"}


async def test_nobody_waits_for_the_answer_to_another_question() -> None:
    rules = Rules()
    catalogue = TitleCatalogue(cast(RulesClient, rules))
    asking = [asyncio.ensure_future(catalogue.schemas(title)) for title in "abab"]
    for _ in range(10):  # turns of the loop
        await asyncio.sleep(0)
    assert rules.asked == ["a", "b"]
    rules.answer.set_result(b"{}")
    await asyncio.gather(*asking)


async def test_all_who_wait_are_told_at_once_that_there_is_no_answer_and_who_comes_later_asks_again() -> None:
    rules = Rules()
    catalogue = TitleCatalogue(cast(RulesClient, rules))
    asking = [asyncio.ensure_future(catalogue.schemas("a")) for _ in range(5)]
    await asyncio.sleep(0)
    rules.answer.set_exception(RulesError(StatusCode.DEADLINE_EXCEEDED, "deadline", ""))
    told = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(one) for one in told] == [RulesError] * 5 and rules.asked == ["a"]
    with pytest.raises(RulesError):
        await catalogue.schemas("a")
    assert rules.asked == ["a", "a"]


async def test_a_caller_who_goes_takes_the_answer_from_nobody() -> None:
    rules = Rules()
    catalogue = TitleCatalogue(cast(RulesClient, rules))
    leaving, staying = (asyncio.ensure_future(catalogue.schemas("a")) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.sleep(0)
    rules.answer.set_result(b"{}")
    assert (await staying).body == b"{}" and rules.asked == ["a"]
