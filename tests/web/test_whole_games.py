"""Whole games of two browsers and a computer, by pointing and by the keyboard, through the page's own controls."""

import pytest
from playwright.async_api import Page, expect

from tests.web.conftest import People
from tests.web.hands import Hands, Keyboard, Mouse, play
from tests.web.test_play import TITLES, open_log, open_table

ENDS = {"carson-city": "pass", "tiny-epic-western": "pass", "sierra-west": "pass|set no trap|follow nobody"}
"""How the sentences begin that end a round soonest."""


async def over(page: Page, *names: str) -> None:
    result = page.get_by_role("region", name="Result")
    await expect(result).to_contain_text("points")
    for name in names:
        await expect(result).to_contain_text(name)


async def the_whole_log_is_there(page: Page) -> None:
    """The log shows every move, back to the first one, when its reader asks for earlier moves."""
    await open_log(page)
    asked, earlier = 0, page.get_by_role("button", name="Earlier moves")
    while await earlier.count():
        asked += 1
        await earlier.click()
    versions = [int(text) for text in await page.locator(".log .version").all_inner_texts()]
    assert versions[0] <= 2 and versions == sorted({*versions})
    assert bool(asked) == (versions[-1] > 100), "so many are shown at first"


async def the_log_goes_along_with_who_looks_back(page: Page) -> None:
    """The move that is looked at is in sight; it was far above the end of the log before. Then the newest is again."""
    await open_log(page)
    await page.get_by_label("Moves of the game").fill("5")
    await expect(page.locator(".log .here")).to_be_in_viewport()
    await expect(page.locator(".log li").last).not_to_be_in_viewport()
    await page.get_by_role("button", name="Now").click()
    await expect(page.locator(".log li").last).to_be_in_viewport()


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_two_people_and_a_computer_play_a_whole_game_by_pointing(people: People, title: str) -> None:
    anna = await people.come("Anna")
    await anna.locator(f".title.{title}").click()
    await anna.locator("[name=seats]").select_option("3")
    await anna.get_by_label("Against").select_option(label="friends, by link")
    await anna.get_by_role("button", name="Open the table").click()
    bill = await people.come("Bill", link=await anna.get_by_label("Send this link").input_value())
    await bill.get_by_role("button", name="Sit here").first.click()
    await expect(anna.locator(".waiting")).to_contain_text("Bill")
    await anna.get_by_label("Computers play").select_option("random")
    await anna.get_by_role("button", name="Computers on all free seats").click()
    await anna.get_by_role("button", name="Start the game").click()
    players = Mouse(anna, ENDS[title]), Mouse(bill, ENDS[title], turn=3)
    await play(*players)
    for page in (anna, bill):
        await over(page, "Anna", "Bill")
    assert all(player.used["board"] for player in players)
    await the_log_goes_along_with_who_looks_back(anna)
    await the_whole_log_is_there(anna)


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_two_people_and_a_computer_play_a_whole_game_by_keyboard_alone(people: People, title: str) -> None:
    anna = Keyboard(await people.come("Anna"), ENDS[title])
    await anna.choose_title(TITLES[title])
    await anna.take("Seats", "3")
    await anna.take("Against", "friends")
    await anna.take("Open the table")
    link = await anna.page.get_by_label("Send this link").input_value()
    bill = Keyboard(await people.come("Bill", link=link), ENDS[title], turn=4)
    await bill.take("Sit here")
    await expect(anna.page.locator(".waiting")).to_contain_text("Bill")
    await anna.take("Computers play", "random")
    await anna.take("Computers on all free seats")
    await expect(anna.page.get_by_role("button", name="Start the game")).to_be_enabled()
    await anna.take("Start the game")
    await play(anna, bill)
    await over(anna.page, "Anna", "Bill")


@pytest.mark.platform
@pytest.mark.parametrize(("title", "other"), [("tiny-epic-western", "The Rival"), ("sierra-west", "Hastings")])
async def test_a_game_alone_is_played_to_its_end(people: People, title: str, other: str) -> None:
    page = await people.come("Anna")
    await open_table(page, title, 1, "")
    player: Hands = Mouse(page, ENDS[title])
    await play(player)
    await over(page, "Anna", other)
