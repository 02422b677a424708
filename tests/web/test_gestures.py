"""What takes several commands is pointed at once, looked at, and sent as one list."""

import asyncio
import json
import re
from collections import Counter

import pytest
from playwright.async_api import Page, Request, Route, expect

from tests.patience import PATIENCE
from tests.web.conftest import People
from tests.web.test_play import PLAY, open_table

WALKS = ".board .thing.far[data-ref^='walk:']"
FIRST_ALONE = "It ends after 1 of"
"""A walk of which one step alone can be made at once."""


async def at_the_walk(people: People) -> Page:
    """Somebody alone at Sierra West who can walk over more than one icon at once."""
    page = await people.come("Anna")
    await open_table(page, "sierra-west", 1, "")
    await page.wait_for_selector(".bar.mine")
    while not await prepared(page):
        await page.evaluate(PLAY, 1)
        await page.wait_for_selector(".bar.mine")
    await page.get_by_role("button", name="Cancel").click()
    return page


async def moves(page: Page) -> int:
    return int(await page.locator(".time input").get_attribute("max") or 0)


def count_commands(page: Page) -> Counter[str]:
    """Requests about commands from now on, by the last part of their path; not those that try what is to be lit."""
    asked: Counter[str] = Counter()

    def note(request: Request) -> None:
        is_trial = '"views":false' in (request.post_data or "")
        if not is_trial and (found := re.search(r"/commands(?:/([\w-]+))?$", request.url)):
            asked[found[1] or "one"] += 1

    page.on("request", note)
    return asked


async def prepared(page: Page) -> str:
    """Points at icons further off until one of them can be walked to; says which, nothing where there is none."""
    await page.wait_for_selector(".board[aria-busy=false]")
    for place in range(await page.locator(WALKS).count()):
        thing = page.locator(WALKS).nth(place)
        ref = await thing.get_attribute("data-ref") or ""
        async with page.expect_response("**/commands/dry-run"):
            await thing.click()
        await page.wait_for_timeout(200)
        if await page.get_by_role("button", name="Do it").count() and not await page.get_by_text(FIRST_ALONE).count():
            return ref
    return ""


@pytest.mark.platform
async def test_a_walk_is_shown_first_and_sent_once_and_taken_back_as_a_whole(people: People) -> None:
    page = await at_the_walk(people)
    before, asked = await moves(page), count_commands(page)
    ref = await prepared(page)
    tried = asked["dry-run"]
    await expect(page.locator(".board.preview")).to_be_visible()
    await expect(page.locator(".foreseen")).to_contain_text("Anna")
    assert await moves(page) == before, "it is looked at first"
    async with page.expect_response("**/commands/list") as sent:
        await page.get_by_role("button", name="Do it").click()
    made = (await (await sent.value).json())["version"] - before
    await expect(page.locator(".time input")).to_have_attribute("max", str(before + made))
    await expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    assert made >= 2, f"{ref} is several commands"
    assert asked == {"dry-run": tried, "list": 1}
    await page.get_by_role("button", name="Undo", exact=True).click()
    await expect(page.locator(".time input")).to_have_attribute("max", str(before + made + 1))
    await expect(page.locator(f"[data-ref='{ref}'].far")).to_be_visible()
    assert asked == {"dry-run": tried, "list": 1, "one": 1}


@pytest.mark.platform
async def test_a_walk_that_the_rules_refuse_is_not_begun_and_the_reason_is_told(people: People) -> None:
    page = await at_the_walk(people)
    before, asked = await moves(page), count_commands(page)
    refused = {"status": 422, "code": "cannot-pay", "detail": "You do not have what this costs.", "index": 1}

    async def refuse(route: Route) -> None:
        await route.fulfill(json={"version": before, "frames": [], "refused": refused})

    await page.route("**/commands/dry-run", refuse)
    await page.locator(WALKS).first.click()
    await expect(page.get_by_role("alert")).to_contain_text("so none was made. You do not have what this costs.")
    await expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    assert (await moves(page), asked["list"]) == (before, 0)


