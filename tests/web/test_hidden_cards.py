"""What a player alone may know reaches his own page and no other: of every title that hides something."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page

from tests.web.conftest import People
from tests.web.proxy import proxy
from tests.web.test_play import open_table
from tests.web.test_unknown_title import STORED

HIDING = ("tiny-epic-western", "sierra-west")
"""Carson City hides nothing but the order of what nobody has drawn."""

VIEW = """async () => {
  const game = location.hash.split('/').pop();
  const headers = { authorization: `Bearer ${localStorage.getItem("sagebrush.token")}` };
  return (await (await fetch(`/v1/games/${game}/view`, { headers })).json()).view;
}"""

HOLDS = """function (name, secret) {
  return this.some((one) => JSON.stringify(Object.getOwnPropertyDescriptor(one, name)?.value) === secret);
}"""


def secrets(mine: Any, other: Any, name: str = "") -> list[tuple[str, list[int]]]:
    """The lists of numbers, with their names, that I read and another viewer does not."""
    if isinstance(mine, dict):
        return [found for key in mine for found in secrets(mine[key], other[key], key)]
    if isinstance(mine, list) and any(isinstance(one, dict | list) for one in mine):
        return [found for one, two in zip(mine, other, strict=True) for found in secrets(one, two, name)]
    return [(name, mine)] if isinstance(mine, list) and mine != other and mine else []


async def holds(page: Page, name: str, secret: list[int]) -> bool:
    """Whether any living object of the page has ``secret`` under ``name``."""
    session = await page.context.new_cdp_session(page)
    every = await session.send("Runtime.evaluate", {"expression": "Object.prototype"})
    living = await session.send("Runtime.queryObjects", {"prototypeObjectId": every["result"]["objectId"]})
    arguments = [{"value": name}, {"value": str(secret).replace(" ", "")}]
    call = {"functionDeclaration": HOLDS, "objectId": living["objects"]["objectId"], "arguments": arguments}
    found = await session.send("Runtime.callFunctionOn", {**call, "returnByValue": True})
    return bool(found["result"]["value"])


def written(name: str, secret: list[int]) -> re.Pattern[str]:
    """How JSON writes ``secret`` under ``name``, also as text inside of text."""
    numbers = r",\s*".join(map(str, secret))
    return re.compile(rf'\\*"{name}\\*":\s*\[{numbers}\]')


async def found_by_a_spectator(people: People, host: str, title: str) -> list[str]:
    """Where the page of somebody who looks on has what a new player of ``title`` alone may know."""
    anna = await people.come("Anna")
    await open_table(anna, title, 2, "computers, now")
    await anna.wait_for_selector(".bar.mine")
    found = []
    async with proxy(host) as between:
        cora = await people.come("Cora", link=f"{between.url}/#{anna.url.partition('#')[2]}")
        await cora.get_by_label("Moves of the game").wait_for()
        mine, seen = await anna.evaluate(VIEW), await cora.evaluate(VIEW)
        hidden = secrets(mine, seen)
        assert hidden, "there is something to find"
        places = {"network": between.brought.decode(errors="replace"), "storage and page": await cora.evaluate(STORED)}
        assert '"version"' in places["network"]
        for name, secret in hidden:
            assert written(name, secret).search(json.dumps(mine)), f"{name} would be found as {secret}"
            assert await holds(anna, name, secret), f"{name} is where it is looked for"
            found += [f"{name} in {place}" for place, text in places.items() if written(name, secret).search(text)]
            found += [f"{name} in memory"] * await holds(cora, name, secret)
        await cora.context.close()
    return found


@pytest.mark.platform
@pytest.mark.parametrize("title", HIDING)
async def test_the_cards_of_a_hand_reach_the_page_of_their_player_and_of_nobody_else(
    people: People, host: str, title: str
) -> None:
    """At one table in a hundred a public deck has the same cards as a hidden one; what leaks does so at every table."""
    assert (
        await found_by_a_spectator(people, host, title) == [] or await found_by_a_spectator(people, host, title) == []
    )
