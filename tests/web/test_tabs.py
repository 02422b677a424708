"""Somebody has the table open in several tabs, on a home network, too."""

import asyncio

import httpx
import pytest
from playwright.async_api import Page, Request, Route, expect

from tests.patience import PATIENCE
from tests.web.conftest import HOME, People, token_of
from tests.web.test_play import PLAY, open_table

ABOVE_FORM = "one => Boolean(one.compareDocumentPosition(document.querySelector('.titles')) & 4)"  # it follows


async def moves(page: Page) -> str:
    return await page.locator(".time input").get_attribute("max") or ""


async def second_tab(page: Page) -> Page:
    tab = await page.context.new_page()
    await tab.goto(page.url)
    await tab.wait_for_selector(".game")
    return tab


@pytest.mark.platform
@pytest.mark.parametrize("name", ["127.0.0.1", HOME])
async def test_two_tabs_of_a_seat_share_one_stream_and_agree(people: People, host: str, name: str) -> None:
    page = await people.come("Anna", link=host.replace("127.0.0.1", name))
    streams: list[Request] = []

    def note(request: Request) -> None:
        if "/events?" in request.url:
            streams.append(request)

    page.context.on("request", note)
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    tab = await second_tab(page)
    await page.evaluate(PLAY, 2)
    await expect(tab.locator(".time input")).to_have_attribute("max", await moves(page))
    await expect(tab.locator(".bar")).to_contain_text(await page.locator(".bar .asked p").first.inner_text())
    await tab.wait_for_selector(".bar.mine")
    await tab.evaluate(PLAY, 2)
    await expect(page.locator(".time input")).to_have_attribute("max", await moves(tab))
    assert len(streams) == 1


@pytest.mark.platform
async def test_the_other_tab_goes_on_when_the_one_with_the_stream_is_closed(people: People) -> None:
    page = await people.come("Anna")
    await open_table(page, "carson-city", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    tab = await second_tab(page)
    await page.close()
    before = await moves(tab)
    await tab.wait_for_selector(".bar.mine")
    await tab.evaluate(PLAY, 1)
    await expect(tab.locator(".time input")).not_to_have_attribute("max", before)


STREAMS = ("/me/events", "/tables/events")


async def one_of_each(running: set[Request]) -> None:
    """Two tabs that could not hear each other for a moment may both have a stream; one of them gives it up."""
    async with asyncio.timeout(PATIENCE):
        while [sum(stream in one.url for one in running) for stream in STREAMS] != [1, 1]:
            await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    assert [sum(stream in one.url for one in running) for stream in STREAMS] == [1, 1]


@pytest.mark.platform
async def test_the_lobby_hears_of_tables_by_one_stream_in_all_tabs_and_says_whose_turn_it_is(
    people: People, host: str
) -> None:
    anna = await people.come("Anna")
    await anna.wait_for_selector(".titles")
    running = set[Request]()
    anna.context.on("request", lambda request: running.add(request))
    anna.context.on("requestfinished", lambda request: running.discard(request))
    anna.context.on("requestfailed", lambda request: running.discard(request))
    await anna.reload()
    await anna.wait_for_selector(".titles")
    lobby = await anna.context.new_page()
    await lobby.goto(host)
    await lobby.wait_for_selector(".titles")
    await one_of_each(running)
    await open_table(anna, "carson-city", 2, "friends, by link")
    link = await anna.locator("input[readonly]").input_value()
    mine = lobby.locator(".tables li").filter(has=lobby.locator(f"[href='#/{link.partition('#/')[2]}']"))
    await expect(mine).to_contain_text("waiting for players")
    assert await mine.evaluate(ABOVE_FORM), "whoever comes back to a game on a phone scrolled past the whole form"
    bill = await people.come("Bill", link=link)
    await bill.click("text=Sit here")
    await expect(mine).to_contain_text("Bill")
    await anna.click("text=Start the game")
    await expect(mine).to_contain_text("being played")
    mover = await waiting_for(anna, bill)
    if mover is bill:
        await bill.evaluate(PLAY, 1)
        await anna.wait_for_selector(".bar.mine")
    await expect(lobby.locator(".tables li").first).to_contain_text("your turn")
    while await anna.locator(".bar.mine").count():
        await anna.evaluate(PLAY, 1)
        await anna.wait_for_timeout(100)
    await expect(mine.locator(".turn")).to_have_count(0)
    await one_of_each(running)


@pytest.mark.platform
async def test_who_waits_for_friends_hears_of_them_by_the_stream_and_does_not_ask_again_and_again(
    people: People,
) -> None:
    anna = await people.come("Anna")
    await anna.wait_for_selector(".titles")
    await open_table(anna, "carson-city", 2, "friends, by link")
    link = await anna.locator("input[readonly]").input_value()
    table = link.rsplit("/", 1)[1]
    asked: list[str] = []
    async with anna.expect_response(lambda response: response.url.endswith(f"/tables/{table}")):
        pass  # the look that follows the opening of the stream
    await anna.wait_for_timeout(1000)
    anna.on("request", lambda request: asked.append(request.url))
    await anna.wait_for_timeout(5000)
    assert sum(url.endswith(f"/tables/{table}") for url in asked) <= 1
    bill = await people.come("Bill", link=link)
    await bill.click("text=Sit here")
    await expect(anna.locator(".waiting")).to_contain_text("Bill")
    await anna.click("text=Start the game")
    for page in (anna, bill):
        await page.wait_for_selector(".game")


@pytest.mark.platform
async def test_who_comes_too_late_for_a_seat_is_told_that_every_seat_is_taken(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 2, "friends, by link")
    link = await anna.locator("input[readonly]").input_value()
    bill = await people.come("Bill", link=link)
    await bill.click("text=Sit here")
    await expect(bill.locator(".waiting")).to_contain_text("Waiting for the host to start.")
    cora = await people.come("Cora", link=link)
    await expect(cora.locator(".waiting")).to_contain_text("Every seat is taken; stay here to look on.")
    assert "Every seat is taken" not in await bill.locator(".waiting").inner_text()
    await anna.click("text=Start the game")
    await cora.wait_for_selector(".game")


@pytest.mark.platform
async def test_nobody_is_told_to_look_on_at_a_private_table_whose_game_only_its_players_see(people: People) -> None:
    anna = await people.come("Anna")
    await anna.get_by_label("Private: the table is in no list, and only its players see the game").check()
    await open_table(anna, "carson-city", 2, "friends, by link")
    link = await anna.locator("input[readonly]").input_value()
    bill = await people.come("Bill", link=link)
    await bill.click("text=Sit here")
    cora = await people.come("Cora", link=link)
    await expect(cora.locator(".waiting")).to_contain_text("Every seat is taken; only its players see this game.")
    await anna.click("text=Start the game")
    await bill.wait_for_selector(".game")
    await expect(cora.get_by_role("alert")).to_contain_text("the table is private")


@pytest.mark.platform
async def test_nobody_waits_at_a_table_that_its_host_has_closed(people: People) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 2, "friends, by link")
    bill = await people.come("Bill", link=await anna.locator("input[readonly]").input_value())
    await bill.click("text=Sit here")
    await expect(bill.locator(".waiting")).to_contain_text("Stand up")
    await anna.click("text=Close the table")
    for page in (anna, bill):
        await expect(page.locator("main")).to_contain_text("The host closed this table.")
        await expect(page.locator("main")).to_contain_text("To the lobby")
        await expect(page.locator(".waiting")).to_have_count(0)


