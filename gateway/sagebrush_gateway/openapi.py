"""Writes the descriptions of the API to docs/openapi.json and of its streams to docs/asyncapi.json, or compares."""

import json
import sys
from pathlib import Path
from typing import Any

from sagebrush_gateway.api.streams_description import asyncapi
from sagebrush_gateway.app import create_api
from sagebrush_gateway.gateway import build
from sagebrush_gateway.settings import GatewaySettings

SNAPSHOT = Path("docs/openapi.json")
STREAMS_SNAPSHOT = Path("docs/asyncapi.json")


def text() -> str:
    """The description as it is kept in docs/openapi.json."""
    return _text(_sorted(create_api(build(GatewaySettings())).openapi()))


def streams_text() -> str:
    """The description of the streams as it is kept in docs/asyncapi.json."""
    return _text(asyncapi())


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _sorted(part: Any, is_content: bool = False) -> Any:
    """``part`` with the fields of objects by name; media types keep their order, since generators take the first."""
    if isinstance(part, list):
        return [_sorted(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {name: _sorted(part[name], name == "content") for name in (part if is_content else sorted(part))}


def main(arguments: list[str]) -> int:
    """0 when the snapshots are up to date or were written."""
    texts = {SNAPSHOT: text(), STREAMS_SNAPSHOT: streams_text()}
    if arguments == ["--check"]:
        stale = [path for path, fresh in texts.items() if not path.exists() or path.read_text() != fresh]
        for path in stale:
            print(f"{path} is not what the code says; run: python -m sagebrush_gateway.openapi")
        return 1 if stale else 0
    for path, fresh in texts.items():
        path.write_text(fresh)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
