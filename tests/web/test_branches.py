"""Somebody looks at an earlier move and plays on from there, at a table of its own."""

import httpx
import pytest
from playwright.async_api import expect

from tests.web.conftest import People
from tests.web.test_in_sight import RESIGN
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
    await expect(page.get_by_text("This table is for you alone, against computers")).to_be_visible()
    await expect(page.get_by_text("Send this link to friends")).to_have_count(0)
    await page.get_by_role("link", name="It goes on from move").click()
    await expect(page.locator(".bar")).to_contain_text("You are looking at move")
    assert page.url.startswith(f"{played}/")


@pytest.mark.platform
@pytest.mark.parametrize("is_private", [True, False])
async def test_who_goes_on_from_a_game_that_is_over_says_who_may_look_on(
    people: People, host: str, is_private: bool
) -> None:
    page = await people.come("Anna", width=390, height=844)
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    assert await page.evaluate(RESIGN) == 200
    await page.get_by_role("region", name="Result").wait_for()
    opened: list[str] = []
    page.on("request", lambda request: opened.append(request.url) if request.url.endswith("/branch") else None)
    await page.get_by_role("button", name="One move back").click()
    await page.get_by_role("button", name="Play on from here").dblclick()
    private = page.get_by_label("Private: the table is in no list")
    send = page.get_by_role("button", name="Open the table")
    await expect(private).to_be_checked()
    await expect(send).to_be_in_viewport(ratio=1)
    await page.get_by_role("button", name="One move back").click()
    await expect(private).to_have_count(0)
    await page.get_by_role("button", name="One move on").click()
    await expect(page.locator(".bar")).to_contain_text("You are looking at move")
    await page.get_by_role("button", name="Play on from here").click()
    await expect(send).to_be_visible()
    assert not opened, "nothing is opened before somebody has said who may look on"
    await private.set_checked(is_private)
    await send.dblclick()
    await expect(page.get_by_role("heading", name="A branch", exact=True)).to_be_visible()
    assert len(opened) == 1
    table = page.url.rpartition("/")[2]
    async with httpx.AsyncClient(base_url=host) as client:
        guest = (await client.post("/v1/guests", json={"name": "Wes"})).json()
        bearer = {"Authorization": f"Bearer {guest['token']}"}
        told = (await client.get(f"/v1/tables/{table}", headers=bearer)).json()
    await expect(page.get_by_text("Send this link to friends")).to_be_visible()
    assert told["visibility"] == ("private" if is_private else "public")


async def test_a_branch_is_named_in_the_language_of_who_opens_it(people: People) -> None:
    page = await people.come("Grete", language="de-DE")
    await open_table(page, "tiny-epic-western", 2, "Computer, sofort")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    await page.get_by_role("button", name="Ein Zug zurück").click()
    await page.get_by_role("button", name="Von hier weiterspielen").click()
    await expect(page.get_by_role("heading", name="Eine Abzweigung", exact=True)).to_be_visible()
