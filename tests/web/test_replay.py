"""Somebody looks back: marks lead to rounds and branches, and a curve shows who was ahead."""

import asyncio
import re

import pytest
from playwright.async_api import Route, expect

from tests.web.conftest import People
from tests.web.test_play import PLAY, open_table, without_violations


@pytest.mark.platform
async def test_a_player_looks_back_by_marks_and_sees_who_was_ahead(people: People) -> None:
    page = await people.come("Anna", checks_page=True)
    await open_table(page, "sierra-west", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 3)
    slider = page.get_by_label("Moves of the game")
    await expect(page.locator(".ticks .mark-round")).to_have_count(1)
    await page.get_by_role("button", name="Points", exact=True).click()
    await expect(page.locator(".curve > svg polyline")).to_have_count(2)
    await page.get_by_text("As a table", exact=True).click()
    await without_violations(page)
    await page.locator(".curve tbody button").nth(1).click()
    await expect(page.get_by_text("You are looking at move 2")).to_be_visible()
    await expect(page).to_have_url(re.compile("/2$"))  # the address names the version
    link = page.url
    await page.reload()
    await expect(page.get_by_text("You are looking at move 2")).to_be_visible()
    await page.get_by_role("button", name="Points", exact=True).click()
    await expect(page.locator(".curve > svg")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".curve")).to_have_count(0)
    await expect(page.get_by_text("You are looking at move 2")).to_be_visible()  # that takes a second one
    await page.get_by_role("button", name="Now", exact=True).click()
    await expect(page).to_have_url(link.removesuffix("/2"))
    await page.get_by_label("Go to").select_option(index=1)
    await expect(slider).to_have_value("1")
    await page.get_by_role("button", name="Play on from here", exact=True).click()
    await expect(page.get_by_role("heading", name="A branch", exact=True)).to_be_visible()
    await page.go_back()
    await expect(page.get_by_text("You are looking at move 1")).to_be_visible()
    await expect(page.locator(".ticks .mark-branch")).to_have_count(1)
    await page.get_by_role("link", name="A branch, from move 1").click()
    await expect(page.get_by_role("heading", name="A branch", exact=True)).to_be_visible()


@pytest.mark.platform
async def test_the_curve_of_points_goes_along_with_the_game(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_role("button", name="Points", exact=True).click()
    await expect(page.locator(".curve > svg")).to_be_visible()
    await page.get_by_text("As a table", exact=True).click()
    before = await page.locator(".curve tbody th").last.inner_text()
    await page.evaluate(PLAY, 2)
    await page.wait_for_selector(".bar.mine")
    now = await page.get_by_label("Moves of the game").get_attribute("max") or ""
    await expect(page.locator(".curve tbody th").last).to_have_text(now)
    assert before != now
    box = await page.locator(".curve .grid").first.get_attribute("x2")
    assert await page.locator(".curve .now").get_attribute("x1") == box, "where the line ends"


@pytest.mark.platform
async def test_seats_with_equal_points_are_all_named_at_the_end_of_their_line_on_a_phone(people: People) -> None:
    page = await people.come("Anna", width=390, height=844)
    await open_table(page, "carson-city", 5, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_role("button", name="Points", exact=True).click()
    label, drawing = page.get_by_text("1, 2, 3, 4, 5", exact=True), page.locator(".curve > svg")
    name, whole = await label.bounding_box(), await drawing.bounding_box()
    assert name and whole and name["x"] + name["width"] <= whole["x"] + whole["width"]


@pytest.mark.platform
async def test_points_below_zero_keep_their_sign_in_the_curve_on_a_phone(people: People) -> None:
    page = await people.come("Anna", width=390, height=844)
    await open_table(page, "sierra-west", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_role("button", name="Points", exact=True).click()
    drawing = page.locator(".curve > svg")
    least = drawing.get_by_text("-27", exact=True)  # with which everybody begins
    name, whole = await least.bounding_box(), await drawing.bounding_box()
    assert name and whole and name["x"] >= whole["x"]


@pytest.mark.platform
@pytest.mark.parametrize("width", [390, 1280])
async def test_who_comes_back_to_the_present_by_a_key_keeps_a_place(people: People, width: int) -> None:
    """A button that leads no further can have no focus, and on a phone it is not even shown."""
    page = await people.come("Anna", width=width)
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    slider = page.get_by_label("Moves of the game")
    for name in ("Now", "One move on"):
        back = page.get_by_role("button", name="One move back")
        await back.focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("You are looking at move")).to_be_visible()
        await expect(back).to_be_focused()
        await page.get_by_role("button", name=name, exact=True).focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_text("You are looking at move")).to_have_count(0)
        await expect(slider).to_be_focused()


@pytest.mark.platform
async def test_the_buttons_of_the_browser_lead_to_a_moment_and_back_to_the_present(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    present = page.url
    await page.goto(f"{present}/2")  # as a link that a friend has sent
    await expect(page.get_by_text("You are looking at move 2")).to_be_visible()
    await page.go_back()
    await expect(page.get_by_text("You are looking at move")).to_have_count(0)
    await expect(page).to_have_url(present)
    await page.go_forward()
    await expect(page.get_by_text("You are looking at move 2")).to_be_visible()
    await page.goto(f"{present}/9999")
    await expect(page.get_by_text("You are looking at move")).to_have_count(0)
    await expect(page).to_have_url(present)  # there is no such move


@pytest.mark.platform
async def test_quick_presses_of_back_and_forward_all_count(people: People) -> None:
    """The next address may come before the last one is drawn."""
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    present = page.url
    for _ in range(20):
        await page.goto(f"{present}/2")
        await expect(page.get_by_text("You are looking at move 2")).to_be_visible()
        await page.go_back()
        await expect(page.get_by_text("You are looking at move")).to_have_count(0)
        await expect(page).to_have_url(present)


LEAVE_AND_STEP = """() => {
  const slider = document.querySelector('.time input');
  document.querySelector('a.home').click();
  slider.value = 1;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""
"""The replay takes a step after the browser has gone to the lobby, and before the page has heard of it."""


@pytest.mark.platform
async def test_a_step_of_a_replay_does_not_keep_whoever_goes_to_the_lobby(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    await page.evaluate(LEAVE_AND_STEP)
    await page.wait_for_selector(".lobby")
    await expect(page).to_have_url(re.compile("#/$"))


@pytest.mark.platform
async def test_a_replay_waits_for_a_slow_network_and_counts_no_move_that_is_not_shown(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    await page.reload()
    await page.wait_for_selector(".game")
    has_come = asyncio.Event()

    async def hold(route: Route) -> None:
        await has_come.wait()
        await route.continue_()

    await page.route("**/frames?patch=*", hold)
    slider = page.get_by_label("Moves of the game")
    async with page.expect_request("**/frames?patch=*"):
        await page.get_by_role("button", name="Play", exact=True).click()
    await page.wait_for_timeout(2500)
    await expect(slider).to_have_value("1")
    has_come.set()
    await expect(slider).not_to_have_value("1")
