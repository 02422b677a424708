"""Somebody drops the file of a game on the page; no server says whether its dice were right."""

import base64
import json
from contextlib import suppress

import pytest
from playwright.async_api import Page, Route, TimeoutError, expect

from tests.patience import PATIENCE
from tests.vectors import CLIENTS
from tests.web.conftest import HOME, People
from tests.web.test_in_sight import RESIGN
from tests.web.test_play import PLAY, open_table, without_violations

GAME = (CLIENTS / "example.ndjson").read_bytes()
DROP = """(data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const carried = new DataTransfer();
  carried.items.add(new File([bytes], 'game.ndjson'));
  const how = { dataTransfer: carried, bubbles: true, cancelable: true };
  document.querySelector('main').dispatchEvent(new DragEvent('drop', how));
}"""


async def drop(page: Page, data: bytes) -> None:
    """Drops a file, again where the page was about to be left or did not listen yet."""
    told = page.locator(".from-file [role=status], .from-file [role=alert]")
    for _ in range(20):
        await page.locator("main").wait_for()
        await page.evaluate(DROP, base64.b64encode(data).decode())
        with suppress(TimeoutError):
            return await told.wait_for(timeout=PATIENCE * 1000 / 20)
    raise AssertionError("the page says nothing of the file")


@pytest.mark.platform
async def test_a_file_dropped_in_the_lobby_is_checked_and_replayed_and_the_server_learns_nothing(
    people: People, host: str
) -> None:
    sent: list[str] = []
    page = await people.come("Anna")
    await page.wait_for_selector(".titles")
    page.on("request", lambda request: sent.append(f"{request.method} {request.post_data or ''}"))
    await drop(page, GAME)
    await expect(page.get_by_role("status")).to_contain_text("The dice of this game are right.")
    await page.get_by_label("Moves of the game").fill("98")
    await expect(page.locator(".replay .here .version")).to_have_text("98")
    assert await page.locator(".replay .log li").count() == 98
    await page.get_by_label("One move back").click()
    await expect(page.locator(".replay .here .version")).to_have_text("97")
    assert [request for request in sent if request != "GET "] == []


@pytest.mark.platform
async def test_a_file_that_cannot_be_checked_now_is_not_passed_over_in_silence(people: People, host: str) -> None:
    page = await people.open(f"{host}/#/file", lambda _request: None)
    await page.route("**/sagebrush-verify.mjs", lambda route: route.abort())
    await drop(page, GAME)
    await expect(page.get_by_role("alert")).to_contain_text("This file cannot be checked now.")


@pytest.mark.platform
async def test_a_home_network_without_secure_pages_checks_the_same(people: People, host: str) -> None:
    page = await people.open(f"{host.replace('127.0.0.1', HOME)}/#/file", lambda _request: None)
    await page.wait_for_selector(".from-file")
    assert await page.evaluate("!isSecureContext && !crypto.subtle")
    await drop(page, GAME)
    await expect(page.get_by_role("status")).to_contain_text("The dice of this game are right.")


def changed(number: int, old: bytes, new: bytes) -> bytes:
    """The game with `old` replaced in the line of the move `number`."""
    lines = GAME.splitlines(keepends=True)
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    return b"".join(lines)


HOSTILE = [
    json.loads(line) | {"events": [{"type": {"a": []}, "seat": "<img src=x onerror=alert(1)>"}], "seat": "x y"}
    for line in GAME.splitlines()[1:3]
]
WRONG = {
    "a text that was changed": (changed(19, b'"spot":2', b'"spot":3'), "Move 19 is wrong"),
    "a die that was changed": (changed(9, b'"draws":[[', b'"draws":[["duel-die",6,5],['), "Move 9 is wrong"),
    "bytes that were changed": (changed(40, b'"packed":"l', b'"packed":"k'), "Move 40 is wrong"),
    "a line that is no JSON": (changed(7, b'{"version"', b"{version"), "Line 8 of the file cannot be read"),
    "a file that is cut off": (b"".join(GAME.splitlines(keepends=True)[:50]), "The file as a whole is wrong"),
    "no game at all": (bytes(range(256)), "cannot be read"),
    "what a script would like": (b"\n".join(json.dumps(line).encode() for line in HOSTILE), "The file as a whole"),
}


@pytest.mark.platform
@pytest.mark.parametrize("what", WRONG)
async def test_a_file_that_is_wrong_is_refused_with_the_place(people: People, host: str, what: str) -> None:
    data, said = WRONG[what]
    page = await people.open(f"{host}/#/file", lambda _request: None)
    await page.wait_for_selector(".from-file")
    await drop(page, data)
    await expect(page.get_by_role("alert")).to_contain_text(said)
    if said.startswith("Move"):
        await expect(page.locator(".replay .wrong.here")).to_contain_text("Here the file is wrong.")


@pytest.mark.platform
async def test_another_commitment_than_the_one_that_was_kept_is_told(people: People, host: str) -> None:
    page = await people.open(f"{host}/#/file", lambda _request: None)
    await page.get_by_label("Commitment that the table showed").fill("11" * 32)
    await drop(page, GAME)
    await expect(page.get_by_role("alert")).to_contain_text("not the one that you kept")


