"""Somebody says before a long game when he sleeps."""

from datetime import UTC, datetime, timedelta

import httpx
import pytest
from playwright.async_api import expect

from tests.web.conftest import People, token_of
from tests.web.test_play import without_violations


@pytest.mark.platform
async def test_hours_of_sleep_are_kept_and_everybody_at_the_table_reads_them(people: People) -> None:
    anna = await people.come("Anna", checks_page=True)
    await anna.click(".title.carson-city")
    await anna.locator("[name=seats]").select_option("2")
    await anna.locator("[name=against]").select_option(label="friends, by link")
    await anna.locator("[name=clock]").select_option("days")
    await anna.click(".choices button.primary")
    form = anna.locator(".sleep")
    await expect(form).to_contain_text("Your clock runs at night, too. At most 10 hours a day.")
    await without_violations(anna)
    await anna.get_by_label("Asleep from").fill("21:30")
    await anna.get_by_label("until").fill("09:30")
    await anna.get_by_role("button", name="Keep these hours").click()
    await expect(anna.get_by_role("alert")).to_be_visible()
    await anna.get_by_label("until").fill("06:15")
    await anna.get_by_role("button", name="Keep these hours").click()
    await expect(form).to_contain_text("Your clock stops from 21:30 to 06:15.")
    await expect(anna.get_by_role("alert")).to_have_count(0)
    await anna.reload()
    await expect(form).to_contain_text("Your clock stops from 21:30 to 06:15.")
    await expect(anna.get_by_label("Asleep from")).to_have_value("21:30")
    bert = await people.come("Bert", anna.url)
    await expect(bert.locator(".seats li", has_text="Anna")).to_contain_text("asleep from 21:30 to 06:15")
    withdraw = anna.get_by_role("button", name="Withdraw my hours")
    await withdraw.focus()
    await anna.keyboard.press("Enter")
    await expect(form).to_contain_text("Your clock runs at night, too.")
    await expect(withdraw).to_have_count(0)
    await expect(anna.get_by_role("button", name="Keep these hours")).to_be_focused()
    await expect(bert.locator(".seats li", has_text="Anna")).not_to_contain_text("asleep")


@pytest.mark.platform
async def test_a_clock_that_stands_at_night_says_until_when(people: People) -> None:
    anna = await people.come("Anna")
    now = datetime.now(UTC)
    begin, end = ((now + timedelta(hours=hours)).strftime("%H:%M") for hours in (-2, 4))
    await anna.click(".title.tiny-epic-western")
    await anna.locator("[name=seats]").select_option("2")
    await anna.locator("[name=clock]").select_option("days")
    await anna.locator("[name=against]").select_option(label="friends, by link")
    await anna.click(".choices button.primary")
    await anna.get_by_label("Asleep from").fill(begin)
    await anna.get_by_label("until").fill(end)
    await anna.get_by_role("button", name="Keep these hours").click()
    await expect(anna.locator(".sleep")).to_contain_text(f"Your clock stops from {begin} to {end}.")
    await anna.get_by_role("button", name="Computers on all free seats").click()
    await anna.get_by_role("button", name="Start the game").click()
    await expect(anna.locator(".players .own .clock")).to_have_text(f"3 d 0 h, stopped until {end}")


@pytest.mark.platform
async def test_who_has_three_days_for_a_decision_is_not_put_out_after_one(people: People, host: str) -> None:
    anna = await people.come("Anna")
    await anna.click(".title.carson-city")
    await anna.locator("[name=seats]").select_option("2")
    await anna.locator("[name=against]").select_option(label="friends, by link")
    await anna.locator("[name=clock]").select_option("days")
    await expect(anna.locator("[name=remove_after]")).to_have_value("259200")
    await anna.click(".choices button.primary")
    await expect(anna.locator(".terms").last).to_contain_text("If the game waits 3 days for somebody")
    headers = {"Authorization": f"Bearer {await token_of(anna)}"}
    async with httpx.AsyncClient(base_url=host, headers=headers) as http:
        table = (await http.get(f"/v1/tables/{anna.url.split('/')[-1]}")).json()
    assert table["absence"]["remove_after"] == table["clock"]["seconds"]