@pytest.mark.platform
async def test_a_walk_that_is_refused_on_its_way_is_not_lit_and_a_click_tells_why(people: People) -> None:
    page = await at_the_walk(people)
    before, asked = await moves(page), count_commands(page)
    ref = await page.locator(WALKS).first.get_attribute("data-ref")
    refused = {"status": 422, "code": "cannot-pay", "detail": "You do not have what this costs.", "index": 1}

    async def refuse(route: Route) -> None:
        if len(json.loads(route.request.post_data or "")["commands"]) == 1:  # a preview, or a reason asked for
            return await route.continue_()
        return await route.fulfill(json={"version": before, "frames": [], "refused": refused})

    await page.route("**/commands/dry-run", refuse)
    await page.reload()
    await page.wait_for_selector(".bar.mine")
    await page.wait_for_selector(".board[aria-busy=false]")
    await expect(page.locator(WALKS)).to_have_count(0)
    icon = page.locator(f"[data-ref='{ref}']")
    await expect(icon).not_to_have_class(re.compile(r"\blit\b"))
    await icon.click()
    note = page.get_by_role("note")
    await expect(note).to_contain_text("A step on the way is not possible. You do not have what this costs.")
    assert (await moves(page), asked["list"]) == (before, 0)


@pytest.mark.platform
async def test_what_a_list_made_before_a_command_was_refused_is_taken_back(people: People) -> None:
    page = await at_the_walk(people)
    await prepared(page)
    before = await moves(page)

    async def spoil(route: Route) -> None:
        """The first command as it was, and one that no rule allows after it."""
        commands = json.loads(route.request.post_data or "")["commands"]
        spoilt = [commands[0], {"type": "build-cabin", "market": 0}]
        await route.continue_(post_data=json.dumps({"commands": spoilt}))

    await page.route("**/commands/list", spoil)
    await page.get_by_role("button", name="Do it").click()
    await expect(page.get_by_role("alert")).to_contain_text("Step 2 of 2 is not possible, so none was made.")
    assert await moves(page) == before + 2, "a step and its way back"
    await expect(page.locator(WALKS).first).to_be_visible()


@pytest.mark.platform
async def test_a_walk_is_pointed_at_by_the_keyboard(people: People) -> None:
    page = await at_the_walk(people)
    before = await moves(page)
    await prepared(page)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    ref = await prepared(page)
    await page.keyboard.press("Escape")
    await page.locator(f"[data-ref='{ref}']").focus()
    await expect(page.locator(f"[data-ref='{ref}']")).to_have_css("outline-style", "solid")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Do it")).to_be_focused()
    async with page.expect_response("**/commands/list") as sent:
        await page.keyboard.press("Enter")
    assert (await (await sent.value).json())["version"] >= before + 2


@pytest.mark.platform
async def test_a_walk_that_is_tried_shows_nothing_to_whoever_looks_back_or_cancels_meanwhile(people: People) -> None:
    page = await at_the_walk(people)
    ref = await prepared(page)
    await page.get_by_role("button", name="Cancel").click()
    tried, done = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        answer = await route.fetch()
        tried.set()
        await done.wait()
        await route.fulfill(response=answer)

    await page.route("**/commands/dry-run", hold)
    for leave in ("Escape", "ArrowLeft"):
        tried.clear()
        done.clear()
        await page.locator(f".board [data-ref='{ref}']").click()
        await asyncio.wait_for(tried.wait(), PATIENCE)
        await page.get_by_label("Moves of the game").focus()
        await page.keyboard.press(leave)
        async with page.expect_response("**/commands/dry-run"):
            done.set()
        await page.wait_for_timeout(300)
        await expect(page.locator(".board.preview, .board .chosen")).to_have_count(0)
        await expect(page.get_by_role("button", name="Do it")).to_have_count(0)
    await expect(page.locator(".bar")).to_contain_text("You are looking at move")


FRAMED = """() => {
  const probe = document.querySelector('.board').appendChild(document.createElement('i'));
  probe.style.color = 'var(--lit)';
  const orange = getComputedStyle(probe).color;
  probe.remove();
  const icons = [...document.querySelectorAll('.path .next')];
  const isOrange = (icon) => getComputedStyle(icon).borderTopColor === orange;
  return icons.map((icon) => [icon.querySelector('button') !== null, isOrange(icon)]);
}"""
"""Of each icon that comes next: whether it can be used or skipped, and whether its frame says so."""


@pytest.mark.platform
async def test_the_icon_that_comes_next_has_an_orange_frame_only_where_it_can_be_chosen(people: People) -> None:
    page = await at_the_walk(people)
    icons = await page.evaluate(FRAMED)
    assert [True, True] in icons and all(can == framed for can, framed in icons)
    laid = await moves(page)
    await page.evaluate(PLAY, 1)
    await page.get_by_label("Moves of the game").fill(str(laid))
    await expect(page.get_by_text("You are looking at move")).to_be_visible()
    await expect(page.locator(".path .next").first).to_be_visible()
    icons = await page.evaluate(FRAMED)
    assert icons and not any(framed for _, framed in icons), "nothing can be chosen in the past"
