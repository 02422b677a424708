"""Every screen is read by a screen reader, and stays whole at 400 %."""

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.web.conftest import People
from tests.web.test_files import GAME, drop
from tests.web.test_play import PLAY, TITLES, open_table, without_violations

ZOOMED: ViewportSize = {"width": 320, "height": 256}
"""What a screen of 1280 by 1024 has at 400 %, in CSS pixels."""

LOST = """() => {
  const found = [];
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0 && !one.closest('.unseen');
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const called = (one) => one.outerHTML.slice(0, 120);
  for (const one of [...document.querySelectorAll('button, a, input, select, summary, p, h1, .bar')].filter(isSeen)) {
    const { left, right } = one.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !scrolls(one.parentElement)) found.push(`cut off: ${called(one)}`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  for (const one of [...document.querySelectorAll('button, [role=button], summary, a, select')].filter(isSeen)) {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = (right, down) => document.elementFromPoint(left + right * width, top + down * height);
    const isReached = [.5, .1, .9].some((right) => [.5, .1, .9].some((down) => one.contains(at(right, down))));
    if (!isReached) found.push(`nobody reaches ${called(one)} at ${[left, top, width, height].map(Math.round)}`);
  }
  return found;
}"""
"""What is cut off at the sides, or cannot be scrolled to and pointed at."""


async def is_whole_when_zoomed(page: Page) -> None:
    await page.set_viewport_size(ZOOMED)
    lost = await page.evaluate(LOST)
    assert not lost, "\n".join(lost)
    await page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.platform
async def test_before_a_game_every_screen_is_read_and_zoomed(people: People, host: str) -> None:
    page = await people.come("Anna", checks_page=True)
    await page.wait_for_selector(".titles")
    await page.get_by_role("radio", name="Sierra West").click()
    await page.keyboard.press("ArrowLeft")
    await expect(page.get_by_role("radio", name="Tiny Epic Western")).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("radio", name="Sierra West", checked=True)).to_be_focused()
    await is_whole_when_zoomed(page)
    await page.locator("[name=against]").select_option(label="friends, by link")
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_selector(".waiting")
    await without_violations(page)
    await is_whole_when_zoomed(page)
    await page.goto(f"{host}/#/file")
    await page.wait_for_selector(".from-file")
    await without_violations(page)
    await drop(page, GAME)
    await without_violations(page)
    await is_whole_when_zoomed(page)
    await page.goto(f"{host}/#/table/00000000000000000000000000")
    await expect(page.get_by_role("alert")).to_be_visible()
    await without_violations(page)


@pytest.mark.platform
async def test_who_comes_first_is_asked_for_a_name_in_a_screen_without_faults(people: People, host: str) -> None:
    page = await people.come("Anna", checks_page=True)
    await page.wait_for_selector(".titles")
    await page.evaluate("localStorage.clear()")
    await page.reload()
    await page.wait_for_selector(".introduction")
    await without_violations(page)
    await is_whole_when_zoomed(page)


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_a_table_is_whole_when_zoomed(people: People, title: str) -> None:
    page = await people.come("Anna")
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await is_whole_when_zoomed(page)
    await page.evaluate(PLAY, 3)
    await page.wait_for_selector(".bar.mine")
    await is_whole_when_zoomed(page)


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_at_200_percent_the_list_takes_no_height_from_the_board(people: People, title: str) -> None:
    """The same is true of a phone that is held sideways."""
    page = await people.come("Anna", width=720, height=450)
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    board, moves = await page.locator(".board").bounding_box(), await page.locator(".choices-list").bounding_box()
    assert board and moves
    assert board["height"] > 0.4 * 450, "less than half only where many buttons are asked about below it"
    assert moves["x"] >= board["x"] + board["width"] and moves["height"] > 0.3 * 450
    lost = await page.evaluate(LOST)
    assert not lost, "\n".join(lost)
    await page.get_by_role("button", name="Hide the list").click()
    await expect(page.locator(".choices-list")).to_be_hidden()
    wide = await page.locator(".board").bounding_box()
    assert wide and wide["width"] == 720 and wide["height"] > 0.4 * 450


@pytest.mark.platform
async def test_the_end_of_a_game_is_read_and_zoomed(people: People) -> None:
    page = await people.come("Anna", checks_page=True)
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.get_by_text("Leave or end").click()
    await without_violations(page)
    await page.get_by_role("button", name="Resign", exact=True).click()
    await page.get_by_role("button", name="Yes, resign for good").click()
    await page.get_by_role("region", name="Result").wait_for()
    await without_violations(page)
    await is_whole_when_zoomed(page)
    await page.get_by_role("button", name="One move back").click()
    await without_violations(page)


@pytest.mark.platform
async def test_what_can_be_chosen_is_marked_where_the_system_chooses_the_colours(people: People) -> None:
    """Shadows are not drawn then."""
    page = await people.come("Anna")
    await page.emulate_media(forced_colors="active")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    lit = page.locator(".board .thing.lit")
    outlines = await lit.evaluate_all("(things) => things.map((one) => getComputedStyle(one).outlineStyle)")
    assert outlines and set(outlines) == {"solid"}
