"""A player whose browser forgets the seat comes back by the link that he kept."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.web.conftest import HOME, People
from tests.web.test_play import open_table

FORGET = "localStorage.clear()"
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });"""
"""What a browser does in which its owner blocks what sites keep."""


async def kept_link(page: Page) -> str:
    """The link back that ``page`` of a running game shows."""
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Keep a link back to your seat").click()
    return await page.get_by_label("The link back to your seat").input_value()


async def at_a_table(people: People, name: str, link: str = "") -> Page:
    page = await people.come(name, link)
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    return page


@pytest.mark.platform
async def test_who_lost_what_the_browser_kept_comes_back_on_a_home_network(people: People, host: str) -> None:
    home = host.replace("127.0.0.1", HOME)
    anna = await at_a_table(people, "Anna", home)
    link = await kept_link(anna)
    assert link.startswith(f"{home}/#/back/")
    await anna.evaluate(FORGET)
    await anna.reload()
    await expect(anna.locator("main")).to_contain_text("Open the link back to it that you kept")
    asked: list[str] = []
    anna.on("request", lambda request: asked.append(request.url))
    await anna.goto(link)
    await expect(anna.locator("main")).to_contain_text("This link belongs to Anna.")
    token = link.rsplit("/", 1)[1]
    assert token not in anna.url and asked and not any(token in url for url in asked)
    await anna.get_by_role("button", name="Go on as Anna").click()
    await anna.wait_for_selector(".bar.mine")


@pytest.mark.platform
async def test_another_browser_says_whom_it_would_forget_and_earlier_links_end(people: People) -> None:
    anna = await at_a_table(people, "Anna")
    link = await kept_link(anna)
    bert = await people.come("Bert")
    await bert.goto(link)
    await expect(bert.locator("main")).to_contain_text("This browser plays as Bert now")
    await bert.get_by_role("button", name="Go on as Anna").click()
    await bert.wait_for_selector(".bar.mine")
    await anna.get_by_role("button", name="Make another link").click()
    await expect(anna.locator(".offered")).to_contain_text("this one still does")
    assert await anna.get_by_label("The link back to your seat").input_value() != link
    await expect(bert.locator("main")).to_contain_text("The server does not know this browser any more.")
    carl = await people.come("Carl")
    await carl.goto(link)
    await expect(carl.get_by_role("alert")).to_contain_text("This link does not work any more.")
    await carl.goto(await anna.get_by_label("The link back to your seat").input_value())
    await expect(carl.locator("main")).to_contain_text("This link belongs to Anna.")
    await anna.locator(".choices-list li button").first.click()
    await expect(anna.locator(".fault")).to_have_count(0)


@pytest.mark.platform
async def test_who_sat_down_in_another_browser_gives_a_new_share_of_the_dice(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "tiny-epic-western", 2, "friends, by link")
    await anna.get_by_role("button", name="Keep a link back to your seat").click()
    link = await anna.get_by_label("The link back to your seat").input_value()
    await anna.close()
    other = await people.come("Nobody")
    await other.goto(link)
    await other.get_by_role("button", name="Go on as Anna").click()
    await other.get_by_role("button", name="Computers on all free seats").click()
    await other.get_by_role("button", name="Start the game").click()
    await other.wait_for_selector(".game")


@pytest.mark.platform
async def test_a_browser_that_keeps_nothing_does_not_promise_a_seat(chromium: Browser, host: str) -> None:
    context = await chromium.new_context(locale="en-GB")
    try:
        await context.add_init_script(FORBIDDEN)
        page = await context.new_page()
        await page.goto(host)
        await expect(page.locator("main")).to_contain_text("your seat is lost when you load the page again")
        await expect(page.locator("main")).not_to_contain_text("this browser keeps your seat")
    finally:
        await context.close()
