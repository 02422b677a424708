"""Readers find every page: on the site, in its navigation, as Markdown; and nothing of it comes from elsewhere."""

import gzip
import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright
from starlette.responses import PlainTextResponse

from deploy.site import building
from deploy.site.building import all_pages, build
from deploy.site.links import relinked
from deploy.site.navigation import AUDIENCES, REST, listed, sections
from deploy.site.sources import DOCS, ROOT
from sagebrush_games import TITLES
from sagebrush_gateway.http.documents import DocumentPages
from tests.servers import free_port, wait_until
from tests.web.conftest import CHROMIUM, REQUIRED

PAGES = all_pages()
WHAT_TO_DO = (
    "Add a row '- [Title](../page.md): what for' to the list of its readers in docs/for; docs/site.md says more."
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once."""
    folder = tmp_path_factory.mktemp("site")
    assert build(folder / "out", folder / "stage") == 0
    return folder / "out"


class Page(HTMLParser):
    """Ids and links of a page, what it loads, and what a strict policy would not run."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.inline: list[str] = []
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.ids.add(named.get("id", ""))
        if tag == "a":
            self.links.add(named.get("href", ""))
        elif tag in ("script", "img", "link", "iframe", "source"):
            self.loaded.add(named.get("src") or named.get("href", ""))
        self._script = tag == "script" and "src" not in named and named.get("type") != "application/json"
        self.inline += [name for name in named if name == "style" or name.startswith("on")]

    def handle_data(self, data: str) -> None:
        if self._script and data.strip():
            self.inline.append(data)


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {page: Page(page.read_text("utf-8")) for page in site.rglob("*.html")}


def test_every_page_is_in_the_list_of_an_audience() -> None:
    assert [section.pages for section in sections(PAGES) if section.title == REST] == [], WHAT_TO_DO


def test_a_new_page_is_shown_before_anybody_lists_it() -> None:
    (more,) = [section for section in sections(PAGES | {"new.md": "# New\n"}) if section.title == REST]
    assert more.pages == ["new.md"]


@pytest.mark.parametrize("audience", AUDIENCES)
def test_an_audience_has_a_list_and_every_row_leads_to_a_page(audience: str) -> None:
    rows = listed(audience, PAGES)
    assert rows
    assert [page for page in rows if page not in PAGES] == []
    assert PAGES[audience].count("\n- [") == len(rows), "a row is '- [Title](../page.md): what for'"


def test_every_page_is_html_and_markdown_and_in_the_index_for_programs(site: Path) -> None:
    index = (site / "llms.txt").read_text("utf-8")
    for page, text in PAGES.items():
        assert (site / page).with_suffix(".html").is_file(), page
        assert (site / page).read_text("utf-8") == text
        assert gzip.decompress((site / f"{page}.gz").read_bytes()).decode() == text
        assert f"]({page})" in index or page == "index.md"
    assert index.startswith("# Sagebrush\n\n> Sagebrush is a platform")
    assert "\n## Optional\n" in index


def test_every_link_of_the_site_leads_to_a_page_and_a_heading(site: Path, pages: dict[Path, Page]) -> None:
    broken = []
    for page, read in pages.items():
        for link in read.links:
            path, _, heading = link.partition("#")
            if "://" in link or link.startswith("mailto:"):
                continue
            found = (page.parent / path).resolve() if path else page
            found = found / "index.html" if found.is_dir() else found
            if not found.is_file() or (heading and found in pages and heading not in pages[found].ids):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


def test_the_site_loads_nothing_from_elsewhere_and_runs_under_a_strict_policy(pages: dict[Path, Page]) -> None:
    assert {file for page in pages.values() for file in page.loaded if re.match("[a-z]+:|//", file)} == set()
    assert {str(page): read.inline for page, read in pages.items() if read.inline} == {}


def test_the_reference_has_every_route_every_schema_and_every_stream() -> None:
    described = json.loads((DOCS / "openapi.json").read_text("utf-8"))
    reference = "".join(text for page, text in PAGES.items() if page.startswith("reference/http"))
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert f"## {method.upper()} {path} {{ #{operation['operationId']} }}" in reference
    assert [name for name in described["components"]["schemas"] if f"## {name} {{ #{name} }}" not in reference] == []
    streams = json.loads((DOCS / "asyncapi.json").read_text("utf-8"))
    assert [name for name in streams["channels"] if f"#channel-{name} }}" not in PAGES["reference/streams.md"]] == []


@pytest.mark.parametrize("title", TITLES)
def test_the_reference_of_a_title_has_every_command_and_every_event(title: str) -> None:
    page, types = PAGES[f"reference/title-{title}.md"], TITLES[title].types
    assert [kind.__name__ for kind in (*types.commands, *types.events) if f"{{ #{kind.__name__} }}" not in page] == []
    assert "| field | type | required | meaning |" in page


def test_the_reference_of_a_package_has_signatures_and_sentences() -> None:
    client = PAGES["reference/python-sagebrush_client.md"]
    assert "#### Client.open_table {" in client
    assert "Everything a caller can ask of a platform" in client
    assert "class Decider" in PAGES["reference/python-sagebrush_games.md"]


def test_rulings_of_every_title_are_on_the_site() -> None:
    titles = [text for page, text in PAGES.items() if page.startswith("titles/")]
    assert len(titles) == len(list((ROOT / "services" / "sagebrush_games").glob("*/README.md")))
    assert all("\n## Rulings\n" in text for text in titles)


def test_a_link_to_a_page_is_moved_a_link_to_source_is_named_and_code_is_left(tmp_path: Path) -> None:
    file = DOCS / "planted.md"
    text = "[A](api.md#limits) [guests](../services/x.py) `y`\n\n```\n[A](api.md)\n```\n[there](https://example.org)\n"
    known = {DOCS / "api.md": "deep/api.md"}

    class Planted(type(file)):  # type: ignore[misc]
        def read_text(self, *_: object, **__: object) -> str:
            return text

    moved = relinked(Planted(file), "other/planted.md", known)
    assert moved.startswith("[A](../deep/api.md#limits) guests (`services/x.py`) `y`")
    assert "```\n[A](api.md)\n```\n[there](https://example.org)" in moved


def test_a_link_that_leads_nowhere_fails_the_build_and_leaves_the_old_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {page: PAGES[page] for page in PAGES if not page.startswith(("adr/", "reference/", "titles/"))}
    planted = {**few, "glossary.md": "# Glossary\n\n[nowhere](nowhere.md)\n"}
    monkeypatch.setattr(building, "all_pages", lambda: planted)
    out = tmp_path / "out"
    out.mkdir()
    (out / "index.html").write_text("old")
    assert build(out, tmp_path / "stage") != 0
    assert (out / "index.html").read_text() == "old"


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """The site as a gateway serves it."""
    pages = DocumentPages(PlainTextResponse("the API", 404), site)
    server = uvicorn.Server(uvicorn.Config(pages, port=free_port(), log_level="error", lifespan="off", ws="none"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    yield f"http://127.0.0.1:{server.config.port}/docs/"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no Chromium")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=sandbox)
        yield browser
        browser.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 900)], ids=["a telephone", "a desk"])
def test_a_reader_searches_and_reads_and_the_browser_finds_nothing_to_complain_about(
    chromium: Browser, address: str, width: int, height: int
) -> None:
    complaints: list[str] = []
    asked: set[str] = set()
    page = chromium.new_page(viewport={"width": width, "height": height})
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.add(request.url))
    for path in ("", "for/hosts/", "reference/http-tables.html", "titles/sierra-west.html", "measured.html"):
        page.goto(address + path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is too wide"
    page.goto(address)
    page.locator("label[for=__search]:visible, .md-search__button:visible").first.click()
    page.locator("dialog input").first.fill("rotate key")
    page.locator("dialog a", has_text="app rotate").first.click()
    page.wait_for_url("**/operating.html*")
    assert complaints == []
    assert {url for url in asked if not url.startswith((address, "data:"))} == set()
    page.close()
