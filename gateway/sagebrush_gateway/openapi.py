"""Writes the description of the API to docs/openapi.json; with `--check` it compares."""

import json
import sys
from pathlib import Path

from sagebrush_gateway.app import create_api
from sagebrush_gateway.gateway import build
from sagebrush_gateway.settings import GatewaySettings

SNAPSHOT = Path("docs/openapi.json")


def text() -> str:
    """The description as it is kept in docs/openapi.json."""
    return (
        json.dumps(create_api(build(GatewaySettings())).openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    )


def main(arguments: list[str]) -> int:
    """0 when the snapshot is up to date or was written."""
    if arguments == ["--check"]:
        fresh = SNAPSHOT.exists() and SNAPSHOT.read_text() == text()
        if not fresh:
            print(f"{SNAPSHOT} is not what the code says; run: python -m sagebrush_gateway.openapi")
        return 0 if fresh else 1
    SNAPSHOT.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
