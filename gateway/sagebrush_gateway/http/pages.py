"""The page to play on: static files beside the API, at an address that names their content, for browsers to keep."""

from hashlib import sha256
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from sagebrush_gateway.http.headers import with_headers
from sagebrush_gateway.http.kept_files import KeptFiles
from sagebrush_gateway.http.modules import preloads

PLACEHOLDER = "web/tree/"
"""What ``index.html`` says where the address of the files stands once they are served."""

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""No inline script or style, and no other host."""

EMBED_POLICY = PAGE_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""Any page may show the viewer in a frame: it knows no seat of its browser, so nobody can be led to play in it."""

HEADERS = {
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
DOCUMENTS = ("/", "/embed", "/pieces")
"""The page, the viewer for frames of other pages, and all pieces side by side."""
SCRIPTS = {"index.html": "app.js", "embed.html": "embed.js", "pieces.html": "pieces.js"}
"""The first module of each document; all that it imports is asked for at once."""
HELP = '<link rel="help" href="docs/">\n'
"""Tells the page that there are documents, so that it need not ask."""
A_YEAR = "public, max-age=31536000, immutable"


def web_folder() -> Path:
    """Where the files lie: in the package of a wheel; in a checkout beside it, with links to the client."""
    package = Path(__file__).parent.parent
    inside = package / "web_files"
    return inside if inside.is_dir() else package.parent / "web"


class WebPages:
    """An ASGI layer that answers for the documents of the page and ``/web/…``, and passes the rest to ``app``.

    The files are public and the same for everybody: no token, no limit of the API counts for them. ``names_documents``:
    whether the page shows the way to ``/docs``.
    """

    def __init__(self, app: ASGIApp, folder: Path, names_documents: bool = False) -> None:
        self._app = app
        tree = f"web/{content_hash(folder)}"
        page, viewer, pieces = (_document(folder, name, f"{tree}/") for name in SCRIPTS)
        page = page.replace("</head>", f"{HELP}</head>") if names_documents else page
        files = KeptFiles(folder)
        self._pages = Starlette(
            routes=[
                Route("/", _index(page, PAGE_POLICY), methods=["GET"]),
                Route("/embed", _index(viewer, EMBED_POLICY), methods=["GET"]),
                Route("/pieces", _index(pieces, PAGE_POLICY), methods=["GET"]),
                Mount(f"/{tree}", with_headers(files, HEADERS, A_YEAR)),
                Mount("/web", with_headers(_gone, HEADERS, "no-store")),
            ]
        )
        self._pages.router.redirect_slashes = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request of the page, or passes it on."""
        is_page = scope["type"] == "http" and (scope["path"] in DOCUMENTS or scope["path"].startswith("/web/"))
        await (self._pages if is_page else self._app)(scope, receive, send)


def content_hash(folder: Path) -> str:
    """A name for the content of ``folder``: 16 hexadecimal digits that differ when any file does."""
    digest = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(folder)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _document(folder: Path, name: str, tree: str) -> str:
    """A document with the addresses of its files, and a link for each module that its script needs."""
    links = "".join(
        f'<link rel="modulepreload" href="{PLACEHOLDER}{path}">\n' for path in preloads(folder, SCRIPTS[name])
    )
    page = (folder / name).read_text().replace("</head>", f"{links}</head>")
    return page.replace(PLACEHOLDER, tree)


def _index(page: str, policy: str) -> ASGIApp:
    """One document; it is asked for again at each visit, so that a new release is seen at once."""
    etag = f'"{sha256(page.encode()).hexdigest()[:16]}"'

    def index(request: Request) -> Response:
        headers = {**HEADERS, "content-security-policy": policy, "etag": etag, "cache-control": "no-cache"}
        if etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(page, media_type="text/html", headers=headers)

    return index  # type: ignore[return-value]


async def _gone(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer for files of a release that is not served any more: the page reloads and finds the new ones."""
    await Response("This file belongs to another release; load the page again.", status_code=404)(scope, receive, send)
