"""JSON Schemas as Markdown: a table of fields for each, with links from one to the other."""

from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
BOUNDS = {
    "minimum": "from {}",
    "maximum": "to {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "pattern": "matches `{}`",
}


def schema_section(name: str, schema: Schema, page: str = "") -> list[str]:
    """A heading, what it is, and its fields."""
    lines = [f"## {name} {{ #{name} }}", ""]
    if schema.get("description"):
        lines += [str(schema["description"]), ""]
    return [*lines, *fields_table(schema, page), ""]


def fields_table(schema: Schema, page: str = "") -> list[str]:
    """The fields of an object; of anything else its type."""
    fields = schema.get("properties")
    if not fields:
        return [type_of(schema, page)]
    required = schema.get("required", ())
    rows = [
        row(f"`{name}`", type_of(field, page), "yes" if name in required else "", meaning_of(field))
        for name, field in fields.items()
    ]
    return ["| field | type | required | meaning |", "|---|---|---|---|", *rows]


def row(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(cell, cells)) + " |"


def type_of(schema: Schema, page: str = "") -> str:
    """The type of a value in words, with a link where it is a schema of ``page``."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rsplit("/", 1)[-1]
        return f"[{name}]({page}#{name})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(type_of(one, page) for one in schema[several]))
    if "enum" in schema or "const" in schema:
        return " or ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    return _plain_type(schema, page)


def _plain_type(schema: Schema, page: str) -> str:
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array" and "prefixItems" in schema:
        return f"list: {', '.join(type_of(one, page) for one in schema['prefixItems'])}"
    if kind == "array":
        return f"list of {type_of(schema.get('items', {}), page)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object with values of {type_of(schema['additionalProperties'], page)}"
    return str(kind)


def meaning_of(schema: Schema) -> str:
    """What a field means, its bounds and its default."""
    bounds = [text.format(schema[bound]) for bound, text in BOUNDS.items() if _is_told(schema.get(bound))]
    if schema.get("default") not in (None, ""):
        bounds.append(f"default `{schema['default']}`")
    said = str(schema.get("description", ""))
    return f"{said} ({', '.join(bounds)})".lstrip() if bounds else said


def _is_told(bound: object) -> bool:
    """Whether a bound says something: a million, and more, stands for any number."""
    return bound is not None and not (isinstance(bound, int) and abs(bound) >= 1_000_000)


def cell(text: str) -> str:
    """A text in one cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")
