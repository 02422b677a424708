"""The description of the streams (AsyncAPI 3.0), made from the models of what they tell and of what can be asked."""

from typing import Any

from pydantic import BaseModel

from sagebrush_gateway.api.field_meanings import say_meanings
from sagebrush_gateway.api.requests.games import EventsQuery, FollowingQuery
from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.responses.games import FrameResponse
from sagebrush_gateway.api.responses.problems import ProblemResponse
from sagebrush_gateway.api.responses.webhooks import GameEvent, PingEvent
from sagebrush_gateway.webhooks.events import MEDIA_TYPE
from sagebrush_gateway.webhooks.subscription import EVENT_KINDS

Json = dict[str, Any]
SCHEMA = "#/components/schemas/{model}"
MESSAGE = "#/components/messages/"
DESCRIPTION = """\
What the streams of Sagebrush tell. Each channel is served as server-sent events, as ND-JSON where `Accept` says
`application/x-ndjson`, and as a WebSocket at the same address with `/ws`. A silent stream gives signs of life, which
are no messages: the comment `: awake` among server-sent events, an empty line in ND-JSON, a ping frame of a WebSocket.
docs/api.md and docs/following.md explain the streams; requests are described by docs/openapi.json. The channel
`webhook` is an address of yours, to which events of your application's games are posted; docs/webhooks.md
explains it."""
UPDATES = ("table", "started", "moved", "your-turn", "warned", "finished", "removed", "ready")
"""The messages of streams over many tables, by their type."""
LOBBY_UPDATES = ("table", "removed", "ready")
EVENTS = (*(f"game.{kind}" for kind in EVENT_KINDS), "ping")
"""The messages of webhooks, by their type without its prefix."""
SIGNED: Json = {
    "type": "object",
    "required": ["webhook-id", "webhook-timestamp", "webhook-signature"],
    "properties": {
        "webhook-id": {"type": "string", "description": "That of the event, the same in every attempt."},
        "webhook-timestamp": {"type": "string", "description": "Of the attempt, Unix seconds."},
        "webhook-signature": {
            "type": "string",
            "description": "`v1,` and base64 of HMAC-SHA256 over id, timestamp and body; one for each good secret.",
        },
    },
}
CHANNELS: tuple[tuple[str, str, str, type[BaseModel], tuple[str, ...]], ...] = (
    ("game", "/v1/games/{game}/events", "Every commit of a game.", EventsQuery, ("commit", "end")),
    ("mine", "/v1/me/events", "The newest states of all tables of the caller.", FollowingQuery, UPDATES),
    ("lobby", "/v1/tables/events", "The newest states of public tables.", FollowingQuery, LOBBY_UPDATES),
)
"""Name, address, description, query and messages of each channel."""


def asyncapi() -> Json:
    """The description; its key order is that of the sections of the standard."""
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Sagebrush", "version": "1", "description": DESCRIPTION},
        "servers": {"local": {"host": "127.0.0.1:8000", "protocol": "http", "security": _security()}},
        "defaultContentType": "application/json",
        "channels": {
            name: _channel(address, summary, query, messages) for name, address, summary, query, messages in CHANNELS
        }
        | {"webhook": _webhook_channel()},
        "operations": {f"follow-{name}": _operation(name, messages) for name, _, _, _, messages in CHANNELS}
        | {"deliver-webhook": _webhook_operation()},
        "components": {
            "messages": _messages(),
            "schemas": _schemas(FrameResponse, TableUpdateResponse, ProblemResponse, GameEvent, PingEvent),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "Of a guest, a seat or an application."},
                "ticket": {"type": "httpApiKey", "in": "query", "name": "ticket", "description": "For browsers."},
            },
        },
    }


def _channel(address: str, description: str, query: type[BaseModel], messages: tuple[str, ...]) -> Json:
    told = {name: {"$ref": MESSAGE + name} for name in (*messages, "problem")}
    channel = {"address": address, "description": description, "messages": told}
    if "{game}" in address:
        channel["parameters"] = {"game": {"description": "The id of the game."}}
    return channel | {"bindings": {"ws": {"query": query.model_json_schema(by_alias=True)}}}


def _operation(channel: str, messages: tuple[str, ...]) -> Json:
    sent = [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in (*messages, "problem")]
    return {"action": "send", "channel": {"$ref": f"#/channels/{channel}"}, "messages": sent}


def _webhook_channel() -> Json:
    """Its address is that of a subscription."""
    return {
        "description": "The address that an application gave: POST, signed as Standard Webhooks say.",
        "messages": {name: {"$ref": MESSAGE + name} for name in EVENTS},
    }


def _webhook_operation() -> Json:
    return {
        "action": "send",
        "channel": {"$ref": "#/channels/webhook"},
        "summary": "Delivered at least once, those of a game in the order of its versions; answer with 2xx.",
        "bindings": {"http": {"method": "POST"}},
        "messages": [{"$ref": f"#/channels/webhook/messages/{name}"} for name in EVENTS],
    }


def _event(name: str) -> Json:
    """A CloudEvent, and the headers that prove who sent it."""
    model = PingEvent if name == "ping" else GameEvent
    about = f"A CloudEvent of type `sagebrush.{name}`."
    return _message(name, model, about) | {"contentType": MEDIA_TYPE, "headers": SIGNED}


def _messages() -> Json:
    commit = _message("commit", FrameResponse, "One commit; its id as a server-sent event is the version.")
    problem = _message("problem", ProblemResponse, "Why the stream was refused; with `problems=stream` alone.")
    end = {"name": "end", "summary": "The game is over; server-sent events alone.", "payload": {"type": "object"}}
    updates = {name: _message(name, TableUpdateResponse, f"An update of type `{name}`.") for name in UPDATES}
    events = {name: _event(name) for name in EVENTS}
    return {"commit": commit, "end": end, "problem": problem, **updates, **events}


def _message(name: str, model: type[BaseModel], summary: str) -> Json:
    return {"name": name, "summary": summary, "payload": {"$ref": SCHEMA.format(model=model.__name__)}}


def _schemas(*models: type[BaseModel]) -> Json:
    """The schemas of ``models`` and of what they are made of."""
    found: Json = {}
    for model in models:
        schema = model.model_json_schema(ref_template=SCHEMA, by_alias=True, mode="serialization")
        found |= schema.pop("$defs", {}) | {model.__name__: schema}
    say_meanings(found)
    return found


def _security() -> list[Json]:
    return [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("token", "ticket")]
