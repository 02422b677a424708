"""The description of the API (OpenAPI 3.1): what FastAPI knows, and the routes it does not know."""

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from sagebrush_gateway.access.policies import is_for_some
from sagebrush_gateway.api import seat_commands
from sagebrush_gateway.api.documentation import HEADERS, hot_path, note_wrong_caller
from sagebrush_gateway.api.field_meanings import say_meanings
from sagebrush_gateway.api.requests.applications import game_schemas
from sagebrush_gateway.api.responses.ai import AnalysisLineResponse
from sagebrush_gateway.api.responses.commands import CommandResponse
from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.responses.problems import ProblemResponse
from sagebrush_gateway.catalogue import CachedDocument, document_of
from sagebrush_gateway.problems import CATALOGUE

DESCRIPTION = """\
Games of Carson City, Tiny Epic Western and Sierra West, for frontends and bots.

Become a guest, open or join a table, follow the game, send commands. Every error is a problem (RFC 9457) with a stable
`code`. The version of a game is the number of its commits; it is the ETag and the id of its events. The guide with a
bot in thirty lines is docs/api.md. Streams and their WebSockets are described by docs/asyncapi.json."""
TAGS = {
    "ai": "The engine for positions and games from anywhere.",
    "applications": "Games for the users of another platform.",
    "bots": "Turns for programs that ask for work.",
    "webhooks": "What happens in the games of an application, sent to a server of its own.",
    "events": "One game, followed live.",
    "following": "Many tables in one stream.",
    "games": "States, commands and replays of a game.",
    "guests": "People, each with a token.",
    "operations": "Probes of operators.",
    "tables": "From a table with free seats to a started game.",
    "titles": "What can be played.",
}
SURROUNDINGS = {
    "servers": [{"url": "/", "description": "The host that serves this description."}],
    "contact": {"name": "The operator of this host"},
    "license_info": {"name": "Apache License 2.0", "identifier": "Apache-2.0"},
    "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
}
HIDDEN = ("HTTPValidationError", "ValidationError")
"""What FastAPI documents by itself; our answer to it is a problem."""


def document(app: FastAPI) -> dict[str, Any]:
    """The description, made once: what FastAPI knows, and the routes it does not know."""
    if app.openapi_schema is None:
        app.openapi_schema = _described(app)
    return app.openapi_schema


def encoded(app: FastAPI) -> CachedDocument:
    """The description as it is served, encoded once."""
    if not hasattr(app.state, "description"):
        app.state.description = document_of(json.dumps(app.openapi(), ensure_ascii=False).encode())
    served: CachedDocument = app.state.description
    return served


def _described(app: FastAPI) -> dict[str, Any]:
    about: dict[str, Any] = {"title": app.title, "version": app.version, "description": DESCRIPTION, **SURROUNDINGS}
    found = get_openapi(**about, routes=app.routes)
    for operations in found["paths"].values():
        for operation in operations.values():
            _correct(operation)
    for route in (one for one in app.routes if isinstance(one, APIRoute) and is_for_some(one)):
        for method in route.methods or ():
            note_wrong_caller(found["paths"][route.path_format][method.lower()]["responses"])
    found["paths"]["/v1/games/{game}/commands"] = hot_path()
    found["components"]["headers"] = HEADERS
    schemas = found["components"]["schemas"]
    for name in HIDDEN:
        schemas.pop(name, None)
    for model in (ProblemResponse, CommandResponse):
        schemas[model.__name__] = model.model_json_schema()
    for line in (TableUpdateResponse, AnalysisLineResponse):
        schema = line.model_json_schema(ref_template="#/components/schemas/{model}")
        schemas |= schema.pop("$defs") | {line.__name__: schema} | schemas
    schemas |= game_schemas() | seat_commands.SCHEMAS | {"SeatCommand": seat_commands.UNION}
    say_meanings(schemas)
    for schema in schemas.values():
        _say_defaults(schema)
    schemas["ProblemResponse"]["x-problem-codes"] = {
        kind.code: {"status": kind.status, "title": kind.title} for kind in sorted(CATALOGUE, key=lambda k: k.code)
    }
    return found


def _correct(operation: dict[str, Any]) -> None:
    """Leaves out what FastAPI only supposes, and says that an operation without a token is open to all."""
    if "problem" not in str(operation["responses"].get("422")):
        operation["responses"].pop("422", None)
    operation.setdefault("security", [])


def _say_defaults(schema: dict[str, Any]) -> None:
    """Says the defaults of fields in words: generators make required what has a ``default``."""
    for field in schema.get("properties", {}).values():
        default = field.pop("default", None)
        if default is not None:
            told = f"Default: `{json.dumps(default)}`."
            field["description"] = f"{field['description']} {told}" if "description" in field else told
