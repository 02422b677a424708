"""A game in a frame of somebody else's page."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Response, Route, expect

from tests.web.conftest import People
from tests.web.test_play import PLAY, TITLES, open_table, without_violations

BLOG = """<!doctype html><html lang="en"><title>A blog</title>%s
<script>heard = []; addEventListener('message', (event) => heard.push(event.data));</script></html>"""
FRAME = next(line for line in Path("docs/page.md").read_text().splitlines() if line.startswith("<iframe"))
"""As the documents say it."""
TELL = "(said) => document.querySelector('iframe').contentWindow.postMessage(said, '*')"
SHOWN = "heard.filter((said) => said.type === 'shown').at(-1)?.version"


@contextlib.asynccontextmanager
async def blog(frame: str) -> AsyncIterator[str]:
    """A server of somebody else, so another origin, whose only page has `frame`; yields its address."""
    page = (BLOG % frame).encode()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {len(page)}\r\nconnection: close\r\n\r\n"
        writer.write(head.encode() + page)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


@pytest.mark.platform
async def test_a_blog_shows_a_game_and_moves_its_slider(people: People, host: str) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    await anna.evaluate(PLAY, 3)
    game = anna.url.rsplit("/", 1)[1]
    frame = FRAME.replace("https://example.org", host).replace("=ID", f"={game}").replace("=12", "=2")
    async with blog(frame) as address:
        reader = await anna.context.new_page()
        await reader.goto(address)
        await reader.wait_for_function(f"{SHOWN} === 2")
    root = reader.frames[1].locator("html")
    await expect(root).to_have_attribute("lang", "de")
    await expect(root).to_have_attribute("data-theme", "dark")
    await reader.evaluate(TELL, {"type": "look", "version": 3})
    await reader.wait_for_function(f"{SHOWN} === 3")
    for nonsense in ({"type": "look", "version": "4"}, {"type": "look"}, {"type": "constructor"}, None, "now"):
        await reader.evaluate(TELL, nonsense)
    await reader.evaluate(TELL, {"type": "play"})
    await reader.wait_for_function(f"{SHOWN} > 3")
    await reader.evaluate(TELL, {"type": "now"})
    await reader.wait_for_function("heard.at(-1).version === heard.at(-1).last")


@pytest.mark.platform
async def test_a_frame_that_is_loaded_while_the_platform_restarts_shows_the_game_afterwards(
    people: People, host: str
) -> None:
    anna = await people.come("Anna")
    await open_table(anna, "carson-city", 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    game = anna.url.rsplit("/", 1)[1]
    viewer, is_back = await anna.context.new_page(), asyncio.Event()

    async def refuse_at_first(route: Route) -> None:
        await (route.continue_() if is_back.is_set() else route.abort())

    await viewer.route("**/v1/games/**", refuse_at_first)
    await viewer.goto(f"{host}/embed?game={game}")
    await expect(viewer.get_by_role("alert")).to_have_text("No connection; trying again.")
    is_back.set()
    await viewer.locator(".board .thing").first.wait_for()


@pytest.mark.platform
@pytest.mark.parametrize("title", TITLES)
async def test_a_frame_on_the_player_s_own_machine_knows_no_seat_and_no_hidden_card(
    people: People, host: str, title: str
) -> None:
    anna = await people.come("Anna", checks_page=True)
    await open_table(anna, title, 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    game = anna.url.rsplit("/", 1)[1]
    sent: list[str] = []
    brought: list[Response] = []
    viewer = await anna.context.new_page()
    viewer.on("response", lambda answer: brought.append(answer))
    viewer.on("request", lambda request: sent.append(request.headers.get("authorization", "")))
    await viewer.goto(f"{host}/embed?game={game}")
    await viewer.locator(".board .thing").first.wait_for()
    token = await anna.evaluate("localStorage.getItem('sagebrush.token')")
    assert token and not any(token in said for said in sent)
    views = [await answer.text() for answer in brought if "/view?" in answer.url]
    assert [re.findall(r'"viewer":(\w+)', view) for view in views] == [["null"]]
    assert await viewer.locator("[role=button], .bar, .choices-list, .acts").count() == 0
    await without_violations(viewer)


@pytest.mark.platform
async def test_a_frame_of_no_game_says_so(people: People, host: str) -> None:
    page = await people.open(f"{host}/embed?game=../../me", lambda _request: None)
    await expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.platform
async def test_a_frame_to_which_somebody_goes_back_is_loaded_anew(people: People, host: str) -> None:
    """Its stream ended when he went, so it would show for ever what was on the table then."""
    page = await people.open(f"{host}/embed?game=none", lambda _request: None)
    await expect(page.get_by_role("alert")).to_be_visible()
    async with page.expect_event("load"):
        await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")


@pytest.mark.platform
async def test_the_page_to_play_on_cannot_be_put_into_a_frame(people: People, host: str) -> None:
    anna = await people.come("Anna")
    await anna.wait_for_selector(".titles")
    async with blog(f'<iframe src="{host}/"></iframe>') as address:
        reader = await anna.context.new_page()
        refused = reader.wait_for_event("console", lambda line: "frame-ancestors" in line.text)
        await asyncio.gather(refused, reader.goto(address))
    assert await reader.frame_locator("iframe").locator(".titles").count() == 0
