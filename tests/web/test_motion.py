"""What happens is told event by event, to who wants that."""

import pytest
from playwright.async_api import Page, expect

from tests.web.conftest import People
from tests.web.test_play import PLAY, open_log, open_table

NOTE = """() => {
  window.told = [];
  new MutationObserver(() => {
    const text = document.querySelector('.telling p')?.textContent;
    if (text && text !== window.told.at(-1)) window.told.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


async def after_moves(page: Page, title: str, moves: int) -> list[str]:
    """What was told while so many moves of the list were made."""
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(NOTE)
    await page.evaluate(PLAY, moves)
    await expect(page.locator(".telling")).to_have_count(0, timeout=20_000)
    told: list[str] = await page.evaluate("window.told")
    return told


@pytest.mark.platform
@pytest.mark.parametrize("title", ["carson-city", "tiny-epic-western", "sierra-west"])
async def test_what_a_computer_does_is_told_in_the_order_of_the_log(people: People, title: str) -> None:
    page = await people.come("Anna", sees_motion=True)
    told = await after_moves(page, title, 4)
    assert told
    await open_log(page)
    log = await page.locator(".log li p:not(.small)").all_inner_texts()
    places = [log.index(told[0])]
    for line in told[1:]:
        places.append(log.index(line, places[-1]))
    assert places == sorted(places)


@pytest.mark.platform
async def test_who_asked_the_browser_for_no_motion_is_told_nothing(people: People) -> None:
    page = await people.come("Anna")
    assert await after_moves(page, "carson-city", 3) == []
    assert await page.evaluate("document.getAnimations().length") == 0


@pytest.mark.platform
async def test_the_telling_can_be_skipped_and_the_newest_is_on_the_board(people: People) -> None:
    page = await people.come("Anna", sees_motion=True)
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    while not await page.locator(".telling").count():
        await page.evaluate(PLAY, 1)
    await page.evaluate("document.querySelector('.telling button')?.click()")
    await expect(page.locator(".telling")).to_have_count(0)