@pytest.mark.platform
async def test_an_old_answer_does_not_take_a_new_table_out_of_the_lobby(people: People, host: str) -> None:
    anna = await people.come("Anna")
    await anna.wait_for_selector(".titles")
    headers = {"Authorization": f"Bearer {await token_of(anna)}"}
    held, late = asyncio.Event(), asyncio.Event()

    async def hold_the_first(route: Route) -> None:
        answer = await route.fetch()
        is_first = not held.is_set()
        held.set()
        if is_first:
            await late.wait()
        await route.fulfill(response=answer)

    await anna.route("**/v1/tables?mine=true", hold_the_first)
    async with httpx.AsyncClient(base_url=host, headers=headers) as client:
        for name in ("Friday", "Saturday"):
            wanted = {"title": "carson-city", "edition": "2009", "seats": 2, "name": name}
            assert (await client.post("/v1/tables", json=wanted)).status_code == 201
            await asyncio.wait_for(held.wait(), PATIENCE)
    saturday = anna.locator(".tables").first.get_by_text("Saturday")
    await expect(saturday).to_be_visible()
    async with anna.expect_response("**/v1/tables?mine=true"):
        late.set()
    await anna.wait_for_timeout(200)
    assert await saturday.count() == 1


@pytest.mark.platform
async def test_a_name_said_in_one_tab_is_known_in_the_others_and_no_seat_is_lost(people: People, host: str) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 2, "friends, by link")
    link = await anna.locator("input[readonly]").input_value()
    asked, bill = [await people.open(link, lambda request: None) for _ in range(2)]
    lobby = await bill.context.new_page()
    await lobby.goto(host)
    await lobby.fill("input", "Bi")
    await bill.fill("input", "Bill")
    await bill.click("button.primary")
    await bill.click("text=Sit here")
    await expect(bill.locator(".waiting")).to_contain_text("Bill (you)")
    await expect(lobby.locator(".tables").first).to_contain_text("Anna, Bill")
    await expect(asked.locator(".introduction")).to_be_visible()


@pytest.mark.platform
async def test_a_tab_shows_the_game_as_whoever_this_browser_has_become(people: People) -> None:
    anna, bill = [await people.come(name) for name in ("Anna", "Bill")]
    await open_table(anna, "carson-city", 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    await bill.goto(anna.url)
    await expect(bill.locator(".bar")).to_contain_text("Waiting for Anna")
    back = await bill.context.new_page()
    await back.goto(anna.url.replace("/table/", "/back/") + f"/{await token_of(anna)}")
    await back.click("text=Go on as Anna")
    for page in (back, bill):
        await page.wait_for_selector(".bar.mine")


async def waiting_for(*pages: Page) -> Page:
    """The page of whoever is asked."""
    while True:
        for page in pages:
            if await page.locator(".bar.mine").count():
                return page
        await pages[0].wait_for_timeout(20)
