"""The reference of streams and what is sent unasked, from docs/asyncapi.json."""

import json
from collections.abc import Mapping
from typing import Any

from deploy.site.schemas import fields_table, schema_section, type_of
from deploy.site.sources import DOCS


def streams_page() -> dict[str, str]:
    """The page by its address."""
    document = json.loads((DOCS / "asyncapi.json").read_text("utf-8"))
    parts = document["components"]
    lines = [
        *("# Streams", ""),
        "Made from [asyncapi.json](../asyncapi.json) (AsyncAPI 3.0). The guides are [the API](../api.md) and "
        "[following many games](../following.md).",
        *("", document["info"]["description"], ""),
    ]
    for name, channel in document["channels"].items():
        lines += _channel(name, channel)
    for name, message in parts["messages"].items():
        lines += _message(name, message)
    for name, schema in parts["schemas"].items():
        lines += schema_section(name, schema)
    return {"reference/streams.md": "\n".join(lines).rstrip() + "\n"}


def _channel(name: str, channel: Mapping[str, Any]) -> list[str]:
    """One stream: its address, its query, what it tells."""
    messages = ", ".join(f"[`{one}`](#message-{one})" for one in channel["messages"])
    query = channel.get("bindings", {}).get("ws", {}).get("query")
    return [
        f"## {channel.get('address') or name} {{ #channel-{name} }}", "",
        channel.get("description", ""), "", f"It tells {messages}.", "",
        *(fields_table(query) if query else []), "",
    ]  # fmt: skip


def _message(name: str, message: Mapping[str, Any]) -> list[str]:
    """One kind of message: when it is sent, its payload, an example."""
    lines = [f"## {name} {{ #message-{name} }}", "", message.get("summary") or message.get("description", ""), ""]
    payload = message.get("payload", {})
    lines += [*(fields_table(payload) if "properties" in payload else [f"Payload: {type_of(payload)}"]), ""]
    for example in message.get("examples", [])[:1]:
        lines += ["```json", json.dumps(example.get("payload"), ensure_ascii=False, indent=2), "```", ""]
    return lines
