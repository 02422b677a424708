"""Types as TypeScript declarations, whose tooltips say what each field means."""

import json
from collections.abc import Iterable, Iterator

from clients.types.shapes import (
    Alias,
    Declared,
    Field,
    ListOf,
    Lookup,
    Named,
    OneOf,
    Row,
    Scalar,
    Shape,
    Structure,
    Values,
)
from clients.types.sources import TitleDocument

HEAD = "// {about}. Made by `make clients`: change the schemas, not this file.\n"
SCALARS = {"any": "unknown", "integer": "number"}


def api_declarations(declared: Iterable[Declared]) -> str:
    """The declarations of the bodies of the API."""
    return "\n".join([HEAD.format(about="Bodies of the HTTP API"), *map(_declaration, declared)])


def title_declarations(document: TitleDocument) -> str:
    """The declarations of one title: ``Command``, ``Event``, ``View``, and ``Typing`` that stands for all three."""
    return "\n".join(
        [
            HEAD.format(about=f"Commands, events and the view of {document.name}"),
            *map(_declaration, document.declared.values()),
            _union("Command", "What a seat can ask.", document.commands),
            _union("Event", "What can happen.", document.events),
            f"/** {document.name}: `client.game<Typing>(id)` gives an editor its types. */",
            f"export interface Typing {{ command: Command; event: Event; view: {document.view}; }}",
            "",
        ]
    )


def _union(name: str, about: str, members: list[str]) -> str:
    return "\n".join([f"/** {about} */", f"export type {name} =", *(f"  | {member}" for member in members), "  ;", ""])


def _declaration(declared: Declared) -> str:
    if isinstance(declared, Alias):
        return "\n".join(
            [*_comment(declared.description, ""), f"export type {declared.name} = {_said(declared.shape)};", ""]
        )
    return _interface(declared)


def _interface(structure: Structure) -> str:
    lines = [*_comment(structure.description, ""), f"export interface {structure.name} {{"]
    for field in structure.fields:
        lines += _comment(field.description, "  ")
        lines.append(f"  {_key(field)}: {_said(field.shape)};")
    return "\n".join([*lines, "}", ""])


def _key(field: Field) -> str:
    name = field.name if field.name.isidentifier() else json.dumps(field.name)
    return name if field.is_required else f"{name}?"


def _comment(text: str, indent: str) -> Iterator[str]:
    lines = text.replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def _said(shape: Shape) -> str:
    match shape:
        case Named(name):
            return name
        case Scalar(kind):
            return SCALARS.get(kind, kind)
        case Values(values):
            return " | ".join(map(json.dumps, values))
        case ListOf(item):
            return f"Array<{_said(item)}>"
        case Row(items, names):
            places = map(_said, items)
            named = map(": ".join, zip(names, places, strict=True)) if names else places
            return f"[{', '.join(named)}]"
        case Lookup(value):
            return f"Record<string, {_said(value)}>"
        case OneOf(options):
            return " | ".join(map(_said, options))
