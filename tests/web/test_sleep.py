"""Somebody says before a long game when he sleeps."""

import pytest
from playwright.async_api import expect

from tests.web.conftest import People
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
    await expect(form).to_contain_text("Your clock stands at the hours of the table. At most 10 hours a day.")
    await without_violations(anna)
    await anna.get_by_label("Asleep from").fill("21:30")
    await anna.get_by_label("until").fill("09:30")
    await anna.get_by_role("button", name="Keep these hours").click()
    await expect(anna.get_by_role("alert")).to_be_visible()
    await anna.get_by_label("until").fill("06:15")
    await anna.get_by_role("button", name="Keep these hours").click()
    await expect(form).to_contain_text("Your clock stands from 21:30 to 06:15.")
    await expect(anna.get_by_role("alert")).to_have_count(0)
    await anna.reload()
    await expect(form).to_contain_text("Your clock stands from 21:30 to 06:15.")
    await expect(anna.get_by_label("Asleep from")).to_have_value("21:30")
