"""What stands between a player and the platform fails, or is slow."""

import pytest
from playwright.async_api import Page, expect

from sagebrush_host.platform import Platform
from tests.web.conftest import People
from tests.web.proxy import proxy
from tests.web.test_play import PLAY, TITLES, open_log, open_table

ARM = "document.querySelector('.choices-list li button').click()"


async def moves(page: Page) -> int:
    return int(await page.get_by_label("Moves of the game").get_attribute("max") or 0)


async def told_once(page: Page) -> None:
    """The log has every commit once."""
    await open_log(page)
    versions = [int(text) for text in await page.locator(".log .version").all_inner_texts()]
    assert versions == sorted(set(versions)) and versions[-1] <= await moves(page)


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_a_game_goes_on_after_the_gateway_was_killed_and_the_move_counts_once(
    people: People, site: Platform, title: str
) -> None:
    page = await people.come("Anna")
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 3)
    await page.wait_for_selector(".bar.mine")
    before = await moves(page)
    site.processes["gateway"].kill()
    await expect(page.get_by_text("No connection; trying again.")).to_be_visible()
    await page.evaluate(ARM)
    confirm = page.get_by_role("button", name="Do it")
    if await confirm.count():
        await confirm.click()
    await site.ready()
    await expect(page.get_by_text("No connection; trying again.")).to_have_count(0)
    await page.evaluate(PLAY, 2)
    assert await moves(page) > before
    await told_once(page)


@pytest.mark.platform
async def test_who_moves_without_a_network_is_told_while_the_move_is_sent_again(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(ARM)
    await page.route("**/commands", lambda route: route.abort())
    await page.get_by_role("button", name="Do it").click()
    await expect(page.get_by_text("No connection; trying again.")).to_be_visible()
    await expect(page.get_by_role("button", name="Sent…")).to_be_visible()
    await expect(page.get_by_role("button", name="Cancel")).to_be_disabled()
    await page.unroute("**/commands")
    await expect(page.get_by_text("No connection; trying again.")).to_have_count(0)
    await expect(page.get_by_label("Moves of the game")).not_to_have_attribute("max", "1")


@pytest.mark.platform
async def test_behind_a_proxy_that_holds_answers_for_a_second_the_game_is_played(people: People, host: str) -> None:
    async with proxy(host, holds=1.0) as between:
        page = await people.come("Anna", link=between.url)
        await open_table(page, "carson-city", 2, "computers, now")
        await page.wait_for_selector(".bar.mine")
        await page.evaluate(PLAY, 2)
        await page.wait_for_selector(".bar.mine")
        await expect(page.get_by_role("alert")).to_have_count(0)
        await expect(page.get_by_text("No connection; trying again.")).to_have_count(0)
        await told_once(page)
        await page.context.close()


@pytest.mark.platform
async def test_a_lobby_from_before_an_upgrade_opens_a_table_whose_board_can_be_had_by_loading_again(
    people: People,
) -> None:
    page = await people.come("Anna")
    await page.wait_for_selector(".titles")
    await page.route("**/boards/**", lambda route: route.fulfill(status=404))
    await open_table(page, "sierra-west", 2, "computers, now")
    await expect(page.locator(".board")).to_contain_text("cannot be loaded")
    await page.unroute("**/boards/**")
    await page.get_by_role("button", name="Load the page again").click()
    await expect(page.get_by_role("heading", name="The mountain")).to_be_visible()
