"""What is sent: CloudEvents as JSON, made once and kept, so that every attempt has the same bytes."""

from datetime import UTC, datetime
from secrets import token_hex
from typing import Any

from cloudevents.core.formats.json import JSONFormat
from cloudevents.core.v1.event import CloudEvent

from sagebrush_gateway.webhooks.deliveries import StoredEvent

PREFIX = "sagebrush."
GAME, PING = "game.", "ping"
MEDIA_TYPE = JSONFormat.CONTENT_TYPE


def game_event(kind: str, game: str, version: int, news: dict[str, Any], now: int) -> StoredEvent:
    """That ``kind`` of thing happened in ``game``; its id is the same whoever makes it."""
    return _of_game(f"{game}-{version}-{kind}", kind, game, version, news, now)


def warned_event(warning: str, game: str, version: int, news: dict[str, Any], now: int) -> StoredEvent:
    """That the time of a seat runs out; its id is that of the ``warning``."""
    return _of_game(warning, "warned", game, version, news, now)


def _of_game(id: str, kind: str, game: str, version: int, news: dict[str, Any], now: int) -> StoredEvent:
    body = _body(id, GAME + kind, f"/v1/games/{game}", news, now, subject=game)
    return StoredEvent(id, GAME + kind, game, version, now, body)


def ping_event(webhook: str, now: int) -> StoredEvent:
    """A test of ``webhook``."""
    id = f"{PING}-{token_hex(8)}"
    return StoredEvent(id, PING, "", 0, now, _body(id, PING, f"/v1/webhooks/{webhook}", {"webhook": webhook}, now))


def _body(id: str, kind: str, source: str, data: dict[str, Any], now: int, **more: str) -> str:
    attributes = {
        "specversion": "1.0",
        "id": id,
        "source": source,
        "type": PREFIX + kind,
        **more,
        "time": datetime.fromtimestamp(now / 1000, UTC),
        "datacontenttype": "application/json",
    }
    return JSONFormat().write(CloudEvent(attributes, data)).decode()
