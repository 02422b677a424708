"""What a JSON Schema of ours describes, as far as a type can say it: bounds and patterns are left out."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

JsonSchema = Mapping[str, Any]


class UnknownSchema(ValueError):
    """A schema that says something which the types cannot follow."""


@dataclass(frozen=True)
class Named:
    """A structure that is declared elsewhere."""

    name: str


@dataclass(frozen=True)
class Scalar:
    """``any``, ``boolean``, ``integer``, ``null``, ``number`` or ``string``."""

    kind: str


@dataclass(frozen=True)
class Values:
    """One of some values."""

    values: tuple[str | int | bool, ...]


@dataclass(frozen=True)
class ListOf:
    """Any number of the same."""

    item: "Shape"


@dataclass(frozen=True)
class Row:
    """A list whose places have their own types, and names where the schema gives them."""

    items: tuple["Shape", ...]
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lookup:
    """An object with any names and the same kind of values."""

    value: "Shape"


@dataclass(frozen=True)
class OneOf:
    """One of several shapes."""

    options: tuple["Shape", ...]


Shape = Named | Scalar | Values | ListOf | Row | Lookup | OneOf


@dataclass(frozen=True)
class Field:
    """A field of a structure; ``description``: what it means, with its unit."""

    name: str
    shape: Shape
    is_required: bool
    description: str


@dataclass(frozen=True)
class Structure:
    """An object with known fields."""

    name: str
    description: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """A name for a shape, such as the kinds of a thing."""

    name: str
    description: str
    shape: Shape


Declared = Structure | Alias


def declarations(defined: Iterable[tuple[str, JsonSchema]]) -> dict[str, Declared]:
    """What schemas define, by name; raises UnknownSchema when one name means two things."""
    found: dict[str, Declared] = {}
    for name, schema in defined:
        is_structure = "properties" in schema
        told = structure(name, schema) if is_structure else _alias(name, schema)
        if found.setdefault(name, told) != told:
            raise UnknownSchema(f"{name} means two things.")
    return dict(sorted(found.items()))


def _alias(name: str, schema: JsonSchema) -> Alias:
    return Alias(name, _paragraphs(schema.get("description", "")), shape(schema))


def structure(name: str, schema: JsonSchema) -> Structure:
    """The structure that ``schema`` describes."""
    required = set(schema.get("required", ()))
    fields = tuple(
        Field(field, shape(said), field in required, _sentence(said.get("description", "")))
        for field, said in schema.get("properties", {}).items()
    )
    return Structure(name, _paragraphs(schema.get("description", "")), fields)


def shape(schema: JsonSchema) -> Shape:
    """The shape of a value."""
    if "$ref" in schema:
        return Named(schema["$ref"].rpartition("/")[2])
    if "const" in schema or "enum" in schema:
        return Values(tuple(schema.get("enum", [schema.get("const")])))
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return _one_of(schema[several])
    kind = schema.get("type", "any")
    if isinstance(kind, list):
        return _one_of([{**schema, "type": each} for each in kind])
    if kind == "array":
        return _list(schema)
    return _lookup(schema) if kind == "object" else Scalar(kind)


def _one_of(options: Iterable[JsonSchema]) -> Shape:
    shapes = tuple(dict.fromkeys(map(shape, options)))
    return shapes[0] if len(shapes) == 1 else OneOf(shapes)


def _list(schema: JsonSchema) -> Shape:
    if "prefixItems" in schema:
        places = schema["prefixItems"]
        named = all("title" in place for place in places)
        return Row(tuple(map(shape, places)), tuple(place["title"] for place in places) if named else ())
    items = schema.get("items", {})
    return ListOf(shape(items) if items else Scalar("any"))


def _lookup(schema: JsonSchema) -> Shape:
    if "properties" in schema:
        raise UnknownSchema(f"A structure without a name: {json.dumps(schema)[:200]}")
    patterns = list(schema.get("patternProperties", {}).values())
    values = patterns[0] if patterns else schema.get("additionalProperties", True)
    return Lookup(shape(values) if isinstance(values, dict) else Scalar("any"))


def _paragraphs(text: str) -> str:
    return "\n".join(line.strip() for line in text.replace("``", "`").strip().splitlines())


def _sentence(text: str) -> str:
    return " ".join(text.replace("``", "`").split())
