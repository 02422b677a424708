"""What is the same for everybody: titles, schemas, the description of the API; encoded once, with a tag for caches."""

from asyncio import Lock
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from sagebrush_rpc.client import RulesClient

FRESH = 60.0
"""Seconds; titles change with releases."""
HOUR = "public, max-age=3600"


class CachedDocument(NamedTuple):
    """JSON that anybody may keep, and the ETag by which its bytes are known."""

    body: bytes
    tag: str


def document_of(body: bytes) -> CachedDocument:
    """The tag is a hash of ``body``: gateways of one release give the same."""
    return CachedDocument(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')


def answer(request: Request, document: CachedDocument) -> Response:
    """``document``, or 304 for a caller who has it."""
    headers = {"ETag": document.tag, "Cache-Control": HOUR, "Vary": "Accept-Language"}
    if document.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(document.body, media_type="application/json", headers=headers)


class TitleCatalogue:
    """What the rules service publishes; asked once a minute, however many ask here. Unknown titles are not kept."""

    def __init__(self, rules: RulesClient) -> None:
        self._rules = rules
        self._known: dict[tuple[str, ...], tuple[float, CachedDocument]] = {}
        self._asking = Lock()

    async def titles(self, language: str = "") -> CachedDocument:
        """The manifests of all titles; raises RulesError."""
        return await self._fresh(("titles", language), lambda: self._titles(language))

    async def schemas(self, title: str, language: str = "") -> CachedDocument:
        """The schemas of ``title``; raises RulesError."""
        return await self._fresh(("schemas", title, language), lambda: self._rules.schemas(title, language))

    async def content(self, title: str, edition: str, language: str = "") -> CachedDocument:
        """What an ``edition`` of ``title`` prints; raises RulesError."""
        wanted = "content", title, edition, language
        return await self._fresh(wanted, lambda: self._rules.content(title, edition, language))

    async def _titles(self, language: str) -> bytes:
        return b'{"titles":%s}' % await self._rules.schemas("", language)

    async def _fresh(self, wanted: tuple[str, ...], ask: Callable[[], Awaitable[bytes]]) -> CachedDocument:
        found = self._cached(wanted)
        if found is None:
            async with self._asking:
                found = self._cached(wanted) or document_of(await ask())
                self._known.setdefault(wanted, (monotonic() + FRESH, found))
        return found

    def _cached(self, wanted: tuple[str, ...]) -> CachedDocument | None:
        until, found = self._known.get(wanted, (0.0, None))
        if until < monotonic():
            self._known.pop(wanted, None)
            return None
        return found
