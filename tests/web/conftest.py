"""A whole platform and a real browser, one of each for all tests of the page."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, Request, async_playwright, expect

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.e2e.conftest import PLENTY
from tests.patience import PATIENCE

expect.set_options(timeout=1000 * PATIENCE)
REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"
HOME = "table.home"
"""The platform under a name that is neither secure nor this machine for a browser, as on a home network."""
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there; the shell draws and runs the same with an eighth less work."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder shares the loop in which browser and platform run."""
    for item in items:
        if item.path.parent.name == "web" and item.get_closest_marker("asyncio"):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Platform]:
    """A platform without limits."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("SAGEBRUSH_")]:
            patch.delenv(name)
        for name, value in PLENTY.items():
            patch.setenv(name, value)
        data: Path = tmp_path_factory.mktemp("page") / "var"
        async with Platform(HostSettings(data_dir=data, gateway_port=0)) as platform:
            yield platform


@pytest.fixture(scope="session")
def host(site: Platform) -> str:
    """The address of the platform."""
    return site.url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """A real browser; without one the test is skipped, and in CI it fails."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no Chromium")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    home = [f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=sandbox + home)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def people(chromium: Browser, host: str) -> AsyncIterator["People"]:
    async with contextlib.AsyncExitStack() as opened:
        found = People(chromium, host, opened)
        yield found
        assert found.complaints == []


class People:
    """Persons with a browser each; ``complaints`` are errors that their pages had."""

    def __init__(self, chromium: Browser, host: str, opened: contextlib.AsyncExitStack) -> None:
        self._chromium = chromium
        self._host = host
        self._opened = opened
        self.complaints: list[str] = []

    async def come(
        self,
        name: str,
        link: str = "",
        width: int = 1280,
        height: int = 800,
        checks_page: bool = False,
        language: str = "en-GB",
        sees_motion: bool = False,
    ) -> Page:
        """Somebody who opens ``link``, or the lobby, and says a name; ``checks_page`` admits a checker.

        Commits are shown at once to whoever does not see motion, so that games of tests are quick.
        """
        context = await self._chromium.new_context(
            viewport={"width": width, "height": height},
            bypass_csp=checks_page,
            locale=language,
            reduced_motion="no-preference" if sees_motion else "reduce",
        )
        self._opened.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        page.on("console", self._hear)
        await page.goto(link or self._host)
        await page.fill("input", name)
        await page.click("button.primary")
        return page

    async def open(self, link: str, note: Callable[[Request], None]) -> Page:
        """The page at ``link`` in a new browser, whose requests are told to ``note``."""
        context = await self._chromium.new_context(viewport={"width": 1280, "height": 800})
        self._opened.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", note)
        await page.goto(link)
        return page

    def _hear(self, line: ConsoleMessage) -> None:
        """Answers of the server that the page itself explains are no errors of the page."""
        if line.type == "error" and not line.text.startswith("Failed to load resource"):
            self.complaints.append(line.text)


async def token_of(page: Page) -> str:
    """The token of who has said a name at ``page``, once the server has given one."""
    while not (token := await page.evaluate("localStorage.getItem('sagebrush.token')")):
        await asyncio.sleep(0.05)
    return str(token)
