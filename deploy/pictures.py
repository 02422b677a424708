"""``python -m deploy.pictures``: takes the pictures of the page that README and documents show, in a real Chromium.

Computers play a game of each title up to a version; the person whose seat it is then looks at it on a desk, in the dark
and on a phone. Dice differ, so pictures do: look at each before you keep it.
"""

import argparse
import base64
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from sagebrush_cli.client.local_platform import with_own_platform
from sagebrush_client import Client, Turns

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
QUALITY = 72
"""Of a WebP picture, in percent."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
NAME = "Anna"
PATIENCE = 30_000
"""Milliseconds in which a page is drawn."""
SETTLED = 1_000
"""Milliseconds after which lists and pieces have come; the stream of a game has no end to wait for."""


class Scene(NamedTuple):
    """A game at a version."""

    name: str
    title: str
    edition: str
    seats: int
    version: int


class Size(NamedTuple):
    """A screen, in pixels."""

    name: str
    width: int
    height: int
    theme: str = "light"


SCENES = (
    Scene("carson-city", "carson-city", "2009", 4, 100),
    Scene("carson-city-big-box", "carson-city", "big-box", 6, 150),
    Scene("tiny-epic-western", "tiny-epic-western", "standard", 4, 60),
    Scene("sierra-west", "sierra-west", "apple-hill", 3, 150),
)
SIZES = (Size("desk", 1280, 800), Size("dark", 1280, 800, "dark"), Size("phone", 390, 844))
LOBBY = "lobby"
PIECES = "pieces"


def main() -> int:
    """0 when every picture was taken; 1 where there is no browser."""
    parser = argparse.ArgumentParser(prog="python -m deploy.pictures", description=__doc__)
    parser.add_argument("--url", default="", help="a platform that runs; one of its own by default")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder (default: %(default)s)")
    parser.add_argument("scenes", nargs="*", help=f"of {', '.join([LOBBY, PIECES, *(scene.name for scene in SCENES)])}")
    asked = parser.parse_args()
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        print("This machine has no Chromium.", file=sys.stderr)
        return 1
    asked.out.mkdir(parents=True, exist_ok=True)
    shot = partial(take, program=program, out=asked.out, wanted=asked.scenes)
    if asked.url:
        shot(asked.url)
    else:
        with_own_platform("pictures", lambda own, _data: shot(own))
    return 0


def take(url: str, program: str, out: Path, wanted: list[str]) -> None:
    """All pictures, or those that are ``wanted``."""
    with browser(program) as chromium:
        for scene in SCENES:
            if not wanted or scene.name in wanted:
                take_scene(chromium, url, scene, out)
        for name, address in ((LOBBY, ""), (PIECES, "pieces")):
            if not wanted or name in wanted:
                api = Client(url)
                api.register(NAME)
                take_sizes(chromium, api, f"{url}/{address}", name, out)


@contextmanager
def browser(program: str) -> Iterator[Browser]:
    """A Chromium of this machine."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"] if os.geteuid() == 0 else [])
        yield opened
        opened.close()


def take_scene(chromium: Browser, url: str, scene: Scene, out: Path) -> None:
    """The pictures of a table at which it is this guest's turn."""
    api = Client(url)
    api.register(NAME)
    table = api.open_table(scene.title, scene.seats, scene.edition, [], {}, "Saturday night")
    game = table.start_against("casual").game
    play_to(api, game, scene.version)
    take_sizes(chromium, api, f"{url}/#/table/{game}", scene.name, out)


def play_to(api: Client, game: str, version: int) -> None:
    """Lets a computer play this guest's seat up to ``version``, and waits for the next turn of the guest."""
    turns = Turns.of(api.game(game))
    is_away = False
    for frame in api.game(game).follow(legal=True):
        if not is_away and frame["version"] < version:
            is_away = bool(api.game(game).submit({"type": "leave-seat"}))
        elif is_away and frame["version"] >= version:
            is_away = not api.game(game).submit({"type": "return-to-seat"})
        elif frame["over"] or (frame["version"] >= version and turns.choices(frame)):
            return


def take_sizes(chromium: Browser, api: Client, address: str, name: str, out: Path) -> None:
    """A picture for each size of screen."""
    for size in SIZES:
        context = chromium.new_context(
            viewport={"width": size.width, "height": size.height},
            color_scheme="dark" if size.theme == "dark" else "light",
        )
        context.add_init_script(f"localStorage['sagebrush.token'] = {api.token!r};")
        context.add_init_script(f'localStorage[\'sagebrush.guest\'] = \'{{"guest": "", "name": "{NAME}"}}\';')
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector(".board .thing, .titles .title, .piece-list section + section", timeout=PATIENCE)
        page.wait_for_timeout(SETTLED)
        save(page, out / f"{name}-{size.name}.webp")
        context.close()


def save(page: Page, file: Path) -> None:
    """What is in sight, as WebP."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"{file}: {file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    sys.exit(main())
