"""Files that are read and compressed once, at the start: seventy small ones at once keep no thread and no disk busy."""

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sagebrush_gateway.catalogue import is_gzip_read

_WORTH_PACKING = 500
"""Bytes below which a file is sent as it is."""


class _File(NamedTuple):
    media_type: str
    body: bytes
    packed: bytes | None
    tag: str


class KeptFiles:
    """An ASGI app that serves the files below ``folder`` as they were when it was made; anything else is 404."""

    def __init__(self, folder: Path) -> None:
        paths = (path for path in folder.rglob("*") if path.is_file())
        self._files = {path.relative_to(folder).as_posix(): _read(path) for path in paths}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers GET and HEAD."""
        await self._response(Request(scope))(scope, receive, send)

    def _response(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return Response(status_code=405, headers={"Allow": "GET, HEAD"})
        found = self._files.get(request.scope["path"].removeprefix(request.scope["root_path"]).lstrip("/"))
        if found is None:
            return Response("Not Found", status_code=404, media_type="text/plain")
        is_packed = found.packed is not None and is_gzip_read(request.headers.get("accept-encoding", ""))
        headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})
        headers["ETag"] = found.tag
        if found.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = found.packed if is_packed else found.body
        return Response(body, media_type=found.media_type, headers=headers)


def _read(path: Path) -> _File:
    body = path.read_bytes()
    packed = gzip.compress(body, compresslevel=9, mtime=0) if len(body) >= _WORTH_PACKING else None
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _File(media_type, body, packed, f'W/"{blake2b(body, digest_size=12).hexdigest()}"')
