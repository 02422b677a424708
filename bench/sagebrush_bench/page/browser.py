"""A real Chromium, and what it says of a page: bytes, times, script time, memory."""

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from sagebrush_bench.figure import BenchError

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000
"""Milliseconds in which a page shows what it is waited for."""
POLL = 0.05
FIRST = """
const watch = new MutationObserver(() => {
  if (window.firstSeen || !document.querySelector(%r)) return;
  window.firstSeen = performance.now();
  watch.disconnect();
});
watch.observe(document, { subtree: true, childList: true });
"""
PAINTS = """(() => {
  const counted = () => String(READ);
  let last = counted();
  window.painted = {};
  new MutationObserver(() => {
    const now = counted();
    if (now === last) return;
    last = now;
    const note = () => { window.painted[now] = performance.timeOrigin + performance.now(); };
    requestAnimationFrame(() => setTimeout(note));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})()"""
"""Notes when each state was painted: at the end of the frame after the change."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The Chromium of this machine; BenchError without one."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        raise BenchError("this machine has no Chromium")
    async with async_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = await playwright.chromium.launch(executable_path=program, args=sandbox)
        try:
            yield browser
        finally:
            await browser.close()


@dataclass(frozen=True, slots=True)
class Watched:
    """An open page that has shown what it was opened for."""

    page: Page
    session: CDPSession
    first: float
    """Milliseconds from the navigation to the first picture of it."""
    received: int
    """Bytes that came over the wire until then, as they were compressed."""

    async def note_paints(self, read: str) -> None:
        """From now on, note when each value of the expression ``read`` is painted."""
        await self.page.evaluate(PAINTS.replace("READ", read))

    async def paints(self, value: str) -> dict[str, float]:
        """When each value was painted, in milliseconds since 1970, once ``value`` was."""
        until = time.monotonic() + PATIENCE / 1000
        while value not in (found := await self.page.evaluate("window.painted")):
            if time.monotonic() > until:
                raise BenchError(f"the page never showed {value}")
            await asyncio.sleep(POLL)
        return dict(found)

    async def metrics(self) -> dict[str, float]:
        """What the browser counts: seconds of script and of the main thread, bytes of the heap."""
        found: list[dict[str, Any]] = (await self.session.send("Performance.getMetrics"))["metrics"]
        return {metric["name"]: metric["value"] for metric in found}

    async def heap(self) -> float:
        """Megabytes that the page's scripts hold, after everything else was thrown away."""
        await self.session.send("HeapProfiler.collectGarbage")
        return (await self.metrics())["JSHeapUsedSize"] / 1e6


@asynccontextmanager
async def watched(browser: Browser, address: str, selector: str, kept: dict[str, str]) -> AsyncIterator[Watched]:
    """A page with nothing in its cache, once ``selector`` is seen; ``kept`` lies in its storage. No motion."""
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        for name, value in kept.items():
            await context.add_init_script(f"localStorage[{name!r}] = {value!r};")
        await context.add_init_script(FIRST % selector)
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        sizes: list[int] = []
        session.on("Network.dataReceived", lambda event: sizes.append(event["encodedDataLength"]))
        for domain in ("Network", "Performance", "HeapProfiler"):
            await session.send(f"{domain}.enable")
        await page.goto(address)
        await page.wait_for_selector(selector, timeout=PATIENCE, state="attached")
        await asyncio.sleep(0.5)  # sheets of pieces come after the table
        yield Watched(page, session, await page.evaluate("window.firstSeen"), sum(sizes))
    finally:
        await context.close()
