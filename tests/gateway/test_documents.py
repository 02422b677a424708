"""A reader opens /docs: the site that was built, or a sentence that says how it is."""

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse

from sagebrush_gateway.http.documents import DocumentPages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "docs_files"
    (built / "for").mkdir(parents=True)
    (built / "index.html").write_text("<h1>Sagebrush</h1>")
    (built / "api.md").write_text("# The API")
    (built / "llms.txt").write_text("# Sagebrush")
    (built / "for" / "index.html").write_text("for")
    (tmp_path / "secret.txt").write_text("hidden")
    return built


def reader(folder: Path) -> httpx.AsyncClient:
    pages = DocumentPages(PlainTextResponse("the API", 418), folder)
    return httpx.AsyncClient(transport=httpx.ASGITransport(pages), base_url="http://here")


async def test_the_site_is_served_as_html_and_as_markdown(folder: Path) -> None:
    async with reader(folder) as door:
        first = await door.get("/docs", follow_redirects=True)
        assert first.text == "<h1>Sagebrush</h1>"
        assert first.url.path == "/docs/"
        assert (await door.get("/docs/api.md")).headers["content-type"] == "text/markdown; charset=utf-8"
        assert (await door.get("/llms.txt", follow_redirects=True)).text == "# Sagebrush"
        kept = {"if-none-match": first.headers["etag"]}
        assert (await door.get("/docs/", headers=kept)).status_code == 304


async def test_a_text_is_sent_as_it_was_compressed_by_the_build(folder: Path) -> None:
    (folder / "api.md.gz").write_bytes(gzip.compress(b"# The API, packed"))
    async with reader(folder) as door:
        packed = await door.get("/docs/api.md", headers={"accept-encoding": "gzip"})
        assert packed.text == "# The API, packed"
        assert packed.headers["content-type"] == "text/markdown; charset=utf-8"
        assert packed.headers["vary"] == "Accept-Encoding"
        again = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        assert (await door.get("/docs/api.md", headers=again)).status_code == 304
        for refusing in ("identity", "gzip;q=0, identity"):
            plain = await door.get("/docs/api.md", headers={"accept-encoding": refusing})
            assert plain.text == "# The API"
            assert "content-encoding" not in plain.headers


async def test_behind_a_path_of_a_proxy_the_redirect_stays_there(folder: Path) -> None:
    async with reader(folder) as door:
        assert (await door.get("/docs")).headers["location"] == "docs/"


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/api.md", "/docs/none", "/llms.txt"])
async def test_every_answer_has_the_strict_policy(folder: Path, path: str) -> None:
    async with reader(folder) as door:
        headers = (await door.get(path)).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; ")
    assert "unsafe" not in policy and "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    ["/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt", "/docs//etc/passwd", "/docs/%00"],
)
async def test_no_path_leads_out_of_the_site(folder: Path, path: str) -> None:
    async with reader(folder) as door:
        answer = await door.get(httpx.URL("http://here").copy_with(raw_path=path.encode()))
    assert answer.status_code in (404, 418)
    assert "hidden" not in answer.text and "root:" not in answer.text


async def test_a_link_inside_the_site_is_not_followed_out_of_it(folder: Path) -> None:
    (folder / "leak.txt").symlink_to(folder.parent / "secret.txt")
    async with reader(folder) as door:
        assert (await door.get("/docs/leak.txt")).status_code == 404


async def test_where_nothing_is_built_the_answer_says_how_to_build_it(tmp_path: Path) -> None:
    async with reader(tmp_path) as door:
        answer = await door.get("/docs/")
        assert answer.status_code == 404
        assert "`make docs`" in answer.text
        assert answer.headers["cache-control"] == "no-store"
        assert (await door.get("/docs/../secret.txt")).status_code in (404, 418)


async def test_everything_else_is_passed_on(folder: Path) -> None:
    async with reader(folder) as door:
        for path in ("/", "/v1/titles", "/docsx", "/openapi.json"):
            assert (await door.get(path)).status_code == 418
        assert (await door.post("/docs/")).status_code == 405
