"""Whoever draws better sees every piece, and replaces a sheet."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.async_api import Request

from sagebrush_games import TITLES
from tests.web.conftest import People
from tests.web.test_play import without_violations

PIECES = Path("gateway/web/pieces")
SHAPES = {
    "svg",
    "symbol",
    "g",
    "path",
    "circle",
    "ellipse",
    "title",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
    "text",
}
SVG = "{http://www.w3.org/2000/svg}"
REFERENCES = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href').split('/').at(-1))"
STATES = ("plain", "lit", "chosen", "shown", "told")


def sheets() -> list[Path]:
    return [PIECES / f"{title}.svg" for title in TITLES]


def symbols(sheet: Path) -> list[str]:
    return [symbol.attrib["id"] for symbol in ElementTree.parse(sheet).iter(f"{SVG}symbol")]


@pytest.mark.parametrize("drawing", sorted(PIECES.rglob("*.svg")), ids=lambda path: path.name)
def test_a_sheet_has_shapes_alone(drawing: Path) -> None:
    elements = list(ElementTree.parse(drawing).iter())
    assert {element.tag.removeprefix(SVG) for element in elements} <= SHAPES
    names = [name for element in elements for name in element.attrib]
    assert not [name for name in names if name.startswith("on") or "href" in name or name == "style"]
    assert not re.search(r"url\((?!#)", drawing.read_text("utf-8"))


@pytest.mark.parametrize("sheet", sheets(), ids=lambda path: path.stem)
def test_the_symbols_of_a_sheet_have_names_and_squares_of_their_own(sheet: Path) -> None:
    assert [name for name, count in Counter(symbols(sheet)).items() if count > 1] == []
    boxes = {symbol.attrib["viewBox"] for symbol in ElementTree.parse(sheet).iter(f"{SVG}symbol")}
    assert boxes == {"0 0 100 100"}


def test_every_title_has_a_picture_in_the_lobby() -> None:
    style = Path("gateway/web/style/page.css").read_text("utf-8")
    for title in TITLES:
        assert f"pieces/scenes/{title}.svg" in style and (PIECES / "scenes" / f"{title}.svg").is_file()


@pytest.mark.platform
async def test_every_piece_is_seen_and_every_symbol_is_a_piece(people: People, host: str) -> None:
    asked: list[Request] = []
    page = await people.open(f"{host}/pieces", lambda request: asked.append(request))
    await page.wait_for_selector(f"[data-sections='{len(TITLES)}']")
    drawn = set(await page.evaluate(REFERENCES))
    assert drawn == {f"{sheet.name}#{symbol}" for sheet in sheets() for symbol in symbols(sheet)}
    for thing in ("parcel", "box", "spot", "building", "peak"):
        for state in STATES:
            assert await page.locator(f"[data-piece='{thing} {state}']").count() == 1, f"{thing} {state}"
    assert {request.url.split("/")[2] for request in asked} == {host.split("/")[2]}


@pytest.mark.platform
async def test_somebody_without_eyes_or_a_mouse_reads_the_pieces(people: People, host: str) -> None:
    page = await people.come("Anna", checks_page=True, width=390, height=800)
    await page.goto(f"{host}/pieces")
    await page.wait_for_selector(f"[data-sections='{len(TITLES)}']")
    await without_violations(page)
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390
