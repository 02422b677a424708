"""What only one mode of Sierra West has on the table is drawn and told to whoever plays it alone on a phone."""

import pytest
from playwright.async_api import Page, expect

from tests.web.conftest import People
from tests.web.test_play import without_violations

MODES = {
    "apple-hill": "Äpfel im Vorrat",
    "boats-and-banjos": "Der Fluss",
    "gold-rush": "Die Mine",
    "outlaws-and-outposts": "Banditen und Außenposten",
}
"""With the heading of the mode's own board."""

ENGLISH = ("hit from", "gold from", "trout", "frontiersman", "green and", "Hastings takes", "Hastings gains")


async def alone(people: People, mode: str, language: str = "de-DE") -> Page:
    page = await people.come("Anna", width=390, height=844, language=language, checks_page=True)
    await page.click(".title.sierra-west")
    await page.locator("[name=edition]").select_option(mode)
    await page.locator("[name=seats]").select_option("1")
    await page.click(".choices button.primary")
    await page.wait_for_selector(".bar.mine")
    return page


@pytest.mark.platform
@pytest.mark.parametrize("mode", MODES)
async def test_each_mode_has_its_own_board_and_hastings_tells_its_plan(people: People, mode: str) -> None:
    page = await alone(people, mode)
    board = page.locator(".mode")
    await expect(board.get_by_role("heading", name=MODES[mode])).to_be_attached()
    await expect(board.get_by_role("heading", name="Der Plan von Hastings")).to_be_attached()
    await expect(board.locator(".plan-text li").first).to_contain_text("Stiefel für seine Grenzer: links")
    text = await page.locator(".sierra").inner_text()
    assert [word for word in ENGLISH if word in text] == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390
    await without_violations(page)


@pytest.mark.platform
async def test_pointing_at_an_icon_a_card_or_a_cabin_says_what_it_does(people: People) -> None:
    page = await alone(people, "gold-rush", "en-GB")
    about = page.get_by_role("note", name="About this")
    await page.locator(".plan-card [data-ref^='icon:B']:not([data-ref='icon:BH!'])").first.hover()
    await expect(about).to_contain_text("Spend boots on the frontiersman and the wagon.")
    await page.locator(".plan-card").first.locator(".summit").hover()
    await expect(about).to_contain_text("Summit:")
    await page.locator("[data-ref^='market:']").first.hover()
    await expect(about).to_contain_text("Building it costs basic resources of your choice: 3.")
    await page.locator("[data-ref='tool:LA']").hover()
    await expect(about).to_contain_text("Take the Lantern card.")
