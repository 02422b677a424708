"""Somebody lets a computer play, comes back, or plays against the clock."""

import pytest
from playwright.async_api import expect

from tests.web.conftest import People
from tests.web.test_play import open_table


@pytest.mark.platform
async def test_a_player_lets_a_computer_play_and_comes_back(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Let a computer play").click()
    await expect(page.locator(".leaving[role=status]")).to_contain_text("A computer plays your seat.")
    await expect(page.locator(".bar.mine")).to_have_count(0)
    await page.get_by_role("button", name="Come back", exact=True).click()
    await expect(page.get_by_text("Leave or end")).to_be_visible()
    await page.wait_for_selector(".bar.mine")


@pytest.mark.platform
async def test_who_resigns_is_asked_once_more_and_the_game_ends(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Resign", exact=True).click()
    await page.get_by_role("button", name="Yes, resign for good").click()
    await expect(page.locator(".foot")).to_contain_text("The game is over.")


@pytest.mark.platform
async def test_a_game_against_computers_is_not_ended_by_one_tap(people: People) -> None:
    """Neither by two quick ones: the second of them does not meet the button that ends it."""
    page = await people.come("Anna", width=390, height=844)
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_role("tab", name="Seats").click()
    await page.get_by_text("Leave or end").click()
    for name, yes in (("Agree to end", "Yes, agree to end"), ("Resign", "Yes, resign for good")):
        await page.get_by_role("button", name=name, exact=True).dblclick()
        if not await page.locator(".asking").count():  # the second tap met "Cancel"
            await page.get_by_role("button", name=name, exact=True).click()
        await expect(page.get_by_role("button", name=yes)).to_be_in_viewport(ratio=1)
        await page.locator(".asking").get_by_role("button", name="Cancel").click()
        await expect(page.locator(".asking")).to_have_count(0)
    await page.get_by_role("button", name="Agree to end").click()
    await expect(page.locator(".asking")).to_contain_text("at once, if you play against computers only")
    await expect(page.locator(".bar.mine")).to_have_count(1)
    await page.get_by_role("button", name="Yes, agree to end").click()
    await expect(page.locator(".end")).to_contain_text("All players agreed to end it.")


@pytest.mark.platform
async def test_somebody_takes_a_seat_over_by_its_link(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "tiny-epic-western", 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    await anna.get_by_text("Leave or end").click()
    await anna.get_by_role("button", name="Offer the seat by a link").click()
    link = await anna.locator(".offered input").input_value()
    carl = await people.come("Carl")
    await carl.goto(link)
    await expect(carl.locator("main")).to_contain_text("Tiny Epic Western. You take over seat 1 from Anna and play on.")
    await carl.get_by_text("How to play").click()
    await expect(carl.locator("main")).to_contain_text("two poker cards")
    await carl.get_by_role("button", name="Take the seat").click()
    await carl.wait_for_selector(".bar.mine")
    await expect(anna.locator(".bar.mine")).to_have_count(0)
    await expect(anna.locator("main")).to_contain_text("Carl")
    dora = await people.come("Dora")
    await dora.goto(link)
    await expect(dora.locator("main")).to_contain_text("Somebody else has taken this seat.")


@pytest.mark.platform
async def test_whoever_is_offered_a_seat_reads_variants_and_computers_in_his_language(people: People) -> None:
    anna = await people.come("Anna")
    await anna.get_by_label("Horses").check()
    await open_table(anna, "carson-city", 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    await anna.get_by_text("Leave or end").click()
    await anna.get_by_role("button", name="Offer the seat by a link").click()
    carl = await people.come("Carl", language="de-DE")
    await carl.goto(await anna.locator(".offered input").input_value())
    await expect(carl.locator("main")).to_contain_text(
        "Carson City (2009), Varianten: Pferde. Du übernimmst Platz 1 von Anna"
    )
    await expect(carl.locator("main")).to_contain_text("Am Tisch: Anna, Geübter 2")


@pytest.mark.platform
async def test_a_table_with_clocks_shows_whose_time_runs(people: People) -> None:
    page = await people.come("Anna")
    await page.locator(".title.tiny-epic-western").click()
    await page.locator("select[name=clock]").select_option("quick")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await expect(page.locator(".players .clock.running")).to_have_count(1)
    first = await page.locator(".players .clock.running").text_content()
    await expect(page.locator(".players .clock.running")).not_to_have_text(first or "")


@pytest.mark.platform
async def test_who_uses_keys_keeps_a_place_where_a_button_goes_away(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.get_by_text("Leave or end").click()
    ways = (
        ("Resign", "Cancel", "Cancel", "Resign"),
        ("Offer the seat by a link", "Copy", "Withdraw the offer", "Offer the seat by a link"),
        ("End the game for all", "Why? Everybody reads it.", "Cancel", "End the game for all"),
        ("Keep a link back to your seat", "Copy", "", ""),
    )
    for button, there, back, again in ways:
        await page.get_by_role("button", name=button, exact=True).focus()
        await page.keyboard.press("Enter")
        held = page.locator(":focus").and_(page.get_by_role("button", name=there).or_(page.get_by_label(there)))
        await expect(held).to_be_visible()
        if back:
            await page.get_by_role("button", name=back, exact=True).focus()
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("button", name=again, exact=True)).to_be_focused()
