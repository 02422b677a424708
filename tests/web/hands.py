"""Two ways in which people play: with the mouse alone, and with the keyboard alone. Neither calls the API."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Page

LONGEST = 500.0
"""Seconds that a whole game may take: 50 are usual, beside other work on two cores."""

POINT = """([turn, ends]) => {
  if (document.querySelector('.end')) return { kind: 'over' };
  const ready = document.querySelector('.bar .primary');
  if (!document.querySelector('.bar.mine') || ready?.disabled) return { kind: 'waits' };
  const every = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const any = (found) => found[turn % found.length];
  const acts = every('.bar .acts:not(.undo) button:not(.quiet)');
  const things = every('.board .thing.lit[role=button]:not(.chosen), .board .sides button:not(.chosen)');
  const list = every('.choices-list li button');
  const ending = ends && [...acts, ...list].find((one) => new RegExp(ends, 'i').test(one.textContent));
  const [kind, target] = ready ? ['confirms', ready] : ending ? ['ends', ending]
    : things.length ? ['board', any(things)] : acts.length ? ['bar', any(acts)] : ['list', any(list)];
  if (!target) return { kind: 'waits' };
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const box = target.getBoundingClientRect();
  const shares = [0.5, 0.2, 0.8, 0.08, 0.92];
  const at = (right, down) => [box.left + right * box.width, box.top + down * box.height];
  const places = shares.flatMap((right) => shares.map((down) => at(right, down)));
  const free = ([x, y]) => document.elementFromPoint(x, y)?.closest('button, [role=button]') === target;
  return { kind, at: places.find(free), name: target.getAttribute('aria-label') ?? target.textContent };
}"""
"""What this person points at next, with a place on the screen where nothing covers it."""

LOOK = """() => {
  if (document.querySelector('.end')) return { kind: 'over' };
  if (/[/][0-9]+$/.test(location.hash)) return { kind: 'past' };
  const ready = document.querySelector('.bar .primary');
  if (!document.querySelector('.bar.mine') || ready?.disabled) return { kind: 'waits' };
  const list = [...document.querySelectorAll('.choices-list li button')].map((one) => one.textContent);
  const things = document.querySelectorAll('.board .thing.lit[role=button]').length;
  return { kind: ready ? 'confirms' : 'chooses', isThere: document.activeElement === ready, list, things };
}"""
"""What a reader of the screen knows before pressing a key."""

FOCUSED = """() => {
  const at = document.activeElement;
  return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? '';
}"""


@dataclass
class Hands:
    """Somebody at ``page``, who after ``free`` choices takes what ``ends`` matches wherever it is offered."""

    page: Page
    ends: str
    free: int = 25
    turn: int = 0
    used: Counter[str] = field(default_factory=Counter)

    async def act(self) -> str:
        """Does one thing; says which kind of thing it was, ``waits`` or ``over``."""
        self.turn += 7
        kind = await self.choose(self.ends if self.used.total() >= self.free else "")
        if kind not in ("waits", "over"):
            self.used[kind] += 1
        return kind

    async def choose(self, ends: str) -> str:
        raise NotImplementedError


class Mouse(Hands):
    """Points at what is lit, then presses the buttons that appear."""

    async def choose(self, ends: str) -> str:
        found: dict[str, Any] = await self.page.evaluate(POINT, [self.turn, ends])
        if "name" in found:
            assert found.get("at"), f"something covers {found['name']}"
            await self.page.mouse.click(*found["at"])
        kind: str = found["kind"]
        return kind


class Keyboard(Hands):
    """Goes about the board by arrows and through the list by its search."""

    async def choose(self, ends: str) -> str:
        seen: dict[str, Any] = await self.page.evaluate(LOOK)
        if seen["kind"] == "confirms" and seen["isThere"]:
            await self.press("Enter")
        elif seen["kind"] in ("confirms", "past"):  # the page changed under a key that was meant for something else
            await self.press("Escape")
        elif seen["kind"] == "chooses":
            await self.press("Escape")
            seen = await self.page.evaluate(LOOK)
        kind: str = seen["kind"]
        return await self.pick(seen, ends) if kind == "chooses" else kind

    async def pick(self, seen: dict[str, Any], ends: str) -> str:
        wanted = next((line for line in seen["list"] if ends and line.lower().startswith(tuple(ends.split("|")))), "")
        if seen["things"] and not wanted and (self.turn % 2 or not self.used["board"]):
            await self.press("b", *["ArrowRight", "ArrowDown", "ArrowLeft"][: self.turn % 4], "Enter")
            return "board"
        await self.press("/")
        if not seen["list"]:  # somebody moved while a search was typed, and nothing has its words any more
            await self.press("Control+a", "Backspace")
            return "search"
        if len(seen["list"]) <= SHORT:
            place = seen["list"].index(wanted) if wanted else self.turn % len(seen["list"])
            await self.press(*["Tab"] * place, "Enter")
            return "list"
        await self.press("Control+a", "Backspace")
        await self.page.keyboard.type((wanted or seen["list"][self.turn % len(seen["list"])]).rstrip("⚄◉ "))
        await self.press("Enter")
        return "search"

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def go_to(self, name: str) -> None:
        """Tab after tab until the focus is on what begins with ``name``."""
        for _ in range(200):
            if (await self.page.evaluate(FOCUSED)).strip().startswith(name):
                return
            await self.press("Tab")
        raise AssertionError(f"no tab leads to {name}")

    async def choose_title(self, name: str) -> None:
        """The titles are one stop of the tab key; arrow after arrow leads to the one that begins with ``name``."""
        await self.go_to("Carson City")
        for _ in range(5):
            if (await self.page.evaluate(FOCUSED)).strip().startswith(name):
                return
            await self.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {name}")

    async def take(self, name: str, option: str = "") -> None:
        """Goes to ``name`` and presses it, or chooses its ``option``."""
        await self.go_to(name)
        await (self.page.keyboard.type(option) if option else self.press("Enter"))


SHORT = 8
"""So many choices have no search."""


async def play(*people: Hands) -> None:
    """Everybody does one thing after the other until the game is over for all of them."""
    async with asyncio.timeout(LONGEST):
        while True:
            done = [await person.act() for person in people]
            if set(done) == {"over"}:
                return
            if set(done) <= {"over", "waits"}:
                await asyncio.sleep(0.02)
