"""Somebody who has never played a title can read on the page how it is played."""

import re

import pytest
from playwright.async_api import Route, expect

from sagebrush_gateway.http.pages import web_folder
from tests.web.conftest import People
from tests.web.test_play import open_table, without_violations


def test_every_title_with_a_board_says_how_it_is_played() -> None:
    told = re.findall(
        r'^  "([a-z-]+)": \(value\) => \[$', (web_folder() / "parts" / "rules-in-short.js").read_text(), re.MULTILINE
    )
    assert sorted(told) == sorted(board.name for board in (web_folder() / "boards").iterdir() if board.is_dir())


@pytest.mark.platform
async def test_who_never_played_reads_how_in_the_lobby_before_the_game_and_at_the_table(people: People) -> None:
    page = await people.come("Anna", checks_page=True)
    await page.get_by_text("How to play").click()
    await expect(page.locator("details.terms[open]")).to_contain_text("After four rounds")
    await page.get_by_role("radio", name="Sierra West").click()
    await expect(page.locator("details.terms[open]")).to_contain_text("two pioneers, a frontiersman and a wagon")
    await without_violations(page)
    await open_table(page, "sierra-west", 2, "friends, by link")
    await page.locator(".waiting").get_by_text("How to play").click()
    await expect(page.locator(".waiting details[open]")).to_contain_text("two pioneers, a frontiersman and a wagon")
    await page.get_by_role("button", name="Computers on all free seats").click()
    await page.get_by_role("button", name="Start the game").click()
    await page.locator(".side").get_by_text("How to play").click()
    await expect(page.locator(".side details[open]")).to_contain_text("two pioneers, a frontiersman and a wagon")
    await without_violations(page)


@pytest.mark.platform
async def test_where_a_host_has_corrected_a_number_the_rules_in_short_have_it_too(people: People) -> None:
    page = await people.come("Anna")

    async def corrected(route: Route) -> None:
        answer = await route.fetch()
        content = await answer.json()
        content["tables"]["final"]["points-for-a-built-parcel"]["value"] = 3
        content["tables"]["final"]["dollars-for-a-point"]["value"] = 8
        await route.fulfill(response=answer, json=content)

    await page.route("**/v1/titles/carson-city/content?*", corrected)
    await page.get_by_text("How to play").click()
    rules = page.locator("details.terms[open]")
    await expect(rules).to_contain_text("a house or a mountain is worth 3, and every $8 is worth 1")
    await page.get_by_role("radio", name="Sierra West").click()
    await expect(rules).to_contain_text("-3 for each animal that lies face down, -3 for each empty space")
    await page.get_by_role("radio", name="Tiny Epic Western").click()
    await expect(rules).to_contain_text("After 6 rounds")
    assert "?" not in await rules.inner_text()


@pytest.mark.platform
async def test_without_the_numbers_of_the_host_the_rules_in_short_are_there(people: People) -> None:
    page = await people.come("Anna")
    await page.route("**/v1/titles/carson-city/content?*", lambda route: route.fulfill(status=404, json={}))
    await page.get_by_text("How to play").click()
    await expect(page.locator("details.terms[open]")).to_contain_text("a house or a mountain is worth ?")
