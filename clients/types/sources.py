"""The documents that types are made of: schemas as a platform serves them, and its OpenAPI document."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clients.types.shapes import Declared, JsonSchema, declarations
from sagebrush_games import TITLES
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.manifests import schemas_json

OPENAPI = Path(__file__).parents[2] / "docs" / "openapi.json"


@dataclass(frozen=True)
class TitleDocument:
    """What a title says: what it declares, and which of it are commands, events and the view."""

    title: str
    name: str
    declared: dict[str, Declared]
    commands: list[str]
    events: list[str]
    view: str


def api_declared() -> dict[str, Declared]:
    """The bodies of requests and answers."""
    document = json.loads(OPENAPI.read_text("utf-8"))
    schemas: dict[str, JsonSchema] = document["components"]["schemas"]
    return declarations(schemas.items())


def title_documents() -> Iterator[TitleDocument]:
    """One for each title."""
    registry = TitleRegistry(TITLES.values())
    for title in registry.titles():
        yield _document(title.id, title.name, json.loads(schemas_json(registry, title.id)))


def _document(title: str, name: str, served: dict[str, Any]) -> TitleDocument:
    schemas = [*served["commands"].values(), *served["events"].values(), served["view"]]
    defined = declarations(pair for schema in schemas for pair in schema["$defs"].items())
    return TitleDocument(
        title,
        name,
        defined,
        [_root(schema) for schema in served["commands"].values()],
        [_root(schema) for schema in served["events"].values()],
        _root(served["view"]),
    )


def _root(schema: JsonSchema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]
