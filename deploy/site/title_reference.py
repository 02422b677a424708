"""The reference of each title: its commands, prompts, events and view, from the schemas that a platform serves."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from deploy.site.schemas import Schema, fields_table, row
from sagebrush_games import TITLES
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.manifests import schemas_json

Parts = dict[str, Schema]


def title_pages() -> dict[str, str]:
    """A page for each title."""
    registry = TitleRegistry(TITLES.values())
    return {f"reference/title-{title.id}.md": _page(title.id, title.name, registry) for title in registry.titles()}


def _page(title: str, name: str, registry: TitleRegistry) -> str:
    served = json.loads(schemas_json(registry, title))
    parts = _parts([*served["commands"].values(), *served["events"].values(), served["view"]])
    lines = [
        *(f"# {name}: commands, events, view", ""),
        f"Made from what `GET /v1/titles/{title}/schemas` serves. [The rules](../titles/{title}.md) are elsewhere.",
        *("", "## Commands", "", *_named(served["commands"], parts)),
        *("## Prompts", "", "What a seat is asked.", "", "| prompt | meaning |", "|---|---|"),
        *(row(f"`{prompt}`", meaning) for prompt, meaning in served["prompts"].items()),
        *("", "## Events", "", *_named(served["events"], parts)),
        *("## View", "", *_section("View", parts.pop(_root(served["view"])), "View")),
        *("## Parts", "", *(line for part in sorted(parts) for line in _section(part, parts[part], part))),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _parts(schemas: Iterable[Schema]) -> Parts:
    """Everything that the schemas define, by name."""
    return {name: part for schema in schemas for name, part in schema["$defs"].items()}


def _named(schemas: Mapping[str, Schema], parts: Parts) -> Iterator[str]:
    """Commands or events under the names by which messages call them; they are parts no more."""
    for name, schema in schemas.items():
        if _root(schema) in parts:
            yield from _section(name, parts.pop(_root(schema)), _root(schema))


def _section(name: str, schema: Schema, anchor: str) -> list[str]:
    """A heading, what it is, and its fields without ``type``, which the heading says."""
    fields = {field: said for field, said in schema.get("properties", {}).items() if field != "type"}
    table = fields_table({**schema, "properties": fields}) if fields or "properties" not in schema else []
    return [f"### {name} {{ #{anchor} }}", "", str(schema.get("description", "")), "", *table, ""]


def _root(schema: Mapping[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]
