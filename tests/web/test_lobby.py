"""What the lobby lists."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from sagebrush_gateway.http.pages import HELP
from tests.web.conftest import People
from tests.web.test_play import open_table

OPEN_MANY = """async (many) => {
  const token = localStorage.getItem('sagebrush.token');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ title: 'carson-city', edition: '2009', seats: 2, visibility: 'private' });
  const opened = [];
  for (let number = 0; number < many; number += 1) {
    opened.push((await fetch('/v1/tables', { method: 'POST', headers, body })).status);
  }
  return opened;
}"""
"""Tables that this guest opens beside the page, one after the other; the statuses of the answers."""


@pytest.mark.platform
async def test_a_game_that_goes_on_stays_in_the_lobby_however_many_tables_are_opened_since(people: People) -> None:
    page = await people.come("Vera")
    await open_table(page, "tiny-epic-western", 2, "computers, now")
    await page.wait_for_selector(".bar.mine")
    game = page.url.split("#", 1)[1]
    assert await page.evaluate(OPEN_MANY, 21) == [201] * 21
    await page.goto(page.url.split("#", 1)[0] + "#/")
    await expect(page.locator(f"main.lobby > section a[href='#{game}']")).to_be_visible()


@pytest.mark.platform
@pytest.mark.parametrize("links", ["", HELP])
async def test_the_documents_are_offered_where_they_are_built_and_nothing_is_asked_for_in_vain(
    people: People, host: str, links: str
) -> None:
    page = await people.open(f"{host}/#/file", lambda _request: None)
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)

    async def answer(route: Route) -> None:
        served = (await (await route.fetch()).text()).replace(HELP, "")
        await route.fulfill(body=served.replace("</head>", f"{links}</head>"), content_type="text/html")

    await page.route(f"{host}/", answer)
    await page.goto(f"{host}/?again#/")
    await page.goto(f"{host}/#/")
    await page.fill("input", "Vera")
    await page.click("button.primary")
    await expect(page.get_by_role("link", name="Check and replay a game")).to_be_visible()
    await expect(page.get_by_role("link", name="Rules, guides and the API")).to_have_count(1 if links else 0)
    assert refused == []


@pytest.mark.platform
async def test_a_network_that_fails_at_the_first_visit_is_told_and_the_titles_come_later(people: People) -> None:
    page = await people.come("Nell")
    await page.wait_for_selector(".titles")
    await page.route("**/v1/titles", lambda route: route.abort())
    await page.reload()
    await expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    await page.unroute("**/v1/titles")
    await page.wait_for_selector(".titles")
    await expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.platform
async def test_who_plays_alone_sees_the_difficulty_first_and_from_easy_to_hard(people: People) -> None:
    page = await people.come("Sol")
    await page.click(".title.sierra-west")
    await expect(page.locator("[name=difficulty]")).to_have_count(0)
    await page.locator("[name=seats]").select_option("1")
    difficulty = page.get_by_label("Difficulty of a solo game")
    await expect(difficulty).to_be_visible()
    await expect(difficulty.locator("option")).to_have_text(["easy", "standard", "hard", "expert"])
    assert await difficulty.locator("option:checked").inner_text() == "standard"
    await expect(page.get_by_text("Options (0)")).to_have_count(0)
    await difficulty.select_option("hard")
    async with page.expect_request(lambda one: one.url.endswith("/v1/tables") and one.method == "POST") as asked:
        await page.get_by_role("button", name="Play alone").click()
    assert ((await asked.value).post_data_json or {})["options"] == {"difficulty": "hard"}
    await page.wait_for_selector(".bar.mine")


async def renamed(route: Route) -> None:
    """The titles with difficulties of other names, the default in their middle."""
    answer = await route.fetch()
    titles = await answer.json()
    for option in (option for title in titles["titles"] for option in title["options"] if option["id"] == "difficulty"):
        values = ["gentle", "rough", "cruel"]
        option.update(values=values, value_names=values, default="rough", value_editions=[], value_variants=[])
    await route.fulfill(response=answer, json=titles)


@pytest.mark.platform
async def test_difficulties_of_any_name_stand_in_the_order_of_the_server_with_its_default_chosen(
    people: People,
) -> None:
    page = await people.come("Sol")
    await page.wait_for_selector(".titles")
    await page.route("**/v1/titles", renamed)
    await page.reload()
    await page.click(".title.sierra-west")
    await page.locator("[name=seats]").select_option("1")
    options = page.locator("[name=difficulty] option")
    await expect(options).to_have_text(["gentle", "rough", "cruel"])
    assert await page.locator("[name=difficulty] option:checked").inner_text() == "rough"
    for name, told in (("gentle", {"difficulty": "gentle"}), ("rough", {})):
        await page.locator("[name=difficulty]").select_option(name)
        async with page.expect_request(lambda one: one.url.endswith("/v1/tables") and one.method == "POST") as asked:
            await page.get_by_role("button", name="Play alone").click()
        assert ((await asked.value).post_data_json or {})["options"] == told
        if name == "gentle":  # the server knows no such value
            await expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.platform
async def test_who_opens_a_table_on_a_slow_network_sees_that_it_is_under_way_and_can_try_again(people: People) -> None:
    page = await people.come("Wilma")
    await page.wait_for_selector(".titles")
    held: list[Route] = []
    await page.route("**/v1/tables", lambda route: held.append(route))
    async with page.expect_request("**/v1/tables"):
        await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("button", name="Sent…")).to_be_disabled()
    await held[0].fulfill(status=400, json={"code": "wrong", "detail": "Not like this."})
    await expect(page.get_by_role("alert")).to_contain_text("Not like this.")
    await expect(page.get_by_role("button", name="Play now")).to_be_enabled()


@pytest.mark.platform
async def test_what_a_proxy_refuses_is_told_with_what_to_do_in_the_language_of_the_reader(people: People) -> None:
    page = await people.come("Greta", language="de-DE")
    await page.wait_for_selector(".titles")
    alert = page.get_by_role("alert")
    answers = {403: "Versuche es in einem anderen Netz", 413: "Sende weniger", 429: "Warte eine Minute"}
    statuses = iter(answers)
    await page.route("**/v1/tables", lambda route: route.fulfill(status=next(statuses), body="<html>"))
    for told in answers.values():
        await page.get_by_role("button", name="Jetzt spielen").click()
        await expect(alert).to_contain_text(told)


@pytest.mark.platform
async def test_the_chosen_title_is_seen_where_the_system_gives_the_colours(people: People) -> None:
    page = await people.come("Fay")
    await page.emulate_media(forced_colors="active")
    chosen, others = page.locator(".title[aria-checked=true]"), page.locator(".title[aria-checked=false]")
    await page.click(".title.sierra-west")
    outline = "one => getComputedStyle(one).outlineStyle"
    assert await chosen.evaluate(outline) == "solid"
    assert [await other.evaluate(outline) for other in await others.all()] == ["none", "none"]


@pytest.mark.platform
async def test_what_was_chosen_stays_when_a_host_without_the_usual_computers_answers_late(people: People) -> None:
    """The levels for the table and for who stays away are asked for apart."""
    page = await people.come("Anna")
    await page.wait_for_selector(".titles")
    late = asyncio.Event()
    held: list[Route] = []

    async def answer(route: Route) -> None:
        found = await route.fetch()
        opponents = [one for one in (await found.json())["opponents"] if one["name"] not in ("skilled", "casual")]
        held.append(route)
        if len(held) > 1:
            await late.wait()
        await route.fulfill(response=found, json={"opponents": opponents})

    await page.route("**/v1/opponents", answer)
    await page.reload()
    level = page.locator("[name=level]")
    await expect(level).not_to_have_value("skilled")
    offered = await level.input_value()
    await page.locator("[name=seats]").select_option("2")
    await page.get_by_label("Private: the table is in no list").check()
    late.set()
    await expect(page.locator("[name=substitute]")).to_have_value(offered)
    await expect(page.locator("[name=seats]")).to_have_value("2")
    await expect(page.get_by_label("Private: the table is in no list")).to_be_checked()
    await expect(level).to_have_value(offered)
