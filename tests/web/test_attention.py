"""A tab in the background says whose turn it is."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.web.conftest import HOME, People
from tests.web.test_play import PLAY, open_table

ASKED = """(() => {
  window.notes = [];
  const permission = { value: 'default' };
  window.Notification = class {
    static get permission() { return permission.value; }
    static async requestPermission() { return permission.value = 'granted'; }
    constructor(title, { tag }) { window.notes.push([title, tag]); }
  };
  window.isAway = false;
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isAway });
})()"""
"""Notes notifications in place of the desktop, and lets a test look away."""


async def two_friends(people: People, link: str = "") -> tuple[Page, Page]:
    """Anna, whose desktop is noted, and Bill, at a started table."""
    anna = await people.come("Anna", link=link)
    await anna.wait_for_selector(".titles")
    await anna.add_init_script(ASKED)
    await anna.reload()
    await anna.wait_for_selector(".titles")
    await open_table(anna, "carson-city", 2, "friends, by link")
    await anna.wait_for_selector(".waiting")
    bill = await people.come("Bill", link=await anna.locator("input[readonly]").input_value())
    await bill.click("text=Sit here")
    await anna.click("text=Start the game")
    for page in (anna, bill):
        await page.wait_for_selector(".game")
    return anna, bill


async def hand_on(page: Page) -> None:
    """Plays until it is not this person's turn."""
    while await page.locator(".bar.mine").count():
        await page.evaluate(PLAY, 1)


async def icon(page: Page) -> str:
    return (await page.locator("link[rel=icon]").get_attribute("href") or "").rsplit("/", 1)[1]


@pytest.mark.platform
async def test_title_and_icon_and_one_notification_say_that_it_is_my_turn(people: People) -> None:
    anna, bill = await two_friends(people)
    await anna.click(".bell")
    await expect(anna.locator(".bell")).to_have_count(0)
    await anna.wait_for_timeout(200)
    await hand_on(anna)
    await bill.wait_for_selector(".bar.mine")
    assert await icon(anna) == "icon.svg" and "Your turn" not in await anna.title()
    await anna.evaluate("window.isAway = true")
    await hand_on(bill)
    await expect(anna).to_have_title("Your turn - Anna's table")
    assert await icon(anna) == "icon-turn.svg"
    [(title, tag)] = await anna.evaluate("window.notes")
    assert title == "Your turn - Anna's table" and tag.startswith("sagebrush ")
    await anna.evaluate("location.hash = '#/'")
    await anna.wait_for_selector(".titles")
    assert await icon(anna) == "icon.svg"


@pytest.mark.platform
async def test_a_page_that_may_not_notify_offers_nothing(people: People, host: str) -> None:
    anna, _bill = await two_friends(people, host.replace("127.0.0.1", HOME))
    await anna.wait_for_selector(".bar")
    assert await anna.locator(".bell").count() == 0
    assert await anna.evaluate("window.notes") == []


@pytest.mark.platform
async def test_whoever_lets_time_run_is_warned_before_its_end(people: People) -> None:
    anna = await people.come("Anna")
    await anna.wait_for_selector(".titles")
    await anna.clock.install()
    await anna.add_init_script(ASKED)
    await anna.reload()
    await anna.wait_for_selector(".titles")
    await anna.locator("select[name=clock]").select_option("quick")
    await open_table(anna, "carson-city", 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    await anna.click(".bell")
    await expect(anna.locator(".players .clock.running")).not_to_have_class("clock running short")
    await anna.evaluate("window.isAway = true")
    await anna.clock.fast_forward(51_000)
    await expect(anna).to_have_title(re.compile(r"^0:0\d left - Anna's table$"))
    await expect(anna.locator(".players .clock.running.short")).to_contain_text("!")
    noted = [title for title, _tag in await anna.evaluate("window.notes")]
    assert len(noted) == 1 and "left - Anna's table" in noted[0]
