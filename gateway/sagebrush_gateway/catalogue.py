"""What is the same for everybody: titles, schemas, the description of the API; encoded once, with a tag for caches."""

import gzip
import re
from asyncio import Task, create_task, shield
from collections.abc import Callable, Coroutine
from functools import lru_cache
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_rpc.client import RulesClient

FRESH = 60.0
"""Seconds; titles change with releases."""
SAID = ("prompts", "sentences", "telling")
"""What a page speaks with, of all that the schemas of a title have."""
HOUR = "public, max-age=3600"
Ask = Callable[[], Coroutine[None, None, bytes]]


class CachedDocument(NamedTuple):
    """JSON that anybody may keep, the same compressed, and a hash by which both are known."""

    body: bytes
    packed: bytes
    hash: str

    @property
    def tag(self) -> str:
        """The ETag of the bytes as they are."""
        return f'"{self.hash}"'

    @property
    def packed_tag(self) -> str:
        """The ETag of the compressed bytes."""
        return f'"{self.hash}-gzip"'


def document_of(body: bytes) -> CachedDocument:
    """The hash is that of ``body``: gateways of one release give the same."""
    return CachedDocument(body, packed(body), blake2b(body, digest_size=12).hexdigest())


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """``body`` compressed: 8 ms for the schemas of a title, once a release and language. Nothing in it is secret."""
    return gzip.compress(body, compresslevel=6, mtime=0)


def answer(request: Request, document: CachedDocument) -> Response:
    """``document``, compressed for whoever reads that, or 304 for a caller who has it."""
    is_packed = is_gzip_read(request.headers.get("accept-encoding", ""))
    headers = {
        "ETag": document.packed_tag if is_packed else document.tag,
        "Cache-Control": HOUR,
        "Vary": "Accept-Language, Accept-Encoding",
    }
    if f'"{document.hash}' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if is_packed:
        return Response(document.packed, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})
    return Response(document.body, media_type="application/json", headers=headers)


def is_gzip_read(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip, and does not refuse it by ``q=0``."""
    coding = next((one for one in accepted.lower().split(",") if one.partition(";")[0].strip() == "gzip"), "")
    return bool(coding) and not re.search(r";\s*q=0(\.0*)?\s*$", coding)


class TitleCatalogue:
    """What the rules service publishes; asked once a minute, however many ask here. Unknown titles are not kept.

    All who wait for the same have the same answer, also that there is none: nobody waits for longer than one call.
    """

    def __init__(self, rules: RulesClient) -> None:
        self._rules = rules
        self._known: dict[tuple[str, ...], tuple[float, CachedDocument]] = {}
        self._asking: dict[tuple[str, ...], Task[CachedDocument]] = {}

    async def titles(self, language: str = "") -> CachedDocument:
        """The manifests of all titles; raises RulesError."""
        return await self._fresh(("titles", language), lambda: self._titles(language))

    async def schemas(self, title: str, language: str = "") -> CachedDocument:
        """The schemas of ``title``; raises RulesError."""
        return await self._fresh(("schemas", title, language), lambda: self._rules.schemas(title, language))

    async def messages(self, title: str, language: str) -> CachedDocument:
        """What ``title`` says in ``language``, without the schemas; raises RulesError."""
        return await self._fresh(("messages", title, language), lambda: self._messages(title, language))

    async def content(self, title: str, edition: str, language: str = "") -> CachedDocument:
        """What an ``edition`` of ``title`` prints; raises RulesError."""
        wanted = "content", title, edition, language
        return await self._fresh(wanted, lambda: self._rules.content(title, edition, language))

    async def _titles(self, language: str) -> bytes:
        return b'{"titles":%s}' % await self._rules.schemas("", language)

    async def _messages(self, title: str, language: str) -> bytes:
        said = msgspec.json.decode(await self._rules.schemas(title, language), type=dict[str, msgspec.Raw])
        parts = {name: said[name] for name in SAID}
        return msgspec.json.encode({"title": title, "language": language, **parts})

    async def _fresh(self, wanted: tuple[str, ...], ask: Ask) -> CachedDocument:
        found = self._cached(wanted)
        if found is None:
            found = await shield(self._asking.get(wanted) or self._begin(wanted, ask))
        return found

    def _begin(self, wanted: tuple[str, ...], ask: Ask) -> Task[CachedDocument]:
        asking = self._asking[wanted] = create_task(self._asked(wanted, ask))
        asking.add_done_callback(lambda _: self._asking.pop(wanted))
        return asking

    async def _asked(self, wanted: tuple[str, ...], ask: Ask) -> CachedDocument:
        found = document_of(await ask())
        self._known[wanted] = monotonic() + FRESH, found
        return found

    def _cached(self, wanted: tuple[str, ...]) -> CachedDocument | None:
        until, found = self._known.get(wanted, (0.0, None))
        if until < monotonic():
            self._known.pop(wanted, None)
            return None
        return found
