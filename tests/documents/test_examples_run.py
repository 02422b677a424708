"""Programs of the documents run as they stand, against a platform: those that no other test takes from its page.

The pages are api.md, following.md and operating.md, and every page with Python that names no test.
"""

import asyncio
import json
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, async_playwright

from sagebrush_client import AsyncClient
from sagebrush_host.platform import Platform
from tests.documents.examples import EXAMPLES, ROOT, Example
from tests.patience import PATIENCE
from tests.web.conftest import CHROMIUM, REQUIRED

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]
PROGRAMS = [example for example in EXAMPLES if example.language == "python" and not example.said]


def example_of(page: str, language: str) -> Example:
    """The one block of ``page`` in ``language`` that this module runs."""
    here = str(Path(__file__).relative_to(ROOT))
    (found,) = [one for one in EXAMPLES if (one.page.name, one.language, one.said) == (page, language, here)]
    return found


@pytest.mark.parametrize("example", PROGRAMS, ids=str)
async def test_a_program_runs_as_it_stands(example: Example, running: Platform) -> None:
    arguments = [running.url] if "sys.argv" in example.text else []
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", example.text, *arguments, stdout=pipe, stderr=pipe
    )
    async with asyncio.timeout(PATIENCE):
        out, errors = await process.communicate()
    assert not process.returncode, errors.decode()[-1000:]
    assert out


async def test_the_follower_of_many_games_tells_whose_turn_it_is(running: Platform) -> None:
    program = example_of("following.md", "python").text
    async with AsyncClient(running.url) as client:
        await client.register("Anna")
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, running.url, client.token, stdout=asyncio.subprocess.PIPE
        )
        await (await client.open_table("tiny-epic-western", seats=2)).start_against("random")
        assert process.stdout
        async with asyncio.timeout(PATIENCE):
            while not (line := await process.stdout.readline()).startswith(b"your-turn"):
                assert line, "the program ended"
        process.kill()
        await process.wait()


@asynccontextmanager
async def page_of(running: Platform) -> AsyncIterator[Page]:
    """The page of the platform in a browser."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no Chromium")
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=program, args=sandbox)
        opened = await browser.new_page()
        await opened.goto(running.url)
        yield opened
        await browser.close()


@pytest.mark.parametrize(
    ("page", "given"),
    [
        ("api.md", "const show = (frame) => told(frame.version);"),
        ("following.md", "const notify = (one) => told(one.version); const explain = notify;"),
    ],
)
async def test_a_page_follows_games_as_the_guides_say(page: str, given: str, running: Platform) -> None:
    async with AsyncClient(running.url) as client, page_of(running) as opened:
        await client.register("Anna")
        promise = await (await client.open_table("tiny-epic-western", seats=2)).start_against("random")
        example = example_of(page, "js").text
        body = f"({{token, game}}) => new Promise(async (told) => {{ {given}\n{example} }})"
        async with asyncio.timeout(PATIENCE):
            assert await opened.evaluate(body, {"token": client.token, "game": promise.game}) >= 1


async def test_the_page_tells_newcomers_what_a_proxy_says_that_refuses_them(running: Platform) -> None:
    example = example_of("operating.md", "nginx").text
    address, kind, status, body = re.findall(
        r"location = (\S+) \{\s+default_type (\S+);\s+return (\d+) '(.+)';", example
    )[0]
    async with page_of(running) as opened:

        async def refuse(route: Route) -> None:
            await route.fulfill(status=int(status), content_type=kind, body=body)

        await opened.route(f"**{address}", refuse)
        await opened.fill("input", "Newcomer")
        await opened.press("input", "Enter")
        await opened.get_by_text(json.loads(body)["detail"]).wait_for(timeout=PATIENCE * 1000)
