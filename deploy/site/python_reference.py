"""The reference of the Python packages that other people import, from their source: nothing is imported to read it."""

from collections.abc import Iterator

import griffe

from deploy.site.schemas import cell
from deploy.site.sources import PACKAGES, ROOT, TITLES

ROOMS = {file.parent.name for file in TITLES.glob("*/README.md")}
"""Titles have pages of their own: rules, rulings, and where in the code they stand."""


def python_pages() -> dict[str, str]:
    """A page for each package."""
    return {f"reference/python-{name}.md": _package(name, folder) for name, folder in PACKAGES.items()}


def _package(name: str, folder: str) -> str:
    root = griffe.load(name, search_paths=[str(ROOT / folder)], resolve_aliases=True)
    assert isinstance(root, griffe.Module)
    lines = [f"# Python: {name}", ""]
    for module in _modules(root):
        members = list(_defined(module))
        passed_on = list(_passed_on(module))
        if members or passed_on:
            lines += [f"## {module.path} {{ #{module.path} }}", "", *_docstring(module), *passed_on, ""]
            lines += [line for member in members for line in _member(member)]
    return "\n".join(lines).rstrip() + "\n"


def _modules(module: griffe.Module) -> Iterator[griffe.Module]:
    """The module and those inside it that are public."""
    yield module
    for inner in sorted(module.modules.values(), key=lambda one: one.name):
        if not inner.is_alias and not inner.name.startswith("_") and inner.name not in ROOMS:
            yield from _modules(inner)


def _defined(module: griffe.Module) -> Iterator[griffe.Object]:
    """What a module defines under a public name."""
    for member in module.members.values():
        if isinstance(member, griffe.Object) and not member.is_module and not member.name.startswith("_"):
            yield member


def _passed_on(module: griffe.Module) -> Iterator[str]:
    """What its ``__all__`` offers from elsewhere, with a link."""
    for member in module.members.values():
        if isinstance(member, griffe.Alias) and member.name in (module.exports or ()):
            package = member.target_path.split(".", 1)[0]
            link = f"python-{package}.md#{member.target_path}"
            yield (
                f"- `{member.name}`: [`{member.target_path}`]({link})" if package in PACKAGES else f"- `{member.name}`"
            )


def _member(member: griffe.Object) -> list[str]:
    """A class with its methods, a function or a value."""
    lines = _entry("###", member.name, member)
    if isinstance(member, griffe.Class):
        lines += _fields(member)
        for method in member.functions.values():
            if not method.name.startswith("_"):
                lines += _entry("####", f"{member.name}.{method.name}", method)
    return lines


def _entry(level: str, title: str, member: griffe.Object) -> list[str]:
    """A heading, how the name is used, and its docstring."""
    return [
        *(f"{level} {title} {{ #{member.path} }}", ""),
        *("```python", _signature(member), "```", ""),
        *_docstring(member),
    ]


def _signature(member: griffe.Object) -> str:
    """How a name is used, as its source has it."""
    if isinstance(member, griffe.Class):
        bases = ", ".join(str(base) for base in member.bases)
        return f"class {member.name}{f'({bases})' if bases else ''}"
    if isinstance(member, griffe.Function):
        return f"{'async ' if 'async' in member.labels else ''}def {member.signature()}"
    annotation = getattr(member, "annotation", None)
    return f"{member.name}{f': {annotation}' if annotation else ''}{_value(member)}"


def _value(member: griffe.Object) -> str:
    """The value of a constant, where it fits on a line."""
    value = str(getattr(member, "value", None) or "")
    return f" = {value}" if value and len(value) <= 80 and "\n" not in value else ""


def _fields(owner: griffe.Class) -> list[str]:
    """The public fields of a class as a table."""
    rows = [
        f"| `{field.name}` | `{cell(str(field.annotation))}` | {cell(' '.join(_docstring(field)))} |"
        for field in owner.attributes.values()
        if field.annotation and not field.name.startswith("_")
    ]
    return ["| field | type | meaning |", "|---|---|---|", *rows, ""] if rows else []


def _docstring(member: griffe.Object) -> list[str]:
    return [member.docstring.value, ""] if member.docstring else []
