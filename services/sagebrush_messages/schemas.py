"""The JSON Schemas of a title as programs of other people get them: what each field means, its unit and its kind.

``x-kind`` of a field is what each value in it is, ``x-key`` what the indexes of its list or the names of its object
are, ``x-unit`` the unit of a quantity. Texts of which all are known become named enumerations.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from typing import Any, get_args, get_type_hints

from sagebrush_games.kernel.fields import filled
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.fields import FieldMeanings, ValueKind, fields_of

Json = dict[str, Any]
Words = Mapping[str, Mapping[str, str]]
"""By kind, then by value: what it is called."""


def described(title: AnyTitle, catalogue: Catalogue, schemas: Json, words: Words) -> Json:
    """``schemas`` of a codec, open for additions where a platform answers, with ``kinds`` and unions by type."""
    fields = fields_of(title.wording.packages)
    values = {id: _values(kind, id, catalogue, words) for id, kind in fields.kinds.items()}
    rows = row_fields(title)
    for schema in every_schema(schemas):
        _describe(schema, fields, values, rows)
    for schema in schemas["events"].values():
        _open(schema)
    return {
        **schemas,
        "command": union(schemas["commands"], "What a seat can ask."),
        "event": union(schemas["events"], "What can happen."),
        "kinds": {id: _kind(id, kind, words) for id, kind in fields.kinds.items()},
    }


def every_schema(schemas: Json) -> list[Json]:
    """Those of commands, of events, and of the view."""
    return [*schemas["commands"].values(), *schemas["events"].values(), schemas["view"]]


def fields_in(schema: Json, rows: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, str, Json]]:
    """Class, name and schema of every field that ``schema`` defines; ``rows``: by class, the names of its places."""
    for cls, defined in schema["$defs"].items():
        for name, said in defined.get("properties", {}).items():
            if name != "type":
                yield cls, name, said
        for name, said in zip(rows.get(cls, ()), defined.get("prefixItems", ()), strict=False):
            yield cls, name, said


def row_fields(title: AnyTitle) -> dict[str, tuple[str, ...]]:
    """By name of each class that is a row in JSON: what its places are."""
    found: dict[str, tuple[str, ...]] = {}
    for cls in _classes([*title.types.events, filled(title.types.shown, title.types.view_parts)]):
        if issubclass(cls, tuple):
            found[cls.__name__] = cls._fields
    return found


def union(schemas: Mapping[str, Json], description: str) -> Json:
    """One schema for all of ``schemas``, told apart by ``type``."""
    refs = {name: schema["$ref"] for name, schema in schemas.items()}
    defined = {name: said for schema in schemas.values() for name, said in schema["$defs"].items()}
    return {
        "description": description,
        "oneOf": [{"$ref": ref} for ref in refs.values()],
        "discriminator": {"propertyName": "type", "mapping": refs},
        "$defs": dict(sorted(defined.items())),
    }


def _classes(types: Iterable[Any]) -> Iterator[Any]:
    """The dataclasses and rows that ``types`` are made of, once each."""
    waiting, seen = list(types), set()
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and hint not in seen and (is_dataclass(hint) or hasattr(hint, "_fields")):
            seen.add(hint)
            waiting += get_type_hints(hint, include_extras=True).values()
            yield hint


def _describe(schema: Json, fields: FieldMeanings, values: Mapping[str, list[str]], rows: Mapping[str, Any]) -> None:
    """Says in ``schema`` what the fields it defines mean."""
    for cls, name, said in list(fields_in(schema, rows)):
        meaning = fields.of(cls, name)
        if meaning is None:
            continue
        kind = fields.kinds[meaning.kind]
        if values[meaning.kind]:
            _name_texts(said, f"#/$defs/{kind.name}")
            if _is_named(said, kind.name):
                schema["$defs"].setdefault(kind.name, _enumeration(kind, values[meaning.kind]))
        if cls in rows:
            said["title"] = name
        said["description"] = fields.description(meaning)
        said["x-kind"] = meaning.kind
        said |= {"x-key": meaning.key} if meaning.key else {}
        said |= {"x-unit": kind.unit} if kind.unit else {}


def _values(kind: ValueKind, id: str, catalogue: Catalogue, words: Words) -> list[str]:
    """All texts that a kind can be; none where they are not known, or where it is a number."""
    if id == PROMPT:
        return ["", *sorted(catalogue.prompts())]
    named = [value for value in words.get(id, ()) if not value.lstrip("-").isdecimal()]
    return list(kind.values) or named


PROMPT = "prompt"


def _name_texts(said: Json, ref: str) -> None:
    """Puts ``ref`` in the place of every text in ``said`` that is not an enumeration yet."""
    if said.get("type") == "string":
        default = {"default": said["default"]} if "default" in said else {}
        said.clear()
        said |= {"$ref": ref, **default}
    for inner in (said.get("items"), said.get("additionalProperties"), *said.get("anyOf", ())):
        if isinstance(inner, dict):
            _name_texts(inner, ref)


def _is_named(said: Json, name: str) -> bool:
    return f"'#/$defs/{name}'" in str(said)


def _enumeration(kind: ValueKind, values: list[str]) -> Json:
    return {"title": kind.name, "description": kind.text, "enum": sorted(values)}


def _open(schema: Json) -> None:
    """Lets what ``schema`` defines have fields that came later."""
    for defined in schema["$defs"].values():
        if "properties" in defined:
            defined.pop("additionalProperties", None)


def _kind(id: str, kind: ValueKind, words: Words) -> Json:
    """A kind for readers; ``words``: the list of ``telling.words`` that has its names."""
    said: Json = {"text": kind.text}
    called = kind.words or id
    said |= {"unit": kind.unit} if kind.unit else {}
    return said | ({"words": called} if called in words else {})
