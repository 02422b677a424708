"""High Card, a title in two files that the page has never heard of; its cards are numbers that occur nowhere else."""

import json
import re
from collections.abc import AsyncIterator
from itertools import islice
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.gateway.house import House, blow, opened_house, rules_service
from tests.web.conftest import People
from tests.web.proxy import Proxy, proxy
from tests.web.test_play import without_violations

CARDS = re.compile(r"(?<![\w.])70(?:0[1-9]|1[0-2])(?!\w)")
CANARIES = re.compile(r"(?<![\w.])70(?:0[2-9]|1[0-2])(?!\w)")
"""Without the lowest card, which the table agreed to and everybody may read; digits inside a random word are none."""
STORED = """async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases(),
  await globalThis.caches?.keys() ?? [], document.documentElement.outerHTML,
])"""


@pytest_asyncio.fixture(loop_scope="session")
async def house(store_url: str) -> AsyncIterator[House]:
    async with rules_service() as rules, opened_house(rules, store_url) as opened:
        yield opened


async def table_of_two(people: People, address: str) -> tuple[Page, Page]:
    anna = await people.come("Anna", link=address, checks_page=True)
    await anna.get_by_role("radio", name="High Card").click()
    await anna.locator("[name=seats]").select_option("2")
    await anna.get_by_label("Against").select_option(label="friends, by link")
    await anna.get_by_text("Options").click()
    await anna.get_by_label("First card").select_option("7001")
    await anna.get_by_role("button", name="Open the table").click()
    bill = await people.come("Bill", link=await anna.get_by_label("Send this link").input_value())
    await bill.get_by_role("button", name="Sit here").click()
    await anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bill):
        await page.locator(".bar.mine").wait_for()
    return anna, bill


async def play_card(page: Page) -> str:
    """Plays the first card of the hand, as the list has it; the card."""
    await page.locator(".bar.mine").wait_for()
    first = page.locator(".choices-list li button").first
    [card] = CARDS.findall(await first.inner_text())
    await first.click()
    confirm = page.get_by_role("button", name="Do it")
    if await confirm.count():
        await confirm.click()
    await expect(page.locator(".choices-list li button", has_text=card)).to_have_count(0)
    return str(card)


@pytest.mark.platform
async def test_a_title_that_the_page_does_not_know_is_played_to_its_end(people: People, house: House) -> None:
    anna, bill = await table_of_two(people, house.url)
    await without_violations(anna)
    game = anna.url.rsplit("/", 1)[1]
    for trick in range(3):
        for page in (anna, bill):
            await play_card(page)
        if trick == 0:
            await blow(house, game)
    for page in (anna, bill):
        await expect(page.get_by_role("region", name="Result")).to_contain_text("Anna")
    await without_violations(anna)


HELD = """function () {
  const held = (one) => Object.values(Object.getOwnPropertyDescriptors(one)).map(({ value }) => value);
  return this.flatMap(held).filter(Number.isInteger);
}"""
"""The numbers that objects hold."""


def texts_of(heap: dict[str, Any]) -> list[str]:
    """The texts of a heap snapshot; its names of other nodes and of references count up and mean nothing.

    The digits of numbers, such as the place of a function in its file, are texts of their own there, and left out.
    """
    meta = heap["snapshot"]["meta"]
    kinds, width = meta["node_types"][0], len(meta["node_fields"])
    nodes, strings, digits = heap["nodes"], heap["strings"], digits_of(heap)
    texts = (at for at in range(0, len(nodes), width) if kinds[nodes[at]].endswith("string") and at not in digits)
    return [strings[nodes[at + 1]] for at in texts]


def digits_of(heap: dict[str, Any]) -> set[int]:
    """The nodes of a heap snapshot that nodes of numbers refer to."""
    meta = heap["snapshot"]["meta"]
    kinds, width, count = meta["node_types"][0], len(meta["node_fields"]), meta["node_fields"].index("edge_count")
    nodes, edges = heap["nodes"], heap["edges"]
    targets = iter(edges[meta["edge_fields"].index("to_node") :: len(meta["edge_fields"])])
    owners = ((kinds[nodes[at]], nodes[at + count]) for at in range(0, len(nodes), width))
    return {to for kind, held in owners for to in islice(targets, held) if kind == "number"}


async def memory(page: Page) -> set[str]:
    """The cards in the page's memory: in texts of a heap snapshot, or as a number that any living object holds."""
    session = await page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    await session.send("HeapProfiler.takeHeapSnapshot", {"captureNumericValue": False})
    texts = texts_of(json.loads("".join(parts)))
    every = await session.send("Runtime.evaluate", {"expression": "Object.prototype"})
    living = await session.send("Runtime.queryObjects", {"prototypeObjectId": every["result"]["objectId"]})
    call = {"functionDeclaration": HELD, "objectId": living["objects"]["objectId"], "returnByValue": True}
    numbers = (await session.send("Runtime.callFunctionOn", call))["result"]["value"]
    return {card for name in [*texts, *map(str, numbers)] for card in CANARIES.findall(name)}


@pytest.mark.platform
@pytest.mark.parametrize("place", ["#/table/{}", "embed?game={}"])
async def test_a_spectator_finds_no_hidden_card_in_memory_page_network_or_storage(
    people: People, house: House, place: str
) -> None:
    anna, bill = await table_of_two(people, house.url)
    game = anna.url.rsplit("/", 1)[1]
    async with proxy(house.url) as between:
        looker = await spectator(people, between, place.format(game))
        played = await play_card(anna)
        await expect(looker.get_by_label("Moves of the game")).to_have_attribute("max", "2")
        told = between.brought.decode(errors="replace")
        assert CANARIES.findall(told) == [] and '"version"' in told
        assert CANARIES.findall(await looker.evaluate(STORED)) == []
        assert await memory(looker) == set()
        assert await memory(bill) >= set(CANARIES.findall(await bill.locator(".choices-list").inner_text()))
        await play_card(bill)
        await expect(looker.get_by_label("Moves of the game")).to_have_attribute("max", "3")
        assert played in CARDS.findall(between.brought.decode(errors="replace")), "an open trick is for everybody"
        await looker.context.close()


async def spectator(people: People, between: Proxy, path: str) -> Page:
    address = f"{between.url}/{path}"
    embedded = path.startswith("embed")
    page = await people.open(address, lambda _request: None) if embedded else await people.come("Cora", link=address)
    await page.get_by_label("Moves of the game").wait_for()
    return page
