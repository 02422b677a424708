"""The documents as a site at /docs: static files that were built, or a sentence that says how they are."""

import os
from mimetypes import guess_type
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from sagebrush_gateway.catalogue import is_gzip_read
from sagebrush_gateway.http.headers import with_headers

SEARCH_STYLE = "sha256-NwSx/R2V/U4jnW0Tq5pQ53Y/rzPVJ4dqE7D6UTA/J1k="
"""The one style that a script of the generator adds, that of the search; a test in a browser names the new one."""
DOCUMENTS_POLICY = (
    f"default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' '{SEARCH_STYLE}'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""No inline script, no other host; the search is a worker that reads one file of ours."""
HEADERS = {
    "content-security-policy": DOCUMENTS_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
NOT_BUILT = (
    "The documents are not built here. In a checkout, `make docs` builds them, and a gateway that is started again "
    "serves them; images and wheels of a release have them. The same pages are Markdown files in the folder docs/.\n"
)


def documents_folder() -> Path:
    """Where the site lies once it is built, in a checkout and in an installed wheel."""
    return Path(__file__).parent.parent / "docs_files"


def has_documents(folder: Path) -> bool:
    """Whether the site was built into ``folder``."""
    return (folder / "index.html").is_file()


class DocumentPages:
    """An ASGI layer that answers for ``/docs…`` and ``/llms.txt`` and passes everything else to ``app``.

    The files are public and the same for everybody: no token, no limit of the API counts for them.
    """

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        served = PackedFiles(directory=folder, html=True) if has_documents(folder) else _not_built
        routes = [
            Route("/docs", _redirect, methods=["GET"]),
            Route("/llms.txt", _redirect, methods=["GET"]),
            Mount("/docs", served),
        ]
        pages = Starlette(routes=routes)
        pages.router.redirect_slashes = False
        self._pages = with_headers(pages, HEADERS, "no-cache")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request of the documents, or passes it on."""
        path = scope.get("path", "")
        is_document = scope["type"] == "http" and (path in ("/docs", "/llms.txt") or path.startswith("/docs/"))
        await (self._pages if is_document else self._app)(scope, receive, send)


def _redirect(request: Request) -> Response:
    """To the first page, or to the index for programs; relative, so that a proxy may put a path before it."""
    target = "docs/llms.txt" if request.url.path == "/llms.txt" else "docs/"
    return RedirectResponse(target, status_code=308)


class PackedFiles(StaticFiles):
    """Files that were compressed when the site was built.

    To compress a megabyte for the search takes 60 ms, in which a gateway would answer nobody else.
    """

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The compressed file beside ``full_path`` for a client that takes it, the file itself otherwise."""
        asked, packed = Headers(scope=scope), Path(f"{os.fspath(full_path)}.gz")
        if not is_gzip_read(asked.get("accept-encoding", "")) or not packed.is_file():
            return super().file_response(full_path, stat_result, scope, status_code)
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        media, status = guess_type(full_path)[0], packed.stat()
        response = FileResponse(packed, status_code, headers, media_type=media, stat_result=status)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


async def _not_built(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(NOT_BUILT, status_code=404)(scope, receive, send)
