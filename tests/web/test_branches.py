"""Somebody looks at an earlier move and plays on from there, at a table of its own."""

import pytest
from playwright.async_api import expect

from tests.web.conftest import People
from tests.web.test_play import PLAY, open_table


@pytest.mark.platform
async def test_a_player_goes_on_from_a_move_of_the_past(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    played = page.url
    await page.click("[aria-label='One move back']")
    opened: list[str] = []
    page.on("request", lambda request: opened.append(request.url) if request.url.endswith("/branch") else None)
    await page.get_by_role("button", name="Play on from here").dblclick()
    await expect(page.get_by_role("heading", name="A branch", exact=True)).to_be_visible()
    assert page.url != played and len(opened) == 1
    await page.get_by_role("link", name="It goes on from move").click()
    await expect(page.locator(".bar")).to_contain_text("You are looking at move")
    assert page.url.startswith(f"{played}/")


async def test_a_branch_is_named_in_the_language_of_who_opens_it(people: People) -> None:
    page = await people.come("Grete", language="de-DE")
    await open_table(page, "tiny-epic-western", 2, "Computer, sofort")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    await page.get_by_role("button", name="Ein Zug zurück").click()
    await page.get_by_role("button", name="Von hier weiterspielen").click()
    await expect(page.get_by_role("heading", name="Eine Abzweigung", exact=True)).to_be_visible()
