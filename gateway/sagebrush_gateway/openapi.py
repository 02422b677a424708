"""The description of the API (OpenAPI 3.1). Run, it writes docs/openapi.json; with `--check` it compares."""

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sagebrush_gateway.catalogue import Document, document_of
from sagebrush_gateway.documented import hot_path, web_socket
from sagebrush_gateway.outputs import CommandAnswer, ProblemAnswer
from sagebrush_gateway.problems import CATALOGUE

SNAPSHOT = Path("docs/openapi.json")
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


def encoded(app: FastAPI) -> Document:
    """The description as it is served, encoded once."""
    if not hasattr(app.state, "description"):
        app.state.description = document_of(json.dumps(app.openapi(), ensure_ascii=False).encode())
    served: Document = app.state.description
    return served


def _described(app: FastAPI) -> dict[str, Any]:
    found = get_openapi(title=app.title, version=app.version, description=DESCRIPTION, routes=app.routes)
    for operations in found["paths"].values():
        for operation in operations.values():
            if "problem" not in str(operation["responses"].get("422")):
                operation["responses"].pop("422", None)
    found["paths"] |= {"/v1/games/{game}/commands": hot_path(), "/v1/games/{game}/events/ws": web_socket()}
    schemas = found["components"]["schemas"]
    for name in HIDDEN:
        schemas.pop(name, None)
    for model in (ProblemAnswer, CommandAnswer):
        schemas[model.__name__] = model.model_json_schema()
    schemas["ProblemAnswer"]["x-problem-codes"] = {
        kind.code: {"status": kind.status, "title": kind.title} for kind in sorted(CATALOGUE, key=lambda k: k.code)
    }
    return found


def text() -> str:
    """The description as it is kept in docs/openapi.json."""
    from sagebrush_gateway.app import create_api
    from sagebrush_gateway.gateway import build
    from sagebrush_gateway.settings import Settings

    return json.dumps(create_api(build(Settings())).openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """0 when the snapshot is up to date or was written."""
    if arguments == ["--check"]:
        fresh = SNAPSHOT.exists() and SNAPSHOT.read_text() == text()
        if not fresh:
            print(f"{SNAPSHOT} is not what the code says; run: python -m sagebrush_gateway.openapi")
        return 0 if fresh else 1
    SNAPSHOT.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
