"""Somebody has the table open in several tabs, on a home network, too."""

import pytest
from playwright.async_api import Page, Request, expect

from tests.web.conftest import HOME, People
from tests.web.test_play import PLAY, open_table


async def moves(page: Page) -> str:
    return await page.locator(".time input").get_attribute("max") or ""


async def second_tab(page: Page) -> Page:
    tab = await page.context.new_page()
    await tab.goto(page.url)
    await tab.wait_for_selector(".game")
    return tab


@pytest.mark.platform
@pytest.mark.parametrize("name", ["127.0.0.1", HOME])
async def test_two_tabs_of_a_seat_share_one_stream_and_agree(people: People, host: str, name: str) -> None:
    page = await people.come("Anna", link=host.replace("127.0.0.1", name))
    streams: list[Request] = []

    def note(request: Request) -> None:
        if "/events?" in request.url:
            streams.append(request)

    page.context.on("request", note)
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    tab = await second_tab(page)
    await page.evaluate(PLAY, 2)
    await expect(tab.locator(".time input")).to_have_attribute("max", await moves(page))
    await expect(tab.locator(".bar")).to_contain_text(await page.locator(".bar .asked p").first.inner_text())
    await tab.wait_for_selector(".bar.mine")
    await tab.evaluate(PLAY, 2)
    await expect(page.locator(".time input")).to_have_attribute("max", await moves(tab))
    assert len(streams) == 1


@pytest.mark.platform
async def test_the_other_tab_goes_on_when_the_one_with_the_stream_is_closed(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    tab = await second_tab(page)
    await page.close()
    before = await moves(tab)
    await tab.wait_for_selector(".bar.mine")
    await tab.evaluate(PLAY, 1)
    await expect(tab.locator(".time input")).not_to_have_attribute("max", before)
