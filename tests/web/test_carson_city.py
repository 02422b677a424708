"""The board of Carson City in a browser: what lies on the table is read, and chosen where it is drawn."""

import re
from collections.abc import Sequence

import pytest
from playwright.async_api import Page, expect

from sagebrush_client import AsyncClient
from sagebrush_games import TITLES
from tests.web.conftest import People, token_of
from tests.web.test_play import PLAY, SETTLED, open_log, without_violations

CARSON = TITLES["carson-city"]
EVERYTHING = ("carson-river", "outlaws", "horses", "law-of-the-strongest", "new-beginning")

SMALL = """() => [...document.querySelectorAll('.carson *')].filter((one) => one.checkVisibility()
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).map((one) => {
  const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(one).fontSize) * scale;
  return [Math.round(10 * size) / 10, one.textContent.trim(), one.parentElement.getAttribute('class')];
}).filter(([size]) => size < 11)"""
"""Texts of the board below 11 pixels, with their size."""
IDS = r"\b(?:building|cowboy|parcel|points|card|general|town|terraced)-\w+"
"""What would be read of a thing that has no word."""


async def table(
    people: People, host: str, variants: Sequence[str], width: int, language: str = "de-DE", seats: int = 3
) -> Page:
    """A table of the Big Box with computers, at the first turn of who looks."""
    page = await people.come("Grete", width=width, height=844, language=language, checks_page=True)
    async with AsyncClient(host, await token_of(page)) as client:
        opened = await client.open_table(CARSON.id, seats, "big-box", variants, {"characters": "showdown"})
        game = (await opened.start_against("random")).game
    await page.goto(f"{host}/#/table/{game}")
    await page.wait_for_selector(".bar.mine")
    return page


PLAY_UNTIL = f"""async (selector) => {{{SETTLED}
  for (let made = 0; made < 60 && !document.querySelector(selector) && !document.querySelector('.end');) {{
    const choices = isBusy() ? [] : document.querySelectorAll('.choices-list li button');
    if (!choices.length) {{ await pause(20); continue; }}
    const before = version();
    choices[made * 7 % choices.length].click();
    await settled(before);
    made += 1;
  }}
}}"""


async def play_until(page: Page, selector: str) -> None:
    """Moves as long as there is no such thing, which is looked for before each move."""
    await page.evaluate(PLAY_UNTIL, selector)
    await expect(page.locator(selector).first).to_be_visible()


async def words_of(page: Page) -> str:
    """What is read on the board, by eyes and by a screen reader."""
    names = await page.locator(".carson [aria-label]").evaluate_all("(found) => found.map((one) => one.ariaLabel)")
    return "\n".join([await page.locator(".carson").inner_text(), *names])


@pytest.mark.platform
@pytest.mark.parametrize("width", [390, 1280])
async def test_a_table_with_everything_is_read_by_everybody(people: People, host: str, width: int) -> None:
    page = await table(people, host, EVERYTHING, width)
    await play_until(page, ".sheets[open]")
    await page.evaluate(PLAY, 20)
    for name in ("Vor den Plätzen", "Allgemeiner Vorrat", "Koppeln", "Meine Duellplättchen"):
        await expect(page.get_by_role("group", name=name)).to_be_visible()
    await without_violations(page)
    assert re.findall(IDS, await words_of(page)) == []
    assert await page.evaluate(SMALL) == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.platform
async def test_with_six_seats_the_choices_are_in_sight_and_every_sheet_is_in_its_box(people: People, host: str) -> None:
    page = await table(people, host, EVERYTHING, 1280, seats=6)
    await play_until(page, ".sheets[open]")
    last = page.locator(".sheets tfoot td").last
    await last.scroll_into_view_if_needed()
    box, cell = await page.locator(".sheets").bounding_box(), await last.bounding_box()
    assert box and cell and cell["x"] + cell["width"] <= box["x"] + box["width"]
    await play_until(page, ".parcel.lit")
    choices = await page.locator(".choices-list").bounding_box()
    assert choices and choices["height"] > 160
    assert await page.locator(".side").evaluate("(side) => side.scrollHeight <= side.clientHeight")
    for end in ("0", "players.scrollHeight"):
        await page.locator(".players").evaluate(f"(players) => {{ players.scrollTop = {end}; }}")
        await expect(page.locator(".players li", has_text="Grete")).to_be_in_viewport(ratio=0.95)


@pytest.mark.platform
async def test_a_number_of_the_sheet_and_a_corral_are_chosen_where_they_are_drawn(people: People, host: str) -> None:
    page = await table(people, host, ("horses", "new-beginning"), 1280, "en-GB")
    await play_until(page, "[data-ref='number:2']")  # somebody may have to place the town hall first
    line = page.locator(".sheets tbody tr", has=page.locator("td:first-of-type", has_text="–")).first
    number = page.locator(".sheets tbody tr").nth(await line.evaluate("(row) => row.sectionRowIndex"))
    await page.locator("[data-ref='number:2']").click()
    await expect(number.locator("td").first).to_have_text("2")
    corral = page.locator("[data-ref='corral:1']")
    await play_until(page, "[data-ref='corral:1'].lit")
    await corral.hover()
    await expect(page.get_by_role("note", name="About this")).to_contain_text("Rodeo points for each horse: 1.")
    moves = await page.locator(".time input").get_attribute("max")
    await corral.click()
    await page.evaluate(f"async (before) => {{{SETTLED} await settled(before); }}", moves)
    await open_log(page)  # the board may be that of another round by now
    await expect(page.locator(".log li.own", has_text="corral 1").first).to_be_visible()


@pytest.mark.platform
async def test_who_may_get_dynamite_reads_what_it_does(people: People, host: str) -> None:
    """The characters say no more than how many tokens they bring."""
    page = await table(people, host, (), 1280, "en-GB")
    await page.locator(".stock [data-ref='dynamite:tokens']").hover()
    about = page.get_by_role("note", name="About this")
    await expect(about).to_contain_text("Beside a cowboy of yours: 2 dice or duel tiles in its duel, added up.")
    await expect(about).to_contain_text("For a mine of yours, when buildings pay: 3 times its income.")


async def test_a_spanish_player_reads_dollars_as_the_spanish_rulebook_prints_them(people: People, host: str) -> None:
    """The board said $20 where the sentences beside it said 20$."""
    page = await table(people, host, (), 1280, "es-ES")
    prices = await page.locator(".carson .price").all_text_contents()
    limits = await page.locator(".carson").get_by_text("Banquero").all_text_contents()
    assert prices and {*prices} <= {f"{dollars}$" for dollars in range(1, 11)}
    assert [limit for limit in limits if "$" in limit and not re.search(r"\d+\$", limit)] == []