EXPORT = """async () => {
  const headers = { Authorization: `Bearer ${localStorage.getItem('sagebrush.token')}` };
  const answer = await fetch(`/v1/games/${location.hash.split('/')[2]}/export`, { headers });
  return answer.text();
}"""


async def play_and_take_home(page: Page, title: str = "carson-city") -> bytes:
    """The file of a game that was just played and resigned."""
    await open_table(page, title, 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    await page.evaluate(PLAY, 2)
    await page.get_by_text("Leave or end").click()
    await page.get_by_role("button", name="Resign", exact=True).click()
    await page.get_by_role("button", name="Yes, resign for good").click()
    await page.get_by_role("region", name="Result").wait_for()
    return str(await page.evaluate(EXPORT)).encode()


@pytest.mark.platform
async def test_the_board_is_drawn_beside_the_moves_of_a_file_whose_game_the_server_has(
    people: People, host: str
) -> None:
    anna = await people.come("Anna", checks_page=True)
    file = await play_and_take_home(anna)
    await anna.goto(f"{host}/#/file")
    await drop(anna, file)
    await expect(anna.locator(".board")).to_have_count(0)
    await anna.get_by_role("button", name="Show the board").click()
    await anna.locator(".board .thing").first.wait_for()
    await without_violations(anna)
    first = await anna.locator(".board").inner_text()
    await anna.get_by_label("Moves of the game").fill("4")
    await expect(anna.locator(".board")).not_to_have_text(first, use_inner_text=True)
    await anna.get_by_label("Moves of the game").fill("1")
    await expect(anna.locator(".board")).to_have_text(first, use_inner_text=True)


@pytest.mark.platform
@pytest.mark.parametrize("title", ["tiny-epic-western", "sierra-west"])
async def test_the_board_is_drawn_also_where_the_server_goes_on_hiding_what_the_file_reveals(
    people: People, host: str, title: str
) -> None:
    anna = await people.come("Anna")
    file = await play_and_take_home(anna, title)
    await anna.goto(f"{host}/#/file")
    await drop(anna, file)
    await anna.get_by_role("button", name="Show the board").click()
    await anna.locator(".board .thing").first.wait_for()


@pytest.mark.platform
async def test_a_computer_of_a_file_is_named_in_the_language_of_the_reader(people: People, host: str) -> None:
    file = await play_and_take_home(await people.come("Anna"), "tiny-epic-western")
    jan = await people.come("Jan", language="de-DE")
    await jan.goto(f"{host}/#/file")
    await drop(jan, file)
    moves = jan.get_by_label("Züge des Spiels")
    await moves.fill(str(await moves.get_attribute("max")))
    await expect(jan.locator(".replay .log")).to_contain_text("Geübter 2")
    await expect(jan.locator(".replay .log")).not_to_contain_text("skilled 2")


@pytest.mark.platform
async def test_a_server_that_tells_other_moves_than_the_file_draws_nothing(people: People, host: str) -> None:
    anna = await people.come("Anna")
    file = await play_and_take_home(anna)

    async def lie(route: Route) -> None:
        answer = await route.fetch()
        page = await answer.json()
        page["frames"][1]["events"][0]["seat"] = 5
        await route.fulfill(response=answer, json=page)

    await anna.goto(f"{host}/#/file")
    await drop(anna, file)
    await anna.route("**/frames*", lie)
    await anna.get_by_role("button", name="Show the board").click()
    await expect(anna.locator(".replay [role=status]")).to_have_text("This server has another game of this name.")
    await expect(anna.locator(".board")).to_have_count(0)


@pytest.mark.platform
async def test_a_file_of_a_game_that_the_server_does_not_have_is_told_and_not_drawn(people: People, host: str) -> None:
    page = await people.open(f"{host}/#/file", lambda _request: None)
    await drop(page, GAME)
    await page.get_by_role("button", name="Show the board").click()
    await expect(page.locator(".replay [role=status]")).to_contain_text("This server does not have this game")
    assert await page.locator(".replay .log li").count() == 1


@pytest.mark.platform
async def test_another_file_of_the_same_name_is_another_game(people: People, host: str) -> None:
    page = await people.come("Anna")
    files: list[bytes] = []
    for moves in (1, 6):
        await page.goto(f"{host}/#/")
        await open_table(page, "tiny-epic-western", 2, "computers, now")
        await page.wait_for_selector(".bar.mine")
        await page.evaluate(PLAY, moves)
        assert await page.evaluate(RESIGN) == 200
        async with page.expect_download() as saved:
            await page.get_by_role("button", name="Save the game").click()
        files.append((await (await saved.value).path()).read_bytes())
    short, long = files
    await page.goto(f"{host}/#/file")
    await drop(page, long)
    await page.get_by_role("button", name="Show the board").click()
    await page.wait_for_selector(".replay .board")
    last = await page.get_by_label("Moves of the game").get_attribute("max")
    await page.get_by_label("Moves of the game").fill(last or "")
    await drop(page, short)
    await expect(page.get_by_label("Moves of the game")).not_to_have_attribute("max", last or "")
    await expect(page.locator(".replay .here")).to_have_count(1)
    await expect(page.locator(".replay .board")).to_have_count(0)
