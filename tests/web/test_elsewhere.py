"""Somebody goes elsewhere before an answer of the server has come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, Route, expect

from tests.web.conftest import People
from tests.web.test_in_sight import RESIGN
from tests.web.test_play import PLAY, open_table


@asynccontextmanager
async def held(page: Page, path: str) -> AsyncIterator[None]:
    """Holds the answer to what is asked of ``path`` until the end of the block, and waits until it has come."""
    asked, late = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        asked.set()
        await late.wait()
        await route.fulfill(response=answer)

    await page.route(path, hold)
    yield
    await asked.wait()
    async with page.expect_response(path):
        late.set()
    await page.wait_for_timeout(200)


async def to_the_lobby(page: Page) -> None:
    await page.get_by_role("link", name="Sagebrush: to the lobby").click()
    await page.wait_for_selector(".titles")


@pytest.mark.platform
async def test_who_goes_elsewhere_while_a_table_is_opened_stays_there(people: People, host: str) -> None:
    page = await people.come("Anna")
    async with held(page, "**/v1/tables/*/start"):
        await open_table(page, "tiny-epic-western", 2, "computers, now")
        await expect(page.get_by_role("button", name="Sent…")).to_be_visible()
        await page.goto(f"{host}/#/file")
        await page.wait_for_selector(".from-file")
    await expect(page).to_have_url(f"{host}/#/file")
    await expect(page.locator(".from-file")).to_be_visible()


@pytest.mark.platform
async def test_who_leaves_a_game_while_it_goes_on_at_another_table_stays_away(people: People, host: str) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    played = page.url
    async with held(page, "**/branch"):
        await page.get_by_role("button", name="One move back").click()
        await page.get_by_role("button", name="Play on from here").click()
        await expect(page.get_by_role("button", name="Sent…")).to_be_visible()
        await to_the_lobby(page)
    assert await page.locator(".lobby").count() == 1
    await page.goto(played)
    await page.wait_for_selector(".game")
    assert await page.evaluate(RESIGN) == 200
    async with held(page, "**/rematch"):
        await page.get_by_role("button", name="Play again", exact=True).click()
        await to_the_lobby(page)
    await page.wait_for_timeout(500)  # a seat there is taken, too
    assert await page.locator(".lobby").count() == 1


@pytest.mark.platform
async def test_who_leaves_while_a_seat_is_taken_over_stays_away(people: People, host: str) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "tiny-epic-western", 2, "computers, now")
    await anna.get_by_text("Leave or end").click()
    await anna.get_by_role("button", name="Offer the seat by a link").click()
    carl = await people.come("Carl", link=await anna.locator(".offered input").input_value())
    async with held(carl, "**/offers/accept"):
        await carl.get_by_role("button", name="Take the seat").click()
        await to_the_lobby(carl)
    assert await carl.locator(".lobby").count() == 1


@pytest.mark.platform
async def test_a_late_answer_takes_nobody_from_a_table_who_has_sat_down_since(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 4, "friends, by link")
    bill = await people.come("Bill", link=await anna.locator("input[readonly]").input_value())
    await expect(bill.get_by_role("button", name="Sit here").last).to_be_visible()
    async with held(anna, "**/tables/*/opponents"):
        await anna.get_by_role("button", name="Computer", exact=True).last.click()
        await expect(anna.get_by_role("button", name="Computer", exact=True)).to_have_count(2)  # by the stream
        await bill.get_by_role("button", name="Sit here").first.click()
        await expect(anna.locator(".seats")).to_contain_text("Bill")
    assert "Bill" in await anna.locator(".seats").inner_text()
