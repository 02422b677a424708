"""Tables that play with the same dice, for people with a browser."""

import httpx
import pytest
from playwright.async_api import Page, Route, expect

from tests.web.conftest import People, token_of

WANTED = {"title": "tiny-epic-western", "edition": "standard", "seats": 2, "tables": 2, "hours": 24, "name": "Twins"}


async def resign(page: Page) -> None:
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Resign", exact=True).click()
    await page.get_by_role("button", name="Yes, resign for good").click()
    await page.get_by_role("region", name="Result").wait_for()


@pytest.mark.platform
async def test_nobody_plays_again_while_a_table_with_the_same_dice_plays_and_then_at_all_tables_or_at_one(
    people: People, host: str
) -> None:
    anna = await people.come("Anna")
    headers = {"Authorization": f"Bearer {await token_of(anna)}"}
    async with httpx.AsyncClient(base_url=host, headers=headers) as client:
        opened = (await client.post("/v1/tables", json=WANTED)).raise_for_status().json()["table"]
    await anna.goto(f"{host}/#/table/{opened}")
    terms = anna.locator("ul.terms")
    await expect(terms).to_contain_text("with the same dice and cards; a game that is still being played a day after")
    seats = anna.locator(".seats li")
    for at, colour in enumerate(("seat-0", "seat-1", "seat-0", "seat-1")):
        await expect(seats.nth(at)).to_have_class(colour)
    await seats.nth(0).get_by_role("button", name="Sit here").click()
    bill = await people.come("Bill", anna.url)
    await bill.locator(".seats li").nth(2).get_by_role("button", name="Sit here").click()
    await expect(seats.nth(2)).to_contain_text("Bill")
    await anna.get_by_role("button", name="Computers on all free seats").click()
    await anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bill):
        await page.wait_for_selector(".game")
    await resign(anna)
    again = anna.get_by_role("button", name="Play again at all tables (2)")
    await expect(anna.locator(".end")).to_contain_text("Other tables with the same dice are still playing")
    await expect(again).to_have_count(0)
    await expect(anna.get_by_role("button", name="Play again")).to_have_count(0)
    await resign(bill)
    await expect(again).to_be_visible()
    await again.click()
    await expect(anna.locator(".end")).to_have_count(0)
    await expect(seats.nth(0)).to_contain_text("Anna (you)")
    await expect(seats.nth(2)).to_contain_text("Table 2 kept for Bill")
    assert opened not in anna.url
    await expect(bill.locator(".end")).to_contain_text("At the next 2 tables: Anna.")
    alone = bill.get_by_role("button", name="Play again at this table alone")
    await expect(alone).to_be_visible()
    await bill.get_by_role("button", name="Play again at all tables (2)").click()
    await bill.wait_for_selector(".waiting")
    assert bill.url == anna.url
    await expect(seats.nth(2)).to_contain_text("Bill")
    await bill.go_back()
    await alone.click()
    await bill.wait_for_selector(".bar.mine")  # with a computer, so that it starts at once
    assert bill.url != anna.url


@pytest.mark.platform
async def test_a_check_of_the_dice_on_a_slow_network_says_that_it_is_under_way(people: People) -> None:
    page = await people.come("Wilma")
    await page.click(".title.tiny-epic-western")
    await page.locator("[name=seats]").select_option("2")
    await page.get_by_role("button", name="Play now").click()
    await page.wait_for_selector(".bar.mine")
    await resign(page)
    held: list[Route] = []
    await page.route("**/verify", lambda route: held.append(route))
    async with page.expect_request("**/verify"):
        await page.get_by_role("button", name="Check the dice").click()
    await expect(page.locator(".end > [role=status]").last).to_have_text("Sent…")
    await held[0].continue_()
    await expect(page.locator(".end > [role=status]").last).to_contain_text("checked and is right")
