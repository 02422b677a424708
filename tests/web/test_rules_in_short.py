"""Somebody who has never played a title can read on the page how it is played."""

import re

import pytest
from playwright.async_api import expect

from sagebrush_gateway.http.pages import web_folder
from tests.web.conftest import People
from tests.web.test_play import open_table, without_violations


def test_every_title_with_a_board_says_how_it_is_played() -> None:
    told = re.findall(r'^  "([a-z-]+)": \[$', (web_folder() / "parts" / "rules-in-short.js").read_text(), re.MULTILINE)
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
