"""Somebody looks at what a move would change before making it, or asks the engine for one."""

import asyncio

import pytest
from playwright.async_api import Page, Route, expect

from tests.web.conftest import People
from tests.web.test_house import two_friends
from tests.web.test_play import PLAY, open_table


async def make_ready(page: Page) -> None:
    """Takes the first move of the list until one has to be confirmed: of two in a row, the first need not be."""
    ready = page.get_by_role("button", name="Do it")
    while not await ready.count():
        await page.wait_for_selector(".bar.mine")
        await page.locator(".choices-list li button").first.click()
        await page.wait_for_timeout(500)


@pytest.mark.platform
async def test_a_move_is_shown_before_it_is_made_and_cancelled_without_a_trace(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await make_ready(page)
    mine = page.locator(".town .owner.seat-0")
    await expect(page.locator(".foreseen")).to_contain_text("Anna")
    shown, moves = await mine.count(), await page.locator(".time input").get_attribute("max")
    await page.click("text=Cancel")
    await expect(page.locator(".foreseen")).to_have_count(0)
    await expect(mine).to_have_count(shown - 1)
    assert await page.locator(".time input").get_attribute("max") == moves


UNLIT = """() => {
  const refs = (selector) => [...document.querySelectorAll(`.board .thing${selector}`)].map((one) => one.dataset.ref);
  const kinds = new Set(refs('.lit').map((ref) => ref.split(':')[0]));
  return refs(':not(.lit)').filter((ref) => kinds.has(ref.split(':')[0]));
}"""
"""Things that cannot be chosen, of kinds of which others can."""


@pytest.mark.platform
async def test_the_reason_why_something_is_not_possible_stands_beside_it(people: People) -> None:
    page = await people.come("Anna", language="de")
    await open_table(page, "carson-city", 2, "Computer, sofort")
    for _ in range(30):
        await page.wait_for_selector(".bar.mine")
        for ref in (await page.evaluate(UNLIT))[:3]:
            before = await page.locator(".time input").get_attribute("max")
            await page.locator(f'.board [data-ref="{ref}"]').first.dispatch_event("click")
            await page.wait_for_timeout(500)
            if "Nicht möglich: " in (told := await page.locator(".about").inner_text()):
                assert len(told.split("Nicht möglich: ")[1]) > 10
                assert await page.locator(".time input").get_attribute("max") == before, "nothing was moved"
                return
        await page.evaluate(PLAY, 1)
    pytest.fail("no reason was given")


@pytest.mark.platform
async def test_who_plays_by_keyboard_reaches_what_cannot_be_chosen_and_hears_why(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    stops = await page.locator(".board [tabindex='0']").count()
    await page.keyboard.press("b")
    focused = page.locator(".board .thing:focus")
    for way in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        await page.keyboard.press(f"Shift+{way}")
        if await focused.get_attribute("aria-disabled") == "true":
            break
    await expect(focused).to_have_attribute("aria-disabled", "true")
    await page.keyboard.press("Enter")
    await expect(page.locator(".about")).to_contain_text("Not possible: ")
    await page.keyboard.press("b")
    await expect(page.locator(".board [aria-disabled], .board [tabindex='-1']")).to_have_count(0)
    assert await page.locator(".board [tabindex='0']").count() == stops, "nothing became a tab stop"


@pytest.mark.platform
async def test_a_mouse_that_rests_takes_nothing_from_who_plays_by_keyboard(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    resting = page.locator(".board .thing[aria-label]").nth(5)
    await resting.hover(position={"x": 2, "y": 2})
    pointed_at = await resting.get_attribute("aria-label") or ""
    await expect(page.locator(".about strong")).to_have_text(pointed_at)
    await page.locator(".board").press("Shift+ArrowDown")
    await expect(page.locator(".about strong")).not_to_have_text(pointed_at)
    focused = await page.locator(".about strong").inner_text()
    await page.evaluate("document.querySelector('.board').style.transform = 'translate(60px, 40px)'")
    await page.wait_for_timeout(500)
    assert await page.locator(".about strong").inner_text() == focused
    await page.evaluate("document.querySelector('.board').style.transform = ''")
    await page.evaluate("document.activeElement.blur()")
    await resting.hover(position={"x": 4, "y": 4})
    await expect(page.locator(".about strong")).to_have_text(pointed_at)
    await page.evaluate("document.querySelector('.board').style.transform = 'translate(0, 9000px)'")
    await expect(page.locator(".about")).to_have_count(0)


@pytest.mark.platform
async def test_a_reason_is_told_though_somebody_else_moves_while_it_is_looked_for(people: People) -> None:
    anna, bob = await two_friends(people)
    bob_moved = asyncio.Event()

    async def hold(route: Route) -> None:
        await bob_moved.wait()
        await route.continue_()

    await anna.route("**/commands/dry-run", hold)
    await expect(anna.locator(".bar.mine")).to_contain_text("keep")
    async with anna.expect_request("**/commands/dry-run"):
        await anna.locator(".board .thing.building-card:not(.lit)").first.dispatch_event("click")
    before = await anna.locator(".time input").get_attribute("max")
    await bob.evaluate(PLAY, 1)
    await expect(anna.locator(".time input")).not_to_have_attribute("max", before or "")
    bob_moved.set()
    await expect(anna.locator(".about")).to_contain_text("Not possible: ")


@pytest.mark.platform
async def test_a_server_that_tries_nothing_leaves_the_move_as_it_was(people: People) -> None:
    page = await people.come("Anna")
    await page.route("**/commands/dry-run", lambda route: route.fulfill(status=429, json={"code": "too-many-requests"}))
    await open_table(page, "carson-city", 2, "computers, now")
    await make_ready(page)
    moves = await page.locator(".time input").get_attribute("max")
    await page.click("text=Do it")
    await expect(page.locator(".time input")).not_to_have_attribute("max", moves or "")


@pytest.mark.platform
async def test_the_engine_says_what_it_would_do_and_the_move_waits_for_a_click(people: People) -> None:
    page = await people.come("Anna")
    await page.get_by_label("Hints: a player may ask the engine").check()
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    moves = await page.locator(".time input").get_attribute("max")
    await page.get_by_role("button", name="Hint", exact=True).click()
    await expect(page.get_by_role("alert")).to_contain_text("The engine would do this")
    await expect(page.get_by_role("button", name="Do it")).to_be_visible()
    assert await page.locator(".time input").get_attribute("max") == moves
    await page.get_by_role("button", name="Do it").click()
    await expect(page.locator(".time input")).not_to_have_attribute("max", moves or "")
