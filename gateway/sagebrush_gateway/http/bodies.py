"""Bodies as they come in: counted while they arrive, JSON only, never deep or rich, parsed once. No forms."""

import asyncio
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope

from sagebrush_gateway.problems import (
    BODY_TOO_DEEP,
    BODY_TOO_LARGE,
    BODY_TOO_RICH,
    BODY_TOO_SLOW,
    MALFORMED_JSON,
    WRONG_CONTENT_TYPE,
    Problem,
)
from sagebrush_gateway.settings import GatewaySettings

DEPTH = 8
ITEMS = 64
BATCH = 100
"""Items of a list, or of an object, of an application's body."""
CHARACTERS = 256
VALUES = 16_384
"""Values of a body in all, names included: the check of so many takes 10 to 30 ms, in which nobody else is served. A
view with all that it has has some 2,000."""
BATCH_VALUES = 4 * VALUES
WHOLE = 2**53
DRAIN_FACTOR = 8
"""Times the limit that is read and thrown away, so that the caller can read the answer."""
DRAINED = 16 * 1024
"""Of a large limit, no more than so many times this."""
JSON, FILE_TYPE = "application/json", "application/x-ndjson"
"""The media types of bodies: what routes read, and the file of a game."""
BODY = "sagebrush.body"
"""Where the scope keeps a body that passed."""
PARSED_BODY = "sagebrush.body.parsed"
"""Where it keeps what that body says; missing without a body."""

_decode = msgspec.json.Decoder().decode


@dataclass(frozen=True, slots=True)
class BodyLimits:
    """How large a body may be, and what it is; only JSON is parsed.

    In bytes, items of a list or an object, seconds until it is there, levels, characters of a string, values in all.
    """

    size: int
    items: int
    seconds: float
    depth: int = DEPTH
    characters: int = CHARACTERS
    values: int = VALUES
    media: str = JSON


ORDINARY = BodyLimits(0, ITEMS, 0)
"""What any body may hold, whatever its size."""


def body_limits(settings: GatewaySettings) -> BodyLimits:
    """Those of everybody's bodies."""
    return BodyLimits(settings.gateway_body_bytes, ITEMS, settings.gateway_body_seconds)


def batch_limits(settings: GatewaySettings) -> BodyLimits:
    """Those of a body in which an application creates many games."""
    return BodyLimits(settings.gateway_batch_bytes, BATCH, settings.gateway_body_seconds, values=BATCH_VALUES)


def view_limits(settings: GatewaySettings) -> BodyLimits:
    """Those of a body with a view, for the engine."""
    seconds = settings.gateway_body_seconds
    return BodyLimits(settings.gateway_ai_body_bytes, 4096, seconds, depth=16, characters=128 * 1024)


def file_limits(settings: GatewaySettings) -> BodyLimits:
    """Those of the file of a game, whose lines the engine reads."""
    return BodyLimits(settings.gateway_ai_file_bytes, 0, settings.gateway_body_seconds, media=FILE_TYPE)


async def read_json_body(scope: Scope, receive: Receive, limits: BodyLimits) -> None:
    """Puts the body into ``scope``, as bytes and parsed; raises the problem of a body beyond ``limits``."""
    body = await _read(receive, limits)
    scope[BODY] = body
    if body:
        check_type(scope, limits.media)
    if body and limits.media == JSON:
        scope[PARSED_BODY] = parse_json(body, limits)


def body_digest(scope: Scope) -> str:
    """SHA-256 in hex of the value in a JSON body: the same however its fields are ordered and spaced."""
    return sha256(msgspec.json.encode(scope[PARSED_BODY], order="sorted")).hexdigest()


async def _read(receive: Receive, limits: BodyLimits) -> bytes:
    most = limits.size
    try:
        async with asyncio.timeout(limits.seconds):
            body, more = await _pieces(receive, most + DRAIN_FACTOR * min(most, DRAINED))
    except TimeoutError:
        raise Problem(BODY_TOO_SLOW) from None
    if len(body) > most:
        raise Problem(BODY_TOO_LARGE, f"A body has at most {most} bytes.", {"Connection": "close"} if more else {})
    return body


async def _pieces(receive: Receive, drained: int) -> tuple[bytes, bool]:
    """The body until it ends or is longer than ``drained``, and whether there is more of it."""
    body, more = await _piece(receive)
    while more and len(body) <= drained:
        piece, more = await _piece(receive)
        body += piece
    return bytes(body), more


async def _piece(receive: Receive) -> tuple[bytearray, bool]:
    message = await receive()
    if message["type"] == "http.disconnect":
        raise ClientDisconnect  # half a body may look whole
    return bytearray(message.get("body", b"")), message.get("more_body", False)


def check_type(scope: Scope, wanted: str) -> None:
    """Raises unless the body is declared to be of that media type, in UTF-8."""
    declared = next((value for name, value in scope["headers"] if name == b"content-type"), b"")
    media, _, parameters = declared.lower().partition(b";")
    if media.strip() != wanted.encode() or parameters.strip() not in (b"", b"charset=utf-8", b'charset="utf-8"'):
        raise Problem(WRONG_CONTENT_TYPE, f"The body must be {wanted}.")


def parse_json(body: bytes, limits: BodyLimits = ORDINARY) -> Any:
    """What ``body`` says; raises unless it is JSON within the limits."""
    try:
        content = _decode(body)
    except RecursionError:
        raise Problem(BODY_TOO_DEEP, f"At most {limits.depth} levels.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem(MALFORMED_JSON, f"{error}.") from None
    _BodyCheck(limits).check(content, limits.depth)
    return content


class _BodyCheck:
    """The check of one body, which ends with the first value beyond a limit."""

    def __init__(self, limits: BodyLimits) -> None:
        self._limits = limits
        self._values = 0

    def check(self, content: Any, levels: int) -> None:
        """Raises the problem of what is too deep or too rich; ``levels``: how many there may be yet."""
        if isinstance(content, dict):
            self._check_items(content.values(), levels)
            self._check_items(content.keys(), levels)
        elif isinstance(content, list):
            self._check_items(content, levels)
        elif isinstance(content, str):
            _bounded(len(content), self._limits.characters, "A string has at most {} characters.")
        elif isinstance(content, int):
            _bounded(abs(content), WHOLE, "A number is at most {}.")

    def _check_items(self, items: Any, levels: int) -> None:
        if not levels:
            raise Problem(BODY_TOO_DEEP, f"At most {self._limits.depth} levels.")
        _bounded(len(items), self._limits.items, "A list or an object has at most {} items.")
        self._values += len(items)
        _bounded(self._values, self._limits.values, "A body has at most {} values.")
        for item in items:
            self.check(item, levels - 1)


def _bounded(size: int, most: int, sentence: str) -> None:
    if size > most:
        raise Problem(BODY_TOO_RICH, sentence.format(most))
