"""The reference of the HTTP API, from docs/openapi.json: a page for each part of it, and one of all schemas."""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from deploy.site.schemas import fields_table, meaning_of, row, schema_section, type_of
from deploy.site.sources import DOCS

SCHEMAS = "http-schemas.md"
Operation = tuple[str, str, Mapping[str, Any]]
"""Method, path and what the document says of it."""


def http_pages() -> dict[str, str]:
    """The pages by address."""
    document = json.loads((DOCS / "openapi.json").read_text("utf-8"))
    parts: defaultdict[str, list[Operation]] = defaultdict(list)
    for operation in _operations(document):
        parts[operation[2].get("tags", ["other"])[0]].append(operation)
    pages = {f"reference/http-{part}.md": _part(part, operations) for part, operations in parts.items()}
    schemas = [schema_section(name, schema) for name, schema in document["components"]["schemas"].items()]
    return {
        "reference/http.md": _overview(document, parts),
        **pages,
        f"reference/{SCHEMAS}": _page("Schemas of the HTTP API", ["Bodies of requests and answers.", ""], *schemas),
    }


def _operations(document: Mapping[str, Any]) -> Iterator[Operation]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _overview(document: Mapping[str, Any], parts: Mapping[str, list[Operation]]) -> str:
    """All routes in one table, with links."""
    rows = [
        row(f"[`{method} {path}`](http-{part}.md#{said['operationId']})", f"`{said['operationId']}`", _summary(said))
        for part, operations in sorted(parts.items())
        for method, path, said in operations
    ]
    head = [
        "Made from [openapi.json](../openapi.json), which the running gateway also serves at `/openapi.json`; "
        "the guide is [the API](../api.md).",
        *("", document["info"]["description"]),
        *("", "| route | operation | |", "|---|---|---|", *rows),
    ]
    return _page("HTTP API", head)


def _part(part: str, operations: list[Operation]) -> str:
    return _page(f"HTTP: {part}", *(_operation(*one) for one in operations))


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> list[str]:
    """One route: what it does, its parameters, its body, its answers."""
    lines = [f"## {method} {path} {{ #{operation['operationId']} }}", "", operation.get("description", ""), ""]
    lines += ["Needs no token." if not operation.get("security") else "Needs `Authorization: Bearer …`.", ""]
    if parameters := operation.get("parameters"):
        lines += [
            "| parameter | in | type | required | meaning |",
            "|---|---|---|---|---|",
            *map(_parameter, parameters),
            "",
        ]
    for media, body in operation.get("requestBody", {}).get("content", {}).items():
        lines += [f"Body (`{media}`): {type_of(body['schema'], SCHEMAS)}", "", *_body(body), ""]
    lines += ["| status | answer | body |", "|---|---|---|"]
    return [*lines, *(_answer(status, one) for status, one in operation["responses"].items()), ""]


def _body(body: Mapping[str, Any]) -> list[str]:
    """The fields of a body that has no name, and its example."""
    fields = fields_table(body["schema"], SCHEMAS) if "properties" in body["schema"] else []
    example = body.get("example") or next((one["value"] for one in body.get("examples", {}).values()), None)
    if example is None:
        return fields
    return [*fields, "", "```json", json.dumps(example, ensure_ascii=False, indent=2), "```"]


def _parameter(one: Mapping[str, Any]) -> str:
    schema = one.get("schema", {})
    meaning = meaning_of({**schema, "description": one.get("description", "")})
    return row(f"`{one['name']}`", one["in"], type_of(schema, SCHEMAS), "yes" if one.get("required") else "", meaning)


def _answer(status: str, answer: Mapping[str, Any]) -> str:
    kinds = [
        f"`{media}` {type_of(content['schema'], SCHEMAS) if content.get('schema') else ''}"
        for media, content in answer.get("content", {}).items()
    ]
    return row(status, answer.get("description", ""), ", ".join(kinds))


def _summary(operation: Mapping[str, Any]) -> str:
    """The first sentence of what a route does."""
    return str(operation.get("description", "")).replace("\n", " ").split(". ")[0].rstrip(".") + "."


def _page(title: str, *sections: list[str]) -> str:
    return "\n".join([f"# {title}", "", *(line for section in sections for line in section)]).rstrip() + "\n"
