"""The description of the API (OpenAPI 3.1): what FastAPI knows, and the routes it does not know."""

import json
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sagebrush_gateway.api.application_requests import game_schemas
from sagebrush_gateway.api.documentation import following_socket, hot_path, web_socket
from sagebrush_gateway.api.responses.commands import CommandResponse
from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.responses.problems import ProblemResponse
from sagebrush_gateway.catalogue import CachedDocument, document_of
from sagebrush_gateway.problems import CATALOGUE

DESCRIPTION = """\
Games of Carson City, Tiny Epic Western and Sierra West, for frontends and bots.

Become a guest, open or join a table, follow the game, send commands. Every error is a problem (RFC 9457) with a stable
`code`. The version of a game is the number of its commits; it is the ETag and the id of its events. The guide with a
bot in thirty lines is docs/api.md."""
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
    found = get_openapi(title=app.title, version=app.version, description=DESCRIPTION, routes=app.routes)
    for operations in found["paths"].values():
        for operation in operations.values():
            if "problem" not in str(operation["responses"].get("422")):
                operation["responses"].pop("422", None)
    found["paths"] |= {"/v1/games/{game}/commands": hot_path(), "/v1/games/{game}/events/ws": web_socket()}
    found["paths"] |= {
        "/v1/me/events/ws": following_socket("followMineByWebSocket", "followMine"),
        "/v1/tables/events/ws": following_socket("followLobbyByWebSocket", "followLobby"),
    }
    schemas = found["components"]["schemas"]
    for name in HIDDEN:
        schemas.pop(name, None)
    for model in (ProblemResponse, CommandResponse):
        schemas[model.__name__] = model.model_json_schema()
    update = TableUpdateResponse.model_json_schema(ref_template="#/components/schemas/{model}")
    schemas |= update.pop("$defs") | {TableUpdateResponse.__name__: update} | schemas
    schemas |= game_schemas()
    schemas["ProblemResponse"]["x-problem-codes"] = {
        kind.code: {"status": kind.status, "title": kind.title} for kind in sorted(CATALOGUE, key=lambda k: k.code)
    }
    return found
