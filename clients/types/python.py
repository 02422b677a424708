"""Types as Python modules of TypedDicts, whose fields have their descriptions below them."""

import json
from collections.abc import Iterable, Iterator
from keyword import iskeyword
from textwrap import wrap

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

HEAD = '''"""{about}. Made by `make clients`: change the schemas, not this file."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict
'''
SCALARS = {"any": "Any", "boolean": "bool", "integer": "int", "null": "None", "number": "float", "string": "str"}
WIDTH = 112


def api_module(declared: Iterable[Declared]) -> str:
    """The module of the bodies of the API; unions stand behind what they name."""
    ordered = sorted(declared, key=lambda one: isinstance(one, Alias))
    return "\n".join([HEAD.format(about="Bodies of the HTTP API"), *map(_declaration, ordered)])


def title_module(document: TitleDocument) -> str:
    """The module of one title: ``Command``, ``Event``, ``View``, and ``TITLE`` that stands for all three."""
    head = HEAD.format(about=f"Commands, events and the view of {document.name}")
    return "\n".join(
        [
            head + "\nfrom sagebrush_client.types.title import TitleTyping\n",
            *map(_declaration, document.declared.values()),
            _union("Command", "What a seat can ask.", document.commands),
            _union("Event", "What can happen.", document.events),
            f"TITLE: TitleTyping[Command, Event, {document.view}] = TitleTyping({json.dumps(document.title)})",
            f'"""{document.name}: give it to a client, and its editor knows the types."""',
            "",
        ]
    )


def _union(name: str, about: str, members: list[str]) -> str:
    joined = "\n    | ".join(members)
    return f'\n{name} = (\n    {joined}\n)\n"""{about}"""\n'


def _declaration(declared: Declared) -> str:
    if isinstance(declared, Alias):
        return "\n".join(["", f"{declared.name} = {_said(declared.shape)}", *_text(declared.description, ""), ""])
    return _typed_dict(declared)


def _typed_dict(structure: Structure) -> str:
    if all(field.name.isidentifier() and not iskeyword(field.name) for field in structure.fields):
        return "\n".join(["", f"class {structure.name}(TypedDict):", *_body(structure), ""])
    named = ", ".join(f"{field.name!r}: {_annotation(field)!r}" for field in structure.fields)
    return f"\n{structure.name} = TypedDict({structure.name!r}, {{{named}}})\n"


def _body(structure: Structure) -> Iterator[str]:
    yield from _text(structure.description or f"{structure.name}.")
    for field in structure.fields:
        yield ""
        yield f"    {field.name}: {_annotation(field)}"
        yield from _text(field.description)


def _text(text: str, indent: str = "    ") -> list[str]:
    if not text:
        return []
    text = text.replace("\\", "\\\\").replace('"""', "'''")
    lines = [part for line in text.splitlines() for part in (wrap(line, WIDTH) or [""])]
    ending = " " if text.endswith('"') else ""
    if len(lines) == 1:
        return [f'{indent}"""{lines[0]}{ending}"""']
    return [f'{indent}"""{lines[0]}', *(f"{indent}{line}".rstrip() for line in lines[1:]), f'{indent}"""']


def _annotation(field: Field) -> str:
    said = _said(field.shape)
    return said if field.is_required else f"NotRequired[{said}]"


def _said(shape: Shape) -> str:
    match shape:
        case Named(name):
            return name
        case Scalar(kind):
            return SCALARS[kind]
        case Values(values):
            return f"Literal[{', '.join(map(repr, values))}]"
        case ListOf(item):
            return f"list[{_said(item)}]"
        case Row():
            return "list[Any]"  # JSON knows no tuples
        case Lookup(value):
            return f"dict[str, {_said(value)}]"
        case OneOf(options):
            return " | ".join(map(_said, options))
