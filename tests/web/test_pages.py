"""What the gateway serves to a browser before anybody plays."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from sagebrush_gateway.http.modules import preloads
from sagebrush_gateway.http.pages import WebPages, content_hash, web_folder

FIRST_TABLE = 100_000
"""Bytes of files, compressed, that a browser may load before it shows the first table; the game has up to 50,000."""
BOARDS = ("carson-city", "tiny-epic-western", "sierra-west")


@pytest.fixture
def browser() -> httpx.AsyncClient:
    api = Starlette(routes=[Route("/v1/titles", lambda _request: PlainTextResponse("the API"))])
    served = httpx.ASGITransport(app=WebPages(api, web_folder()))
    return httpx.AsyncClient(transport=served, base_url="http://host")


def scripts(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="(web/[^"]+)"', page)


async def test_the_address_of_the_host_shows_the_page(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/")
    assert answer.status_code == 200
    assert "text/html" in answer.headers["content-type"]
    assert "web/tree/" not in answer.text
    for path in scripts(answer.text):
        assert (await browser.get(f"/{path}")).status_code == 200


async def test_a_browser_keeps_the_files_and_asks_for_the_page_again(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/")
    assert page.headers["cache-control"] == "no-cache"
    for tag in (page.headers["etag"], f"W/{page.headers['etag']}"):  # a proxy that compresses it makes it weak
        assert (await browser.get("/", headers={"if-none-match": tag})).status_code == 304
    kept = (await browser.get(f"/{scripts(page.text)[0]}")).headers["cache-control"]
    assert "immutable" in kept


async def test_files_of_another_release_are_gone_and_nobody_keeps_that_answer(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/web/0123456789abcdef/app.js")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


async def test_the_page_names_the_documents_where_there_are_some() -> None:
    """And does not ask for them: what is not there would be an error in the console of every visit."""
    for names_documents in (False, True):
        pages = WebPages(PlainTextResponse("the API"), web_folder(), names_documents)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=pages), base_url="http://host") as browser:
            assert ('<link rel="help" href="docs/">' in (await browser.get("/")).text) == names_documents
            assert 'rel="help"' not in (await browser.get("/pieces")).text


@pytest.mark.parametrize("path", ["../sagebrush_gateway/app.py", "%2e%2e/sagebrush_gateway/app.py", "..%2fapp.py", ""])
async def test_nothing_beside_the_files_of_the_page_is_served(browser: httpx.AsyncClient, path: str) -> None:
    tree = content_hash(web_folder())
    assert (await browser.get(f"/web/{tree}/{path}")).status_code == 404


async def test_the_page_allows_no_script_of_anybody_else(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self'" in policy
    assert "unsafe" not in policy and "http" not in policy
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=", page.text)


def test_no_file_of_the_page_names_a_foreign_host() -> None:
    for path in web_folder().rglob("*.js"):
        if "kept" not in path.parts:
            foreign = [url for url in re.findall(r"https?://[^\s\"'`]+", path.read_text()) if "www.w3.org" not in url]
            assert not foreign, f"{path.name}: {foreign}"


async def test_the_api_stays_where_it_was(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/v1/titles")).text == "the API"
    assert (await browser.get("/webhooks")).status_code == 404


async def test_a_file_travels_compressed_and_is_known_again(browser: httpx.AsyncClient) -> None:
    path = f"/web/{content_hash(web_folder())}/app.js"
    packed = await browser.get(path)
    assert packed.headers["content-encoding"] == "gzip" and packed.text == (web_folder() / "app.js").read_text()
    plain = await browser.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == packed.text
    assert (await browser.get(path, headers={"if-none-match": plain.headers["etag"]})).status_code == 304
    assert (await browser.post(path)).status_code == 405


async def test_every_module_of_the_first_table_is_asked_for_at_once(browser: httpx.AsyncClient) -> None:
    """And none that only another screen needs."""
    page = (await browser.get("/")).text
    named = {path.partition("/")[2].partition("/")[2] for path in re.findall(r'modulepreload" href="([^"]+)"', page)}
    assert {"app.js", "table/store.js", "client/views.js", "table/marks.js"} <= named
    assert not {"parts/lobby.js", "parts/file-page.js", "parts/end.js", "languages/de.js"} & named


@pytest.mark.parametrize("board", BOARDS)
def test_the_first_table_is_small(board: str) -> None:
    """What is asked for at once, the title's own board and sheet of pieces, and a language; of the game nothing."""
    folder = web_folder()
    modules = {*preloads(folder, "app.js"), *preloads(folder, f"boards/{board}/board.js")}
    own = [
        *(folder / "boards" / board).glob("*.css"),
        folder / "pieces" / f"{board}.svg",
        folder / "languages" / "de.js",
        folder / "languages" / board / "de.js",
    ]
    files = [folder / path for path in modules] + [*own, *(folder / "style").iterdir()]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    assert size < FIRST_TABLE, f"{board}: {size} bytes"


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_brings_its_own_look_and_the_table_has_none_of_it(board: str) -> None:
    folder = web_folder()
    shared = (folder / "style" / "table.css").read_text()
    look = (folder / "boards" / board / "look.css").read_text()
    own = set(re.findall(r"(?:^|[{}]) *\.([a-z-]+)", look, re.MULTILINE)) - {"piece-list"}
    assert own
    assert not [name for name in own if re.search(rf"\.{name}(?![\w-])", shared)]


def test_the_same_files_have_the_same_address_and_others_another(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    first = content_hash(tmp_path)
    assert content_hash(tmp_path) == first
    (tmp_path / "a.js").write_text("2")
    assert content_hash(tmp_path) != first
