"""The board of Carson City: everything that lies on the table is seen on the page."""

import json
import os
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from sagebrush_client import AsyncClient
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.contents import content_json
from sagebrush_rules.application.manifests import schemas_json
from tests.web.conftest import People, token_of
from tests.web.test_play import PLAY, without_violations

HERE = Path(__file__).parent
REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"
CARSON = TITLES["carson-city"]
EVERYTHING = ("carson-river", "outlaws", "horses", "law-of-the-strongest", "new-beginning")
CHARACTERS: dict[str, str | int | bool] = {
    "characters": "custom",
    "card-1": "out",
    "card-2": "out",
    "card-3": "out",
    "card-4": "out",
}
MORE: dict[str, str | int | bool] = {
    "card-9": "red",
    "card-10": "red",
    "card-11": "yellow",
    "card-12": "yellow",
    "card-14": "in",
    "card-16": "yellow",
}
GAMES = (
    (Config(CARSON.id, "2009", 3), 4),
    (Config(CARSON.id, "big-box", 4, EVERYTHING, {"characters": "showdown"}), 3),
    (Config(CARSON.id, "big-box", 4, ("outlaws",), CHARACTERS | MORE), 3),
    (Config(CARSON.id, "big-box", 3, ("kit-carson",), {"characters": "random"}), 3),
)
"""With seeds of random games in which houses are asked for, parcels sold, tiles run out, dice lie thrown."""
EVERY = 20
"""Commands between two views that are drawn, beside the first ones of each prompt."""
EACH_PROMPT = 3
NOT_DRAWN = {
    "prompt": "the bar says it",
    "viewer": "the page knows its seat",
    "frontier": "roads that can be built are lit",
    "roads[].ends": "the edge says it",
    "duel_tiles.draws[].used": "the tiles that each seat has used are shown",
    "effects.after": "how far the row has come, for a computer",
    "effects.auction.last": "how far the auction has come",
    "effects.finished": "how far the phase has come",
    "effects.stage": "how far the phase has come",
    "effects.throw.settled": "the prompt says it",
    "horses.counted": "how far the round has come",
    "horses.ready": "the prompt says it",
    "horses.rodeo": "how far the round has come",
    "horses.round": "how far the round has come",
    "horses.settled": "how far the phase has come",
    "horses.traded": "how far the phase has come",
    "progress.finished": "how far the phase has come",
    "progress.grocer_paid": "how far the phase has come",
    "progress.income_paid": "how far the phase has come",
    "progress.turn": "how far the phase has come",
}
"""Fields of a view that the board does not read, and why."""


@cache
def registry() -> TitleRegistry:
    return TitleRegistry(TITLES.values())


def views(config: Config, seed: int) -> Iterator[dict[str, Any]]:
    """What seat 0 sees of a random game."""
    decider, codec, chance = CARSON.build(config), Codec(CARSON), seeded(seed)
    state, _ = decider.set_up(chance)
    prompts: Counter[str] = Counter()
    for number in count():
        if not decider.awaited(state):
            return
        prompts[state.prompt] += 1
        if number % EVERY == 0 or prompts[state.prompt] <= EACH_PROMPT:
            yield json.loads(codec.view_to_json(decider.view(state, 0)))
        decider.play(state, random_command(decider, state, chance), chance)


def paths(schema: Mapping[str, Any], named: Mapping[str, Any], path: str) -> Iterator[str]:
    """Every field that a view can have, as ``players[].dollars``."""
    if path:
        yield path
    if "$ref" in schema:
        yield from paths(named[schema["$ref"].rpartition("/")[2]], named, path)
    for one in schema.get("anyOf", ()):
        yield from paths(one, named, path)
    for name, one in schema.get("properties", {}).items():
        yield from paths(one, named, f"{path}.{name}" if path else name)
    if "items" in schema and isinstance(schema["items"], dict):
        yield from paths(schema["items"], named, f"{path}[]")


def fields() -> set[str]:
    """The fields of the published schema, without the elements of their lists."""
    view = json.loads(schemas_json(registry(), CARSON.id, "en"))["view"]
    return {path for path in paths(view, view["$defs"], "") if not path.endswith("[]")}


def fields_read(told: Mapping[str, Any]) -> set[str]:
    node = shutil.which("node")
    if node is None:
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no node")
    command = [node, str(HERE / "fields_read.mjs"), CARSON.id]
    ran = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return set(json.loads(ran.stdout))


def test_every_field_of_a_view_is_drawn_or_has_a_reason() -> None:
    telling = json.loads(schemas_json(registry(), CARSON.id, "en"))["telling"]
    content = json.loads(content_json(registry(), CARSON.id, "big-box"))
    shown = [view for game in GAMES for view in views(*game)]
    read = fields_read({"views": shown, "telling": telling, "content": content})
    assert fields() - read - set(NOT_DRAWN) == set()
    assert set(NOT_DRAWN) - (fields() - read) == set()


SMALL = """() => [...document.querySelectorAll('.carson *')].filter((one) => one.checkVisibility()
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).map((one) => {
  const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(one).fontSize) * scale;
  return [Math.round(10 * size) / 10, one.textContent.trim(), one.parentElement.getAttribute('class')];
}).filter(([size]) => size < 11)"""
"""Texts of the board below 11 pixels, with their size."""
IDS = r"\b(?:building|cowboy|parcel|points|card|general|town|terraced)-\w+"
"""What would be read of a thing that has no word."""


async def table(people: People, host: str, variants: Sequence[str], width: int, language: str = "de-DE") -> Page:
    """A table of the Big Box with computers, at the first turn of who looks."""
    page = await people.come("Grete", width=width, height=844, language=language, checks_page=True)
    async with AsyncClient(host, await token_of(page)) as client:
        opened = await client.open_table(CARSON.id, 3, "big-box", variants, {"characters": "showdown"})
        game = (await opened.start_against("random")).game
    await page.goto(f"{host}/#/table/{game}")
    await page.wait_for_selector(".bar.mine")
    return page


async def play_until(page: Page, selector: str) -> None:
    """Moves at random until there is such a thing."""
    for _ in range(60):
        if await page.locator(selector).count():
            break
        await page.evaluate(PLAY, 1)
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
async def test_a_number_of_the_sheet_and_a_corral_are_chosen_where_they_are_drawn(people: People, host: str) -> None:
    page = await table(people, host, ("horses", "new-beginning"), 1280, "en-GB")
    await play_until(page, "[data-ref='number:2']")  # somebody may have to place the town hall first
    await page.locator("[data-ref='number:2']").click()
    await expect(page.locator(".sheets tbody tr").first).to_contain_text("2")
    corral = page.locator("[data-ref='corral:1']")
    await play_until(page, "[data-ref='corral:1'].lit")
    await corral.hover()
    await expect(page.get_by_role("note", name="About this")).to_contain_text("Rodeo points for each horse: 1.")
    await corral.click()
    taken = page.locator("[data-ref='corral:1'][aria-label*='Grete: ']")
    await expect(taken).to_be_visible()
    send = page.locator(".bar .primary")
    if await send.count():
        await send.click()
    await expect(send).to_have_count(0)
    await page.get_by_role("tab", name="Log").click()  # the board may be that of another round by now
    await expect(page.locator(".log li.own", has_text="corral 1").first).to_be_visible()
