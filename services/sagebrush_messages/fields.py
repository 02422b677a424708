"""What fields of commands, events and views mean: ``fields.toml`` of the kernel, of a title and of its expansions.

``[kinds]`` says what values are: ``text`` ends the description of every field of the kind, ``unit`` is that of a
quantity, ``words`` the list of names in ``telling.words`` where it is not called like the kind, ``values`` all that a
text can be, ``name`` what their enumeration is called in schemas where it is not called like the kind.
``[fields]`` has by the name of a field, or as ``Class.field`` where a class means something else by it: the kind, a
sentence, and the kind of an index or a key where there are several values.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sagebrush_messages.resources import KERNEL

FILE = "fields.toml"
Json = dict[str, Any]


class BadFields(ValueError):
    """A file says the meaning of a field or a kind twice, or names a kind that there is not."""


@dataclass(frozen=True, slots=True)
class ValueKind:
    """What a value is. ``name``: that of its enumeration in schemas, where ``values`` are all there can be."""

    text: str = ""
    unit: str = ""
    words: str = ""
    values: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class FieldMeaning:
    """What a field means; ``key``: the kind of the index of a list, or of the names of an object."""

    kind: str
    sentence: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class FieldMeanings:
    """The meanings of all fields of a title, and the kinds of their values."""

    kinds: Mapping[str, ValueKind]
    meanings: Mapping[str, FieldMeaning]

    def of(self, cls: str, field: str) -> FieldMeaning | None:
        """What ``field`` of the class of that name means; None where no file says it."""
        return self.meanings.get(f"{cls}.{field}") or self.meanings.get(field)

    def description(self, meaning: FieldMeaning) -> str:
        """The sentences of a field: its own, and that of its kind."""
        return f"{meaning.sentence} {self.kinds[meaning.kind].text}".strip()


@cache
def fields_of(packages: tuple[str, ...]) -> FieldMeanings:
    """What ``packages``, those of a title and its expansions, say, and where they are silent the kernel."""
    kinds, meanings = _read((KERNEL,))
    own_kinds, own_meanings = _read(packages)
    found = FieldMeanings(kinds | own_kinds, meanings | own_meanings)
    for field, meaning in found.meanings.items():
        if unknown := {meaning.kind, meaning.key or meaning.kind} - found.kinds.keys() - POSITIONS:
            raise BadFields(f"{field} is of an unknown kind: {', '.join(unknown)}")
    return found


POSITIONS = {"duelist"}
"""Kinds of keys that are places of another list of the same message."""


def _read(packages: Iterable[str]) -> tuple[dict[str, ValueKind], dict[str, FieldMeaning]]:
    kinds: dict[str, ValueKind] = {}
    meanings: dict[str, FieldMeaning] = {}
    for package in packages:
        for table, found in _tables(package).items():
            here: dict[str, Any] = kinds if table == "kinds" else meanings
            if twice := here.keys() & found.keys():
                raise BadFields(f"{package}: {', '.join(sorted(twice))} stands twice")
            here |= found
    return kinds, meanings


def _tables(package: str) -> dict[str, dict[str, Any]]:
    """The two tables of a package; one without a file has none."""
    file = files(package) / FILE
    said = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    kinds = {id: _kind(id, rows) for id, rows in said.get("kinds", {}).items()}
    return {"kinds": kinds, "fields": {field: FieldMeaning(*row) for field, row in said.get("fields", {}).items()}}


def _kind(id: str, rows: Json) -> ValueKind:
    pascal = "".join(part.capitalize() for part in id.split("-"))
    return ValueKind(**{"name": pascal, **rows, "values": tuple(rows.get("values", ()))})
